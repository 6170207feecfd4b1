"""What buildings cost on their cheapest sites, and for which of them an action changes that.

The outlook hands out the sites one by one. It judges well on the whole, but with one building more on the
board all others may get other sites, so that its sums say little about what that building changed.
"""

from __future__ import annotations

from pentapolis.games.attika.bot.outlook import BuildingPlots, plans_for_everybody
from pentapolis.games.attika.components import BUILDINGS, COUNTS, TAILS
from pentapolis.games.attika.state import Position


def lowest_prices(position: Position, seat: int, settlements: int) -> dict[int, int]:
    """For each building that the seat still needs, the fewest symbols that cards must pay on any site.

    Buildings that wait for a predecessor are left out: next to that they will be free.
    """
    built, vacant = position.built[seat], position.vacant
    plots = BuildingPlots(position, seat, settlements)
    prices = {}
    for building in range(len(BUILDINGS)):
        if built[building].bit_count() < COUNTS[building] and missing_tail(position, seat, building) is None:
            free = position.free_next[seat][building] & vacant
            prices[building] = 0 if free else plots.cheapest(plans_for_everybody()[building])[0]
    return prices


def missing_tail(position: Position, seat: int, building: int) -> int | None:
    """The predecessor next to which it will be free, if that is still to be built."""
    tails, built = TAILS[building], position.built[seat]
    return None if not tails or building in tails or any(built[tail] for tail in tails) else tails[0]


def price_changes(before: Position, after: Position, seat: int) -> dict[int, int]:
    """By how much the lowest prices rise or fall; what another settlement costs is not counted in."""
    settlements = len(before.settlements[seat])
    was, now = (lowest_prices(position, seat, settlements) for position in (before, after))
    return {
        building: now[building] - price
        for building, price in was.items()
        if now.get(building, price) != price
    }
