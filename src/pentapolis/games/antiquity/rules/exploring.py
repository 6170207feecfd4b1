"""Exploration (5.7): tokens are revealed."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import DONE, EXPLORE
from pentapolis.games.antiquity.actions import Explore
from pentapolis.games.antiquity.components import FOOD, GOODS, ONE
from pentapolis.games.antiquity.events.country import Explored
from pentapolis.games.antiquity.map.plane import BITS, HEXES
from pentapolis.games.antiquity.rules.flow import RULE_EXPLORATION
from pentapolis.games.antiquity.rules.harvest import Harvesting
from pentapolis.games.antiquity.state import EXPLORATION
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal


class Exploring(Harvesting):
    """One token a round for each Explorer; food that is found raises the famine."""

    __slots__ = ()

    def explorable(self, seat: int) -> int:
        """The tokens that the seat can reveal (ruling 15)."""
        if not self.tokens or not self.can_explore(self.realms[seat]):
            return 0
        return self.tokens & self.zone(seat)

    def _why_not_explore(self, seat: int, action: Explore) -> Refusal | None:
        if self.phase != EXPLORATION:
            return self._wrong_phase(RULE_EXPLORATION)
        if self.explorable(seat) >> BITS[action.hex] & 1:
            return None
        return Refusal("antiquity-refusal-no-token", RULE_EXPLORATION, {"space": HEXES[action.hex]})

    def _explore(self, seat: int, action: Explore) -> list[Event]:
        """The finder gets what the token shows; food raises the famine level (ruling 39)."""
        bit = BITS[action.hex]
        good = self.faces[self.board.spaces.index(bit)]
        self.tokens &= ~(1 << bit)
        self.revealed |= 1 << bit
        if self.can_supply(good):
            self.changing(seat).goods += ONE[good]
        rises = good in FOOD
        if rises:
            self.famine += self.figures.famine_per_explored_food
        events: list[Event] = [Explored(seat, HEXES[action.hex], GOODS[good], self.famine, rises)]
        return self._end_turn(seat, events)

    def _legal_exploration(self, seat: int) -> list[Action]:
        return [*EXPLORE.picked(self.explorable(seat)), DONE]
