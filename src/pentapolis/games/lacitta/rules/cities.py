"""Cities (5.1): their tiles, citizens, limits, attraction and food, and what follows when they change."""

from __future__ import annotations

from functools import reduce
from operator import or_

from pentapolis.games.lacitta.components import (
    ARCHES,
    BOX,
    CASTLE,
    CATEGORIES,
    FARM,
    MARKET,
    POOL_OF,
    POOL_TILES,
    QUARRY,
    WATER_BUILDINGS,
)
from pentapolis.games.lacitta.components.board import BIT, ROADS, hexes_of, surroundings
from pentapolis.games.lacitta.state import HARVEST_FIGURE, PURPOSES, SLOTS, Position, tile_at
from pentapolis.kernel.fields import replaced
from pentapolis.kernel.forms import EMPTY

NO_LIMIT = 10**6
SMALLEST_LIMIT = BOX.limit.without_market
_WITH_MARKET = BOX.limit.with_market
_EVERY_ARCH = 0xFF
_CULTURE, _KNOWLEDGE, _HEALTH = (_EVERY_ARCH << 8 * category for category in CATEGORIES)
_START = BOX.start

FEEDING = (CASTLE, FARM)
"""The tiles that yield food."""


# What a city is ---------------------------------------------------------------------------


def spare_citizens(position: Position, city: int) -> int:
    """The citizens who stand on the castle and can move into new buildings."""
    return position.people[city] - position.tiles[city].bit_count()


def has_market(position: Position, city: int) -> bool:
    """Is there a market already?"""
    return bool(position.tiles[city] & position.built[MARKET])


def limit_of(position: Position, city: int) -> int:
    """How many citizens it takes in: a market raises the limit, a well or bath beside it ends it."""
    tiles, built = position.tiles[city], position.built
    if not tiles & built[MARKET]:
        return SMALLEST_LIMIT
    for water_building in WATER_BUILDINGS:
        if tiles & built[water_building]:
            return NO_LIMIT
    return _WITH_MARKET


def may_grow(position: Position, city: int) -> bool:
    """Is there room for another citizen? Small cities always have it, whatever they have built."""
    people = position.people[city]
    return people < SMALLEST_LIMIT or people < limit_of(position, city)


def is_complete(position: Position, city: int) -> bool:
    """Do its buildings offer culture, knowledge and health?"""
    arches = position.arches[city]
    return bool(arches & _CULTURE and arches & _KNOWLEDGE and arches & _HEALTH)


def attraction_of(position: Position, city: int, category: int) -> int:
    """Arches and coloured citizens for this category."""
    drawn = position.arches[city] >> 8 * category & _EVERY_ARCH
    tiles = position.tiles[city]
    for figure in position.figures[city // SLOTS]:
        site, purpose = divmod(figure, len(PURPOSES))
        if purpose == category and tiles >> site & 1:
            drawn += 1
    return drawn


def neighbours_of(position: Position, city: int) -> list[int]:
    """The cities of other players that are so near that citizens may move (ruling 5).

    Seat after seat, oldest first: the numbers of cities are used again, and a loaded position has others.
    """
    reach, first = position.reach[city], city - city % SLOTS
    others = position.occupied
    for tiles in position.tiles[first : first + SLOTS]:
        others &= ~tiles
    if not reach & others:
        return []
    seat = city // SLOTS
    return [
        other
        for owner, cities in enumerate(position.cities)
        if owner != seat
        for other in cities
        if reach & position.tiles[other]
    ]


# What a player has ---------------------------------------------------------------------------


def people_of(position: Position, seat: int) -> int:
    """All citizens of a player."""
    people = position.people
    return sum([people[city] for city in position.cities[seat]])


def food_of(position: Position, seat: int) -> int:
    """What castles and farms yield this year, farms with a harvest figure twice."""
    food = position.food[seat]
    for figure in position.figures[seat]:
        if figure % len(PURPOSES) == HARVEST_FIGURE:
            food += position.land.food[figure // len(PURPOSES)]
    return food


def income_of(position: Position, seat: int) -> int:
    """What the quarries yield in a year."""
    land_gold = position.land.gold
    return sum([land_gold[site] for site in quarries_of(position, seat)])


def quarries_of(position: Position, seat: int) -> tuple[int, ...]:
    """The hexes of a player's quarries."""
    return hexes_of(hexes_of_seat(position, seat) & position.built[QUARRY])


def hexes_of_seat(position: Position, seat: int) -> int:
    """The hexes of all tiles of a player."""
    tiles = 0
    for city in position.cities[seat]:
        tiles |= position.tiles[city]
    return tiles


def figures_left(position: Position, seat: int) -> int:
    """The coloured citizens at hand."""
    return _START.figures - len(position.figures[seat])


def castles_left(position: Position, seat: int) -> int:
    """The castles in stock."""
    return _START.castles - len(position.cities[seat])


def city_at(position: Position, seat: int, castle: int) -> int:
    """The number of a player's city by its castle; EMPTY if there is none."""
    castles = position.castles
    for city in position.cities[seat]:
        if castles[city] == castle:
            return city
    return EMPTY


def city_beside(position: Position, seat: int, site: int) -> int:
    """The player's city that a building on this hex would belong to; EMPTY if there is none."""
    for city in position.cities[seat]:
        if position.near[city] >> site & 1:
            return city
    return EMPTY


def seats_in_order(position: Position) -> list[int]:
    """The seats in the order of this year."""
    return [(position.start_player + step) % position.seats for step in range(position.seats)]


# What the supplies hold (ruling 28) ---------------------------------------------------------------------


def citizens_left(position: Position) -> int:
    """The citizens in the supply."""
    return NO_LIMIT if position.options.citizens_unlimited else BOX.totals.citizens - sum(position.people)


def pay_out(position: Position, seat: int, gold: int) -> int:
    """Give a player gold of the supply, and say how much there was."""
    if not position.options.gold_unlimited:
        gold = max(0, min(gold, BOX.totals.gold - sum(position.gold)))
    position.gold[seat] += gold
    return gold


# Changes ---------------------------------------------------------------------------


def clear_board(position: Position) -> None:
    """No city at all."""
    slots = SLOTS * position.seats
    position.cities = ((),) * position.seats
    position.castles = [EMPTY] * slots
    position.tiles = [0] * slots
    position.people = [0] * slots
    position.arches = [0] * slots
    position.near = [0] * slots
    position.reach = [0] * slots
    position.built = [0] * (CASTLE + 1)
    position.pools = list(POOL_TILES)
    position.food = [0] * position.seats
    position.occupied = position.touched = position.contested = position.crowded = 0


def add_city(position: Position, seat: int, site: int, people: int) -> int:
    """Put a castle with citizens on a hex."""
    first = SLOTS * seat
    city = position.castles.index(EMPTY, first, first + SLOTS)
    position.cities = replaced(position.cities, seat, (*position.cities[seat], city))
    position.castles[city] = site
    position.people[city] = people
    put_tile(position, city, CASTLE, site)
    return city


def put_tile(position: Position, city: int, kind: int, site: int) -> None:
    """Put a tile on a free hex of a city."""
    roads = ROADS[position.seats]
    bit, near = BIT[site], roads.near[site]
    position.tiles[city] |= bit
    position.built[kind] |= bit
    position.occupied |= bit
    position.contested |= near & position.touched & ~position.near[city]
    position.touched |= near
    position.near[city] |= near
    around = roads.around[site]
    position.reach[city] |= around
    position.crowded |= around
    position.arches[city] += ARCHES[kind]
    if kind in FEEDING:
        position.food[city // SLOTS] += position.land.food[site]
    if kind != CASTLE:
        position.pools[POOL_OF[kind]] -= 1


def take_tile(position: Position, city: int, site: int) -> int:
    """Take a tile off the board, and say which kind it was."""
    seat, kind, bit = city // SLOTS, tile_at(position, site), BIT[site]
    position.tiles[city] ^= bit
    position.built[kind] ^= bit
    position.occupied ^= bit
    position.arches[city] -= ARCHES[kind]
    if kind in FEEDING:
        position.food[seat] -= position.land.food[site]
    if kind == CASTLE:
        position.castles[city] = EMPTY
        left = tuple([other for other in position.cities[seat] if other != city])
        position.cities = replaced(position.cities, seat, left)
    else:
        position.pools[POOL_OF[kind]] += 1
    # Coloured citizens on it are back with their owner at once (ruling 48).
    if position.figures[seat]:
        left = tuple([figure for figure in position.figures[seat] if figure // len(PURPOSES) != site])
        position.figures = replaced(position.figures, seat, left)
    _measure(position, city)
    return kind


def put_figure(position: Position, seat: int, site: int, purpose: int) -> None:
    """Put a coloured citizen on a building."""
    figures = tuple(sorted((*position.figures[seat], len(PURPOSES) * site + purpose)))
    position.figures = replaced(position.figures, seat, figures)


def _measure(position: Position, city: int) -> None:
    """Work out what lies around the cities, after one of them has lost a tile."""
    near, reach = surroundings(ROADS[position.seats], position.tiles[city])
    left = position.near[city] & ~near
    position.near[city], position.reach[city] = near, reach
    position.crowded = reduce(or_, position.reach)
    if not left & position.contested:
        position.touched &= ~left
        return
    once = twice = 0
    for near in position.near:
        twice |= once & near
        once |= near
    position.touched, position.contested = once, twice
