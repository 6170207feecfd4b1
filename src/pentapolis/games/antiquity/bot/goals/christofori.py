"""San Christofori's goal: three of each food and luxury."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals.goal import COMING, GRAVE_ON_CATHEDRAL, SITE, Goal
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.components import (
    BREWERY,
    CATHEDRAL,
    CHRISTOFORI,
    CROPS,
    FIGURES,
    MARKET,
    STONE,
    WOOD,
)
from pentapolis.games.antiquity.rules.cities import works

SEED = 1.2
"""What the first seed of a crop costs besides: two goods on the Market for one."""
SURPLUS = 0.45
"""What a good that nobody wants is worth: the Market gives one for two."""
MARKET_MISSING = 1.0

# Rounds that things cost or save: a fit to 150 games of planners, right to three quarters of a round.
ALWAYS = 3.15
UNCOVERED = 0.50
COVERED = 0.19
SEEDLESS = 0.20
PLENTY = 0.14
COMING_TOO = 0.06
CUT_WOOD = 0.25
GROWING_WOOD = 0.07
MAN = 0.16
HELPER = 0.025
MOST_MEN = 9
CLEAN_HEX = 0.027
ENOUGH_CLEAN = 14
NO_BREWERY = 0.37
NO_CATHEDRAL = 1.25


class Hoard(Goal):
    """San Christofori: three of each food and luxury. He keeps them all, so that nothing is wasted."""

    __slots__ = ()

    saint = CHRISTOFORI
    spoils = False

    def _needs(self) -> list[int]:
        wanted = FIGURES.goods_to_win
        return [wanted if good in COLLECTED else 0 for good in range(len(self.survey.counts))]

    def is_within_reach(self) -> bool:
        survey = self.survey
        return survey.keeps() and all(
            survey.counts[good] + survey.soon[good] >= self.needs[good] for good in COLLECTED
        )

    def _missing(self) -> float:
        counts, growing = self.survey.counts, self.survey.growing
        missing = 0.0
        for good in COLLECTED:
            deficit = self.needs[good] - counts[good]
            if deficit <= 0:
                missing += SURPLUS * deficit - COMING * growing[good] / 2
            elif growing[good] >= deficit:
                missing += deficit - COMING * deficit - COMING * (growing[good] - deficit) / 2
            else:
                missing += deficit + SITE - COMING * growing[good]
                if not counts[good] and not growing[good] and good in CROPS:
                    missing += SEED
        missing -= SURPLUS * (min(counts[WOOD], 8) + min(counts[STONE], 4))
        missing -= COMING * (min(growing[WOOD], 10) + min(growing[STONE], 3) / 2)
        return missing if self.survey.realm.masks[MARKET] else missing + MARKET_MISSING

    def forecast(self) -> float:
        survey = self.survey
        realm, counts, growing = survey.realm, survey.counts, survey.growing
        uncovered = covered = plenty = coming = seeds = 0
        for good in COLLECTED:
            spare = counts[good] - self.needs[good]
            deficit = max(0, -spare)
            uncovered += max(0, deficit - growing[good])
            covered += min(deficit, growing[good])
            plenty += max(0, spare)
            coming += max(0, growing[good] - deficit)
            seeds += good in CROPS and not counts[good] and not growing[good]
        men = min(survey.men, MOST_MEN)
        rounds = ALWAYS + UNCOVERED * uncovered + COVERED * covered + SEEDLESS * seeds
        rounds -= PLENTY * min(plenty, 6) + COMING_TOO * min(coming, 8)
        rounds -= CUT_WOOD * min(counts[WOOD], 5) + GROWING_WOOD * min(growing[WOOD], 8)
        rounds -= MAN * men + HELPER * men * uncovered
        rounds -= CLEAN_HEX * min(survey.clean, ENOUGH_CLEAN)
        rounds += NO_BREWERY * (not realm.masks[BREWERY]) + NO_CATHEDRAL * (not realm.masks[CATHEDRAL])
        if realm.masks[CATHEDRAL] and not works(self.survey.state, realm, CATHEDRAL):
            rounds += GRAVE_ON_CATHEDRAL
        if not counts[WOOD] and not growing[WOOD]:
            rounds += 1.0
        return rounds
