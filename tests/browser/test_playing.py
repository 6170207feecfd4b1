"""Whole games, as people play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.keyboard import MOVERS
from tests.browser.palatinus import by_mouse, by_touch
from tests.browser.playing import game_box, play_to_the_end, wait_for_turn

pytestmark = pytest.mark.browser

PLACEMENTS_OF_FIVE = 7
TILES_OF_FIVE = (1, 2)

# Is only such a share of the drawing in view, across, compared with this view of the whole?
MAGNIFIED = """([whole, share]) => {
  const across = (view) => Number(view.split(" ")[2]);
  return across(document.querySelector(".zoom > svg").getAttribute("viewBox")) < across(whole) * share;
}"""


def test_one_click_on_the_start_page_leads_into_a_running_game(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open()
    game_box(visitor.page, "palatinus").get_by_role("button", name="Play against bots").click()
    expect(visitor.page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    assert wait_for_turn(visitor.page)
    expect(visitor.page.get_by_test_id("prompt")).to_contain_text("Lay the territory tile")
    expect(visitor.page.locator("aside").get_by_text("medium", exact=True)).to_have_count(2)
    visitor.screenshot("first-move")


def test_a_whole_game_by_mouse_from_the_choice_of_bots_to_rematch_and_replay(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    game_box(page, "palatinus").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog", name="Palatinus")
    dialog.get_by_text("5", exact=True).first.click()
    dialog.get_by_text("Bot, easy", exact=True).first.click()
    dialog.get_by_role("button", name="Start the game").click()

    moves = play_to_the_end(visitor, by_mouse, seed=1)
    assert moves - PLACEMENTS_OF_FIVE in TILES_OF_FIVE
    expect(page.get_by_test_id("winner")).to_contain_text(re.compile("win|share"))
    visitor.expect_all_said("the end")
    visitor.screenshot("end")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert "palatinus" in download.value.path().read_text()

    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Move", exact=True)
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Next move").click()
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_text("Move 41 of 41")).to_be_visible()
    page.get_by_label("View as").select_option("As a spectator")
    expect(page.get_by_text("Move 41 of 41")).to_be_visible()

    page.get_by_role("link", name="Back to the table").click()
    finished = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(finished)
    assert wait_for_turn(page)


def test_a_whole_game_with_nothing_but_the_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    page.locator('[data-play="palatinus"]').wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.play === 'palatinus'"):
            break
    page.keyboard.press("Enter")
    assert wait_for_turn(page)
    play_to_the_end(visitor, MOVERS["palatinus"], seed=2)
    expect(page.get_by_test_id("winner")).to_contain_text(re.compile("win|share"))


def test_a_game_in_dutch_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(size="phone", language="nl", touch=True)
    page = visitor.page
    visitor.open()
    visitor.expect_no_sideways_scroll("the start page")
    game_box(page, "palatinus").get_by_role("button", name="Tegen bots spelen").tap()
    assert wait_for_turn(page)
    expect(page.get_by_test_id("prompt")).to_contain_text("Leg de getrokken territoriumtegel")
    visitor.expect_no_sideways_scroll("the table")
    visitor.screenshot("phone-nl")
    for tab in ("Spelers", "Verslag", "Chat", "Notities", "Bord"):
        page.get_by_role("tab", name=tab).tap()
        visitor.expect_no_sideways_scroll(tab)
        visitor.expect_all_said(tab)
    play_to_the_end(visitor, by_touch, seed=3)
    visitor.expect_no_sideways_scroll("the end")
    visitor.expect_all_said("the end")
    visitor.screenshot("phone-nl-end")


def test_two_fingers_magnify_the_board(arrive: Arrive) -> None:
    visitor = arrive(size="phone", touch=True)
    page = visitor.page
    visitor.open()
    game_box(page, "palatinus").get_by_role("button", name="Play against bots").tap()
    assert wait_for_turn(page)
    board = page.locator(".zoom > svg")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    whole = board.get_attribute("viewBox") or ""
    fingers = visitor.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60)):
        points = [{"x": x + side, "y": y, "id": int(side > 0)} for side in (-apart, apart)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name="Zoom out")).to_be_enabled()
    page.wait_for_function(MAGNIFIED, arg=[whole, 0.6])
    page.get_by_role("button", name="Zoom out").tap()
    page.get_by_role("button", name="Zoom out").tap()
    page.get_by_role("button", name="Zoom out").tap()
    expect(page.get_by_role("button", name="Zoom out")).to_be_disabled()
    expect(board).to_have_attribute("viewBox", whole)
