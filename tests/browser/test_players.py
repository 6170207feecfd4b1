"""The players beside the table: everything public of all of them is in view or one step away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down

pytestmark = pytest.mark.browser

WITHIN = """(panel) => {
  const [own, list] = [panel.getBoundingClientRect(), panel.closest("ol").getBoundingClientRect()];
  return own.height > 0 && own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
}"""


def expect_within(panel: Locator, otherwise: str) -> None:
    """A panel is in view, at the latest when the page has made room for it."""
    try:
        panel.page.wait_for_function(WITHIN, arg=panel.element_handle())
    except PlaywrightTimeoutError:
        raise AssertionError(otherwise) from None


def open_players(page: Page) -> None:
    """Show all players, where that takes a press of a tab."""
    tab = page.get_by_role("tab", name="Players")
    if tab.count():
        tab.click()


def expect_all_within_reach(page: Page, players: int, where: str) -> None:
    """Every panel is in view; one that shows a line shows everything after a press of its button."""
    open_players(page)
    panels = page.get_by_role("list", name="Players", exact=True).locator("> li")
    expect(panels).to_have_count(players)
    for number in range(players):
        panel = panels.nth(number)
        expect_within(panel, f"{where}: player {number + 1} is out of view")
        button = panel.locator("button[aria-expanded]")
        if button.count() and button.get_attribute("aria-expanded") == "false":
            button.click()
            expect(button).to_have_attribute("aria-expanded", "true")
            expect_within(panel, f"{where}: player {number + 1} is out of view once opened")


@pytest.mark.parametrize(
    ("game", "players"), [("palatinus", 5), ("lacitta", 5), ("attika", 4), ("pillars", 4), ("antiquity", 4)]
)
def test_everything_of_every_player_is_in_view_or_one_press_away(
    arrive: Arrive, game: str, players: int
) -> None:
    visitor = arrive(size="small laptop")
    page = visitor.page
    sit_down(visitor, game, bots=players - 1)
    for size in ("low laptop", "small laptop", "laptop", "wide"):
        visitor.resize(size)
        expect_all_within_reach(page, players, f"{game} at {size}")


def test_a_panel_opens_and_closes_by_key(arrive: Arrive) -> None:
    visitor = arrive(size="small laptop")
    page = visitor.page
    sit_down(visitor, "lacitta", bots=4)
    open_players(page)
    panel = page.get_by_role("list", name="Players", exact=True).locator("> li").last
    button = panel.locator("button[aria-expanded]")
    cities = panel.get_by_role("list", name="Cities")
    expect(cities).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    expect(cities).to_be_visible()
    page.keyboard.press("Enter")
    expect(cities).to_have_count(0)
