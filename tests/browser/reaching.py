"""Whether what can be chosen on a board can be touched there: nothing may lie over it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from playwright.sync_api import Page

from tests.browser import attika, lacitta, palatinus
from tests.browser.playing import legal, ply_of, table_id, wait_for_turn
from tests.browser.visitors import Visitor

PATIENCE = 60.0
STALE = 409
"""Where all plan at the same time, a bot may have been faster."""

Choices = Iterator[tuple[str, list[str]]]
"""What was taken in hand, and the selectors of where it can go now."""

# Spaces that the server calls legal must be there; a finger in the middle of what looks choosable hits it.
UNREACHABLE = """(wanted) => {
  const told = (node) => node ? `${node.tagName} ${node.getAttribute("class") ?? ""}`.trim() : "nothing";
  const find = (selector) => document.querySelector(selector);
  const missing = wanted.filter((selector) => !find(selector)).map((selector) => `${selector} is not there`);
  const live = document.querySelectorAll(".target.live, .slot.legal");
  const covered = [...new Set([...live, ...wanted.map(find).filter(Boolean)])].flatMap((space) => {
    const { x, y, width, height } = space.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const name = space.dataset.space ?? space.dataset.slot ?? space.dataset.square;
    return hit && (hit === space || space.contains(hit)) ? [] : [`${name} lies under ${told(hit)}`];
  });
  return [...missing, ...covered];
}"""


def _spaces(names: set[str], attribute: str = "space") -> list[str]:
    return [f'[data-{attribute}="{name}"]' for name in sorted(names)]


def _palatinus(page: Page, actions: list[str]) -> Choices:
    words = [action.split() for action in actions]
    if slots := {slot for verb, slot, *_ in words if verb == "lay"}:
        yield "tile", _spaces(slots, "slot")
    for kind in sorted({kind for verb, kind, *_ in words if verb == "place"}):
        button = palatinus.kind_button(page, kind)
        if button.get_attribute("aria-pressed") != "true":
            button.click()
        yield kind, _spaces({space for verb, held, space in words if held == kind})


def _attika(page: Page, actions: list[str]) -> Choices:
    words = [action.split() for action in actions]
    if tiles := {f"{word[1]},{word[2]}" for word in words if word[0] == "tile"}:
        yield "tile", _spaces(tiles)
    for building in sorted({word[1] for word in words if word[0] == "build"}):
        attika.choose_building(page, building)
        yield building, _spaces({word[2] for word in words if word[:2] == ["build", building]})


def _lacitta(page: Page, actions: list[str]) -> Choices:
    words = [action.split() for action in actions]
    if castles := {word[1] for word in words if word[0] == "castle"}:
        yield "castle", _spaces(castles)
    tools = {word[1]: word[2] for word in words if word[0] == "build"}
    for tool in sorted(tools):
        if page.locator(f'.tray [data-tool="{tool}"]').count():
            lacitta.choose(page, tool)
        yield tool, _spaces({word[2] for word in words if word[:2] == ["build", tool]})
    if sites := {word[1] for word in words if word[0] == "found"}:
        lacitta.choose(page, "found")
        yield "found", _spaces(sites)


def _pillars(page: Page, actions: list[str]) -> Choices:
    if places := {action.split()[1] for action in actions if action.startswith("place ")}:
        yield "builder", _spaces(places)


def _antiquity(page: Page, actions: list[str]) -> Choices:
    words = [action.split() for action in actions]
    tools: dict[str, set[str]] = {}
    for verb, *rest in words:
        first = next((word for word in rest if "," in word), None)
        if first:
            tool = verb if rest[0] == first else f"{verb} {rest[0]}"
            tools.setdefault(tool, set()).add(first)
    for tool, hexes in sorted(tools.items()):
        if page.locator("#antiquity-tab-map").count():
            page.locator("#antiquity-tab-map").click()
        button = page.locator(f'.tools [data-tool="{tool}"]')
        if button.count() and button.get_attribute("aria-pressed") != "true":
            button.click()
        yield tool, _spaces(hexes)
    if any(verb == "build" for verb, *_ in words):
        if page.locator("#antiquity-tab-city").count():
            page.locator("#antiquity-tab-city").click()
        yield "city", []


CHOICES: dict[str, Callable[[Page, list[str]], Choices]] = {
    "palatinus": _palatinus,
    "attika": _attika,
    "lacitta": _lacitta,
    "pillars": _pillars,
    "antiquity": _antiquity,
}


def expect_all_in_reach(visitor: Visitor, game: str, sizes: tuple[str, ...]) -> int:
    """Whatever can be chosen now is hit in its middle in all these windows; how many spaces there were."""
    page = visitor.page
    assert wait_for_turn(page)
    actions = legal(visitor)
    looked = 0
    for size in sizes:
        visitor.resize(size)
        for held, spaces in CHOICES[game](page, actions):
            visitor.expect_none(UNREACHABLE, spaces, f"{game} at {size}, {held}")
            looked += len(spaces)
    visitor.resize(sizes[0])
    return looked


SPACE_VERBS = {
    "palatinus": {"lay", "place"},
    "attika": {"build", "tile"},
    "lacitta": {"build", "found", "castle"},
    "pillars": {"place"},
    "antiquity": {"city", "woodcutter", "farm", "mine", "fishery", "inn", "build"},
}
"""The actions that are about a space of the board."""


def skip_ahead(visitor: Visitor, game: str, moves: int, chance: Random) -> bool:
    """Make at least so many moves of the visitor at random, beside the page, until a space is to be chosen.

    False if the game ended meanwhile.
    """
    table = table_id(visitor.page)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        position = visitor.api("GET", f"/tables/{table}/position")
        if position["table"]["status"] == "finished":
            return False
        ply = position["steps"][-1]["ply"]
        actions: list[str] = position["legal"]
        if not actions:
            time.sleep(0.02)
        elif moves > 0 or not any(action.split()[0] in SPACE_VERBS[game] for action in actions):
            action = chance.choice(actions)
            body = {"ply": ply, "action": action}
            answer = visitor.ask("POST", f"/tables/{table}/moves", body)
            assert answer.ok or answer.status == STALE, answer.text()
            moves -= answer.ok
        elif ply_of(visitor.page) == ply:
            return True
    raise AssertionError(f"the page does not show the position after {PATIENCE} seconds")
