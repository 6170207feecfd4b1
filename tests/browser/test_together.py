"""Several people at one table."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.palatinus import by_mouse
from tests.browser.playing import game_box, play_once, table_id
from tests.browser.visitors import Visitor, expect_ply

pytestmark = pytest.mark.browser


def seated(arrive: Arrive) -> tuple[Visitor, Visitor, str]:
    """Anna and Bo at the first move of their game, the one who begins first; and the link to their table."""
    anna, bo = arrive(), arrive()
    for visitor, name in ((anna, "Anna"), (bo, "Bo")):
        visitor.api("PUT", "/me", {"name": name})
    request = {"game": "palatinus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.api("POST", "/tables", request)
    bo.api("POST", f"/tables/{table['id']}/join", {"invite": table["invite"]})
    started = anna.api("POST", f"/tables/{table['id']}/start", {})
    link = f"/tables/{table['id']}?invite={table['invite']}"
    for visitor in (anna, bo):
        visitor.open(link)
        expect_ply(visitor.page, 0)
    return (anna, bo, link) if started["actors"] == [0] else (bo, anna, link)


def asked_to_undo(first: Visitor, second: Visitor) -> Locator:
    """The first player moves and wants to take it back; the question that the second one is asked."""
    play_once(first, by_mouse, random.Random(6))
    expect_ply(second.page, 1)
    first.page.get_by_role("button", name="Undo").click()
    question = second.page.get_by_role("dialog", name="Undo a move?")
    expect(question).to_be_visible()
    return question


def test_two_people_meet_by_an_invite_link(arrive: Arrive) -> None:
    anna, bo = arrive(), arrive()
    anna.open()
    game_box(anna.page, "palatinus").get_by_role("button", name="More options").click()
    dialog = anna.page.get_by_role("dialog", name="Palatinus")
    dialog.get_by_text("2", exact=True).first.click()
    dialog.get_by_text("Invite a friend", exact=True).first.click()
    dialog.get_by_role("button", name="Open the table").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="That’s me").click()

    bo.page.goto(anna.page.get_by_label("Invite link").input_value())
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="That’s me").click()

    expect(anna.page.get_by_role("list", name="Seats")).to_contain_text("Bo")
    anna.page.get_by_role("button", name="Start the game").click()
    for visitor in (anna, bo):
        expect_ply(visitor.page, 0)
        expect(visitor.page.locator("aside")).to_contain_text("Anna")
        expect(visitor.page.locator("aside")).to_contain_text("Bo")


def test_two_people_play_and_one_is_cut_off_and_comes_back(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    chance = random.Random(4)
    play_once(first, by_mouse, chance)
    expect_ply(second.page, 1)
    play_once(second, by_mouse, chance)
    expect_ply(first.page, 2)

    second.context.set_offline(True)
    expect(second.page.get_by_test_id("offline")).to_be_visible()
    play_once(first, by_mouse, chance)
    expect_ply(second.page, 2)

    second.context.set_offline(False)
    expect_ply(second.page, 3)
    expect(second.page.get_by_test_id("offline")).to_have_count(0)
    play_once(second, by_mouse, chance)
    expect_ply(first.page, 4)
    expect(first.page.get_by_role("region", name="Log").get_by_role("listitem")).to_have_count(4)


def test_whoever_comes_back_to_the_page_finds_the_whole_log(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    chance = random.Random(5)
    play_once(first, by_mouse, chance)
    expect_ply(second.page, 1)
    play_once(second, by_mouse, chance)
    expect_ply(first.page, 2)
    first.page.reload()
    expect_ply(first.page, 2)
    expect(first.page.get_by_role("region", name="Log").get_by_role("listitem")).to_have_count(2)


def test_a_move_that_showed_something_is_taken_back_by_consent(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    question = asked_to_undo(first, second)
    expect(question).to_contain_text("You have already seen the result.")
    expect(first.page.get_by_test_id("explanation")).to_contain_text("to agree")
    question.get_by_role("button", name="That’s fine").click()
    for visitor in (first, second):
        expect_ply(visitor.page, 0)
    expect(question).to_have_count(0)


def test_a_refused_undo_is_told_and_the_question_names_the_move(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    question = asked_to_undo(first, second)
    log = second.page.get_by_role("region", name="Log", include_hidden=True)
    move = log.get_by_role("listitem", include_hidden=True).first.inner_text().strip()
    expect(question.locator("blockquote")).to_contain_text(move.splitlines()[0])
    question.get_by_role("button", name="No", exact=True).click()
    expect(question).to_have_count(0)
    expect(first.page.locator(".notices")).to_contain_text("does not agree")
    for visitor in (first, second):
        expect_ply(visitor.page, 1)
        lines = visitor.page.get_by_role("region", name="Log").get_by_role("listitem")
        expect(lines).to_have_count(2)
        expect(lines.last).to_contain_text("does not agree to")
    expect(first.page.get_by_role("button", name="Undo")).to_be_enabled()


def test_whoever_has_moved_since_is_told_that_consent_takes_that_back_too(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    for ply, visitor in enumerate((first, second)):
        expect_ply(visitor.page, ply)
        play_once(visitor, by_mouse, random.Random(6))
    expect_ply(first.page, 2)
    first.page.get_by_role("button", name="Undo").click()
    question = second.page.get_by_role("dialog", name="Undo a move?")
    expect(question).to_contain_text("Your own moves since then would be undone too.")


def test_a_spectator_sees_the_moves_but_has_nothing_to_decide(arrive: Arrive) -> None:
    first, second, link = seated(arrive)
    watcher = arrive()
    watcher.open(link)
    expect_ply(watcher.page, 0)
    expect(watcher.page.get_by_role("region", name="Your pieces")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    play_once(first, by_mouse, random.Random(7))
    for visitor in (watcher, second):
        expect_ply(visitor.page, 1)
    expect(watcher.page.locator(".table")).to_have_attribute("data-turn", "false")
    expect(watcher.page.get_by_test_id("prompt")).to_contain_text(re.compile("Anna|Bo"))


def test_people_talk_at_the_table(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    first.page.get_by_role("tab", name="Chat").click()
    first.page.get_by_label("Say something").fill("Good luck!")
    first.page.keyboard.press("Enter")
    expect(second.page.get_by_role("tab", name="Chat new")).to_be_visible()
    second.page.get_by_role("tab", name="Chat").click()
    expect(second.page.get_by_role("group", name="Chat")).to_contain_text("Good luck!")


def test_a_private_table_needs_its_link(arrive: Arrive) -> None:
    _, second, link = seated(arrive)
    stranger = arrive()
    stranger.open(f"/tables/{table_id(second.page)}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("private")
    stranger.faults.clear()  # the browser itself reports the refused request
    stranger.open(link)
    expect_ply(stranger.page, 0)


def test_whoever_resigns_leaves_the_seat_to_a_bot(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    first.page.get_by_role("button", name="Settings").click()
    first.page.get_by_role("button", name="Resign").click()
    first.page.get_by_role("dialog", name="Leave the game?").get_by_role("button", name="Resign").click()
    expect(second.page.locator("aside")).to_contain_text("medium")
    expect(second.page.locator('.table[data-turn="true"]')).to_be_visible()


def test_a_question_taken_back_is_no_refusal(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    question = asked_to_undo(first, second)
    first.page.get_by_role("button", name="Never mind").click()
    expect(question).to_have_count(0)
    expect(first.page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(first.page.get_by_text("does not agree")).to_have_count(0)


def test_a_lost_connection_says_when_it_is_tried_again_and_can_be_tried_now(arrive: Arrive) -> None:
    first, second, _ = seated(arrive)
    page = second.page
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/live"), connect)
    page.reload()
    expect_ply(page, 0)
    cut = True
    lines[-1].close()
    note = page.get_by_test_id("offline")
    expect(note).to_contain_text(re.compile(r"Trying again in [5-9] s\."))
    cut = False
    tries = len(lines)
    page.get_by_role("button", name="Try now").click()
    expect(note).to_have_count(0)
    assert len(lines) == tries + 1
    play_once(first, by_mouse, random.Random(8))
    expect_ply(page, 1)


def test_a_connection_that_the_server_refuses_promises_no_further_try(arrive: Arrive) -> None:
    _, second, _ = seated(arrive)
    page = second.page
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live"), connect)
    page.reload()
    expect_ply(page, 0)
    lines[-1].close(code=4404)
    note = page.get_by_test_id("offline")
    expect(note).to_contain_text("Connection lost.")
    expect(note).not_to_contain_text("Trying")
    expect(note.get_by_role("button")).to_have_count(0)
    assert len(lines) == 1
