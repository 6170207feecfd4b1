"""Whatever scrolls shows that there is more, and keys scroll it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down

pytestmark = pytest.mark.browser

# Whatever can be scrolled says so, and what says so can be; of those in view.
UNTOLD = """() => [...document.querySelectorAll("#app *")].flatMap((node) => {
  const { overflowX, overflowY, visibility } = getComputedStyle(node);
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const beyond = (overflow, whole, seen) => scrolls(overflow) && whole - seen >= 2;
  const more = beyond(overflowY, node.scrollHeight, node.clientHeight)
    || beyond(overflowX, node.scrollWidth, node.clientWidth);
  const seen = visibility !== "hidden" && node.clientWidth > 0 && node.clientHeight > 0;
  const button = node.parentElement.querySelector(":scope > .more");
  const told = (node.dataset.more ?? "") !== "" || button !== null;
  return seen && more !== told && (more || node.dataset.more !== undefined)
    ? [`${node.tagName} .${node.className} ${more ? "does not tell of more" : "tells of more"}`] : [];
})"""
# Keys scroll what has the focus, or what is around it.
OUT_OF_REACH = """() => [...document.querySelectorAll("[data-more]:not([data-more=''])")]
  .filter((node) => node.tabIndex < 0 && !node.querySelector("a[href], button, input, summary, [tabindex]"))
  .map((node) => node.className)"""


def expect_told(page: Page, where: str) -> None:
    """Nothing scrolls without a sign, or out of the reach of keys."""
    for faults in (UNTOLD, OUT_OF_REACH):
        try:  # sizes are measured a moment later
            page.wait_for_function(f"() => ({faults})().length === 0")
        except PlaywrightTimeoutError:
            raise AssertionError(f"{where}: {page.evaluate(faults)}") from None


@pytest.mark.parametrize("game", ["palatinus", "attika", "lacitta", "pillars", "antiquity"])
@pytest.mark.parametrize("size", ["laptop", "low laptop", "phone"])
def test_whatever_scrolls_says_so(arrive: Arrive, game: str, size: str) -> None:
    visitor = arrive(size=size)
    page = visitor.page
    sit_down(visitor, game, bots=2)
    expect_told(page, f"{game} on a {size}")
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect_told(page, f"{game} on a {size}: {tab.inner_text()}")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog").get_by_role("article")).to_be_visible()
    expect_told(page, f"the rules of {game}")


def test_a_tip_is_not_cut_off_by_what_it_belongs_to(arrive: Arrive) -> None:
    visitor = arrive(size="low laptop")
    page = visitor.page
    sit_down(visitor, "lacitta", bots=2)
    page.locator('.tray [data-tool="farm"]').hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert tip.evaluate("(tip) => tip.matches(':popover-open')")
