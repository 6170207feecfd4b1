"""Playing a puzzle: what the player has done so far leads to where they are.

Nothing is stored. An attempt is where its player stands after a list of actions in text notation; whoever
wants to go back leaves out the last ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, NamedTuple

from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import UnknownAction
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.puzzles import MarginKind, Solved, TurnKind
from pentapolis.kernel.state import State
from pentapolis.puzzles.lines import Played, Step, step
from pentapolis.puzzles.puzzle import Puzzle, PuzzleRules

Verdict = Literal["going", "solved", "missed"]

OVER = Refusal("puzzle-over", "puzzle")
"""What is said to somebody who goes on where the puzzle is over."""


@dataclass(frozen=True)
class Attempt:
    """Where somebody stands in a puzzle. It never changes: going on gives a new one."""

    rules: PuzzleRules
    state: State
    played: tuple[Played, ...] = ()
    done: tuple[str, ...] = ()
    """What the player has done so far."""
    reached: int | None = None
    """The highest measure so far."""
    over: bool = False

    @classmethod
    def begin(cls, puzzle: Puzzle) -> Attempt:
        """At its beginning."""
        rules = puzzle.rules
        kind = rules.kind
        reached = kind.measure(rules.first, rules.seat) if isinstance(kind, TurnKind) else None
        return cls(rules, rules.first, reached=reached)

    @classmethod
    def resume(cls, puzzle: Puzzle, done: Sequence[str]) -> Attempt:
        """Where somebody got to; as far as it fits."""
        attempt = cls.begin(puzzle)
        for entry in done:
            answered = attempt.answer(entry)
            if answered.refusal is not None:
                break
            attempt = answered.attempt
        return attempt

    # Where it stands --------------------------------------------------------------------------------

    @property
    def puzzle(self) -> Puzzle:
        """What is to be solved."""
        return self.rules.puzzle

    @property
    def verdict(self) -> Verdict:
        """Is it solved, missed, or still going on?"""
        if self.reached is not None and self.reached >= self.puzzle.best:
            return "solved"
        return "missed" if self.over else "going"

    @property
    def legal(self) -> list[Action]:
        """What the player can choose from now."""
        return self.state.legal(self.rules.seat) if self.verdict == "going" else []

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action cannot be taken now."""
        return OVER if self.verdict != "going" else self.state.refusal(self.rules.seat, action)

    @property
    def said(self) -> Message:
        """What to do, or what came of it."""
        if self.verdict == "going":
            return self.goal
        if self.verdict == "solved":
            return Message("puzzle-solved")
        if not self.rules.counted:
            return Message("puzzle-missed")
        return Message("puzzle-missed-by", {"reached": self.reached or 0, "best": self.puzzle.best})

    @property
    def goal(self) -> Message:
        """What the player is asked to do."""
        return self.rules.kind.goal(self.solved)

    @property
    def explanation(self) -> tuple[Message, ...]:
        """Why it works: what the player did, if that solved it, or else the solution."""
        return self.rules.kind.explain(self.solved)

    @cached_property
    def solved(self) -> Solved[State]:
        """The puzzle with the line that solves it: the player's, or else the one that is known."""
        end = self if self.verdict == "solved" else Attempt.resume(self.puzzle, self.puzzle.solution)
        return self.rules.solved(tuple(self.rules.game.parse(entry) for entry in end.done), end.state)

    # Going on ---------------------------------------------------------------------------------------

    def answer(self, entry: str) -> Answered:
        """What comes of an action: the attempt after it, or why it is not possible."""
        try:
            action = self.rules.game.parse(entry)
        except UnknownAction:
            return Answered(self, Refusal("puzzle-unknown", "puzzle"))
        refusal = self.why_not(action)
        if refusal is not None:
            return Answered(self, refusal)
        after = self._step(action)
        measures = [measure for measure in (self.reached, after.measure) if measure is not None]
        return Answered(
            replace(
                self,
                state=after.state,
                played=(*self.played, *after.played),
                done=(*self.done, entry),
                reached=max(measures, default=None),
                over=after.over,
            )
        )

    def _step(self, action: Action) -> Step:
        rules, kind = self.rules, self.rules.kind
        if isinstance(kind, TurnKind):
            return step(kind, rules.first, self.state, rules.seat, action)
        assert isinstance(kind, MarginKind)
        after = self.state.copy()
        played = Played(rules.seat, action, after.play(rules.seat, action))
        best = self.puzzle.best if str(action) == self.puzzle.solution[0] else 0
        return Step((played,), after, best, True)


class Answered(NamedTuple):
    """What came of an action: why it is not possible, or nothing, and then where it led."""

    attempt: Attempt
    refusal: Refusal | None = None
