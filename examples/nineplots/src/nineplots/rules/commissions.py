"""Choosing a commission, before the first building."""

from __future__ import annotations

from nineplots.actions import KEEP, Keep
from nineplots.components import COMMISSIONS
from nineplots.events import Kept
from nineplots.state import BUILDING, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "nineplots.commissions"

NOT_OFFERED = Reason("nineplots-refusal-not-offered", RULE)
CHOOSE_FIRST = Reason("nineplots-refusal-choose-first", RULE)
ALREADY_CHOSEN = Reason("nineplots-refusal-already-chosen", RULE)


def commissions_to_keep(position: Position, seat: int) -> list[Keep]:
    return [KEEP[commission] for commission in position.hands[seat]]


def why_not_keep(position: Position, seat: int, action: Keep) -> Refusal | None:
    if action.commission in position.hands[seat]:
        return None
    return NOT_OFFERED(commission=COMMISSIONS[action.commission])


def keep(position: Position, seat: int, action: Keep, events: list[Event]) -> None:
    """The other one is put away; nobody else sees either of them."""
    position.put_away[seat] = [other for other in position.hands[seat] if other != action.commission]
    position.hands[seat] = [action.commission]
    events.append(Kept(seat, COMMISSIONS[action.commission]))
    following = (seat + 1) % position.seats
    position.actors = TURNS[following]
    if following == position.starting_player:
        position.phase = BUILDING


KEEP_COMMISSION = Decision(
    Keep,
    rule=RULE,
    choices=commissions_to_keep,
    why_not=why_not_keep,
    effect=keep,
    reasons=(NOT_OFFERED,),
)
