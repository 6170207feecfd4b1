"""Gold, points and resources: gaining, losing and paying them (2.8, and debts as in A10)."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.pillars.box import Goods
from pentapolis.games.pillars.components import FIGURES, GOLD, GOLD_LIMIT, goods_of
from pentapolis.games.pillars.events import Gained, Paid
from pentapolis.games.pillars.state import SOURCES, Position
from pentapolis.kernel.events import Event


def gain_gold(position: Position, seat: int, gold: int) -> int:
    """Add gold; what goes beyond the track is wasted (ruling 20). Return how much that is."""
    stock = position.stocks[seat]
    total = stock[GOLD] + gold
    stock[GOLD] = min(total, GOLD_LIMIT)
    return total - stock[GOLD]


def score(position: Position, seat: int, points: int, source: int) -> None:
    """Add points, and note where they came from."""
    position.points[seat] += points
    position.ledger[seat * len(SOURCES) + source] += points


def lose_points(position: Position, seat: int, points: int, source: int) -> int:
    """Take points away, down to none (ruling 21). Return how many."""
    lost = min(points, position.points[seat] - FIGURES.least_points)
    score(position, seat, -lost, source)
    return lost


def gain(position: Position, seat: int, goods: Goods, reason: str, source: int, events: list[Event]) -> None:
    """Give somebody what a card promises."""
    stock = position.stocks[seat]
    for good, amount in goods_of(goods):
        if good != GOLD:
            stock[good] += amount
    wasted = gain_gold(position, seat, goods.gold)
    score(position, seat, goods.points, source)
    events.append(
        Gained(
            seat,
            reason,
            goods.sand,
            goods.wood,
            goods.stone,
            goods.metal,
            goods.gold - wasted,
            goods.points,
            wasted,
        )
    )


def pay(
    position: Position,
    seat: int,
    due: int,
    reason: Literal["court", "extra-tax"],
    source: int,
    events: list[Event],
) -> None:
    """Debts (A10): what is missing costs a point for each full pair of gold."""
    stock = position.stocks[seat]
    paid = min(due, stock[GOLD])
    stock[GOLD] -= paid
    lost = lose_points(position, seat, (due - paid) // FIGURES.gold_per_lost_point, source)
    events.append(Paid(seat, reason, due, paid, lost))
