"""Tables in words: whole games with the keyboard alone, questions, and what a screen reader hears."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hearing import listen_from_the_start, told, urged
from tests.browser.playing import legal, play_once, sit_down, table_id, wait_for_turn
from tests.browser.serving import serving
from tests.browser.text import (
    PLANS,
    TOLD,
    ask,
    command_line,
    enter,
    expect_focus,
    in_words,
    phase,
    start_from_lobby,
)
from tests.browser.trees import compare
from tests.browser.visitors import Visitor, expect_ply

pytestmark = pytest.mark.browser

GAMES = tuple(PLANS)
OPTIONS: dict[str, dict[str, object]] = {"antiquity": {"resignation": True}}
"""What makes a game come to an end soon."""

ENDS = {"antiquity": "Order of play and standing"}
"""Under which heading the end is told, where no points are counted."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots."""
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, "--bot-seconds", "easy=0.01") as found:
        yield found


def in_text(visitor: Visitor, key: str) -> None:
    """At the first decision of a game, in words."""
    seats = [{"kind": "me", "colour": "red"}, {"kind": "bot", "level": "easy", "colour": "blue"}]
    body = {"game": key, "seats": seats, "options": {"starting_player": 0}, "start": True}
    table = visitor.api("POST", "/tables", body)
    visitor.open(f"/tables/{table['id']}/text")
    visitor.page.locator(f'{TOLD}[data-turn="true"]').wait_for()


def look(visitor: Visitor, where: str) -> None:
    """Nothing is wrong by day and by night."""
    visitor.expect_all_said(where)
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=scheme)
        visitor.drawn()
        visitor.expect_no_violations(f"{where}, {scheme}")


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_from_lobby_to_rematch_with_the_keyboard(arrive: Arrive, key: str) -> None:
    visitor = arrive(theme="auto")
    page = visitor.page
    start_from_lobby(visitor, key, starting_player=0, **OPTIONS.get(key, {}))
    move, chance = in_words(PLANS[key]), random.Random(1)
    seen: set[str] = set()
    while wait_for_turn(page):
        page.locator(TOLD).wait_for()
        if (now := phase(visitor)) not in seen:
            seen.add(now)
            look(visitor, f"{key}: {now}")
        play_once(visitor, move, chance)
        expect_focus(page, now)
    page.locator(TOLD).wait_for()
    expect_focus(page, "the end")
    expect(page.get_by_test_id("winner")).to_be_visible()
    expect(page.get_by_role("heading", name=ENDS.get(key, "Result"))).to_be_visible()
    look(visitor, f"{key}: the end")

    page.get_by_role("button", name="Rematch").press("Enter")
    page.locator(f"{TOLD} [data-testid=prompt]").wait_for()
    assert page.url.endswith("/text")
    expect(page.get_by_test_id("winner")).to_have_count(0)


@pytest.mark.parametrize("key", GAMES)
def test_a_screen_reader_finds_the_same_words_in_the_same_order(arrive: Arrive, key: str) -> None:
    visitor = arrive()
    in_text(visitor, key)
    compare(visitor, f"text-{key}")


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "what can I do"), ("nl", "wat kan ik doen"), ("de", "was kann ich tun")],
)
def test_questions_are_answered_below_the_line_and_aloud(
    arrive: Arrive, language: str, question: str
) -> None:
    visitor = arrive(language=language)
    page = visitor.page
    in_text(visitor, "palatinus")
    answer = ask(page, question)
    expect(answer.locator("[data-action]").first).to_be_visible()
    expect(page.get_by_test_id("told")).to_contain_text(re.compile(r"\d+"))
    expect(command_line(page)).to_be_focused()
    visitor.expect_all_said("the answer")
    visitor.expect_no_violations("the answer")


def test_an_action_that_is_not_possible_is_refused_with_its_reason(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    in_text(visitor, "palatinus")
    answer = ask(page, "place farmer C4")
    expect(answer.locator("p")).to_have_count(2)
    reason = answer.locator("p").last.inner_text()
    expect(page.get_by_test_id("told")).to_contain_text(reason)
    assert page.locator(".table").get_attribute("data-ply") == "0"


def test_a_number_that_nothing_has_is_told_so(arrive: Arrive) -> None:
    visitor = arrive()
    in_text(visitor, "palatinus")
    expect(ask(visitor.page, "9999")).to_contain_text("There is no choice 9999.")


def test_turns_and_what_happened_are_announced_once(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    in_text(visitor, "palatinus")
    prompt = page.get_by_test_id("prompt").inner_text()
    page.wait_for_function("() => heard.urged.length > 0")
    assert urged(page) == [f"Your turn. {prompt}"]
    enter(page, "1")
    page.locator(f'{TOLD}[data-ply="2"][data-turn="true"]').wait_for()
    news = page.locator("section", has=page.get_by_role("heading", name="Since your last move"))
    lines = news.get_by_role("listitem").all_inner_texts()
    page.wait_for_function("() => heard.urged.length > 1")
    assert " ".join(told(page)) == " ".join(lines)
    assert urged(page)[1:] == [f"Your turn. {page.get_by_test_id('prompt').inner_text()}"]


def test_whoever_wants_to_be_asked_is_asked_in_words(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    in_text(visitor, "palatinus")
    page.evaluate("""() => localStorage.setItem("pentapolis.settings", JSON.stringify(
        { ...JSON.parse(localStorage.getItem("pentapolis.settings")), confirm: "on" }))""")
    page.reload()
    page.locator(f'{TOLD}[data-turn="true"]').wait_for()
    enter(page, "1")
    asked = page.get_by_test_id("confirm")
    expect(asked).to_be_visible()
    expect(page.get_by_test_id("urged")).to_contain_text(asked.inner_text())
    expect_ply(page, 0)
    page.keyboard.press("Enter")
    page.locator('.table[data-ply="2"]').wait_for()
    expect(asked).to_have_count(0)


def test_the_line_completes_and_remembers(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    in_text(visitor, "palatinus")
    line = command_line(page)
    line.focus()
    verb = legal(visitor)[0].split()[0]
    page.keyboard.type(verb[:2])
    expect(line).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    marked = line.get_attribute("aria-activedescendant")
    expect(page.locator(f'[id="{marked}"]')).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Tab")
    assert line.input_value().startswith(verb)
    expect(line).to_be_focused()
    page.keyboard.press("Escape")
    expect(line).to_have_attribute("aria-expanded", "false")
    enter(page, "score")
    expect(line).to_have_value("")
    page.keyboard.press("ArrowUp")
    expect(line).to_have_value("score")
    page.keyboard.press("ArrowDown")
    expect(line).to_have_value("")


def test_a_move_can_be_taken_back(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    in_text(visitor, "attika")
    free = next(action for action in legal(visitor) if not action.startswith("draw"))
    enter(page, free)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.press("Enter")
    expect_ply(page, 0)
    page.locator(TOLD).wait_for()
    expect_focus(page, "undo")


def test_a_move_can_be_taken_back_in_words(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    page = visitor.page
    in_text(visitor, "attika")
    expect(ask(page, "terug")).to_contain_text("Je hebt geen zet om terug te nemen.")
    enter(page, next(action for action in legal(visitor) if not action.startswith("draw")))
    page.locator('.table:not([data-ply="0"])').wait_for()
    enter(page, "Terug")
    expect_ply(page, 0)
    expect(command_line(page)).to_be_focused()


def test_a_whole_position_is_shown_and_not_read_at_once(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    listen_from_the_start(page)
    in_text(visitor, "attika")
    answer = ask(page, "describe everything")
    expect(answer.get_by_role("heading", name="Supplies")).to_be_visible()
    page.wait_for_function("() => heard.told.some((text) => text.includes('parts of the position'))")
    assert not any("Supplies" in text for text in told(page))


def test_a_setting_makes_words_the_face_of_tables_and_links_lead_to_both(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus", starting_player=0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("In words", exact=True).click()
    page.keyboard.press("Escape")
    page.locator(TOLD).wait_for()
    assert page.url.endswith(table_id(page))
    page.get_by_role("link", name="Show the board").press("Enter")
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    assert page.url.endswith("/board")
    page.get_by_role("link", name="Play in words").press("Enter")
    page.locator(TOLD).wait_for()
    expect_focus(page, "the other face")


def test_it_fits_a_phone(arrive: Arrive) -> None:
    visitor = arrive(size="small phone", language="de")
    for key in GAMES:
        in_text(visitor, key)
        visitor.page.set_viewport_size({"width": 320, "height": 568})
        visitor.drawn()
        visitor.expect_no_sideways_scroll(key)
        visitor.screenshot(f"text-{key}")
