"""What a screen reader says by itself: each line of the log once, whose turn it is, and nothing else."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser import attika, lacitta, palatinus, pillars
from tests.browser.conftest import Arrive
from tests.browser.hearing import listen_from_the_start, live_regions, told, urged, wait_for_past, whole_log
from tests.browser.playing import (
    Mover,
    legal,
    play_once,
    play_to_the_end,
    ply_of,
    sit_down,
    wait_for_turn,
)

pytestmark = pytest.mark.browser

GAMES: dict[str, tuple[Mover, int]] = {
    "palatinus": (palatinus.by_mouse, 40),
    "attika": (attika.by_mouse, 12),
    "lacitta": (lacitta.by_mouse, 8),
    "pillars": (pillars.by_mouse, 20),
}
"""How a game is played, and for how many moves; Palatinus to its end."""


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_is_told_once_and_in_order(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    sit_down(visitor, game)
    wait_for_past(visitor)
    before = whole_log(page)
    move, moves = GAMES[game]
    chance = random.Random(2)
    for _ in range(moves):
        if not wait_for_turn(page):
            break
        if legal(visitor):
            play_once(visitor, move, chance)
    wait_for_turn(page)
    expect(page.get_by_test_id("told")).not_to_be_empty()
    visitor.drawn()
    lines = whole_log(page)
    assert lines[: len(before)] == before, "what was told stays in the log"
    fresh = lines[len(before) :]
    assert len(fresh) >= moves // 2
    page.wait_for_function("(line) => heard.told.some((text) => text.includes(line))", arg=fresh[-1])
    said = " ".join(told(page))
    at = 0
    for line in fresh:
        found = said.find(line, at)
        assert found >= 0, f"{line!r} is not told after {said[max(0, at - 80) : at]!r}"
        at = found + len(line)
    for line in set(fresh):
        assert said.count(line) <= fresh.count(line) + before.count(line), f"{line!r} is told twice"


@pytest.mark.parametrize("game", ["palatinus", "attika", "lacitta", "pillars", "antiquity"])
def test_nothing_but_the_two_announcers_talks(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    sit_down(visitor, game)
    assert live_regions(visitor.page) == ["told", "urged"]


def test_arrival_and_turn_are_announced_with_the_prompt(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    sit_down(visitor, "palatinus", ring_placement="random", starting_player=0)
    page.wait_for_function("() => heard.urged.length > 0")
    assert urged(page) == ["Your turn. Place an inhabitant on an empty space (round 1 of 16)."]
    play_once(visitor, palatinus.by_mouse, random.Random(1))
    assert wait_for_turn(page)
    page.wait_for_function("() => heard.urged.at(-1).includes('round 2')")
    assert urged(page)[-1].startswith("Your turn. ")
    assert sum("round 2" in text for text in urged(page)) == 1


def test_only_a_turn_that_begins_cannot_wait(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    sit_down(visitor, "lacitta", starting_player=0)
    page.wait_for_function("() => heard.urged.length > 0")
    page.locator('.tray [data-tool="farm"]').press("Enter")
    page.wait_for_function("() => heard.told.some((text) => text.includes('Farm: choose a hex.'))")
    assert len(urged(page)) == 1
    assert urged(page)[0].startswith("Your turn. ")


def test_whoever_waits_on_arrival_is_told_politely(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": "palatinus", "seats": seats, "options": {"starting_player": 1}, "public": True}
    table = visitor.api("POST", "/tables", body)
    other = arrive()
    other.api("POST", f"/tables/{table['id']}/join", {})
    visitor.api("POST", f"/tables/{table['id']}/start", {})
    visitor.open(f"/tables/{table['id']}")
    prompt = page.get_by_test_id("prompt").inner_text()
    page.wait_for_function("(prompt) => heard.told.some((text) => text.includes(prompt))", arg=prompt)
    assert urged(page) == []


def test_that_a_move_is_undone_is_told_to_both(arrive: Arrive) -> None:
    visitor, other = arrive(), arrive()
    for each in (visitor, other):
        listen_from_the_start(each.page)
    body = {
        "game": "lacitta",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"starting_player": 0},
        "public": True,
    }
    table = visitor.api("POST", "/tables", body)
    other.api("POST", f"/tables/{table['id']}/join", {})
    visitor.api("POST", f"/tables/{table['id']}/start", {})
    for each in (other, visitor):
        each.open(f"/tables/{table['id']}")
    assert wait_for_turn(visitor.page)
    while not any(action == "gold" for action in legal(visitor)):
        for each in (visitor, other):
            if legal(each):
                play_once(each, lacitta.by_mouse, random.Random(1))
        assert wait_for_turn(visitor.page)
    visitor.api("POST", f"/tables/{table['id']}/moves", {"ply": ply_of(visitor.page), "action": "gold"})
    assert wait_for_turn(other.page)
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.press("Enter")
    for each in (visitor, other):
        each.page.wait_for_function("() => heard.told.some((text) => text.includes('A move was undone.'))")
    prompt = other.page.get_by_test_id("prompt").inner_text()
    assert f"A move was undone. {prompt}" in told(other.page)


def test_an_explanation_that_was_asked_for_is_read(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    sit_down(visitor, "attika", starting_player=0)
    page.locator(".stacks button").first.focus()
    page.locator("[data-building]:not(.open)").first.focus()
    page.keyboard.press("Enter")
    said = page.get_by_test_id("explanation")
    expect(said).to_be_visible()
    page.wait_for_function(
        "(text) => heard.urged.some((one) => one.includes(text))", arg=said.inner_text().strip()
    )


def test_the_end_is_announced(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    sit_down(visitor, "palatinus")
    play_to_the_end(visitor, palatinus.by_mouse, seed=4)
    winner = page.get_by_test_id("winner").inner_text()
    page.wait_for_function("(text) => heard.told.some((one) => one.includes(text))", arg=winner)


def test_whoever_waits_hears_who_sits_down_and_who_gets_up(arrive: Arrive) -> None:
    anna, bo = arrive(), arrive()
    listen_from_the_start(anna.page)
    anna.api("PUT", "/me", {"name": "Anna"})
    bo.api("PUT", "/me", {"name": "Bo"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.api("POST", "/tables", {"game": "palatinus", "seats": seats, "public": True})["id"]
    anna.open(f"/tables/{table}")
    expect(anna.page.get_by_role("list", name="Seats")).to_be_visible()
    bo.api("POST", f"/tables/{table}/join", {"name": "Bo"})
    anna.page.wait_for_function("() => heard.told.some((text) => text.includes('Bo sits down.'))")
    bo.api("POST", f"/tables/{table}/leave")
    anna.page.wait_for_function("() => heard.told.some((text) => text.includes('Bo gets up.'))")
    assert live_regions(anna.page) == ["told", "urged"]
