"""Amphorae (5.6): an extra action for each, once the others are used up."""

from __future__ import annotations

from pentapolis.games.attika.actions import SPEND_AMPHORA, SpendAmphora
from pentapolis.games.attika.events import AmphoraSpent
from pentapolis.games.attika.rules.affordable import payable
from pentapolis.games.attika.rules.turns import actions_in_mode, has_something_to
from pentapolis.games.attika.state import DRAWING, NONE, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "attika.5.6"

NO_AMPHORA = Reason("attika-refusal-no-amphora", RULE)
NOTHING_BEGUN = Reason("attika-refusal-no-mode", RULE)
BOUGHT_FIRST = Reason("attika-refusal-bought-first", RULE)
ACTIONS_LEFT = Reason("attika-refusal-actions-left", RULE)
NO_USE = Reason("attika-refusal-no-use", RULE)


def spend_amphora(position: Position, seat: int) -> None:
    """It is back in the supply before what it buys happens (ruling 39)."""
    position.amphorae[seat] -= 1
    position.supply += 1


def could_act(position: Position, seat: int) -> bool:
    """Whether the seat could carry out another action of this turn's kind."""
    if position.mode == DRAWING:
        return has_something_to(position, DRAWING, seat)
    return bool(payable(position, seat, position.stored[seat]))


def buying_an_action(position: Position, seat: int) -> tuple[SpendAmphora, ...]:
    if not position.amphorae[seat] or position.mode == NONE or position.bought:
        return ()
    used_up = position.made == actions_in_mode(position)
    return (SPEND_AMPHORA,) if used_up and could_act(position, seat) else ()


def why_not_buy_action(position: Position, seat: int, _action: SpendAmphora) -> Refusal | None:
    if not position.amphorae[seat]:
        return NO_AMPHORA()
    if position.mode == NONE:
        return NOTHING_BEGUN()
    if position.bought:
        return BOUGHT_FIRST()
    if left := actions_in_mode(position) - position.made:
        return ACTIONS_LEFT(left=left)
    return None if could_act(position, seat) else NO_USE()


def buy_action(position: Position, seat: int, _action: SpendAmphora, events: list[Event]) -> None:
    spend_amphora(position, seat)
    position.bought = True
    events.append(AmphoraSpent(seat, "draw" if position.mode == DRAWING else "build"))


BUY_ACTION = Decision(
    SpendAmphora,
    rule=RULE,
    choices=buying_an_action,
    why_not=why_not_buy_action,
    effect=buy_action,
    reasons=(NO_AMPHORA, NOTHING_BEGUN, BOUGHT_FIRST, ACTIONS_LEFT, NO_USE),
)
