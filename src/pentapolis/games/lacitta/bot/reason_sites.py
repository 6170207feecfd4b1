"""Reasons from the land: what a hex yields, what is covered or opened by a building, what lies around."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.lacitta.actions import Build
from pentapolis.games.lacitta.bot.changes import Change
from pentapolis.games.lacitta.bot.sites import (
    OPENED_FOOD,
    OPENED_WATER,
    WASTED_FOOD,
    WASTED_WATER,
    is_dry,
)
from pentapolis.games.lacitta.components import FARM, QUARRY, TILE_NAMES, WATER_BUILDINGS
from pentapolis.games.lacitta.components.board import BIT, ROADS, hexes_of
from pentapolis.games.lacitta.rules.cities import city_beside
from pentapolis.kernel.advice import Reason

GOOD_FIELD = 3
"""A hex where a farm would yield so much is worth keeping."""
NOTHING = 0.5
"""What it costs in points to waste a turn and a citizen."""
CASTLE_FOOD, AROUND_FOOD, AROUND_WATER, AROUND_GOLD = 0.5, 0.2, 1.0, 0.3
"""What food, the best farm around, water and a mountain are worth to a castle, in points."""


def site(change: Change, action: Build) -> Iterator[Reason]:
    """What a building covers, and where one can build from it."""
    state = change.before
    city = city_beside(state, change.seat, action.hex)
    land, roads = state.land, ROADS[state.seats]
    here = land.food[action.hex]
    if not {FARM: here, QUARRY: land.gold[action.hex]}.get(action.building, True):
        yield change.reason("yields-nothing", -NOTHING, building=TILE_NAMES[action.building])
    if action.building != FARM and here >= GOOD_FIELD:
        yield change.reason("covers-field", -WASTED_FOOD * here, food=here)
    own = state.near[city] & ~state.occupied
    opened = roads.near[action.hex] & roads.usable & ~state.occupied & ~state.touched
    best = max([land.food[near] for near in hexes_of(own & ~BIT[action.hex])], default=0)
    better = max([land.food[near] for near in hexes_of(opened)], default=0)
    if better > best and better >= GOOD_FIELD:
        yield change.reason("opens-field", OPENED_FOOD * (better - best), food=better)
    if is_dry(state, city) and action.building not in WATER_BUILDINGS:
        if opened & land.water and not own & land.water:
            yield change.reason("reaches-water", OPENED_WATER)
        if own & land.water == BIT[action.hex] and not opened & land.water:
            yield change.reason("covers-water", -WASTED_WATER)


def castle_site(change: Change, hex_number: int) -> Iterator[Reason]:
    """What a castle has, and what lies around it."""
    state = change.before
    land, roads = state.land, ROADS[state.seats]
    near = roads.near[hex_number] & ~state.occupied
    if not state.year:
        yield change.reason("castle-food", CASTLE_FOOD * land.food[hex_number], food=land.food[hex_number])
    farm = max([land.food[beside] for beside in hexes_of(near)], default=0)
    if farm >= (GOOD_FIELD if state.year else 1):
        yield change.reason("castle-farm", AROUND_FOOD * farm, food=farm)
    if near & land.water:
        yield change.reason("castle-water", AROUND_WATER)
    if any(land.gold[beside] for beside in hexes_of(near)):
        yield change.reason("castle-mountain", AROUND_GOLD)
