"""The coach says what a decision is for, once; the rules open at the paragraph about it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import click, legal, sit_down
from tests.browser.visitors import Visitor

NOTE = "[data-testid=coach]"


def newcomer(arrive: Arrive, game: str = "attika", **options: object) -> Visitor:
    visitor = arrive(coach=True, **options)
    sit_down(visitor, game)
    return visitor


def play_first(visitor: Visitor, verb: str) -> None:
    """Play an action with a verb beside the page, which then shows it."""
    action = next(action for action in legal(visitor) if action.startswith(verb))
    table = visitor.page.url.split("/tables/")[1].split("/")[0].split("?")[0]
    ply = visitor.api("GET", f"/tables/{table}/position")["steps"][-1]["ply"]
    visitor.api("POST", f"/tables/{table}/moves", {"ply": ply, "action": action})


def at_the_top(page: Page, heading: str) -> None:
    """A heading of the rules stands at the top of what is shown of them."""
    found = page.locator("dialog .content").get_by_role("heading", name=heading, exact=True)
    expect(found).to_be_in_viewport()
    page.wait_for_function(
        """(heading) => {
          const content = document.querySelector("dialog .content");
          const headings = [...content.querySelectorAll("h1, h2, h3")];
          const found = headings.find((one) => one.textContent === heading);
          const below = found.getBoundingClientRect().top - content.getBoundingClientRect().top;
          return Math.abs(below) < 60;
        }""",
        arg=heading,
    )


def test_a_note_comes_with_the_first_decision_of_its_kind_and_only_then(arrive: Arrive) -> None:
    visitor = newcomer(arrive)
    page = visitor.page
    expect(page.locator(NOTE)).to_contain_text("A turn is one of three things")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(NOTE)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-turn=true]")).to_be_visible()
    visitor.drawn()
    expect(page.locator(NOTE)).to_have_count(0)
    play_first(visitor, "draw")
    expect(page.locator(NOTE)).to_contain_text("Build it now if the site is cheap")


def test_a_note_goes_with_its_decision_and_with_a_press_elsewhere(arrive: Arrive) -> None:
    visitor = newcomer(arrive, size="phone", language="nl", touch=True)
    page = visitor.page
    expect(page.locator(NOTE)).to_contain_text("Een beurt is een van drie dingen")
    play_first(visitor, "draw")
    expect(page.locator(NOTE)).to_contain_text("Bouw het nu als het weinig of niets kost")
    visitor.expect_no_violations("the coach’s note")
    visitor.screenshot("coach")
    page.locator("[data-testid=prompt]").tap()
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_note_gives_way_to_a_hint(arrive: Arrive) -> None:
    page = newcomer(arrive, size="low laptop").page
    expect(page.locator(NOTE)).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint")).to_be_visible()
    expect(page.locator(NOTE)).to_have_count(0)


def test_the_rules_open_where_the_decision_is_explained(arrive: Arrive) -> None:
    page = newcomer(arrive).page
    page.get_by_role("button", name="Open the rules here").click()
    at_the_top(page, "Your turn")


def test_the_rules_open_there_without_the_coach_too(arrive: Arrive) -> None:
    visitor = arrive()
    sit_down(visitor, "attika")
    page = visitor.page
    play_first(visitor, "draw")
    expect(page.locator("[data-testid=prompt]")).to_contain_text("You have drawn")
    page.get_by_role("button", name="Rules").click()
    at_the_top(page, "Drawing")
    expect(page.locator(NOTE)).to_have_count(0)


def test_the_coach_is_silent_when_other_people_play(arrive: Arrive) -> None:
    visitor, friend = arrive(coach=True), arrive(coach=True)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = visitor.api("POST", "/tables", {"game": "attika", "seats": seats})
    friend.api("POST", f"/tables/{table['id']}/join", {"invite": table["invite"]})
    visitor.api("POST", f"/tables/{table['id']}/start", {})
    for one in (visitor, friend):
        one.open(f"/tables/{table['id']}")
        expect(one.page.locator("[data-testid=prompt]")).to_be_visible()
        one.drawn()
        expect(one.page.locator(NOTE)).to_have_count(0)


def test_switched_on_again_the_coach_says_everything_once_more(arrive: Arrive) -> None:
    visitor = newcomer(arrive)
    page = visitor.page
    page.get_by_role("button", name="Got it").click()
    page.get_by_role("button", name="Settings").click()
    coach = page.get_by_role("group", name="Coach")
    coach.get_by_text("Off", exact=True).click()
    coach.get_by_text("On", exact=True).click()
    click(page, "dialog [aria-label=Close]")
    expect(page.locator(NOTE)).to_contain_text("A turn is one of three things")
