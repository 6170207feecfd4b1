"""Politics cards (5.4): when each can be taken, and what the buildings and the rich harvest do.

`priced_cards` has the cards that bring more for more gold.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat

from pentapolis.games.lacitta.actions import HARVEST_FARM, Build, Harvest, Take, takes
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    BREAD,
    BUILDER_PRICE,
    BUILDING_OF_CARD,
    BUILDINGS,
    CARD_PRICE,
    CARDS,
    CHEAPEST,
    CONTACT,
    FARM,
    GOLDEN,
    HARVEST,
    HEXES,
    KINDS,
    MASTER_BUILDER,
    POOL_OF,
    YEARS,
)
from pentapolis.games.lacitta.components.board import hexes_of
from pentapolis.games.lacitta.events import CardTaken, Harvested
from pentapolis.games.lacitta.rules.building import (
    NO_TILE,
    SITE_REASONS,
    build,
    builds_of,
    count_sites,
    has_site,
    sites_for,
    why_no_site,
)
from pentapolis.games.lacitta.rules.building import RULE as RULE_BUILDING
from pentapolis.games.lacitta.rules.cities import (
    citizens_left,
    figures_left,
    hexes_of_seat,
    may_grow,
    put_figure,
)
from pentapolis.games.lacitta.state import (
    BUILDING,
    HARVEST_FIGURE,
    HARVESTING,
    NEXT_TURN,
    PAYING,
    PURPOSES,
    Position,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.fields import replaced
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE = "lacitta.5.4"

NOT_DISPLAYED = Reason("lacitta-refusal-not-displayed", RULE)
GOLD = Reason("lacitta-refusal-gold", RULE)
NO_SITE = Reason("lacitta-refusal-no-site", RULE_BUILDING)
ALL_FULL = Reason("lacitta-refusal-all-full", RULE)
LAST_HARVEST = Reason("lacitta-refusal-last-harvest", "lacitta.5.11")
NO_FIGURE = Reason("lacitta-refusal-no-figure", RULE)
NO_FARM = Reason("lacitta-refusal-no-farm", RULE)
NO_ARCHES = Reason("lacitta-refusal-no-arches", RULE)
OTHER_BUILDING = Reason("lacitta-refusal-other-building", RULE)
HARVESTED = Reason("lacitta-refusal-harvested", RULE)
NOT_YOUR_FARM = Reason("lacitta-refusal-not-your-farm", RULE)

_BUILDER_COSTS = tuple(sorted(set(BUILDER_PRICE)))
_AFFORDABLE = tuple(
    tuple(kind for kind in KINDS if BUILDER_PRICE[kind] <= gold) for gold in range(_BUILDER_COSTS[-1] + 1)
)
"""What the master builder can build for each amount of gold."""

_HIGHEST = max(CHEAPEST)
_PAYABLE = tuple(
    sum(1 << card for card, price in enumerate(CHEAPEST) if price <= gold) for gold in range(_HIGHEST)
)
"""The cards that can be paid for with less gold than that, as a bit set."""

# When a card can be carried out (ruling 44) -------------------------------------------------


def find_playable(position: Position, seat: int) -> None:
    """Find out which cards of the display the seat could carry out completely."""
    payable, playable = payable_cards(position, seat), 0
    while payable:
        card = payable.bit_length() - 1
        payable ^= 1 << card
        if can_carry_out(position, seat, card):
            playable |= 1 << card
    position.playable = playable


@lru_cache(maxsize=1 << 12)
def _kinds_of(display: tuple[int, ...]) -> int:
    """Return the kinds of card in a display, as a bit set."""
    return sum(1 << card for card in set(display) if card != EMPTY)


def payable_cards(position: Position, seat: int) -> int:
    """Return the cards of the display that the seat has the gold for, as a bit set."""
    gold, shown = position.gold[seat], _kinds_of(position.display)
    return shown & _PAYABLE[gold] if gold < _HIGHEST else shown


def can_carry_out(position: Position, seat: int, card: int) -> bool:
    """Is there, for a seat that has the gold, something to do with the card?"""
    building = BUILDING_OF_CARD[card]
    if building is not None:
        return sites_for(position, building) != 0
    if card == CONTACT:
        return True
    if card == MASTER_BUILDER:
        return has_site(position, affordable_buildings(position, seat))
    if card == GOLDEN:
        return citizens_left(position) > 0 and any(map(may_grow, repeat(position), position.cities[seat]))
    if not figures_left(position, seat):
        return False
    if card == BREAD:
        arches = position.arches
        return any(arches[city] for city in position.cities[seat])
    return position.year < YEARS and unharvested(position, seat) != 0


def affordable_buildings(position: Position, seat: int) -> tuple[int, ...]:
    """Return what the master builder would build for the seat's gold."""
    return _AFFORDABLE[min(position.gold[seat], _BUILDER_COSTS[-1])]


# Taking a card ---------------------------------------------------------------------------


def takings(position: Position, _seat: int) -> tuple[Take, ...]:
    return takes(position.playable)


def why_not_take(position: Position, seat: int, action: Take) -> Refusal | None:
    card = action.card
    if position.playable >> card & 1:
        return None
    if card not in position.display:
        return NOT_DISPLAYED(card=CARDS[card])
    if position.gold[seat] < CHEAPEST[card]:
        return too_expensive(position, seat, CHEAPEST[card])
    building = BUILDING_OF_CARD[card]
    if building is not None and not position.pools[POOL_OF[building]]:
        return NO_TILE(building=BUILDINGS[building])
    if card == MASTER_BUILDER or building is not None:
        return NO_SITE(card=CARDS[card])
    if card == GOLDEN:
        return ALL_FULL()
    if card == HARVEST and position.year >= YEARS:
        return LAST_HARVEST(year=YEARS)
    if not figures_left(position, seat):
        return NO_FIGURE()
    return NO_FARM() if card == HARVEST else NO_ARCHES()


def too_expensive(position: Position, seat: int, price: int) -> Refusal:
    """Say that the seat does not have that much gold."""
    return GOLD(gold=price, held=position.gold[seat])


def take(position: Position, seat: int, action: Take, events: list[Event]) -> None:
    card = action.card
    position.card = card
    position.slot = slot = position.display.index(card)
    position.display = replaced(position.display, slot, EMPTY)
    events.append(CardTaken(seat, CARDS[card], slot))
    if AMOUNTS[card]:
        position.phase = PAYING
    else:
        position.phase = HARVESTING if card == HARVEST else BUILDING


TAKE_CARD = Decision(
    Take,
    rule=RULE,
    choices=takings,
    why_not=why_not_take,
    effect=take,
    reasons=(
        NOT_DISPLAYED,
        GOLD,
        NO_TILE,
        NO_SITE,
        ALL_FULL,
        LAST_HARVEST,
        NO_FIGURE,
        NO_FARM,
        NO_ARCHES,
    ),
)

# Buildings and the master builder ---------------------------------------------------------------------


def buildings_of_card(position: Position, seat: int) -> tuple[int, ...]:
    """Return what the card that is being carried out can build."""
    building = BUILDING_OF_CARD[position.card]
    return affordable_buildings(position, seat) if building is None else (building,)


def builds_with_card(position: Position, seat: int) -> list[Build]:
    return builds_of(position, buildings_of_card(position, seat))


def only_site(position: Position, seat: int) -> Action | None:
    """Return the action, if there is only one way to build."""
    if count_sites(position, buildings_of_card(position, seat)) > 1:
        return None
    return builds_with_card(position, seat)[0]


def price_of(position: Position, building: int) -> int:
    """Return what a building costs with the card that is being carried out."""
    return (BUILDER_PRICE if position.card == MASTER_BUILDER else CARD_PRICE)[building]


def why_not_build_with_card(position: Position, seat: int, action: Build) -> Refusal | None:
    building = BUILDING_OF_CARD[position.card]
    if building is None:
        price = BUILDER_PRICE[action.building]
        if position.gold[seat] < price:
            return too_expensive(position, seat, price)
    elif action.building != building:
        return OTHER_BUILDING(building=BUILDINGS[building])
    return why_no_site(position, seat, action)


def build_with_card(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    build(position, seat, action, price_of(position, action.building), events)
    position.phase = NEXT_TURN


BUILD_WITH_CARD = Decision(
    Build,
    rule=RULE,
    choices=builds_with_card,
    why_not=why_not_build_with_card,
    effect=build_with_card,
    reasons=(GOLD, OTHER_BUILDING, *SITE_REASONS),
)

# Rich harvest ---------------------------------------------------------------------------


def farms_of(position: Position, seat: int) -> int:
    """Return the hexes of a player's farms."""
    return hexes_of_seat(position, seat) & position.built[FARM]


def unharvested(position: Position, seat: int) -> int:
    """Return the farms without a harvest figure (ruling 34)."""
    farms = farms_of(position, seat)
    for figure in position.figures[seat]:
        site, purpose = divmod(figure, len(PURPOSES))
        if purpose == HARVEST_FIGURE:
            farms &= ~(1 << site)
    return farms


def harvests(position: Position, seat: int) -> list[Harvest]:
    return [HARVEST_FARM[site] for site in hexes_of(unharvested(position, seat))]


def why_not_harvest(position: Position, seat: int, action: Harvest) -> Refusal | None:
    if unharvested(position, seat) >> action.hex & 1:
        return None
    own = farms_of(position, seat) >> action.hex & 1
    return (HARVESTED if own else NOT_YOUR_FARM)(space=HEXES[action.hex])


def harvest(position: Position, seat: int, action: Harvest, events: list[Event]) -> None:
    put_figure(position, seat, action.hex, HARVEST_FIGURE)
    events.append(Harvested(seat, HEXES[action.hex], position.land.food[action.hex]))
    position.phase = NEXT_TURN


HARVEST_TWICE = Decision(
    Harvest,
    rule=RULE,
    choices=harvests,
    why_not=why_not_harvest,
    effect=harvest,
    reasons=(HARVESTED, NOT_YOUR_FARM),
)
