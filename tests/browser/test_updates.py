"""A page that stays open while its server is brought up to date."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

NEW_PAGE = '<!doctype html><title>New</title><script type="module" src="/assets/new.js"></script>'


def press_words(visitor: Visitor) -> None:
    """Go where the page has not been yet."""
    visitor.page.get_by_role("link", name="Play in words").focus()
    visitor.page.keyboard.press("Enter")


def forgive_missing_files(visitor: Visitor) -> None:
    """They are missed on purpose; any other fault is one of ours."""
    missing = ("404", "Unable to preload", "dynamically imported module")
    visitor.faults[:] = [told for told in visitor.faults if not any(word in told for word in missing)]


def test_a_page_that_misses_a_file_of_an_older_version_is_loaded_anew(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")

    gone = True

    def without_old_files(route: Route) -> None:
        route.fulfill(status=404) if gone else route.continue_()

    def updated(route: Route) -> None:
        nonlocal gone
        gone = False  # the new page finds everything
        route.fulfill(body=NEW_PAGE, content_type="text/html")

    page.route("**/assets/*", without_old_files)
    page.route(f"{visitor.address}/", updated)
    press_words(visitor)

    expect(page.get_by_role("heading", name="What to do now")).to_be_visible()
    forgive_missing_files(visitor)


def test_a_page_that_misses_a_file_of_its_own_version_says_so_and_stays(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")
    page.evaluate("() => { window.kept = true }")

    page.route("**/assets/*", lambda route: route.fulfill(status=404))
    with page.expect_response(f"{visitor.address}/"):
        press_words(visitor)

    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate("() => window.kept"), "the page was loaded anew for nothing"
    forgive_missing_files(visitor)
