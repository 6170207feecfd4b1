"""Cities (5.1): their tiles, citizens, limits, attraction and food, and what follows when they change."""

from __future__ import annotations

from functools import reduce
from operator import or_

from pentapolis.games.lacitta.board import BIT, hexes_of, surroundings
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
from pentapolis.games.lacitta.state import EMPTY, HARVEST_FIGURE, PURPOSES, SLOTS, Position

NO_LIMIT = 10**6
SMALLEST_LIMIT = BOX.limit.without_market
_WITH_MARKET = BOX.limit.with_market
_EVERY_ARCH = 0xFF
_CULTURE, _KNOWLEDGE, _HEALTH = (_EVERY_ARCH << 8 * category for category in CATEGORIES)
_START = BOX.start

FEEDING = (CASTLE, FARM)
"""The tiles that yield food."""


class Cities(Position):
    """What a city is, and how it changes."""

    __slots__ = ()

    # What a city is ---------------------------------------------------------------------------

    def spare(self, city: int) -> int:
        """The citizens who stand on the castle and can move into new buildings."""
        return self.people[city] - self.tiles[city].bit_count()

    def has_market(self, city: int) -> bool:
        """Is there a market already?"""
        return bool(self.tiles[city] & self.built[MARKET])

    def limit(self, city: int) -> int:
        """How many citizens it takes in: a market raises the limit, a well or bath beside it ends it."""
        tiles, built = self.tiles[city], self.built
        if not tiles & built[MARKET]:
            return SMALLEST_LIMIT
        for water_building in WATER_BUILDINGS:
            if tiles & built[water_building]:
                return NO_LIMIT
        return _WITH_MARKET

    def is_complete(self, city: int) -> bool:
        """Do its buildings offer culture, knowledge and health?"""
        arches = self.arches[city]
        return bool(arches & _CULTURE and arches & _KNOWLEDGE and arches & _HEALTH)

    def attraction(self, city: int, category: int) -> int:
        """Arches and coloured citizens for this category."""
        drawn = self.arches[city] >> 8 * category & _EVERY_ARCH
        tiles = self.tiles[city]
        for figure in self.figures[city // SLOTS]:
            site, purpose = divmod(figure, len(PURPOSES))
            if purpose == category and tiles >> site & 1:
                drawn += 1
        return drawn

    def neighbours(self, city: int) -> list[int]:
        """The cities of other players that are so near that citizens may move (ruling 5).

        Seat after seat, oldest first: the numbers of cities are used again, and a loaded position has others.
        """
        reach, first = self.reach[city], city - city % SLOTS
        others = self.occupied
        for tiles in self.tiles[first : first + SLOTS]:
            others &= ~tiles
        if not reach & others:
            return []
        seat = city // SLOTS
        return [
            other
            for owner, cities in enumerate(self.cities)
            if owner != seat
            for other in cities
            if reach & self.tiles[other]
        ]

    # What a player has ---------------------------------------------------------------------------

    def people_of(self, seat: int) -> int:
        """All citizens of a player."""
        people = self.people
        return sum([people[city] for city in self.cities[seat]])

    def food_of(self, seat: int) -> int:
        """What castles and farms yield this year, farms with a harvest figure twice."""
        food = self.food[seat]
        for figure in self.figures[seat]:
            if figure % len(PURPOSES) == HARVEST_FIGURE:
                food += self.land.food[figure // len(PURPOSES)]
        return food

    def income_of(self, seat: int) -> int:
        """What the quarries yield in a year."""
        land_gold = self.land.gold
        return sum([land_gold[site] for site in self.quarries_of(seat)])

    def quarries_of(self, seat: int) -> tuple[int, ...]:
        """The hexes of a player's quarries."""
        return hexes_of(self.hexes_of_seat(seat) & self.built[QUARRY])

    def hexes_of_seat(self, seat: int) -> int:
        """The hexes of all tiles of a player."""
        tiles = 0
        for city in self.cities[seat]:
            tiles |= self.tiles[city]
        return tiles

    def figures_left(self, seat: int) -> int:
        """The coloured citizens at hand."""
        return _START.figures - len(self.figures[seat])

    def castles_left(self, seat: int) -> int:
        """The castles in stock."""
        return _START.castles - len(self.cities[seat])

    def city_at(self, seat: int, castle: int) -> int:
        """The number of a player's city by its castle; EMPTY if there is none."""
        castles = self.castles
        for city in self.cities[seat]:
            if castles[city] == castle:
                return city
        return EMPTY

    def city_beside(self, seat: int, site: int) -> int:
        """The player's city that a building on this hex would belong to; EMPTY if there is none."""
        for city in self.cities[seat]:
            if self.near[city] >> site & 1:
                return city
        return EMPTY

    def order(self) -> list[int]:
        """The seats in the order of this year."""
        return [(self.start_player + step) % self.seats for step in range(self.seats)]

    # What the supplies hold (ruling 28) ---------------------------------------------------------------------

    def citizens_left(self) -> int:
        """The citizens in the supply."""
        return NO_LIMIT if self.options.citizens_unlimited else BOX.totals.citizens - sum(self.people)

    def pay_out(self, seat: int, gold: int) -> int:
        """Give a player gold of the supply, and say how much there was."""
        if not self.options.gold_unlimited:
            gold = max(0, min(gold, BOX.totals.gold - sum(self.gold)))
        self.gold[seat] += gold
        return gold

    # Changes ---------------------------------------------------------------------------

    def clear_board(self) -> None:
        """No city at all."""
        slots = SLOTS * self.seats
        self.cities = [()] * self.seats
        self.castles = [EMPTY] * slots
        self.tiles = [0] * slots
        self.people = [0] * slots
        self.arches = [0] * slots
        self.near = [0] * slots
        self.reach = [0] * slots
        self.built = [0] * (CASTLE + 1)
        self.pools = list(POOL_TILES)
        self.food = [0] * self.seats
        self.figures = [()] * self.seats
        self.occupied = self.touched = self.contested = self.crowded = 0

    def add_city(self, seat: int, site: int, people: int) -> int:
        """Put a castle with citizens on a hex."""
        first = SLOTS * seat
        city = self.castles.index(EMPTY, first, first + SLOTS)
        self.cities[seat] = (*self.cities[seat], city)
        self.castles[city] = site
        self.people[city] = people
        self.put_tile(city, CASTLE, site)
        return city

    def put_tile(self, city: int, kind: int, site: int) -> None:
        """Put a tile on a free hex of a city."""
        bit, near = BIT[site], self.roads.near[site]
        self.tiles[city] |= bit
        self.built[kind] |= bit
        self.occupied |= bit
        self.contested |= near & self.touched & ~self.near[city]
        self.touched |= near
        self.near[city] |= near
        around = self.roads.around[site]
        self.reach[city] |= around
        self.crowded |= around
        self.arches[city] += ARCHES[kind]
        if kind in FEEDING:
            self.food[city // SLOTS] += self.land.food[site]
        if kind != CASTLE:
            self.pools[POOL_OF[kind]] -= 1

    def take_tile(self, city: int, site: int) -> int:
        """Take a tile off the board, and say which kind it was."""
        seat, kind, bit = city // SLOTS, self.tile_at(site), BIT[site]
        self.tiles[city] ^= bit
        self.built[kind] ^= bit
        self.occupied ^= bit
        self.arches[city] -= ARCHES[kind]
        if kind in FEEDING:
            self.food[seat] -= self.land.food[site]
        if kind == CASTLE:
            self.castles[city] = EMPTY
            self.cities[seat] = tuple([other for other in self.cities[seat] if other != city])
        else:
            self.pools[POOL_OF[kind]] += 1
        # Coloured citizens on it are back with their owner at once (ruling 48).
        if self.figures[seat]:
            self.figures[seat] = tuple([f for f in self.figures[seat] if f // len(PURPOSES) != site])
        self._measure(city)
        return kind

    def _measure(self, city: int) -> None:
        """Work out anew what lies around the cities, after one of them has lost a tile."""
        near, reach = surroundings(self.roads, self.tiles[city])
        left = self.near[city] & ~near
        self.near[city], self.reach[city] = near, reach
        self.crowded = reduce(or_, self.reach)
        if not left & self.contested:
            self.touched &= ~left
            return
        once = twice = 0
        for near in self.near:
            twice |= once & near
            once |= near
        self.touched, self.contested = once, twice
