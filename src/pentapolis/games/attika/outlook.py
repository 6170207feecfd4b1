"""What a player of Attika may expect of the board: what the rest will cost, and how far the shrines are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from pentapolis.games.attika.affordable import Plan, plans, sites_within
from pentapolis.games.attika.board import Board
from pentapolis.games.attika.components import BUILDINGS, CARD, Tables
from pentapolis.games.attika.routes import Link, shortest_link
from pentapolis.games.attika.state import Position

MISMATCH = 1.3
"""So many cards go on average for a missing symbol: not every card matches."""

CROWDING = 0.3
"""How much dearer a building becomes, on average, while it waits for its turn."""

SLOT_LASTS = 0.8
"""The chance that a free hex beside a building is still free when its follower comes."""

HOPE_BASE, HOPE_SHARE = 0.25, 0.6
"""A building whose predecessor is still to come may cost this, and this share of its price now."""


class Outlook(NamedTuple):
    """One player's prospects, whatever cards are held."""

    prices: tuple[int, ...]
    """For each building the fewest symbols that are missing anywhere on the board."""
    costs: tuple[float, ...]
    """For each building the cards that it will cost in the end, on average."""
    rest: float
    """What everything that is not on the board yet will cost together."""
    link: Link


@cache
def _plans_for_everybody(tables: Tables) -> tuple[tuple[Plan, ...], ...]:
    """For each building and each number of matching cards, the symbols that a site must have."""
    plenty = sum(tables.box.totals.buildings * card for card in CARD)
    return tuple(plans(tables, building, plenty) for building in range(len(BUILDINGS)))


def cheapest(around: Sequence[int], by_budget: Sequence[Plan], near: int, away: int, founding: int) -> int:
    """The fewest cards that a building costs beside own buildings, or away from them in a new settlement."""
    last = len(by_budget) - 1
    for budget in range(last + founding + 1):
        if near and sites_within(around, by_budget[min(budget, last)], near):
            return budget
        if away and budget >= founding and sites_within(around, by_budget[budget - founding], away):
            return budget
    return last + founding


class Outlooks:
    """The outlooks of a game, each worked out once: much of what bots try leaves most of them unchanged."""

    __slots__ = ("_known",)

    SIZE = 1 << 14

    def __init__(self) -> None:
        self._known: dict[tuple[Board, int, tuple[int, ...]], Outlook] = {}

    def of(self, position: Position, seat: int) -> Outlook:
        """The outlook of a seat."""
        key = (position.board, position.occupied, tuple(position.built[seat]))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self.SIZE:
                self._known.clear()
            found = self._known[key] = _outlook(position, seat)
        return found


def _outlook(position: Position, seat: int) -> Outlook:
    tables, built, around = position.tables, position.built[seat], position.around
    free = position.free
    near = position.near_own[seat] & free
    away = free & ~near
    founding = len(position.settlements[seat]) * tables.founding
    left = [count - mask.bit_count() for count, mask in zip(tables.counts, built, strict=True)]
    prices, costs = [], []
    for building, by_budget in enumerate(_plans_for_everybody(tables)):
        price, cost = 0, 0.0
        if left[building] > 0:
            slots = (position.free_next[seat][building] & free).bit_count()
            paid = cheapest(around, by_budget, near, away, founding)
            price = 0 if slots else paid
            cost = _cost(tables, built, building, left, paid, slots)
        prices.append(price)
        costs.append(cost)
    link = shortest_link(position.board, position.own[seat], position.occupied)
    rest = sum(map(mul, costs, left))
    return Outlook(tuple(prices), tuple(costs), rest, link)


def _cost(
    tables: Tables, built: Sequence[int], building: int, left: Sequence[int], price: int, slots: int
) -> float:
    """What a building that is still to be built will cost, on average.

    `price` is the best there is without the help of a neighbour, `slots` the free hexes where it has that.
    """
    tails = tables.tails[building]
    if not tails:
        return MISMATCH * price + CROWDING
    if not any(map(built.__getitem__, tails)):
        if building in tails:  # only the first of them must be paid for
            return MISMATCH * price / left[building] + CROWDING
        return HOPE_BASE + HOPE_SHARE * MISMATCH * price
    rivals = sum([left[other] for tail in tails for other in tables.followers[tail]])
    share = min(SLOT_LASTS * slots / rivals, 1.0)
    return (1 - share) * (MISMATCH * price + CROWDING)
