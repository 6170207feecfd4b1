"""Santa Maria's goal: any two of the other saints' goals."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals.barbara import Works
from pentapolis.games.antiquity.bot.goals.christofori import Hoard
from pentapolis.games.antiquity.bot.goals.giorgio import Siege
from pentapolis.games.antiquity.bot.goals.goal import Goal
from pentapolis.games.antiquity.bot.goals.nicolo import People
from pentapolis.games.antiquity.bot.survey import Survey
from pentapolis.games.antiquity.components import MARIA


class Miracles(Goal):
    """She has all powers, but wants the two nearest of the others' goals at once."""

    __slots__ = ("nearer", "other")

    saint = MARIA
    spoils = False

    def __init__(self, survey: Survey) -> None:
        goals = [kind(survey) for kind in (Hoard, Siege, People, Works)]
        goals.sort(key=lambda goal: goal.forecast())
        self.nearer, self.other = goals[:2]
        super().__init__(survey)

    def _needs(self) -> list[int]:
        return [max(pair) for pair in zip(self.nearer.needs, self.other.needs, strict=True)]

    def serving(self) -> dict[int, float]:
        return self.nearer.serving() | self.other.serving()

    def work(self) -> int:
        return self.nearer.work() + self.other.work()

    def _missing(self) -> float:
        return self.nearer.missing + self.other.missing

    def forecast(self) -> float:
        return max(0.0, self.nearer.forecast()) + max(0.0, self.other.forecast())
