"""Phases that list their choices all at once list what their decisions list one by one."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.pillars.rulebook import RULEBOOK, Pillars
from pentapolis.games.pillars.state import CHOOSING_CARDS, CONVERTING, TRADING
from pentapolis.testing.playing import random_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_listed_at_once_is_what_the_decisions_list(seats: int) -> None:
    met = set()
    for seed in range(4):
        for turn in random_game(pentapolis.game("pillars"), seats, seed):
            state = turn.state
            assert isinstance(state, Pillars)
            met.add(state.phase)
            decisions = RULEBOOK.phases[state.phase].decisions
            one_by_one = [action for decision in decisions for action in decision.choices(state, turn.seat)]
            assert state.legal(turn.seat) == one_by_one
    assert met >= {CHOOSING_CARDS, TRADING, CONVERTING}
