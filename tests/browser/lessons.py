"""Doing through the page what a lesson asks for."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page

from pentapolis.learning import Chapter, Lesson
from tests.browser import antiquity, attika, keyboard, lacitta, palatinus, pillars
from tests.browser.keyboard import MOVERS, ON
from tests.browser.playing import ARRIVED, Mover, Press, click, space_in_view, tap
from tests.browser.visitors import Visitor
from tests.learning.walking import expected

Way = Literal["mouse", "touch", "keys"]

Doer = Callable[[Visitor, Lesson, str, Way], None]
"""Does what an action says; the lesson is where it stands before."""

PRESS: dict[Way, Press] = {"mouse": click, "touch": tap, "keys": keyboard.press}

MOST_STOPS = 40
"""More than there are Tab stops on a page."""

CHANCE = random.Random(0)
"""Nothing is left to it: there is one action to choose from."""

SOON = 150
"""Milliseconds in which something has been drawn that may come, or not."""

DONE = "(count) => Number(document.querySelector('.guide')?.dataset.done) !== count"
SETTLED = "() => document.querySelector('.guide')?.dataset.settled === 'true'"

# Whatever is looked at and cannot be seen, or lies under the guide.
UNSEEN = """(names) => {
  const guide = document.querySelector(".guide").getBoundingClientRect();
  const cut = (box, by) => ({
    left: Math.max(box.left, by.left), top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right), bottom: Math.min(box.bottom, by.bottom),
  });
  const seen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let box = cut(element.getBoundingClientRect(), screen);
    for (let around = element.parentElement; around !== document.body; around = around.parentElement)
      if (!(around instanceof SVGElement) && getComputedStyle(around).overflow !== "visible")
        box = cut(box, around.getBoundingClientRect());
    const covered = box.top < guide.bottom - 1 && box.bottom > guide.top + 1
      && box.left < guide.right && box.right > guide.left;
    if (box.right - box.left < 8 || box.bottom - box.top < 8 || covered) return false;
    if (element instanceof SVGElement) return true; // on a board much is drawn over much
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  return names.filter((name) => {
    const [, kind, value] = /^([^:]+):(.*)$/s.exec(name);
    return ![...document.querySelectorAll(`[data-${kind}="${CSS.escape(value)}"]`)].some(seen);
  });
}"""

# What is wrong with the guide: cut off, outside of the window, or too small to be read.
CLIPPED = """() => {
  const guide = document.querySelector(".guide");
  const line = guide.querySelector(".line");
  const faults = [];
  for (const element of [guide, line, ...guide.querySelectorAll("button, a")]) {
    if (!element.checkVisibility()) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`${element.className} is outside of the window`);
    if (element.scrollHeight > element.clientHeight + 2 && getComputedStyle(element).overflowY !== "visible")
      faults.push(`${element.className} is cut off`);
  }
  const box = guide.getBoundingClientRect();
  if (line.getBoundingClientRect().bottom > box.bottom) faults.push("the words leave the guide");
  if (parseFloat(getComputedStyle(line).fontSize) < 13) faults.push("the words are small");
  return faults;
}"""


def enter(visitor: Visitor, chapter: Chapter) -> None:
    """Go to the page of a chapter."""
    visitor.open(f"/learn/{chapter.game}/{chapter.name}")
    visitor.page.locator(".guide").wait_for()
    settle(visitor)


def settle(visitor: Visitor) -> None:
    """Wait until everything has been shown."""
    visitor.page.wait_for_function(SETTLED)
    visitor.drawn()
    visitor.page.evaluate(ARRIVED)


def standing(visitor: Visitor, chapter: Chapter) -> Lesson:
    """Where the page stands in a chapter, as it keeps it."""
    key = f"pentapolis.lesson.{chapter.game}.{chapter.name}"
    kept = visitor.page.evaluate("(key) => JSON.parse(localStorage.getItem(key))", key)
    return Lesson.resume(chapter, kept["done"])


def count_done(page: Page) -> int:
    """How many entries the page has sent with success."""
    return int(page.locator(".guide").get_attribute("data-done") or 0)


def go_on(visitor: Visitor, lesson: Lesson, way: Way = "mouse") -> None:
    """Do what the present step asks for, and see it done."""
    page = visitor.page
    done = count_done(page)
    entry = wanted(lesson)
    if entry == "next":
        press_in_guide(page, '[data-testid="lesson-next"]', way)
    else:
        perform(visitor, lesson, entry, way)
    page.wait_for_function(DONE, arg=done)
    settle(visitor)


def wanted(lesson: Lesson) -> str:
    """What leads on from here; where somebody went another way than the model, the like of it."""
    legal = [str(action) for action in lesson.legal]
    [entry, *_] = expected(lesson) or legal
    alike = [action for action in legal if action.split()[0] == entry.split()[0]]
    return entry if entry in legal or not alike else alike[0]


def press_in_guide(page: Page, selector: str, way: Way) -> None:
    """Press a button beside the words; Tab leads there, if the page has not."""
    if way != "keys":
        PRESS[way](page, selector)
        return
    page.locator(selector).wait_for()
    for _ in range(MOST_STOPS):
        if page.evaluate(ON, selector):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def perform(visitor: Visitor, lesson: Lesson, action: str, way: Way) -> None:
    """Click, tap or reach with keys what an action needs."""
    DOERS[lesson.chapter.game](visitor, lesson, action, way)


def _palatinus(visitor: Visitor, _lesson: Lesson, action: str, way: Way) -> None:
    ways: dict[Way, Mover] = {
        "mouse": palatinus.by_mouse,
        "touch": palatinus.by_touch,
        "keys": MOVERS["palatinus"],
    }
    ways[way](visitor, [action], CHANCE)


def _attika(visitor: Visitor, _lesson: Lesson, action: str, way: Way) -> None:
    if way == "touch":
        attika.tap_for(visitor.page, action)
    else:
        attika.take(visitor.page, action, PRESS[way])


def _lacitta(visitor: Visitor, _lesson: Lesson, action: str, way: Way) -> None:
    if way == "touch":
        lacitta.tap_for(visitor.page, action)
    else:
        lacitta.take(visitor.page, action, PRESS[way])


def _pillars(visitor: Visitor, lesson: Lesson, action: str, way: Way) -> None:
    """One craftsman works, not all of them as planned."""
    verb, _, card = action.partition(" ")
    step = lesson.step
    planned = step is not None and "action:plan" in step.look
    if verb == "convert" and not planned:
        PRESS[way](visitor.page, f'button[data-card="{card}"]')
    elif way == "touch":
        pillars.by_touch(visitor, [action], CHANCE)
    else:
        pillars.move(visitor, [action], CHANCE, PRESS[way])


def _antiquity(visitor: Visitor, lesson: Lesson, action: str, way: Way) -> None:
    page = visitor.page
    press = PRESS[way]
    verb, *words = action.split()
    if verb == "build":
        _take_piece(page, words[0], press)
        following, refusal = lesson.answer(action)
        if refusal is None:
            _place(visitor, following, wanted(following), way)
        else:
            _put(page, page.locator(antiquity.FITTING).first.get_attribute("data-square") or "", way)
    elif verb == "place":
        _place(visitor, lesson, action, way)
    elif verb in {"man", "bury"}:
        press(page, f'[data-square="{words[0]}"]')
        if way == "touch" and page.locator(f'[data-action="{verb}"]').count():
            press(page, f'[data-action="{verb}"]')
    elif verb == "heal":
        press(page, '[data-action="heal-all"]')
    elif verb in {"pay", "discard"}:
        press(page, f'.picker [data-good="{words[0]}"]')
        ready = page.locator(f'[data-action="{verb}"]:enabled')
        if ready.count():
            press(page, f'[data-action="{verb}"]')
    elif verb == "saint":
        press(page, f'[data-saint="{words[0]}"]')
    elif verb == "exchange":
        _exchange(page, lesson, action, press)
    elif verb in {"done", "take-back", "decline", "resign"}:
        antiquity.finish(page, verb, press)
    elif way == "touch":
        _tap_hex(visitor, action)
    else:
        antiquity.at_hex(page, action, press)


def _take_piece(page: Page, piece: str, press: Press) -> None:
    kind = piece.split("-", 1)[0] if piece.startswith(("house-", "storage-")) else piece
    press(page, f'[data-building="{kind}"]')
    if kind != piece and page.locator(f'[data-piece="{piece}"]').count():
        press(page, f'[data-piece="{piece}"]')


def _place(visitor: Visitor, lesson: Lesson, action: str, way: Way) -> None:
    """Turn the piece in hand as it is to lie, and put it down with its middle where that will be."""
    page = visitor.page
    _, square, turns = action.split()
    covered = _covered(lesson, action) or [square]
    for _ in range(int(turns)):
        _turn(page, way)
    done = count_done(page)
    for at in sorted(covered, key=lambda one: _from_middle(one, covered)):
        _put(page, at, way)
        if count_done(page) != done:
            return


def _turn(page: Page, way: Way) -> None:
    """Turn the piece in hand once."""
    turning = page.locator(".held .controls [data-aside]").last
    if way == "keys":
        turning.wait_for()
        page.keyboard.press("r")
    else:
        (turning.tap if way == "touch" else turning.click)()


def _put(page: Page, square: str, way: Way) -> None:
    """Put the piece in hand down with its middle on a square."""
    PRESS[way](page, f'[data-square="{square}"]')
    if way == "touch" and page.locator(".controls .lay:enabled").count():
        page.locator(".controls .lay").tap()
    page.wait_for_timeout(SOON)


def _covered(lesson: Lesson, action: str) -> list[str]:
    """The squares that a piece will cover."""
    before, after = (
        _squares(one.state.view(one.chapter.seat)) for one in (lesson, lesson.answer(action).lesson)
    )
    return sorted(after - before)


def _squares(view: object) -> set[str]:
    return set(re.findall(r"\b[1-9][A-G][1-7]\b", repr(view)))


def _from_middle(square: str, squares: list[str]) -> float:
    rows, columns = [ord(one[1]) for one in squares], [int(one[2]) for one in squares]
    row, column = sum(rows) / len(rows), sum(columns) / len(columns)
    return abs(ord(square[1]) - row) + abs(int(square[2]) - column)


def _exchange(page: Page, lesson: Lesson, action: str, press: Press) -> None:
    """All that is given, and then what is taken: the page sends it together."""
    press(page, '[data-action="bank"]')
    while action.startswith("exchange"):
        press(page, f'.picker:not(.picker ~ .picker) [data-good="{action.split()[1]}"]')
        lesson = lesson.answer(action).lesson
        [action, *_] = expected(lesson)
    press(page, f'.picker ~ .picker [data-good="{action.split()[1]}"]')


def _tap_hex(visitor: Visitor, action: str) -> None:
    page = visitor.page
    verb, *words = action.split()
    hexes = [word for word in words if "," in word]
    tool = f"{verb} {words[0]}" if "," not in words[0] else verb
    button = page.locator(f'.tools [data-tool="{tool}"]')
    if button.count() and button.get_attribute("aria-pressed") != "true":
        button.tap()
    done = count_done(page)
    space_in_view(page, hexes[0]).tap()
    page.wait_for_timeout(SOON)
    choose = page.get_by_test_id("pointed").locator(f'[data-tool="{tool}"]')
    if count_done(page) == done and choose.count():
        choose.tap()
    elif count_done(page) == done:
        space_in_view(page, antiquity.second_hex(hexes[0], words[-1])).tap()


DOERS: dict[str, Doer] = {
    "palatinus": _palatinus,
    "attika": _attika,
    "lacitta": _lacitta,
    "pillars": _pillars,
    "antiquity": _antiquity,
}
