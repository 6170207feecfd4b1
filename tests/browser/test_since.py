"""What others did while somebody waited: ringed on the board, and shown once more."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser import attika
from tests.browser.conftest import Arrive
from tests.browser.palatinus import by_mouse
from tests.browser.playing import click, legal, play_once, ply_of, sit_down, wait_for_turn
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

AGAIN = "Since your last turn"


def until_placing(visitor: Visitor) -> None:
    """Play Palatinus until the visitor has placed an inhabitant and is to place the next."""
    chance, placed = random.Random(3), False
    while not placed or not legal(visitor)[0].startswith("place"):
        placed = placed or legal(visitor)[0].startswith("place")
        play_once(visitor, by_mouse, chance)
        assert wait_for_turn(visitor.page)


def test_the_moves_of_the_others_are_ringed_until_something_is_chosen(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus", bots=2)
    until_placing(visitor)
    rings = page.locator("circle.told")
    expect(rings).to_have_count(2)
    visitor.screenshot("since-last-turn")
    page.keyboard.press("Escape")
    expect(rings).to_have_count(0)

    page.reload()  # what was told before comes from the server
    assert wait_for_turn(page)
    expect(rings).to_have_count(2)
    page.locator(".tray button[aria-keyshortcuts]:not([disabled])").first.click()
    expect(rings).to_have_count(0)


def test_a_key_shows_again_what_happened_and_nothing_can_be_chosen_meanwhile(arrive: Arrive) -> None:
    visitor = arrive(pace="normal")
    page = visitor.page
    sit_down(visitor, "palatinus", bots=2)
    until_placing(visitor)
    ply = ply_of(page)
    page.reload()
    assert wait_for_turn(page)
    again = page.get_by_role("button", name=AGAIN)
    expect(again).to_be_visible()
    page.keyboard.press("l")
    page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) < ply", arg=ply)
    expect(page.locator(".table")).to_have_attribute("data-turn", "false")
    expect(again).to_have_count(0)
    assert wait_for_turn(page)
    assert ply_of(page) == ply

    again.click()
    page.get_by_role("button", name="Skip", exact=True).click()
    assert wait_for_turn(page)
    assert ply_of(page) == ply
    visitor.expect_all_said("after the replay")


def draw_a_building(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """One move, after which the turn goes on; building may take two, if there is a choice of cards."""
    draws = [action for action in actions if action.startswith("draw")]
    attika.take(visitor.page, chance.choice(draws), click)


def test_there_is_nothing_to_show_again_before_others_have_moved(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, "attika", bots=1, starting_player=0)
    play_once(visitor, draw_a_building, random.Random(2))
    assert wait_for_turn(visitor.page)
    assert ply_of(visitor.page) == 1  # the turn goes on
    expect(visitor.page.get_by_role("button", name=AGAIN)).to_have_count(0)
