"""Santa Barbara's goal: one of each type of building."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals.goal import Goal
from pentapolis.games.antiquity.components import (
    BARBARA,
    BUILDINGS,
    CITY,
    COUNTRY_PRICES,
    FIGURES,
    FIRST_HOUSE,
    FIRST_STORAGE,
    HOUSE,
    LUXURY,
    PRICES,
    SHAPES,
    STORAGE,
    Price,
    units_in,
)
from pentapolis.games.antiquity.rules.cities import empty_squares, standing_types


class Works(Goal):
    """Nineteen types, of which nine cost stone, need more room than two cities have."""

    __slots__ = ()

    saint = BARBARA

    def _unbuilt(self) -> list[int]:
        standing = standing_types(self.survey.realm, False)
        return [PIECE_OF_TYPE[kind] for kind in range(len(BUILDINGS)) if kind not in standing]

    def _needs(self) -> list[int]:
        """Luxury for fountain, Hospital and Stable."""
        luxury = sum([PRICES[piece].luxury for piece in self._unbuilt()])
        have = [
            at_hand + coming for at_hand, coming in zip(self.survey.counts, self.survey.growing, strict=True)
        ]
        return [number + (luxury if good in LUXURY else 0) for good, number in enumerate(have)]

    def serving(self) -> dict[int, float]:
        """Whatever does not stand yet."""
        return dict.fromkeys(self._unbuilt(), 3.0)

    def _missing(self) -> float:
        unbuilt = self._unbuilt()
        goods = sum([_units(PRICES[piece]) for piece in unbuilt])
        squares = sum(["".join(SHAPES[piece]).count("#") for piece in unbuilt])
        room = squares - empty_squares(self.survey.realm).bit_count()
        cities = max(0, -(-room // FIGURES.colony_size**2))
        return STONE_IS_SLOW * goods + cities * _units(COUNTRY_PRICES[CITY])

    def forecast(self) -> float:
        return self.missing / (AT_STONE * self.survey.workers())


STONE_IS_SLOW = 1.5
"""Stone comes from one mine at a time, or from the bank for two goods."""
AT_STONE = 0.35
"""The share of the men who can gather what is wanted; the others only keep the city alive."""

PIECE_OF_TYPE = tuple(
    FIRST_STORAGE if kind == STORAGE else FIRST_HOUSE if kind == HOUSE else kind
    for kind in range(len(BUILDINGS))
)
"""The cheapest piece of each type."""


def _units(price: Price) -> int:
    return units_in(price.fixed) + price.food + price.luxury
