"""Proof by a margin: in many worlds one choice does better than every other, beyond what luck explains."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import NamedTuple

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor
from pentapolis.kernel.puzzles import MarginKind
from pentapolis.kernel.state import State

BATCH = 8
"""Worlds that are tried before somebody looks who is far behind."""

FEWEST = 3 * BATCH
"""Nobody is given up before so many."""

CLEAR = 2.0
"""Standard errors beyond which nobody hopes for a lead any more."""


class Lead(NamedTuple):
    """What is proved about a decision."""

    action: Action
    lead: float
    """How far it is ahead of the second best, on the scale of `Advisor.evaluate`."""
    worlds: int


def prove(kind: MarginKind[State], first: State, seat: int) -> Lead | None:
    """The choice that is ahead of all others by as much as the kind asks for; None if there is none."""
    race = _Race(kind, first, seat)
    while len(race.running) > 1 and race.worlds < kind.worlds:
        race.run(BATCH)
        if race.worlds >= FEWEST:
            race.drop_those_far_behind()
            if race.too_close():
                return None
    lead = race.lead()
    if len(race.running) != 1 or lead < kind.lead:
        return None
    return Lead(race.running[0], lead, race.worlds)


class _Race:
    """Choices that are compared; those that are certainly worse than the best drop out."""

    def __init__(self, kind: MarginKind[State], first: State, seat: int) -> None:
        self.kind = kind
        self.first = first
        self.seat = seat
        self.worlds = 0
        self.advisor: Advisor[State] = pentapolis.game(first.key).advisor()
        self.foresight = self.advisor.foresight(first)
        self.running = kind.candidates(first, seat)
        self.values: dict[Action, list[float]] = {action: [] for action in self.running}
        self.behind: list[float] = []
        """How far those were behind that have dropped out."""

    def run(self, worlds: int) -> None:
        """Try everything that still runs in more worlds."""
        for number in range(self.worlds, self.worlds + worlds):
            world = self.first.resample(self.seat, Random(number))
            self.advisor.imagine(world, self.seat)
            for action in self.running:
                after = world.copy()
                after.play(self.seat, action)
                value = self.advisor.playout(after, self.foresight, Random(number))[self.seat]
                self.values[action].append(value)
        self.worlds += worlds

    def drop_those_far_behind(self) -> None:
        """Give up what the best is certainly ahead of."""
        best = self._best()
        for action in [other for other in self.running if other != best]:
            mean, error = _difference(self.values[best], self.values[action])
            if mean > self.kind.confidence * error and mean >= self.kind.lead:
                self.running.remove(action)
                self.behind.append(mean)

    def too_close(self) -> bool:
        """Is it clear by now that some other choice will not be left far enough behind?"""
        best = self._best()
        for action in self.running:
            mean, error = _difference(self.values[best], self.values[action])
            if action != best and mean + CLEAR * error < self.kind.lead:
                return True
        return False

    def lead(self) -> float:
        """How far the best is ahead of the others, as far as they were tried."""
        return min(self.behind, default=0.0)

    def _best(self) -> Action:
        return max(self.running, key=lambda action: fmean(self.values[action]))


def _difference(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """By how much one choice did better in the same worlds, with the standard error."""
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    return fmean(differences), sqrt(variance(differences) / len(differences))
