"""Every puzzle of every game is proved again, and everything that is said of it is true."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pentapolis.games import READY
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import TurnKind
from pentapolis.puzzles import Attempt, Puzzle, kinds_of, puzzles
from pentapolis.puzzles.finder import likeness
from pentapolis.puzzles.proof import check
from pentapolis.puzzles.rating import TRIES, finds, found_by
from pentapolis.words import LANGUAGES, words
from tests.test_words import every_variable

PUZZLES = [puzzle for key in READY for puzzle in puzzles(key)]

FEWEST = 20
"""How many puzzles every game has, at least."""

LONGEST = 200
"""A sentence is read in one breath, also on a phone: its longest wording, in characters."""

LINES = 40
"""How many random lines are tried to beat what is proved."""

NAMES = ["Livia", "Themis", "Matteo", "Aliena", "Prisca"]

WORDED = every_variable()

every_puzzle = pytest.mark.parametrize(
    "puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.kind}-{puzzle.name}"
)
every_game_with_puzzles = pytest.mark.parametrize("key", [key for key in READY if puzzles(key)])


@pytest.mark.parametrize("key", READY)
def test_every_game_has_puzzles_of_several_kinds(key: str) -> None:
    kinds = Counter(puzzle.kind for puzzle in puzzles(key))
    assert kinds.keys() == kinds_of(key).keys()
    assert kinds.total() >= FEWEST


@every_puzzle
def test_it_is_proved_again(puzzle: Puzzle) -> None:
    check(puzzle)


@every_puzzle
def test_no_random_line_does_better_than_what_is_proved(puzzle: Puzzle) -> None:
    kind = puzzle.rules.kind
    if not isinstance(kind, TurnKind):
        return
    dice = Random(puzzle.name)
    for _ in range(LINES):
        attempt = Attempt.begin(puzzle)
        while attempt.verdict == "going":
            attempt = attempt.answer(str(dice.choice(attempt.legal))).attempt
        assert attempt.reached is None or attempt.reached <= puzzle.best, attempt.done


@every_puzzle
def test_it_holds_nothing_that_the_seat_could_not_know(puzzle: Puzzle) -> None:
    first = puzzle.rules.first
    assert first.resample(puzzle.seat, Random(0)) == first


@every_puzzle
def test_the_rating_is_what_bots_find(puzzle: Puzzle) -> None:
    """`hard` takes its time, so that of it only one try in some puzzles is repeated."""
    found = puzzle.found
    assert found.tries == TRIES
    for level, count in (("easy", found.easy), ("medium", found.medium)):
        assert sum(finds(puzzle, level, seed) for seed in range(TRIES)) == count, level
    if found.hard in (0, TRIES) and int(puzzle.name, 16) % 8 == 0:
        assert finds(puzzle, "hard", 0) == bool(found.hard)


@every_puzzle
def test_every_word_is_there_in_all_languages_and_short(puzzle: Puzzle) -> None:
    attempt = Attempt.begin(puzzle)
    prefix = f"{puzzle.game}-puzzle-{puzzle.kind}"
    explanation = attempt.explanation
    assert explanation
    for message in (Message(prefix), attempt.goal, *explanation):
        assert WORDED[message.id] <= message.args.keys(), message.id
        for language in LANGUAGES:
            told = words(language).say(message, NAMES)
            assert len(told) <= LONGEST, f"{language} {message.id}: {told}"


@every_game_with_puzzles
def test_the_easiest_come_first_and_no_two_are_alike(key: str) -> None:
    some = puzzles(key)
    assert list(some) == sorted(some, key=lambda puzzle: puzzle.order)
    assert len({puzzle.name for puzzle in some}) == len(some)
    assert len({likeness(puzzle) for puzzle in some}) == len(some)


@every_game_with_puzzles
def test_no_words_are_left_over(key: str) -> None:
    """What is worded belongs to a kind, and is said of some puzzle or could be."""
    kinds = tuple(f"{key}-puzzle-{kind}" for kind in kinds_of(key))
    worded = [name for name in WORDED if name.startswith(f"{key}-puzzle-")]
    assert [name for name in worded if not name.startswith(kinds)] == []


def test_ratings_are_repeatable() -> None:
    puzzle = PUZZLES[0]
    assert found_by(puzzle) == puzzle.found
