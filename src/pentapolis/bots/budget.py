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
            raise BadBudget("a budget is either seconds or simulations")
        amount = self.seconds if self.simulations is None else self.simulations
        if not isinstance(amount, int | float) or isinstance(amount, bool):
            raise BadBudget(f"a budget is a number, not {amount!r}")
        if self.simulations is not None and not isinstance(amount, int):
            raise BadBudget(f"simulations come in whole numbers, not {amount!r}")
        if not isfinite(amount) or amount <= 0:
            raise BadBudget(f"a budget is more than 0, not {amount!r}")

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.seconds:g} s"
        return f"{self.simulations} simulation{'s' if self.simulations != 1 else ''}"


class Countdown:
    """A budget being used up. Ask before each simulation whether there is `time_left`; the first is free."""

    __slots__ = ("_deadline", "_left", "simulations")

    def __init__(self, budget: Budget) -> None:
        self.simulations = 0
        self._left = budget.simulations
        self._deadline = None if budget.seconds is None else perf_counter() + budget.seconds

    def time_left(self) -> bool:
        """Is there time for one more simulation? Counts it if so."""
        if self.simulations:
            if self._left is not None and self.simulations >= self._left:
                return False
            if self._deadline is not None and perf_counter() >= self._deadline:
                return False
        self.simulations += 1
        return True
