"""What the bots know about playing The Pillars of the Earth well.

A seat stands as well as its points, what its gold and cubes will still become, and what its craftsmen and
lasting advantages can be expected to bring in the rounds that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random

from pentapolis.games.pillars.components import (
    BOX,
    CAPACITY,
    GOLD,
    KINGSBRIDGE,
    MAKES_GOLD,
    MAKES_POINTS,
    NEEDS,
    PLACE_OF_SPACE,
    PLACES,
    PRIORY,
    ROUNDS,
    SHIRING,
    TAKES,
    income_of,
    members,
)
from pentapolis.games.pillars.rules import Pillars
from pentapolis.games.pillars.state import CATHEDRAL, CONVERTING, EMPTY, OVER
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, victory_shares

GOLD_WORTH = (0.16, 0.17, 0.19, 0.21, 0.23, 0.12)
"""A gold in points, round by round."""

CUBE_WORTH = (0.35, 0.5, 0.7, 1.6)
"""A cube of each resource in points, before it is known who works on it."""

CUBES_A_ROUND = (3.0, 2.5, 3.0, 0.8)
"""What a player can expect to have of each resource in a round."""

KEPT_CUBES = 0.8
"""The share of its worth that a cube has when it must be carried into another round."""

ADVANTAGE_WORTH = {"francis": 0.35, "philip": 0.5, "ellen": 0.2, "jack": 0.7, "otto": 0.2}
"""Lasting advantages in points for each round left; those with income count by their cubes."""

ONCE_WORTH = 0.8
BUILDER_WORTH = {"market": 0.5, "court": 0.9, "castle": 0.5, "start-player": 0.3, "bishop": 0.6}
"""Builders on places that bring something later in the round."""

SHARP = 5.0
"""So many points ahead make victory almost three times as likely."""


class PillarsAdvisor(Advisor[Pillars]):
    """The Pillars of the Earth for bots."""

    def evaluate(self, state: Pillars) -> Sequence[float]:
        if state.decision == OVER and state.result is not None:
            return victory_shares(state.result, state.seats)
        standings = [standing(state, seat) for seat in range(state.seats)]
        best = max(standings)
        weights = [exp((value - best) / SHARP) for value in standings]
        total = sum(weights)
        return [weight / total for weight in weights]

    def candidates(self, state: Pillars, seat: int, legal: list[Action], rng: Random) -> list[Action]:  # noqa: ARG002
        """In the cathedral the order hardly matters: whoever can work goes on in the order of the row."""
        return legal[-2:] if state.decision == CONVERTING and len(legal) > 2 else legal


def standing(state: Pillars, seat: int) -> float:
    """Points, and what the seat's things are worth in points."""
    rounds = ROUNDS - state.round + (state.stage < CATHEDRAL)
    stock = state.stocks[seat]
    gold = stock[GOLD] + (state.workers[seat] if state.stage < CATHEDRAL else 0)
    value = state.points[seat] + min(gold, 30) * GOLD_WORTH[min(state.round, ROUNDS) - 1]
    coming = expected_cubes(state, seat)
    for kind, worth in enumerate(CUBE_WORTH):
        share = 1.0 if state.stage <= CATHEDRAL else KEPT_CUBES
        value += (stock[kind] + coming[kind]) * worth * share * (rounds > 0)
    value += row_worth(state.rows[seat]) * rounds
    for card in members(state.advantages[seat]):
        advantage = BOX.advantages[card]
        value += ONCE_WORTH if advantage.kind == "once" else ADVANTAGE_WORTH.get(advantage.id, 0.4) * rounds
    for space, owner in enumerate(state.places):
        if owner == seat:
            value += space_worth(state, space)
    return value


def expected_cubes(state: Pillars, seat: int) -> list[int]:
    """What the seat's resource cards will yield."""
    cubes = list(income_of(state.advantages[seat]))
    for card in members(state.cards[seat]):
        resource = BOX.resource_cards[card]
        cubes[("sand", "wood", "stone").index(resource.resource)] += resource.yields
    return cubes


@lru_cache(maxsize=1 << 16)
def row_worth(row: int) -> float:
    """What the craftsmen of a row can make in a round from what is usually there, beyond selling it."""
    left = list(CUBES_A_ROUND)
    worth = 0.0
    for craftsman in sorted(members(row), key=lambda card: -_gain(card)):
        if NEEDS[craftsman] and not NEEDS[craftsman] & row:
            continue
        uses = float(CAPACITY[craftsman] or 1)
        for good, amount in TAKES[craftsman]:
            uses = min(uses, 2.0 if good == GOLD else left[good] / amount)
        for good, amount in TAKES[craftsman]:
            if good != GOLD:
                left[good] -= uses * amount
        worth += uses * max(_gain(craftsman), 0.05)
    return worth


def _gain(craftsman: int) -> float:
    """What one use brings in points, less half of what it takes."""
    taken = sum(
        amount * (0.15 if good == GOLD else CUBE_WORTH[good] / 2) for good, amount in TAKES[craftsman]
    )
    return MAKES_POINTS[craftsman] + 0.15 * MAKES_GOLD[craftsman] - taken


def space_worth(state: Pillars, space: int) -> float:
    """What a builder on a space will bring, in points."""
    if space in KINGSBRIDGE:
        card = state.kingsbridge[space - KINGSBRIDGE[0]]
        gain = None if card == EMPTY else BOX.advantages[card].gain
        return 0.0 if gain is None else 1.5 + gain.points / 2
    if space in SHIRING:
        craftsman = state.shiring[space - SHIRING[0]]
        return 0.0 if craftsman == EMPTY else 0.6 * (ROUNDS - state.round + 1) * max(_gain(craftsman), 0.3)
    if space in PRIORY:
        return (2.0, 1.0)[space - PRIORY[0]]
    return BUILDER_WORTH[PLACES[PLACE_OF_SPACE[space]]]
