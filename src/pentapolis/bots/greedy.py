"""Greedy bots: take what looks best right after it, on average over what the hidden things could be."""

from __future__ import annotations

from typing import ClassVar

from pentapolis.bots.base import Bot
from pentapolis.bots.budget import Budget, Countdown
from pentapolis.kernel.actions import Action
from pentapolis.kernel.state import State


class GreedyBot(Bot):
    """Looks one action ahead in several worlds that its seat cannot tell from the real one."""

    worlds: ClassVar[int] = 12
    """The number of worlds to consider; fewer if the budget ends first."""

    noise: ClassVar[float] = 0.0
    """How far its judgement of an action may be off, up or down."""

    default_budget = Budget(simulations=worlds)

    def _choose(self, state: State, seat: int, legal: list[Action], countdown: Countdown) -> Action:
        candidates = self.advisor.candidates(state.resample(seat, self.rng), seat, legal, self.rng)
        if len(candidates) == 1:
            return candidates[0]
        values = [0.0] * len(candidates)
        while countdown.simulations < self.worlds and countdown.time_left():
            world = self.world(state, seat)
            for number, value in enumerate(self.advisor.appraise(world, seat, candidates)):
                values[number] += value
        return self._best(candidates, [value / countdown.simulations for value in values])

    def _best(self, candidates: list[Action], values: list[float]) -> Action:
        random = self.rng.random
        guesses = [value + self.noise * (2 * random() - 1) for value in values]
        best = max(guesses)
        return self.rng.choice(
            [action for action, guess in zip(candidates, guesses, strict=True) if guess == best]
        )


class HastyBot(GreedyBot):
    """A greedy bot that looks at one world only, and not very closely."""

    worlds = 1
    noise = 0.15
    default_budget = Budget(simulations=1)
