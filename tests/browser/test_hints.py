"""Hints: three choices with chances and reasons, played at a press; and a question before a blunder."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.attika import pay_if_asked
from tests.browser.conftest import Arrive
from tests.browser.playing import legal, ply_of, sit_down, table_id
from tests.browser.test_confirming import wait_for_ply
from tests.browser.test_foreseen import FORESEEN, reach
from tests.browser.visitors import Json, Visitor

pytestmark = pytest.mark.browser

HINT = "**/api/tables/*/hint"
FAR_BETTER = 0.4


def asked(page: Page) -> Locator:
    """The choices of a hint, as soon as it is there."""
    page.get_by_test_id("hint-button").click()
    choices = page.locator('[data-testid="hint"] .choice')
    choices.first.wait_for()
    return choices


@pytest.mark.parametrize(
    ("game", "size", "language", "name"),
    [("attika", "laptop", "en", "Play this"), ("lacitta", "phone", "nl", "Speel dit")],
)
def test_a_hint_says_what_is_best_and_plays_it(
    arrive: Arrive, game: str, size: str, language: str, name: str
) -> None:
    visitor = arrive(size=size, language=language)
    page = visitor.page
    sit_down(visitor, game)
    choices, before = asked(page), legal(visitor)
    told = [choices.nth(number).get_attribute("data-action") for number in range(choices.count())]
    assert 1 <= len(told) <= 3
    assert set(told) <= set(before)
    expect(choices.first).to_contain_text(re.compile(r"\d+\s?%"))
    visitor.expect_all_said(f"a hint in {game}")
    visitor.expect_no_violations(f"a hint in {game}")
    visitor.expect_no_sideways_scroll(f"a hint in {game}")
    visitor.screenshot(f"hint-{game}-{size}")
    ply = ply_of(page)
    page.get_by_role("button", name=name).click()
    pay_if_asked(page, ply)
    wait_for_ply(page, ply)
    expect(page.get_by_test_id("hint")).to_have_count(0)
    log = visitor.api("GET", f"/tables/{table_id(page)}/position?after={ply - 1}")
    assert log["steps"][1]["seat"] == 0


def test_a_hint_by_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")
    page.keyboard.press("Tab")
    page.keyboard.press("h")
    expect(page.locator('[data-testid="hint"] .choice').first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Ask for a hint")


@pytest.mark.parametrize("size", ["least phone", "phone sideways", "low laptop"])
def test_a_hint_fits_into_every_window(arrive: Arrive, size: str) -> None:
    visitor = arrive(size=size, language="de", theme="dark")
    page = visitor.page
    sit_down(visitor, "pillars")
    choices = asked(page)
    choices.last.click()
    expect(page.get_by_role("button", name="Das spielen")).to_be_visible()
    panel = page.get_by_test_id("hint").bounding_box()
    window = page.viewport_size
    assert panel
    assert window
    assert panel["x"] >= 0
    assert panel["x"] + panel["width"] <= window["width"] + 1
    assert panel["y"] + panel["height"] <= window["height"] + 1
    visitor.expect_no_violations(f"a hint in a window like a {size}")


# The middle of a space is inside of the window, and what lies there is the board.
IN_VIEW = """(name) => {
  const box = document.querySelector(`[data-part="board"] [data-space="${name}"]`)?.getBoundingClientRect();
  const hit = box && document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return Boolean(hit?.closest("svg") && hit.closest("[data-part='board']"));
}"""


def test_the_board_goes_to_what_a_hint_is_about(arrive: Arrive) -> None:
    """On a phone a part of the country is shown, and the best places for a city lie far apart."""
    visitor = arrive(size="phone")
    page = visitor.page
    sit_down(visitor, "antiquity")
    for choice in asked(page).all():
        choice.click()
        space = (choice.get_attribute("data-action") or "").split()[-1]
        page.wait_for_function(IN_VIEW, arg=space)


def test_a_hint_in_words(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    page = visitor.page
    sit_down(visitor, "attika")
    visitor.open(f"/tables/{table_id(page)}/text")
    page.locator("input[role=combobox]").fill("tip")  # lists that can be sorted have one of another kind
    page.keyboard.press("Enter")
    expect(page.locator('[data-testid="hint"] .choice').first).to_be_visible()
    visitor.expect_all_said("a hint in words")
    visitor.expect_no_violations("a hint in words")


def test_nobody_gets_hints_beside_another_person_or_in_the_race_of_the_day(arrive: Arrive) -> None:
    anna, bo = arrive(), arrive()
    request = {"game": "palatinus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.api("POST", "/tables", request)
    bo.api("POST", f"/tables/{table['id']}/join", {"invite": table["invite"]})
    anna.api("POST", f"/tables/{table['id']}/start")
    race = anna.api("POST", "/daily")
    for found in (table, race):
        anna.open(f"/tables/{found['id']}")
        expect(anna.page.get_by_test_id("prompt")).to_be_visible()
        expect(anna.page.get_by_role("button", name="Undo")).to_be_visible()
        expect(anna.page.get_by_test_id("hint-button")).to_have_count(0)


# Before a blunder ---------------------------------------------------------------------------


def warn_me(visitor: Visitor) -> None:
    """Switch the warning on, as people do."""
    page = visitor.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Warn before blunders").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def judge(page: Page, best: str | None = None) -> list[str | None]:
    """The server finds every choice far worse than another, but for one; what it was asked about."""
    questions: list[str | None] = []

    def choice(action: str, loss: float) -> Json:
        return {
            "action": action,
            "chance": 0.8 - loss,
            "loss": loss,
            "sure": loss > 0,
            "reasons": [],
            "against": [],
        }

    def answer(route: Route) -> None:
        question = json.loads(route.request.post_data or "{}")
        questions.append(question["about"])
        choices = [choice(best or "something else", 0)]
        if question["about"] not in (None, best):
            choices.append(choice(question["about"], FAR_BETTER))
        route.fulfill(json={"ply": question["ply"], "hint": {"choices": choices}})

    page.route(HINT, answer)
    return questions


@pytest.mark.parametrize("game", FORESEEN)
def test_whoever_is_about_to_blunder_is_asked(arrive: Arrive, game: str) -> None:
    visitor, wanted = arrive(), FORESEEN[game]
    page = visitor.page
    sit_down(visitor, game)
    words = reach(visitor, wanted)
    before, ply = legal(visitor), ply_of(page)
    questions = judge(page)
    warn_me(visitor)
    warning = page.get_by_test_id("warning")

    wanted.make(page, words)
    expect(warning).to_contain_text("from 80% to 40%")
    visitor.screenshot(f"warning-{game}")
    assert legal(visitor) == before  # nothing has been sent
    visitor.expect_no_violations(f"a warning in {game}")
    page.get_by_role("button", name="Think again").click()
    expect(warning).to_have_count(0)

    wanted.make(page, words)
    page.get_by_role("button", name="Play it anyway").click()
    wait_for_ply(page, ply)
    assert None in questions
    visitor.expect_all_said(game)


def test_nobody_is_asked_about_the_best_choice(arrive: Arrive) -> None:
    visitor, wanted = arrive(), FORESEEN["attika"]
    page = visitor.page
    sit_down(visitor, "attika")
    words = reach(visitor, wanted)
    ply = ply_of(page)
    action = " ".join([wanted.verb, *words])
    questions = judge(page, action)
    warn_me(visitor)
    page.wait_for_timeout(600)  # it is thought about as soon as the decision begins
    assert questions == [None]
    wanted.make(page, words)
    wait_for_ply(page, ply)
    expect(page.get_by_test_id("warning")).to_have_count(0)
    assert action not in questions  # it was known already


def test_escape_lets_go_of_a_blunder_and_enter_does_not_play_it(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")
    judge(page)
    warn_me(visitor)
    ply, warning = ply_of(page), page.get_by_test_id("warning")
    slot = page.locator('[data-slot][aria-disabled="false"], [data-slot]:not([aria-disabled])').first
    slot.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Think again")).to_be_focused()
    page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    slot.focus()
    page.keyboard.press("Enter")
    expect(warning).to_be_visible()
    page.keyboard.press("Enter")  # think again
    expect(warning).to_have_count(0)
    assert ply_of(page) == ply


def test_a_server_that_thinks_for_too_long_keeps_nobody_from_moving(arrive: Arrive) -> None:
    visitor, wanted = arrive(), FORESEEN["palatinus"]
    page = visitor.page
    sit_down(visitor, "palatinus")
    words = reach(visitor, wanted)
    ply = ply_of(page)
    held: list[Route] = []
    page.route(HINT, lambda route: held.append(route))  # noqa: PLW0108  # playwright marks what it calls
    warn_me(visitor)
    wanted.make(page, words)
    expect(page.get_by_test_id("prompt")).to_have_text("Thinking about your move …")
    wait_for_ply(page, ply)
    assert held
    for route in held:
        route.abort()
    visitor.faults.clear()  # browsers log what was cut short
