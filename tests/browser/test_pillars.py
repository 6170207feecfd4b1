"""The Pillars of the Earth in the browser: whole games by mouse, phone and keyboard; what axe-core finds."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.keyboard import press, reach
from tests.browser.pillars import by_mouse, by_touch, view
from tests.browser.playing import (
    focused,
    game_box,
    legal,
    look_at_end_and_replay,
    play_once,
    play_to_the_end,
    ply_of,
    sit_down,
    wait_for_turn,
)
from tests.browser.visitors import Visitor

pytestmark = pytest.mark.browser

# In its middle is nothing else.
UNCOVERED = """(node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def play_until(visitor: Visitor, *decisions: str) -> None:
    """Play on until one of these is to be decided."""
    chance = random.Random(5)
    while view(visitor)["decision"] not in decisions:
        play_once(visitor, by_mouse, chance)
        assert wait_for_turn(visitor.page)


def to_market(visitor: Visitor, actions: list[str], chance: random.Random) -> None:
    """Send builders to the market, and take no cards that would cost their wages."""
    wanted = [action for action in actions if action.startswith(("place market", "pass"))]
    by_mouse(visitor, wanted or actions, chance)


def test_a_whole_game_by_mouse_to_its_end_and_its_replay(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    play_to_the_end(visitor, by_mouse, seed=1)
    expect(page.get_by_test_id("winner")).to_contain_text("win")
    expect(page.get_by_role("row", name=re.compile("^Points"))).to_be_visible()
    visitor.resize("phone")
    visitor.expect_no_sideways_scroll("the end on a phone")
    visitor.expect_no_violations("the end on a phone")
    visitor.screenshot("pillars-end-phone")
    visitor.resize("laptop")
    look_at_end_and_replay(visitor, "pillars")


def test_a_round_in_dutch_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(size="phone", language="nl", touch=True)
    page = visitor.page
    visitor.open()
    game_box(page, "pillars").get_by_role("button", name="Tegen bots spelen").tap()
    assert wait_for_turn(page)
    for tab in ("Spelers", "Verslag", "Bord"):
        page.get_by_role("tab", name=tab).tap()
        visitor.expect_no_sideways_scroll(tab)
        visitor.expect_all_said(tab)
    chance = random.Random(3)
    for _ in range(10):
        assert wait_for_turn(page)
        play_once(visitor, by_touch, chance)
        visitor.expect_no_sideways_scroll("the table")
        visitor.expect_all_said("the table")


def test_the_market_is_in_view_as_a_whole_also_in_low_and_narrow_windows(arrive: Arrive) -> None:
    visitor = arrive(language="de")
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    chance = random.Random(5)
    while view(visitor)["decision"] != "trade":
        play_once(visitor, to_market, chance)
        assert wait_for_turn(page)
    stage = page.get_by_test_id("stage")
    for size in ("least phone", "small phone", "phone", "phone sideways", "magnified", "low laptop"):
        visitor.resize(size)
        for deal in stage.locator("[data-deal]").all():
            assert deal.evaluate(UNCOVERED), f"{size}: {deal.get_attribute('data-deal')}"
        assert stage.evaluate("(stage) => stage.scrollWidth <= stage.clientWidth"), size
        visitor.expect_all_said(size)


def test_on_a_phone_what_is_decided_on_is_large_and_the_other_a_tap_away(arrive: Arrive) -> None:
    visitor = arrive(size="phone", touch=True)
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    valley, cards = page.locator("[data-space]").first, page.locator(".board button[data-card]").first
    expect(cards).to_be_visible()
    expect(valley).not_to_be_visible()
    page.get_by_role("button", name="Show the valley large").tap()
    expect(valley).to_be_visible()
    expect(page.locator(".tray button[data-card]").first).to_be_visible()
    page.get_by_role("button", name="Show this decision large").tap()
    expect(cards).to_be_visible()
    expect(valley).not_to_be_visible()


def test_a_place_says_what_it_does_and_a_wrong_one_why_not(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    play_until(visitor, "place-or-wait", "place-free")
    free = next(action.split()[1] for action in legal(visitor) if action.startswith("place"))
    page.locator(f'[data-space="{free}"]').hover()
    expect(page.get_by_test_id("pointed")).to_contain_text("Your builder can go here")
    page.locator('[data-space="forest"]').click()
    expect(page.get_by_test_id("explanation")).to_contain_text("No builder can stand here")


def test_cards_and_builders_with_nothing_but_the_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    card = next(action.split()[1] for action in legal(visitor) if action.startswith("take"))
    ply = ply_of(page)
    press(page, f'button[data-card="{card}"]')
    expect(page.locator(".table")).not_to_have_attribute("data-ply", str(ply))
    assert wait_for_turn(page)

    play_until(visitor, "place-or-wait", "place-free")
    ply = ply_of(page)
    spaces = {action.split()[1] for action in legal(visitor) if action.startswith("place")}
    reach(page, '[data-space][data-choosable="true"]')
    assert focused(page, "space") in spaces
    page.keyboard.press("ArrowDown")
    chance = random.Random(1)
    while focused(page, "space") not in spaces:
        page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-ply", str(ply))


def test_what_happened_at_a_place_can_be_looked_at_again_also_after_a_reload(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    play_until(visitor, "convert", "trade")
    places = page.get_by_role("list", name="The fourteen places of this round").get_by_role("button")
    seen = places.and_(page.locator(":enabled")).first
    name = seen.get_attribute("aria-label") or ""
    seen.click()
    expect(seen).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("stage").get_by_role("heading", name=name)).to_be_visible()
    account = page.get_by_test_id("stage").locator(".lines").inner_text()
    assert account

    page.reload()
    assert wait_for_turn(page)
    seen.click()
    expect(seen).to_have_accessible_name(name)
    expect(page.get_by_test_id("stage").locator(".lines")).to_have_text(account, use_inner_text=True)


def test_a_finger_that_stays_on_a_card_reads_it_and_takes_nothing(arrive: Arrive) -> None:
    visitor = arrive(size="tablet", touch=True)
    page = visitor.page
    sit_down(visitor, "pillars", starting_player=0)
    card = page.locator('[data-testid="stage"] button[data-card]').first
    box = card.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_contain_text("Costs")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".row .card").first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("Mortar mixer")
    assert ply_of(page) == 0
