"""Every space that can be chosen can be touched in its middle, in windows of all sizes."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down
from tests.browser.reaching import expect_all_in_reach, skip_ahead

pytestmark = pytest.mark.browser

SIZES = ("phone", "small phone", "tablet", "low laptop", "laptop")
LATER = {
    "palatinus": (0, 1, 1, 2),
    "attika": (6, 12, 20),
    "lacitta": (6, 14, 18),
    "pillars": (6, 6, 20),
    "antiquity": (0, 8, 24, 40),
}
"""Own moves between the positions of a game that are looked at after its opening."""


@pytest.mark.parametrize("game", ["palatinus", "attika", "lacitta", "pillars", "antiquity"])
def test_nothing_lies_over_a_space_that_can_be_chosen(arrive: Arrive, game: str) -> None:
    chance = Random(f"reaching {game}")
    visitor = arrive(size=SIZES[0])
    looked = 0
    for bots in (1, 2, 3):
        sit_down(visitor, game, bots=bots)
        looked += expect_all_in_reach(visitor, game, SIZES)
    for moves in LATER[game]:
        if not skip_ahead(visitor, game, moves, chance):
            break
        looked += expect_all_in_reach(visitor, game, SIZES)
    assert looked >= 20 * len(SIZES)
