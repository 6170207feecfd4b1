"""Puzzles in the browser: solved by clicking, missed, taken back, and shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pentapolis.games import READY
from pentapolis.puzzles import Puzzle, puzzles
from tests.browser.attika import build, choose_building
from tests.browser.conftest import Arrive
from tests.browser.playing import click

pytestmark = pytest.mark.browser

GUIDE = "[data-part=guide]"


def built_only() -> Puzzle:
    """A puzzle of Attika that is solved by building, with nothing to choose when it is paid."""
    return next(
        puzzle
        for puzzle in puzzles("attika")
        if puzzle.kind == "shrines" and all(entry.startswith("build") for entry in puzzle.solution)
    )


def solve(page: Page, puzzle: Puzzle) -> None:
    """Do what the solution says."""
    for entry in puzzle.solution:
        _, building, space = entry.split()
        choose_building(page, building)
        build(page, space)


def test_a_puzzle_is_found_in_the_list_solved_by_clicking_and_ticked(arrive: Arrive) -> None:
    puzzle = built_only()
    anna = arrive()
    page = anna.page
    anna.open("/puzzles")
    link = page.locator(f'[data-puzzle="{puzzle.name}"]')
    expect(link).not_to_have_class("done")
    anna.expect_no_violations("the list of puzzles")
    anna.expect_all_said("the list of puzzles")
    anna.screenshot("puzzles-list")
    link.click()
    page.wait_for_url(f"**/puzzles/attika/{puzzle.name}")
    expect(page.get_by_test_id("prompt")).to_contain_text("Connect two shrines in this turn")
    anna.expect_no_violations("a puzzle")
    anna.screenshot("puzzle-laptop")
    solve(page, puzzle)
    end = page.get_by_test_id("puzzle-end")
    expect(end.get_by_role("heading")).to_have_text("Solved!")
    expect(end.get_by_role("listitem").last).to_have_text("That closes the chain between two shrines.")
    expect(page.get_by_test_id("puzzle-next")).to_be_focused()
    anna.expect_no_violations("a puzzle that is solved")
    anna.expect_all_said("a puzzle that is solved")
    anna.screenshot("puzzle-solved")
    page.get_by_test_id("puzzle-look").click()
    expect(end).to_have_count(0)
    anna.screenshot("puzzle-looked-at")
    page.get_by_test_id("puzzle-why").click()
    expect(end).to_be_visible()
    page.get_by_test_id("puzzle-next").click()
    expect(page).not_to_have_url(f"{anna.address}/puzzles/attika/{puzzle.name}")
    expect(page.locator(GUIDE)).to_have_attribute("data-verdict", "going")
    page.get_by_test_id("puzzle-leave").click()
    page.wait_for_url("**/puzzles/attika")
    expect(page.locator(f'.done[data-puzzle="{puzzle.name}"]')).to_be_visible()


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("size", ["phone", "phone sideways", "low laptop", "wide"])
def test_a_puzzle_is_missed_taken_back_and_shown(arrive: Arrive, size: str, language: str) -> None:
    puzzle = built_only()
    anna = arrive(size, language=language, theme="dark" if language == "de" else "light")
    page = anna.page
    anna.open(f"/puzzles/attika/{puzzle.name}")
    guide = page.locator(GUIDE)
    expect(guide).to_have_attribute("data-verdict", "going")
    anna.screenshot(f"puzzle-{size}-{language}")
    click(page, '[data-stack]:not([disabled]):not([aria-disabled="true"])')
    expect(guide).to_have_attribute("data-verdict", "missed")
    anna.expect_no_sideways_scroll(f"a puzzle that is missed, {size}")
    anna.expect_no_violations(f"a puzzle that is missed, {size}")
    anna.screenshot(f"puzzle-missed-{size}-{language}")
    page.get_by_test_id("puzzle-back").click()
    expect(guide).to_have_attribute("data-verdict", "going")
    page.get_by_test_id("puzzle-show").click()
    end = page.get_by_test_id("puzzle-end")
    expect(end).to_have_attribute("data-crowned", "false")
    expect(end.get_by_role("listitem")).to_have_count(len(puzzle.solution) + 1)
    anna.expect_all_said(f"a puzzle that was shown, {size}")
    anna.expect_no_sideways_scroll(f"a puzzle that was shown, {size}")
    anna.screenshot(f"puzzle-shown-{size}-{language}")
    anna.open("/puzzles/attika")
    expect(page.locator(f'[data-puzzle="{puzzle.name}"]')).to_be_visible()
    expect(page.locator(f'.done[data-puzzle="{puzzle.name}"]')).to_have_count(0)
    anna.expect_no_sideways_scroll(f"the list of puzzles, {size}")
    anna.screenshot(f"puzzles-{size}-{language}")


FIRST_OF_EACH_KIND = {
    f"{puzzle.game}-{puzzle.kind}": puzzle for key in READY for puzzle in reversed(puzzles(key))
}


@pytest.mark.parametrize("puzzle", FIRST_OF_EACH_KIND.values(), ids=FIRST_OF_EACH_KIND)
def test_the_solution_of_every_kind_is_shown_on_its_table(arrive: Arrive, puzzle: Puzzle) -> None:
    anna = arrive("low laptop", language="nl")
    page = anna.page
    anna.open(f"/puzzles/{puzzle.game}/{puzzle.name}")
    expect(page.locator(GUIDE)).to_have_attribute("data-verdict", "going")
    anna.expect_all_said(f"a puzzle of the kind {puzzle.kind}")
    anna.screenshot(f"kind-{puzzle.game}-{puzzle.kind}")
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("puzzle-end")).to_be_visible()
    anna.expect_all_said(f"a solution of the kind {puzzle.kind}")
    anna.screenshot(f"kind-{puzzle.game}-{puzzle.kind}-shown")


def test_the_puzzle_of_the_day_is_on_the_start_page_and_opened_by_keyboard(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    anna.open()
    today = page.get_by_test_id("puzzle-today")
    expect(today).to_be_visible()
    today.scroll_into_view_if_needed()
    anna.screenshot("puzzle-today")
    chosen = anna.api("GET", "/puzzles/today")["puzzle"]
    today.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/{chosen['game']}/{chosen['name']}")
    expect(page.locator(GUIDE)).to_have_attribute("data-verdict", "going")


def test_a_puzzle_that_does_not_exist_says_so(arrive: Arrive) -> None:
    anna = arrive()
    anna.open("/puzzles/attika/nothing")
    expect(anna.page.get_by_text("There is no such puzzle.")).to_be_visible()
    anna.faults.clear()  # the browser tells of the answer 404
