"""Playing Antiquity through its page."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.playing import Press, click, hover, ply_of, space_in_view, table_id, wait_for_turn
from tests.browser.visitors import Json, Visitor

WANTED = ("house", "cart-shop", "granary", "explorer")
ROWS = "ABCDEFG"
FITTING = '[data-square][data-choosable="true"]'
"""While a piece is carried: where it fits."""
MOVED_OR_ASKED = """(ply) => document.querySelector('[data-sure="true"]') !== null
    || Number(document.querySelector('.table')?.dataset.ply ?? ply + 1) > ply"""
ASKED = """(ply) => {
  const { turn, ply: shown } = document.querySelector('.table').dataset;
  return turn === "true" && Number(shown) === ply;
}"""


def view(visitor: Visitor) -> Json:
    """The position as the visitor's seat sees it."""
    return visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["steps"][-1]["view"]


def by_mouse(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Click on what a simple plan wants."""
    move(visitor, actions, chance, click)


def move(
    visitor: Visitor, actions: list[str], chance: random.Random, press: Press, point: Press = hover
) -> None:
    """Press what a simple plan wants."""
    page = visitor.page
    action = plan(visitor, actions, chance)
    verb, *words = action.split()
    if verb == "build":
        build(visitor, words[0], press, point)
    elif verb == "man":
        press(page, f'[data-square="{words[0]}"]')
    elif verb == "bury":
        bury(page, words[0], press)
    elif verb in {"pay", "discard"}:
        give(page, verb, press)
    elif verb == "saint":
        press(page, f'[data-saint="{words[0]}"]')
    elif verb in {"done", "decline", "resign"}:
        finish(page, verb, press)
    else:
        at_hex(page, action, press)


def plan(visitor: Visitor, actions: list[str], chance: random.Random) -> str:
    """A small city at first; then give up where that is allowed, or let the famine come."""
    seen = view(visitor)
    if seen["phase"] == "city" and (seen["plan"]["step"] == "idle"):
        return next(iter(wishes(seen, actions)), "done")
    if seen["phase"] == "country" and seen["round"] > 3:
        return "resign" if "resign" in actions else "done"
    others = [action for action in actions if action not in {"done", "take-back", "resign"}]
    return chance.choice(others or actions)


def wishes(seen: Json, actions: list[str]) -> list[str]:
    """What to build and to man in the first rounds."""
    if seen["round"] > 3:
        return []
    own = seen["players"][seen["seat"]]
    built = {building["building"] for city in own["cities"] for building in city["buildings"]}
    found = [action for action in actions if action.startswith("build house") and len(own["houses"]) < 6]
    for wanted in WANTED[1:]:
        if wanted not in built:
            found += [action for action in actions if action.startswith(f"build {wanted}")][:1]
    return found + [action for action in actions if action.startswith("man ")]


def build(visitor: Visitor, piece: str, press: Press = click, point: Press = hover) -> None:
    """Take a piece and put it on the first place that fits."""
    page = visitor.page
    kind = piece.split("-", 1)[0] if piece.startswith(("house-", "storage-")) else piece
    press(page, f'[data-building="{kind}"]')
    if kind != piece:
        press(page, f'[data-piece="{piece}"]')
    page.locator(FITTING).first.wait_for()
    told = page.locator(FITTING).evaluate_all("(squares) => squares.map(({ dataset }) => dataset.square)")
    square = next(name for name in empty_squares(visitor) if name in told)
    point(page, f'[data-square="{square}"]')
    expect(page.locator('[data-ghost="fits"]')).to_be_visible()
    press(page, f'[data-square="{square}"]')
    # It is taken and placed: two moves, and others may move meanwhile. Then one may decide again.
    assert wait_for_turn(page)


def empty_squares(visitor: Visitor) -> list[str]:
    """The squares of the own cities on which nothing stands."""
    seen = view(visitor)
    free = []
    for city in seen["players"][seen["seat"]]["cities"]:
        taken = {square for building in city["buildings"] for square in building["squares"]}
        taken |= {*city["houses"], *city["graves"]}
        names = [
            f"{city['number']}{ROWS[row]}{column + 1}"
            for row in range(city["size"])
            for column in range(city["size"])
        ]
        free += [name for name in names if name not in taken]
    return free


def bury(page: Page, square: str, press: Press = click) -> None:
    """Several graves can be put down at once."""
    several = '[data-action="fill"]'
    press(page, several if page.locator(several).count() else f'[data-square="{square}"]')


def give(page: Page, verb: str, press: Press = click) -> None:
    """Pay as suggested, or give up whatever comes first."""
    button = page.locator(f'[data-action="{verb}"]')
    while button.count() == 0 or button.is_disabled():
        press(page, ".picker [data-good]:enabled")
        if button.count() == 0:
            return
    press(page, f'[data-action="{verb}"]')


def finish(page: Page, verb: str, press: Press = click) -> None:
    """Finish, and once more if the page asks back."""
    ply = ply_of(page)
    press(page, f'[data-action="{verb}"]')
    page.wait_for_function(MOVED_OR_ASKED, arg=ply)
    if page.locator('[data-sure="true"]').count():
        press(page, '[data-sure="true"]')


def at_hex(page: Page, action: str, press: Press = click) -> None:
    """Choose on the map what an action is about, and on its card or by a second hex which one it is."""
    verb, *words = action.split()
    hexes = [word for word in words if "," in word]
    tool = f"{verb} {words[0]}" if "," not in words[0] else verb
    button = f'.tools [data-tool="{tool}"]'
    if page.locator(button).count():
        press(page, button)
    ply = ply_of(page)
    press_hex(page, hexes[0], press)
    if verb == "fishery" and page.evaluate(ASKED, ply):
        press_hex(page, second_hex(hexes[0], words[-1]), press)


def press_hex(page: Page, name: str, press: Press) -> None:
    """Choose a hex; a mouse has to see it first."""
    if press is click:
        space_in_view(page, name)
    press(page, f'[data-space="{name}"]')


def second_hex(first: str, direction: str) -> str:
    """The hex beside another."""
    q, r = map(int, first.split(","))
    dq, dr = {"S": (0, 1), "SE": (1, 0), "NE": (1, -1)}[direction]
    return f"{q + dq},{r + dr}"
