"""How long a bot may think."""

from __future__ import annotations

from math import isfinite
from time import perf_counter

import msgspec

from pentapolis.kernel.errors import BadBudget


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """Either a number of seconds, by the wall clock, or a number of simulations, the same on every machine.

    A simulation is one look at one position that could be the real one.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.simulations is None):
            raise BadBudget("give either seconds or simulations, not both or neither")
        amount: object = self.seconds if self.simulations is None else self.simulations
        wanted = int | float if self.simulations is None else int
        if not isinstance(amount, wanted) or isinstance(amount, bool) or not isfinite(amount) or amount <= 0:
            kind = "number of seconds" if self.simulations is None else "whole number of simulations"
            raise BadBudget(f"a budget must be a positive {kind}, got {amount!r}")

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.seconds:g} s"
        return f"{self.simulations} simulation{'s' if self.simulations != 1 else ''}"


RESERVE = 0.1
"""The share of the seconds that is kept for ending the last simulation in time."""


class Countdown:
    """A budget being used up. Ask before each simulation whether there is `time_left`."""

    __slots__ = ("_budget", "_start", "simulations")

    def __init__(self, budget: Budget) -> None:
        self.simulations = 0
        self._budget = budget
        self._start = perf_counter()

    def used(self) -> float:
        """The share of the budget that is used up; above 1 when it is overdrawn."""
        if self._budget.seconds is not None:
            return (perf_counter() - self._start) / self._budget.seconds + RESERVE
        return self.simulations / (self._budget.simulations or 1)

    def time_left(self) -> bool:
        """Is there time for one more simulation? Counts it if so. The first is always granted."""
        if self.simulations and self.used() >= 1:
            return False
        self.simulations += 1
        return True
