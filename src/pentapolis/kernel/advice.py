"""Advice: what a game tells the bots about playing it well. The bots themselves know no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result

if TYPE_CHECKING:
    from pentapolis.kernel.state import State

S = TypeVar("S", bound="State")


class Reason(msgspec.Struct, frozen=True):
    """One thing that a choice gains or costs, in the terms of the game: "you lead on hill B, 5 to 3"."""

    message: Message
    weight: float
    """How much it matters, on the scale of `evaluate`; below nothing if it speaks against the choice."""


class Advisor(ABC, Generic[S]):
    """One game's knowledge. Only `evaluate` must be given; the rest makes bots faster or stronger.

    All positions handed in are fully known: bots draw what their seat does not know before they ask, and ask
    about many such draws.
    """

    asides: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that nobody weighs against others: taking a step back, giving up, offering a trade."""

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

    def reasons(self, state: S, seat: int, action: Action) -> Sequence[Reason]:  # noqa: ARG002
        """What speaks for and against a legal action, from the parts of the judgement; by default nothing.

        Asked in many worlds, like everything else: reasons with the same message and the same words in its
        arguments are one, and their weights and numbers are averaged. The order does not matter.
        """
        return ()

    def alternatives(self, state: S, seat: int, actions: Sequence[Action], most: int) -> list[Action]:
        """The most promising of some legal actions, best first: what a hint compares with few candidates.

        Where `appraise` sees no difference, the reasons decide.
        """
        weighed = [action for action in actions if not isinstance(action, self.asides)]
        values = dict(zip(weighed, self.appraise(state, seat, weighed), strict=True))
        ranked = sorted(weighed, key=lambda action: -values[action])
        level = [action for action in ranked if values[action] >= values[ranked[:most][-1]]]

        def promise(action: Action) -> tuple[float, float]:
            return values[action], sum(reason.weight for reason in self.reasons(state, seat, action))

        return level[:most] if len(level) <= most else sorted(level, key=promise, reverse=True)[:most]

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


class PlainAdvisor(Advisor[S]):
    """Advice about a game that says nothing of its own: games are played on at random, to their end.

    It serves small games whose players come closer to the end with whatever they do.
    """

    longest: ClassVar[int] = 2_000
    """Actions after which a game is given up and judged as even."""

    def __init__(self, by_points: bool) -> None:
        self._by_points = by_points
        """Do points decide? Then coming close counts, too."""

    def evaluate(self, state: S) -> Sequence[float]:
        return self._judged(state) if not state.actors else self._guess(state.copy(), Random(state.ply))

    def appraise(self, state: S, seat: int, actions: Sequence[Action]) -> list[float]:
        # All go on with the same dice, so that luck tells them apart as little as possible.
        dice = state.ply + len(actions)
        values = []
        for action in actions:
            after = state.copy()
            after.play(seat, action)
            values.append(self._guess(after, Random(dice))[seat])
        return values

    def playout(self, state: S, actions: int, rng: Random) -> Sequence[float]:  # noqa: ARG002
        return self._guess(state, rng)

    def best_looking(self, state: S, seat: int, rng: Random) -> Action:
        return rng.choice(state.legal(seat))

    def _guess(self, state: S, rng: Random) -> list[float]:
        """How each seat ends when everybody acts at random; the position is used up by it."""
        for _ in range(self.longest):
            if not state.actors:
                return self._judged(state)
            seat = state.actors[0]
            state.play(seat, rng.choice(state.legal(seat)))
        return [1 / state.seats] * state.seats

    def _judged(self, state: S) -> list[float]:
        result = state.result
        assert result is not None
        won = victory_shares(result, state.seats)
        if not self._by_points:
            return won
        middle = fmean(result.scores)
        spread = max(map(abs, (score - middle for score in result.scores))) or 1
        return [
            0.5 * share + 0.25 + 0.25 * (score - middle) / (spread + abs(middle))
            for share, score in zip(won, result.scores, strict=True)
        ]


def victory_shares(result: Result, seats: int) -> list[float]:
    """What the end of a game is worth to each seat: 1 to the winner, divided if several won."""
    shares = [0.0] * seats
    for winner in result.winners:
        shares[winner] = 1 / len(result.winners)
    return shares
