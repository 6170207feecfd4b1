"""What a screen reader finds on the table page, in its order: goldens of the accessibility tree.

`PENTAPOLIS_WRITE_GOLDENS=1 pytest tests/browser/test_accessibility_tree.py` writes them anew; read them.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Arrive
from tests.browser.playing import table_id
from tests.browser.trees import compare
from tests.browser.visitors import Visitor, expect_ply

pytestmark = pytest.mark.browser

MOVES = {"palatinus": 16, "attika": 12, "lacitta": 20, "pillars": 14, "antiquity": 12}
"""After so many moves of two people something has happened, and somebody has to choose."""


@pytest.mark.parametrize("game", MOVES)
def test_a_screen_reader_finds_the_same_page_in_the_same_order(
    arrive: Arrive, browser: Browser, address: str, game: str
) -> None:
    first = arrive()
    context = browser.new_context()
    second = Visitor(context, context.new_page(), address)
    colours = ["red", "blue"]
    seats = [{"kind": "me", "colour": colours[0]}, {"kind": "open"}]
    table = first.api("POST", "/tables", {"game": game, "seats": seats, "public": True})
    second.api("POST", f"/tables/{table['id']}/join", {"seat": 1, "colour": colours[1]})
    first.api("POST", f"/tables/{table['id']}/start", {})
    first.open(f"/tables/{table['id']}")
    expect_ply(first.page, 0)
    compare(first, f"{game}-begin")
    expect_ply(first.page, play(first, second, MOVES[game]))
    compare(first, f"{game}-later")
    context.close()


def play(first: Visitor, second: Visitor, moves: int) -> int:
    """Moves of both, always the same; how many have been made then."""
    path = f"/tables/{table_id(first.page)}"
    chance = random.Random(1)
    ply = 0
    while ply < moves:
        for visitor in (first, second):
            position = visitor.api("GET", f"{path}/position")
            if not position["legal"]:
                continue
            ply = position["steps"][-1]["ply"]
            action = chance.choice(sorted(position["legal"]))
            ply = visitor.api("POST", f"{path}/moves", {"ply": ply, "action": action})["ply"]
            break
    return ply
