"""Advice for playing Antiquity: a first, honest judgement of positions."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from pentapolis.games.antiquity.actions import DONE, Dig, Lift, Offer, Resign, TakeBack
from pentapolis.games.antiquity.components import CATHEDRAL, GRANARY, food_in, units_in
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.antiquity.scoring import clean_hexes
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, victory_shares

PERSON = 1.0
TYPE_OF_BUILDING = 0.8
COLONY = 3.0
SAINT = 4.0
SPARE_SQUARE = 0.05
CLEAN_HEX = 0.06
GROWING_GOOD = 0.25
GOOD = 0.3
HUNGER = 0.35
MAN_AT_WORK = 0.35
"""What these are worth, in people."""

SCALE = 6.0
"""So many people more make a good chance."""


class AntiquityAdvisor(Advisor[Antiquity]):
    """Counts people, buildings, goods, land and room for graves."""

    def evaluate(self, state: Antiquity) -> Sequence[float]:
        result = state.result
        if result is not None:
            return victory_shares(result, state.seats)
        values = [self._worth(state, seat) for seat in range(state.seats)]
        best = max(values)
        strengths = [exp((value - best) / SCALE) if value else 0.0 for value in values]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def candidates(self, state: Antiquity, seat: int, legal: list[Action], rng: Random) -> list[Action]:  # noqa: ARG002
        """Nothing that leads back or nowhere; of very many alike only some."""
        useless = (TakeBack, Lift, Dig, Resign, Offer)
        kept = [action for action in legal if not isinstance(action, useless)] or legal
        if len(kept) > MOST:
            kept = [*rng.sample(kept, MOST), *([DONE] if DONE in kept else [])]
        return kept

    @staticmethod
    def _worth(state: Antiquity, seat: int) -> float:
        realm = state.realms[seat]
        if realm.out:
            return 0.0
        empty = realm.empty().bit_count()
        worth = 20.0 + PERSON * realm.people() + TYPE_OF_BUILDING * len(realm.standing_types(False))
        worth += COLONY * (len(realm.centres) - 1)
        worth += SAINT * realm.works(CATHEDRAL) if realm.masks[CATHEDRAL] else 0.0
        worth += SPARE_SQUARE * empty + CLEAN_HEX * min(clean_hexes(state, seat), 30)
        worth += GROWING_GOOD * sum([country.goods.bit_count() for country in realm.country])
        room = state.room_for_goods(realm)
        goods = units_in(realm.goods)
        worth += GOOD * min(goods, 3 + (room if room is not None else goods))
        worth += MAN_AT_WORK * realm.manned.bit_count()
        hunger = state.famine - food_in(realm.goods) - 3 * realm.works(GRANARY)
        worth -= HUNGER * max(0, hunger + 1) * (1 + 20 / (empty + 5))
        return max(worth, 0.1)


MOST = 24
"""No more actions than that are thought about."""
