"""Why something is built in the countryside: goods, land and zone, before and after."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import (
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildInn,
    BuildMine,
    BuildWoodcutter,
    Clean,
    FoundCity,
)
from pentapolis.games.antiquity.bot.enclosing import reach_of, ring_around, threat_to
from pentapolis.games.antiquity.bot.goals import Siege
from pentapolis.games.antiquity.bot.landscape import Sizes
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.reasons.weighing import TO_SPARE, costs, graves_by_food, reason, wanted
from pentapolis.games.antiquity.components import (
    CATHEDRAL,
    CITY,
    COUNTRY_PRICES,
    FIGURES,
    FOOD,
    GOODS,
    MARKET,
    ONE,
    STONE,
    WOOD,
    food_in,
)
from pentapolis.games.antiquity.components.board import Board
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import BITS, beside, flower
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import carts_of
from pentapolis.games.antiquity.rules.countryside.sites import cleaned_by
from pentapolis.games.antiquity.rules.definitions import clean_part, water_of
from pentapolis.games.antiquity.rules.zones import reached_over_land, zone_around, zone_of
from pentapolis.games.antiquity.scoring import clean_hexes
from pentapolis.games.antiquity.state.realm import own_hexes
from pentapolis.kernel.advice import Reason

Producing = BuildWoodcutter | BuildFarm | BuildFreeFarm | BuildMine | BuildFishery
Building = Producing | BuildInn | FoundCity

LATER = 0.9
"""A good is worth so much less for each round that it takes."""
LONG = 5
"""From so many rounds on it matters that a man is away."""


def produce_reasons(state: Antiquity, seat: int, action: Producing) -> list[Reason]:
    """The goods it brings and how they are wanted; the land, the man and the price it takes."""
    outlook = Outlook(state, seat)
    sizes = Sizes(state)
    number, good, fresh = sizes.of(action)
    found = [_yield(outlook, good, number, isinstance(action, BuildFarm)), *_firsts(outlook, good)]
    if isinstance(action, BuildWoodcutter):
        found.append(reason("grassland", 0.2, count=number))
    elif not isinstance(action, BuildFishery):
        land = sizes.mountain if isinstance(action, BuildMine) else sizes.grassland
        used = flower(BITS[action.hex]) & land
        left = (clean_part(state, zone_of(state, seat)) & ~used).bit_count()
        scarce = 0.07 + 0.3 * max(0.0, 1 - outlook.clean / 18)
        found.append(reason("used-up", -scarce * number, count=number, left=left))
    if fresh:
        found.append(reason("range", -0.3, good=GOODS[good]))
    if number >= LONG:
        found.append(reason("man-away", -0.15 * number, rounds=number))
    price = _price(action, good)
    found += graves_by_food(outlook, food_in(price), int(good in FOOD))
    paid = costs(outlook, price)
    return found + (paid[:1] if good == WOOD else paid)  # whoever cuts wood will have some


def _yield(outlook: Outlook, good: int, number: int, sown: bool) -> Reason:
    """The first goods count most, and those that are wanted; what is sown is spent."""
    have, need = outlook.counts[good] + outlook.growing[good] - sown, outlook.goal.needs[good]
    wanting = good in (WOOD, STONE) or have < need
    worth = sum([LATER**place for place in range(number)]) * (1.0 if wanting else TO_SPARE)
    if good in (WOOD, STONE):
        return wanted("yield-material", outlook, good, worth, number)
    if wanting:
        return wanted("yield", outlook, good, worth, number)
    if outlook.realm.masks[MARKET]:
        return wanted("yield-spare", outlook, good, worth, number)
    return wanted("yield-enough", outlook, good, worth / 2, number)


def _firsts(outlook: Outlook, good: int) -> list[Reason]:
    """What the first of a good is worth besides."""
    if outlook.growing[good] or (outlook.counts[good] and good != WOOD):
        return []
    if good == WOOD:
        return [reason("first-wood", 4.0)]
    if good == STONE:
        return [] if outlook.realm.masks[CATHEDRAL] else [reason("first-stone", 3.0)]
    if good in FOOD and not outlook.food() and not any(outlook.growing[kind] for kind in FOOD):
        return [reason("first-food", 1.5)]
    return []


def _price(action: Producing, good: int) -> int:
    if isinstance(action, BuildFreeFarm):
        return 0
    return ONE[good] if isinstance(action, BuildFarm) else ONE[WOOD]


# Inns and cities ---------------------------------------------------------------------------


def inn_reasons(state: Antiquity, seat: int, action: BuildInn) -> list[Reason]:
    """What the zone gains, and what that is good for."""
    outlook = Outlook(state, seat)
    bit = BITS[action.hex]
    found = [_new_land(state, seat, 1 << bit), reason("costs-food", -1.0, left=max(0, outlook.food() - 1))]
    found += graves_by_food(outlook, 1)
    threat = threat_to(state, seat)
    if threat is not None:
        land = state.board.every & ~water_of(state)
        theirs = reach_of(own_hexes(state.realms[threat.seat]), land, FIGURES.reach_with_stable)
        opened = (reach_of(1 << bit, land, FIGURES.reach) & ~theirs & ~state.cities & ~state.inns).bit_count()
        name = "escape" if opened else "no-escape"
        found.append(reason(name, 4.0 + opened if opened else -3.0, hexes=opened, player_two=threat.seat))
    elif isinstance(outlook.goal, Siege) and outlook.goal.ring.missing:
        found.append(_closing(state, seat, bit, outlook.goal))
    return found


def _closing(state: Antiquity, seat: int, bit: int, goal: Siege) -> Reason:
    """How much of the ring an inn closes."""
    land = state.board.every & ~water_of(state)
    reached = reach_of(1 << bit, land, FIGURES.reach_with_stable) & goal.ring.missing
    left = (ring_around(state, seat, goal.ring.victim).missing & ~reached).bit_count()
    return reason("ring", 0.5 * reached.bit_count(), left=left, player_two=goal.ring.victim)


def city_reasons(state: Antiquity, seat: int, action: FoundCity) -> list[Reason]:
    """The first city by its land, another one by land and room."""
    bit = BITS[action.hex]
    if not state.realms[seat].centres:
        return _first_city(state.board, bit, state.tokens)
    outlook = Outlook(state, seat)
    size = FIGURES.colony_size**2
    return [
        reason("city-room", max(0.5, 5.0 + outlook.worth_of_city()), squares=size),
        _new_land(state, seat, flower(bit)),
        reason("city-pollution", -1.5, count=FIGURES.pollution_per_city),
        *costs(outlook, COUNTRY_PRICES[CITY].fixed),
        *graves_by_food(outlook, 1),
    ]


def _new_land(state: Antiquity, seat: int, more: int) -> Reason:
    """How many clean hexes the zone has with these hexes of a city or inn."""
    realm = state.realms[seat]
    had = clean_hexes(state, seat)
    zone = zone_around(state, realm, own_hexes(realm) | more, water_of(state)) & ~more
    has = clean_part(state, zone).bit_count()
    need = min(1.0, max(0.1, (22 - had) / 8))
    return reason("new-land", 0.4 * need * (has - had), before=had, after=has)


def _first_city(board: Board, centre: int, tokens: int) -> list[Reason]:
    """The land around, as the planner looks at it: forest, grassland, mountains, water, tokens."""
    city = flower(centre)
    land = board.every & ~(board.water & ~city)
    zone = reached_over_land(city, land, FIGURES.reach) & ~city
    forest, grass = board.forest & ~city, board.grassland & ~city
    best = max([(flower(bit) & forest).bit_count() for bit in bits_of(zone & forest)], default=0)
    water = (beside(zone & board.land) & board.water & ~city).bit_count()
    ranges = sum([bool(mountains & zone) for mountains in board.ranges])
    found = [
        reason("home-zone", 0.1 * zone.bit_count(), hexes=zone.bit_count(), grass=(zone & grass).bit_count()),
        reason("home-forest", 0.4 * best, best=best, forests=(zone & forest).bit_count()),
        reason("home-water", 0.35 * min(9, water) if water else -1.5, count=water),
        reason("home-ranges", 1.5 + 0.8 * (ranges > 1) if ranges else -1.5, count=ranges),
    ]
    if tokens & zone:
        found.append(
            reason("home-tokens", 0.3 * (tokens & zone).bit_count(), count=(tokens & zone).bit_count())
        )
    return found


# Cleaning, and the end of the turn -----------------------------------------------------------------


def clean_reasons(state: Antiquity, action: Clean) -> list[Reason]:
    """How many hexes can be used again."""
    count = cleaned_by(state, BITS[action.hex]).bit_count()
    return [reason("clean", 1.0 + 0.1 * count, count=count)]


def end_reasons(state: Antiquity, seat: int) -> list[Reason]:
    """What is saved, and what is left undone."""
    outlook = Outlook(state, seat)
    realm = state.realms[seat]
    if outlook.goal.is_within_reach():
        return [reason("end-within-reach", 3.0, clean=outlook.clean)]
    legal = state.legal(seat)
    if any(isinstance(action, Producing) for action in legal) or not outlook.food():
        found = [reason("end-saves", 0.4, wood=outlook.counts[WOOD], clean=outlook.clean)]
    else:
        found = [reason("end-saves-food", 0.2, food=outlook.food())]
    carts = carts_of(realm)
    if carts and any(isinstance(action, Building) for action in legal):
        found.append(reason("end-carts", -0.8 * carts, count=carts))
    return found
