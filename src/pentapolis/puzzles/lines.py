"""Lines: what a player does in a puzzle, action by action, until it is over."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.puzzles import TurnKind
from pentapolis.kernel.state import State

WORLDS = 4
"""In how many worlds a position is measured that something hidden has a part in."""


class Played(NamedTuple):
    """A move and what it brought about."""

    seat: int
    action: Action
    events: list[Event]


class Step(NamedTuple):
    """Where one action of the player leads, with what others reply to it."""

    played: tuple[Played, ...]
    state: State
    measure: int | None
    """What is reached; if something hidden turned up, what is reached whatever it is."""
    over: bool


def step(kind: TurnKind[State], first: State, state: State, seat: int, action: Action) -> Step:
    """The next position of a line that began in `first`."""
    played, after = _moved(kind, state, seat, action)
    if _hidden_turned_up(played, seat, state.seats):
        return Step(played, after, _sure_measure(kind, state, seat, action), True)
    over = seat not in after.actors or kind.over(first, after, seat)
    return Step(played, after, kind.measure(after, seat), over)


def _moved(
    kind: TurnKind[State], state: State, seat: int, action: Action
) -> tuple[tuple[Played, ...], State]:
    after = state.copy()
    played = [Played(seat, action, after.play(seat, action))]
    while after.actors and seat not in after.actors:
        other = after.actors[0]
        reply = kind.reply(after, other)
        if reply is None:
            break
        played.append(Played(other, reply, after.play(other, reply)))
    return tuple(played), after


def _hidden_turned_up(played: tuple[Played, ...], seat: int, seats: int) -> bool:
    """Did the seat learn something that it could not know?"""
    return any(seat in event.revealed_to(seats) for move in played for event in move.events)


def _sure_measure(kind: TurnKind[State], state: State, seat: int, action: Action) -> int | None:
    """What an action reaches in every world that the seat cannot tell from this one."""
    measures = []
    for number in range(WORLDS):
        _, after = _moved(kind, state.resample(seat, Random(number)), seat, action)
        measures.append(kind.measure(after, seat))
    counted = [measure for measure in measures if measure is not None]
    return min(counted) if len(counted) == WORLDS else None
