"""Puzzles, shown as tables at which nobody else sits."""

from __future__ import annotations

from datetime import date

import pentapolis
from pentapolis.puzzles import Attempt, Puzzle, puzzle_of, puzzles
from pentapolis.server.studies import steps_of, table_of
from pentapolis.server.types.puzzles import PuzzleInfo, PuzzleRequest, PuzzleToday, PuzzleUpdate

SCENE = 0
"""A puzzle has one position to begin with."""


def listed(key: str) -> list[PuzzleInfo]:
    """The puzzles of a game, the easiest first."""
    return [_info(one, number) for number, one in enumerate(puzzles(key), 1)]


def info_of(puzzle: Puzzle) -> PuzzleInfo:
    """A puzzle as it is listed."""
    return _info(puzzle, puzzles(puzzle.game).index(puzzle) + 1)


def _info(puzzle: Puzzle, number: int) -> PuzzleInfo:
    return PuzzleInfo(puzzle.game, puzzle.name, puzzle.kind, number, puzzle.rating)


def today(day: date) -> PuzzleToday:
    """The puzzle of a day."""
    chosen = puzzle_of(day)
    return PuzzleToday(day.isoformat(), info_of(chosen) if chosen is not None else None)


def answer(puzzle: Puzzle, request: PuzzleRequest) -> PuzzleUpdate:
    """The answer to somebody who goes on, or only wants to know where they are."""
    attempt = Attempt.resume(puzzle, request.done)
    refusal = None
    if request.entry is not None:
        attempt, refusal = attempt.answer(request.entry)
    return _shown(attempt, request, refusal)


def _shown(attempt: Attempt, request: PuzzleRequest, refusal: pentapolis.Refusal | None) -> PuzzleUpdate:
    puzzle = attempt.puzzle
    told = request.reveal or attempt.verdict == "solved"
    after = None if request.after is None else request.after.ply
    return PuzzleUpdate(
        table=table_of(f"puzzle-{puzzle.game}-{puzzle.name}", attempt.state, puzzle.seat),
        scene=SCENE,
        steps=steps_of(attempt.rules.first, attempt.played, attempt.state, puzzle.seat, after),
        legal=[str(action) for action in attempt.legal],
        done=list(attempt.done),
        refusal=refusal,
        puzzle=info_of(puzzle),
        verdict=attempt.verdict,
        said=attempt.said,
        goal=attempt.goal,
        explanation=list(attempt.explanation) if told else [],
        solution=list(puzzle.solution) if told else None,
    )
