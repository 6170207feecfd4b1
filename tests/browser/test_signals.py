"""What can be noticed of a table without looking at it: sounds, the tab's title and its icon."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.palatinus import by_mouse
from tests.browser.playing import play_once, sit_down, wait_for_turn
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

LISTENING = """
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) {
    window.heard.push(Math.round(this.frequency.value));
    start.call(this, at);
  };
"""
LOOKING_AWAY = """(away) => {
  Object.defineProperty(document, "hidden", { value: away, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def listening(arrive: Arrive) -> Visitor:
    """Somebody with a page that notes every tone."""
    visitor = arrive()
    visitor.context.add_init_script(LISTENING)
    return visitor


def heard(page: Page) -> int:
    """How many tones there were."""
    count: int = page.evaluate("window.heard.length")
    return count


def test_there_is_no_sound_before_somebody_wants_one(arrive: Arrive) -> None:
    visitor = listening(arrive)
    page = visitor.page
    sit_down(visitor, "palatinus")
    play_once(visitor, by_mouse, random.Random(1))
    assert wait_for_turn(page)
    assert heard(page) == 0

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Listen").click()
    assert heard(page) == 2
    page.get_by_role("group", name="Sounds").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    play_once(visitor, by_mouse, random.Random(1))
    assert wait_for_turn(page)
    page.wait_for_function("window.heard.length >= 8")  # a piece is put down, somebody moves, your turn


def test_the_tab_says_that_somebody_is_waited_for(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", "/favicon.svg")  # whoever looks at it knows
    page.evaluate(LOOKING_AWAY, True)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    page.evaluate(LOOKING_AWAY, False)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.evaluate(LOOKING_AWAY, True)
    page.locator("header a").first.click()  # elsewhere nobody is waited for
    expect(icon).to_have_attribute("href", "/favicon.svg")
