"""Action cards (5.3): gold, a simple building, or a new city."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import TAKE_GOLD, Build, Found, TakeGold
from pentapolis.games.lacitta.components import BOX, BUILDINGS, SIMPLE
from pentapolis.games.lacitta.events import GoldTaken
from pentapolis.games.lacitta.rules.building import SITE_REASONS, build, builds_of, why_no_site
from pentapolis.games.lacitta.rules.cities import pay_out
from pentapolis.games.lacitta.rules.founding import FOUNDING_REASONS, found, foundings, why_not_found
from pentapolis.games.lacitta.rules.founding import RULE as RULE_FOUNDING
from pentapolis.games.lacitta.state import NEXT_TURN, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal

RULE = "lacitta.5.3"

NO_ACTION_CARD = Reason("lacitta-refusal-no-action-card", RULE)
NOT_SIMPLE = Reason("lacitta-refusal-not-simple", RULE)


def why_no_action_card(position: Position, seat: int, _action: Action) -> Refusal | None:
    return None if position.action_cards[seat] else NO_ACTION_CARD()


# Gold (5.3a) ---------------------------------------------------------------------------

_GOLD = (TAKE_GOLD,)


def gold_takings(position: Position, seat: int) -> tuple[TakeGold, ...]:
    return _GOLD if position.action_cards[seat] else ()


def take_gold(position: Position, seat: int, _action: TakeGold, events: list[Event]) -> None:
    position.action_cards[seat] -= 1
    events.append(GoldTaken(seat, pay_out(position, seat, BOX.action_card.gold)))
    position.phase = NEXT_TURN


PLAY_FOR_GOLD = Decision(
    TakeGold,
    rule=RULE,
    choices=gold_takings,
    why_not=why_no_action_card,
    effect=take_gold,
    reasons=(NO_ACTION_CARD,),
)

# A simple building (5.3c) ---------------------------------------------------------------------------


def simple_builds(position: Position, seat: int) -> list[Build]:
    return builds_of(position, SIMPLE) if position.action_cards[seat] else []


def why_not_build_simple(position: Position, seat: int, action: Build) -> Refusal | None:
    if not position.action_cards[seat]:
        return NO_ACTION_CARD()
    if action.building not in SIMPLE:
        return NOT_SIMPLE(building=BUILDINGS[action.building])
    return why_no_site(position, seat, action)


def build_simple(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    position.action_cards[seat] -= 1
    build(position, seat, action, 0, events)
    position.phase = NEXT_TURN


PLAY_TO_BUILD = Decision(
    Build,
    rule=RULE,
    choices=simple_builds,
    why_not=why_not_build_simple,
    effect=build_simple,
    reasons=(NO_ACTION_CARD, NOT_SIMPLE, *SITE_REASONS),
)

# A new city (5.3b) ---------------------------------------------------------------------------


def why_not_play_founding(position: Position, seat: int, action: Found) -> Refusal | None:
    return why_no_action_card(position, seat, action) or why_not_found(position, seat, action)


PLAY_TO_FOUND = Decision(
    Found,
    rule=RULE_FOUNDING,
    choices=foundings,
    why_not=why_not_play_founding,
    effect=found,
    reasons=(NO_ACTION_CARD, *FOUNDING_REASONS),
)
