"""Histories of games in progress, rebuilt from their logs and kept as long as they are in use.

A history never changes: playing on gives a new one. So whoever holds one may read it in any thread.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.box_files import BUILT_IN_NAME
from pentapolis.kernel.errors import OtherBox, PentapolisError, UnknownGame
from pentapolis.kernel.events import Event
from pentapolis.kernel.state import State
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import moves
from pentapolis.server.storage.records import MoveRecord, TableRecord
from pentapolis.server.storage.store import Store

ATTEMPTS = 10
"""How often to look again while the game goes on under the reader's eyes."""

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

    `opening` is what happened by itself before the first decision; `recent` holds the last states, the
    present one at its end.
    """

    epoch: int
    opening: list[Event]
    first: State
    played: tuple[Played, ...]
    recent: tuple[State, ...]

    @classmethod
    def start(cls, table: TableRecord) -> History:
        """The history of a table's game before its first move."""
        try:
            rules = pentapolis.game(table.game)
        except UnknownGame as error:  # the package that brought it is gone, or broken
            raise ProblemError("problem-unknown-game") from error
        if table.rules != rules.rules_version:
            raise ProblemError("problem-old-rules")
        try:
            rules.check_box(table.box)
        except OtherBox as error:
            name = table.box.name if table.box else BUILT_IN_NAME
            raise ProblemError("problem-other-box", box=name, present=rules.box.name) from error
        colours = [seat.colour for seat in table.seats]
        setup = len(table.seats), int(table.seed), {**table.options, "colours": colours}
        first = rules.start(*setup)
        return cls(table.epoch, rules.opening(*setup), first, (), (first,))

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
        rules = pentapolis.game(self.first.key)
        return self._with((move.seat, rules.parse(move.action)) for move in further)

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

    def states_from(self, ply: int) -> list[State]:
        """The states after `ply` moves and after each later one."""
        oldest = self.ply - len(self.recent) + 1
        if ply >= oldest:
            return list(self.recent[ply - oldest :])
        state = self.first
        states = [state]
        for move in self.played:
            state = state.copy()
            state.play(move.seat, move.action)
            states.append(state)
        return states[ply:]


class OutOfDate(Exception):
    """A record was read, and then the game went on."""


class Histories:
    """The histories in use, least recently used ones forgotten first."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._kept: OrderedDict[str, History] = OrderedDict()

    def keep(self, table_id: str, history: History) -> None:
        """Remember the present history of a table."""
        self._kept[table_id] = history
        self._kept.move_to_end(table_id)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    async def current(self, read: Callable[[], Awaitable[TableRecord]]) -> tuple[TableRecord, History]:
        """A table's record and its history, both of the same moment; `read` asks for the record."""
        for _ in range(ATTEMPTS):
            record = await read()
            try:
                return record, await self.at(record)
            except OutOfDate:
                continue
        raise ProblemError("problem-stale-ply")

    async def at(self, table: TableRecord) -> History:
        """The history that the record tells of: from memory, caught up, or rebuilt from the log.

        `OutOfDate` if the game has gone on, or back, since the record was read.
        """
        kept = self._kept.get(table.id)
        if kept is None or kept.epoch < table.epoch:
            kept = History.start(table)
        if (kept.epoch, kept.ply) > (table.epoch, table.ply):
            raise OutOfDate
        if kept.ply < table.ply:
            further = await self._store.read(moves.logged, table.id, kept.ply, table.ply)
            try:
                kept = await asyncio.to_thread(kept.extended, further)
            except PentapolisError as error:
                raise RuntimeError(f"table {table.id}: its log cannot be played again") from error
            if kept.ply != table.ply:
                raise OutOfDate  # an undo took moves away between the two questions
        newest = self._kept.get(table.id)
        if newest is None or (newest.epoch, newest.ply) <= (kept.epoch, kept.ply):
            self.keep(table.id, kept)
        return kept
