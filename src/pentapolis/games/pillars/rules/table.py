"""What happens at many places alike: gaining, scoring, paying, asking, going home."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from pentapolis.games.pillars.box import Goods
from pentapolis.games.pillars.components import (
    FIGURES,
    GOLD,
    GOLD_LIMIT,
    PLACES,
    goods_of,
)
from pentapolis.games.pillars.events import Gained, Paid, StepBegan
from pentapolis.games.pillars.state import EMPTY, FIRST_PLACE, SOURCES, Position
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import TURNS


class Table(Position):
    """The position with what every rule uses."""

    __slots__ = ()

    # Whose decision it is ---------------------------------------------------------------------------

    def _ask(self, decision: int, seat: int) -> None:
        self.decision = decision
        self.actors = TURNS[seat]

    def _in_turn(self, later: int) -> int:
        """The seat that comes so much later than the start player."""
        return (self.start_player + later) % self.seats

    def _next_stage(self, events: list[Event]) -> None:
        self.stage += 1
        self.cursor = 0
        if self.stage >= FIRST_PLACE:
            events.append(StepBegan(self.step, PLACES[self.stage - FIRST_PLACE]))

    # Gold and points ---------------------------------------------------------------------------

    def _gain_gold(self, seat: int, gold: int) -> int:
        """Add gold; what goes beyond the track is wasted (ruling 20). Returns how much that is."""
        stock = self.stocks[seat]
        total = stock[GOLD] + gold
        stock[GOLD] = min(total, GOLD_LIMIT)
        return total - stock[GOLD]

    def _score(self, seat: int, points: int, source: int) -> None:
        self.points[seat] += points
        self.ledger[seat * len(SOURCES) + source] += points

    def _lose_points(self, seat: int, points: int, source: int) -> int:
        """Take points away, down to none (ruling 21). Returns how many."""
        lost = min(points, self.points[seat] - FIGURES.least_points)
        self._score(seat, -lost, source)
        return lost

    def _gain(self, seat: int, goods: Goods, reason: str, source: int, events: list[Event]) -> None:
        """Give somebody what a card promises."""
        stock = self.stocks[seat]
        for good, amount in goods_of(goods):
            if good != GOLD:
                stock[good] += amount
        wasted = self._gain_gold(seat, goods.gold)
        self._score(seat, goods.points, source)
        events.append(
            Gained(
                seat,
                reason,
                goods.sand,
                goods.wood,
                goods.stone,
                goods.metal,
                goods.gold - wasted,
                goods.points,
                wasted,
            )
        )

    def _pay(
        self, seat: int, due: int, reason: Literal["court", "extra-tax"], source: int, events: list[Event]
    ) -> None:
        """Debts (A10): what is missing costs a point for each full pair of gold."""
        stock = self.stocks[seat]
        paid = min(due, stock[GOLD])
        stock[GOLD] -= paid
        lost = self._lose_points(seat, (due - paid) // FIGURES.gold_per_lost_point, source)
        events.append(Paid(seat, reason, due, paid, lost))

    # Builders ---------------------------------------------------------------------------

    def _go_home(self, spaces: Iterable[int]) -> None:
        """Builders return to the bag when their place is resolved."""
        for space in spaces:
            seat = self.places[space]
            if seat != EMPTY:
                self.bag[seat] += 1
                self.places[space] = EMPTY
                self.occupied &= ~(1 << space)
