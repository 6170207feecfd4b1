"""How far a player of Antiquity is from its goal: what is there, what grows, what is missing."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals import Goal, goal_of
from pentapolis.games.antiquity.bot.survey import COLLECTED, Survey
from pentapolis.games.antiquity.components import CATHEDRAL, FIGURES, FOOD, GRANARY, STONE, WOOD
from pentapolis.games.antiquity.rules.cities import empty_squares
from pentapolis.games.antiquity.state import Position
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

LAND = 0.4
ROOM = 0.4
"""What an empty square is worth where there are few."""
CITY_PRICE = 5.0
PAID_BACK = 7.0
"""So many rounds a city must still be of use."""


class Outlook(Survey):
    """A survey with the goal in view, and how long it still takes."""

    __slots__ = ("deficits", "goal", "missing", "rounds", "surplus")

    def __init__(self, state: Position, seat: int) -> None:
        super().__init__(state, seat)
        goal: Goal = goal_of(self)
        self.goal = goal
        self.deficits = [0] * len(self.counts)
        for good in COLLECTED:
            self.deficits[good] = goal.needs[good] - self.counts[good]
        self.missing = max(0.3, goal.missing + self._dangers(goal.missing))
        self.rounds = max(goal.rounds(), self.missing / self.workers())
        self.surplus = self._surplus()

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
        surplus[STONE] = max(0, self.counts[STONE] - self.stone_wanted())
        return surplus

    def stone_wanted(self) -> int:
        """One for the Cathedral, one for another city."""
        return int(not self.realm.masks[CATHEDRAL]) + int(self.worth_of_city() > 0)

    def worth_of_city(self) -> float:
        """What another city is worth: room and land, if the race still lasts long enough to pay for it."""
        if self.rounds < PAID_BACK:
            return -CITY_PRICE
        room = ROOM * max(0, FEWEST_SQUARES - empty_squares(self.realm).bit_count())
        land = LAND * max(0, FEWEST_CLEAN - self.clean)
        return room + land - CITY_PRICE

    def _dangers(self, missing: float) -> float:
        """What pollution, famine and a lack of room will cost."""
        rounds = min(12.0, max(1.0, missing / self.workers()))
        clean, markers = self.clean, self.markers
        cost = WASTE * markers * rounds + HEX_MISSING * max(0.0, FEWEST_CLEAN - clean + markers * rounds / 2)
        food = self.food() + sum([self.soon[good] for good in FOOD]) * rounds / 2
        granary = FIGURES.granary if self.realm.masks[GRANARY] else 0
        hungry = max(0.0, self.state.famine + rounds / 2 - food - granary) * rounds
        empty = empty_squares(self.realm).bit_count()
        return cost + SQUARE_MISSING * max(0.0, FEWEST_SQUARES - empty + hungry)
