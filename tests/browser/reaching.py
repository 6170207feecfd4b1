"""Whether what can be chosen on a board can be touched there: in view, uncovered, and large enough."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser import attika, lacitta, palatinus
from tests.browser.playing import ARRIVED, PARTS, ply_of, table_id
from tests.browser.visitors import DRAWN, SIZES, Json, Visitor

PATIENCE = 60.0
STALE = 409
"""Where all plan at the same time, a bot may have been faster."""

FINGER, MOUSE = 32, 24
"""Pixels across that a space has at least, by what it is touched with."""

WINDOWS = {
    "least phone": FINGER,
    "phone": FINGER,
    "phone sideways": FINGER,
    "magnified": FINGER,
    "tablet": FINGER,
    "low laptop": MOUSE,
    "lower laptop": MOUSE,
    "laptop": MOUSE,
}
"""The windows that are looked through, and how large a space must be in each."""

LEAST_SHARE = 0.4
"""The board has at least so much of every window."""

Choices = Iterator[tuple[str, list[str]]]
"""What was taken in hand, and the selectors of where it can go now."""

# Of the spaces that look choosable or that the server calls legal: which can be touched in the part of the
# board that is shown, which are in another part, and what is wrong with the others.
LOOK = """([wanted, least]) => {
  const told = (node) => node ? `${node.tagName} ${node.getAttribute("class") ?? ""}`.trim() : "nothing";
  const find = (selector) => document.querySelector(selector);
  const faults = wanted.filter((selector) => !find(selector)).map((selector) => `${selector} is not there`);
  const [reached, away] = [[], []];
  const live = document.querySelectorAll(".target.live, .slot.legal");
  for (const space of new Set([...live, ...wanted.map(find).filter(Boolean)])) {
    const name = space.dataset.space ?? space.dataset.slot ?? space.dataset.square;
    const { x, y, width, height } = space.getBoundingClientRect();
    const size = Math.min(width, height);
    const [middle, centre] = [x + width / 2, y + height / 2];
    const frame = (space.ownerSVGElement ?? document.documentElement).getBoundingClientRect();
    const [across, down] = [middle - frame.left, centre - frame.top];
    const inside = (at, size) => at >= 2 && at <= size - 2; // cut in half by the edge is not in view
    if (!inside(across, frame.width) || !inside(down, frame.height)) {
      away.push(name);
      continue;
    }
    const hit = document.elementFromPoint(middle, centre);
    if (!hit || !(hit === space || space.contains(hit))) faults.push(`${name} lies under ${told(hit)}`);
    else if (size < least - 0.5) faults.push(`${name} is ${size.toFixed(1)} px small`);
    else reached.push(name);
  }
  return { faults, reached, away };
}"""

# Cities may be shown one at a time, so that it is for the page to say which squares there are.
SQUARES = "(squares) => squares.map(({ dataset }) => `[data-square='${dataset.square}']`)"

SHARE = """() => {
  const { width, height } = document.querySelector("section.board").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""


WHOLE = "(node) => node.scrollHeight <= node.clientHeight + 1"


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
        button = page.locator(f'.tools [data-tool="{tool}"]')
        if button.count() and button.get_attribute("aria-pressed") != "true":
            button.click()
        yield tool, _spaces(hexes)
    pieces = {rest[0] for verb, *rest in words if verb == "build"}
    for kind in sorted({re.sub("^(house|storage)-.*", r"\1", piece) for piece in pieces}):
        button = page.locator(f'[data-building="{kind}"]')
        if button.get_attribute("aria-pressed") != "true":
            button.click()
        yield kind, page.locator(".target.live[data-square]").evaluate_all(SQUARES)


CHOICES: dict[str, Callable[[Page, list[str]], Choices]] = {
    "palatinus": _palatinus,
    "attika": _attika,
    "lacitta": _lacitta,
    "pillars": _pillars,
    "antiquity": _antiquity,
}


@dataclass
class Window:
    """One of the windows in which somebody looks at the same table at the same time."""

    size: str
    page: Page
    shares: list[float] = field(default_factory=list)

    def show(self, ply: int) -> None:
        """Bring the window to the front, and wait until it shows this position and asks for the decision."""
        self.page.bring_to_front()  # Chromium draws no others
        self.page.wait_for_function(
            """(ply) => document.querySelector(`.table[data-turn="true"][data-ply="${ply}"]`)""", arg=ply
        )

    def expect_all_in_reach(self, game: str, actions: list[str], enough: int) -> int:
        """Whatever can be chosen can be touched, for so many things in hand; how many spaces there were."""
        share: float = self.page.evaluate(SHARE)
        assert share >= LEAST_SHARE, f"{game} at {self.size}: the board has {share:.0%} of the window"
        self.shares.append(share)
        prompt = self.page.get_by_test_id("prompt")
        assert prompt.evaluate(WHOLE), f"{game} at {self.size}: cut off: {prompt.inner_text()}"
        looked = 0
        for number, (held, spaces) in enumerate(CHOICES[game](self.page, actions)):
            if number >= enough:
                break
            self._expect_reached(spaces, f"{game} at {self.size}, {held}")
            looked += len(spaces)
        return looked

    def _expect_reached(self, spaces: list[str], where: str) -> None:
        """Each space is touched in the part that is shown, or in one that the buttons lead to."""
        reached: set[str] = set()
        missed: set[str] = set()
        following = self.page.get_by_test_id("next-part")
        for _ in range(PARTS):
            seen = self._look(spaces, where)
            reached.update(seen["reached"])
            missed = set(seen["away"]) - reached
            if not missed or not following.count() or not following.is_enabled():
                break
            following.click()
        assert not missed, f"{where}: no button leads to {', '.join(sorted(missed))}"

    def _look(self, spaces: list[str], where: str) -> Json:
        """What can be touched, at the latest when everything has arrived."""
        self.page.evaluate(DRAWN)
        self.page.evaluate(ARRIVED)
        wanted = [spaces, WINDOWS[self.size]]
        try:
            self.page.wait_for_function(f"(wanted) => ({LOOK})(wanted).faults.length === 0", arg=wanted)
        except PlaywrightTimeoutError:
            faults = self.page.evaluate(LOOK, wanted)["faults"]
            raise AssertionError(f"{where}: {'; '.join(faults[:6])}") from None
        return self.page.evaluate(LOOK, wanted)


def open_windows(context: BrowserContext, address: str) -> list[Window]:
    """The table at this address in windows of all sizes."""
    windows = []
    for size, least in WINDOWS.items():
        page = context.new_page()
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        if least == FINGER:
            touch = {"enabled": True, "maxTouchPoints": 5}
            context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", touch)
        page.goto(address)
        windows.append(Window(size, page))
    return windows


SPACE_VERBS = {
    "palatinus": {"lay", "place"},
    "attika": {"build", "tile"},
    "lacitta": {"build", "found", "castle"},
    "pillars": {"place"},
    "antiquity": {"city", "woodcutter", "farm", "mine", "fishery", "inn", "build"},
}
"""The actions that are about a space of the board."""


def next_space(visitor: Visitor, game: str, moves: int, chance: Random) -> bool:
    """Make at least so many moves of the visitor at random, beside the page, until a space is to be chosen.

    False if the game ended meanwhile.
    """
    table = table_id(visitor.page)
    visitor.page.bring_to_front()
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
