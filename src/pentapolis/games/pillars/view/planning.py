"""The best that a player's craftsmen can do in step 13: most points, then most gold.

Some craftsmen compete for what others could use as well: those who need two things, and the one who turns
wood into gold. All their uses are tried. The rest follows: of what is left of each resource the craftsman who
needs least for a point works first, and goldsmiths take whatever gold there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from pentapolis.games.pillars.components import (
    GOLD,
    GOLD_LIMIT,
    KINDS,
    MAKES_GOLD,
    MAKES_POINTS,
    TAKES,
)


class Plan(NamedTuple):
    """Craftsmen in the order in which they work, and what comes of it; better plans compare greater."""

    points: int
    gold: int
    kept: int
    order: tuple[int, ...]


def best_plan(stock: Sequence[int], uses: Sequence[tuple[int, int]]) -> Plan:
    """The best plan with this stock of goods; `uses` says how often each craftsman can still work.

    Points count first, then gold, then cubes that are left. Craftsmen who are idle must not be in `uses`.
    """
    greedy = [craftsman for craftsman, _ in uses if _works_alone(craftsman)]
    most = dict(uses)
    plans = []
    for mixed in _combinations(stock, [use for use in uses if not _works_alone(use[0])]):
        left = list(stock)
        order: list[int] = []
        for craftsman, times in mixed:
            _take(left, craftsman, times)
            if not MAKES_GOLD[craftsman]:
                order += [craftsman] * times
        for craftsman in sorted(greedy, key=_thrift):
            ((good, amount),) = TAKES[craftsman]
            if good != GOLD:
                times = min(most[craftsman], left[good] // amount)
                _take(left, craftsman, times)
                order += [craftsman] * times
        earners = [craftsman for craftsman, times in mixed if MAKES_GOLD[craftsman] for _ in range(times)]
        smiths = [c for c in greedy if TAKES[c][0][0] == GOLD for _ in range(most[c])]
        order += _work_gold(left, earners, smiths)
        points = sum([MAKES_POINTS[craftsman] for craftsman in order])
        plans.append(Plan(points, left[GOLD], sum([left[kind] for kind in KINDS]), tuple(order)))
    return max(plans)


def _works_alone(craftsman: int) -> bool:
    """Whether the craftsman turns a single kind of goods into points."""
    return len(TAKES[craftsman]) == 1 and not MAKES_GOLD[craftsman]


def _thrift(craftsman: int) -> tuple[float, int]:
    """Who needs least for a point comes first."""
    ((_, amount),) = TAKES[craftsman]
    return amount / MAKES_POINTS[craftsman], amount


def _take(left: list[int], craftsman: int, times: int) -> None:
    for good, amount in TAKES[craftsman]:
        left[good] -= amount * times


def _combinations(
    stock: Sequence[int], uses: Iterable[tuple[int, int]]
) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every number of uses of these craftsmen that the stock allows."""
    choices = [[(craftsman, times) for times in range(most + 1)] for craftsman, most in uses]
    for mixed in product(*choices):
        left = list(stock)
        for craftsman, times in mixed:
            _take(left, craftsman, times)
        if min(left) >= 0:
            yield mixed


def _work_gold(left: list[int], earners: list[int], smiths: list[int]) -> list[int]:
    """Goldsmiths spend before others earn: gold beyond the limit would be wasted."""
    order = []
    earners, smiths = earners[::-1], smiths[::-1]
    while earners or smiths:
        if smiths and left[GOLD] >= TAKES[smiths[-1]][0][1]:
            smith = smiths.pop()
            _take(left, smith, 1)
            order.append(smith)
        elif earners:
            earner = earners.pop()
            left[GOLD] = min(left[GOLD] + MAKES_GOLD[earner], GOLD_LIMIT)
            order.append(earner)
        else:
            break
    return order
