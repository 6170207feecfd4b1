"""The history of a game: every move so far and what it brought about, played again from its log.

A history never changes: playing on gives a new one. So whoever holds one may read it in any thread.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.state import State
from pentapolis.server.storage.records import MoveRecord, TableRecord
from pentapolis.server.table_rules import rules_of

KEPT_STATES = 8
"""The number of latest states that stand ready; earlier ones are played again when needed."""


class Played(NamedTuple):
    """A move and what it brought about."""

    seat: int
    action: Action
    events: list[Event]


@dataclass(frozen=True, slots=True)
class History:
    """A game from its start to the present.

    `rules` are those that the table was opened under; `opening` is what happened by itself before the first
    decision; `recent` holds the last states, the present one at its end.
    """

    rules: AnyGame
    epoch: int
    opening: list[Event]
    first: State
    played: tuple[Played, ...]
    recent: tuple[State, ...]

    @classmethod
    def start(cls, table: TableRecord) -> History:
        """The history of a table's game before its first move."""
        rules = rules_of(table)
        colours = [seat.colour for seat in table.seats]
        setup = len(table.seats), int(table.seed), {**table.options, "colours": colours}
        first = rules.start(*setup)
        return cls(rules, table.epoch, rules.opening(*setup), first, (), (first,))

    @property
    def ply(self) -> int:
        """The number of moves so far."""
        return len(self.played)

    @property
    def state(self) -> State:
        """The present."""
        return self.recent[-1]

    def play(self, seat: int, action: Action) -> History:
        """The history with one more move; the engine's errors if it is not possible."""
        return self._with([(seat, action)])

    def extended(self, further: Sequence[MoveRecord]) -> History:
        """The history with some more moves of its log."""
        return self._with((move.seat, self.rules.parse(move.action)) for move in further)

    def _with(self, further: Iterable[tuple[int, Action]]) -> History:
        played = list(self.played)
        recent = list(self.recent)
        for seat, action in further:
            state = recent[-1].copy()
            played.append(Played(seat, action, state.play(seat, action)))
            recent.append(state)
            del recent[:-KEPT_STATES]
        return replace(self, played=tuple(played), recent=tuple(recent))

    def back_to(self, ply: int) -> History:
        """The history as it was after `ply` moves, in a new epoch."""
        state = self.states_from(ply)[0]
        return replace(self, epoch=self.epoch + 1, played=self.played[:ply], recent=(state,))

    def keeps(self, ply: int) -> bool:
        """Does the state after `ply` moves stand ready?"""
        return ply > self.ply - len(self.recent)

    def states_from(self, ply: int) -> list[State]:
        """The states after `ply` moves and after each later one."""
        if self.keeps(ply):
            return list(self.recent[ply - self.ply - 1 :])
        state = self.first
        states = [state]
        for move in self.played:
            state = state.copy()
            state.play(move.seat, move.action)
            states.append(state)
        return states[ply:]
