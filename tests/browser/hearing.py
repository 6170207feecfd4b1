"""What a screen reader says by itself while somebody is at a page."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.playing import table_id
from tests.browser.visitors import Visitor

HEAR = """() => {
  globalThis.heard = { told: [], urged: [] };
  const listen = () => {
    for (const manner of ["told", "urged"]) {
      const region = document.querySelector(`[data-testid=${manner}]`);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes)
            if (textContent.trim()) heard[manner].push(textContent.trim());
      }).observe(region, { childList: true });
    }
  };
  const wait = () => document.querySelector("[data-testid=told]") ? listen() : requestAnimationFrame(wait);
  addEventListener("DOMContentLoaded", wait);
}"""

LINES = "() => [...document.querySelectorAll('.log li p')].map((line) => line.textContent.trim())"
REGIONS = """() => [...document.querySelectorAll(
    "[aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert], output[for]")]
  .map((region) => region.dataset.testid ?? region.outerHTML.slice(0, 120))"""


def listen_from_the_start(page: Page) -> None:
    """Note what is announced on every page that is opened from now on."""
    page.add_init_script(f"({HEAR})()")


def told(page: Page) -> list[str]:
    """What was told politely."""
    texts: list[str] = page.evaluate("() => heard.told")
    return texts


def urged(page: Page) -> list[str]:
    """What could not wait."""
    texts: list[str] = page.evaluate("() => heard.urged")
    return texts


def live_regions(page: Page) -> list[str]:
    """Everything that a screen reader reads when it changes."""
    found: list[str] = page.evaluate(REGIONS)
    return found


def open_all_rounds(page: Page) -> None:
    """Whatever of the log has folded away."""
    folded = page.locator(".log h3 button[aria-expanded=false]")
    while folded.count():
        folded.first.click()


def wait_for_past(visitor: Visitor) -> None:
    """Wait until the log has everything that was told before the page was opened."""
    steps = visitor.api("GET", f"/tables/{table_id(visitor.page)}/log")
    lines = sum(len(step["log"]) for step in steps)
    visitor.page.wait_for_function(f"(lines) => ({LINES})().length >= lines", arg=lines)


def whole_log(page: Page) -> list[str]:
    """All lines of the log, with every round opened."""
    open_all_rounds(page)
    lines: list[str] = page.evaluate(LINES)
    return lines
