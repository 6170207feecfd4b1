"""The lesson of Attika: what it answers is true of the position, and its first scenes are one game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pentapolis.games.attika.actions import Build
from pentapolis.games.attika.components import BUILDING_NUMBER, BUILDINGS, HEXES, TILE_MASK, hexes_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.affordable import prices_of
from pentapolis.kernel.actions import Action
from pentapolis.learning import GO_ON, Lesson, chapter
from pentapolis.learning.lesson_play import NOT_NOW

LEARNER, RIVAL = 0, 1
WELLS = ("store", "build well 12.5", "build well 12.4", "build well 12.2", "build well 1.5")
SAID = "attika-lesson-first-"


def expected(lesson: Lesson) -> str:
    """The first of what leads on."""
    assert lesson.step is not None
    if lesson.step.goes_on:
        return GO_ON
    return next(str(action) for action in lesson.legal if lesson.answer(str(action)).refusal is None)


def steps() -> Iterator[Lesson]:
    """The lesson at each of its steps."""
    found = chapter("attika", "first")
    assert found is not None
    lesson = Lesson.begin(found)
    while lesson.step is not None:
        yield lesson
        lesson = lesson.answer(expected(lesson)).lesson


def step(name: str) -> Lesson:
    """The lesson at one step."""
    return next(lesson for lesson in steps() if lesson.step is not None and lesson.step.say == name)


def answers(lesson: Lesson) -> Iterator[tuple[Action, str]]:
    """What the rules allow and the lesson answers, with the name of the answer."""
    for action in lesson.state.legal(LEARNER):
        refusal = lesson.answer(str(action)).refusal
        if refusal is not None:
            yield action, refusal.id.removeprefix(SAID)


def state_of(lesson: Lesson) -> Attika:
    """The position of a lesson."""
    assert isinstance(lesson.state, Attika)
    return lesson.state


def test_every_mistake_is_answered_with_a_reason() -> None:
    for lesson in steps():
        if lesson.step is not None and not lesson.step.goes_on:
            silent = [str(action) for action, answer in answers(lesson) if answer == NOT_NOW.id]
            assert not silent, lesson.step.say


def sites(lesson: Lesson, building: str) -> dict[str, str]:
    """The hexes where a building may be built and the lesson answers, each with the answer."""
    return {
        HEXES[action.hex]: answer
        for action, answer in answers(lesson)
        if isinstance(action, Build) and BUILDINGS[action.building] == building
    }


@pytest.mark.parametrize("name", ["plaza", "market", "vintner"])
def test_free_there_too_is_said_only_where_it_is_free(name: str) -> None:
    lesson = step(name)
    prices = prices_of(state_of(lesson), LEARNER, BUILDING_NUMBER[name])
    told = sites(lesson, name)
    assert "covers" in told.values()
    for site, answer in told.items():
        assert (prices[site] == 0) == (answer in ("covers", "plaza-edge")), (site, answer)


def test_the_well_is_dear_only_where_it_costs_cards() -> None:
    lesson = step("well")
    prices = prices_of(state_of(lesson), LEARNER, BUILDING_NUMBER["well"])
    told = sites(lesson, "well")
    assert set(told.values()) == {"well-dear"}
    assert all(prices[site] > 0 for site in told)


@pytest.mark.parametrize("well", WELLS)
def test_what_is_said_of_a_place_for_the_tile_is_true(well: str) -> None:
    lesson = step("well").answer(well).lesson
    before = state_of(lesson)
    told = {}
    for action, answer in answers(lesson):
        after = before.copy()
        after.play(LEARNER, action)
        around = 0
        for site in hexes_of(TILE_MASK[before.tile]):
            around |= after.board.near[site]
        mine, theirs = ((around & after.own[seat]).bit_count() for seat in (LEARNER, RIVAL))
        assert theirs >= 1 if answer == "tile-theirs" else (theirs == 0 and mine <= 1), action
        told[answer] = True
    assert told.keys() == {"tile-theirs", "tile-far"}


def test_some_turns_later_it_is_still_the_same_game() -> None:
    """What was built still stands there, and what was stored is stored or built, as it would be."""
    before: Attika | None = None
    for lesson in steps():
        state = state_of(lesson)
        if before is not None and lesson.number == 0 and lesson.scene < 3:
            for seat in (LEARNER, RIVAL):
                for building, mask in enumerate(before.built[seat]):
                    assert not mask & ~state.built[seat][building], (lesson.scene, seat, building)
                    kept = state.stored[seat].count(building) + state.built[seat][building].bit_count()
                    had = before.stored[seat].count(building) + mask.bit_count()
                    assert kept >= had, (lesson.scene, seat, building)
        before = state
