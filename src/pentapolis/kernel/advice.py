"""Advice: what a game tells the bots about playing it well. The bots themselves know no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

from pentapolis.kernel.actions import Action
from pentapolis.kernel.results import Result

if TYPE_CHECKING:
    from pentapolis.kernel.game import State

S = TypeVar("S", bound="State")


class Advisor(ABC, Generic[S]):
    """One game's knowledge. Only `evaluate` must be given; the rest makes bots faster or stronger.

    All positions handed in are fully known: bots draw what their seat does not know before they ask, and ask
    about many such draws.
    """

    def imagine(self, state: S, seat: int) -> None:
        """Make a drawn world more likely; bots ask for it before anything else, by default nothing is done.

        Where others have already chosen in secret, the game draws any choice that was possible. A sensible
        one in its place, found by what the seat knows, makes better guesses. `state` is changed.
        """

    @abstractmethod
    def evaluate(self, state: S) -> Sequence[float]:
        """For each seat how well it stands: 0 for lost, 1 for won, in between by its chances."""

    def candidates(self, state: S, seat: int, legal: list[Action], rng: Random) -> list[Action]:  # noqa: ARG002
        """The legal actions worth thinking about, at least one; by default all.

        Leave out those that do the same as another one. A single candidate is played without a thought.
        """
        return legal

    def appraise(self, state: S, seat: int, actions: Sequence[Action]) -> list[float]:
        """How well the seat would stand after each of these legal actions, on the scale of `evaluate`."""
        values = []
        for action in actions:
            after = state.copy()
            after.play(seat, action)
            values.append(self.evaluate(after)[seat])
        return values

    def foresight(self, state: S) -> int:  # noqa: ARG002
        """How many actions after the one in question a guess goes on before it judges; by default none.

        Best are as many as end when everybody has acted equally often.
        """
        return 0

    def playout(self, state: S, actions: int, rng: Random) -> Sequence[float]:
        """One guess at how each seat will end, on the scale of `evaluate`, good when averaged over many.

        So many more actions are played, everybody taking what looks best, and then the position is judged.
        `state` is used up by it.
        """
        for _ in range(actions):
            if not state.actors:
                break
            seat = state.actors[0]
            state.play(seat, self.best_looking(state, seat, rng))
        return self.evaluate(state)

    def best_looking(self, state: S, seat: int, rng: Random) -> Action:
        """The candidate after which the seat seems to stand best, if everything is as in this position."""
        candidates = self.candidates(state, seat, state.legal(seat), rng)
        if len(candidates) == 1:
            return candidates[0]
        values = self.appraise(state, seat, candidates)
        return candidates[max(range(len(candidates)), key=values.__getitem__)]


def victory_shares(result: Result, seats: int) -> list[float]:
    """What the end of a game is worth to each seat: 1 to the winner, divided if several won."""
    shares = [0.0] * seats
    for winner in result.winners:
        shares[winner] = 1 / len(result.winners)
    return shares
