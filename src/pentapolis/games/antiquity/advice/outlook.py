"""How far a player of Antiquity is from its goal: what is there, what grows, what is missing."""

from __future__ import annotations

from pentapolis.games.antiquity.advice.goals import Goal, goal_of
from pentapolis.games.antiquity.advice.survey import COLLECTED, Survey
from pentapolis.games.antiquity.components import CATHEDRAL, FOOD, GRANARY, STONE, WOOD
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.kernel.actions import Action

Scored = list[tuple[float, Action]]
"""Actions with what they are worth, in goods."""

AT_ONCE = 10.0
"""Actions worth that much are done without a thought."""
IDEA = -1.0
"""What the planner would not do, but a search may try."""

WOOD_IN_HAND = 2
"""So much wood is kept for the next buildings in the country."""

HEX_MISSING = 0.25
FEWEST_CLEAN = 14
"""With fewer clean hexes in the zone there are hardly any sites left."""
WASTE = 0.09
"""What a pollution marker a round costs in each round to come."""
SQUARE_MISSING = 0.3
FEWEST_SQUARES = 10
"""With fewer empty squares the graves get in the way."""
DANGER = 0.1
"""The rounds that a good's worth of danger costs."""


class Outlook(Survey):
    """A survey with the goal in view, and how long it still takes."""

    __slots__ = ("deficits", "goal", "missing", "rounds", "surplus")

    def __init__(self, state: Antiquity, seat: int) -> None:
        super().__init__(state, seat)
        goal: Goal = goal_of(self)
        self.goal = goal
        self.deficits = [0] * len(self.counts)
        for good in COLLECTED:
            self.deficits[good] = goal.needs[good] - self.counts[good]
        self.surplus = self._surplus()
        self.missing = max(0.3, goal.missing + self._dangers(goal.missing))
        self.rounds = max(goal.rounds(), self.missing / self.workers())

    def forecast(self) -> float:
        """The rounds that are left, as whole games have shown: finer than `rounds`, to compare positions."""
        return self.goal.forecast() + DANGER * self._dangers(self.missing)

    def _surplus(self) -> list[int]:
        """How much of each good can be given away because there is, or will be, more than enough."""
        surplus = [0] * len(self.counts)
        for good in COLLECTED:
            if (spare := self.growing[good] - self.deficits[good]) > 0:
                surplus[good] = min(self.counts[good], spare)
        surplus[WOOD] = max(0, self.counts[WOOD] - WOOD_IN_HAND)
        stone = self.counts[STONE]
        surplus[STONE] = stone if self.realm.masks[CATHEDRAL] else max(0, stone - 1)
        return surplus

    def _dangers(self, missing: float) -> float:
        """What pollution, famine and a lack of room will cost."""
        rounds = min(12.0, max(1.0, missing / self.workers()))
        clean, markers = self.clean, self.markers
        cost = WASTE * markers * rounds + HEX_MISSING * max(0.0, FEWEST_CLEAN - clean + markers * rounds / 2)
        food = self.food() + sum([self.soon[good] for good in FOOD]) * rounds / 2
        granary = self.state.figures.granary if self.realm.masks[GRANARY] else 0
        hungry = max(0.0, self.state.famine + rounds / 2 - food - granary) * rounds
        empty = self.realm.empty().bit_count()
        return cost + SQUARE_MISSING * max(0.0, FEWEST_SQUARES - empty + hungry)
