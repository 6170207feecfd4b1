"""Is there a puzzle in a position, and is a puzzle true?"""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.kernel.actions import Action
from pentapolis.kernel.puzzles import AnyKind, MarginKind, TurnKind
from pentapolis.kernel.state import State
from pentapolis.puzzles import margin, turn
from pentapolis.puzzles.attempt import Attempt
from pentapolis.puzzles.puzzle import BadPuzzle, Puzzle, name_of

TOLERANCE = 2
"""By how many thousandths a lead may be off: machines round differently."""


class Proof(NamedTuple):
    """What can be reached, and how."""

    best: int
    line: tuple[Action, ...]
    odds: int
    """One in so many tries at random finds it."""


def proved(kind: AnyKind, first: State, seat: int) -> Proof | None:
    """The answer of a position, if there is one and it is not found by acting at random."""
    if isinstance(kind, TurnKind):
        answer = turn.prove(kind, first, seat)
        if answer is None or answer.chance > kind.rarity or not answer.line:
            return None
        return Proof(answer.best, answer.line, round(1 / answer.chance))
    assert isinstance(kind, MarginKind)
    ahead = margin.prove(kind, first, seat)
    if ahead is None:
        return None
    return Proof(int(ahead.lead * 1000), (ahead.action,), len(first.legal(seat)))


def check(puzzle: Puzzle) -> None:
    """Prove a puzzle again; `BadPuzzle` if something in it is not true."""
    rules = puzzle.rules
    if not rules.kind.poses(rules.first, rules.seat):
        raise BadPuzzle(f"{puzzle.game} {puzzle.name}: the position poses no puzzle of kind {puzzle.kind!r}")
    proof = proved(rules.kind, rules.first, rules.seat)
    if proof is None:
        raise BadPuzzle(f"{puzzle.game} {puzzle.name}: nothing is proved about the position")
    off = TOLERANCE if isinstance(rules.kind, MarginKind) else 0
    if abs(proof.best - puzzle.best) > off:
        raise BadPuzzle(f"{puzzle.game} {puzzle.name}: the best is {proof.best}, not {puzzle.best}")
    if proof.odds != puzzle.odds:
        raise BadPuzzle(f"{puzzle.game} {puzzle.name}: one in {proof.odds} finds it, not {puzzle.odds}")
    _check_solution(puzzle)
    if puzzle.name != name_of(puzzle.kind, puzzle.snapshot):
        raise BadPuzzle(f"{puzzle.game} {puzzle.name}: the name belongs to another position")


def _check_solution(puzzle: Puzzle) -> None:
    attempt = Attempt.begin(puzzle)
    for entry in puzzle.solution:
        answered = attempt.answer(entry)
        if answered.refusal is not None:
            raise BadPuzzle(
                f"{puzzle.game} {puzzle.name}: the solution cannot be played, {entry!r}: {answered.refusal}"
            )
        attempt = answered.attempt
    if attempt.verdict != "solved":
        raise BadPuzzle(
            f"{puzzle.game} {puzzle.name}: the solution reaches {attempt.reached}, not {puzzle.best}"
        )
