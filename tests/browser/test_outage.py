"""While the server cannot save anything, and while many arrive at once."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.palatinus import by_mouse
from tests.browser.playing import legal, ply_of, sit_down, table_id, wait_for_turn
from tests.browser.serving import serving
from tests.browser.visitors import Json, Visitor

PATIENCE = 60_000
"""Milliseconds: first the server waits for its database, and then the page before it asks again."""

PLACES = """() => {
  const edges = ({ left, top, right, bottom }) => [left, top, right, bottom];
  const parts = [".prompt", "section.board", "section.tray"];
  return parts.map((part) => edges(document.querySelector(part).getBoundingClientRect()));
}"""
"""Where the parts of a table are."""

INSIDE = """() => {
  const note = document.querySelector("[data-testid=away]").getBoundingClientRect();
  const board = document.querySelector("section.board").getBoundingClientRect();
  return note.left >= board.left && note.right <= board.right && note.top >= board.top;
}"""
"""The note lies over the board, and over nothing else."""

ALIVE = """() => [...document.querySelectorAll(".play :is(button, [role=button])")]
  .filter((button) => button.checkVisibility() && !button.disabled)
  .filter((button) => button.matches(".legal, .open, .primary, [data-action], [aria-disabled=false]"))
  .map((button) => button.getAttribute("aria-label") ?? button.textContent.trim())"""
"""The controls of board and tray with which a move could be made."""

INVITATIONS = {
    "palatinus": ("Point at a spot",),
    "attika": ("Draw up to 2 buildings",),
    "lacitta": (),
    "pillars": (),
    "antiquity": ("Cancel", "20 left"),
}
"""What the own things say in the first turns of each game while something is to be decided."""


LISTEN = """() => {
  globalThis.heard = [];
  const hear = (node) => {
    if (node.nodeType === Node.TEXT_NODE && !node.parentElement.closest("[aria-hidden=true]")) {
      const text = node.textContent.trim();
      if (text) heard.push(text);
    }
    for (const inner of node.childNodes) hear(inner);
  };
  const listener = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) hear(node);
  });
  for (const region of document.querySelectorAll("[role=status]"))
    listener.observe(region, { childList: true, subtree: true });
}"""
"""Note everything that comes into a live region and is not hidden from those who listen."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests keeps its database."""
    return tmp_path_factory.mktemp("outage")


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server of our own: what happens to it concerns no other test."""
    with serving(folder) as found:
        yield found


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes to the database, and takes its time."""
    with closing(sqlite3.connect(folder / "pentapolis.sqlite", isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


def forgive_outage(visitor: Visitor) -> None:
    """A browser tells by itself of every answer that is an error."""
    visitor.faults[:] = [fault for fault in visitor.faults if "503 (Service Unavailable)" not in fault]


def moves_by_you(visitor: Visitor) -> list[int]:
    """After which plies the visitor has moved."""
    log = visitor.api("GET", f"/tables/{table_id(visitor.page)}/log")
    return [step["ply"] for step in log if step["seat"] == 0]


@pytest.mark.parametrize(
    ("size", "language", "theme"), [("low laptop", "en", "light"), ("phone", "nl", "dark")]
)
def test_a_move_outlasts_a_server_that_cannot_save(
    arrive: Arrive, folder: Path, size: str, language: str, theme: str
) -> None:
    visitor = arrive(size, language, theme)
    page = visitor.page
    sit_down(visitor, "palatinus", starting_player=0)
    ply = ply_of(page)
    places = page.evaluate(PLACES)
    banner, note = page.get_by_test_id("away"), page.get_by_test_id("resending")
    with locked(folder):
        by_mouse(visitor, legal(visitor), random.Random(1))
        expect(note).to_be_visible(timeout=PATIENCE)
        expect(banner).to_be_visible()
        expect(page.get_by_test_id("told")).to_contain_text(note.inner_text())
        visitor.drawn()
        assert page.evaluate(PLACES)[:2] == places[:2]
        assert page.evaluate(INSIDE)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        visitor.expect_no_sideways_scroll("a table in an outage")
        visitor.expect_no_violations("a table in an outage")
        visitor.expect_all_said("a table in an outage")
        visitor.screenshot(f"outage-{size}-{language}")
        assert ply_of(page) == ply
    page.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply, timeout=PATIENCE
    )
    expect(note).to_have_count(0)
    expect(banner).to_have_count(0)
    assert wait_for_turn(page)
    assert moves_by_you(visitor)[0] == ply + 1
    assert len(set(moves_by_you(visitor))) == len(moves_by_you(visitor))
    forgive_outage(visitor)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_whoever_arrives_with_many_others_sees_a_place_in_line(arrive: Arrive, language: str) -> None:
    visitor = arrive("phone", language)
    page = visitor.page
    sit_down(visitor, "palatinus", starting_player=0)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)

    page.route_web_socket(re.compile("/live"), connect)
    page.reload()
    waiting = page.get_by_role("status").filter(has_text="213")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\S")).first).to_be_visible()
    tell_place(page, lines, 213)
    expect(waiting).to_be_visible()
    visitor.screenshot(f"in-line-{language}")
    tell_place(page, lines, 150)
    expect(page.locator("[aria-hidden=true]", has_text="150")).to_be_visible()
    expect(page.locator(".unseen", has_text="213")).to_have_count(1)  # it is not read aloud at every step
    tell_place(page, lines, 90)
    expect(page.locator(".unseen", has_text="90")).to_have_count(1)
    visitor.expect_all_said("a line of people")
    visitor.expect_no_violations("a line of people")
    page.unroute_all()
    update = visitor.api("GET", f"/tables/{table_id(page)}/position")
    lines[-1].send(json.dumps({"type": "update", **update}))
    assert wait_for_turn(page)


class Line:
    """A connection of a page to the server, over which a test can speak in the server's place."""

    def __init__(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        self._passes_on = True
        socket.connect_to_server().on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        if self._passes_on:
            self._socket.send(message)

    def say(self, message: Json) -> None:
        """Tell the page something, and nothing of what the server says from now on."""
        self._passes_on = False
        self._socket.send(json.dumps(message))

    def close(self, code: int) -> None:
        """End it."""
        self._socket.close(code=code)


def listening_in(page: Page) -> list[Line]:
    """The connections of a page, as they are made."""
    lines: list[Line] = []
    page.route_web_socket(re.compile("/live"), lambda socket: lines.append(Line(socket)))
    return lines


def play_first(visitor: Visitor) -> None:
    """Make the first legal move beside the page, and wait until it is the visitor's turn again."""
    table = table_id(visitor.page)
    found = visitor.api("GET", f"/tables/{table}/position")
    ply = found["steps"][-1]["ply"]
    visitor.api("POST", f"/tables/{table}/moves", {"ply": ply, "action": found["legal"][0]})
    visitor.page.wait_for_function(
        "(ply) => Number(document.querySelector('.table').dataset.ply) > ply", arg=ply
    )
    assert wait_for_turn(visitor.page)


def tell_place(page: Page, lines: list[WebSocketRoute], place: int) -> None:
    """The server says over the socket what place the page has."""
    expect(page.locator("body")).to_be_visible()
    while not lines:
        page.wait_for_timeout(50)
    lines[-1].send(json.dumps({"type": "waiting", "place": place}))


@pytest.mark.parametrize("game", INVITATIONS)
def test_nothing_asks_for_a_move_in_a_game_that_was_closed(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    page = visitor.page
    lines = listening_in(page)
    sit_down(visitor, game)
    tray = page.locator("section.tray").first
    if game == "antiquity":  # its first decision is made on the map
        play_first(visitor)
    for words in INVITATIONS[game]:
        expect(tray).to_contain_text(words)
    assert page.evaluate(ALIVE)
    table = visitor.api("GET", f"/tables/{table_id(page)}")
    closed = {"at": table["created"], "reason": "operator"}
    # A bot may still be planning: what it does must not open the game again.
    lines[-1].say({"type": "table", "table": {**table, "status": "closed", "closed": closed}})
    expect(page.get_by_test_id("prompt")).to_contain_text("closed")
    for words in INVITATIONS[game]:
        expect(tray).not_to_contain_text(words)
    assert page.evaluate(ALIVE) == []
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(page.locator(".deciding")).to_have_count(0)
    visitor.screenshot(f"closed-{game}")


def test_what_was_picked_survives_a_lost_connection(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    lines = listening_in(page)
    sit_down(visitor, "lacitta")
    tool = page.locator("[data-tool=farm]")
    while legal(visitor)[0].startswith("castle"):
        play_first(visitor)
    tool.click()
    expect(tool).to_have_attribute("aria-pressed", "true")
    lines[-1].close(code=1012)
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-turn", "false")
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-turn", "true")
    expect(tool).to_have_attribute("aria-pressed", "true")


def test_a_screen_reader_hears_once_that_the_server_is_away_and_once_that_it_is_back(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    lines: list[WebSocketRoute] = []
    away = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if away:
            line.close(code=1013)
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/live"), connect)
    sit_down(visitor, "palatinus", starting_player=0)
    page.evaluate(LISTEN)
    away = True
    lines[-1].close(code=1013)
    expect(page.get_by_test_id("away")).to_be_visible()
    button = page.get_by_role("button", name="Try now")
    for _ in range(3):
        tries = len(lines)
        button.focus()
        page.keyboard.press("Enter")
        while len(lines) == tries:
            page.wait_for_timeout(20)
        expect(button).to_be_focused()
    away = False
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("away")).to_have_count(0)
    expect(page.locator("main")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="The server is back.")).to_have_count(1)
    heard: list[str] = page.evaluate("() => heard")
    said = " ".join(heard)
    assert said.count("Games cannot be saved right now.") == 1
    assert said.count("The server is back.") == 1
