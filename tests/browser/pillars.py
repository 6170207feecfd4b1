"""Playing The Pillars of the Earth through its page."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

from tests.browser.playing import table_id
from tests.browser.visitors import Json, Visitor


def by_mouse(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Click on what a simple plan wants."""
    page = visitor.page
    action = plan(actions, chance)
    verb, _, rest = action.partition(" ")
    if verb == "place":
        page.locator(f'[data-space="{rest}"]').click()
    elif verb in {"buy", "sell"}:
        trade(page, verb, *rest.split())
    elif verb == "convert":
        page.locator('[data-action="plan"]').click()
    elif verb == "dismiss":
        page.locator(f'.row button[data-card="{rest}"]').click()
        page.locator('[data-action="dismiss"]').click()
    else:
        target(page, action).click()


def by_touch(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """As by mouse, but the first tap on a place only shows it, and the button places the builder."""
    verb, _, rest = plan(actions, chance).partition(" ")
    if verb == "place":
        visitor.page.locator(f'[data-space="{rest}"]').tap()
        visitor.page.locator('[data-action="place"]').tap()
    else:
        by_mouse(visitor, [f"{verb} {rest}".strip()], chance)


def target(page: Page, action: str) -> Locator:
    """What has to be pressed for an action that is one click."""
    verb, _, rest = action.partition(" ")
    if verb in {"take", "hire", "boost"}:
        return page.locator(f'button[data-card="{rest}"]')
    if verb == "return":
        return page.locator(f'[data-return="{rest}"]')
    return page.locator(f'[data-action="{action}"]')


def trade(page: Page, verb: str, resource: str, number: str) -> None:
    """Put a trade together cube by cube."""
    for _ in range(int(number)):
        page.locator(f'[data-deal="{"+" if verb == "buy" else "-"}{resource}"]').click()
    page.locator('[data-action="trade"]').click()


def plan(actions: list[str], chance: random.Random) -> str:
    """Take cards, let all craftsmen work, trade now and then, and else anything."""
    by_verb: dict[str, list[str]] = {}
    for action in actions:
        by_verb.setdefault(action.split()[0], []).append(action)
    for verb in ("hire", "take", "convert"):
        if verb in by_verb:
            return chance.choice(by_verb[verb])
    if "stop" in by_verb and chance.random() < 0.7:
        return "stop"
    return chance.choice(by_verb[chance.choice(list(by_verb))])


def view(visitor: Visitor) -> Json:
    """The position as the visitor's seat sees it."""
    return visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["steps"][-1]["view"]
