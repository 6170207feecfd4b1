"""What a player of Attika may expect of the board: what the rest will cost, and how far the shrines are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from pentapolis.games.attika.board import Board
from pentapolis.games.attika.bot.routes import Link, shortest_link
from pentapolis.games.attika.components import (
    ALL_SYMBOLS,
    ANY_COST,
    BIT,
    BOX,
    BUILDINGS,
    CARD,
    COSTS,
    COUNTS,
    FOLLOWERS,
    FOUNDING,
    TAILS,
    hexes_of,
)
from pentapolis.games.attika.rules.affordable import Plan, plans, sites_within
from pentapolis.games.attika.rules.table import occupied
from pentapolis.games.attika.state import Position

MISMATCH = 1.3
"""So many cards go on average for a missing symbol: not every card matches."""

CROWDING = 0.3
"""How much dearer a building becomes, on average, while it waits for its turn."""

SLOT_LASTS = 0.8
"""The chance that a free hex beside a building is still free when its follower comes."""

HOPE_BASE, HOPE_SHARE = 0.25, 0.4
"""A building whose predecessor is still to come may cost this, and this share of its price now."""


STORING_BASE, STORING_SHARE = 0.15, 0.7
STORING_BY_PRICE = (0.0, 0.5, 0.8, 1.0)
"""The chance that a building cannot be built as soon as it is drawn: the base, and a share of what its price
now makes likely, because by then more of the city will stand."""


class Outlook(NamedTuple):
    """One player's prospects, whatever cards are held."""

    costs: tuple[float, ...]
    """For each building the cards that it will cost in the end, on average."""
    storing: tuple[float, ...]
    """For each building the chance that it must be stored first when it is drawn."""
    rest: float
    """What everything that is not on the board yet will cost together."""
    link: Link


@cache
def plans_for_everybody() -> tuple[tuple[Plan, ...], ...]:
    """For each building and each number of matching cards, the symbols that a site must have."""
    plenty = sum(BOX.totals.buildings * card for card in CARD)
    return tuple(plans(building, plenty) for building in range(len(BUILDINGS)))


@cache
def _dearest_first() -> tuple[int, ...]:
    """The order in which buildings get their sites: those that nothing makes free, the dearest first."""

    def place(building: int) -> tuple[bool, int, int]:
        cost = ANY_COST[building] + sum(number for _, number in COSTS[building])
        return bool(TAILS[building]), -cost, building

    return tuple(sorted(range(len(BUILDINGS)), key=place))


class BuildingPlots:
    """A city as it may grow: every building takes the cheapest site that those before it have left.

    If each of them counted on the best site of the board, the first to be built would seem to spoil it for
    all the others, and nothing would ever be built.
    """

    __slots__ = ("_away", "_free", "_near", "_position", "_settlements")

    def __init__(self, position: Position, seat: int, settlements: int | None = None) -> None:
        """`settlements` is the number to reckon with for founding another, if not the one there is."""
        self._position = position
        self._free = position.vacant
        self._near = position.near_own[seat] & self._free
        self._away = self._free & ~self._near
        self._settlements = len(position.settlements[seat]) if settlements is None else settlements

    def take(self, by_budget: Sequence[Plan]) -> int:
        """The fewest cards that a building costs on the sites that are left; it takes one of these."""
        price, sites = self.cheapest(by_budget)
        if sites:
            self._occupy(hexes_of(sites & ~ALL_SYMBOLS or sites)[0])
        return price

    def cheapest(self, by_budget: Sequence[Plan]) -> tuple[int, int]:
        """The price, and where: beside the city, or away from it in a new settlement."""
        around, near, away = self._position.around, self._near, self._away
        founding = self._settlements * FOUNDING
        last = len(by_budget) - 1
        for budget in range(last + founding + 1):
            found = sites_within(around, by_budget[min(budget, last)], near) if near else 0
            if away and founding <= budget:
                found |= sites_within(around, by_budget[min(budget - founding, last)], away)
            if found:
                return budget, found
        return last + founding, 0

    def _occupy(self, site: int) -> None:
        bit = BIT[site]
        if not bit & self._near:
            self._settlements += 1
        self._free &= ~bit
        self._near = (self._near | self._position.board.near[site]) & self._free
        self._away = self._free & ~self._near


class Outlooks:
    """The outlooks of a game, each worked out once: much of what bots try leaves most of them unchanged."""

    __slots__ = ("_known",)

    SIZE = 1 << 14

    def __init__(self) -> None:
        self._known: dict[tuple[Board, int, tuple[int, ...]], Outlook] = {}

    def of(self, position: Position, seat: int) -> Outlook:
        """The outlook of a seat."""
        key = (position.board, occupied(position), tuple(position.built[seat]))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self.SIZE:
                self._known.clear()
            found = self._known[key] = _outlook(position, seat)
        return found


def _outlook(position: Position, seat: int) -> Outlook:
    built = position.built[seat]
    plots = BuildingPlots(position, seat)
    by_building = plans_for_everybody()
    left = [count - mask.bit_count() for count, mask in zip(COUNTS, built, strict=True)]
    costs, storing = [0.0] * len(BUILDINGS), [0.0] * len(BUILDINGS)
    for building in _dearest_first():
        if left[building] > 0:
            slots = (position.free_next[seat][building] & position.vacant).bit_count()
            price = plots.take(by_building[building])
            costs[building] = _cost(built, building, left, price, slots)
            likely = STORING_BY_PRICE[0 if slots else min(price, len(STORING_BY_PRICE) - 1)]
            storing[building] = STORING_BASE + STORING_SHARE * likely
    link = shortest_link(position.board, position.own[seat], occupied(position))
    rest = sum(map(mul, costs, left))
    return Outlook(tuple(costs), tuple(storing), rest, link)


def _cost(built: Sequence[int], building: int, left: Sequence[int], price: int, slots: int) -> float:
    """What a building that is still to be built will cost, on average.

    `price` is the best there is without the help of a neighbour, `slots` the free hexes where it has that.
    """
    tails = TAILS[building]
    if not tails:
        return MISMATCH * price + CROWDING
    if not any(map(built.__getitem__, tails)):
        if building in tails:  # only the first of them must be paid for
            return MISMATCH * price / left[building] + CROWDING
        return HOPE_BASE + HOPE_SHARE * MISMATCH * price
    rivals = sum([left[other] for tail in tails for other in FOLLOWERS[tail]])
    share = min(SLOT_LASTS * slots / rivals, 1.0)
    return (1 - share) * (MISMATCH * price + CROWDING)
