"""Every lesson is played through the engine: what it asks for is possible, and what it says is true."""

from __future__ import annotations

import pytest

from pentapolis.kernel.messages import Message
from pentapolis.learning import GO_ON, Chapter, Lesson, chapters
from pentapolis.learning.lesson import LessonStep, matches
from pentapolis.words import LANGUAGES, words
from tests.learning.walking import CHAPTERS, expected, walk
from tests.test_words import every_variable

LONGEST = 260
"""A step is read in one breath, also on a phone: its longest wording, in characters."""

NAMES = ["You", "Themis", "Matteo", "Aliena", "Prisca"]

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.prefix)

COUNTS = {"palatinus": 1, "attika": 1, "lacitta": 2, "pillars": 1, "antiquity": 5}


def test_every_game_has_its_lesson() -> None:
    assert {key: len(chapters(key)) for key in COUNTS} == COUNTS
    for key, count in COUNTS.items():
        assert [chapter.number for chapter in chapters(key)] == list(range(1, count + 1))


@every_chapter
@pytest.mark.parametrize("last", [False, True], ids=["first choices", "last choices"])
def test_a_lesson_can_be_played_to_its_end(chapter: Chapter, last: bool) -> None:
    *_, end = walk(chapter, last=last)
    assert end.steps_before == chapter.steps
    assert Lesson.resume(chapter, end.done).done == end.done


@every_chapter
@pytest.mark.parametrize("last", [False, True], ids=["first choices", "last choices"])
def test_nothing_is_said_before_it_is_true(chapter: Chapter, last: bool) -> None:
    for lesson in walk(chapter, last=last):
        if lesson.step is not None:
            view = lesson.state.view(chapter.seat)
            untrue = [str(condition) for condition in lesson.step.holds if not condition.holds(view)]
            assert not untrue, lesson.step.say


@every_chapter
def test_all_that_is_named_can_be_chosen(chapter: Chapter) -> None:
    for step, lessons in by_step(chapter):
        offered = [action for lesson in lessons for action in lesson.legal]
        patterns = [*step.expect, *(wrong.action for wrong in step.wrong if wrong.action != "*")]
        unknown = [one for one in patterns if not any(matches(action, (one,)) for action in offered)]
        assert not unknown, step.say
        assert all(expected(lesson) for lesson in lessons), step.say


@every_chapter
def test_wrong_choices_are_answered_and_not_played(chapter: Chapter) -> None:
    for step, lessons in by_step(chapter):
        answers = {
            answered.refusal.id
            for lesson in lessons
            for action in lesson.state.legal(chapter.seat)
            if (answered := lesson.answer(str(action))).refusal is not None
        }
        asked = {f"{chapter.prefix}-{wrong.say}" for wrong in step.wrong}
        assert asked <= answers, step.say
        assert answers <= asked | {"lesson-not-now"}, step.say


def by_step(chapter: Chapter) -> list[tuple[LessonStep, list[Lesson]]]:
    """The steps that ask for something, each with its positions: some last over several actions."""
    found: dict[int, tuple[LessonStep, list[Lesson]]] = {}
    for lesson in walk(chapter):
        if lesson.step is not None and not lesson.step.goes_on:
            found.setdefault(lesson.steps_before, (lesson.step, []))[1].append(lesson)
    return [*found.values()]


@every_chapter
def test_what_is_only_to_be_read_is_left_by_going_on(chapter: Chapter) -> None:
    read_before = False
    for lesson in walk(chapter):
        step = lesson.step
        if step is None:
            continue
        assert (lesson.answer(GO_ON).refusal is None) == step.goes_on
        assert not (step.goes_on and read_before), f"{step.say}: nobody reads two screens in a row"
        read_before = step.goes_on


@every_chapter
def test_every_word_is_there_in_all_languages_and_short(chapter: Chapter) -> None:
    needed = every_variable()
    said: list[Message] = [Message(chapter.prefix), Message(f"{chapter.prefix}-about")]
    for lesson in walk(chapter):
        if lesson.step is None or lesson.said is None:
            continue
        view = lesson.state.view(chapter.seat)
        said.append(lesson.said)
        said += [chapter.message(wrong.say, wrong.args, view) for wrong in lesson.step.wrong]
    for message in said:
        assert needed[message.id] <= message.args.keys() | {"player"}, message.id
        for language in LANGUAGES:
            told = words(language).say(message, NAMES)
            assert len(told) <= LONGEST, f"{language} {message.id}: {len(told)}"


@pytest.mark.parametrize("key", list(COUNTS))
def test_no_words_are_left_over(key: str) -> None:
    said = {
        f"{chapter.prefix}{end}"
        for chapter in chapters(key)
        for end in (
            "",
            "-about",
            *(f"-{step.say}" for scene in chapter.scenes for step in scene.steps),
            *(f"-{wrong.say}" for scene in chapter.scenes for step in scene.steps for wrong in step.wrong),
        )
    }
    worded = {name for name in every_variable() if name.startswith(f"{key}-lesson-")}
    assert worded == said
