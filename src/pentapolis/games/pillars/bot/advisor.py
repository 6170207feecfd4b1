"""What the bots know about playing The Pillars of the Earth well.

`worth` tells what craftsmen and goods will bring, `outlook` how a seat stands, `gains` what an action adds to
that, `choices` what to do where one way is plainly the best, and `reasons` why. Everything is counted in
points.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentapolis.games.pillars.bot.builders import builders_worth
from pentapolis.games.pillars.bot.choices import PLAIN_CHOICES
from pentapolis.games.pillars.bot.gains import GAINS
from pentapolis.games.pillars.bot.outlook import chances, standing, standing_before
from pentapolis.games.pillars.bot.reasons import reasons_for
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import BUILDERS, CARDS, FIRST_PLACE, REJECTING
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, Reason, victory_shares

MOST_CANDIDATES = 7


class PillarsAdvisor(Advisor[Pillars]):
    """The Pillars of the Earth for bots."""

    def evaluate(self, state: Pillars) -> Sequence[float]:
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        if state.stage == CARDS and is_beginning(state) and state.round > 1:
            return chances(state.round - 1, [standing_before(state, seat) for seat in _seats(state)])
        standings = [standing(state, seat) + self._to_place(state, seat) for seat in _seats(state)]
        return chances(state.round, standings)

    def _to_place(self, state: Pillars, seat: int) -> float:
        return 0.0 if is_beginning(state) and state.stage == CARDS else builders_worth(state, seat)

    def candidates(self, state: Pillars, seat: int, legal: list[Action], rng: Random) -> list[Action]:  # noqa: ARG002
        plain = PLAIN_CHOICES.get(state.phase)
        if plain is not None:
            return [plain(state, seat)]
        if len(legal) <= MOST_CANDIDATES:
            return legal
        values = self.appraise(state, seat, legal)
        order = sorted(range(len(legal)), key=lambda number: -values[number])
        return [legal[number] for number in order[:MOST_CANDIDATES]]

    def best_looking(self, state: Pillars, seat: int, rng: Random) -> Action:  # noqa: ARG002
        plain = PLAIN_CHOICES.get(state.phase)
        if plain is not None:
            return plain(state, seat)
        legal = state.legal(seat)
        gains = GAINS.get(state.phase)
        values = self.appraise(state, seat, legal) if gains is None else gains(state, seat, legal)
        return legal[max(range(len(legal)), key=values.__getitem__)]

    def appraise(self, state: Pillars, seat: int, actions: Sequence[Action]) -> list[float]:
        """While cards are chosen and builders placed, only what the seat itself gains is counted."""
        gains = GAINS.get(state.phase)
        if gains is None:
            return super().appraise(state, seat, actions)
        standings = [standing(state, other) for other in _seats(state)]
        own = standings[seat]
        values = []
        for gain in gains(state, seat, actions):
            standings[seat] = own + gain
            values.append(chances(state.round, standings)[seat])
        return values

    def reasons(self, state: Pillars, seat: int, action: Action) -> Sequence[Reason]:
        return reasons_for(state, seat, action)

    def foresight(self, state: Pillars) -> int:  # noqa: ARG002
        """As far as `playout` likes."""
        return 200

    def playout(self, state: Pillars, actions: int, rng: Random) -> Sequence[float]:
        """Guesses end when everybody has acted equally often: with the last card, or the last builder."""
        for _ in range(actions):
            if not state.actors or state.stage >= FIRST_PLACE or is_beginning(state):
                break
            seat = state.actors[0]
            state.play(seat, self.best_looking(state, seat, rng))
        return self.evaluate(state)


def _seats(state: Pillars) -> range:
    return range(state.seats)


def is_beginning(state: Pillars) -> bool:
    """Whether this is the first decision of phase I or II."""
    if state.stage == CARDS:
        return not state.passed and not any(state.cards) and state.craftsmen.bit_count() == 2
    return (
        state.stage == BUILDERS and state.phase == REJECTING and not state.handled and bool(state.rejections)
    )
