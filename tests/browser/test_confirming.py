"""Whoever wants to be asked before a move is played is asked, with mouse and keyboard, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import legal, ply_of, sit_down, wait_for_turn
from tests.browser.test_foreseen import FORESEEN, reach
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser


def ask_first(visitor: Visitor) -> None:
    """Switch the question on, as people do."""
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Confirm moves").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def wait_for_ply(page: Page, ply: int) -> None:
    """Wait until a later position is shown."""
    page.wait_for_function("(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply)


@pytest.mark.parametrize("game", FORESEEN)
def test_a_move_is_shown_and_asked_about_before_it_is_played(arrive: Arrive, game: str) -> None:
    visitor, wanted = arrive(), FORESEEN[game]
    page = visitor.page
    sit_down(visitor, game)
    words = reach(visitor, wanted)
    ply, before = ply_of(page), legal(visitor)
    ask_first(visitor)
    question = page.get_by_test_id("confirm")

    wanted.make(page, words)
    expect(question).to_contain_text("Play: ")
    visitor.screenshot(f"confirm-{game}")
    assert legal(visitor) == before  # nothing has been sent

    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert wait_for_turn(page)

    wanted.make(page, words)
    question.click()
    wait_for_ply(page, ply)
    visitor.expect_all_said(game)


def test_enter_plays_what_was_asked_about(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")
    ask_first(visitor)
    ply = ply_of(page)
    page.locator('[data-slot][aria-disabled="false"], [data-slot]:not([aria-disabled])').first.click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.keyboard.press("Enter")
    wait_for_ply(page, ply)
