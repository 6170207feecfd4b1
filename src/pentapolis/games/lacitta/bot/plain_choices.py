"""What is plainly done in La Città without much thought, by guesses that must go on quickly."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.lacitta.actions import REMOVE, SEND, STARVE, WISH
from pentapolis.games.lacitta.bot.prospects import best_donor
from pentapolis.games.lacitta.components import ARCHES, ARCHES_FOR, FARM, MARKET, QUARRY, WATER_BUILDINGS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import spare_citizens
from pentapolis.games.lacitta.rules.migration import losers_to
from pentapolis.games.lacitta.rules.removal import removable
from pentapolis.games.lacitta.state import REMOVING, SENDING, STARVING, WISHING, tile_at
from pentapolis.kernel.actions import Action

MARKET_WORTH, WATER_WORTH, QUARRY_WORTH, FOOD_WORTH = 4.0, 2.5, 0.4, 0.6
"""What a building is worth in points to a city that must give one up: gold and food for each piece."""
ARCH_WORTH, LAST_ARCH_WORTH = 0.4, 2.0
"""What it is worth that it serves a category: less if there are other arches for it."""


def idle_settler(state: LaCitta, seat: int) -> Action:
    """Somebody of the city with most citizens to spare."""
    return SEND[state.castles[best_donor(state, seat)]]


def strongest_wish(state: LaCitta, seat: int) -> Action:  # noqa: ARG001
    """The wish that draws most citizens."""
    city = state.queue[0]
    return WISH[max(state.wishes, key=lambda wish: len(losers_to(state, city, wish)))]


def worst_tile(state: LaCitta, seat: int) -> Action:  # noqa: ARG001
    """The building on the outside that the city misses least."""
    city = state.queue[0]
    return REMOVE[min(removable(state, city), key=lambda site: tile_worth(state, city, site))]


def tile_worth(state: LaCitta, city: int, site: int) -> float:
    """What a building is worth to its city, roughly."""
    kind = tile_at(state, site)
    if kind == FARM:
        return FOOD_WORTH * state.land.food[site]
    if kind == QUARRY:
        return QUARRY_WORTH * state.land.gold[site]
    if kind == MARKET:
        return MARKET_WORTH
    worth = WATER_WORTH if kind in WATER_BUILDINGS else 0.0
    left = state.arches[city] - ARCHES[kind]
    for category in ARCHES_FOR[kind]:
        worth += ARCH_WORTH if left >> 8 * category & 255 else LAST_ARCH_WORTH
    return worth


def idle_victim(state: LaCitta, seat: int) -> Action:
    """Somebody of the city with most citizens to spare."""
    inhabited = [city for city in state.cities[seat] if state.people[city]]
    return STARVE[state.castles[max(inhabited, key=lambda city: spare_citizens(state, city))]]


PLAIN_CHOICES: dict[int, Callable[[LaCitta, int], Action]] = {
    SENDING: idle_settler,
    WISHING: strongest_wish,
    REMOVING: worst_tile,
    STARVING: idle_victim,
}
