"""San Nicolo's goal: all houses."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from pentapolis.games.antiquity.bot.goals.goal import COMING, SITE, Goal
from pentapolis.games.antiquity.bot.survey import Survey
from pentapolis.games.antiquity.components import (
    FIRST_HOUSE,
    FIRST_STORAGE,
    FOOD,
    LUXURY,
    NICOLO,
    PRICES,
    STORAGE,
    STORAGE_SIZES,
    Price,
)
from pentapolis.games.antiquity.rules.cities import buildings_of

HOUSEHOLD = 0.6
"""The rounds that a good for a house takes, with all the men that come by and by."""
STORE = FIRST_STORAGE + STORAGE_SIZES.index((2, 3))
"""The storage in which goods wait for a house."""


class People(Goal):
    """San Nicolo: all houses. He gives a second, lower house with each, but keeps no goods."""

    __slots__ = ("price",)

    saint = NICOLO

    def __init__(self, survey: Survey) -> None:
        self.price = price_of_all(survey.realm.built)
        super().__init__(survey)

    def _needs(self) -> list[int]:
        """Food and luxury of as many kinds as possible."""
        have = [
            at_hand + coming for at_hand, coming in zip(self.survey.counts, self.survey.growing, strict=True)
        ]
        needs = have[:]
        for kinds, price in ((FOOD, self.price.food), (LUXURY, self.price.luxury)):
            lacking = max(0, price - sum([have[good] for good in kinds]))
            for good in kinds:
                needs[good] += min(lacking, 6) if not have[good] else (lacking + 1) // 2
        return needs

    def serving(self) -> dict[int, float]:
        """Goods that pay for nothing yet can be stored."""
        kept = sum(self.survey.counts)
        stored = buildings_of(self.survey.realm, STORAGE)
        return {STORE: 5.6} if kept > 2 and not stored and self.survey.realm.men else {}

    def rounds(self) -> float:
        return self.forecast()

    def _missing(self) -> float:
        counts, growing = self.survey.counts, self.survey.growing
        missing = 0.0
        for kinds, price in ((FOOD, self.price.food), (LUXURY, self.price.luxury)):
            deficit = price - sum([counts[good] for good in kinds])
            coming = sum([growing[good] for good in kinds])
            missing += max(0.0, deficit + SITE * max(0, deficit - coming) / 4 - COMING * min(coming, deficit))
        return missing

    def forecast(self) -> float:
        return 1.0 + self.missing * HOUSEHOLD


@lru_cache(maxsize=1 << 12)
def price_of_all(built: int) -> Price:
    """What all houses still cost if with each one that is paid for a lower one comes for nothing.

    Of the dearest one, three, five and so on, at least half must be paid for: each time the cheapest.
    """
    food = luxury = 0
    dear: list[tuple[int, int, int]] = []
    unbuilt = [
        piece for piece in range(len(PRICES) - 1, FIRST_HOUSE - 1, -1) if not built >> piece - FIRST_HOUSE & 1
    ]
    for number, piece in enumerate(unbuilt):
        price = PRICES[piece]
        heappush(dear, (price.food + price.luxury, price.food, price.luxury))
        if number % 2 == 0:
            _, more_food, more_luxury = heappop(dear)
            food, luxury = food + more_food, luxury + more_luxury
    return Price(0, food, luxury)
