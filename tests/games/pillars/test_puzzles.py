"""The puzzles of The Pillars of the Earth foresee what craftsmen then really make."""

from __future__ import annotations

import pytest

from pentapolis.games.pillars.puzzles.points import expected_stock, final_points, work_with
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.puzzles import Attempt, Puzzle, puzzles
from pentapolis.words import words
from tests.games.pillars.building import choosing, play, player

KINDS_BEFORE_THE_CATHEDRAL = ("market", "leaving", "gift")


def built(state: Pillars, seat: int) -> int:
    """The points of a seat that lets its craftsmen work as planned, while others do nothing."""
    while state.actors and state.round == 6:
        actor = state.actors[0]
        workshop = state.view(actor)["workshop"]
        legal = [str(action) for action in state.legal(actor)]
        if actor == seat and workshop is not None and workshop["plan"]:
            play(state, f"convert {workshop['plan'][0]}")
        else:
            play(state, next((line for line in legal if line in {"stop", "finish", "decline"}), legal[0]))
    return state.points[seat]


@pytest.mark.parametrize(
    "puzzle",
    [one for one in puzzles("pillars") if one.kind in KINDS_BEFORE_THE_CATHEDRAL],
    ids=lambda puzzle: puzzle.name,
)
def test_the_points_that_are_promised_are_made(puzzle: Puzzle) -> None:
    state = Attempt.resume(puzzle, puzzle.solution).state
    assert isinstance(state, Pillars)
    assert final_points(state, puzzle.seat) == puzzle.best
    if state.round == 6:
        assert built(state.copy(), puzzle.seat) == puzzle.best


def explained(name: str) -> list[str]:
    """The explanation of a puzzle in English."""
    (puzzle,) = [one for one in puzzles("pillars") if one.name == name]
    solved = Attempt.resume(puzzle, puzzle.solution)
    return [
        words("en").say(message, ["Livia", "Themis", "Matteo", "Aliena"]) for message in solved.explanation
    ]


def test_craftsmen_of_one_trade_are_told_apart_and_nobody_goes_in_silence() -> None:
    told = explained("613095")
    assert "The mortar mixer (3 sand) has to go." in told
    assert "The mason (×2) works twice: 2 points." in told
    assert "The mason (×4) works once: 1 point." in told
    assert "The sculptor works once: 2 points." in told


def test_where_a_goldsmith_works_those_who_bring_the_gold_are_told_of_first() -> None:
    told = explained("2283de")
    earning = told.index("The master woodworker works twice: 8 gold.")
    assert earning < told.index("The goldsmith works 4 times: 4 points.")


def test_a_builder_is_told_by_where_and_by_whom_he_stands() -> None:
    assert explained("ea2633")[0] == "Place your builder in Shiring: you get the mason there."
    assert explained("fa5292")[0] == "Place your builder in the priory."


def test_cards_are_counted_with_their_yields_and_with_income() -> None:
    row = ("start-mortar-mixer", "r2-potter", "r2-architect")
    one = player(held="T", craftsmen=row, cards=["sand-small"], advantages=["richard"], workers=10)
    state = choosing(one, cards=["wood-small"], round_number=2)
    assert expected_stock(state, 0) == [3, 0, 1, 0, 0]
    work = work_with(state.rows[0], expected_stock(state, 0))
    assert work.points == 3
