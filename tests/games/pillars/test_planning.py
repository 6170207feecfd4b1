"""The suggested plan for the cathedral is the best one: compared with all ways of building."""

from __future__ import annotations

from functools import cache

import pytest

from pentapolis.games.pillars.components import (
    AUTOMATIC,
    CAPACITY,
    CRAFTSMEN,
    GOLD,
    GOLD_LIMIT,
    MAKES_GOLD,
    MAKES_POINTS,
    TAKES,
)
from pentapolis.games.pillars.view.planning import best_plan
from pentapolis.kernel.chance import Chance
from tests.games.pillars.building import building, gold, play, player

WORKERS = [craftsman for craftsman in range(len(CRAFTSMEN)) if not AUTOMATIC >> craftsman & 1]
Uses = tuple[tuple[int, int], ...]


@cache
def brute_force(stock: tuple[int, ...], uses: Uses) -> tuple[int, int]:
    """The most points, then the most gold, over every order of work."""
    best = (0, stock[GOLD])
    for number, (craftsman, left) in enumerate(uses):
        after = list(stock)
        for good, amount in TAKES[craftsman]:
            after[good] -= amount
        if not left or min(after) < 0:
            continue
        after[GOLD] = min(after[GOLD] + MAKES_GOLD[craftsman], GOLD_LIMIT)
        fewer = (*uses[:number], (craftsman, left - 1), *uses[number + 1 :])
        points, kept = brute_force(tuple(after), fewer)
        best = max(best, (points + MAKES_POINTS[craftsman], kept))
    return best


@pytest.mark.parametrize("seed", range(150))
def test_the_plan_is_as_good_as_the_best_of_all_ways(seed: int) -> None:
    chance = Chance(seed)
    row = WORKERS.copy()
    chance.shuffle(row)
    uses = [(craftsman, CAPACITY[craftsman] + (chance.randrange(6) == 0)) for craftsman in row[:4]]
    stock = [chance.randrange(6), chance.randrange(6), chance.randrange(6), chance.randrange(4)]
    stock.append(chance.randrange(31))
    plan = best_plan(stock, uses)
    brute_force.cache_clear()
    assert (plan.points, plan.gold) == brute_force(tuple(stock), tuple(uses))


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("boosted", [False, True])
def test_the_plan_can_be_played_and_brings_what_it_says(seed: int, boosted: bool) -> None:
    chance = Chance(seed + 1000)
    others = [craftsman for craftsman in WORKERS if CRAFTSMEN[craftsman] != "r5-goldsmith"]
    chance.shuffle(others)
    row = ["r5-goldsmith", *(CRAFTSMEN[craftsman] for craftsman in others[:4])]
    held = "".join(letter * chance.randrange(6) for letter in "SWTM")
    # With gold for a goldsmith there is always something to do.
    builder = player(gold=3 + chance.randrange(28), held=held, craftsmen=row)
    if boosted:
        state = building(builder, "archbishop", round_number=6, decision="boost")
        play(state, "boost r5-goldsmith")
    else:
        state = building(builder, round_number=6)
    workshop = state.view(0)["workshop"]
    assert workshop is not None
    points = state.points[0]
    play(state, *[f"convert {craftsman}" for craftsman in workshop["plan"]])
    assert state.points[0] == points + workshop["plan_points"]


def test_the_plan_knows_that_the_order_of_gold_matters() -> None:
    builder = player(gold=29, held="WW", craftsmen=["r1-woodworker", "r6-goldsmith"])
    state = building(builder, round_number=6)
    workshop = state.view(0)["workshop"]
    assert workshop is not None
    assert workshop["plan_points"] == 8
    play(state, *[f"convert {craftsman}" for craftsman in workshop["plan"]])
    assert gold(state) == 13
