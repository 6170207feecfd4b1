"""A server that plays with other boxes: the page shows their figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down
from tests.browser.serving import serving

pytestmark = pytest.mark.browser

BOXES = Path(__file__).parents[1] / "fixtures" / "boxes"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a changed box for every game."""
    with serving(tmp_path_factory.mktemp("server"), "--boxes", str(BOXES)) as found:
        yield found


def test_the_start_page_and_the_help_name_the_box(arrive: Arrive) -> None:
    visitor = arrive(language="nl", theme="dark")
    page = visitor.page
    visitor.open("/")
    expect(page.locator('[data-own-box="attika"]')).to_have_text("Doos: “Attika by the sea”")
    visitor.expect_all_said("the start page")
    visitor.open("/rules/attika")
    note = page.get_by_role("note")
    expect(note).to_contain_text("met de getallen van de doos “Attika by the sea”")
    visitor.expect_no_violations("the help")


def test_attika_shows_the_costs_and_the_board_of_the_box(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "attika")
    expect(page.locator('.cost[aria-label="4 water"]')).to_be_visible()  # the silver mine
    expect(page.locator('.cost[aria-label="9 of any kind"]')).to_be_visible()  # a street
    table = page.url.rpartition("/")[2]
    view = visitor.api("GET", f"/tables/{table}/position")["steps"][-1]["view"]
    assert len(view["tiles"]) == 5
    visitor.screenshot("attika-own-box")


def test_the_help_draws_the_tiles_of_the_box(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("/rules/pillars")
    visitor.expect_all_said("the help")


def test_la_citta_draws_the_map_of_the_box(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta", bots=3, setup="advanced")
    expect(page.locator('[data-space="166"]')).to_be_visible()
    visitor.screenshot("lacitta-own-box")


@pytest.mark.parametrize("game", ["pillars", "antiquity", "palatinus"])
def test_every_other_game_opens_with_its_box(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    sit_down(visitor, game)
    visitor.expect_all_said("the table")
    visitor.screenshot(f"{game}-own-box")
