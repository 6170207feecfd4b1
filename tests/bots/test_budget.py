"""Budgets and how they are used up."""

from __future__ import annotations

import math

import pytest

import pentapolis
from pentapolis.bots.budget import Budget, Countdown
from pentapolis.testing.inputs import unchecked


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"seconds": 1.0, "simulations": 1},
        {"seconds": 0},
        {"seconds": -0.3},
        {"seconds": math.inf},
        {"seconds": math.nan},
        {"seconds": "1"},
        {"simulations": 0},
        {"simulations": -1},
        {"simulations": 2.5},
        {"simulations": True},
    ],
)
def test_a_budget_is_seconds_or_simulations_above_none(wrong: dict[str, object]) -> None:
    with pytest.raises(pentapolis.BadBudget):
        unchecked(Budget)(**wrong)


def test_a_budget_says_how_much_it_is() -> None:
    assert [
        str(budget) for budget in (Budget(seconds=0.3), Budget(simulations=1), Budget(simulations=20))
    ] == [
        "0.3 s",
        "1 simulation",
        "20 simulations",
    ]


def test_a_budget_of_simulations_grants_exactly_so_many() -> None:
    countdown = Countdown(Budget(simulations=3))
    assert [countdown.time_left() for _ in range(5)] == [True, True, True, False, False]
    assert countdown.used() == 1


def test_one_simulation_is_granted_however_short_the_time() -> None:
    countdown = Countdown(Budget(seconds=1e-9))
    assert countdown.time_left()
    assert not countdown.time_left()
