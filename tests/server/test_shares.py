"""Shares of the thinking: what counts against them, and who comes first."""

from __future__ import annotations

import pytest

from pentapolis.server.thoughts import shares
from pentapolis.server.thoughts.shares import Ration, Spent


def test_what_was_thought_long_ago_hardly_counts() -> None:
    assert shares.faded(60.0, 0.0) == 60.0
    assert shares.faded(60.0, shares.FADING) == pytest.approx(22.07, abs=0.01)
    assert shares.faded(60.0, shares.FORGOTTEN) < 0.001
    assert shares.faded(60.0, -5.0) == 60.0  # clocks of two machines differ


def test_at_a_steady_pace_what_counts_is_the_thinking_of_a_minute() -> None:
    level = 0.0
    for _ in range(600):
        level = shares.faded(level, 1.0) + 0.5
    assert level == pytest.approx(30.0, rel=0.02)


def test_people_come_first_and_whoever_had_too_much_comes_last() -> None:
    ration = Ration(person=100.0, address=400.0)
    assert shares.rank(True, Spent(100.0, 400.0), ration) == shares.WITH_PEOPLE
    assert shares.rank(False, Spent(0.0, 0.0), ration) == shares.BOTS_ONLY
    assert shares.rank(True, Spent(100.1, 0.0), ration) == shares.LAST
    assert shares.rank(True, Spent(0.0, 400.1), ration) == shares.LAST
