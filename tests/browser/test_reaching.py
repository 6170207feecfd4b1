"""Every space that can be chosen can be touched, at every decision of a game, in windows of all sizes."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import legal, ply_of, sit_down
from tests.browser.reaching import next_space, open_windows

pytestmark = pytest.mark.browser

DECISIONS = {"palatinus": 10, "attika": 10, "lacitta": 10, "pillars": 8, "antiquity": 12}
"""So many decisions about a space of the board are looked at in every window."""

EVERYTHING = {"palatinus": 5, "attika": 2, "lacitta": 2, "pillars": 1, "antiquity": 2}
"""At each of them so many things are taken in hand, one after another."""

SPREAD = {"palatinus": 1, "attika": 4, "lacitta": 4, "pillars": 2, "antiquity": 6}
"""Own moves between them at most, so that late positions are among them."""


@pytest.mark.parametrize("game", list(DECISIONS))
@pytest.mark.parametrize("bots", [1, 3])
def test_every_space_can_be_touched_in_every_window(arrive: Arrive, game: str, bots: int) -> None:
    chance = Random(f"reaching {game} {bots}")
    visitor = arrive()
    sit_down(visitor, game, bots=bots)
    windows = open_windows(visitor.context, visitor.page.url)
    looked = 0
    for _ in range(DECISIONS[game]):
        if not next_space(visitor, game, chance.randint(0, SPREAD[game]), chance):
            break
        actions, ply = legal(visitor), ply_of(visitor.page)
        for window in windows:
            window.show(ply)
            looked += window.expect_all_in_reach(game, actions, EVERYTHING[game])
    assert looked > len(windows) * DECISIONS[game]
