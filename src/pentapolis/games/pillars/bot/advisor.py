"""What the bots know about playing The Pillars of the Earth well.

`worth` tells what craftsmen and goods will bring, `outlook` how a seat stands, `choices` what to do where one
way is plainly the best. Everything is counted in points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random

from pentapolis.games.pillars.actions import Accept, Hire, PlaceBuilder, TakeCard, Wait
from pentapolis.games.pillars.bot.builders import builders_worth, space_worths
from pentapolis.games.pillars.bot.choices import PLAIN_CHOICES
from pentapolis.games.pillars.bot.outlook import holding, prospect, standing
from pentapolis.games.pillars.bot.worth import gold_table
from pentapolis.games.pillars.components import (
    CARD_KIND,
    CARD_WORKERS,
    CARD_YIELD,
    COST,
    GOLD,
    GOLD_LIMIT,
    ROUNDS,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.phase_two import free_space, price_of
from pentapolis.games.pillars.state import (
    BUILDERS,
    CARDS,
    CHOOSING_CARDS,
    FIRST_PLACE,
    PLACING,
    PLACING_FREE,
    REJECTING,
    waiting_builders,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor, victory_shares

SURE_LEAD, LEAD_A_ROUND = 2.0, 0.7
"""The lead that makes victory almost three times as likely: at the end, and what each round adds to it."""

MOST_CANDIDATES = 7
PAYING_SHARE = 0.5
"""How many of those who can still place before a builder that waits will do so."""

FREE_WORKER = 0.04
"""What a worker is worth in addition to the mill while there are cards to take."""

REJECTION = 0.2
"""What it is worth to keep the right to send a builder back."""


class PillarsAdvisor(Advisor[Pillars]):
    """The Pillars of the Earth for bots."""

    def evaluate(self, state: Pillars) -> Sequence[float]:
        if state.result is not None:
            return victory_shares(state.result, state.seats)
        return chances(state, [standing(state, seat) + self._to_place(state, seat) for seat in _seats(state)])

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
            values.append(chances(state, standings)[seat])
        return values

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


def chances(state: Pillars, standings: Sequence[float]) -> list[float]:
    """The chances of victory that standings in points give."""
    lead = SURE_LEAD + LEAD_A_ROUND * (ROUNDS - state.round)
    best = max(standings)
    weights = [exp((value - best) / lead) for value in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


# What actions gain, in points ---------------------------------------------------------------------------


def card_gains(state: Pillars, seat: int, actions: Sequence[Action]) -> list[float]:
    """Choosing cards: what the round brings with one more card or craftsman."""
    held, _ = holding(state, seat)
    base = prospect(held, False)
    gains = []
    for action in actions:
        stock = [*held.stock]
        if isinstance(action, TakeCard):
            workers = CARD_WORKERS[action.card]
            stock[CARD_KIND[action.card]] += CARD_YIELD[action.card]
            stock[GOLD] = max(stock[GOLD] - workers, 0)
            after = held._replace(stock=tuple(stock))
            gains.append(prospect(after, False) - base - FREE_WORKER * workers)
        elif isinstance(action, Hire):
            stock[GOLD] = max(stock[GOLD] - COST[action.craftsman], 0)
            after = held._replace(stock=tuple(stock), row=held.row | 1 << action.craftsman)
            gains.append(prospect(after, False) - base)
        else:
            gains.append(-FREE_WORKER * state.workers[seat])
    return gains


def builder_gains(state: Pillars, seat: int, actions: Sequence[Action]) -> list[float]:
    """Placing a builder for its price, or later for free, when others have chosen before."""
    held, _ = holding(state, seat)
    worths = space_worths(state, seat)
    price = price_of(state) if state.phase == PLACING else 0
    cost = gold_cost(held.stock[GOLD], price, state.round)
    gains = []
    for action in actions:
        if isinstance(action, PlaceBuilder):
            gains.append(worths[free_space(state, action.target)] - cost)
        elif isinstance(action, Wait):
            gains.append(worth_of_waiting(state, worths))
        else:
            gains.append(max(worths) - 1.0 * (state.round < ROUNDS))
    return gains


def gold_cost(gold: int, price: int, round_number: int) -> float:
    """What it costs to pay `price` out of `gold`."""
    table = gold_table(round_number, 0)
    return table[min(gold, GOLD_LIMIT)] - table[max(gold - price, 0)]


def worth_of_waiting(state: Pillars, worths: Sequence[float]) -> float:
    """The space that is probably left when a builder that waits now is placed."""
    before = len(waiting_builders(state)) + PAYING_SHARE * sum(state.bag)
    ranked = sorted(worths, reverse=True)
    low = int(before)
    share = before - low
    return (1 - share) * ranked[low] + share * ranked[low + 1]


def rejection_gains(state: Pillars, seat: int, actions: Sequence[Action]) -> list[float]:
    """What it is worth to be next, for oneself and for others."""
    next_one = [_gain_of_next(state, other) * (1 if other == seat else -0.7) for other in _seats(state)]
    bag = [number + (other == state.hand) for other, number in enumerate(state.bag)]
    redrawn = sum([number * gain for number, gain in zip(bag, next_one, strict=True)]) / sum(bag)
    return [next_one[state.hand] if isinstance(action, Accept) else redrawn - REJECTION for action in actions]


def _gain_of_next(state: Pillars, seat: int) -> float:
    if state.stocks[seat][GOLD] < price_of(state):
        return 0.0
    held, _ = holding(state, seat)
    worths = space_worths(state, seat)
    cost = gold_cost(held.stock[GOLD], price_of(state), state.round)
    return max(max(worths) - cost - worth_of_waiting(state, worths), 0.0)


GAINS: dict[int, Callable[[Pillars, int, Sequence[Action]], list[float]]] = {
    CHOOSING_CARDS: card_gains,
    PLACING: builder_gains,
    PLACING_FREE: builder_gains,
    REJECTING: rejection_gains,
}
"""Decisions in which the gain is known without trying."""
