"""The goals that a planner of Antiquity can have: one small class for each saint.

A goal says which goods are still wanted, how much is missing in all, which buildings serve it, and how many
rounds it will take from here.
"""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals.barbara import Works
from pentapolis.games.antiquity.bot.goals.christofori import Hoard
from pentapolis.games.antiquity.bot.goals.giorgio import Siege
from pentapolis.games.antiquity.bot.goals.goal import OUT_OF_REACH, Goal
from pentapolis.games.antiquity.bot.goals.maria import Miracles
from pentapolis.games.antiquity.bot.goals.nicolo import People
from pentapolis.games.antiquity.bot.survey import Survey
from pentapolis.games.antiquity.components import (
    BARBARA,
    CATHEDRAL,
    CHRISTOFORI,
    GIORGIO,
    MARIA,
    NICOLO,
    NOBODY,
)

__all__ = ["GOALS", "OUT_OF_REACH", "Goal", "Hoard", "People", "Siege", "goal_of", "nearest_goal"]

GOALS: dict[int, type[Goal]] = {
    NICOLO: People,
    BARBARA: Works,
    CHRISTOFORI: Hoard,
    GIORGIO: Siege,
    MARIA: Miracles,
}


def goal_of(survey: Survey) -> Goal:
    """The goal of a seat: its saint's, or before it has one the nearest."""
    realm = survey.realm
    if realm.masks[CATHEDRAL] and realm.saint != NOBODY:
        return GOALS[realm.saint](survey)
    return nearest_goal(survey)


def nearest_goal(survey: Survey) -> Goal:
    """The goal that is reached first from here; without a saint and without inns it is always the hoard."""
    hoard = Hoard(survey)
    if not survey.realm.inns:
        return hoard
    siege = Siege(survey)
    return siege if siege.forecast() < hoard.forecast() else hoard
