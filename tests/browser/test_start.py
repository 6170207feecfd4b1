"""The start page: own games first, and every way to play one press away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import game_box
from tests.browser.visitors import SIZES, Visitor

pytestmark = pytest.mark.browser


def has_games(visitor: Visitor) -> None:
    """One in which it is the visitor's turn, and one that waits for somebody."""
    bots = [{"kind": "bot", "level": "easy"}] * 2
    visitor.api("POST", "/tables", {"game": "pillars", "seats": [{"kind": "me"}, *bots], "start": True})
    visitor.api("POST", "/tables", {"game": "palatinus", "seats": [{"kind": "me"}, {"kind": "open"}]})
    for _ in range(100):
        going = visitor.api("GET", "/tables?mine=true")
        if any(table["you"] in table["actors"] for table in going):
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots do not come to an end")


def top_of(page: Page, selector: str) -> float:
    """How far down the page something begins."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"]


def test_own_games_stand_above_the_boxes_in_every_window(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    has_games(visitor)
    for size, (_, height) in SIZES.items():
        visitor.resize(size)
        visitor.open()
        turn = page.get_by_role("region", name="Your turn")
        expect(turn.get_by_role("link")).to_have_count(1)
        expect(page.get_by_role("region", name="Your other games").get_by_role("link")).to_have_count(1)
        bottom = turn.bounding_box()
        assert bottom is not None
        assert bottom["y"] + bottom["height"] < height, f"not in view at {size}"
        assert bottom["y"] < top_of(page, "article"), size
    visitor.expect_no_violations("the start page with games")


def test_newcomers_are_told_what_to_do(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open()
    expect(visitor.page.get_by_text("No account needed")).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Your turn")).to_have_count(0)


@pytest.mark.parametrize("language", ["nl", "en", "de"])
def test_a_game_begins_without_scrolling_in_every_window(arrive: Arrive, language: str) -> None:
    visitor = arrive(language=language)
    visitor.open()
    for size in SIZES:
        visitor.resize(size)
        expect(visitor.page.locator("[data-play]").first, size).to_be_in_viewport(ratio=1)


def test_bots_are_watched_after_one_press(arrive: Arrive) -> None:
    visitor = arrive(pace="normal")
    page = visitor.page
    visitor.open()
    game_box(page, "palatinus").get_by_role("button", name="Watch bots").click()
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    expect(page.get_by_role("region", name="Your pieces")).to_have_count(0)
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.ply) > 2")
    expect(page.get_by_role("list", name="Players").get_by_text("you", exact=True)).to_have_count(0)


def test_friends_are_invited_from_the_box(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.api("PUT", "/me", {"name": "Anna"})
    visitor.open()
    game_box(page, "attika").get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog", name="Attika")
    dialog.get_by_text("2", exact=True).first.click()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Invite link")).to_be_visible()
    expect(page.get_by_role("list", name="Seats").get_by_text("Free seat")).to_have_count(1)


def test_bots_of_ones_choice_are_watched_from_the_set_up(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    game_box(page, "lacitta").get_by_role("button", name="More options").click()
    dialog = page.get_by_role("dialog", name="La Città")
    dialog.get_by_label("Seat1").select_option("Bot, easy")
    expect(dialog).to_contain_text("bots play, and you watch")
    dialog.get_by_role("button", name="Watch the game").click()
    page.locator(".table").wait_for()
    expect(page.get_by_role("region", name="Your pieces")).to_have_count(0)
