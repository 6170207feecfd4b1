"""Puzzles as the page plays them. Nothing of it is stored; whoever solves one keeps what they did."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pentapolis.kernel.messages import Message, Refusal
from pentapolis.server.types.base import Notation, Request
from pentapolis.server.types.learning import Entries, Known
from pentapolis.server.types.playing import Step
from pentapolis.server.types.tables import Table


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, as it is listed. The title of its kind is the message `<game>-puzzle-<kind>`."""

    game: str
    name: str
    kind: str
    number: int
    """Its place among the puzzles of the game, which begin with the easiest, from 1."""
    rating: int
    """How hard it is, from 1 to 5."""


class PuzzleToday(Struct, frozen=True):
    """The puzzle of the day; none where there are no puzzles."""

    day: str
    puzzle: PuzzleInfo | None


class PuzzleRequest(Request, frozen=True):
    """What was done so far, and one action more; only steps after `after` are wanted.

    With `reveal` the solution and its explanation are told, solved or not.
    """

    done: Entries
    entry: Notation | None = None
    after: Known | None = None
    reveal: bool = False


class PuzzleUpdate(Struct, frozen=True):
    """Where somebody stands in a puzzle.

    `said` is the goal, or what came of it. The explanation is empty and the solution missing as long as the
    puzzle is neither solved nor given up.
    """

    table: Table
    scene: int
    steps: list[Step]
    legal: list[str]
    done: list[str]
    refusal: Refusal | None
    puzzle: PuzzleInfo
    verdict: Literal["going", "solved", "missed"]
    said: Message
    goal: Message
    explanation: list[Message]
    solution: list[str] | None
