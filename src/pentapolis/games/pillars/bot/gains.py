"""What actions of The Pillars of the Earth gain, in points, where that is known without trying them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pentapolis.games.pillars.actions import Accept, Hire, PlaceBuilder, TakeCard, Wait
from pentapolis.games.pillars.bot.builders import space_worths
from pentapolis.games.pillars.bot.outlook import Holding, holding, prospect
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
    CHOOSING_CARDS,
    PLACING,
    PLACING_FREE,
    REJECTING,
    waiting_builders,
)
from pentapolis.kernel.actions import Action

PAYING_SHARE = 0.5
"""How many of those who can still place before a builder that waits will do so."""

FREE_WORKER = 0.04
"""What a worker is worth in addition to the mill while there are cards to take."""

REJECTION = 0.2
"""What it is worth to keep the right to send a builder back."""


def card_gains(state: Pillars, seat: int, actions: Sequence[Action]) -> list[float]:
    """Choosing cards: what the round brings with one more card or craftsman."""
    held, _ = holding(state, seat)
    base = prospect(held, False)
    gains = []
    for action in actions:
        if isinstance(action, TakeCard):
            workers = CARD_WORKERS[action.card]
            gains.append(prospect(with_card(held, action.card), False) - base - FREE_WORKER * workers)
        elif isinstance(action, Hire):
            gains.append(prospect(with_hired(held, action.craftsman), False) - base)
        else:
            gains.append(-FREE_WORKER * state.workers[seat])
    return gains


def with_card(held: Holding, card: int) -> Holding:
    """What a seat will have if it takes a resource card, whose workers are missing in the mill."""
    stock = [*held.stock]
    stock[CARD_KIND[card]] += CARD_YIELD[card]
    stock[GOLD] = max(stock[GOLD] - CARD_WORKERS[card], 0)
    return held._replace(stock=tuple(stock))


def with_hired(held: Holding, craftsman: int) -> Holding:
    """What a seat will have if it hires a craftsman."""
    stock = [*held.stock]
    stock[GOLD] = max(stock[GOLD] - COST[craftsman], 0)
    return held._replace(stock=tuple(stock), row=held.row | 1 << craftsman)


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
    next_one = [gain_of_next(state, other) * (1 if other == seat else -0.7) for other in range(state.seats)]
    bag = [number + (other == state.hand) for other, number in enumerate(state.bag)]
    redrawn = sum([number * gain for number, gain in zip(bag, next_one, strict=True)]) / sum(bag)
    return [next_one[state.hand] if isinstance(action, Accept) else redrawn - REJECTION for action in actions]


def gain_of_next(state: Pillars, seat: int) -> float:
    """What a seat gains by being drawn now and not later."""
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
