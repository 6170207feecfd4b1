"""What a choice in La Città changes: the positions before and after it, and what a part of it is worth.

A part is worth what the judgement (`outlook.py`, `movement.py`) would think less of the position if the
choice changed everything else, but not that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from pentapolis.games.lacitta.bot.choices import BLUNT, SHARP, chances
from pentapolis.games.lacitta.bot.movement import after_migration, expect_later_years, neighbouring
from pentapolis.games.lacitta.bot.outlook import seat_worth
from pentapolis.games.lacitta.components import ROUNDS, YEARS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message

UNSURE = 0.05
"""As if the chances were not clearer than this, so that a point always counts."""

Undo = Callable[[LaCitta], None]


class Change:
    """Two positions, before and after a choice of the seat."""

    def __init__(self, before: LaCitta, after: LaCitta, seat: int) -> None:
        self.before = before
        self.after = after
        self.seat = seat

    @cached_property
    def point(self) -> float:
        """What a point adds to the chances of the seat."""
        state = self.before
        chance = min(max(chances(state)[self.seat], UNSURE), 1 - UNSURE)
        years = YEARS - state.year + 1 - max(0, state.turn) / (ROUNDS * state.seats)
        return chance * (1 - chance) / (SHARP + BLUNT * years)

    @cached_property
    def points(self) -> float:
        """What the seat may expect afterwards."""
        return own_points(self.after, self.seat)

    def worth(self, undo: Undo) -> float:
        """What the part is worth that `undo` takes back, in points."""
        without = self.after.copy()
        undo(without)
        return self.points - own_points(without, self.seat)

    def reason(self, name: str, points: float, **args: str | int) -> Reason:
        """A reason that is worth so many points."""
        return Reason(Message(f"lacitta-reason-{name}", args), points * self.point)

    @property
    def lasting_cities(self) -> list[int]:
        """The cities of the seat that are there before and after."""
        seat = self.seat
        return [city for city in self.after.cities[seat] if city in self.before.cities[seat]]


def own_points(state: LaCitta, seat: int) -> float:
    """The points that a seat may expect at the end; never looked up, because parts were taken back."""
    pairs = neighbouring(state)
    worth = [0.0] * state.seats
    worth[seat] = seat_worth(state, seat, after_migration(state, pairs))
    expect_later_years(state, pairs, worth)
    return worth[seat]
