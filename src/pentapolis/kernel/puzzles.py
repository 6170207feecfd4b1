"""Kinds of puzzles: what a game tells about positions in which there is something to find.

The puzzles themselves are found, proved and played by `pentapolis.puzzles`, which knows no game by name.
`docs/puzzles.md` tells how to write a kind.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message

if TYPE_CHECKING:
    from pentapolis.kernel.state import State

S = TypeVar("S", bound="State")


@dataclass(frozen=True, slots=True)
class Solved(Generic[S]):
    """A puzzle with its solution, as a kind tells of it."""

    first: S
    """The position in which it begins."""
    seat: int
    best: int
    """What can be reached."""
    line: tuple[Action, ...]
    """The actions that reach it."""
    last: S
    """The position that they lead to."""


class PuzzleKind(ABC, Generic[S]):
    """One thing that can be asked for in a game: "join two shrines this turn".

    Positions handed in are fully known, but drawn for the seat: what it cannot know is made up in them. Do
    not let answers depend on that.
    """

    key: ClassVar[str]
    """Its name, one word: `shrines`. The id of its title is made of it: `attika-puzzle-shrines`."""

    @abstractmethod
    def poses(self, state: S, seat: int) -> bool:
        """Could there be a puzzle here, where the seat has a decision to make? Asked often, so be quick."""

    @abstractmethod
    def goal(self, solved: Solved[S]) -> Message:
        """What the player is asked to do. It may say what can be reached, but not how."""

    @abstractmethod
    def explain(self, solved: Solved[S]) -> tuple[Message, ...]:
        """Why the line works, from the facts of the position: a few short sentences.

        Asked about any line that solves the puzzle, so do not rely on the one that is stored.
        """

    def likeness(self, solved: Solved[S]) -> str:
        """What makes two puzzles too alike to have both; by default, the same actions solve them."""
        return " ".join(sorted(map(str, solved.line)))


class TurnKind(PuzzleKind[S]):
    """A puzzle with a proof by trying everything: all lines of the seat's own decisions, one after another.

    A line ends where `over` says so, where another seat has to act, and where something hidden turns up.
    """

    counted: ClassVar[bool] = True
    """Is the measure worth telling ("you reached 7, 9 is possible")? False where it is done or not."""

    rarity: ClassVar[float] = 0.1
    """How often somebody who acts at random may solve it: what is easier than that is no puzzle."""

    limit: ClassVar[int] = 20_000
    """How many actions are tried for a proof. Positions that need more are dropped, never guessed."""

    @abstractmethod
    def measure(self, state: S, seat: int) -> int | None:
        """How much is reached in this position; None where it does not count (yet).

        The puzzle is solved as soon as a position of the line has the highest measure of all.
        """

    def over(self, first: S, state: S, seat: int) -> bool:  # noqa: ARG002
        """Is the line that began in `first` at its end? By default when the seat has nothing to decide."""
        return seat not in state.actors

    def hopeless(self, state: S, seat: int) -> bool:  # noqa: ARG002
        """Can nothing more be gained from here, for certain? It makes proofs short; by default never."""
        return False

    def actions(self, state: S, seat: int) -> list[Action]:
        """The actions that are tried; by default all. Leave out only what cannot do better than another."""
        return state.legal(seat)

    def identity(self, state: S) -> object:
        """What tells positions of a line apart, to be hashed; by default everything but the count of actions.

        What makes no difference to the rest of the line can be left out, so that less has to be tried.
        """
        dump = state.dump()
        dump.pop("ply", None)
        return repr(dump)

    def reply(self, state: S, other: int) -> Action | None:  # noqa: ARG002
        """What another seat does so that the line goes on; by default nothing, and the line is over.

        It must be the same each time, and nobody may complain that others would not do that.
        """
        return None


class MarginKind(PuzzleKind[S]):
    """A puzzle of one decision whose best choice is far ahead of all others, as tried in many worlds.

    Everything is compared in the same worlds with the same dice, by the playouts of the game's advice.
    """

    worlds: ClassVar[int] = 400
    """In how many worlds choices are compared at most."""

    confidence: ClassVar[float] = 4.0
    """By how many standard errors the best must be ahead of every other choice."""

    lead: ClassVar[float] = 0.03
    """By how much it must be ahead, on the scale of `Advisor.evaluate`."""

    def candidates(self, state: S, seat: int) -> list[Action]:
        """The choices that are compared; by default everything legal."""
        return state.legal(seat)


AnyKind = PuzzleKind["State"]
"""A kind whose own type of position does not matter."""
