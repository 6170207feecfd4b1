"""The market of The Pillars of the Earth: the trade after which a round ends best."""

from __future__ import annotations

from pentapolis.games.pillars.actions import BUY, SELL, STOP
from pentapolis.games.pillars.bot.worth import end_of_round
from pentapolis.games.pillars.components import (
    BUY_PRICE,
    GOLD,
    GOLD_LIMIT,
    KINDS,
    SELL_PRICE,
    TRADED,
    income_of,
)
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.market import most_bought, most_sold
from pentapolis.kernel.actions import Action

WORTH_TRADING = 0.02
"""Trades that bring less are left alone."""


def best_trade(state: Pillars, seat: int) -> Action:
    """The trade after which the round ends best, or none."""
    return _best_trade(state, seat)[0]


def gain_of_trading(state: Pillars, seat: int) -> float:
    """What that trade gains, where a builder of the seat is still in the market."""
    return _best_trade(state, seat)[1]


def _best_trade(state: Pillars, seat: int) -> tuple[Action, float]:
    stock = state.stocks[seat]
    row, income = state.rows[seat], income_of(state.advantages[seat])

    def worth_with(kind: int, cubes: int, gold: int) -> float:
        after = [*stock]
        after[kind] += cubes
        after[GOLD] = min(after[GOLD] + gold, GOLD_LIMIT)
        return end_of_round(state.round, row, income, tuple(after)).worth

    best: Action = STOP
    idle = worth_with(GOLD, 0, 0)
    most = idle + WORTH_TRADING
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
    return best, 0.0 if best == STOP else most - idle
