"""Looking at a finished game again."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import sit_down, table_id
from tests.browser.reaching import next_space
from tests.browser.visitors import Visitor, expect_ply

pytestmark = pytest.mark.browser


def finished(visitor: Visitor) -> str:
    """The id of a table where the visitor, Anna, has played to the end."""
    visitor.api("PUT", "/me", {"name": "Anna"})
    sit_down(visitor, "palatinus")
    assert not next_space(visitor, "palatinus", 1_000, random.Random(1))
    return table_id(visitor.page)


def test_the_address_follows_the_move_and_the_seat_and_can_be_passed_on(arrive: Arrive) -> None:
    anna, friend = arrive(), arrive()
    page = anna.page
    table = finished(anna)
    anna.open(f"/tables/{table}")
    page.get_by_role("link", name="Replay").click()
    for move in range(1, 4):
        page.get_by_role("button", name="Next move").click()
        expect_ply(page, move)
    expect(page).to_have_url(re.compile(r"[?&]move=3&as=1"))
    page.get_by_label("View as").select_option("As a spectator")
    expect(page).to_have_url(re.compile(r"[?&]move=3&as=spectator"))

    friend.page.goto(page.url)
    expect_ply(friend.page, 3)
    expect(friend.page.get_by_label("View as")).to_have_value("")
    page.go_back()
    expect(page).to_have_url(re.compile(rf"/tables/{table}(\?|$)"))
    expect(page.get_by_test_id("winner")).to_be_visible()


def test_it_shows_the_hand_of_the_chosen_seat(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    table = finished(visitor)
    visitor.open(f"/tables/{table}/replay?move=8&as=1")
    expect_ply(page, 8)
    expect(page.get_by_role("region", name="What Anna has")).to_be_visible()
    other = page.get_by_label("View as").locator("option").nth(2).inner_text().removeprefix("As ")
    page.get_by_label("View as").select_option(f"As {other}")
    expect(page.get_by_role("region", name=f"What {other} has")).to_be_visible()
    page.get_by_label("View as").select_option("As a spectator")
    expect(page.get_by_role("region", name=re.compile("^What .* has$"))).to_have_count(0)


def test_nobody_is_away_or_to_move_in_it(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    table = finished(visitor)
    visitor.open(f"/tables/{table}/replay")
    moves = int(page.get_by_role("slider", name="Move", exact=True).get_attribute("max") or 0)
    for move in (0, 1, 2, moves // 2, moves - 1):
        visitor.open(f"/tables/{table}/replay?move={move}&as=1")
        expect_ply(page, move)
        said = page.inner_text("body")
        assert "Your turn" not in said
        assert "away" not in page.locator("aside").inner_text()
        assert "thinking" not in said
