"""Playing Attika through its page."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.playing import Press, click, ply_of, space_in_view, table_id
from tests.browser.visitors import Json, Visitor

PAID_OR_ASKED = """(ply) => document.querySelector('[data-action="pay"]') !== null
    || Number(document.querySelector('.table').dataset.ply) > ply"""


def by_mouse(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Click on what a simple plan wants."""
    move(visitor, actions, chance, click)


def move(visitor: Visitor, actions: list[str], chance: random.Random, press: Press) -> None:
    """Press what a simple plan wants."""
    take(visitor.page, plan(visitor, actions, chance), press)


def take(page: Page, action: str, press: Press) -> None:
    """Press what an action needs."""
    verb, *words = action.split()
    if verb == "build":
        choose_building(page, words[0], press)
        build(page, words[1], press)
    elif verb == "draw":
        press(page, f'[data-stack="{words[0]}"]')
    elif verb == "tile":
        press(page, f'[data-space="{words[0]},{words[1]}"]')
    elif verb != "pay":  # a payment that was put together goes on by itself
        press(page, f'[data-action="{verb}"]')


def by_touch(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Tap what a simple plan wants."""
    tap_for(visitor.page, plan(visitor, actions, chance))


def tap_for(page: Page, action: str) -> None:
    """As by mouse, but the first tap only shows what would happen, and the button does it."""
    verb, *words = action.split()
    if verb == "build":
        choose_building(page, words[0])
        space_in_view(page, words[1]).tap()
        ply = ply_of(page)
        page.get_by_test_id("pointed").get_by_role("button").tap()
        pay_if_asked(page, ply)
    elif verb == "draw":
        page.locator(f'[data-stack="{words[0]}"]').tap()
    elif verb == "tile":
        space_in_view(page, f"{words[0]},{words[1]}").tap()
        page.locator(".controls .lay").tap()
    elif verb != "pay":
        page.locator(f'[data-action="{verb}"]').tap()


def plan(visitor: Visitor, actions: list[str], chance: random.Random) -> str:
    """Build what costs next to nothing, else draw, else take cards."""
    builds = [action for action in actions if action.startswith("build")]
    if builds:
        prices = view(visitor)["prices"]
        cheapest = min(builds, key=lambda action: price(prices, action))
        if price(prices, cheapest) <= 1 or not any(
            action.startswith(("draw", "store")) for action in actions
        ):
            return cheapest
    for verb in ("store", "draw", "tile", "amphora", "finish"):
        wanted = [action for action in actions if action.split()[0] == verb]
        if wanted:
            return chance.choice(wanted)
    return actions[0]


def price(prices: Json, action: str) -> int:
    """The fewest cards that a building would cost."""
    _, building, space = action.split()
    cards: int = prices[building][space]
    return cards


def view(visitor: Visitor) -> Json:
    """The position as the visitor's seat sees it."""
    return visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["steps"][-1]["view"]


def choose_building(page: Page, building: str, press: Press = click) -> None:
    """Take a building of the own player board."""
    button = f'.tray [data-building="{building}"]'
    if page.locator(button).count() == 0 or page.locator(button).get_attribute("aria-pressed") == "true":
        return  # on a phone a building that was just drawn is not in the row, but already chosen
    press(page, button)


def build(page: Page, space: str, press: Press = click) -> None:
    """Build what is chosen, and pay as the page suggests if it asks."""
    ply = ply_of(page)
    press(page, f'[data-space="{space}"]')
    pay_if_asked(page, ply, press)


def pay_if_asked(page: Page, ply: int, press: Press = click) -> None:
    """Several ways to pay open a choice; one way is taken at once."""
    page.wait_for_function(PAID_OR_ASKED, arg=ply)
    if page.locator('[data-action="pay"]').count():
        press(page, '[data-action="pay"]')
