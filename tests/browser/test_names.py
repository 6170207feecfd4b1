"""Names as long and wide as they may be break nothing, and can always be read in full."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

WIDE = "W" * 30
EMOJI = "🏛️🦊 Ünïcødé 👩‍👩‍👧‍👦 🦊🦊🦊🦊🦊🦊🦊🦊"
SIZES = ("laptop", "small laptop", "phone", "small phone")
PLACES = ("board", "players", "log", "chat")

# A name stays inside all that is around it; where it is cut off, dots say so and the full one can be had.
STRAYING = """(names) => {
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let word = words.nextNode(); word; word = words.nextNode()) {
    const parent = word.parentElement;
    if (!names.some((name) => word.data.includes(name))) continue;
    if (!parent.checkVisibility() || parent.closest(".unseen, option, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(word);
    const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
    for (let around = parent; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (["inline", "contents"].includes(style.display)) continue;
      if (style.clipPath !== "none") break;
      const told = `${around.tagName} ${around.className} (${word.data.slice(0, 60)})`;
      const out = right > around.getBoundingClientRect().right + 2;
      if (style.overflowX !== "visible") {
        if (out && style.textOverflow !== "ellipsis") found.push(`cut off by ${told}`);
        if (out && !parent.closest("[title], [aria-label]")) found.push(`not to be read in full in ${told}`);
        break;
      }
      if (out) found.push(`out of ${told}`);
    }
  }
  return [...new Set(found)];
}"""


NAMED = "(names) => names.some((name) => document.body.innerText.includes(name))"


def expect_kept(visitor: Visitor, where: str) -> None:
    """No name strays, in any part of the page and any window."""
    page = visitor.page
    page.wait_for_function(NAMED, arg=[WIDE, EMOJI])
    for size in SIZES:
        visitor.resize(size)
        for place in PLACES:
            tab = page.locator(f"#table-tab-{place}, #side-tab-{place}")
            if tab.count():
                tab.first.click()
            visitor.expect_none(STRAYING, [WIDE, EMOJI], f"{where}, {place} at {size}")
            visitor.expect_no_sideways_scroll(f"{where}, {place} at {size}")


def play(people: tuple[Visitor, ...], table: str, moves: int, chance: Random) -> bool:
    """So many moves of these people, beside their pages; True if the game is over."""
    while moves > 0:
        for person in people:
            position = person.api("GET", f"/tables/{table}/position")
            if position["table"]["status"] == "finished":
                return True
            if position["legal"]:
                action = chance.choice(position["legal"])
                ply = position["steps"][-1]["ply"]
                person.api("POST", f"/tables/{table}/moves", {"ply": ply, "action": action})
                moves -= 1
    return False


def shown(page: Page) -> None:
    """The table has arrived."""
    page.locator(".table").wait_for()


@pytest.mark.parametrize("game", ["palatinus", "lacitta"])
def test_no_name_breaks_a_page_from_the_lobby_to_the_replay(arrive: Arrive, game: str) -> None:
    host, guest = arrive(), arrive()
    for visitor, name in ((host, WIDE), (guest, EMOJI)):
        assert len(name) <= 30
        visitor.api("PUT", "/me", {"name": name})
    made = host.api(
        "POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    )
    table = made["id"]
    guest.api("POST", f"/tables/{table}/join", {})
    host.open(f"/tables/{table}")
    expect(host.page.locator(".lobby")).to_be_visible()
    expect_kept(host, "the lobby")
    host.api("POST", f"/tables/{table}/start", {})
    chance = Random(1)
    play((host, guest), table, 6, chance)
    for visitor in (host, guest):
        visitor.api("POST", f"/tables/{table}/chat", {"text": "M" * 80})
    guest.open(f"/tables/{table}")
    shown(guest.page)
    expect_kept(guest, "the table")
    guest.open("/")
    expect(guest.page.locator("article").first).to_be_visible()
    expect_kept(guest, "the start page")
    assert play((host, guest), table, 10_000, chance)
    for path in ("", "/replay?move=5"):
        host.open(f"/tables/{table}{path}")
        shown(host.page)
        expect_kept(host, "the end" if not path else "the replay")
