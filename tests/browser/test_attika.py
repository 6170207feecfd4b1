"""Attika in the browser: whole games by mouse, a phone, prices, payments, and what axe-core finds."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.attika import PAID_OR_ASKED, by_mouse, by_touch, choose_building, price, view
from tests.browser.conftest import Arrive
from tests.browser.keyboard import press
from tests.browser.playing import (
    focused,
    game_box,
    legal,
    look_at_end_and_replay,
    play_once,
    play_to_the_end,
    ply_of,
    sit_down,
    table_id,
    wait_for_turn,
)
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse_to_its_end_and_its_replay(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "attika")
    play_to_the_end(visitor, by_mouse, seed=1)
    expect(page.get_by_test_id("winner")).to_contain_text("win")
    look_at_end_and_replay(visitor, "attika")


def test_a_game_in_dutch_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(size="phone", language="nl", touch=True)
    page = visitor.page
    visitor.open()
    game_box(page, "attika").get_by_role("button", name="Tegen bots spelen").tap()
    assert wait_for_turn(page)
    visitor.expect_no_sideways_scroll("the table")
    for tab in ("Spelers", "Verslag", "Bord"):
        page.get_by_role("tab", name=tab).tap()
        visitor.expect_no_sideways_scroll(tab)
        visitor.expect_all_said(tab)
    page.get_by_role("button", name="Spelerbord", exact=True).tap()
    expect(page.get_by_role("dialog").get_by_role("button", name=re.compile("^Steengroeve"))).to_be_visible()
    visitor.expect_no_sideways_scroll("the player board")
    page.keyboard.press("Escape")
    chance = random.Random(3)
    for _ in range(12):
        assert wait_for_turn(page)
        play_once(visitor, by_touch, chance)
        visitor.expect_no_sideways_scroll("the table")
        visitor.expect_all_said("the table")


def test_prices_stand_on_the_hexes_and_are_explained(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "attika")
    prices = view(visitor)["prices"]
    action = min(
        (move for move in legal(visitor) if move.startswith("build")), key=lambda move: price(prices, move)
    )
    _, building, space = action.split()
    choose_building(page, building)
    expect(page.get_by_test_id("prompt")).to_contain_text("choose a hex")
    page.locator(f'[data-space="{space}"]').hover()
    expect(page.get_by_test_id("pointed")).to_contain_text(re.compile("Building cost|Free next to"))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).not_to_contain_text("choose a hex")


def payable_in_two_ways(visitor: Visitor) -> tuple[str, str]:
    """A building and a hex for which there is a choice of cards; tables of all sizes are tried for one."""
    for bots, starting_player in product((1, 2, 3), (0, 1)):
        sit_down(visitor, "attika", bots, starting_player=starting_player)
        prices = view(visitor)["prices"]
        builds = [action for action in legal(visitor) if action.startswith("build")]
        for action in sorted(builds, key=lambda action: -price(prices, action))[:30]:
            path = f"/tables/{table_id(visitor.page)}/preview"
            if visitor.api("POST", path, {"action": action})["preview"]["ways"] > 1:
                _, building, space = action.split()
                return building, space
    raise AssertionError("no table has a building that can be paid in two ways")


def test_a_payment_is_put_together_card_by_card(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    building, space = payable_in_two_ways(visitor)
    choose_building(page, building)
    page.locator(f'[data-space="{space}"]').click()
    pay = page.locator('[data-action="pay"]')
    expect(pay).to_be_enabled()
    page.get_by_role("button", name="One card fewer").and_(page.locator(":enabled")).first.click()
    expect(pay).to_be_disabled()
    page.get_by_role("button", name="Suggest").click()
    visitor.expect_no_violations("a payment")
    pay.click()
    expect(page.get_by_role("application").get_by_role("button", name=re.compile("Yours:"))).to_have_count(1)
    expect(pay).to_have_count(0)


def test_drawing_and_building_with_nothing_but_the_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "attika", starting_player=0)
    builds = [action.split() for action in legal(visitor) if action.startswith("build")]
    building = builds[0][1]
    spaces = {space for _, which, space in builds if which == building}
    press(page, f'[data-building="{building}"]')
    expect(page.get_by_test_id("prompt")).to_contain_text("choose a hex")
    page.keyboard.press("n")
    assert focused(page, "space") in spaces
    page.keyboard.press("Enter")
    page.wait_for_function(PAID_OR_ASKED, arg=0)
    if page.locator('[data-action="pay"]').count():
        expect(page.locator('[data-action="pay"]')).to_be_focused()
        page.keyboard.press("Enter")
    own = page.get_by_role("application").get_by_role("button", name=re.compile("Yours:"))
    expect(own).to_have_count(1)

    ply = ply_of(page)
    page.locator('[data-action="finish"]').press("Enter")
    page.wait_for_function(PAID_OR_ASKED, arg=ply)
    assert wait_for_turn(page)
    page.keyboard.press("2")
    expect(page.locator('[data-action="store"]')).to_be_visible()
