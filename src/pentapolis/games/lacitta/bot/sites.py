"""Where to build in La Città: the sites worth considering."""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.lacitta.components import ARCHES_FOR, FARM, MARKET, QUARRY, WATER_BUILDINGS
from pentapolis.games.lacitta.components.board import BIT, ROADS, Land, Roads, hexes_of
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.building import sites_for
from pentapolis.games.lacitta.rules.cities import has_market, spare_citizens

POOR_FARM = 1
"""Farms that yield less are not thought of, if there is anything else."""
WASTED_FOOD, WASTED_WATER = 0.3, 0.4
"""How bad it is to cover a site where a farm, or a well that is still missing, could stand."""
OPENED_FOOD, OPENED_WATER, OPENED_ROAD = 0.25, 0.4, 0.05
"""How good it is to come beside better fields, to water, or to free roads."""


def building_sites(state: LaCitta, seat: int, building: int, most: int) -> list[int]:
    """Of each city the sites that are best for a building."""
    sites = sites_for(state, building)
    if not sites:
        return []
    found = []
    for city in state.cities[seat]:
        here = sites & state.near[city]
        if not here or (building != MARKET and spare_citizens(state, city) <= 0):
            continue
        if building == MARKET:
            if has_market(state, city):
                continue
        elif not _is_wanted(state, city, building):
            continue
        found += _best_sites(state, city, building, here)[:most]
    return found


def _is_wanted(state: LaCitta, city: int, building: int) -> bool:
    """Could the city need such a building?"""
    if building in (FARM, QUARRY):
        return True
    arches = state.arches[city]
    if any(not arches >> 8 * category & 255 for category in ARCHES_FOR[building]):
        return True
    if building in WATER_BUILDINGS and is_dry(state, city):
        return True
    return bool(state.reach[city] & state.occupied & ~state.tiles[city])


def is_dry(state: LaCitta, city: int) -> bool:
    """Has the city neither well nor bath?"""
    return not any(state.tiles[city] & state.built[kind] for kind in WATER_BUILDINGS)


def _best_sites(state: LaCitta, city: int, building: int, sites: int) -> list[int]:
    land = state.land
    dry = is_dry(state, city)
    free = ROADS[state.seats].usable & ~state.occupied & ~state.touched
    if building == FARM:
        worth = farm_sites(ROADS[state.seats], land, sites, free)
        return [site for value, site in worth if value >= POOR_FARM]
    if building == QUARRY:
        rich = [(land.gold[site], -land.food[site], site) for site in hexes_of(sites) if land.gold[site]]
        return [site for *_, site in sorted(rich, reverse=True)]
    own = state.near[city] & ~state.occupied
    if building not in WATER_BUILDINGS:
        return list(plain_sites(ROADS[state.seats], land, sites, free, own, dry))
    return list(plain_sites(ROADS[state.seats], land, sites, free, own, False))


@lru_cache(maxsize=1 << 13)
def farm_sites(roads: Roads, land: Land, sites: int, free: int) -> tuple[tuple[float, int], ...]:
    """Sites for farms with their worth, the best first."""
    ranked = [
        (land.food[site] + OPENED_ROAD * (roads.near[site] & free).bit_count(), site)
        for site in hexes_of(sites)
    ]
    return tuple(sorted(ranked, reverse=True))


@lru_cache(maxsize=1 << 13)
def plain_sites(roads: Roads, land: Land, sites: int, free: int, own: int, dry: bool) -> tuple[int, ...]:
    """Sites where a building wastes little land and opens much, the best first."""
    best_food = max([land.food[site] for site in hexes_of(own)], default=0)
    ranked = []
    for site in hexes_of(sites):
        opened = roads.near[site] & free
        value = OPENED_ROAD * opened.bit_count() - WASTED_FOOD * land.food[site]
        better = max([land.food[near] for near in hexes_of(opened)], default=0) - best_food
        value += OPENED_FOOD * max(0, better)
        if dry:
            if BIT[site] & land.water:
                value -= WASTED_WATER
            elif opened & land.water and not own & land.water:
                value += OPENED_WATER
        ranked.append((value, site))
    return tuple(site for _, site in sorted(ranked, reverse=True))


@lru_cache(maxsize=1 << 10)
def castle_sites(roads: Roads, land: Land, sites: int) -> tuple[int, ...]:
    """Sites for castles, the best first: food, good farms around, water, and a mountain."""
    ranked = []
    for site in hexes_of(sites):
        around = roads.around[site] & ~BIT[site]
        close = roads.near[site]
        farms = sorted([land.food[near] for near in hexes_of(around)], reverse=True)
        value = land.food[site] + 0.35 * sum(farms[:3])
        value += 1.2 * bool(close & land.water) + 0.8 * bool(around & land.water)
        value += 0.3 * any(land.gold[near] for near in hexes_of(close))
        ranked.append((value, site))
    return tuple(site for _, site in sorted(ranked, reverse=True))
