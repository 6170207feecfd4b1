"""What Attika tells the bots: how the race to thirty buildings and to the shrines stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from pentapolis.games.attika.components import cards_in
from pentapolis.games.attika.rules import Attika
from pentapolis.kernel.advice import Advisor, victory_shares

TURNS_TO_DRAW = 1 / 2
TURNS_TO_BUILD = 1 / 3
TURNS_FOR_CARD = 1 / 3
"""What a draw, a build and a card are worth in turns."""


class AttikaAdvisor(Advisor[Attika]):
    """Judges a position by the turns that each seat still needs."""

    def evaluate(self, state: Attika) -> Sequence[float]:
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        strengths = [exp(-self.turns_left(state, seat)) for seat in range(state.seats)]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def turns_left(self, state: Attika, seat: int) -> float:
        """About how many turns the seat needs to build everything."""
        to_draw = sum(map(len, state.stacks_of(seat)))
        stored = len(state.stored[seat])
        saved = cards_in(state.hands[seat]) + state.amphorae[seat] - len(state.settlements[seat])
        return to_draw * TURNS_TO_DRAW + stored * TURNS_TO_BUILD - saved * TURNS_FOR_CARD
