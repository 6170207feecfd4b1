"""Every space that can be chosen can be touched in its middle, in windows of all sizes."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down
from tests.browser.reaching import expect_all_in_reach, skip_ahead
from tests.browser.visitors import Visitor

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


ENOUGH = 20 * len(SIZES)
"""So many spaces were looked at, all sizes together: luck decides how many a table offers."""


@pytest.mark.parametrize("game", ["palatinus", "attika", "lacitta", "pillars", "antiquity"])
def test_nothing_lies_over_a_space_that_can_be_chosen(arrive: Arrive, game: str) -> None:
    chance = Random(f"reaching {game}")
    visitor = arrive(size=SIZES[0])
    looked = 0
    for bots in (1, 2, 3):
        sit_down(visitor, game, bots=bots)
        looked += expect_all_in_reach(visitor, game, SIZES)
    looked += look_later(visitor, game, chance)
    while looked < ENOUGH:
        sit_down(visitor, game)
        looked += look_later(visitor, game, chance)


def look_later(visitor: Visitor, game: str, chance: Random) -> int:
    """Look at some positions later in a game; how many spaces there were."""
    looked = 0
    for moves in LATER[game]:
        if not skip_ahead(visitor, game, moves, chance):
            break
        looked += expect_all_in_reach(visitor, game, SIZES)
    assert looked
    return looked
