"""What the bots know about playing La Città well.

A position is judged by the points that everybody may expect at the end (`outlook.py`), after the citizens
have moved as the votes make likely (`movement.py`). A turn is judged as a whole: a card by the best that can
be done with it (`prospects.py`). Guesses go on into the next year (`intentions.py`), and
`reasons.py` says what speaks for a choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pentapolis.games.lacitta.bot.choices import (
    FEW_SITES,
    MOST_SITES,
    chances,
    chances_at_the_end,
    prospects_of,
    sensible,
)
from pentapolis.games.lacitta.bot.intentions import Intentions
from pentapolis.games.lacitta.bot.memory import Key, card_key, remember
from pentapolis.games.lacitta.bot.plain_choices import PLAIN_CHOICES
from pentapolis.games.lacitta.bot.prospects import PLANNED
from pentapolis.games.lacitta.bot.reasons import reasons_for
from pentapolis.games.lacitta.components import ROUNDS, YEARS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.state import TURN
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, Reason, victory_shares

ROUNDS_OF_NEXT_YEAR = 2
"""So far guesses go on when the year has ended: cities that are short of something show it only then."""

_appraised: dict[Key, list[float]] = {}


class LaCittaAdvisor(Advisor[LaCitta]):
    """Expected points, compared."""

    def __init__(self) -> None:
        self._intentions = Intentions()
        self._year = YEARS
        """The year that is thought about."""

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
            values = prospects_of(state, seat, actions)
            remember(_appraised, key, values)
        return values

    def reasons(self, state: LaCitta, seat: int, action: Action) -> Sequence[Reason]:
        return reasons_for(state, seat, action)

    def foresight(self, state: LaCitta) -> int:
        """The turns that are left of the year, and the first of the next. Asked once for each decision."""
        self._intentions.forget()
        self._year = state.year
        if not state.year:
            return state.seats
        return ROUNDS * state.seats - max(0, state.turn) - 1 + ROUNDS_OF_NEXT_YEAR * state.seats

    def playout(self, state: LaCitta, actions: int, rng: Random) -> Sequence[float]:
        """Whole turns are counted, not actions. Who must pass has none: everybody stops in the same round."""
        self._finish_turn(state, rng)
        for _ in range(actions):
            if not state.actors or self._is_far_enough(state):
                break
            self._intentions.play_card(state)
            self._finish_turn(state, rng)
        return chances_at_the_end(state) if state.result else chances(state)

    def _is_far_enough(self, state: LaCitta) -> bool:
        return 0 < self._year < state.year and state.turn >= ROUNDS_OF_NEXT_YEAR * state.seats

    def _finish_turn(self, state: LaCitta, rng: Random) -> None:
        """Go on until somebody has to choose a card."""
        while state.actors and state.phase != TURN:
            seat = state.actors[0]
            state.play(seat, self.best_looking(state, seat, rng))

    def best_looking(self, state: LaCitta, seat: int, rng: Random) -> Action:  # noqa: ARG002
        plain = PLAIN_CHOICES.get(state.phase)
        if plain is not None:
            return plain(state, seat)
        candidates = sensible(state, seat, state.legal(seat), FEW_SITES)
        if len(candidates) == 1:
            return candidates[0]
        values = self.appraise(state, seat, candidates)
        return candidates[max(range(len(candidates)), key=values.__getitem__)]
