"""Countryside building (5.4): where something can be built, and what goods it brings."""

from __future__ import annotations

from pentapolis.games.antiquity.components import FIGURES, FISHERY, NOBODY, STONE
from pentapolis.games.antiquity.components.plane import STEPS, beside, flower, flowers_within, too_near
from pentapolis.games.antiquity.rules.buildings import can_clean
from pentapolis.games.antiquity.rules.definitions import (
    clean_free_hexes,
    forest_of,
    grassland_of,
    occupied_hexes,
    water_of,
)
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position

# Where something can be built ---------------------------------------------------------------------------


def wood_sites(position: Position, seat: int) -> int:
    """The centres for a woodcutter."""
    return zone_of(position, seat) & forest_of(position) & clean_free_hexes(position)


def farm_sites(position: Position, seat: int) -> int:
    """The centres for a farm."""
    return zone_of(position, seat) & grassland_of(position) & clean_free_hexes(position)


def mine_sites(position: Position, seat: int, good: int) -> int:
    """The centres for a mine: a range brings up what its first mine did (ruling 35)."""
    other = position.golds if good == STONE else position.stones
    return zone_of(position, seat) & position.board.mountain & clean_free_hexes(position) & ~other


def clean_water(position: Position) -> int:
    """The water without pollution, and without a city or inn where those leave it water."""
    return water_of(position) & ~position.polluted & ~position.cities & ~position.inns


def fishing_coast(position: Position) -> int:
    """The free land beside clean water, polluted or not (ruling 18)."""
    return beside(clean_water(position)) & position.board.land & ~occupied_hexes(position)


def fishery_sites(position: Position, seat: int, direction: int) -> int:
    """The first hexes of fisheries that stretch in a direction; one of the two must be in the zone."""
    coast, zone, step = fishing_coast(position), zone_of(position, seat), STEPS[direction]
    return coast & coast >> step & (zone | zone >> step)


def has_inn(position: Position, seat: int) -> bool:
    """Is there an inn left for a seat? Usually there always is (ruling 20)."""
    return not position.options.inns_limited or position.realms[seat].inns.bit_count() < FIGURES.inns


def inn_sites(position: Position, seat: int) -> int:
    """The hexes for an inn, polluted or not (ruling 43)."""
    if not has_inn(position, seat):
        return 0
    ground = position.board.every if position.options.inns_on_water else position.board.land
    return zone_of(position, seat) & ground & ~occupied_hexes(position)


def city_sites(position: Position, seat: int) -> int:
    """The centres for a new city.

    Seven free land hexes, one of them in the zone, apart from all cities.
    """
    zone = zone_of(position, seat)
    sites = flowers_within(position.board.land & ~occupied_hexes(position)) & (zone | beside(zone))
    if sites:
        for realm in position.realms:
            for centre in realm.centres:
                sites &= ~too_near(centre)
    return sites


def clean_sites(position: Position, seat: int) -> int:
    """The centres for Alchemy (ruling 12)."""
    if not can_clean(position, position.realms[seat]):
        return 0
    free = position.board.every & ~occupied_hexes(position)
    polluted = free & position.polluted
    if not position.options.alchemy_needs_polluted_centre:
        polluted |= free & beside(cleanable(position))
    return polluted & zone_of(position, seat)


# Goods at a new building ---------------------------------------------------------------------------


def goods_around(position: Position, kind: int, bit: int, direction: int = NOBODY) -> int:
    """The hexes on which a new building puts goods; neighbours may lie outside the zone (ruling 42)."""
    if kind == FISHERY:
        site = 1 << bit | 1 << bit + STEPS[direction]
        return beside(site) & clean_water(position)
    terrain = (forest_of(position), grassland_of(position), position.board.mountain)[kind]
    return flower(bit) & terrain & clean_free_hexes(position)


def cleaned_by(position: Position, bit: int) -> int:
    """What Alchemy would clean from this hex, land or water."""
    return flower(bit) & cleanable(position)


def cleanable(position: Position) -> int:
    """The polluted hexes that Alchemy can clean: free ones, by an option all (ruling 12)."""
    if position.options.alchemy_cleans_occupied_hexes:
        return position.polluted
    return position.polluted & ~occupied_hexes(position)
