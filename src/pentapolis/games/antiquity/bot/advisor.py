"""What the bots know about playing Antiquity well.

Everybody has a goal, that of a saint (`goals/`), and is judged by the rounds that it still takes
(`outlook.py`). Mostly it is San Christofori's: his Cathedral costs one stone and keeps all goods, so
that whatever is gathered counts, and the food at hand holds off the famine. The planner turns a goal into a
few actions for each decision: `planning.py` in the city, `landscape.py` and `settling.py` in the country,
`packing.py` on the grids.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from pentapolis.games.antiquity.actions import (
    Build,
    Discard,
    Done,
    Man,
    Offer,
    Resign,
    Take,
    TakeBack,
    Withdraw,
)
from pentapolis.games.antiquity.actions.lists import DONE
from pentapolis.games.antiquity.bot.houses import units_of
from pentapolis.games.antiquity.bot.landscape import country_choices, pollution_choices
from pentapolis.games.antiquity.bot.outlook import AT_ONCE, Outlook, Scored
from pentapolis.games.antiquity.bot.packing import least_missed
from pentapolis.games.antiquity.bot.planning import cheapest, city_choices
from pentapolis.games.antiquity.bot.reasons import reasons_for
from pentapolis.games.antiquity.bot.settling import first_city_choices
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.state import changing
from pentapolis.games.antiquity.state.phases import (
    CITY_BUILDING,
    COUNTRY,
    EXPLORATION,
    FIRST_CITIES,
    HARVEST,
    STORING,
)
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, Reason, victory_shares

SCALE = 2.0
"""So many rounds ahead make a good chance."""

SCORE = 0.02
"""By what share an action that is worth a good more seems to be better."""

MOST = 8
MARGIN = 3.0
MARGIN_IN_CITY = 9.0
"""No more actions than that are thought about, and none that seem to be worth so much less than the best."""

MOST_THOUGHTS = 4
"""So often a plan is thought about before it is made; then the planner goes on alone."""

LONGEST = {2: 25, 3: 6, 4: 4}
"""By seats: a guess that has not ended after so many rounds is judged as it stands, to save time."""

NEVER = 40
"""Whoever is out will not have won by this round, which nobody needs."""

HASTE = 0.3
"""What a seat's own speed counts besides the lead: others may be quicker than the guess takes them to be."""

TO_SPARE = 0.15
"""What it counts to have more than enough at the end: the goal is then within reach a round earlier."""


class AntiquityAdvisor(Advisor[Antiquity]):
    """Knows what to do next, and how long it will still take."""

    asides = (Offer, Resign, TakeBack, Withdraw)

    def imagine(self, state: Antiquity, seat: int) -> None:
        """Others who have finished their plans planned as the planner would, not anyhow."""
        if state.phase != CITY_BUILDING:
            return
        ply = state.ply
        for other in state.order[state.executed :]:
            if other != seat and state.realms[other].finished:
                _plan_again(state, other)
                while other in state.actors:
                    state.play(other, max(choices(state, other, state.legal(other)), key=_score)[1])
        state.ply = ply

    def evaluate(self, state: Antiquity) -> Sequence[float]:
        result = state.result
        if result is not None:
            return victory_shares(result, state.seats)
        rounds = [
            None if state.realms[seat].out else self._rounds(state, seat) for seat in range(state.seats)
        ]
        best = min([number for number in rounds if number is not None])
        strengths = [0.0 if number is None else exp((best - number) / SCALE) for number in rounds]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    @staticmethod
    def _rounds(state: Antiquity, seat: int) -> float:
        return Outlook(state, seat).forecast()

    def candidates(self, state: Antiquity, seat: int, legal: list[Action], rng: Random) -> list[Action]:  # noqa: ARG002
        """The best few of what the planner thinks of; one if there is nothing to think about."""
        scored = choices(state, seat, legal)
        best = max(scored, key=_score)
        planning = state.phase == CITY_BUILDING
        if best[0] >= AT_ONCE or (planning and _is_settled(state.realms[seat], best[1])):
            return [best[1]]
        scored.sort(key=_score, reverse=True)
        margin = MARGIN_IN_CITY if planning else MARGIN
        return [action for score, action in scored[:MOST] if score >= best[0] - margin]

    def appraise(self, state: Antiquity, seat: int, actions: Sequence[Action]) -> list[float]:
        """Half the chances now, more or less by what the planner thinks of an action.

        Half, so that a search that has no time to try all prefers what it has tried.
        """
        now = self.evaluate(state)[seat] / 2
        scores = {action: score for score, action in choices(state, seat, state.legal(seat))}
        return [now * (1 + SCORE * scores.get(action, -AT_ONCE)) for action in actions]

    def reasons(self, state: Antiquity, seat: int, action: Action) -> Sequence[Reason]:
        return reasons_for(state, seat, action)

    def best_looking(self, state: Antiquity, seat: int, rng: Random) -> Action:  # noqa: ARG002
        return max(choices(state, seat, state.legal(seat)), key=_score)[1]

    def playout(self, state: Antiquity, actions: int, rng: Random) -> Sequence[float]:  # noqa: ARG002
        """Everybody goes on by the planner, two players until one has won."""
        last = state.round + LONGEST[state.seats]
        while state.actors and state.round < last:
            seat = state.actors[0]
            state.play(seat, self.best_looking(state, seat, rng))
        return self._judged(state)

    def _judged(self, state: Antiquity) -> list[float]:
        ends = [self._end(state, seat) for seat in range(state.seats)]
        best = min(ends)
        strengths = [exp((best - end) / SCALE) for end in ends]
        total = sum(strengths)
        return [
            (1 - HASTE) * strength / total + HASTE * max(0.0, 1 - end / NEVER)
            for strength, end in zip(strengths, ends, strict=True)
        ]

    def _end(self, state: Antiquity, seat: int) -> float:
        """The round in which a seat will have reached its goal."""
        if state.realms[seat].out:
            return float(NEVER)
        left = self._rounds(state, seat)
        if state.result is None:
            return state.round + max(0.5, left)
        if seat in state.result.winners:
            return state.round + TO_SPARE * left
        return state.round + max(1.0, left)  # also whoever lost a tie is a round late


def _plan_again(state: Antiquity, seat: int) -> None:
    """Take a finished plan back to where it began."""
    realm = state.realms[seat]
    while realm.before is not None:
        realm = realm.before
    state.realms[seat] = realm.copy()
    state.owned |= 1 << seat
    changing(state, seat).finished = False
    state.actors = tuple(sorted((*state.actors, seat)))


def _is_settled(realm: Realm, best: Action) -> bool:
    """Whether a plan needs no more thought. Men are sent where the planner says, and thoughts end."""
    return isinstance(best, Man) or _thoughts(realm) >= MOST_THOUGHTS


def _thoughts(realm: Realm) -> int:
    """How often the plan so far was thought about, at most: at a purchase once, at an exchange twice."""
    number = 0
    step: Realm | None = realm
    while step is not None:
        if isinstance(step.did, Take):
            number += 2
        elif isinstance(step.did, Build) and units_of(step.did.piece):
            number += 1
        step = step.before
    return number


def _score(scored: tuple[float, Action]) -> float:
    return scored[0]


def choices(state: Antiquity, seat: int, legal: list[Action]) -> Scored:
    """The planner's actions for the decision at hand, with what they are worth in goods; at least one."""
    if len(legal) == 1:
        return [(AT_ONCE, legal[0])]
    phase = state.phase
    if phase == CITY_BUILDING:
        return city_choices(state, seat, legal)
    if phase == COUNTRY:
        if state.food or state.luxury:
            return [(AT_ONCE, cheapest(Outlook(state, seat), legal))]
        return country_choices(state, seat, legal)
    if phase == FIRST_CITIES:
        return first_city_choices(state, legal)
    if phase == STORING:
        return [(AT_ONCE, _least_wanted(state, seat, legal))]
    if phase == HARVEST:
        return [(AT_ONCE, legal[0])]
    if phase == EXPLORATION:
        return [(AT_ONCE, next(action for action in legal if not isinstance(action, Done)))]
    if state.realms[seat].markers:
        _, best = max(pollution_choices(state, seat, legal), key=_score)
        return [(AT_ONCE, best)]
    return [(AT_ONCE, least_missed(state.realms[seat], legal))]


def _least_wanted(state: Antiquity, seat: int, legal: Sequence[Action]) -> Action:
    """The good to give up; none as soon as the rest fits, where goods may be given up freely (ruling 48)."""
    if DONE in legal:
        return DONE
    outlook = Outlook(state, seat)

    def spare(action: Action) -> float:
        assert isinstance(action, Discard)
        return outlook.surplus[action.good] + 0.1 * outlook.counts[action.good]

    return max(legal, key=spare)
