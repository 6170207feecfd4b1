"""Walking through lessons, as a player who does what is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games import READY
from pentapolis.learning import GO_ON, Chapter, Lesson, chapters
from pentapolis.learning.lesson import matches

CHAPTERS = [chapter for key in READY for chapter in chapters(key)]
"""Every chapter of every game."""


def expected(lesson: Lesson) -> list[str]:
    """The entries that lead on from here, in the order in which they are offered."""
    step = lesson.step
    assert step is not None
    if step.goes_on:
        return [GO_ON]
    if step.expect:
        return [str(action) for action in lesson.legal if matches(action, step.expect)]
    left = len(step.model) - played_in_step(lesson)
    offered = [str(action) for action in lesson.legal]
    model = list(step.model[-left:][:1]) if left > 0 else []
    # Whoever went another way before takes whatever is offered now.
    return model if not model or model[0] in offered else offered[:1]


def played_in_step(lesson: Lesson) -> int:
    """How many actions the player has taken since the present step began."""
    before = Lesson.begin(lesson.chapter)
    since = 0
    for entry in lesson.done:
        after = before.answer(entry).lesson
        since = since + 1 if after.steps_before == before.steps_before else 0
        before = after
    return since


def walk(chapter: Chapter, *, last: bool = False) -> Iterator[Lesson]:
    """Every position of a chapter to its end, taking the first of what leads on each time, or the last."""
    lesson = Lesson.begin(chapter)
    yield lesson
    while lesson.step is not None:
        entries = expected(lesson)
        assert entries, f"{chapter.prefix}: nothing leads on from {lesson.step.say!r}"
        answered = lesson.answer(entries[-1 if last else 0])
        assert answered.refusal is None, (
            f"{lesson.step.say!r}: {entries[-1 if last else 0]}: {answered.refusal}"
        )
        lesson = answered.lesson
        yield lesson
