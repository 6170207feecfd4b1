"""What a player of Attika may expect of the board: what the rest will cost, and how far the shrines are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from pentapolis.games.attika.board import Board
from pentapolis.games.attika.components import BUILDINGS, CARD, Tables
from pentapolis.games.attika.prices import Plan, plans
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
    link: Link


@cache
def _plans_for_everybody(tables: Tables) -> tuple[tuple[Plan, ...], ...]:
    """For each building and each number of matching cards, the symbols that a site must have."""
    plenty = sum(tables.box.totals.buildings * card for card in CARD)
    return tuple(plans(tables, building, plenty) for building in range(len(BUILDINGS)))


def cheapest(position: Position, seat: int, by_budget: Sequence[Plan], beside: int) -> int:
    """The fewest cards that a building costs anywhere; `beside` are the hexes where it is free by order."""
    free = position.board.every & ~position.occupied
    near = position.near_own[seat] & free
    if beside & near:
        return 0
    founding = len(position.settlements[seat]) * position.tables.founding
    around = position.around
    away = free & ~near
    for budget, plan in enumerate(by_budget):
        if (near and sites_within(around, plan, near)) or (
            away and budget >= founding and sites_within(around, by_budget[budget - founding], away)
        ):
            return budget
    return len(by_budget) - 1 + (0 if near else founding)


def sites_within(around: Sequence[int], plan: Plan, scope: int) -> int:
    """The hexes in `scope` that have enough symbols, as a mask."""
    found = 0
    for places in plan:
        enough = scope
        for place in places:
            enough &= around[place]
        found |= enough
    return found


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
    by_building = _plans_for_everybody(position.tables)
    free_next = position.free_next[seat]
    prices = tuple(
        cheapest(position, seat, by_budget, beside)
        for by_budget, beside in zip(by_building, free_next, strict=True)
    )
    costs = tuple(
        _cost(position, seat, building, by_building[building], price) for building, price in enumerate(prices)
    )
    return Outlook(prices, costs, shortest_link(position.board, position.own[seat], position.occupied))


def _cost(position: Position, seat: int, building: int, by_budget: Sequence[Plan], price: int) -> float:
    """What a building that is still to be built will cost, on average."""
    tables, built = position.tables, position.built[seat]
    left = tables.counts[building] - built[building].bit_count()
    if left <= 0:
        return 0.0
    tails = tables.tails[building]
    if not tails:
        return MISMATCH * price + CROWDING
    if not any(built[tail] for tail in tails):
        if building in tails:
            return (MISMATCH * price + CROWDING * left) / left
        return HOPE_BASE + HOPE_SHARE * MISMATCH * price
    free = position.board.every & ~position.occupied
    slots = (position.free_next[seat][building] & free).bit_count()
    rivals = sum(
        [
            tables.counts[other] - built[other].bit_count()
            for tail in tails
            for other in tables.followers[tail]
        ]
    )
    share = min(SLOT_LASTS * slots / max(rivals, 1), 1.0)
    elsewhere = cheapest(position, seat, by_budget, 0)
    return (1 - share) * (MISMATCH * elsewhere + CROWDING)
