"""Building (5.3c): where something can be built, and what comes of it, whichever card is played for it."""

from __future__ import annotations

from functools import cache
from itertools import repeat

from pentapolis.games.lacitta.actions import BUILD, Build
from pentapolis.games.lacitta.components import (
    BESIDE_WATER,
    BUILDINGS,
    CARDS,
    EVERY_HEX,
    HEXES,
    MARKET,
    POOL_OF,
)
from pentapolis.games.lacitta.components.board import BIT, ROADS, list_hexes
from pentapolis.games.lacitta.events import Built
from pentapolis.games.lacitta.rules.castles import sites_for_castles
from pentapolis.games.lacitta.rules.cities import (
    citizens_left,
    city_beside,
    has_market,
    put_tile,
    spare_citizens,
)
from pentapolis.games.lacitta.rules.founding import may_found
from pentapolis.games.lacitta.state import Position
from pentapolis.kernel.decisions import Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE = "lacitta.5.3c"

NO_TILE = Reason("lacitta-refusal-no-tile", RULE)
TABOO = Reason("lacitta-refusal-taboo", RULE)
TAKEN = Reason("lacitta-refusal-taken", RULE)
APART = Reason("lacitta-refusal-apart", RULE)
OTHER_CITY = Reason("lacitta-refusal-other-city", RULE)
SECOND_MARKET = Reason("lacitta-refusal-second-market", RULE)
NO_CITIZENS = Reason("lacitta-refusal-no-citizens", RULE)
NO_SPARE = Reason("lacitta-refusal-no-spare", RULE)
NO_WATER = Reason("lacitta-refusal-no-water", RULE)

# Where something can be built ---------------------------------------------------------------------------


def survey(position: Position, seat: int) -> None:
    """Find out where the seat can build and found a city; nothing changes that before its turn ends."""
    spare = marketless = 0
    people, tiles, near = position.people, position.tiles, position.near
    markets = position.built[MARKET]
    for city in position.cities[seat]:
        own = tiles[city]
        if people[city] > own.bit_count():
            spare |= near[city]
        if not own & markets:
            marketless |= near[city]
    free = ~(position.contested | position.occupied)
    position.room = spare & free
    position.market_room = marketless & free
    if not position.options.citizens_unlimited and citizens_left(position) <= 0:
        position.market_room = 0
    position.founding = 0
    if spare and position.action_cards[seat] and may_found(position, seat):
        position.founding = sites_for_castles(position)


def sites_for(position: Position, building: int) -> int:
    """Where the seat in turn could build this if it had the gold: tile, citizen and hex are there."""
    if not position.pools[POOL_OF[building]]:
        return 0
    if building == MARKET:
        return position.market_room
    if BESIDE_WATER[building]:
        return position.room & position.land.water
    return position.room


def has_site(position: Position, buildings: tuple[int, ...]) -> bool:
    """Can one of these be built anywhere?"""
    return any(map(sites_for, repeat(position), buildings))


@cache
def _anywhere(buildings: tuple[int, ...]) -> tuple[tuple[tuple[Build, ...], ...], tuple[int, ...]]:
    """For each hex building those that can stand anywhere; and the others, which have rules of their own."""
    others = tuple(building for building in buildings if building == MARKET or BESIDE_WATER[building])
    free = [BUILD[building] for building in buildings if building not in others]
    return tuple(tuple(actions[site] for actions in free) for site in EVERY_HEX), others


def builds_of(position: Position, buildings: tuple[int, ...]) -> list[Build]:
    """Return the actions of building each of these wherever it can stand."""
    pools, room = position.pools, position.room
    if not all(pools):
        buildings = tuple([building for building in buildings if pools[POOL_OF[building]]])
    anywhere, others = _anywhere(buildings)
    sites = list_hexes(room)
    legal: list[Build] = []
    for site in sites:
        legal += anywhere[site]
    for building in others:
        actions = BUILD[building]
        if building != MARKET:
            wet = position.land.wet
            legal += [actions[site] for site in sites if wet[site]]
        elif position.market_room == room:
            legal += [actions[site] for site in sites]
        else:
            legal += [actions[site] for site in list_hexes(position.market_room)]
    return legal


def count_sites(position: Position, buildings: tuple[int, ...]) -> int:
    """In how many ways something can be built."""
    return sum([sites_for(position, building).bit_count() for building in buildings])


def why_no_site(position: Position, seat: int, action: Build) -> Refusal | None:
    """Say why the building cannot stand there, apart from its price."""
    if sites_for(position, action.building) >> action.hex & 1:
        return None
    building, space = BUILDINGS[action.building], HEXES[action.hex]
    if not position.pools[POOL_OF[action.building]]:
        return NO_TILE(building=building, space=space)
    bit = BIT[action.hex]
    if not bit & ROADS[position.seats].usable:
        return TABOO(building=building, space=space, seats=position.seats)
    if bit & position.occupied:
        return TAKEN(building=building, space=space)
    city = city_beside(position, seat, action.hex)
    if city == EMPTY:
        return APART(building=building, space=space)
    if bit & position.contested:
        return OTHER_CITY(building=building, space=space)
    return _why_not_this_city(position, city, action.building)(
        building=building, space=space, space_from=HEXES[position.castles[city]]
    )


def _why_not_this_city(position: Position, city: int, building: int) -> Reason:
    if building == MARKET:
        return SECOND_MARKET if has_market(position, city) else NO_CITIZENS
    return NO_SPARE if spare_citizens(position, city) <= 0 else NO_WATER


SITE_REASONS = (
    NO_TILE,
    TABOO,
    TAKEN,
    APART,
    OTHER_CITY,
    SECOND_MARKET,
    NO_CITIZENS,
    NO_SPARE,
    NO_WATER,
)
"""Why something cannot be built on a hex."""

# What comes of it ---------------------------------------------------------------------------


def build(position: Position, seat: int, action: Build, gold: int, events: list[Event]) -> None:
    """A spare citizen moves in; a market brings its own."""
    building, site = action.building, action.hex
    city = city_beside(position, seat, site)
    position.gold[seat] -= gold
    put_tile(position, city, building, site)
    if building == MARKET:
        position.people[city] += 1
    card = None if position.card == EMPTY else CARDS[position.card]
    castle = HEXES[position.castles[city]]
    events.append(Built(seat, BUILDINGS[building], HEXES[site], castle, gold, card))
