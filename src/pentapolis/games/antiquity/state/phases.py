"""The phases of Antiquity in which somebody decides, and the steps that go on by themselves, by number."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.state.realm import STEPS

FIRST_CITIES = 0
CITY_BUILDING = 1
"""With the number of the step that a seat's plan is at, this is what that seat has to decide."""
COUNTRY, SITE, STORING, HARVEST, EXPLORATION, FAMINE, POLLUTION, OVER = range(
    CITY_BUILDING + len(STEPS), CITY_BUILDING + len(STEPS) + 8
)
"""The phases in which somebody decides. `SITE` is part of `COUNTRY`: an inn or a city is paid for."""

(
    ALL_RISE,
    EXECUTE_PLANS,
    ORDER_OF_PLAY,
    BEGIN_COUNTRY,
    COUNTRY_TURNS,
    COUNTRY_GOES_ON,
    BEGIN_STORING,
    STORING_TURNS,
    BEGIN_HARVEST,
    HARVEST_TURNS,
    END_HARVEST,
    BEGIN_EXPLORATION,
    EXPLORATION_TURNS,
    BEGIN_FAMINE,
    FAMINE_TURNS,
    END_FAMINE,
    BEGIN_POLLUTION,
    POLLUTION_TURNS,
    END_POLLUTION,
    VICTORY_CHECK,
) = range(OVER + 1, OVER + 21)
"""What goes on by itself."""

PhaseName = Literal[
    "first-cities",
    "city",
    "country",
    "storage",
    "harvest",
    "exploration",
    "famine",
    "pollution",
    "over",
]

PHASES: dict[int, PhaseName] = {
    FIRST_CITIES: "first-cities",
    CITY_BUILDING: "city",
    COUNTRY: "country",
    STORING: "storage",
    HARVEST: "harvest",
    EXPLORATION: "exploration",
    FAMINE: "famine",
    POLLUTION: "pollution",
    OVER: "over",
}
"""The phases that a position can rest in, by name."""

PHASE_NUMBERS = dict(zip(PHASES, (0, 2, 4, 5, 6, 7, 8, 9, 10), strict=True))
"""Their numbers in the rulebook."""

TOGETHER = (STORING, HARVEST, FAMINE, POLLUTION)
"""Those in which several can decide at the same time, openly (ruling 22)."""
