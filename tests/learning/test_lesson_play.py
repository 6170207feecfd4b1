"""How lessons are played: what leads on, what is answered, who moves for the others, where one resumes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pentapolis.kernel.errors import IllegalAction
from pentapolis.kernel.messages import Refusal
from pentapolis.learning import GO_ON, Chapter, Lesson, LessonStep, Scene
from pentapolis.learning.conditions import MISSING, Condition, value_at
from pentapolis.learning.lesson import Wrong
from tests.learning import test_lessons
from tests.learning.walking import walk

LAID = tuple(f"{seat} lay {slot} 0" for slot, seat in zip(range(1, 7), [0, 1] * 3, strict=True))
TOLD = LessonStep("told")
PLACING = LessonStep(
    "placing",
    args={"round": "@round"},
    look=("space:A0",),
    holds=(Condition("phase", equals="placement"),),
    expect=("place farmer A0", "place farmer A1"),
    wrong=(Wrong("merchant", "place merchant *", args={"letter": "A"}),),
    then=("1 place soldier B0",),
)
FREE = LessonStep(
    "free",
    until=(Condition("pieces.#", least=6),),
    model=("place merchant C0", "place merchant C1"),
    others="easy",
    wrong=(Wrong("crowded", when=(Condition("pieces.space=A2.seat", equals=0),)),),
)
SCENE = Scene((TOLD, PLACING, FREE), seats=2, seed=1, options={"starting_player": 0}, moves=LAID)
CHAPTER = Chapter(1, 5, (SCENE, SCENE), game="palatinus", name="trial")


def at(*done: str) -> Lesson:
    lesson = Lesson.resume(CHAPTER, done)
    assert lesson.done == done
    return lesson


def test_what_is_read_is_left_by_going_on_and_by_nothing_else() -> None:
    lesson = at()
    assert lesson.step == TOLD
    assert lesson.legal == []
    assert lesson.answer("place farmer A0").refusal == Refusal("lesson-not-now", "lesson")
    assert at(GO_ON).step == PLACING


def test_only_what_is_expected_or_answered_can_be_chosen() -> None:
    offered = {str(action) for action in at(GO_ON).legal}
    assert {"place farmer A0", "place farmer A1", "place merchant C0"} <= offered
    assert "place soldier A0" not in offered


def test_a_wrong_choice_is_answered_with_its_reason_and_not_played() -> None:
    lesson = at(GO_ON)
    after, refusal = lesson.answer("place merchant C0")
    assert after == lesson
    assert refusal == Refusal("palatinus-lesson-trial-merchant", "lesson", {"letter": "A"})


def test_what_the_lesson_has_no_words_for_is_not_now() -> None:
    assert at(GO_ON).answer("place soldier A0").refusal == Refusal("lesson-not-now", "lesson")


def test_what_the_rules_forbid_is_answered_by_the_rules() -> None:
    refusal = at(GO_ON, "place farmer A0").answer("place farmer A0").refusal
    assert refusal is not None
    assert refusal.rule.startswith("palatinus")


@pytest.mark.parametrize("nonsense", ["", "dance", "place", GO_ON])
def test_nonsense_leads_nowhere(nonsense: str) -> None:
    lesson = at(GO_ON)
    assert lesson.answer(nonsense) == (lesson, Refusal("lesson-not-now", "lesson"))


def test_what_follows_is_played_by_itself() -> None:
    lesson = at(GO_ON, "place farmer A1")
    assert [(move.seat, str(move.action)) for move in lesson.played] == [
        (0, "place farmer A1"),
        (1, "place soldier B0"),
    ]


def test_a_free_step_lasts_until_its_condition_holds_and_bots_answer() -> None:
    lesson = at(GO_ON, "place farmer A0", "place merchant C0")
    assert lesson.step == FREE
    assert [move.seat for move in lesson.played] == [0, 1, 0, 1]
    assert at(*lesson.done, "place merchant C1").scene == 1


def test_a_choice_is_known_to_be_wrong_by_what_it_leads_to() -> None:
    refusal = at(GO_ON, "place farmer A0").answer("place merchant A2").refusal
    assert refusal == Refusal("palatinus-lesson-trial-crowded", "lesson")


def test_others_move_the_same_each_time() -> None:
    first, second = list(walk(CHAPTER))[-1], list(walk(CHAPTER))[-1]
    assert [str(move.action) for move in first.played] == [str(move.action) for move in second.played]


def test_figures_are_read_from_the_view() -> None:
    said = at(GO_ON).said
    assert said is not None
    assert (said.id, said.args) == ("palatinus-lesson-trial-placing", {"round": 1})
    with pytest.raises(ValueError, match="@rounds_to_come"):
        CHAPTER.message("placing", {"round": "@rounds_to_come"}, at(GO_ON).state.view(0))


def test_the_next_scene_begins_with_its_own_position() -> None:
    *_, end = walk(CHAPTER)
    scenes = [lesson for lesson in walk(CHAPTER) if lesson.scene == 1]
    assert scenes[0].played == ()
    assert end.step is None
    assert end.legal == []
    assert end.answer(GO_ON).refusal is not None


def test_an_older_list_of_entries_leads_as_far_as_it_fits() -> None:
    assert Lesson.resume(CHAPTER, [GO_ON, "place farmer A0", "lay 9 9", "place merchant C1"]).done == (
        GO_ON,
        "place farmer A0",
    )


# Places in a view ---------------------------------------------------------------------------


def test_places_are_found_by_name_number_and_field() -> None:
    view = {"gold": [3, 5], "tiles": [{"letter": "A", "gold": 1}, {"letter": "B", "gold": 2}], "won": False}
    assert value_at(view, "gold.1") == 5
    assert value_at(view, "tiles.letter=B.gold") == 2
    assert value_at(view, "tiles.#") == 2
    for nowhere in ("silver", "gold.2", "gold.first", "tiles.letter=C", "won.gold", "won.#"):
        assert value_at(view, nowhere) is MISSING


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Condition("gold", equals=3), True),
        (Condition("gold", equals=4), False),
        (Condition("gold", differs=4), True),
        (Condition("gold", differs=3), False),
        (Condition("gold", least=3, most=3), True),
        (Condition("gold", least=4), False),
        (Condition("gold", most=2), False),
        (Condition("names", has="Anna"), True),
        (Condition("names", has="Bo"), False),
        (Condition("names", lacks="Bo"), True),
        (Condition("names", lacks="Anna"), False),
        (Condition("missing", least=0), False),
        (Condition("missing", has="Anna"), False),
    ],
    ids=str,
)
def test_conditions(condition: Condition, holds: bool) -> None:
    assert condition.holds({"gold": 3, "names": ["Anna"]}) == holds


# Faults that the tests of lessons find ----------------------------------------------------------


def with_step(step: LessonStep) -> Chapter:
    return replace(CHAPTER, scenes=(replace(SCENE, steps=(TOLD, step)),))


def test_an_action_that_is_not_legal_is_found() -> None:
    faulty = with_step(replace(PLACING, expect=("place farmer A9",)))
    with pytest.raises(AssertionError, match="nothing leads on"):
        test_lessons.test_a_lesson_can_be_played_to_its_end(faulty, last=False)


def test_a_move_of_another_that_is_not_possible_is_found() -> None:
    faulty = with_step(replace(PLACING, then=("1 place soldier A0",)))
    with pytest.raises(IllegalAction):
        test_lessons.test_a_lesson_can_be_played_to_its_end(faulty, last=False)


def test_a_condition_that_is_not_reached_is_found() -> None:
    faulty = with_step(replace(FREE, until=(Condition("pieces.#", least=60),)))
    with pytest.raises(AssertionError, match="nothing leads on"):
        test_lessons.test_a_lesson_can_be_played_to_its_end(faulty, last=False)


def test_what_is_said_too_early_is_found() -> None:
    faulty = with_step(replace(PLACING, holds=(Condition("pieces.#", least=1),)))
    with pytest.raises(AssertionError):
        test_lessons.test_nothing_is_said_before_it_is_true(faulty, last=False)


def test_an_answer_that_nobody_can_get_is_found() -> None:
    faulty = with_step(replace(PLACING, wrong=(Wrong("never", "place farmer A0"),)))
    with pytest.raises(AssertionError):
        test_lessons.test_wrong_choices_are_answered_and_not_played(faulty)


def test_two_screens_in_a_row_are_found() -> None:
    with pytest.raises(AssertionError, match="two screens"):
        test_lessons.test_what_is_only_to_be_read_is_left_by_going_on(with_step(TOLD))
