"""Playing with nothing but the keyboard: N, Tab, the arrows and Enter, as the list of keys says."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import antiquity, attika, lacitta, palatinus, pillars, plain
from tests.browser.playing import Mover, Press, legal, play_once, wait_for_turn
from tests.browser.visitors import Visitor

ALL_ROUND = 400
"""More than there is to choose anywhere."""

ON = "(selector) => document.activeElement.matches(selector)"
HELD = """() => {
  const { activeElement: held } = document;
  if (!held || held === document.body) return null;
  const part = held.closest("[data-part]")?.dataset.part;
  return part ?? (held.matches("[data-testid=prompt], [data-testid=winner]") ? "prompt" : "elsewhere");
}"""
HERE = "() => { globalThis.before = document.activeElement; }"
BACK = "() => document.activeElement === globalThis.before"
PART_OF = "(selector) => document.querySelector(selector)?.closest('[data-part]')?.dataset.part ?? null"
IN_PART = "(part) => document.activeElement.closest('[data-part]')?.dataset.part === part"

# The arrow keys, first that which points most to something, among the rows of a tray first into its row;
# the last ones lead on in a list.
ARROWS = """(selector) => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const boxes = [document.activeElement, document.querySelector(selector)]
    .map((one) => one.getBoundingClientRect());
  const [from, to] = boxes.map(middle);
  const [right, down] = [to[0] - from[0], to[1] - from[1]];
  const across = right >= 0 ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const along = down >= 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  const inRows = document.activeElement.closest("[data-part=tray]") !== null;
  const apart = boxes[0].bottom <= boxes[1].top || boxes[1].bottom <= boxes[0].top;
  const level = inRows ? !apart : Math.abs(right) >= Math.abs(down);
  const [first, second] = level ? [across, along] : [along, across];
  return [first[0], second[0], second[1], first[1]];
}"""

STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .map((one) => one.closest("[data-part]")?.dataset.part
    ?? (one.closest(".log") ? "log" : one.closest(".players") ? "players" : "around"))"""


def held(page: Page) -> str | None:
    """Where the focus is: board, tray, prompt, elsewhere; None if it is nowhere."""
    part: str | None = page.evaluate(HELD)
    return part


def stops(page: Page) -> list[str]:
    """In which part each Tab stop of the page is."""
    found: list[str] = page.evaluate(STOPS)
    return found


def reach(page: Page, selector: str) -> None:
    """Go to something: with N where that leads there, else with Tab into its part and with the arrows."""
    page.locator(selector).first.wait_for()
    if page.evaluate(ON, selector):
        return
    page.keyboard.press("n")
    page.evaluate(HERE)
    for _ in range(ALL_ROUND):
        if page.evaluate(ON, selector):
            return
        page.keyboard.press("n")
        if page.evaluate(BACK):
            break
    part = page.evaluate(PART_OF, selector)
    for _ in range(30):
        if page.evaluate(IN_PART, part):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(ALL_ROUND):
        if page.evaluate(ON, selector):
            return
        page.evaluate(HERE)
        for key in page.evaluate(ARROWS, selector):
            page.keyboard.press(key)
            if not page.evaluate(BACK):
                break
        else:
            break
    raise AssertionError(f"no keys lead to {selector}")


def press(page: Page, selector: str) -> None:
    """Go to something and choose it."""
    reach(page, selector)
    page.keyboard.press("Enter")


def _moving(move: Callable[[Visitor, list[str], random.Random, Press], None]) -> Mover:
    def by_keyboard(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
        move(visitor, actions, chance, press)

    return by_keyboard


def _antiquity(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    antiquity.move(visitor, actions, chance, press, point=reach)


MOVERS: dict[str, Mover] = {
    "palatinus": _moving(palatinus.move),
    "attika": _moving(attika.move),
    "lacitta": _moving(lacitta.move),
    "pillars": _moving(pillars.move),
    "antiquity": _antiquity,
    "plain": plain.choose_by_keyboard,
}


def play_on(visitor: Visitor, game: str, chance: random.Random) -> bool:
    """One move, after which the focus is somewhere; False if the game is over instead."""
    if not wait_for_turn(visitor.page):
        return False
    if legal(visitor):
        play_once(visitor, MOVERS[game], chance)
    visitor.drawn()
    assert held(visitor.page) is not None, "the focus has fallen to the body"
    return True
