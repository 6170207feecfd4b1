"""Rating a puzzle: how many levels of bots find it, each with the same dice every time."""

from __future__ import annotations

from pentapolis.bots import Budget, bot
from pentapolis.kernel.puzzles import MarginKind
from pentapolis.puzzles.attempt import Attempt
from pentapolis.puzzles.puzzle import Found, Puzzle

TRIES = 3
"""How often each level tries."""

BUDGETS = {
    "easy": Budget(simulations=1),
    "medium": Budget(simulations=12),
    "hard": Budget(simulations=80),
}
"""How long each level thinks about an action; by simulations, so that it is the same on every machine."""

LONGEST = 60
"""Actions after which a try counts as failed."""


def found_by(puzzle: Puzzle) -> Found:
    """How often each level finds the solution."""
    return Found(_tries(puzzle, "easy"), _tries(puzzle, "medium"), _tries(puzzle, "hard"), TRIES)


def _tries(puzzle: Puzzle, level: str) -> int:
    return sum(finds(puzzle, level, seed) for seed in range(TRIES))


def finds(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Does a bot that plays on from the position solve the puzzle, without being told that it is one?"""
    attempt = Attempt.begin(puzzle)
    rules = attempt.rules
    player = bot(puzzle.game, level, seed)
    for _ in range(1 if isinstance(rules.kind, MarginKind) else LONGEST):
        if attempt.verdict != "going":
            break
        action = player.choose(attempt.state, rules.seat, BUDGETS[level])
        attempt = attempt.answer(str(action)).attempt
    return attempt.verdict == "solved"
