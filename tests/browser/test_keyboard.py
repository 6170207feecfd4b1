"""Whole games with nothing but the keyboard: Tab stops, N, where the focus is, and what axe-core finds."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.keyboard import BACK, HERE, held, play_on, press, reach, stops
from tests.browser.playing import legal, play_once, sit_down, table_id, wait_for_turn
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

GAMES = ("palatinus", "attika", "lacitta", "pillars", "antiquity")
OPTIONS: dict[str, dict[str, bool]] = {"antiquity": {"resignation": True}}
SHORTEST = {"palatinus": 7, "attika": 20, "lacitta": 20, "pillars": 30, "antiquity": 8}
"""Moves of somebody that a whole game needs at least."""


def phase_of(visitor: Visitor) -> str:
    """What kind of decision there is now."""
    view = visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")["steps"][-1]["view"]
    return f"{view['phase']} {view.get('decision', '')}".strip()


def look_around(visitor: Visitor, where: str) -> None:
    """Nothing is wrong with the page, neither by day nor by night; headings and landmarks included."""
    for scheme in ("dark", "light"):
        visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        visitor.drawn()
        visitor.expect_no_violations(f"{where}, {scheme}", all_of_them=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_nothing_but_the_keyboard(arrive: Arrive, game: str) -> None:
    visitor = arrive(theme="auto")
    sit_down(visitor, game, **OPTIONS.get(game, {}))
    chance = random.Random(3)
    seen: set[str] = set()
    moves = 0
    while wait_for_turn(visitor.page):
        phase = phase_of(visitor)
        if phase not in seen:
            seen.add(phase)
            look_around(visitor, f"{game}, {phase}")
        moves += play_on(visitor, game, chance)
    assert moves >= SHORTEST[game]
    assert held(visitor.page) is not None
    look_around(visitor, f"{game}, the end")


@pytest.mark.parametrize("size", ["laptop", "low laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_board_tray_and_log_are_one_tab_stop_each(arrive: Arrive, game: str, size: str) -> None:
    visitor = arrive(size)
    sit_down(visitor, game)
    visitor.drawn()
    found = stops(visitor.page)
    wanted = {
        "laptop": ["board", "tray", "log"],
        "low laptop": ["board", "tray", "log"],
        "phone": ["board", "tray"],
    }
    assert [part for part in found if part in {"board", "tray", "log"}].count("board") == 1
    assert sorted(part for part in found if part in {"board", "tray", "log"}) == sorted(wanted[size])
    assert found.count("players") <= 1
    assert len(found) <= 16, found


@pytest.mark.parametrize("game", ["palatinus", "antiquity"])
def test_tab_leads_to_a_place_that_can_be_chosen(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, game)
    for _ in range(20):
        page.keyboard.press("Tab")
        if held(page) == "board":
            break
    assert page.evaluate("document.activeElement.dataset.choosable") == "true"


def test_n_goes_from_one_choosable_place_to_the_next_and_back(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus", ring_placement="random", starting_player=0)
    kind = next(action.split()[1] for action in legal(visitor))
    spaces = {action.split()[2] for action in legal(visitor) if action.split()[1] == kind}
    walked = []
    for _ in range(len(spaces) + 1):
        page.keyboard.press("n")
        walked.append(page.evaluate("document.activeElement.dataset.space"))
    assert set(walked) == spaces
    assert walked[0] == walked[-1], "after the last comes the first"
    page.keyboard.press("Shift+N")
    assert page.evaluate("document.activeElement.dataset.space") == walked[-2]


def test_n_is_only_a_letter_while_somebody_types(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus")
    page.get_by_role("tab", name="Chat").click()
    line = page.get_by_label("Say something")
    line.press_sequentially("no? now")
    expect(line).to_have_value("no? now")
    expect(line).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_shows_all_keys_and_gives_the_focus_back(arrive: Arrive, game: str) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, game)
    page.keyboard.press("n")
    page.evaluate(HERE)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard")
    for key in ("Tab", "N", "Shift+N", "Enter", "Esc", "?"):
        expect(dialog.locator("kbd").get_by_text(key, exact=True).first).to_be_visible()
    own = {"palatinus": "M", "attika": "1 – 4", "lacitta": "7", "antiquity": "R"}
    if game in own:
        expect(dialog.get_by_text(own[game], exact=True)).to_be_visible()
    visitor.expect_all_said("the keys")
    visitor.expect_no_violations("the keys", all_of_them=True)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.evaluate(BACK)


def test_the_settings_lead_to_the_keys(arrive: Arrive) -> None:
    visitor = arrive(language="nl")
    page = visitor.page
    sit_down(visitor, "lacitta")
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("button", name="Toetsenbord").click()
    expect(page.get_by_role("dialog", name="Toetsenbord")).to_contain_text("Spatie")


def test_the_focus_stays_in_the_chat_when_ones_turn_comes(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "palatinus", ring_placement="random", starting_player=0)
    page.get_by_role("tab", name="Chat").click()
    play_beside(visitor)
    page.get_by_label("Say something").focus()
    assert wait_for_turn(page)
    visitor.drawn()
    expect(page.get_by_label("Say something")).to_be_focused()


def play_beside(visitor: Visitor) -> None:
    """A move of the visitor that the page does not make."""
    path = f"/tables/{table_id(visitor.page)}"
    position = visitor.api("GET", f"{path}/position")
    body = {"ply": position["steps"][-1]["ply"], "action": position["legal"][0]}
    visitor.api("POST", f"{path}/moves", body)


def test_after_a_move_the_focus_is_where_the_next_decision_is(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "lacitta")
    press(page, '.tray [data-tool="farm"]')
    space = next(action.split()[2] for action in legal(visitor) if action.startswith("build farm"))
    reach(page, f'[data-space="{space}"]')
    assert held(page) == "board"
    play_once(visitor, lambda *_: page.keyboard.press("Enter"), random.Random(1))
    assert wait_for_turn(page)
    visitor.drawn()
    assert held(page) == "tray"
