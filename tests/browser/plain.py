"""Playing any game on the plain page: choices are buttons, refined word by word."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.visitors import Visitor

OPTION = "[data-option]:not([disabled])"
FOCUSED = "() => document.activeElement?.dataset?.option ?? null"


def press_a_choice(visitor: Visitor, legal: list[str], chance: random.Random) -> None:
    """Choose an action, and press what leads to it."""
    page = visitor.page
    words = chance.choice(legal).split(" ")
    for _ in range(len(words) + 1):
        last = page.locator(f'{OPTION}[data-action="{" ".join(words)}"]')
        if last.count():
            last.click()
            return
        here = [page.locator(f'{OPTION}[data-option="{word}"]') for word in words]
        next(option for option in here if option.count()).click()
    raise AssertionError(f"nothing leads to {words}")


def choose_by_keyboard(visitor: Visitor, legal: list[str], chance: random.Random) -> None:
    """Go somewhere with the arrow keys, and take it, until something was played."""
    page = visitor.page
    ply = page.locator(".table").get_attribute("data-ply")
    while page.locator(".table").get_attribute("data-ply") == ply:
        reach_the_choices(page)
        for _ in range(chance.randrange(6)):
            page.keyboard.press(chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "End"]))
        action = page.evaluate("() => document.activeElement.dataset.action ?? null")
        page.keyboard.press("Enter")
        if action is not None:
            assert action in legal
            return


def reach_the_choices(page: Page) -> None:
    """Press Tab until a choice has the focus; once there, the focus stays there from turn to turn."""
    for _ in range(60):
        if page.evaluate(FOCUSED) is not None:
            return
        page.keyboard.press("Tab")
    raise AssertionError("no choice can be reached with Tab")
