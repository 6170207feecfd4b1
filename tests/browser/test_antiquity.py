"""Antiquity in the browser: a game by mouse, a phone, placing and turning by keys, what axe-core finds."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.antiquity import build, by_mouse, finish, view
from tests.browser.conftest import Arrive
from tests.browser.fingers import Finger
from tests.browser.listening import listen, objects
from tests.browser.playing import (
    focused,
    legal,
    play_once,
    play_to_the_end,
    ply_of,
    sit_down,
    tab_to,
    table_id,
    wait_for_turn,
)
from tests.browser.visitors import Visitor, expect_ply

pytestmark = pytest.mark.browser


def until(visitor: Visitor, phase: str) -> None:
    """Play on until the own decision is one of this phase."""
    chance = random.Random(1)
    while True:
        assert wait_for_turn(visitor.page)
        # Both from one answer: between two the others could bring about the phase.
        position = visitor.api("GET", f"/tables/{table_id(visitor.page)}/position")
        if position["steps"][-1]["view"]["phase"] == phase:
            return
        if position["legal"]:
            play_once(visitor, by_mouse, chance)


def test_a_whole_game_by_mouse_to_its_end_and_its_replay(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity", resignation=True)
    play_to_the_end(visitor, by_mouse, seed=1)
    expect(page.get_by_test_id("winner")).to_be_visible()
    expect(page.get_by_role("table")).to_contain_text("San Nicolo")
    visitor.expect_all_said("the end")
    visitor.expect_no_violations("the end")
    visitor.screenshot("antiquity-end")

    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Last move").click()
    expect(page.get_by_role("table")).to_be_visible()
    visitor.expect_all_said("the replay")


def test_a_piece_is_placed_turned_and_taken_back_by_keys(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity")
    until(visitor, "city")
    page.locator('[data-building="explorer"]').press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("Explorer: choose a place")
    page.locator('[data-square="1A1"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert focused(page, "square") == "1B2"
    expect(page.locator('[data-ghost="fits"]')).to_be_visible()
    page.keyboard.press("r")
    under_it = page.get_by_role("button", name=re.compile(r"1B2\. Empty"))
    expect(under_it).to_have_count(1)
    expect(under_it).to_have_accessible_name("1B2. Empty square. Fits, covers A2 B2 C2")
    expect(page.get_by_test_id("told")).to_contain_text("Turned: 1 wide, 3 high. Fits, covers A2 B2 C2")
    page.keyboard.press("Enter")
    expect(under_it).to_have_count(0)
    assert wait_until(page, lambda: bool(view(visitor)["players"][0]["cities"][0]["buildings"]))
    [piece] = view(visitor)["players"][0]["cities"][0]["buildings"]
    assert piece["squares"] == ["1A2", "1B2", "1C2"]

    page.locator('[data-action="take-back"]').click()
    expect(under_it).to_have_count(1)


def play_by_api(visitor: Visitor, beginning: str) -> None:
    """Play the first legal action with this beginning, beside the page, and see it there."""
    table = f"/tables/{table_id(visitor.page)}"
    position = visitor.api("GET", f"{table}/position")
    action = next(action for action in position["legal"] if action.startswith(beginning))
    ply = position["steps"][-1]["ply"]
    accepted = visitor.api("POST", f"{table}/moves", {"epoch": 0, "ply": ply, "action": action})
    reached = "(ply) => Number(document.querySelector('.table').dataset.ply) >= ply"
    visitor.page.wait_for_function(reached, arg=accepted["ply"])


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_free_houses_take_one_click_each_and_the_plans_are_revealed_side_by_side(
    arrive: Arrive, touch: bool
) -> None:
    visitor = arrive(size="phone" if touch else "laptop", touch=touch, pace="normal")
    page = visitor.page
    sit_down(visitor, "antiquity", beginners=True)
    until(visitor, "city")
    for number, name in enumerate(("1A1", "1A2", "1A3", "1A4"), 1):
        square = page.locator(f'[data-square="{name}"]')
        expect(page.get_by_test_id("prompt")).to_contain_text(f"House {number}")
        if touch:
            square.tap()
        else:
            square.click()
        expect(page.get_by_role("button", name=re.compile(rf"^{name}\. House"))).to_have_count(1)
    # The page shows them before the server has heard of the last.
    assert wait_until(page, lambda: len(view(visitor)["players"][0]["houses"]) == 4)
    assert view(visitor)["players"][0]["houses"] == [1, 2, 3, 4]
    expect(page.get_by_test_id("prompt")).not_to_contain_text("House")

    # With a cart shop there is something to do in the countryside, and time to look at the plans.
    for beginning in ("build cart-shop", "place 1D", "man "):
        play_by_api(visitor, beginning)
    finish(page, "done")
    wait_for_turn(page)
    reveal = page.get_by_test_id("reveal")
    expect(reveal.get_by_role("listitem")).to_have_count(2)
    expect(reveal).to_contain_text("5 pieces built, 1 building manned.")
    visitor.expect_no_violations("the reveal")
    visitor.screenshot(f"antiquity-reveal-{'phone' if touch else 'laptop'}")
    reveal.get_by_role("button", name="On to the map").click()
    expect(reveal).to_have_count(0)
    expect(large(page, "map")).to_have_count(1)


def wait_until(page: Page, happened: Callable[[], bool]) -> bool:
    """Whether something happens within ten seconds."""
    for _ in range(100):
        if happened():
            return True
        page.wait_for_timeout(100)
    return False


def large(page: Page, side: str) -> Locator:
    """The board, if it shows this side large."""
    return page.locator(f'[data-large="{side}"]')


def close_reveal(page: Page) -> None:
    """Whoever has seen the plans goes on to the map."""
    page.get_by_role("button", name="On to the map").click()


@pytest.mark.parametrize("size", ["phone", "low laptop", "laptop"])
def test_the_phase_decides_what_is_large_and_the_small_picture_swaps(arrive: Arrive, size: str) -> None:
    visitor = arrive(size=size)
    page = visitor.page
    sit_down(visitor, "antiquity", beginners=True)
    expect(large(page, "map")).to_have_count(1)
    expect(page.locator("[data-swap]")).to_have_count(0)
    until(visitor, "city")
    expect(large(page, "city")).to_have_count(1)
    page.get_by_role("button", name="Map: show it large").click()
    expect(large(page, "map")).to_have_count(1)
    expect(page.get_by_role("button", name="Cities: show them large")).to_be_focused()
    expect(page.get_by_test_id("told")).to_contain_text("The map is large now.")
    page.keyboard.press("m")
    expect(large(page, "city")).to_have_count(1)
    visitor.expect_no_violations(f"the city at {size}")
    until(visitor, "country")
    close_reveal(page)
    expect(large(page, "map")).to_have_count(1)
    visitor.expect_no_violations(f"the map at {size}")
    visitor.expect_no_sideways_scroll(size)


def test_every_hex_tells_what_it_would_yield_as_the_server_reckons(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, "antiquity")
    compared = compare_yields(visitor)
    until(visitor, "country")
    compared += compare_yields(visitor)
    assert compared > 20


def compare_yields(visitor: Visitor) -> int:
    """What each hex tells is what the server previews there, tool by tool; how many there were."""
    page = visitor.page
    tools: dict[str, list[str]] = {}
    for action in legal(visitor):
        if "," in action and not action.startswith("fishery"):
            tools.setdefault(re.sub(r" -?\d+,-?\d+.*", "", action), []).append(action)
    compared = 0
    for tool, actions in tools.items():
        if page.locator(f'.tools [data-tool="{tool}"]').count():
            page.locator(f'.tools [data-tool="{tool}"]').click()
        expect(page.locator("[data-yield]")).to_have_count(len(actions))
        shown = page.evaluate(
            "() => Object.fromEntries([...document.querySelectorAll('[data-yield]')]"
            ".map(({ dataset }) => [dataset.at, Number(dataset.yield)]))"
        )
        seen = view(visitor)
        known = {*seen["players"][seen["seat"]]["zone"], *seen["polluted"]}
        for action in actions:
            body = {"action": action}
            told = visitor.api("POST", f"/tables/{table_id(page)}/preview", body)["preview"]
            joining = [name for name in told["zone"] if name not in known]
            gained = joining if told["zone"] else told["hexes"]
            assert shown[action.split()[-1]] == len(gained), action
            compared += 1
    return compared


def test_one_switch_shows_where_pollution_and_graves_may_come(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity")
    until(visitor, "country")
    close_reveal(page)
    seen = view(visitor)
    room = seen["players"][seen["seat"]]["forecast"]["pollution_room"]
    assert room
    expect(page.locator("[data-coming]")).to_have_count(0)
    switch = page.get_by_role("button", name=f"{room} hexes have room for it", exact=False)
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("f")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-coming="pollution"] svg')).to_have_count(room)
    switch.click()
    expect(page.locator("[data-coming]")).to_have_count(0)


def test_tab_leads_to_a_square_where_the_piece_fits(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity")
    tab_to(page, "space")
    assert f"city {focused(page, 'space')}" in legal(visitor)
    until(visitor, "city")
    play_by_api(visitor, "build house-1")
    play_by_api(visitor, "place 1A1")
    page.locator('[data-building="cart-shop"]').press("Enter")
    tab_to(page, "square")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("Fits, covers"))


def test_a_finger_carries_a_piece_into_the_city(arrive: Arrive) -> None:
    visitor = arrive(size="phone", touch=True)
    page = visitor.page
    sit_down(visitor, "antiquity")
    until(visitor, "city")
    Finger(page).carry(page.locator('[data-building="granary"]'), page.locator('[data-square="1D4"]'))
    # The bot plans at the same time, so that the number of moves tells nothing.
    assert wait_until(page, lambda: bool(view(visitor)["players"][0]["cities"][0]["buildings"]))
    [piece] = view(visitor)["players"][0]["cities"][0]["buildings"]
    assert piece["building"] == "granary"
    assert "1D4" in piece["squares"]


def test_a_hex_that_will_not_do_says_why(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "antiquity")
    middle = next(iter({action.split()[1] for action in legal(visitor)}))
    page.locator(f'[data-space="{middle}"]').hover()
    expect(page.get_by_test_id("pointed")).to_contain_text("Your zone would have")
    page.locator('[data-space="4,5"]').click()
    expect(page.get_by_test_id("explanation")).to_be_visible()


def found_cities(*visitors: Visitor) -> None:
    """Everybody founds a capital, so that plans are to be made."""
    chance = random.Random(2)
    while view(visitors[0])["phase"] == "first-cities":
        for visitor in visitors:
            if view(visitor)["phase"] == "first-cities" and legal(visitor):
                assert wait_for_turn(visitor.page)
                play_once(visitor, by_mouse, chance)
    for visitor in visitors:
        assert wait_for_turn(visitor.page)


def sit_down_together(host: Visitor, *guests: Visitor) -> None:
    """At a new table for people only, all with their capital."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests)]
    table = host.api("POST", "/tables", {"game": "antiquity", "seats": seats, "public": True})
    for guest in guests:
        guest.api("POST", f"/tables/{table['id']}/join", {})
    host.api("POST", f"/tables/{table['id']}/start")
    for visitor in (host, *guests):
        visitor.open(f"/tables/{table['id']}")
    found_cities(host, *guests)


def send(visitor: Visitor, *actions: str) -> None:
    """Play beside the page."""
    for action in actions:
        body = {"ply": view(visitor)["ply"], "action": action}
        visitor.api("POST", f"/tables/{table_id(visitor.page)}/moves", body)


def test_far_apart_pollution_is_placed_at_the_same_time(arrive: Arrive) -> None:
    host, guest, spectator = arrive(), arrive(), arrive()
    for visitor, name in ((host, "Anna"), (guest, "Bo")):
        visitor.api("PUT", "/me", {"name": name})
    sit_down_together(host, guest)
    spectator.open(f"/tables/{table_id(host.page)}")
    send(host, "done")
    send(guest, "done")
    for visitor in (host, guest):
        assert wait_for_turn(visitor.page)
        expect(visitor.page.get_by_test_id("prompt")).to_have_text("Pollute 3 more free hexes in your zone.")
        expect(visitor.page.locator("aside li.deciding")).to_have_count(2)
    told = spectator.page.get_by_test_id("prompt")
    expect(told).to_have_text(re.compile(r"^Pollution\. Still deciding: (Anna and Bo|Bo and Anna)\.$"))

    ply = ply_of(host.page)
    for _ in range(3):
        by_mouse(guest, legal(guest), random.Random(3))
        ply += 1
        expect_ply(guest.page, ply)
        expect_ply(host.page, ply)
    expect(guest.page.get_by_test_id("prompt")).to_have_text("Anna pollutes 3 more hexes.")
    expect(guest.page.locator("aside li.deciding")).to_have_count(1)
    expect(guest.page.locator("aside li.deciding")).to_contain_text("Anna")
    guest.expect_all_said("waiting for the other")

    expect(host.page.get_by_test_id("prompt")).to_have_text("Pollute 3 more free hexes in your zone.")
    for _ in range(3):
        by_mouse(host, legal(host), random.Random(3))
        ply += 1
        expect_ply(host.page, ply)
    for visitor in (host, guest):
        assert wait_for_turn(visitor.page)
    assert view(host)["round"] == 2


def test_nothing_of_a_plan_is_sent_to_the_others(arrive: Arrive) -> None:
    host, guest, spectator = arrive(), arrive(), arrive()
    heard = [listen(visitor) for visitor in (host, guest, spectator)]
    sit_down_together(host, guest)
    spectator.open(f"/tables/{table_id(host.page)}")
    spectator.page.locator(".table").wait_for()
    before = [view(visitor) for visitor in (guest, spectator)]
    for traffic in heard:
        traffic.forget()

    for piece in ("house-1", "granary", "cart-shop"):
        build(host, piece)
    [city] = view(host)["players"][0]["cities"]
    assert [building["building"] for building in city["buildings"]] == ["granary", "cart-shop"]
    for visitor, seen in zip((guest, spectator), before, strict=True):
        expect_ply(visitor.page, view(host)["ply"])
        assert {**view(visitor), "ply": 0} == {**seen, "ply": 0}

    steps = ("place ", "piece-chosen", "piece-placed", "event-built")
    own, *others = ([text for text in traffic.texts() if "unbuilt" in text] for traffic in heard)
    assert any('"building":"granary"' in text for text in own)
    assert all(any(step in text for text in own) for step in ("piece-chosen", "event-built"))
    for texts, seen in zip(others, before, strict=True):
        assert texts
        for text in texts:
            assert '"building":"granary"' not in text
            assert not [word for word in steps if word in text]
            for found in objects(json.loads(text)):
                if "unbuilt" in found:
                    assert found in seen["players"]
                if "events" in found:
                    assert (found["events"], found["log"]) == ([], [])
