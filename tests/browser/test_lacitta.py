"""La Città in the browser: a whole game by mouse, a phone, the keyboard, and what axe-core finds."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.lacitta import by_mouse, by_touch, view
from tests.browser.lessons import enter, go_on, standing
from tests.browser.playing import focused, legal, play_once, play_to_the_end, sit_down, wait_for_turn
from tests.learning.walking import CHAPTERS

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse_to_its_end_and_its_replay(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Year 1 begins")
    play_to_the_end(visitor, by_mouse, seed=1)
    expect(page.get_by_test_id("winner")).to_contain_text("win")
    page.reload()
    page.get_by_role("button", name="Year-end summary").click()
    account = page.get_by_role("region", name="Year-end summary")
    expect(account).to_contain_text("The people have spoken")
    expect(account).to_contain_text("Standings after year 6")
    account.get_by_role("button").click()
    expect(page.get_by_role("table").first).to_contain_text("Citizens")
    visitor.expect_all_said("the end")
    visitor.expect_no_violations("the end")
    visitor.screenshot("lacitta-end")

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_role("table").first).to_be_visible()
    visitor.expect_all_said("the replay")


def test_some_turns_in_dutch_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(size="phone", language="nl", touch=True)
    page = visitor.page
    sit_down(visitor, "lacitta", bots=2)
    for tab in ("Spelers", "Verslag", "Bord"):
        page.get_by_role("tab", name=tab).tap()
        visitor.expect_no_sideways_scroll(tab)
        visitor.expect_all_said(tab)
    for what, said in (("Goud en voedsel", "steengroeven"), ("Stem van het volk", "wens van het volk")):
        page.get_by_label(what, exact=True).get_by_role("img").first.tap()
        expect(page.get_by_role("tooltip")).to_contain_text(said)
    chance = random.Random(2)
    for _ in range(8):
        assert wait_for_turn(page)
        play_once(visitor, by_touch, chance)
        visitor.expect_no_sideways_scroll("the table")
        visitor.expect_all_said("the table")


def test_sites_say_what_they_yield_and_why_not(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta")
    page.locator('[data-tool="farm"]').click()
    expect(page.get_by_test_id("prompt")).to_contain_text("choose a hex")
    space = next(action.split()[2] for action in legal(visitor) if action.startswith("build farm"))
    page.locator(f'[data-space="{space}"]').hover()
    expect(page.get_by_test_id("pointed")).to_contain_text(re.compile(r"\+\d food"))
    seen = view(visitor)
    foreign = next(city["castle"] for city in seen["cities"] if city["seat"] != seen["seat"])
    page.locator(f'[data-space="{foreign}"]').click()
    expect(page.get_by_test_id("explanation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).not_to_contain_text("choose a hex")


def test_a_building_with_nothing_but_the_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta")
    spaces = {action.split()[2] for action in legal(visitor) if action.startswith("build statue")}
    page.keyboard.press("4")
    expect(page.locator('[data-tool="statue"]')).to_have_attribute("aria-pressed", "true")
    page.locator("[data-space][tabindex='0']").focus()
    chance = random.Random(4)
    while focused(page, "space") not in spaces:
        page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    page.keyboard.press("Enter")
    own = page.get_by_role("application").get_by_role("button", name=re.compile("Yours: Statue"))
    expect(own).to_have_count(1)


def test_voices_to_look_at_are_chosen_on_the_board_and_in_the_tray(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    chapter = next(chapter for chapter in CHAPTERS if chapter.prefix == "lacitta-lesson-voice")
    enter(visitor, chapter)
    while page.locator("button[data-voice]").count() == 0:
        go_on(visitor, standing(visitor, chapter))
    on_board, in_tray = page.locator('button[data-voice="1"]').all()
    on_board.click()
    expect(in_tray).to_have_attribute("aria-pressed", "true")
    page.locator('button[data-voice="2"]').last.click()
    expect(page.locator("button[data-voice]")).to_have_count(0)
