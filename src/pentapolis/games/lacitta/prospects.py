"""What a card of La Città can be used for: the ways worth a thought, and the position that each leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from pentapolis.games.lacitta.actions import (
    BUILD,
    FOUND,
    PASS,
    TAKE,
    TAKE_GOLD,
    Build,
    Cheer,
    Found,
    Harvest,
    Look,
    Pass,
    Pay,
    Send,
    Take,
    TakeGold,
    Welcome,
)
from pentapolis.games.lacitta.board import BIT, Land, Roads, hexes_of
from pentapolis.games.lacitta.components import (
    AMOUNTS,
    ARCHES_FOR,
    BOX,
    BREAD,
    BUILDER_PRICE,
    BUILDING_OF_CARD,
    CARD_PRICE,
    CARDS,
    CATEGORIES,
    CONTACT,
    FARM,
    GOLDEN,
    HARVEST,
    KINDS,
    MARKET,
    MASTER_BUILDER,
    PRICES,
    QUARRY,
    SIMPLE,
    WATER_BUILDINGS,
)
from pentapolis.games.lacitta.rules import LaCitta
from pentapolis.games.lacitta.state import EMPTY, HARVEST_FIGURE
from pentapolis.kernel.actions import Action

_CARD = BOX.action_card

POOR_FARM = 1
"""Farms that yield less are not thought of, if there is anything else."""
LATE_QUARRY = 4
"""From this year on no quarry is worth its citizen."""
WASTED_FOOD, WASTED_WATER = 0.3, 0.4
"""How bad it is to cover a site where a farm, or a well that is still missing, could stand."""
OPENED_FOOD, OPENED_WATER, OPENED_ROAD = 0.25, 0.4, 0.05
"""How good it is to come beside better fields, to water, or to free roads."""
MOST_FOUNDINGS = 5
"""So many sites for a new city are thought of."""


# Sites ---------------------------------------------------------------------------


def building_sites(state: LaCitta, seat: int, building: int, most: int) -> list[int]:
    """Of each city the sites that are best for a building."""
    sites = state.sites_for(building)
    if not sites:
        return []
    found = []
    for city in state.cities[seat]:
        here = sites & state.near[city]
        if not here or (building != MARKET and state.spare(city) <= 0):
            continue
        if building == MARKET:
            if state.has_market(city):
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
    free = state.roads.usable & ~state.occupied & ~state.touched
    if building == FARM:
        worth = farm_sites(state.roads, land, sites, free)
        return [site for value, site in worth if value >= POOR_FARM]
    if building == QUARRY:
        rich = [(land.gold[site], -land.food[site], site) for site in hexes_of(sites) if land.gold[site]]
        return [site for *_, site in sorted(rich, reverse=True)]
    own = state.near[city] & ~state.occupied
    if building not in WATER_BUILDINGS:
        return list(plain_sites(state.roads, land, sites, free, own, dry))
    return list(plain_sites(state.roads, land, sites, free, own, False))


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


# Turns ---------------------------------------------------------------------------


def ways(state: LaCitta, seat: int, most: int) -> Iterator[Action]:
    """The cards worth a thought, with the sites worth one."""
    if state.action_cards[seat]:
        yield TAKE_GOLD
        for building in SIMPLE:
            if building == QUARRY and state.year >= LATE_QUARRY:
                continue
            for site in building_sites(state, seat, building, most):
                yield BUILD[building][site]
        if state.founding:
            for site in castle_sites(state.roads, state.land, state.founding)[: most + MOST_FOUNDINGS - 2]:
                yield FOUND[site]
    for card in range(len(CARDS)):
        if state.playable >> card & 1:
            yield from _worth_taking(state, seat, card)
    if state.options.voluntary_pass:
        yield PASS


def _worth_taking(state: LaCitta, seat: int, card: int) -> Iterator[Action]:
    if card == HARVEST and state.people_of(seat) <= state.food_of(seat):
        return
    if card == BREAD and not any(map(state.neighbours, state.cities[seat])):
        return
    if next(outcomes_of_card(state, seat, card), None) is not None:
        yield TAKE[card]


def outcomes_of_card(state: LaCitta, seat: int, card: int) -> Iterator[LaCitta]:
    """The positions that a politics card can lead to, the sensible ones."""
    building = BUILDING_OF_CARD[card]
    if building is not None:
        for site in building_sites(state, seat, building, 1):
            yield built(state, seat, building, site, CARD_PRICE[building])
    elif card == MASTER_BUILDER:
        for kind in KINDS:
            price = BUILDER_PRICE[kind]
            if price <= state.gold[seat] and not (kind == QUARRY and state.year >= LATE_QUARRY):
                for site in building_sites(state, seat, kind, 1):
                    yield built(state, seat, kind, site, price)
    elif card == HARVEST:
        farms = hexes_of(state.unharvested(seat))
        if farms:
            yield harvested(state, seat, max(farms, key=state.land.food.__getitem__))
    else:
        for price in AMOUNTS[card]:
            if PRICES[price] <= state.gold[seat]:
                yield from outcomes_of_price(state, seat, card, price)


def outcomes_of_price(state: LaCitta, seat: int, card: int, price: int) -> Iterator[LaCitta]:
    """The positions that a card can lead to if so much is paid for it."""
    amount, gold = AMOUNTS[card][price], PRICES[price]
    if card == CONTACT:
        after = state.copy()
        after.gold[seat] -= gold
        yield after
    elif card == GOLDEN:
        for city in state.cities[seat]:
            if state.people[city] + amount <= state.limit(city) and amount <= state.citizens_left():
                after = state.copy()
                after.gold[seat] -= gold
                after.people[city] += amount
                yield after
    elif amount <= state.figures_left(seat):
        for city in state.cities[seat]:
            for category in CATEGORIES:
                if state.arches[city] >> 8 * category & 255 and state.neighbours(city):
                    after = state.copy()
                    after.gold[seat] -= gold
                    for _ in range(amount):
                        after.put_figure(seat, cheering_site(state, city, category), category)
                    yield after


def cheering_site(state: LaCitta, city: int, category: int) -> int:
    """A building of the city that serves this category."""
    return next(site for site in hexes_of(state.tiles[city]) if category in ARCHES_FOR[state.tile_at(site)])


# What comes of it ---------------------------------------------------------------------------


def built(state: LaCitta, seat: int, building: int, site: int, gold: int) -> LaCitta:
    """The position after building."""
    after = state.copy()
    city = after.city_beside(seat, site)
    after.gold[seat] -= gold
    after.put_tile(city, building, site)
    if building == MARKET:
        after.people[city] += 1
    return after


def harvested(state: LaCitta, seat: int, site: int) -> LaCitta:
    """The position after a rich harvest."""
    after = state.copy()
    after.put_figure(seat, site, HARVEST_FIGURE)
    return after


def founded(state: LaCitta, seat: int, site: int, donor: int) -> LaCitta:
    """The position after founding a city."""
    after = state.copy()
    after.people[donor] -= _CARD.citizens_from_own_city
    after.add_city(seat, site, _CARD.citizens_from_own_city + _CARD.citizens_from_supply)
    after.founded[seat] = True
    return after


def best_donor(state: LaCitta, seat: int) -> int:
    """The city with most citizens to spare."""
    return max(state.cities[seat], key=state.spare)


def outcomes(state: LaCitta, seat: int, action: Action) -> Iterable[LaCitta]:
    """The positions to which a card, or a decision about one, can lead, when the turn is over."""
    if isinstance(action, Take):
        results: Iterable[LaCitta] = outcomes_of_card(state, seat, action.card)
    elif isinstance(action, Pay):
        results = outcomes_of_price(state, seat, state.card, action.gold)
    else:
        results = [_outcome(state, seat, action)]
    return map(_turn_over, results)


def _outcome(state: LaCitta, seat: int, action: Action) -> LaCitta:
    if isinstance(action, Build):
        on_card = state.card != EMPTY
        price = state.price_of(action.building) if on_card else 0
        after = built(state, seat, action.building, action.hex, price)
        after.action_cards[seat] -= not on_card
        return after
    if isinstance(action, Found):
        after = founded(state, seat, action.hex, best_donor(state, seat))
        after.action_cards[seat] -= 1
        return after
    if isinstance(action, Send):
        return founded(state, seat, state.site, state.city_at(seat, action.castle))
    if isinstance(action, Harvest):
        return harvested(state, seat, action.hex)
    after = state.copy()
    if isinstance(action, TakeGold):
        after.action_cards[seat] -= 1
        after.pay_out(seat, _CARD.gold)
    elif isinstance(action, Cheer):
        for _ in range(max(1, state.left)):
            after.put_figure(seat, action.hex, action.attraction)
    elif isinstance(action, Welcome):
        after.people[state.city_at(seat, action.castle)] += state.amount()
    return after


def _turn_over(after: LaCitta) -> LaCitta:
    after.turn += 1
    return after


PLANNED = (Take, Pass, Pay, Build, Found, Send, Harvest, TakeGold, Cheer, Welcome, Look)
"""The actions of which `outcomes` knows where they lead."""
