"""Antiquity in the browser: a game by mouse, a phone, placing and turning by keys, what axe-core finds."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.antiquity import by_mouse, view
from tests.browser.conftest import Arrive
from tests.browser.playing import (
    focused,
    legal,
    play_once,
    play_to_the_end,
    ply_of,
    sit_down,
    wait_for_turn,
)
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser


def until(visitor: Visitor, phase: str) -> None:
    """Play on until the own decision is one of this phase."""
    chance = random.Random(1)
    while view(visitor)["phase"] != phase:
        assert wait_for_turn(visitor.page)
        if legal(visitor):
            play_once(visitor, by_mouse, chance)
    assert wait_for_turn(visitor.page)


def test_a_whole_game_by_mouse_to_its_end_and_its_replay(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity", resignation=True)
    play_to_the_end(visitor, by_mouse, seed=1)
    expect(page.get_by_test_id("winner")).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("San Nicolo")
    visitor.expect_all_said("the end")
    visitor.expect_no_violations("the end")
    visitor.screenshot("antiquity-end")

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_role("table")).to_be_visible()
    visitor.expect_all_said("the replay")


def test_a_piece_is_placed_turned_and_taken_back_by_keys(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity")
    until(visitor, "city")
    page.locator('[data-building="explorer"]').press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("Explorer: choose a place")
    page.locator('[data-square="1A1"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert focused(page, "square") == "1B2"
    expect(page.locator('[data-ghost="fits"]')).to_be_visible()
    page.keyboard.press("r")
    ply = ply_of(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) >= ply + 2", arg=ply
    )
    [piece] = view(visitor)["players"][0]["cities"][0]["buildings"]
    assert piece["squares"] == ["1A2", "1B2", "1C2"]

    page.locator('[data-action="take-back"]').click()
    expect(page.get_by_role("button", name=re.compile(r"1B2\. Empty"))).to_have_count(1)


def test_a_hex_that_will_not_do_says_why(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity")
    middle = next(iter({action.split()[1] for action in legal(visitor)}))
    page.locator(f'[data-space="{middle}"]').hover()
    expect(page.get_by_test_id("pointed")).to_contain_text("Your zone then has")
    page.locator('[data-space="4,5"]').click(force=True)
    expect(page.get_by_test_id("explanation")).to_be_visible()


def test_the_others_see_nothing_of_a_plan(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    table = host.api(
        "POST", "/tables", {"game": "antiquity", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    )
    guest.api("POST", f"/tables/{table['id']}/join", {})
    host.api("POST", f"/tables/{table['id']}/start")
    for visitor in (host, guest):
        visitor.open(f"/tables/{table['id']}")
    chance = random.Random(2)
    for visitor in (host, guest, host, guest):
        if view(visitor)["phase"] == "first-cities" and legal(visitor):
            assert wait_for_turn(visitor.page)
            play_once(visitor, by_mouse, chance)
    assert wait_for_turn(host.page)
    before = view(guest)
    play_once(host, by_mouse, chance)
    after = view(guest)
    assert {**before, "ply": 0} == {**after, "ply": 0}


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("light", "de", "laptop"), ("dark", "nl", "phone"), ("dark", "en", "tablet")],
)
def test_the_table_can_be_read_by_everybody(arrive: Arrive, theme: str, language: str, size: str) -> None:
    visitor = arrive(theme=theme, language=language, size=size)
    sit_down(visitor, "antiquity", bots=3)
    visitor.expect_all_said("the table")
    visitor.expect_no_violations("the table")
    visitor.expect_no_sideways_scroll("the table")
    visitor.screenshot(f"antiquity-{size}-{theme}-{language}")
    visitor.open("/rules/antiquity")
    expect(visitor.page.locator("article svg").first).to_be_visible()
    visitor.expect_no_violations("the rules")
    visitor.expect_no_sideways_scroll("the rules")
