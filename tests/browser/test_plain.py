"""A game that brings no page is played on the plain one, by mouse, by finger and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.plain import FOCUSED, choose_by_keyboard, press_a_choice
from tests.browser.playing import (
    game_box,
    legal,
    play_once,
    play_to_the_end,
    sit_down,
    wait_for_turn,
)
from tests.browser.serving import serving
from tests.browser.text import anything, in_words, start_from_lobby
from tests.guests.installing import NINE_PLOTS, install, with_packages

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the example beside our own games."""
    packages = install(NINE_PLOTS, tmp_path_factory.mktemp("packages"))
    with serving(tmp_path_factory.mktemp("server"), environment=with_packages(packages)) as found:
        yield found


def test_a_whole_game_by_mouse(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("/")
    expect(game_box(visitor.page, "nineplots")).to_contain_text("A city of three by three")
    visitor.expect_no_violations("the start page")
    visitor.page.locator('[data-play="nineplots"]').click()
    assert wait_for_turn(visitor.page)
    visitor.expect_all_said("the table")
    visitor.expect_no_violations("the table")
    assert play_to_the_end(visitor, press_a_choice, seed=1) >= 10
    page = visitor.page
    expect(page.get_by_role("table", name="Points")).to_contain_text("Total")
    visitor.expect_all_said("the end")
    visitor.expect_no_violations("the end")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("table", name="Points")).to_have_count(0)
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_role("table", name="Points")).to_be_visible()
    visitor.expect_all_said("the replay")


def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    visitor = arrive(language="de", theme="dark", size="low laptop")
    sit_down(visitor, "nineplots")
    visitor.expect_no_violations("the table in the dark")
    play_once(visitor, choose_by_keyboard, random.Random(2))
    assert wait_for_turn(visitor.page)
    visitor.page.wait_for_function(f"() => ({FOCUSED})() !== null")  # the keyboard stayed at the choices
    assert play_to_the_end(visitor, choose_by_keyboard, seed=3) >= 9
    visitor.expect_all_said("the end")


def test_a_whole_game_in_words(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    start_from_lobby(visitor, "nineplots")
    assert wait_for_turn(page)
    visitor.expect_no_violations("the table in words")
    assert play_to_the_end(visitor, in_words(anything), seed=5) >= 9
    visitor.expect_all_said("the end in words")
    visitor.expect_no_violations("the end in words")
    expect(page.get_by_role("heading", name="Result", exact=True)).to_be_visible()


def test_a_whole_game_by_finger_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(size="phone", language="nl", touch=True)
    sit_down(visitor, "nineplots", bots=2)
    visitor.expect_no_sideways_scroll("the table")
    assert play_to_the_end(visitor, press_a_choice, seed=4) >= 10
    visitor.expect_no_sideways_scroll("the end")
    visitor.expect_all_said("the end")


def test_a_choice_half_way_is_asked_for_in_the_prompt_and_can_be_taken_back(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    kinds: set[str] = set()
    while len(kinds) < 2:  # a yard with one kind only leaves no choice of it
        sit_down(visitor, "nineplots", commissions=False, starting_player=0)
        kinds = {action.split()[1] for action in legal(visitor) if action.startswith("build")}
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_text("Build a tile from the yard, or draw one from the bag.")
    kind = min(kinds)
    page.locator(f'[data-option="{kind}"]').click()
    expect(prompt).to_have_text(f"Build from the yard, {kind.capitalize()}: On which plot?")
    page.locator('[data-option="b2"]').focus()
    expect(page.locator(".preview")).to_contain_text("Change in points for buildings:")
    page.keyboard.press("Escape")
    expect(prompt).to_have_text("Build a tile from the yard, or draw one from the bag.")
    expect(page.locator('[data-option="draw"]')).to_be_visible()


def test_the_rules_and_the_words_follow_the_language(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    page = visitor.page
    visitor.open("/rules/nineplots")
    expect(page.get_by_role("heading", level=1)).to_have_text("Negen Percelen")
    page.get_by_role("combobox").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Neun Parzellen")
    visitor.expect_no_violations("the rules")
    visitor.expect_all_said("the rules")
