"""What all bots have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from pentapolis.bots.budget import Budget, Countdown
from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import OtherGame, OtherVersion
from pentapolis.kernel.registry import game
from pentapolis.kernel.state import State


class Bot(ABC):
    """A player of one game.

    It decides by what its seat knows and by its own dice: with the same seed, a budget of simulations and
    positions that look the same to its seat, it chooses the same actions.
    """

    default_budget: ClassVar[Budget]
    """How long it thinks when it is not told."""

    def __init__(self, key: str, level: str, seed: int | None = None, rules: int | None = None) -> None:
        self.key = key
        self.level = level
        self.rng = Random(seed)
        played = game(key, rules)
        self.rules = played.rules_version
        """The version of the rules that it plays by."""
        self.advisor = played.advisor()
        self._known: type[State] | None = None

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Action:
        """The action that the bot takes for this seat.

        `state` is any position that the seat cannot tell from the real one: hand over
        `real.resample(seat, rng)`. It stays unchanged. A seat that has nothing to decide gets `NotYourTurn`.
        """
        legal = self._legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        return self._choose(state, seat, legal, Countdown(budget or self.default_budget))

    def _legal(self, state: State, seat: int) -> list[Action]:
        """What the seat can do, at least one thing; refuses positions that are not for this bot."""
        if state.__class__ is not self._known:
            self._require_known(state)
        legal = state.legal(seat)
        if not legal:
            raise state.not_your_turn(seat)
        return legal

    def _require_known(self, state: State) -> None:
        if state.key != self.key:
            raise OtherGame(f"this bot plays {self.key}, not {state.key}")
        rules = state.dump()["rules"]
        if rules != self.rules:
            raise OtherVersion(f"this bot plays {self.key} by rules version {self.rules}, not {rules}")
        self._known = state.__class__

    def world(self, state: State, seat: int) -> State:
        """A world that the seat cannot tell from the real one, and that the game's advice finds likely."""
        world = state.resample(seat, self.rng)
        self.advisor.imagine(world, seat)
        return world

    @abstractmethod
    def _choose(self, state: State, seat: int, legal: list[Action], countdown: Countdown) -> Action:
        """One of several legal actions. Must look at `state` only through `state.resample(seat, ...)`."""

    def __repr__(self) -> str:
        return f"<pentapolis.bot({self.key!r}, {self.level!r})>"


class RandomBot(Bot):
    """Takes any legal action, each as likely as the others."""

    default_budget = Budget(simulations=1)

    def _choose(self, state: State, seat: int, legal: list[Action], countdown: Countdown) -> Action:  # noqa: ARG002
        return self.rng.choice(legal)
