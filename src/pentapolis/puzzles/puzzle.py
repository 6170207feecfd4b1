"""A puzzle as data: a position, what is asked, how it is solved, and which bots found it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec
from msgspec import Struct

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.puzzles import AnyKind, Solved, TurnKind
from pentapolis.kernel.state import State

NAME_LENGTH = 6

HARDEST = 5


class BadPuzzle(pentapolis.PentapolisError, ValueError):
    """A puzzle that cannot be read or is not true; the message says which one, and why."""


class Found(Struct, frozen=True, array_like=True):
    """How many tries of each level of bots found the solution, and how many tries each had."""

    easy: int
    medium: int
    hard: int
    tries: int

    @property
    def rating(self) -> int:
        """From 1, which every level finds, to 5, which none of them ever found.

        A level finds a puzzle if more than half of its tries do.
        """
        each = (self.easy, self.medium, self.hard)
        levels = sum(2 * found > self.tries for found in each)
        if levels:
            return 4 - levels
        return HARDEST - 1 if any(each) else HARDEST


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to find in a position."""

    name: str
    kind: str
    seat: int
    best: int
    """The measure that can be reached; of a margin, by how many thousandths the best choice is ahead."""
    solution: tuple[str, ...]
    odds: int
    """One in so many tries solves it, by somebody who acts at random."""
    found: Found
    snapshot: dict[str, object]
    """The position, with everything redrawn that the seat does not know."""
    game: str = ""
    """Known by where its file is."""

    @property
    def rating(self) -> int:
        """How hard it is, from 1 to 5."""
        return self.found.rating

    @property
    def order(self) -> tuple[int, int, str]:
        """Puzzles sorted by this begin with the easiest."""
        return self.rating, self.odds, self.name

    @property
    def rules(self) -> PuzzleRules:
        """What it is played by."""
        return PuzzleRules(self)


class PuzzleRules:
    """A puzzle with its kind and its position, ready to be proved or played."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = pentapolis.game(puzzle.game)
        self.kind = kind_of(puzzle.game, puzzle.kind)
        self.seat = puzzle.seat
        self.first: State = self.game.load(puzzle.snapshot)

    @property
    def counted(self) -> bool:
        """Is it worth telling how much was reached?"""
        return isinstance(self.kind, TurnKind) and self.kind.counted

    def solved(self, line: tuple[Action, ...], last: State) -> Solved[State]:
        """What the kind is told of a line that solves it."""
        return Solved(self.first, self.seat, self.puzzle.best, line, last)


def kinds_of(key: str) -> dict[str, AnyKind]:
    """The kinds of puzzles that a game brings, by name."""
    return {kind.key: kind for kind in pentapolis.game(key).puzzle_kinds()}


def kind_of(key: str, name: str) -> AnyKind:
    """One kind of puzzles of a game."""
    kinds = kinds_of(key)
    if name not in kinds:
        known = ", ".join(kinds) or "none"
        raise BadPuzzle(f"{key} has no kind of puzzles {name!r}; kinds: {known}")
    return kinds[name]


def name_of(kind: str, snapshot: Mapping[str, object]) -> str:
    """A short name that stays the same as long as the puzzle does."""
    encoded = msgspec.json.encode([kind, snapshot], order="deterministic")
    return hashlib.blake2b(encoded, digest_size=16).hexdigest()[:NAME_LENGTH]
