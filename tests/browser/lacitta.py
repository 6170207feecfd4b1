"""Playing La Città through its page."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from pentapolis.games.lacitta.components import AREAS, AREAS_BESIDE, LANDSCAPE_FOOD, LANDSCAPES
from tests.browser.playing import Press, click, space_in_view, table_id, tap
from tests.browser.visitors import Json, Visitor

DECISIONS = ("pay", "cheer", "wish", "refresh", "keep", "welcome", "send", "starve", "harvest", "remove")


def view(visitor: Visitor) -> Json:
    """The position as the visitor's seat sees it."""
    return visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["steps"][-1]["view"]


def by_mouse(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Click on what a simple plan wants."""
    move(visitor, actions, chance, click)


def move(visitor: Visitor, actions: list[str], chance: random.Random, press: Press) -> None:
    """Press what a simple plan wants."""
    take(visitor.page, plan(view(visitor), actions, chance), press)


def take(page: Page, action: str, press: Press) -> None:
    """Press what an action needs."""
    verb, *words = action.split()
    if verb == "build":
        choose(page, words[0], press)
        press(page, f'[data-space="{words[1]}"]')
    elif verb == "found":
        choose(page, "found", press)
        press(page, f'[data-space="{words[0]}"]')
    elif verb == "castle":
        press(page, f'[data-space="{words[0]}"]')
    elif verb == "take":
        press(page, f'[data-card="{words[0]}"]')
    elif verb == "look":
        for circle in words[0].split(","):
            press(page, f'button[data-voice="{circle}"]')
    elif verb in DECISIONS:
        press(page, f'[data-option="{action}"]')
    else:
        press(page, f'[data-tool="{verb}"]')


def by_touch(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Tap what a simple plan wants."""
    tap_for(visitor.page, plan(view(visitor), actions, chance))


def tap_for(page: Page, action: str) -> None:
    """As by mouse, but the first tap only shows what would happen, and a button does it."""
    verb, *words = action.split()
    if verb in {"build", "found", "castle"}:
        if verb != "castle":
            choose(page, words[0] if verb == "build" else "found", tap)
        space_in_view(page, words[-1]).tap()
        page.get_by_test_id("pointed").get_by_role("button").tap()
    elif verb == "take":
        page.locator(f'[data-card="{words[0]}"]').first.tap()
        page.locator(f'[data-take="{words[0]}"]').tap()
    elif verb == "look":
        for circle in words[0].split(","):
            page.locator(f'button[data-voice="{circle}"]').first.tap()
    elif verb in DECISIONS:
        page.locator(f'[data-option="{action}"]').tap()
    else:
        page.locator(f'[data-tool="{verb}"]').tap()


def choose(page: Page, tool: str, press: Press = click) -> None:
    """Choose a building, or to found a city."""
    button = f'.tray [data-tool="{tool}"]'
    if page.locator(button).get_attribute("aria-pressed") != "true":
        press(page, button)


def plan(view: Json, actions: list[str], chance: random.Random) -> str:
    """Feed everybody, then markets, new cities and cards; else whatever comes."""
    player = view["players"][view["seat"]]
    farms = [action for action in actions if action.startswith("build farm")]
    if view["phase"] == "turn" and farms and player["food"] < player["people"] + 2:
        return max(farms, key=lambda action: _food(view, action.split()[2]))
    for wanted in ("build market", "found", "take", "build statue", "build well"):
        found = [action for action in actions if action.startswith(wanted)]
        if found and chance.random() < 0.7:
            return chance.choice(found)
    return chance.choice(actions)


def _food(view: Json, space: str) -> int:
    land = [LANDSCAPES.index(view["landscapes"][area]) for area in AREAS]
    return sum(LANDSCAPE_FOOD[land[area]] for area in AREAS_BESIDE[int(space) - 1])
