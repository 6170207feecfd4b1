"""Every lesson, done to its end by somebody who presses what is asked for; leaving it, and coming back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from pentapolis.learning import Chapter, Lesson
from pentapolis.learning.lesson import LessonStep, matches
from tests.browser.conftest import Arrive
from tests.browser.lessons import (
    CLIPPED,
    UNSEEN,
    Way,
    count_done,
    enter,
    go_on,
    perform,
    press_in_guide,
    settle,
    standing,
)
from tests.browser.playing import game_box, wait_for_turn
from tests.browser.visitors import RESTLESS, Visitor
from tests.learning.walking import CHAPTERS, expected

pytestmark = pytest.mark.browser

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.prefix)
PALATINUS = next(chapter for chapter in CHAPTERS if chapter.game == "palatinus")


def look_around(visitor: Visitor, step: LessonStep, where: str, cramped: bool) -> None:
    """What is pointed at is in view, one thing at least in a step of several moves; the guide can be read;
    nothing moves for ever.

    The button that takes a card comes when the card has been tapped. In the least window there is not always
    room for all: what is named last is to be pressed, the others can be scrolled to.
    """
    look = [name for name in step.look if not name.startswith("take:")]
    if cramped and not step.until:
        visitor.expect_none(UNSEEN, look[-1:], f"{where}: not in view")
    elif not step.until:
        visitor.expect_none(UNSEEN, look, f"{where}: not in view")
    elif look:
        assert len(visitor.page.evaluate(UNSEEN, look)) < len(look), f"{where}: not in view"
    visitor.expect_none(CLIPPED, [], f"{where}: the guide")
    visitor.expect_none(RESTLESS, [], f"{where}: moves for ever")
    visitor.expect_all_said(where)


def mistake(lesson: Lesson) -> str | None:
    """A choice that the present step has an answer to, if there is one."""
    step = lesson.step
    assert step is not None
    named = tuple(wrong.action for wrong in step.wrong if wrong.action != "*")
    for action in lesson.legal:
        # Which squares a piece covers is decided by how it is held, and not got wrong on purpose.
        named_so = matches(action, named) and not str(action).startswith("place 1")
        if named_so and lesson.answer(str(action)).refusal is not None:
            return str(action)
    return None


def make_mistake(visitor: Visitor, lesson: Lesson, action: str, way: Way) -> None:
    """Choose something else: it is answered, not played, and the task comes back when the answer was read."""
    page = visitor.page
    done, asked = count_done(page), page.get_by_test_id("prompt").inner_text()
    perform(visitor, lesson, action, way)
    expect(page.locator(".guide.noted")).to_be_visible()
    visitor.expect_none(CLIPPED, [], f"the answer to {action}")
    press_in_guide(page, '[data-testid="lesson-read"]', way)
    expect(page.get_by_test_id("prompt")).to_have_text(asked)
    assert count_done(page) == done


@every_chapter
@pytest.mark.parametrize(
    ("size", "language", "way"),
    [("phone", "nl", "touch"), ("low laptop", "en", "mouse"), ("least phone", "de", "keys")],
    ids=["phone", "laptop", "keys"],
)
def test_a_chapter_is_done_to_its_end(
    arrive: Arrive, chapter: Chapter, size: str, language: str, way: Way
) -> None:
    visitor = arrive(size=size, language=language, touch=way == "touch")
    enter(visitor, chapter)
    visitor.expect_no_violations(f"{chapter.prefix} at {size}")
    mistaken = False
    while not visitor.page.get_by_test_id("lesson-end").is_visible():
        lesson = standing(visitor, chapter)
        assert lesson.step is not None
        where = f"{chapter.prefix}-{lesson.step.say}"
        look_around(visitor, lesson.step, where, cramped=size == "least phone")
        visitor.screenshot(f"lesson-{size}-{where}")
        if not mistaken and (action := mistake(lesson)) is not None:
            mistaken = True
            make_mistake(visitor, lesson, action, way)
        go_on(visitor, lesson, way)
    visitor.expect_all_said("the end")
    visitor.expect_no_violations(f"the end of {chapter.prefix}")
    visitor.screenshot(f"lesson-{size}-{chapter.prefix}-over")


def test_a_lesson_is_left_and_gone_on_with(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    enter(visitor, PALATINUS)
    for _ in range(2):
        go_on(visitor, standing(visitor, PALATINUS))
    said = page.get_by_test_id("prompt").inner_text()
    page.get_by_test_id("lesson-leave").click()
    box = game_box(page, "palatinus")
    box.get_by_role("link", name="Go on with the lesson").click()
    expect(page.get_by_test_id("prompt")).to_have_text(said)

    page.get_by_test_id("lesson-back").click()
    expect(page.get_by_text("2 of 14", exact=True)).to_be_visible()
    page.get_by_test_id("lesson-back").click()
    expect(page.get_by_text("1 of 14", exact=True)).to_be_visible()
    expect(page.get_by_test_id("lesson-back")).to_be_disabled()


@pytest.mark.parametrize(
    "kept", ["nonsense", '{"done": 7}', '{"done": ["next", "place merchant Z9", "next"]}']
)
def test_whatever_a_browser_has_kept_a_lesson_begins(arrive: Arrive, kept: str) -> None:
    visitor = arrive()
    key = f"pentapolis.lesson.{PALATINUS.game}.{PALATINUS.name}"
    visitor.context.add_init_script(f"localStorage[{json.dumps(key)}] ??= {json.dumps(kept)}")
    enter(visitor, PALATINUS)
    fits = 1 if "merchant" in kept else 0
    assert count_done(visitor.page) == fits
    assert len(standing(visitor, PALATINUS).done) == fits
    go_on(visitor, standing(visitor, PALATINUS))


def test_enter_goes_on_and_a_press_elsewhere_shows_the_way(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    enter(visitor, PALATINUS)
    assert expected(standing(visitor, PALATINUS)) == ["next"]
    page.locator('[data-space="B0"]').click()
    expect(page.locator(".nudged")).to_be_visible()
    expect(page.get_by_test_id("lesson-next")).to_be_visible()
    page.locator("body").press("Enter")
    expect(page.get_by_text("2 of 14", exact=True)).to_be_visible()
    settle(visitor)
    # A space that the rules allow, but not the lesson, is answered too.
    page.locator('[data-space="F1"]').click()
    expect(page.locator(".guide.noted")).to_be_visible()
    expect(page.get_by_test_id("urged")).not_to_have_text("")


def test_newcomers_are_offered_the_lesson_first_and_players_the_game(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    box = game_box(page, "palatinus")
    expect(box.locator(".primary")).to_have_text(re.compile(r"Learn it in \d+ minutes"))
    expect(game_box(page, "antiquity").locator(".primary")).to_have_text("Learn it in 5 chapters")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    visitor.api("POST", "/tables", {"game": "palatinus", "seats": seats, "start": True})
    visitor.open()
    expect(box.locator(".primary")).to_have_text("Play against bots")
    expect(box.get_by_role("link", name="Lesson")).to_be_visible()
    expect(game_box(page, "attika").locator("[data-learn].primary")).to_be_visible()
    box.get_by_role("link", name="Lesson").click()
    expect(page).to_have_url(re.compile(r"/learn/palatinus/\w+$"))


def test_chapters_tell_what_is_done_and_one_leads_to_the_next(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    first, second = (chapter for chapter in CHAPTERS if chapter.game == "lacitta")
    done = Lesson.begin(first)
    while done.step is not None and done.steps_before < first.steps - 1:
        done = done.answer(expected(done)[0]).lesson
    kept = json.dumps({"done": list(done.done), "step": first.steps, "of": first.steps, "finished": False})
    visitor.context.add_init_script(
        f"localStorage['pentapolis.lesson.lacitta.{first.name}'] ??= {json.dumps(kept)}"
    )
    visitor.open("/learn/lacitta")
    lines = page.locator("main li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0).locator(".primary")).to_have_text("Go on")
    visitor.expect_no_violations("the chapters")
    lines.nth(0).locator(".primary").click()
    page.get_by_test_id("lesson-next").click()
    end = page.get_by_test_id("lesson-end")
    end.get_by_role("link", name="Next:").click()
    expect(page).to_have_url(re.compile(rf"/learn/lacitta/{second.name}$"))
    expect(page.get_by_text(f"1 of {second.steps}", exact=True)).to_be_visible()
    visitor.open("/learn/lacitta")
    expect(lines.nth(0)).to_contain_text("done")
    expect(lines.nth(1).locator(".primary")).to_have_text("Begin")


def test_after_the_last_chapter_a_game_against_easy_bots_is_one_press_away(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    done = Lesson.begin(PALATINUS)
    while done.step is not None and done.steps_before < PALATINUS.steps - 1:
        done = done.answer(expected(done)[0]).lesson
    kept = json.dumps({"done": list(done.done)})
    visitor.context.add_init_script(
        f"localStorage['pentapolis.lesson.palatinus.{PALATINUS.name}'] ??= {json.dumps(kept)}"
    )
    visitor.open("/learn/palatinus")
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("lesson-end").get_by_role("button", name="Once more").click()
    expect(page.get_by_text(f"1 of {PALATINUS.steps}", exact=True)).to_be_visible()
    page.evaluate(f"localStorage['pentapolis.lesson.palatinus.{PALATINUS.name}'] = {json.dumps(kept)}")
    visitor.open("/learn/palatinus")
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("lesson-play").click()
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    assert wait_for_turn(page)
    expect(page.locator("aside").get_by_text("easy", exact=True)).to_have_count(2)
    page.locator("header button").first.click()
    expect(page.get_by_role("dialog").get_by_test_id("to-lesson")).to_be_visible()
