"""The log: by round and phase, of one player, with the keyboard, and with thousands of lines."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import lacitta, pillars
from tests.browser.conftest import Arrive
from tests.browser.hearing import open_all_rounds
from tests.browser.keyboard import MOVERS
from tests.browser.playing import play_once, sit_down, table_id, wait_for_turn

pytestmark = pytest.mark.browser

MANY = 2_000


def test_earlier_rounds_fold_away_and_open_by_hand(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta")
    log = page.get_by_role("region", name="Log")
    first = log.get_by_role("button", name="Year 1", exact=True)
    expect(first).to_have_attribute("aria-expanded", "true")
    chance = random.Random(1)
    second = log.get_by_role("button", name="Year 2", exact=True)
    while second.count() == 0:
        play_once(visitor, lacitta.by_mouse, chance)
        assert wait_for_turn(page)
    expect(second).to_have_attribute("aria-expanded", "true")
    play_once(visitor, lacitta.by_mouse, chance)
    assert wait_for_turn(page)
    expect(first).to_have_attribute("aria-expanded", "false")
    expect(log).not_to_contain_text("Year 1 begins")
    first.click()
    expect(log).to_contain_text("Year 1 begins")
    expect(log.get_by_role("heading", level=4, name="Migration")).to_have_count(1)
    play_once(visitor, lacitta.by_mouse, chance)
    assert wait_for_turn(page)
    expect(first).to_have_attribute("aria-expanded", "true")


def test_the_lines_of_one_player_can_be_read_alone(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    chance = random.Random(2)
    for _ in range(4):
        play_once(visitor, pillars.by_mouse, chance)
        assert wait_for_turn(page)
    log = page.get_by_role("region", name="Log")
    everything = log.get_by_role("listitem").count()
    names = [seat["name"] for seat in visitor.api("GET", f"/tables/{table_id(page)}")["seats"]]
    chips = log.get_by_role("group", name="Moves of")
    chips.get_by_role("button", name=names[1]).click()
    shown = log.get_by_role("listitem")
    assert 0 < shown.count() < everything
    for text in shown.all_inner_texts():
        assert names[1] in text
    chips.get_by_role("button", name="Everyone").click()
    expect(log.get_by_role("listitem")).to_have_count(everything)


def test_lines_that_name_places_show_them_to_the_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus", ring_placement="random", starting_player=0)
    play_once(visitor, MOVERS["palatinus"], random.Random(1))
    assert wait_for_turn(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.log') !== null"):
            break
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.matches('.log p')")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.log') !== null")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.matches('.log p')")


def line_of(turn: int) -> dict[str, object]:
    """A line of a game that goes on for ever, with a new year after every hundred."""
    if turn % 100:
        return {"id": "lacitta-event-gold-taken", "args": {"player": turn % 2, "gold": 2}}
    began = {"year": turn // 100 + 1, "player": 0, "attraction": "culture"}
    return {"id": "lacitta-event-year-began", "args": began}


def test_thousands_of_lines_are_no_burden(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta")
    steps = [{"ply": turn - MANY, "seat": turn % 2, "log": [line_of(turn)]} for turn in range(MANY)]

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(steps), content_type="application/json")

    page.route(re.compile(r"/log(\?|$)"), answer)
    page.reload()
    assert wait_for_turn(page)
    log = page.get_by_role("region", name="Log")
    expect(log.get_by_role("heading", level=3)).to_have_count(MANY // 100)
    expect(log.get_by_role("button", name="Year 20", exact=True)).to_have_attribute("aria-expanded", "true")
    assert log.get_by_role("listitem").count() <= 2 * 100
    open_all_rounds(page)
    expect(log.get_by_role("listitem")).to_have_count(MANY)
    assert "up" in (log.get_attribute("data-more") or "")
