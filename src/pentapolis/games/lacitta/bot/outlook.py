"""What a player of La Città may still make of his cities: cards, gold, spare citizens and food, shared out.

Everything is counted in points at the end of the game. What the cities will hold by themselves is certain; on
top come projects (a market, a well, what a complete city lacks, another city), each with what it gains and
what it takes. The currency is the action card: gold is worth half a card, because a card brings two. The best
projects are carried out as long as cards and spare citizens last, and food for those who come by them is part
of their price. Farms, markets, castles and wells need action cards; arches come with politics cards, too, of
which there are some each year beside the action cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pentapolis.games.lacitta.bot.means import Means, turns_left
from pentapolis.games.lacitta.components import BOX, MARKET, POOL_OF, WATER_BUILDINGS, YEARS
from pentapolis.games.lacitta.components.board import ROADS, Land, Roads, hexes_of
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.castles import sites_for_castles
from pentapolis.games.lacitta.rules.cities import (
    NO_LIMIT,
    castles_left,
    food_of,
    is_complete,
    limit_of,
    spare_citizens,
)
from pentapolis.games.lacitta.state import STARVING

TRUST = 0.88
"""The share of its full worth that something counts while it is only planned."""
IDLE_CARD = 0.3
"""What an action card is worth in points that none of the projects needs."""
IDLE_SLOT = 0.12
"""What a turn for a politics card is worth in points that none of the projects needs."""
LOST_TURN = 0.8
"""What the penalty for famine costs in the next year, besides the action card, in points."""
HUNGER_RISK = 0.15
"""What each citizen costs for whom food must still be found this year."""
BY_ARCHES = 0.5
"""What a politics card costs, in action cards."""
HOSPITAL = 0.25
"""How much more it costs to wait for a certain card."""
WAITING = 0.5
"""The chance that a full city gets its market too late to grow next year."""
LOST_TILE = 0.9
"""What it costs, besides the citizen, to give up a building."""
COMPLETE = float(BOX.scoring.complete_city)
CASTLE_FOOD = 3.5
"""What a castle that is still to be placed will probably yield."""
ROOM_FOR_CITY = 14
"""The number of hexes where a castle could stand that one castle takes up."""

_WITHOUT, _WITH = BOX.limit.without_market, BOX.limit.with_market
_MARKET_POOL, _WATER_POOL = POOL_OF[MARKET], POOL_OF[WATER_BUILDINGS[0]]

Project = tuple[float, float, float, float, float, float]
"""Gain per card, gain, action cards, pieces that politics cards can do as well, spare citizens, food."""


# Land ---------------------------------------------------------------------------


@lru_cache(maxsize=1 << 13)
def farm_yield(land: Land, sites: int) -> float:
    """What the next farms yield: the best site, and the second best."""
    food = sorted([land.food[site] for site in hexes_of(sites)], reverse=True)
    if not food:
        return 0.0
    return 0.6 * food[0] + 0.4 * (food[1] if len(food) > 1 else 0)


@lru_cache(maxsize=1 << 13)
def beyond(roads: Roads, sites: int) -> int:
    """The hexes beside those of a mask."""
    return roads.beside(sites)


def turns_to_water(state: LaCitta, city: int, free: int) -> float:
    """How many tiles it takes to have a well: one, two, or too many."""
    sites = state.near[city] & free
    if sites & state.land.water:
        return 1.0
    if beyond(ROADS[state.seats], sites) & ~state.occupied & ~state.touched & state.land.water:
        return 1.8
    return 0.0


# Projects ---------------------------------------------------------------------------


class Outlook:
    """What a seat may expect, without neighbours."""

    __slots__ = ("cards", "farm", "farm_now", "free", "left", "projects", "state", "years")

    def __init__(self, state: LaCitta, seat: int) -> None:
        self.state = state
        self.years = min(YEARS - state.year, YEARS - 1)
        self.left = turns_left(state, seat)
        self.cards = min(self.left, state.action_cards[seat])
        """The action cards that can still be played this year."""
        self.free = ROADS[state.seats].usable & ~state.occupied & ~state.contested
        self.projects: list[Project] = []
        sites = now = 0
        for city in state.cities[seat]:
            sites |= state.near[city]
            if spare_citizens(state, city) > 0:
                now |= state.near[city]
        self.farm = max(0.8, farm_yield(state.land, sites & self.free))
        """What farms will yield."""
        self.farm_now = farm_yield(state.land, now & self.free)
        """What they would yield where there is somebody to build them."""

    def add(self, gain: float, cards: float, pieces: float, spare: float, food: float) -> None:
        """Another project."""
        if gain > 0:
            dear = cards + pieces * BY_ARCHES + max(0.0, food) / self.farm
            self.projects.append((gain / dear, gain, cards, pieces, spare, food))


def seat_worth(state: LaCitta, seat: int, people: Sequence[float]) -> float:
    """The points that a seat may expect, if this year's migration leaves `people` and nobody moves later."""
    outlook = Outlook(state, seat)
    value = eaters = settled = now = 0.0
    markets = 0
    for city in state.cities[seat]:
        here = people[city]
        tiles = state.tiles[city].bit_count()
        if here < tiles:
            value -= LOST_TILE * (tiles - here)
        spare = max(0.0, here - tiles)
        now += spare
        eaters += here
        held, needs_market = _city(outlook, city, here, spare)
        settled += held
        markets += needs_market
        if is_complete(state, city):
            value += COMPLETE
        if not state.near[city] & outlook.free:
            value -= 0.5
    founding = _foundings(outlook, seat)
    means = Means(state, seat, outlook.years, now + markets + founding)
    victims, penalty = _famine(state, seat, eaters, outlook.farm_now * min(means.builders, now))
    settled -= victims
    value += settled + means.gold - penalty
    hungry = settled - state.food[seat] if outlook.years else 0.0
    return value + _carried_out(outlook, means, max(0.0, now + settled - eaters), hungry)


def _city(outlook: Outlook, city: int, here: float, spare: float) -> tuple[float, int]:
    """What a city will hold as it is, whether it needs a market; and its projects."""
    state, years = outlook.state, outlook.years
    limit = limit_of(state, city)
    held = here + min(years, max(0.0, limit - here))
    if not outlook.left and not years:
        return held, 0
    needs_market = 0
    top, start = held, here
    tiles = state.tiles[city]
    watered = any(tiles & state.built[kind] for kind in WATER_BUILDINGS)
    if limit == _WITHOUT and state.pools[_MARKET_POOL] and state.near[city] & outlook.free:
        needs_market = 1
        start = here + 1
        raised = NO_LIMIT if watered else _WITH
        top = start + min(years, max(0.0, raised - start))
        gain = top - held
        if years and here >= _WITHOUT:
            # Before it has a market it does not grow.
            gain -= WAITING if outlook.cards else 1.0
        outlook.add(gain, 1.0, 0.0, 0.0, gain)
    arches = state.arches[city]
    culture, knowledge, health = arches & 0xFF, arches & 0xFF00, arches & 0xFF0000
    way = 0.0
    if not watered and state.pools[_WATER_POOL]:
        way = turns_to_water(state, city, outlook.free)
        more = start + years - top
        if way and more > 0 and (needs_market or limit != _WITHOUT):
            outlook.add(more, way, 0.0, way, more)
            health = 1
    missing = (not culture) + (not knowledge or not health)
    if missing and spare + top - here >= missing:
        wait = HOSPITAL * (not health)
        outlook.add(COMPLETE, wait, missing, missing, 0.0)
    return held, needs_market


def _foundings(outlook: Outlook, seat: int) -> int:
    """Cities that can still be founded, one a year; says whether one can be this year."""
    state, years = outlook.state, outlook.years
    stock = castles_left(state, seat)
    if not stock:
        return 0
    room = sites_for_castles(state).bit_count()
    if not room:
        return 0
    chance = min(1.0, 0.5 + room / (ROOM_FOR_CITY * state.seats))
    first = 0 if outlook.left and state.action_cards[seat] and not (state.founded >> seat & 1) else 1
    for number in range(min(stock, 1 + room // (ROOM_FOR_CITY * state.seats))):
        lasting = years - first - number
        if lasting < 0:
            break
        people = 2.0 + min(lasting, 2)
        outlook.add(people * chance, 1.0, 0.0, 1.0, people - CASTLE_FOOD)
        if lasting:
            people = 1.0 + min(max(lasting - 2, 0), 3)
            outlook.add(people * chance, 1.0, 0.0, 0.0, people)
            outlook.add(COMPLETE * chance, HOSPITAL, 2.0, 2.0, 0.0)
    return 1 - first


def _famine(state: LaCitta, seat: int, eaters: float, farms: float) -> tuple[float, float]:
    """Who will starve this year, and what else that costs; `farms` is what those still to come may yield."""
    penalty = -BOX.scoring.famine if state.year == YEARS else LOST_TURN
    if (seat - state.start_player) % state.seats < state.feeding:
        victims = state.victims if state.phase == STARVING and state.actors[0] == seat else 0
        # In earlier years the card that the penalty takes is missing already.
        return victims, penalty if (state.hungry >> seat & 1) and state.year == YEARS else 0.0
    missing = eaters - food_of(state, seat)
    if missing <= 0 or not state.year:
        return 0.0, 0.0
    if state.year < YEARS:
        penalty += 1
    if missing > farms:
        return missing - farms, penalty * min(1.0, 0.5 + missing - farms)
    return 0.0, HUNGER_RISK * missing + penalty * 0.4 * (missing / farms) ** 2


def _carried_out(outlook: Outlook, means: Means, spare: float, hungry: float) -> float:
    """What the projects bring for which there are cards, citizens and food."""
    value = 0.0
    farm, cards, slots = outlook.farm, means.cards, means.slots
    if hungry > 0:
        # Farms come first: who cannot be fed does not stay.
        farms = min(hungry / farm, max(cards, 0.0), spare)
        cards -= farms
        spare -= farms
        value -= max(0.0, hungry - farms * farm)
    surplus = max(0.0, -hungry)
    outlook.projects.sort(reverse=True)
    for _, gain, own_cards, pieces, own_spare, food in outlook.projects:
        if cards <= 0:
            break
        farms = max(0.0, food - surplus) / farm
        surplus = max(0.0, surplus - food)
        with_politics = min(pieces, slots)
        needs = own_cards + farms + pieces - with_politics * (1 - BY_ARCHES)
        citizens = own_spare + farms
        share = min(1.0, cards / needs)
        if citizens > spare:
            share = min(share, spare / citizens)
        value += TRUST * gain * share
        cards -= needs * share
        slots -= with_politics * share
        spare += (max(0.0, food) * 0.5 - citizens) * share
    return value + IDLE_CARD * cards + IDLE_SLOT * slots
