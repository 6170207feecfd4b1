"""Phases that are played in turn (4.1): everybody in order of play, skipping those with nothing to decide.

Where the order cannot matter, nobody waits for the others: several turns are under way at the same time
(ruling 22).
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.antiquity.events.rounds import PhaseBegan
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.phases import PHASE_NUMBERS, PHASES
from pentapolis.kernel.decisions import Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE_ROUND = "antiquity.4.1"

WRONG_PHASE = Reason("antiquity-refusal-phase", RULE_ROUND)

Begin = Callable[[Position, int, list[Event]], bool]
"""Do what is automatic in a seat's turn; True if something remains to be decided."""

WaitsFor = Callable[[Position, int, list[int]], list[int]]
"""Those of the others whose turns must be over before a seat can have its own."""


def one_by_one(_position: Position, _seat: int, others: list[int]) -> list[int]:
    """Everybody waits for all before."""
    return others


def all_at_once(_position: Position, _seat: int, _others: list[int]) -> list[int]:
    """Nothing that one decides can change what another can do (ruling 22)."""
    return []


def begin_phase(position: Position, phase: int, turns: int, events: list[Event]) -> None:
    """Everybody still has their turn; the step `turns` hands them out."""
    position.turn = 0
    position.waiting = position.order
    events.append(PhaseBegan(PHASE_NUMBERS[phase]))
    position.phase = turns


def hand_out_turns(
    position: Position, phase: int, begin: Begin, waits_for: WaitsFor, then: int, events: list[Event]
) -> None:
    """Begin the turns of all who no longer have to wait for somebody before them.

    As long as somebody decides, the position rests in `phase`; `then` comes when all turns are over.
    """
    if position.waiting:
        deciding = [*position.actors]
        waiting: list[int] = []
        for seat in position.waiting:
            if waits_for(position, seat, [*deciding, *waiting]):
                waiting.append(seat)
            elif not position.realms[seat].out and begin(position, seat, events):
                deciding.append(seat)
        position.waiting = tuple(waiting)
        position.actors = tuple([seat for seat in position.order if seat in deciding])
    if position.actors:
        position.turn = position.order.index(position.actors[0])
        position.phase = phase
    else:
        position.phase = then


def end_turn(position: Position, seat: int, turns: int) -> None:
    """The turn of a seat is over; the step `turns` hands out the next ones."""
    position.actors = tuple([other for other in position.actors if other != seat])
    position.phase = turns


def wrong_phase(position: Position, rule: str) -> Refusal:
    """Why nothing of another phase, with this rule, can be done now."""
    return Refusal(WRONG_PHASE.id, rule, {"phase": PHASES[position.phase]})
