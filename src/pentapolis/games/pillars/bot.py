"""What the bots know about playing The Pillars of the Earth well.

A seat stands as well as its points, what its gold and cubes may still become, and what its craftsmen, lasting
advantages and builders can be expected to bring. Everything is counted in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from pentapolis.games.pillars.components import (
    BOX,
    CAPACITY,
    CARD_KIND,
    CARD_YIELD,
    GOLD,
    GOLD_LIMIT,
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
from pentapolis.games.pillars.state import CATHEDRAL, EMPTY
from pentapolis.kernel.advice import Advisor, victory_shares

GOLD_WORTH = (0.16, 0.17, 0.19, 0.21, 0.23, 0.12)
"""A gold, round by round."""

CUBE_WORTH = (0.35, 0.5, 0.7, 1.6)
CUBES_A_ROUND = (3.0, 2.5, 3.0, 0.8)
"""What a cube of each resource is worth, and how many of them a player can expect in a round."""

LASTING_WORTH = {"francis": 0.35, "philip": 0.5, "ellen": 0.2, "jack": 0.7, "otto": 0.2}
"""Lasting advantages for each round left; income counts by its cubes."""

ONCE_WORTH, CARD_WORTH, HIRED_WORTH = 0.8, 1.5, 0.6
PLACE_WORTH = {
    "market": 0.5,
    "court": 0.9,
    "castle": 0.5,
    "start-player": 0.3,
    "bishop": 0.6,
    "kingsbridge": CARD_WORTH,
}
SHARP = 5.0
"""So many points ahead make victory almost three times as likely."""


class PillarsAdvisor(Advisor[Pillars]):
    """The Pillars of the Earth for bots."""

    def evaluate(self, state: Pillars) -> Sequence[float]:
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        standings = [standing(state, seat) for seat in range(state.seats)]
        best = max(standings)
        weights = [exp((value - best) / SHARP) for value in standings]
        total = sum(weights)
        return [weight / total for weight in weights]


def standing(state: Pillars, seat: int) -> float:
    """Points, and what the seat's things are worth in points."""
    rounds = ROUNDS - state.round + (state.stage <= CATHEDRAL)
    stock, advantages = state.stocks[seat], state.advantages[seat]
    value = state.points[seat] + GOLD_WORTH[state.round - 1] * min(
        stock[GOLD] + state.workers[seat], GOLD_LIMIT
    )
    cubes = [held + rounds * income for held, income in zip(stock, income_of(advantages), strict=False)]
    for card in members(state.cards[seat]):
        cubes[CARD_KIND[card]] += CARD_YIELD[card]
    value += sum([number * worth for number, worth in zip(cubes, CUBE_WORTH, strict=True)])
    value += rounds * row_worth(state.rows[seat])
    for card in members(advantages):
        once = BOX.advantages[card].kind == "once"
        value += ONCE_WORTH if once else rounds * LASTING_WORTH.get(BOX.advantages[card].id, 0)
    return value + sum([space_worth(state, n) for n, owner in enumerate(state.places) if owner == seat])


@lru_cache(maxsize=1 << 16)
def row_worth(row: int) -> float:
    """What the craftsmen of a row gain in a round from what is usually there."""
    left = [*CUBES_A_ROUND, 6.0]
    worth = 0.0
    for craftsman in sorted(members(row), key=use_worth, reverse=True):
        if NEEDS[craftsman] and not NEEDS[craftsman] & row:
            continue
        uses = min([CAPACITY[craftsman] or 1, *[left[good] / amount for good, amount in TAKES[craftsman]]])
        for good, amount in TAKES[craftsman]:
            left[good] -= uses * amount
        worth += uses * max(use_worth(craftsman), 0.05)
    return worth


def use_worth(craftsman: int) -> float:
    """What one use brings, less half of what it takes."""
    taken = sum([amount * (*CUBE_WORTH, 0.3)[good] / 2 for good, amount in TAKES[craftsman]])
    return MAKES_POINTS[craftsman] + 0.15 * MAKES_GOLD[craftsman] - taken


def space_worth(state: Pillars, space: int) -> float:
    """What a builder on a space will bring."""
    if space in SHIRING:
        craftsman = state.shiring[space - SHIRING[0]]
        hired = 0 if craftsman == EMPTY else max(use_worth(craftsman), 0.3)
        return HIRED_WORTH * (ROUNDS - state.round + 1) * hired
    if space in PRIORY:
        return 2.0 - (space - PRIORY[0])
    card = state.kingsbridge[space - KINGSBRIDGE[0]] if space in KINGSBRIDGE else EMPTY
    return PLACE_WORTH[PLACES[PLACE_OF_SPACE[space]]] + (
        0 if card == EMPTY else BOX.advantages[card].gain.points
    )
