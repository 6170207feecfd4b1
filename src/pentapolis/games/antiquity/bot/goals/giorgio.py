"""San Giorgio's goal: an opponent's zone enclosed."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.enclosing import UNREACHABLE, Ring
from pentapolis.games.antiquity.bot.goals.goal import COMING, OUT_OF_REACH, SITE, Goal
from pentapolis.games.antiquity.bot.survey import Survey
from pentapolis.games.antiquity.components import BREWERY, FOOD, GIORGIO, LUXURY, STABLE, WOOD
from pentapolis.games.antiquity.rules.cities import works

RESISTANCE = 2.2
"""The rounds that the victim's own inns and Harbours cost for each inn that is still missing."""


class Siege(Goal):
    """San Giorgio: an opponent's zone enclosed, by inns and a Stable."""

    __slots__ = ("ring",)

    saint = GIORGIO

    def __init__(self, survey: Survey) -> None:
        self.ring = Ring.nearest(survey.state, survey.seat)
        super().__init__(survey)

    def _needs(self) -> list[int]:
        """As much food as inns, of any kind; two different luxuries at once for the Stable."""
        survey = self.survey
        have = [count + growing for count, growing in zip(survey.counts, survey.growing, strict=True)]
        lacking = max(0, self.ring.inns + 1 - sum([have[good] for good in FOOD]))
        kinds = sum([have[good] > 0 for good in LUXURY])
        needs = have[:]
        for good in FOOD:
            needs[good] += lacking
        if self.ring.inns < UNREACHABLE and not survey.realm.masks[STABLE] and kinds < 2:
            for good in LUXURY:
                needs[good] = max(needs[good], 2)
        return needs

    def serving(self) -> dict[int, float]:
        """Inns need a Brewery, and reach farther with a Stable."""
        survey = self.survey
        fed = any(survey.counts[good] or survey.soon[good] for good in FOOD)
        wooded = survey.counts[WOOD] > 1 or survey.growing[WOOD]
        return {STABLE: 6.0, BREWERY: 5.0} if fed and wooded else {STABLE: 6.0}

    def work(self) -> int:
        """Food becomes inns."""
        return (
            min(self.survey.food(), self.ring.inns)
            if works(self.survey.state, self.survey.realm, BREWERY)
            else 0
        )

    def _missing(self) -> float:
        survey, realm = self.survey, self.survey.realm
        if self.ring.inns >= UNREACHABLE:
            return OUT_OF_REACH * survey.workers()
        deficit = max(0, self.ring.inns - survey.food())
        growing = sum([survey.growing[good] for good in FOOD])
        missing = deficit + SITE * (growing < deficit) - COMING * min(growing, deficit)
        if not realm.masks[STABLE]:
            kinds = sum([survey.counts[good] > 0 for good in LUXURY])
            sites = sum([survey.growing[good] > 0 for good in LUXURY])
            missing += max(0, 2 - kinds) + 1.5 * max(0, 2 - max(kinds, sites))
        if not realm.masks[BREWERY]:
            missing += 1.0
        return missing

    def forecast(self) -> float:
        if self.ring.inns >= UNREACHABLE:
            return OUT_OF_REACH
        rounds = max(self.missing / (0.5 * self.survey.workers()), self.ring.inns / 2.5)
        return rounds + RESISTANCE * self.ring.inns

    def rounds(self) -> float:
        return max(self.missing / (0.5 * self.survey.workers()), self.ring.inns / 2.5)
