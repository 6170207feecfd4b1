"""What all goals have in common. Everything is counted in goods: a man gathers one each round."""

from __future__ import annotations

from abc import ABC, abstractmethod

from pentapolis.games.antiquity.bot.survey import Survey
from pentapolis.games.antiquity.components import CATHEDRAL, NOBODY, STONE, WOOD
from pentapolis.games.antiquity.rules.cities import works

SITE = 0.7
"""What it costs to begin gathering another good: a good for the building, and a cart shop."""
STONE_MISSING = 2.5
"""What a Cathedral costs before there is stone for it."""
COMING = 0.12
"""What a good that grows is worth before it is gathered."""
NO_WOOD = 3.0
"""Without wood, and nobody who cuts any, nothing can be built."""
GRAVE_ON_CATHEDRAL = 6.0
OUT_OF_REACH = 40.0
"""The rounds of a goal that will never be reached."""


class Goal(ABC):
    """What a seat wants; made again for each position that is judged."""

    __slots__ = ("missing", "needs", "survey")

    saint = NOBODY
    spoils = True
    """Are goods lost that are neither spent nor stored?"""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.needs = self._needs()
        self.missing = self._missing() + self._cathedral_missing() + self._wood_missing()
        """Everything that is still to be gathered, in goods."""

    @abstractmethod
    def _needs(self) -> list[int]:
        """How many of each good there should be."""

    @abstractmethod
    def _missing(self) -> float:
        """What is still to be gathered besides stone for the Cathedral and wood, in goods."""

    @abstractmethod
    def forecast(self) -> float:
        """The rounds that are left, as whole games have shown."""

    def rounds(self) -> float:
        """The rounds that are left at least, however many men there are."""
        return 0.0

    def is_within_reach(self) -> bool:
        """Will the next harvest bring what is missing? Then only the clean land still counts."""
        return False

    def serving(self) -> dict[int, float]:
        """The buildings that serve this goal besides the usual ones, with what they are worth in goods."""
        return {}

    def work(self) -> int:
        """The goods at hand that a cart can turn into something for this goal, besides wood and seed."""
        return 0

    def _cathedral_missing(self) -> float:
        realm = self.survey.realm
        if not realm.masks[CATHEDRAL]:
            return 1.0 if self.survey.counts[STONE] else STONE_MISSING
        return 0.0 if works(self.survey.state, realm, CATHEDRAL) else GRAVE_ON_CATHEDRAL

    def _wood_missing(self) -> float:
        return 0.0 if self.survey.counts[WOOD] or self.survey.growing[WOOD] else NO_WOOD
