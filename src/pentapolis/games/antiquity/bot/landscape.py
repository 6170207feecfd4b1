"""Where to build in the country, where to found the first city, and where waste does least harm."""

from __future__ import annotations

from collections.abc import Sequence

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
from pentapolis.games.antiquity.bot.outlook import Outlook, Scored
from pentapolis.games.antiquity.bot.settling import LAST_ROUNDS, PRICE, expansion_choices, last_choices
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.components import CATCHES, CROPS, FOOD, LUXURY, ORES, STONE, WOOD
from pentapolis.games.antiquity.components.plane import BITS, STEPS, beside, flower
from pentapolis.games.antiquity.rules.countryside.sites import clean_water
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes, forest_of, grassland_of, water_of
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position
from pentapolis.kernel.actions import Action

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
FIRST_FOOD = 1.5
"""What the first food is worth besides: the next houses cost but one each."""
FOUNTAINS = 0.4
"""What a luxury for a fountain is worth besides."""
NO_WOODCUTTER = 4.0
LAST_WOOD = 6.0
"""Who spends the last wood on something else than a woodcutter gets no more."""
RANGE = 0.5
WOOD_WANTED = 10


EXPANSIONS = (Done, BuildInn, FoundCity, Clean, Resign)
"""What brings no goods."""


def country_choices(state: Position, seat: int, legal: Sequence[Action]) -> Scored:
    """What can be built, of each kind and good the best site."""
    outlook = Outlook(state, seat)
    if outlook.goal.is_within_reach():
        return last_choices(state, seat, legal, outlook)
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
    return [*best.values(), *expansion_choices(state, seat, expansions, outlook)]


def _wanted(state: Position, seat: int, outlook: Outlook) -> list[int]:
    """How many of each good there should be, with all that grows."""
    realm = state.realms[seat]
    wanted = [need if good in COLLECTED else 0 for good, need in enumerate(outlook.goal.needs)]
    luxuries = max(0, pollution_of(state, realm))
    more = max(LUXURY, key=lambda good: outlook.growing[good] + outlook.counts[good])
    wanted[more] += min(luxuries, 3)
    if outlook.rounds > 3:
        most = max(FOOD, key=lambda good: outlook.growing[good] + outlook.counts[good])
        wanted[most] += 2
    wanted[WOOD] = min(max(WOOD_WANTED, outlook.men), round(outlook.rounds * 1.5) + 2)
    wanted[STONE] = outlook.stone_wanted()
    return wanted


class Sizes:
    """How many goods buildings on the sites at hand would bring."""

    def __init__(self, state: Position) -> None:
        clean = clean_free_hexes(state)
        self.forest = forest_of(state) & clean
        self.grassland = grassland_of(state) & clean
        self.mountain = state.board.mountain & clean
        self.water = clean_water(state)
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


# Waste ---------------------------------------------------------------------------


def pollution_choices(state: Position, seat: int, legal: Sequence[Action]) -> Scored:
    """Hexes for pollution: those that nobody would miss, or only others."""
    clean = clean_free_hexes(state)
    terrains = (forest_of(state) & clean, grassland_of(state) & clean, state.board.mountain & clean)
    theirs = 0
    for other in range(state.seats):
        if other != seat:
            theirs |= zone_of(state, other)
    water = water_of(state)
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
