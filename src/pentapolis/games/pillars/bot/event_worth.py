"""What events do to a seat of The Pillars of the Earth, and what it is worth to be spared, in points."""

from __future__ import annotations

from statistics import fmean

from pentapolis.games.pillars.components import BISHOP, BOX, EVENTS, ROUNDS, WARDS_OFF_EVENT
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import STAGES
from pentapolis.kernel.forms import EMPTY

EVENT_HARM = {"extra-tax": 1.0, "cold-winter": 1.5, "city-wall": 1.5, "collapse": 1.5, "conflict": 2.0}
CUBE_WORTH = 0.8
"""Any cube, which the bishop gives those whom he need not protect."""

ONCE_WORTH = {"thomas": 1.0, "loyalty": 0.8, "remigius": 1.0}
"""What the cards are worth that can be used once, while rounds are left."""

EVENT_STAGE = STAGES.index("event")


def bishop_worth(state: Pillars) -> float:
    """Protection from the event that is to come, or a cube."""
    if state.event != EMPTY:
        return CUBE_WORTH if state.cube_due else 0.0
    return _worth_of_bishop(state.unseen_events[0])


def bishop_worth_unknown(state: Pillars) -> float:
    """The same, on average over the events that may come."""
    return fmean(map(_worth_of_bishop, state.unseen_events))


def _worth_of_bishop(event: int) -> float:
    return max(EVENT_HARM.get(EVENTS[event], 0.0), CUBE_WORTH)


def harm_of(state: Pillars) -> float:
    """What the event of the round, which is known, does to those whom nobody protects."""
    too_late = state.round == ROUNDS and BOX.events[state.event].builders is not None
    return 0.0 if too_late else EVENT_HARM.get(EVENTS[state.event], 0.0)


def harm_to_come(state: Pillars, seat: int) -> float:
    """What is still to come of it for a seat; of the cold winter nothing, which shows in what cards yield."""
    if state.event == EMPTY or state.protected >> seat & 1 or BOX.events[state.event].card_yield:
        return 0.0
    harm = harm_of(state)
    if state.walled_next >> seat & 1:
        return harm
    turn = (seat - state.start_player) % state.seats
    if state.stage != EVENT_STAGE or state.cursor > turn + state.seats:
        return 0.0
    if state.cursor <= turn and seat in state.places[BISHOP.start : BISHOP.stop] and not state.cube_due:
        return 0.0
    if state.cursor <= turn and state.advantages[seat] & WARDS_OFF_EVENT:
        return min(harm, ONCE_WORTH["thomas"])
    return harm
