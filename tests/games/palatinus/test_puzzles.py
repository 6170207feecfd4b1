"""Puzzles of Palatinus hold in every world: wolves are tried in all ways, and in no others."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.games.palatinus.components import SPACE_NUMBER
from pentapolis.games.palatinus.puzzles.telling import NEXT_TO, TAKES, Certain
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.games.palatinus.worlds import counts, number_of_worlds, worlds
from pentapolis.puzzles import Attempt, puzzles
from pentapolis.testing.playing import random_game
from tests.games.palatinus.building import position

GAME = pentapolis.game("palatinus")
DRAWS = 300

Pieces = dict[str, tuple[int, str]]


def late_position(seats: int, left: int) -> Palatinus:
    """A position of a random game in which so many inhabitants are still to be placed."""
    for turn in random_game(GAME, seats, seats, {"ring_placement": "random"}):
        assert isinstance(turn.state, Palatinus)
        if turn.state.left == left:
            return turn.state
    raise AssertionError(f"no position with {left} left")


@pytest.mark.parametrize(("seats", "number"), [(2, 40), (3, 400), (4, 216), (5, 81)])
def test_before_the_last_placement_wolves_lie_in_so_many_ways(seats: int, number: int) -> None:
    """Whoever places last has all wolves of the others before them, of known numbers."""
    state = late_position(seats, 1)
    seat = state.actors[0]
    assert number_of_worlds(state, seat) == number
    assert len({tuple(world) for world in worlds(state, seat)}) == number


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_draw_is_one_of_the_worlds_and_every_world_can_be_drawn(seats: int) -> None:
    state = late_position(seats, 20)
    seat, rng = state.actors[0], Random(1)
    known = {tuple(world) for world in worlds(state, seat)}
    assert len(known) == number_of_worlds(state, seat)
    drawn = {tuple(roles_of(state.resample(seat, rng))) for _ in range(DRAWS)}
    assert drawn <= known
    if len(known) <= 20:
        assert drawn == known


def test_what_is_counted_does_not_depend_on_secrets() -> None:
    state = late_position(5, 3)
    seat = state.actors[0]
    scores = [count.ended.scores for count in counts(state, seat)]
    for number in range(5):
        twin = state.resample(seat, Random(number))
        assert [count.ended.scores for count in counts(twin, seat)] == scores


def test_own_wolves_are_known() -> None:
    state = position(
        {"C0": (0, "wolf-farmer"), "D0": (1, "wolf-farmer")},
        seats=2,
        stocks=[{"merchant": 1}, {"merchant": 1}],
    )
    found = [(world[SPACE_NUMBER["C0"]], world[SPACE_NUMBER["D0"]]) for world in worlds(state, 0)]
    assert sorted(found) == [(1, 0), (1, 1)]


def test_whoever_is_taken_before_a_hill_is_scored_changes_nothing_there() -> None:
    """The soldier on A3 takes the farmers on A2 and G1 before any other hill is looked at."""
    pieces: Pieces = {"A3": (0, "soldier"), "A2": (1, "farmer"), "G1": (1, "farmer"), "F0": (1, "merchant")}
    certain = Certain(position(pieces, seats=2, stocks=[{"merchant": 1}, {"merchant": 1}]), 0)
    assert not certain.stays("A2", "F")
    assert not certain.stays("A2", "A")
    assert certain.stays("F0", "F")


def test_explanations_tell_of_neighbours_only_while_they_are_there() -> None:
    for puzzle in puzzles("palatinus"):
        told = {message.id: message.args for message in Attempt.begin(puzzle).explanation}
        if NEXT_TO in told and TAKES in told:
            assert told[NEXT_TO]["space"] not in str(told[TAKES]["spaces"]).split()
