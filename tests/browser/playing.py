"""Playing any game through its page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import DRAWN, Visitor

TURN_OR_END = '.table[data-turn="true"], [data-testid="winner"]'
PATIENCE = 30_000

Mover = Callable[[Visitor, list[str], random.Random], None]
Press = Callable[[Page, str], None]
"""Choose what a selector finds, in whatever way."""


def click(page: Page, selector: str) -> None:
    """With the mouse."""
    page.locator(selector).first.click()


def tap(page: Page, selector: str) -> None:
    """With a finger."""
    page.locator(selector).first.tap()


def hover(page: Page, selector: str) -> None:
    """Point at something with the mouse."""
    page.locator(selector).first.hover()


def table_id(page: Page) -> str:
    """The table in the address."""
    return re.split("[/?]", page.url.split("/tables/")[1])[0]


def legal(visitor: Visitor) -> list[str]:
    """What the visitor may do now, as the server says."""
    actions: list[str] = visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["legal"]
    return actions


def sit_down(visitor: Visitor, game: str, bots: int = 1, **options: object) -> None:
    """At a new table with easy bots, on the own turn."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(bots))]
    request = {"game": game, "seats": seats, "start": True, "options": options}
    table = visitor.api("POST", "/tables", request)
    visitor.open(f"/tables/{table['id']}")
    assert wait_for_turn(visitor.page)


def wait_for_turn(page: Page) -> bool:
    """Wait until there is something to decide; False if the game is over instead."""
    page.locator(TURN_OR_END).first.wait_for(timeout=PATIENCE)
    return page.locator('[data-testid="winner"]').count() == 0


def ply_of(page: Page) -> int:
    """The number of moves that led to what the page shows."""
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def play_once(visitor: Visitor, move: Mover, chance: random.Random) -> None:
    """Make one move and see it happen."""
    ply = ply_of(visitor.page)
    move(visitor, legal(visitor), chance)
    visitor.page.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply
    )


def play_to_the_end(visitor: Visitor, move: Mover, seed: int) -> int:
    """Play every turn of the visitor; the number of moves made."""
    chance = random.Random(seed)
    moves = 0
    while wait_for_turn(visitor.page):
        play_once(visitor, move, chance)
        moves += 1
    return moves


def look_at_end_and_replay(visitor: Visitor, game: str) -> None:
    """The end says everything to everybody, and the replay leads to it."""
    page = visitor.page
    visitor.expect_all_said("the end")
    visitor.expect_no_violations("the end")
    visitor.screenshot(f"{game}-end")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_role("table")).to_be_visible()
    visitor.expect_all_said("the replay")


# Is the middle of something inside the picture of the board, and not in a part that is not shown?
IN_VIEW = """(space) => {
  const picture = space.ownerSVGElement.getBoundingClientRect();
  const { x, y, width, height } = space.getBoundingClientRect();
  const [across, down] = [x + width / 2 - picture.x, y + height / 2 - picture.y];
  const inside = (at, size) => at >= 2 && at <= size - 2; // cut in half by the edge is not in view
  return inside(across, picture.width) && inside(down, picture.height);
}"""
# A view on its way to another part has arrived when two frames show the same.
ARRIVED = """async () => {
  const drawings = () => [...document.querySelectorAll(".zoom > svg")];
  const views = () => drawings().map((drawing) => drawing.getAttribute("viewBox"));
  const frame = () => new Promise(requestAnimationFrame);
  for (let before = ""; before !== String(views()); ) {
    before = String(views());
    await frame();
    await frame();
  }
}"""
PARTS = 40
"""More parts than any board has that is looked at part by part."""


def space_in_view(page: Page, name: str) -> Locator:
    """A space of the board; where the board is shown part by part, the part with the space is sought."""
    space = page.locator(f'[data-space="{name}"]')
    space.wait_for(state="attached")
    following = page.get_by_test_id("next-part")
    for _ in range(PARTS):
        page.evaluate(ARRIVED)
        if space.evaluate(IN_VIEW) or not following.is_enabled():
            break
        following.click()
        page.evaluate(DRAWN)
    return space


def game_box(page: Page, key: str) -> Locator:
    """What the start page says of one game, with its buttons."""
    return page.locator(f'article:has([data-play="{key}"])')


def focused(page: Page, name: str) -> str | None:
    """A data attribute of whatever has the focus."""
    value: str | None = page.evaluate("(name) => document.activeElement?.dataset?.[name] ?? null", name)
    return value


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this data attribute has the focus."""
    for _ in range(60):
        if focused(page, name) is not None:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no {name} can be reached with Tab")
