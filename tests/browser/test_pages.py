"""Every page: words, widths, and what axe-core finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pentapolis.games import affiliation
from tests.browser.conftest import Arrive
from tests.browser.playing import game_box, wait_for_turn
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser


def start(visitor: Visitor) -> None:
    """The start page with its boxes."""
    visitor.open()
    expect(game_box(visitor.page, "palatinus")).to_be_visible()


def new_table(visitor: Visitor) -> None:
    """The dialog for a new table, with its variants."""
    start(visitor)
    visitor.page.locator('[data-more="palatinus"]').click()
    visitor.page.locator("dialog summary").click()


def lobby(visitor: Visitor) -> None:
    """A table that waits for a friend."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
    table = visitor.api("POST", "/tables", {"game": "palatinus", "seats": seats})
    visitor.open(f"/tables/{table['id']}")
    expect(visitor.page.locator(".lobby")).to_be_visible()


def table(visitor: Visitor) -> None:
    """The first placement of a game."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(4))]
    options = {"ring_placement": "random"}
    made = visitor.api(
        "POST", "/tables", {"game": "palatinus", "seats": seats, "start": True, "options": options}
    )
    visitor.open(f"/tables/{made['id']}")
    assert wait_for_turn(visitor.page)


def help_drawer(visitor: Visitor) -> None:
    """Over the table."""
    visitor.page.locator("header button").first.click()
    expect(visitor.page.locator("dialog h2").nth(1)).to_be_visible()


def settings_drawer(visitor: Visitor) -> None:
    """Over the table, instead of the help."""
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("header button").last.click()
    expect(visitor.page.locator("dialog fieldset").first).to_be_visible()


def rules(visitor: Visitor) -> None:
    """The rules on their own page."""
    visitor.open("/rules/palatinus")
    expect(visitor.page.locator("article h2").first).to_be_visible()


def settings(visitor: Visitor) -> None:
    """The settings."""
    visitor.open("/settings")
    expect(visitor.page.locator("fieldset").first).to_be_visible()


def about(visitor: Visitor) -> None:
    """The credits."""
    visitor.open("/about")
    language = visitor.page.locator("html").get_attribute("lang") or ""
    expect(visitor.page.get_by_text(affiliation()[language])).to_be_visible()


def missing(visitor: Visitor) -> None:
    """An address that nobody knows."""
    visitor.open("/nowhere")
    expect(visitor.page.locator("h1")).to_be_visible()


TOUR = (start, new_table, lobby, table, help_drawer, settings_drawer, rules, settings, about, missing)


@pytest.mark.parametrize(("theme", "language"), [("light", "nl"), ("dark", "de")])
def test_every_page_can_be_read_by_everybody(
    arrive: Arrive, finished_table: str, theme: str, language: str
) -> None:
    visitor = arrive(theme=theme, language=language)
    for page in TOUR:
        page(visitor)
        look_at(visitor, f"{page.__name__}-{theme}-{language}")
    visitor.open(f"/tables/{finished_table}")
    expect(visitor.page.get_by_test_id("winner")).to_be_visible()
    look_at(visitor, f"finished-{theme}-{language}")
    visitor.open(f"/tables/{finished_table}/replay")
    expect(visitor.page.locator("input[type=range]")).to_be_visible()
    look_at(visitor, f"replay-{theme}-{language}")


def look_at(visitor: Visitor, name: str) -> None:
    """The page says everything, and axe-core has nothing serious against it."""
    visitor.expect_all_said(name)
    visitor.expect_no_violations(name)
    visitor.screenshot(name)


@pytest.mark.parametrize("sizes", [("phone", "small phone"), ("laptop", "tablet", "wide")])
def test_no_page_is_wider_than_the_screen(
    arrive: Arrive, finished_table: str, sizes: tuple[str, ...]
) -> None:
    visitor = arrive(size=sizes[0], language="de")
    for page in TOUR:
        page(visitor)
        measure(visitor, page.__name__, sizes)
    for name, path in (("finished", ""), ("replay", "/replay")):
        visitor.open(f"/tables/{finished_table}{path}")
        expect(visitor.page.locator(".table")).to_be_visible()
        measure(visitor, name, sizes)


def measure(visitor: Visitor, name: str, sizes: tuple[str, ...]) -> None:
    """Nothing is too wide in any of these windows; in the end the window is again as it was."""
    for size in sizes:
        visitor.resize(size)
        visitor.expect_no_sideways_scroll(f"{name} at {size}")
        visitor.screenshot(f"{name}-{size}")
    visitor.resize(sizes[0])
