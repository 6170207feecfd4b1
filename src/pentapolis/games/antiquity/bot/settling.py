"""Where inns and cities go: for land and room, around an opponent, or out of an enclosure."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pentapolis.games.antiquity.actions import BuildInn, Clean, Done, FoundCity
from pentapolis.games.antiquity.actions.lists import DONE
from pentapolis.games.antiquity.bot.enclosing import best_escape, best_site, reach_of, threat_to
from pentapolis.games.antiquity.bot.goals import Siege
from pentapolis.games.antiquity.bot.outlook import Outlook, Scored
from pentapolis.games.antiquity.components import CATCHES, FIGURES, FOOD, GOLD, WOOD
from pentapolis.games.antiquity.components.board import Board
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import BITS, beside, flower
from pentapolis.games.antiquity.rules.countryside.sites import clean_water, cleaned_by, mine_sites
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes, forest_of, grassland_of, water_of
from pentapolis.games.antiquity.rules.zones import reached_over_land, zone_of
from pentapolis.games.antiquity.state import Position
from pentapolis.kernel.actions import Action

PRICE = 1.0
LAST_ROUNDS = 1.5
"""At the end nothing is spent on a larger zone."""
ESCAPE = 7.0
ENCLOSE = 5.0
"""What an inn is worth that keeps a zone open, or closes another one."""
NEW_HEX = 0.4
INNS_WANTED = 22
"""With fewer clean hexes inns are built."""
FEW_WOOD = 4
"""Who has less wood growing looks for forest."""
SPOILT = -3.0
"""What it is worth to do nothing where wood that is not spent is lost."""


def expansion_choices(state: Position, seat: int, actions: Sequence[Action], outlook: Outlook) -> Scored:
    """The best inn, the best site for a city, the best hex to clean, and to do nothing more."""
    best: dict[type, tuple[float, Action]] = {}
    inns = [action for action in actions if isinstance(action, BuildInn)]
    scored = _inn_choices(state, seat, inns, outlook) if inns else []
    for action in actions:
        if isinstance(action, Done):
            scored.append((SPOILT if outlook.goal.spoils else 0.0, action))
        elif isinstance(action, Clean):
            scored.append((1.0 + 0.1 * cleaned_by(state, BITS[action.hex]).bit_count(), action))
        elif isinstance(action, FoundCity):
            site = land_around(state.board, BITS[action.hex], state.tokens)
            scored.append((outlook.worth_of_city() + site / 100, action))
    for score, action in scored:
        kind = action.__class__
        if kind not in best or score > best[kind][0]:
            best[kind] = (score, action)
    return [*best.values()]


def last_choices(state: Position, seat: int, legal: Sequence[Action], outlook: Outlook) -> Scored:
    """When the goal is reached, ties are decided by clean land: inns for food to spare, and nothing else."""
    choices: Scored = [(0.0, DONE)]
    inns = [action for action in legal if isinstance(action, BuildInn)]
    spare = [good for good in FOOD if outlook.counts[good] + outlook.soon[good] > outlook.goal.needs[good]]
    if inns and spare:
        news = NewLand(state, seat, outlook)
        best = max(inns, key=lambda inn: news.around(BITS[inn.hex]))
        choices.append((news.around(BITS[best.hex]) - NEW_HEX, best))
    return choices


# Inns ---------------------------------------------------------------------------


def _inn_choices(state: Position, seat: int, inns: Sequence[BuildInn], outlook: Outlook) -> Scored:
    """Inns out of an enclosure, around somebody, or for new land."""
    threat = threat_to(state, seat)
    goal = outlook.goal
    if threat:
        escape = best_escape(state, seat, threat)
        return [(ESCAPE if BITS[action.hex] == escape else -PRICE, action) for action in inns]
    if isinstance(goal, Siege) and goal.ring.missing:
        site = best_site(state, seat, goal.ring)
        return [(ENCLOSE if BITS[action.hex] == site else -PRICE, action) for action in inns]
    need = 0.0 if outlook.rounds < LAST_ROUNDS else min(1.0, max(0.0, (INNS_WANTED - outlook.clean) / 8))
    if not need or not any(outlook.counts[good] > outlook.is_seed(good) for good in FOOD):
        return [(-PRICE, inns[0])]
    news = NewLand(state, seat, outlook)
    return [(need * news.around(BITS[action.hex]) - PRICE, action) for action in inns]


class NewLand:
    """What an inn would add to a zone: clean land, water to fish, mountains with gold."""

    def __init__(self, state: Position, seat: int, outlook: Outlook) -> None:
        zone = zone_of(state, seat)
        fresh = clean_free_hexes(state) & ~zone
        self.ground = state.board.every & ~water_of(state)
        self.reach = FIGURES.reach
        self.fresh = fresh
        self.fields = (forest_of(state) | grassland_of(state)) & fresh
        self.forest = (
            forest_of(state) & fresh if outlook.goal.spoils and outlook.growing[WOOD] < FEW_WOOD else 0
        )
        fishing = any(outlook.deficits[good] > outlook.growing[good] for good in CATCHES)
        self.water = clean_water(state) & ~beside(zone) if fishing else 0
        digging = outlook.deficits[GOLD] > outlook.growing[GOLD] and not mine_sites(state, seat, GOLD)
        self.gold = state.board.mountain & ~state.stones & fresh if digging else 0

    def around(self, inn: int) -> float:
        """What the new hexes are worth."""
        reached = reach_of(1 << inn, self.ground, self.reach)
        value = NEW_HEX * (reached & self.fields).bit_count()
        if self.water:
            value += NEW_HEX * min(6, (beside(reached & self.fresh) & self.water).bit_count())
        value += NEW_HEX * (reached & self.forest).bit_count()
        return value + 1.5 if reached & self.gold else value


# The first city ---------------------------------------------------------------------------


def first_city_choices(state: Position, legal: Sequence[Action]) -> Scored:
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
    zone = reached_over_land(city, land, FIGURES.reach) & ~city
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
