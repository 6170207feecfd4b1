"""What the bots know about playing La Città well.

A position is judged by the points that everybody may expect at the end (`outlook.py`), after the citizens
have moved as the votes make likely (`movement.py`). A turn is judged as a whole: a card by the best that can
be done with it (`prospects.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

from pentapolis.games.lacitta.actions import PAIRS, Build, Look, PlaceCastle
from pentapolis.games.lacitta.components import ROUNDS, YEARS
from pentapolis.games.lacitta.means import offered, turns_left
from pentapolis.games.lacitta.movement import after_migration, expect_later_years, likely_wishes, neighbouring
from pentapolis.games.lacitta.outlook import seat_worth
from pentapolis.games.lacitta.prospects import PLANNED, outcomes, ways
from pentapolis.games.lacitta.rules import LaCitta
from pentapolis.games.lacitta.sites import building_sites, castle_sites
from pentapolis.games.lacitta.state import BUILDING, LOOKING, PLACING, STARVING, TURN, WISHING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, victory_shares

SHARP, BLUNT = 2.0, 0.8
"""So many points ahead, at the end and for each year before, make victory almost three times as likely."""
MOST_SITES, FEW_SITES = 2, 1
"""Of each city so many sites for a building are thought of; the fewer when a guess goes on."""
MOST_CASTLES = 10
"""So many places for a first castle are thought of."""


class LaCittaAdvisor(Advisor[LaCitta]):
    """Expected points, compared."""

    def evaluate(self, state: LaCitta) -> Sequence[float]:
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        return chances(state)

    def candidates(self, state: LaCitta, seat: int, legal: list[Action], rng: Random) -> list[Action]:  # noqa: ARG002
        return sensible(state, seat, legal, MOST_SITES)

    def appraise(self, state: LaCitta, seat: int, actions: Sequence[Action]) -> list[float]:
        if not isinstance(actions[0], PLANNED):
            return super().appraise(state, seat, actions)
        key = (*card_key(state), tuple(actions))
        values = _appraised.get(key)
        if values is None:
            values = [
                max([chances(after)[seat] for after in outcomes(state, seat, action)], default=0.0)
                for action in actions
            ]
            remember(_appraised, key, values)
        return values

    def foresight(self, state: LaCitta) -> int:
        return state.seats - 1

    def playout(self, state: LaCitta, actions: int, rng: Random) -> Sequence[float]:
        """Whole turns are counted, not actions; what must be decided between them is not."""
        self._finish_turn(state, rng)
        for _ in range(actions):
            if not state.actors:
                break
            seat = state.actors[0]
            state.play(seat, self.best_looking(state, seat, rng))
            self._finish_turn(state, rng)
        return self.evaluate(state)

    def _finish_turn(self, state: LaCitta, rng: Random) -> None:
        """Go on until somebody has to choose a card."""
        while state.actors and state.phase != TURN:
            seat = state.actors[0]
            state.play(seat, self.best_looking(state, seat, rng))

    def best_looking(self, state: LaCitta, seat: int, rng: Random) -> Action:  # noqa: ARG002
        if state.phase >= WISHING or state.phase < TURN:
            return self._best_of(state, seat)
        key = card_key(state)
        best = _best.get(key)
        if best is None:
            best = self._best_of(state, seat)
            remember(_best, key, best)
        return best

    def _best_of(self, state: LaCitta, seat: int) -> Action:
        candidates = sensible(state, seat, state.legal(seat), FEW_SITES)
        if len(candidates) == 1:
            return candidates[0]
        values = self.appraise(state, seat, candidates)
        return candidates[max(range(len(candidates)), key=values.__getitem__)]


def expected_points(state: LaCitta) -> list[float]:
    """What everybody may expect at the end."""
    pairs = neighbouring(state)
    people = after_migration(state, pairs)
    worth = [remembered_worth(state, seat, people) for seat in range(state.seats)]
    expect_later_years(state, pairs, worth)
    return worth


# What was asked before ---------------------------------------------------------------------------
# Possible worlds differ in little, and the search meets the same positions again and again.

Key = tuple[object, ...]
MOST_REMEMBERED = 1 << 13
_points: dict[Key, list[float]] = {}
_worth: dict[Key, float] = {}
_appraised: dict[Key, list[float]] = {}
_best: dict[Key, Action] = {}

V = TypeVar("V")


def remember(memory: dict[Key, V], key: Key, value: V) -> None:
    """Keep an answer; when there are too many, all are forgotten."""
    if len(memory) >= MOST_REMEMBERED:
        memory.clear()
    memory[key] = value


def position_key(state: LaCitta) -> Key:
    """Everything that a judgement depends on."""
    phase = state.phase
    return (
        state.land,
        state.options,
        state.year,
        state.turn,
        state.start_player,
        tuple(state.built),
        tuple(state.tiles),
        tuple(state.people),
        tuple(state.cities),
        tuple(state.gold),
        tuple(state.action_cards),
        tuple(state.figures),
        tuple(state.hungry),
        tuple(state.founded),
        tuple(state.wishes or likely_wishes(state.voices)),
        tuple(state.voices_gone),
        offered(state),
        (phase, state.queue, state.feeding, state.victims) if phase >= WISHING else None,
    )


def card_key(state: LaCitta) -> Key:
    """Everything that the choice of a card, or what to do with one, depends on."""
    return (
        *position_key(state),
        state.phase,
        tuple(state.display),
        state.card,
        state.price,
        state.left,
        state.site,
        state.looked[state.actors[0]],
    )


def remembered_points(state: LaCitta) -> list[float]:
    """What everybody may expect at the end, looked up if possible."""
    key = position_key(state)
    found = _points.get(key)
    if found is None:
        found = expected_points(state)
        remember(_points, key, found)
    return found


def remembered_worth(state: LaCitta, seat: int, people: Sequence[float]) -> float:
    """What a seat may expect for itself, looked up if possible."""
    key = (
        state.land,
        state.year,
        seat,
        turns_left(state, seat),
        tuple(state.built),
        tuple(state.tiles),
        tuple([people[city] for city in state.cities[seat]]),
        state.cities[seat],
        state.gold[seat],
        state.action_cards[seat],
        state.figures[seat],
        state.hungry[seat],
        state.founded[seat],
        offered(state),
        state.start_player,
        state.feeding,
        state.victims,
        state.phase == STARVING and state.actors[0],
    )
    found = _worth.get(key)
    if found is None:
        found = seat_worth(state, seat, people)
        remember(_worth, key, found)
    return found


# Chances ---------------------------------------------------------------------------


def chances(state: LaCitta) -> list[float]:
    """Chances of victory by the points expected."""
    worth = remembered_points(state)
    best = max(worth)
    years = YEARS - state.year + 1 - max(0, state.turn) / (ROUNDS * state.seats)
    scale = SHARP + BLUNT * years
    strengths = [exp((each - best) / scale) for each in worth]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def sensible(state: LaCitta, seat: int, legal: list[Action], most: int) -> list[Action]:
    """The actions worth a thought."""
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
        best = castle_sites(state.roads, state.land, state.roads.usable & ~state.crowded)[:MOST_CASTLES]
        return [action for action in legal if isinstance(action, PlaceCastle) and action.hex in best]
    if phase == LOOKING:
        return [max(legal, key=lambda action: news(state, seat, action))]
    return legal


def news(state: LaCitta, seat: int, action: Action) -> int:
    """How many voice cards are new to the seat if it looks at these."""
    if not isinstance(action, Look):
        return 0
    return sum([not state.looked[seat] >> circle & 1 for circle in PAIRS[action.voices]])
