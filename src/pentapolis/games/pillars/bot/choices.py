"""Decisions of The Pillars of the Earth in which one choice is plainly the best: trading and building."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.pillars.actions import (
    BOOST,
    COLLECT,
    CONVERT,
    DECLINE,
    FINISH,
    RETURN,
)
from pentapolis.games.pillars.bot.outlook import holding
from pentapolis.games.pillars.bot.trades import best_trade
from pentapolis.games.pillars.bot.worth import end_of_round, keeping, least_missed, settlement
from pentapolis.games.pillars.components import (
    BOOSTABLE,
    CAPACITY_GIFT,
    TRADED,
    income_of,
    members,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.cathedral import able, uses_left
from pentapolis.games.pillars.state import (
    BOOSTING,
    CHOOSING_CUBE,
    CONVERTING,
    RETURNING,
    TRADING,
)
from pentapolis.kernel.actions import Action


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
