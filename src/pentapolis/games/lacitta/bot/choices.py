"""Which actions of La Città are worth considering, and how well a seat stands after each of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pentapolis.games.lacitta.actions import PAIRS, Build, Look, PlaceCastle
from pentapolis.games.lacitta.bot.memory import remembered_points
from pentapolis.games.lacitta.bot.prospects import outcomes, ways
from pentapolis.games.lacitta.bot.sites import building_sites, castle_sites
from pentapolis.games.lacitta.components import ROUNDS, YEARS
from pentapolis.games.lacitta.components.board import ROADS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.castles import sites_for_castles
from pentapolis.games.lacitta.scoring import points_of, result_of
from pentapolis.games.lacitta.state import BUILDING, LOOKING, PLACING, TURN
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import victory_shares

SHARP, BLUNT = 2.0, 0.8
"""So many points ahead, at the end and for each year before, make victory almost three times as likely."""
CLOSE = 4.0
"""The same for the end of a guess, where a few points could easily have come otherwise."""
MOST_SITES, FEW_SITES = 2, 1
"""The number of sites in each city that are considered for a building; the fewer when a guess goes on."""
MOST_CASTLES = 10
"""The number of places that are considered for a first castle."""


def chances(state: LaCitta) -> list[float]:
    """Chances of victory by the points expected."""
    years = YEARS - state.year + 1 - max(0, state.turn) / (ROUNDS * state.seats)
    return compared(remembered_points(state), SHARP + BLUNT * years)


def compared(points: Sequence[float], scale: float) -> list[float]:
    """Chances by points, of which `scale` more make victory almost three times as likely."""
    best = max(points)
    strengths = [exp((each - best) / scale) for each in points]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def chances_at_the_end(state: LaCitta) -> list[float]:
    """What a guess at the end is worth: victory, and by how much, because it is only a guess."""
    points = [float(points_of(state, seat)) for seat in range(state.seats)]
    shares = victory_shares(result_of(state), state.seats)
    return [(share + close) / 2 for share, close in zip(shares, compared(points, CLOSE), strict=True)]


def prospects_of(state: LaCitta, seat: int, actions: Sequence[Action]) -> list[float]:
    """The chances of a seat after each of these, if it makes the best of the card."""
    return [
        max([chances(after)[seat] for after in outcomes(state, seat, action)], default=0.0)
        for action in actions
    ]


def sensible(state: LaCitta, seat: int, legal: list[Action], most: int) -> list[Action]:
    """Return the actions worth considering."""
    phase = state.phase
    if phase == TURN:
        return list(ways(state, seat, most)) or legal
    if phase == BUILDING:
        sites: dict[int, list[int]] = {}
        kept: list[Action] = []
        for action in legal:
            if isinstance(action, Build):
                if action.building not in sites:
                    sites[action.building] = building_sites(state, seat, action.building, most)
                if action.hex in sites[action.building]:
                    kept.append(action)
        return kept or legal
    if phase == PLACING:
        best = castle_sites(ROADS[state.seats], state.land, sites_for_castles(state))[:MOST_CASTLES]
        return [action for action in legal if isinstance(action, PlaceCastle) and action.hex in best]
    if phase == LOOKING:
        return [max(legal, key=lambda action: news(state, seat, action))]
    return legal


def news(state: LaCitta, seat: int, action: Action) -> int:
    """How many voice cards are new to the seat if it looks at these."""
    if not isinstance(action, Look):
        return 0
    return sum([not state.looked[seat] >> circle & 1 for circle in PAIRS[action.voices]])
