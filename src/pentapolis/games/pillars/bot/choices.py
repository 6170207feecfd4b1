"""Decisions of The Pillars of the Earth in which one choice is plainly the best: trading and building."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.pillars.actions import (
    BOOST,
    BUY,
    COLLECT,
    CONVERT,
    DECLINE,
    FINISH,
    RETURN,
    SELL,
    STOP,
)
from pentapolis.games.pillars.bot.outlook import holding
from pentapolis.games.pillars.bot.worth import end_of_round, keeping, least_missed, settlement
from pentapolis.games.pillars.components import (
    BOOSTABLE,
    BUY_PRICE,
    CAPACITY_GIFT,
    GOLD,
    GOLD_LIMIT,
    KINDS,
    SELL_PRICE,
    TRADED,
    income_of,
    members,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.cathedral import able, uses_left
from pentapolis.games.pillars.rules.market import most_bought, most_sold
from pentapolis.games.pillars.state import (
    BOOSTING,
    CHOOSING_CUBE,
    CONVERTING,
    RETURNING,
    TRADING,
)
from pentapolis.kernel.actions import Action

WORTH_TRADING = 0.02
"""Trades that bring less are left alone."""


def best_trade(state: Pillars, seat: int) -> Action:
    """The trade after which the round ends best, or none."""
    stock = state.stocks[seat]
    row, income = state.rows[seat], income_of(state.advantages[seat])

    def worth_with(kind: int, cubes: int, gold: int) -> float:
        after = [*stock]
        after[kind] += cubes
        after[GOLD] = min(after[GOLD] + gold, GOLD_LIMIT)
        return end_of_round(state.round, row, income, tuple(after)).worth

    best: Action = STOP
    most = worth_with(GOLD, 0, 0) + WORTH_TRADING
    for kind in KINDS:
        for number in range(1, most_sold(state, seat, kind) + 1):
            worth = worth_with(kind, -number, number * SELL_PRICE[kind])
            if worth > most:
                best, most = SELL[kind][number - 1], worth
    for kind in TRADED:
        for number in range(1, most_bought(state, seat, kind) + 1):
            worth = worth_with(kind, number, -number * BUY_PRICE[kind])
            if worth > most:
                best, most = BUY[kind][number - 1], worth
    return best


def all_uses_left(state: Pillars, seat: int, gift_to: int | None = None) -> tuple[tuple[int, int], ...]:
    """How often everybody can still work, one of them perhaps with the archbishop's gift."""
    return tuple(
        [
            (craftsman, uses_left(state, craftsman) + CAPACITY_GIFT * (craftsman == gift_to))
            for craftsman in able(state.rows[seat])
        ]
    )


def best_conversion(state: Pillars, seat: int) -> Action:
    """The next craftsman of the best plan, or none."""
    income = income_of(state.advantages[seat])
    stock = tuple(state.stocks[seat])
    order = settlement(state.round, state.rows[seat], income, stock, all_uses_left(state, seat)).order
    return CONVERT[order[0]] if order else FINISH


def best_boost(state: Pillars, seat: int) -> Action:
    """The craftsman whose further use is worth most."""
    row, income = state.rows[seat], income_of(state.advantages[seat])
    stock = tuple(state.stocks[seat])
    best: Action = DECLINE
    most = -1.0
    for craftsman in members(row & BOOSTABLE):
        worth = settlement(state.round, row, income, stock, all_uses_left(state, seat, craftsman)).worth
        if worth > most:
            best, most = BOOST[craftsman], worth
    return best


def best_return(state: Pillars, seat: int) -> Action:
    """The cube that will be missed least."""
    row, income = state.rows[seat], income_of(state.advantages[seat])
    return RETURN[least_missed(state.stocks[seat], keeping(row, income, state.round))]


def best_cube(state: Pillars, seat: int) -> Action:
    """The bishop's cube that is worth most at the end of the round."""
    held, _ = holding(state, seat)
    income = income_of(held.advantages)

    def worth_of(kind: int) -> float:
        stock = [*held.stock]
        stock[kind] += 1
        return end_of_round(held.round, held.row, income, tuple(stock)).worth

    return COLLECT[max([kind for kind in TRADED if state.market[kind]], key=worth_of)]


PLAIN_CHOICES: dict[int, Callable[[Pillars, int], Action]] = {
    TRADING: best_trade,
    CONVERTING: best_conversion,
    BOOSTING: best_boost,
    RETURNING: best_return,
    CHOOSING_CUBE: best_cube,
}
"""What is done without comparing."""
