"""Playing Palatinus through its page."""

from __future__ import annotations

import random
import re
from importlib.resources import files

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Press, space_in_view
from tests.browser.visitors import Visitor


def by_mouse(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Click on a place for the tile, or on a piece and then on a space."""
    verb, *words = chance.choice(actions).split()
    if verb == "lay":
        visitor.page.locator(f'[data-slot="{words[0]}"]').click()
        return
    button = kind_button(visitor.page, words[0])
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    visitor.page.locator(f'[data-space="{words[1]}"]').click()


def by_touch(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """As by mouse, but the first tap only shows what would happen; another one, or the button, does it."""
    page = visitor.page
    verb, *words = chance.choice(actions).split()
    if verb == "lay":
        place = page.locator(f'[data-slot="{words[0]}"]')
        place.tap()
        place.tap()
        return
    button = kind_button(page, words[0])
    if button.get_attribute("aria-pressed") != "true":
        button.tap()
    space_in_view(page, words[1]).tap()
    page.locator(".card").get_by_role("button").tap()


def move(visitor: Visitor, actions: list[str], chance: random.Random, press: Press) -> None:
    """Press a place for the tile, or a space for a piece that its number key chooses."""
    page = visitor.page
    verb, *words = chance.choice(actions).split()
    if verb == "mesh":
        press(page, ".ways button")
        return
    if verb == "lay":
        press(page, f'[data-slot="{words[0]}"]')
        return
    button = kind_button(page, words[0])
    if button.get_attribute("aria-pressed") != "true":
        page.keyboard.press(button.get_attribute("aria-keyshortcuts") or "")
    expect(button).to_have_attribute("aria-pressed", "true")
    press(page, f'[data-space="{words[1]}"]')


def kind_button(page: Page, kind: str) -> Locator:
    """The piece in the tray, found as a screen reader finds it: by its spoken name."""
    language = page.locator("html").get_attribute("lang") or "en"
    words = files("pentapolis").joinpath(f"locales/{language}/palatinus.ftl").read_text("utf-8")
    named = re.search(rf"^palatinus-kind-{kind} = (.+)$", words, re.MULTILINE)
    assert named, f"no word for {kind} in {language}"
    return page.get_by_role("button", name=re.compile(rf"\b{re.escape(named[1])}: "))
