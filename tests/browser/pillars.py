"""Playing The Pillars of the Earth through its page."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.playing import Press, click, space_in_view, table_id, tap
from tests.browser.visitors import Json, Visitor


def by_mouse(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Click on what a simple plan wants."""
    move(visitor, actions, chance, click)


def move(visitor: Visitor, actions: list[str], chance: random.Random, press: Press) -> None:
    """Press what a simple plan wants."""
    page = visitor.page
    action = plan(actions, chance)
    verb, _, rest = action.partition(" ")
    if verb == "place":
        press(page, f'[data-space="{rest}"]')
    elif verb in {"buy", "sell"}:
        resource, number = rest.split()
        trade(page, verb, resource, number, press)
    elif verb == "convert":
        press(page, '[data-action="plan"]')
    elif verb == "dismiss":
        press(page, f'.row button[data-card="{rest}"]')
        press(page, '[data-action="dismiss"]')
    else:
        press(page, target(action))


def by_touch(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """As by mouse, but the first tap on a place only shows it, and the button places the builder."""
    verb, _, rest = plan(actions, chance).partition(" ")
    if verb == "place":
        space_in_view(visitor.page, rest).tap()
        visitor.page.locator('[data-action="place"]').tap()
    else:
        move(visitor, [f"{verb} {rest}".strip()], chance, tap)


def target(action: str) -> str:
    """What has to be pressed for an action that is one click."""
    verb, _, rest = action.partition(" ")
    if verb in {"take", "hire", "boost"}:
        return f'button[data-card="{rest}"]'
    if verb == "return":
        return f'[data-return="{rest}"]'
    return f'[data-action="{action}"]'


def trade(page: Page, verb: str, resource: str, number: str, press: Press = click) -> None:
    """Put a trade together cube by cube."""
    for _ in range(int(number)):
        press(page, f'[data-deal="{"+" if verb == "buy" else "-"}{resource}"]')
    press(page, '[data-action="trade"]')


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
