"""The race of the day on the start page: begun by keyboard, gone on with, lost and listed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import game_box

pytestmark = pytest.mark.browser


def test_the_race_of_the_day_is_begun_by_keyboard_and_ends_in_the_table(arrive: Arrive) -> None:
    anna = arrive()
    page = anna.page
    anna.open()
    expect(game_box(page, "palatinus")).to_be_visible()
    race = page.locator("section.daily")
    expect(race).to_be_visible()
    race.locator("button").focus()
    page.keyboard.press("Enter")
    page.locator("dialog input").fill("Anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    table = anna.api("GET", "/daily")["table"]
    anna.open()
    race.get_by_role("link", name="Continue your race").click()
    page.wait_for_url(f"**/tables/{table}")
    while (present := anna.api("GET", f"/tables/{table}/position"))["legal"]:
        anna.api("POST", f"/tables/{table}/moves", {"ply": present["table"]["ply"], "action": "finish"})
    expect(page.get_by_test_id("winner")).to_be_visible()
    expect(page.locator(".end .crown")).to_have_count(0)
    anna.open()
    expect(race.locator("tr.you")).to_contain_text("Anna")
    race.locator("a.button").click()
    page.wait_for_url(f"**/tables/{table}")
