"""Puzzles from positions of bots' games: found, proved, rated and played.

Knows no game by name, no server and no language. What a game asks for is told by its kinds
(`pentapolis.kernel.puzzles`); what is said are messages, as everywhere.
"""

from __future__ import annotations

from pentapolis.puzzles.attempt import Answered, Attempt
from pentapolis.puzzles.files import puzzle, puzzles
from pentapolis.puzzles.puzzle import BadPuzzle, Found, Puzzle, kinds_of
from pentapolis.puzzles.today import puzzle_of

__all__ = [
    "Answered",
    "Attempt",
    "BadPuzzle",
    "Found",
    "Puzzle",
    "kinds_of",
    "puzzle",
    "puzzle_of",
    "puzzles",
]
