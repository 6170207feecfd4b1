"""Where to build in the country, where to found the first city, and where waste does least harm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pentapolis.games.antiquity.actions import (
    BuildFarm,
    BuildFishery,
    BuildFreeFarm,
    BuildInn,
    BuildMine,
    BuildWoodcutter,
    Clean,
    Done,
    FoundCity,
    Pollute,
    Resign,
)
from pentapolis.games.antiquity.components import (
    CATCHES,
    CATHEDRAL,
    CROPS,
    FOOD,
    GOLD,
    LUXURY,
    ORES,
    STONE,
    WOOD,
)
from pentapolis.games.antiquity.map.board import Board
from pentapolis.games.antiquity.map.plane import BITS, STEPS, beside, flower
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.outlook import COLLECTED, Outlook
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.kernel.actions import Action

Scored = list[tuple[float, Action]]
"""Actions with what they are worth, in goods."""

WANTED = 1.0
UNWANTED = 0.45
LATER = 0.95
"""A good is worth so much less for each round that it takes."""
FIRST_STONE = 3.0
NEW_KIND = 0.8
"""Beginning with a good that does not grow yet."""
LAND = 0.07
SCARCE_LAND = 0.3
PLENTY_OF_LAND = 18
"""What a hex is worth that will be polluted; more when few are left."""
NEW_HEX = 0.4
LAST_ROUNDS = 1.5
"""At the end nothing is spent on a larger zone."""
INNS_WANTED = 22
"""With fewer clean hexes inns are built."""
FIRST_FOOD = 1.5
"""What the first food is worth besides: the next houses cost but one each."""
FOUNTAINS = 0.4
"""What a luxury for a fountain is worth besides."""
NO_WOODCUTTER = 4.0
LAST_WOOD = 6.0
"""Who spends the last wood on something else than a woodcutter gets no more."""
PRICE = 1.0
RANGE = 0.5
WOOD_WANTED = 10

EXPANSIONS = (Done, BuildInn, FoundCity, Clean, Resign)
"""What brings no goods."""


def country_choices(state: Antiquity, seat: int, legal: Sequence[Action]) -> Scored:
    """What can be built, of each kind and good the best site."""
    outlook = Outlook(state, seat)
    wanted = _wanted(state, seat, outlook)
    sizes = Sizes(state)
    worths: dict[tuple[type, int, int, bool], float] = {}
    best: dict[tuple[type, int], tuple[float, Action]] = {}
    expansions: list[Action] = []
    for action in legal:
        kind = action.__class__
        if kind in EXPANSIONS:
            expansions.append(action)
            continue
        number, good, fresh = sizes.of(action)
        known = (kind, good, number, fresh)
        score = worths.get(known)
        if score is None:
            score = worths[known] = _worth(outlook, wanted, kind, good, number, fresh)
        key = (kind, good)
        if key not in best or score > best[key][0]:
            best[key] = (score, action)
    return [*best.values(), *_expansion_choices(state, seat, expansions, outlook)]


def _wanted(state: Antiquity, seat: int, outlook: Outlook) -> list[int]:
    """How many of each good there should be, with all that grows."""
    realm = state.realms[seat]
    goal = state.figures.goods_to_win
    wanted = [goal if good in COLLECTED else 0 for good in range(len(outlook.counts))]
    luxuries = max(0, state.pollution_of(realm))
    more = max(LUXURY, key=lambda good: outlook.growing[good] + outlook.counts[good])
    wanted[more] += min(luxuries, 3)
    if outlook.rounds > 3:
        most = max(FOOD, key=lambda good: outlook.growing[good] + outlook.counts[good])
        wanted[most] += 2
    wanted[WOOD] = min(WOOD_WANTED, round(outlook.rounds * 1.5) + 2)
    wanted[STONE] = 0 if realm.masks[CATHEDRAL] else 1
    return wanted


class Sizes:
    """How many goods buildings on the sites at hand would bring."""

    def __init__(self, state: Antiquity) -> None:
        clean = state.clean_free()
        self.forest = state.forest() & clean
        self.grassland = state.grassland() & clean
        self.mountain = state.board.mountain & clean
        self.water = state.clean_water()
        self.decided = state.stones | state.golds

    def of(self, action: Action) -> tuple[int, int, bool]:
        """The number of goods, which they are, and whether a mountain range would be decided by it."""
        if isinstance(action, BuildFishery):
            bit = BITS[action.hex]
            site = 1 << bit | 1 << bit + STEPS[action.direction]
            return (beside(site) & self.water).bit_count(), CATCHES[action.catch], False
        if isinstance(action, BuildFarm | BuildFreeFarm):
            return (flower(BITS[action.hex]) & self.grassland).bit_count(), CROPS[action.crop], False
        if isinstance(action, BuildWoodcutter):
            return (flower(BITS[action.hex]) & self.forest).bit_count(), WOOD, False
        assert isinstance(action, BuildMine)
        bit = BITS[action.hex]
        fresh = not self.decided >> bit & 1
        return (flower(bit) & self.mountain).bit_count(), ORES[action.ore], fresh


def _worth(outlook: Outlook, wanted: list[int], kind: type, good: int, number: int, fresh: bool) -> float:
    """What a building brings for its price, its man's time and the land."""
    have = outlook.counts[good] + outlook.growing[good]
    price = PRICE if outlook.rounds > LAST_ROUNDS or outlook.counts[WOOD] < 2 else 0.5
    if kind is BuildFarm:
        have -= 1
    elif kind is BuildFreeFarm:
        price = 0.0
    rounds = max(3, round(outlook.rounds) + 1)
    value, weight = 0.0, 1.0
    for place in range(min(number, rounds)):
        value += weight * (WANTED if have + place < wanted[good] else UNWANTED)
        weight *= LATER
    if kind is not BuildWoodcutter and kind is not BuildFishery and outlook.rounds > LAST_ROUNDS:
        value -= (LAND + SCARCE_LAND * max(0.0, 1 - outlook.clean / PLENTY_OF_LAND)) * number
    if kind is BuildMine and fresh and good == STONE and not outlook.growing[STONE]:
        value -= RANGE  # stone in the only mountains around leaves no gold
    return 4 * (value - price) / (number + 2) + _urgency(outlook, wanted, kind, good, have)


def _urgency(outlook: Outlook, wanted: list[int], kind: type, good: int, have: int) -> float:
    """What the first of a kind is worth besides its goods, above all the first wood."""
    if good == WOOD:
        if not outlook.growing[WOOD]:
            return NO_WOODCUTTER
        return 1.5 if outlook.soon[WOOD] == 1 and outlook.counts[WOOD] <= 2 else 0.0
    last_wood = outlook.counts[WOOD] == 1 and not outlook.growing[WOOD]
    stuck = -LAST_WOOD if last_wood and kind not in (BuildFarm, BuildFreeFarm) else 0.0
    if good == STONE and have == 0 and wanted[STONE]:
        return stuck + FIRST_STONE
    if good in COLLECTED and not outlook.growing[good] and outlook.counts[good] < wanted[good]:
        if good in LUXURY:
            return stuck + NEW_KIND + FOUNTAINS * min(3, outlook.markers)
        return (
            stuck
            + NEW_KIND
            + (FIRST_FOOD if outlook.men < 6 and not any(outlook.growing[kind] for kind in FOOD) else 0.0)
        )
    return stuck


def _expansion_choices(state: Antiquity, seat: int, actions: Sequence[Action], outlook: Outlook) -> Scored:
    """The best inn, the best hex to clean, a city, and to do nothing more."""
    best: dict[type, tuple[float, Action]] = {}
    need = 0.0 if outlook.rounds < LAST_ROUNDS else min(1.0, max(0.0, (INNS_WANTED - outlook.clean) / 8))
    news = NewLand(state, seat, outlook) if need else None
    for action in actions:
        kind = action.__class__
        if isinstance(action, Resign):
            continue
        if isinstance(action, Clean):
            score = 1.0 + 0.1 * state.cleaned_by(BITS[action.hex]).bit_count()
        elif isinstance(action, BuildInn) and news is not None:
            score = need * news.around(BITS[action.hex]) - PRICE
        elif kind in best:
            continue
        else:
            score = 0.0 if isinstance(action, Done) else -PRICE
        if kind not in best or score > best[kind][0]:
            best[kind] = (score, action)
    return [*best.values()]


class NewLand:
    """What an inn would add to a zone: clean land, water to fish, mountains with gold."""

    def __init__(self, state: Antiquity, seat: int, outlook: Outlook) -> None:
        zone = state.zone(seat)
        fresh = state.clean_free() & ~zone
        self.ground = state.board.every & ~state.water()
        self.reach = state.figures.reach
        self.fresh = fresh
        self.fields = (state.forest() | state.grassland()) & fresh
        fishing = any(outlook.deficits[good] > outlook.growing[good] for good in CATCHES)
        self.water = state.clean_water() & ~beside(zone) if fishing else 0
        digging = outlook.deficits[GOLD] > outlook.growing[GOLD] and not state.mine_sites(seat, GOLD)
        self.gold = state.board.mountain & ~state.stones & fresh if digging else 0

    def around(self, inn: int) -> float:
        """What the new hexes are worth."""
        reached = _reach_of(inn, self.ground, self.reach)
        value = NEW_HEX * (reached & self.fields).bit_count()
        if self.water:
            value += NEW_HEX * min(6, (beside(reached & self.fresh) & self.water).bit_count())
        return value + 1.5 if reached & self.gold else value


@lru_cache(maxsize=1 << 12)
def _reach_of(inn: int, land: int, reach: int) -> int:
    """The hexes that an inn reaches over land."""
    reached = 1 << inn
    for _ in range(reach):
        reached |= beside(reached) & land
    return reached


# The first city ---------------------------------------------------------------------------


def first_city_choices(state: Antiquity, legal: Sequence[Action]) -> Scored:
    """Sites for the first city by the land around."""
    scored: Scored = []
    for action in legal:
        assert isinstance(action, FoundCity)
        scored.append((land_around(state.board, BITS[action.hex], state.tokens), action))
    return scored


@lru_cache(maxsize=1 << 12)
def land_around(board: Board, centre: int, tokens: int) -> float:
    """What the land around a city is worth: forest, coast, two mountain ranges, tokens, room."""
    city = flower(centre)
    land = board.every & ~(board.water & ~city)
    zone = city
    for _ in range(2):
        zone |= beside(zone) & land
    zone &= ~city
    forest, grass = board.forest & ~city, board.grassland & ~city
    wood = _largest(zone & forest, forest)
    worth = 0.4 * min(wood, 7) + 0.12 * min((zone & forest).bit_count(), 14)
    worth += 0.1 * (zone & grass).bit_count() + 0.1 * zone.bit_count()
    worth += 0.15 * min(4, _largest(zone & grass, grass))
    water = board.water & ~city
    coast = zone & beside(water) & board.land
    reached = beside(coast | beside(coast) & beside(water) & land & ~city) & water
    worth += 0.35 * min(9, reached.bit_count()) + (1.0 if coast & beside(coast) else -1.5)
    ranges = [mountains & zone for mountains in board.ranges if mountains & zone]
    worth += (0.0, 1.5)[bool(ranges)] + 0.8 * (len(ranges) > 1)
    worth += 0.3 * (tokens & zone).bit_count()
    worth -= 0.15 * (water & city).bit_count()
    return worth


def _largest(sites: int, terrain: int) -> int:
    """The most goods that one building on these sites would bring."""
    return max([(flower(bit) & terrain).bit_count() for bit in bits_of(sites)], default=0)


# Waste ---------------------------------------------------------------------------


def pollution_choices(state: Antiquity, seat: int, legal: Sequence[Action]) -> Scored:
    """Hexes for pollution: those that nobody would miss, or only others."""
    clean = state.clean_free()
    terrains = (state.forest() & clean, state.grassland() & clean, state.board.mountain & clean)
    theirs = 0
    for other in range(state.seats):
        if other != seat:
            theirs |= state.zone(other)
    water = state.water()
    scored: Scored = []
    for action in legal:
        assert isinstance(action, Pollute)
        bit = BITS[action.hex]
        if water >> bit & 1:
            scored.append((-2.0 - 0.1 * (beside(1 << bit) & state.board.land).bit_count(), action))
            continue
        around = flower(bit)
        terrain = next((mask for mask in terrains if mask >> bit & 1), 0)
        missed = (around & terrain).bit_count() * (0.6 if terrain is terrains[2] else 1.0)
        if state.tokens >> bit & 1:
            missed += 2
        if theirs >> bit & 1:
            missed -= 3
        scored.append((-missed, action))
    return scored
