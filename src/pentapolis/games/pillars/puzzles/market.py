"""The market of the last round: gold and spare goods into points."""

from __future__ import annotations

from pentapolis.games.pillars.actions import Buy, Sell
from pentapolis.games.pillars.components import (
    BOX,
    BUY_PRICE,
    GOLD,
    GOLD_LIMIT,
    GOODS,
    MARKET,
    ROUNDS,
    SELL_PRICE,
)
from pentapolis.games.pillars.puzzles.points import final_points, told, work_with
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import STAGES, TRADING
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

MARKET_STAGE = STAGES.index("market")


class Market(TurnKind[Pillars]):
    """The last round, nobody else is trading any more, and gold is worth nothing afterwards."""

    key = "market"

    def poses(self, state: Pillars, seat: int) -> bool:
        if state.phase != TRADING or state.round != ROUNDS or BOX.events[state.event].capacity:
            return False
        traders = {owner for owner in state.places[MARKET.start : MARKET.stop] if owner >= 0}
        return traders == {seat} and not state.bought[seat] and not state.sold[seat]

    def measure(self, state: Pillars, seat: int) -> int:
        return final_points(state, seat)

    def over(self, first: Pillars, state: Pillars, seat: int) -> bool:  # noqa: ARG002
        return state.stage != MARKET_STAGE

    def identity(self, state: Pillars) -> object:
        seat = state.actors[0]
        return tuple(state.stocks[seat]), state.bought[seat], state.sold[seat]

    def goal(self, solved: Solved[Pillars]) -> Message:
        points = final_points(solved.first, solved.seat) - solved.first.points[solved.seat]
        return Message("pillars-puzzle-market-goal", {"points": points})

    def explain(self, solved: Solved[Pillars]) -> tuple[Message, ...]:
        deals = [action for action in solved.line if isinstance(action, Buy | Sell)]
        seat = solved.seat
        stock = [*solved.first.stocks[seat]]
        for deal in deals:
            number, gold = _exchanged(deal)
            stock[deal.resource] += number
            stock[GOLD] = min(stock[GOLD] + gold, GOLD_LIMIT)
        row = solved.first.rows[seat]
        work = work_with(row, stock)
        summed = Message("pillars-puzzle-market-sum", {"points": work.points})
        return (*map(_told_deal, deals), *told(work, row), summed)

    def likeness(self, solved: Solved[Pillars]) -> str:
        return " ".join(sorted(str(action).split(" ")[1] for action in solved.line))


def _exchanged(deal: Buy | Sell) -> tuple[int, int]:
    """The cubes and the gold that somebody has more by a trade, or less."""
    if isinstance(deal, Buy):
        return deal.number, -deal.number * BUY_PRICE[deal.resource]
    return -deal.number, deal.number * SELL_PRICE[deal.resource]


def _told_deal(deal: Buy | Sell) -> Message:
    _, gold = _exchanged(deal)
    args: dict[str, str | int] = {"good": GOODS[deal.resource], "count": deal.number, "gold": abs(gold)}
    return Message(f"pillars-puzzle-market-{'buy' if isinstance(deal, Buy) else 'sell'}", args)
