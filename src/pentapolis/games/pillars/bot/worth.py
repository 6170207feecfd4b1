"""What goods and craftsmen of The Pillars of the Earth will be worth, in points, at the end of a round.

A row of craftsmen is tried on what a round usually brings: on several hauls that twelve workers can fetch.
What is kept for the next round counts by how much more a haul would give with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from pentapolis.games.pillars.components import (
    AUTOMATIC,
    CAPACITY,
    FIGURES,
    GOLD,
    GOLD_LIMIT,
    KINDS,
    MAKES_GOLD,
    MAKES_POINTS,
    METAL,
    NEEDS_HELD,
    ROUNDS,
    SELL_PRICE,
    TAKES,
    members,
)
from pentapolis.games.pillars.rules.cathedral import able
from pentapolis.games.pillars.view.planning import best_plan

Stock = tuple[int, ...]
"""Sand, wood, stone, metal and gold."""

Row = int
"""Craftsmen, as a mask."""

# Gold ---------------------------------------------------------------------------

GOLD_STEPS = ((10, 0.38), (18, 0.24), (GOLD_LIMIT, 0.10))
"""Up to each amount of gold, what a piece is worth: the first ones pay taxes, craftsmen and builders."""

GOLD_AT_END = 0.01
"""In the last round gold only breaks ties."""

GOLD_RATE = 0.2
"""What gold is worth on average."""


@cache
def gold_table(round_number: int, for_goldsmith: int) -> tuple[float, ...]:
    """The worth of gold that is left at the end of a round; some of it goldsmiths can use in the last."""
    if round_number == ROUNDS:
        return tuple(GOLD_AT_END * gold for gold in range(GOLD_LIMIT + 1))
    worth = [0.0]
    for gold in range(1, GOLD_LIMIT + 1):
        rate = next(rate for upto, rate in GOLD_STEPS if gold <= upto)
        if round_number == ROUNDS - 1 and gold <= for_goldsmith:
            rate = max(rate, 0.32)
        worth.append(worth[-1] + rate)
    return tuple(worth)


# What a round brings ---------------------------------------------------------------------------

HAULS: tuple[tuple[float, ...], ...] = (
    (2, 0, 4, 0.4, 6),
    (3, 0, 3, 0.4, 6),
    (3, 2, 2, 0.4, 6),
    (0, 3, 2, 0.4, 7),
    (2, 5, 0, 0.4, 7),
    (2, 4, 0, 0.4, 7),
    (5, 0, 2, 0.4, 7),
)
"""What twelve workers can fetch, the metal that the court brings now and then, and gold for goldsmiths."""

LIKELY_HAULS = 3
"""One of this many hauls that suit the row best can usually be had."""

SALVAGE = tuple(0.1 * price for price in SELL_PRICE)
"""What a cube is worth that nobody can use."""

KEPT_METAL = (0.0, 2.0, 3.7, 4.9, 5.9, 6.9)
"""Metal is for the great works of the last round."""

MORE_METAL = 1.0
"""What each piece beyond those is worth."""

FADING = 0.85
"""Later rounds count less: better craftsmen will have come."""


class Trade(NamedTuple):
    """A craftsman's work."""

    takes: tuple[tuple[int, int], ...]
    capacity: int
    worth: float


@lru_cache(maxsize=1 << 14)
def trades(row: Row) -> tuple[Trade, ...]:
    """The work of those who can, the most rewarding first: the users of metal, then by points for a cube."""
    found = []
    for craftsman in able(row):
        takes = TAKES[craftsman]
        worth = MAKES_POINTS[craftsman] + GOLD_RATE * MAKES_GOLD[craftsman]
        uses_metal = any(good == METAL for good, _ in takes)
        cubes = sum([amount for _, amount in takes]) or 1
        found.append(((not uses_metal, -worth / cubes), Trade(takes, CAPACITY[craftsman], worth)))
    return tuple([trade for _, trade in sorted(found)])


def _gain(row: Row, haul: Sequence[float]) -> float:
    """What a row makes of a haul when everybody takes as much as possible, one after the other."""
    left = [*haul]
    gain = 0.0
    for takes, capacity, worth in trades(row):
        uses = float(capacity)
        for good, amount in takes:
            uses = min(uses, left[good] / amount)
        for good, amount in takes:
            left[good] -= uses * amount
        gain += uses * worth
    return gain + sum([left[kind] * SALVAGE[kind] for kind in KINDS])


@lru_cache(maxsize=1 << 16)
def round_worth(row: Row, extra: tuple[int, ...]) -> float:
    """What a row makes in a round that brings these cubes on top of a usual haul."""
    gains = [_gain(row, [*[a + b for a, b in zip(haul, extra, strict=False)], haul[GOLD]]) for haul in HAULS]
    gains.sort()
    return sum(gains[-LIKELY_HAULS:]) / LIKELY_HAULS + _by_themselves(row)


@cache
def _by_themselves(row: Row) -> float:
    """What those make who need not be told to work."""
    worth = 0.0
    for craftsman in members(row & AUTOMATIC):
        often = 1.0 if NEEDS_HELD[craftsman] is None else 0.6
        worth += often * (MAKES_POINTS[craftsman] + GOLD_RATE * MAKES_GOLD[craftsman])
    return worth


@lru_cache(maxsize=1 << 14)
def later_rounds(row: Row, income: tuple[int, ...], rounds: int) -> float:
    """What a row makes in `rounds` rounds to come."""
    return sum([FADING**later for later in range(rounds)]) * round_worth(row, income)


@lru_cache(maxsize=1 << 13)
def keeping(row: Row, income: tuple[int, ...], round_number: int) -> tuple[tuple[float, ...], ...]:
    """For each kind what each number of cubes is worth at the end of a round; five can be kept at most."""
    most = FIGURES.kept_resources + 1
    if round_number == ROUNDS:
        return ((0.0,) * most,) * len(KINDS)
    now = round_worth(row, income)
    tables = []
    for kind in KINDS:
        worth = [0.0]
        for number in range(1, most):
            more = tuple([held + number * (kind == other) for other, held in enumerate(income)])
            worth.append(FADING * (round_worth(row, more) - now))
        if kind == METAL:
            worth = [max(used, _kept_metal(number)) for number, used in enumerate(worth)]
        tables.append(tuple(worth))
    return tuple(tables)


def salvage(kind: int, number: int, round_number: int) -> float:
    """What so many cubes are worth at the end of a round if craftsmen have no use for them."""
    return 0.0 if round_number == ROUNDS else FADING * number * SALVAGE[kind]


def _kept_metal(number: int) -> float:
    most = len(KEPT_METAL) - 1
    return KEPT_METAL[min(number, most)] + MORE_METAL * max(number - most, 0)


# The end of a round ---------------------------------------------------------------------------


class Settlement(NamedTuple):
    """How a round ends for a player: what it is worth, and who should work, in this order."""

    worth: float
    order: tuple[int, ...]
    left: Stock


@lru_cache(maxsize=1 << 16)
def settlement(
    round_number: int, row: Row, income: tuple[int, ...], stock: Stock, uses: tuple[tuple[int, int], ...]
) -> Settlement:
    """The better of two ways to build: for as many points as possible, or only what is worth its cubes."""
    tables = (*keeping(row, income, round_number), gold_table(round_number, goldsmiths_gold(row)))
    plan = best_plan(stock, uses).order
    ways = [_after(stock, plan, tables)]
    if round_number < ROUNDS:
        ways.append(_after(stock, _worthwhile(stock, uses, tables), tables))
    return max(ways)


def end_of_round(round_number: int, row: Row, income: tuple[int, ...], stock: Stock) -> Settlement:
    """The settlement when everybody can still work as often as the cards say."""
    return settlement(round_number, row, income, stock, _all_uses(row))


@lru_cache(maxsize=1 << 14)
def _all_uses(row: Row) -> tuple[tuple[int, int], ...]:
    return tuple([(craftsman, CAPACITY[craftsman]) for craftsman in able(row)])


@lru_cache(maxsize=1 << 14)
def goldsmiths_gold(row: Row) -> int:
    """The gold that goldsmiths of a row can use in a round."""
    return sum(
        [
            CAPACITY[craftsman] * amount
            for craftsman in able(row)
            for good, amount in TAKES[craftsman]
            if good == GOLD
        ]
    )


Tables = tuple[tuple[float, ...], ...]


def _after(stock: Stock, order: tuple[int, ...], tables: Tables) -> Settlement:
    """Let craftsmen work in this order and count what remains."""
    left = [*stock]
    worth = 0.0
    for craftsman in order:
        for good, amount in TAKES[craftsman]:
            left[good] -= amount
        left[GOLD] = min(left[GOLD] + MAKES_GOLD[craftsman], GOLD_LIMIT)
        worth += MAKES_POINTS[craftsman]
    kept = tuple(left)
    too_many = sum(left) - left[GOLD] - FIGURES.kept_resources
    for _ in range(too_many):
        left[least_missed(left, tables)] -= 1
    worth += tables[GOLD][left[GOLD]]
    for kind in KINDS:
        worth += tables[kind][left[kind]]
    return Settlement(worth, order, kept)


def least_missed(left: Sequence[int], tables: Tables) -> int:
    """The kind of which one cube less matters least."""
    held = [kind for kind in KINDS if left[kind]]
    return min(held, key=lambda kind: _worth_of_last(tables[kind], left[kind]))


def _worth_of_last(table: Sequence[float], number: int) -> float:
    return table[number] - table[number - 1] if number < len(table) else 0.0


def _worthwhile(stock: Stock, uses: Sequence[tuple[int, int]], tables: Tables) -> tuple[int, ...]:
    """Everybody works as often as that brings more than it takes."""
    left = [*stock]
    order: list[int] = []
    for craftsman, most in sorted(uses, key=_eagerness):
        for _ in range(most):
            if any(left[good] < amount for good, amount in TAKES[craftsman]):
                break
            if not _is_worthwhile(craftsman, left, tables):
                break
            for good, amount in TAKES[craftsman]:
                left[good] -= amount
            left[GOLD] = min(left[GOLD] + MAKES_GOLD[craftsman], GOLD_LIMIT)
            order.append(craftsman)
    return tuple(order)


def _eagerness(use: tuple[int, int]) -> tuple[bool, float]:
    takes = TAKES[use[0]]
    worth = MAKES_POINTS[use[0]] + GOLD_RATE * MAKES_GOLD[use[0]]
    return all(good != METAL for good, _ in takes), -worth / sum([amount for _, amount in takes])


def _is_worthwhile(craftsman: int, left: Sequence[int], tables: Tables) -> bool:
    gain = float(MAKES_POINTS[craftsman])
    gold = left[GOLD]
    if MAKES_GOLD[craftsman]:
        gain += tables[GOLD][min(gold + MAKES_GOLD[craftsman], GOLD_LIMIT)] - tables[GOLD][gold]
    for good, amount in TAKES[craftsman]:
        for number in range(left[good], left[good] - amount, -1):
            gain -= _worth_of_last(tables[good], number)
    return gain >= 0
