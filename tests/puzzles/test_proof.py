"""Proofs: what they find, where lines end, and that faults in puzzles are found."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.puzzles import TurnKind
from pentapolis.kernel.state import State
from pentapolis.puzzles import Attempt, BadPuzzle, Found, Puzzle, puzzles
from pentapolis.puzzles.finder import puzzle_in
from pentapolis.puzzles.lines import step
from pentapolis.puzzles.proof import check
from pentapolis.puzzles.puzzle import kind_of
from pentapolis.puzzles.turn import prove


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """A puzzle about the shrines of Attika that takes few actions to prove."""
    return min((one for one in puzzles("attika") if one.kind == "shrines"), key=lambda one: one.odds)


def shrines() -> TurnKind[State]:
    """The kind of that puzzle."""
    kind = kind_of("attika", "shrines")
    assert isinstance(kind, TurnKind)
    return kind


def best_by_trying(first: State, state: State, seat: int, depth: int) -> int:
    """The same as a proof, written as plainly as can be, over lines of at most so many actions."""
    best = shrines().measure(state, seat) or 0
    if not depth:
        return best
    for action in state.legal(seat):
        if not str(action).startswith(("build", "pay", "amphora")):
            continue
        after = step(shrines(), first, state, seat, action)
        best = max(best, after.measure or 0)
        if not after.over and not best:
            best = max(best, best_by_trying(first, after.state, seat, depth - 1))
    return best


def test_a_proof_finds_what_plain_trying_finds(puzzle: Puzzle) -> None:
    rules = puzzle.rules
    length = len(puzzle.solution)
    assert best_by_trying(rules.first, rules.first, rules.seat, length - 1) == 0, "it is a shortest line"
    answer = prove(shrines(), rules.first, rules.seat)
    assert answer is not None
    assert answer.best == 1
    assert len(answer.line) == length
    assert 0 < answer.chance < shrines().rarity
    assert rules.game.parse(puzzle.solution[0]) in answer.firsts


def test_beginning_otherwise_than_the_proof_says_leads_nowhere(puzzle: Puzzle) -> None:
    rules = puzzle.rules
    answer = prove(shrines(), rules.first, rules.seat)
    assert answer is not None
    others = [action for action in rules.first.legal(rules.seat) if action not in answer.firsts]
    assert others
    for action in others:
        after = step(shrines(), rules.first, rules.first, rules.seat, action)
        if not after.over and not shrines().hopeless(after.state, rules.seat):
            rest = prove(shrines(), after.state, rules.seat)
            assert rest is not None
            assert rest.best == 0, action


class Short(TurnKind[State]):
    """The shrines with hardly any patience."""

    key = "short"
    limit = 3

    def poses(self, state: State, seat: int) -> bool:
        return True

    measure = shrines().measure
    goal = shrines().goal
    explain = shrines().explain


def test_what_takes_too_long_is_dropped_and_not_guessed(puzzle: Puzzle) -> None:
    rules = puzzle.rules
    assert prove(Short(), rules.first, rules.seat) is None
    assert puzzle_in(Short(), rules.first, rules.seat) is None


# Lines ---------------------------------------------------------------------------


def test_a_line_ends_where_something_hidden_turns_up(puzzle: Puzzle) -> None:
    attempt = Attempt.begin(puzzle)
    draw = next(str(action) for action in attempt.legal if str(action).startswith("draw"))
    attempt = attempt.answer(draw).attempt
    assert attempt.state.actors == (puzzle.seat,), "the turn goes on"
    assert attempt.verdict == "missed"
    assert attempt.legal == []
    assert attempt.said == pentapolis.Message("puzzle-missed")
    answered = attempt.answer(puzzle.solution[0])
    assert answered.refusal is not None
    assert answered.refusal.id == "puzzle-over"


def test_the_solution_solves_it_and_every_step_before_goes_on(puzzle: Puzzle) -> None:
    attempt = Attempt.begin(puzzle)
    assert attempt.said == attempt.goal
    for entry in puzzle.solution:
        assert attempt.verdict == "going"
        attempt = attempt.answer(entry).attempt
    assert attempt.verdict == "solved"
    assert attempt.said == pentapolis.Message("puzzle-solved")
    assert attempt.done == puzzle.solution
    assert Attempt.resume(puzzle, attempt.done).state == attempt.state
    assert Attempt.resume(puzzle, attempt.done[:-1]).verdict == "going", "one may go back"
    assert attempt.explanation == Attempt.begin(puzzle).explanation


def test_what_the_rules_do_not_allow_is_refused_with_their_reason(puzzle: Puzzle) -> None:
    attempt = Attempt.begin(puzzle)
    nonsense = attempt.answer("dance")
    impossible = attempt.answer("store")
    assert nonsense.refusal is not None
    assert nonsense.refusal.id == "puzzle-unknown"
    assert impossible.refusal is not None
    assert impossible.refusal.rule.startswith("attika.")
    assert nonsense.attempt is impossible.attempt is attempt


# Planted faults ---------------------------------------------------------------------------


def some_other_action(puzzle: Puzzle) -> Action:
    """A legal action that does not begin the solution."""
    rules = puzzle.rules
    return next(action for action in rules.first.legal(rules.seat) if str(action).startswith("draw"))


def test_a_puzzle_that_is_not_true_is_found(puzzle: Puzzle) -> None:
    check(puzzle)
    faults = {
        "the best is 1, not 2": replace(puzzle, best=2),
        "the best is 1, not 0": replace(puzzle, best=0),
        "finds it, not 7": replace(puzzle, odds=7),
        "the solution reaches 0": replace(puzzle, solution=puzzle.solution[:-1]),
        "cannot be played": replace(puzzle, solution=("store", *puzzle.solution)),
        "the name belongs to another": replace(puzzle, name="abcdef"),
        "has no kind of puzzles": replace(puzzle, kind="chess"),
    }
    for problem, fault in faults.items():
        with pytest.raises(BadPuzzle, match=problem):
            check(fault)
    luck = replace(puzzle, solution=(str(some_other_action(puzzle)),))
    with pytest.raises(BadPuzzle, match="the solution reaches 0"):
        check(luck)


def test_a_position_without_a_puzzle_is_found(puzzle: Puzzle) -> None:
    state = puzzle.rules.first.copy()
    state.play(puzzle.seat, some_other_action(puzzle))
    with pytest.raises(BadPuzzle, match="poses no puzzle"):
        check(replace(puzzle, snapshot={**state.dump()}))


# Ratings ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "rating"),
    [((3, 3, 3), 1), ((2, 3, 2), 1), ((1, 3, 3), 2), ((0, 0, 2), 3), ((0, 1, 0), 4), ((0, 0, 0), 5)],
)
def test_a_puzzle_is_the_harder_the_fewer_levels_find_it(found: tuple[int, int, int], rating: int) -> None:
    assert Found(*found, 3).rating == rating
