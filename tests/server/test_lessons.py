"""Lessons over the web: what was done comes along, and nothing is stored."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from pentapolis.learning import GO_ON, Chapter, Lesson, chapters
from pentapolis.server.studies import KEPT, Lessons
from pentapolis.server.types.learning import ChapterInfo, LessonRequest, LessonTask
from pentapolis.server.types.playing import WhyAnswer
from pentapolis.server.types.tables import Table
from tests.learning.walking import CHAPTERS, walk
from tests.server.house import Person, SeenStep

PALATINUS = "/api/games/palatinus/lessons"


class SeenLesson(msgspec.Struct):
    """A lesson as a client reads it."""

    table: Table
    scene: int
    steps: list[SeenStep]
    legal: list[str]
    done: list[str]
    refusal: dict[str, object] | None
    task: LessonTask | None


def learn(person: Person, chapter: Chapter, **request: object) -> SeenLesson:
    path = f"/api/games/{chapter.game}/lessons/{chapter.name}"
    return person.post(path, {"done": [], **request}, SeenLesson)


def test_the_chapters_of_a_game_are_listed(anna: Person) -> None:
    listed = anna.get("/api/games/lacitta/lessons", list[ChapterInfo])
    assert [(one.name, one.number) for one in listed] == [("peace", 1), ("voice", 2)]
    assert all(one.steps > 5 and one.minutes > 1 for one in listed)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.prefix)
def test_a_chapter_can_be_walked_through_with_one_request_a_step(anna: Person, chapter: Chapter) -> None:
    *_, end = walk(chapter)
    seen = learn(anna, chapter)
    assert seen.done == []
    plies = [step.ply for step in seen.steps]
    for number, entry in enumerate(end.done):
        known = {"scene": seen.scene, "ply": plies[-1]}
        before = seen.scene
        seen = learn(anna, chapter, done=list(end.done[:number]), entry=entry, after=known)
        assert seen.refusal is None
        assert seen.done == list(end.done[: number + 1])
        plies = (plies if seen.scene == before else []) + [step.ply for step in seen.steps]
        assert plies == list(range(plies[0], plies[0] + len(plies)))
        assert [step.view["seat"] for step in seen.steps] == [chapter.seat] * len(seen.steps)
    assert seen.task is None
    assert seen.legal == []


def test_a_refused_entry_leaves_everything_as_it_was(anna: Person) -> None:
    chapter = chapters("palatinus")[0]
    before = learn(anna, chapter, done=[GO_ON])
    after = learn(anna, chapter, done=[GO_ON], entry="place merchant C3")
    assert after.refusal is not None
    assert after.refusal["id"] == "palatinus-lesson-first-merchant-elsewhere"
    assert (after.done, after.task, after.legal) == (before.done, before.task, before.legal)


def test_who_comes_back_gets_the_whole_scene_and_goes_on(anna: Person) -> None:
    chapter = chapters("palatinus")[0]
    *_, third = [lesson for lesson, _ in zip(walk(chapter), range(4), strict=False)]
    seen = learn(anna, chapter, done=list(third.done))
    assert seen.done == list(third.done)
    assert len(seen.steps) == len(third.played) + 1
    assert seen.task is not None
    assert (seen.task.number, seen.task.of) == (4, chapter.steps)


def test_entries_that_do_not_fit_any_more_lead_as_far_as_they_can(anna: Person) -> None:
    chapter = chapters("palatinus")[0]
    seen = learn(anna, chapter, done=[GO_ON, "place merchant A0", "place soldier C3", GO_ON])
    assert seen.done == [GO_ON, "place merchant A0"]


def test_the_table_of_a_lesson_has_bots_in_the_other_seats(anna: Person) -> None:
    table = learn(anna, chapters("palatinus")[0]).table
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    assert (table.you, table.seats[0].you, table.seats[1].name) == (0, True, "Themis")


def test_why_and_preview_answer_at_the_place_in_the_lesson(anna: Person) -> None:
    question = {"done": [GO_ON], "action": "place merchant C3"}
    why = anna.post(f"{PALATINUS}/first/why", question, WhyAnswer)
    assert why.refusal is not None
    assert why.refusal.rule == "lesson"
    told = anna.post(f"{PALATINUS}/first/preview", question, dict[str, object])
    assert told["preview"] is not None
    taken = {"done": [GO_ON], "action": "place merchant D2"}
    assert anna.post(f"{PALATINUS}/first/preview", taken, dict[str, object]) == {"preview": None}


def test_what_is_hidden_in_a_lesson_is_not_sent(anna: Person) -> None:
    chapter = chapters("palatinus")[0]
    hidden = 0
    for lesson in walk(chapter):
        seen = learn(anna, chapter, done=list(lesson.done))
        for step in seen.steps:
            assert "chance" not in step.view
            pieces = msgspec.convert(step.view["pieces"], list[dict[str, object]])
            if step.view["phase"] != "over":
                wolves = [piece for piece in pieces if piece["wolf"] and piece["seat"] != chapter.seat]
                hidden += len(wolves)
                assert [piece["role"] for piece in wolves] == [None] * len(wolves)
    assert hidden


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("/api/games/palatinus/lessons/second", "problem-unknown-lesson"),
        ("/api/games/chess/lessons/first", "problem-unknown-game"),
        (f"{PALATINUS}/second/why", "problem-unknown-lesson"),
    ],
)
def test_lessons_that_do_not_exist(anna: Person, path: str, problem: str) -> None:
    body = {"done": [], **({"action": "place merchant A0"} if path.endswith("why") else {})}
    assert anna.refused("POST", path, body).id == problem


def test_nonsense_is_refused_and_too_much_of_it_too(anna: Person) -> None:
    assert anna.refused("POST", f"{PALATINUS}/first/why", {"done": [], "action": "dance"}).id == (
        "problem-unknown-action"
    )
    assert anna.refused("POST", f"{PALATINUS}/first", {"done": ["x"] * 301}).id == "problem-malformed"


def test_only_so_many_places_are_remembered() -> None:
    async def scenario() -> None:
        lessons = Lessons()
        chapter = chapters("palatinus")[0]
        first = await lessons.at(chapter, ())
        assert await lessons.at(chapter, ()) is first
        for number in range(KEPT + 1):
            lessons._keep(Lesson.begin(msgspec.structs.replace(chapter, name=f"other {number}")))
        assert len(lessons._kept) == KEPT
        assert await lessons.at(chapter, ()) is not first
        answered = await lessons.answer(chapter, LessonRequest([], entry=GO_ON))
        assert answered.done == [GO_ON]

    asyncio.run(scenario())
