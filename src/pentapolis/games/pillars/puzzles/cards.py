"""Choosing cards when everybody else has passed: which of them bring most points this round?"""

from __future__ import annotations

from pentapolis.games.pillars.actions import Dismiss, Hire, TakeCard
from pentapolis.games.pillars.bot.reasons.parts import one_of
from pentapolis.games.pillars.components import (
    CARD_KIND,
    CARD_WORKERS,
    CARD_YIELD,
    COST,
    CRAFTSMEN,
    GOLD,
    GOODS,
    RESOURCE_CARDS,
)
from pentapolis.games.pillars.puzzles.points import GOLDSMITHS, expected_stock, told, work_with
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import CARDS, CHOOSING_CARDS, DISMISSING
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

FEWEST_CHOICES = 3


class Cards(TurnKind[Pillars]):
    """Workers and gold for cards and craftsmen; nobody else will take any."""

    key = "cards"

    def poses(self, state: Pillars, seat: int) -> bool:
        if state.phase != CHOOSING_CARDS or (state.rows[seat] | state.craftsmen) & GOLDSMITHS:
            return False
        others = (1 << state.seats) - 1 & ~(1 << seat)
        return state.passed & others == others and len(state.legal(seat)) > FEWEST_CHOICES

    def measure(self, state: Pillars, seat: int) -> int | None:
        if state.phase == DISMISSING:
            return None
        return work_with(state.rows[seat], expected_stock(state, seat)).points

    def over(self, first: Pillars, state: Pillars, seat: int) -> bool:  # noqa: ARG002
        return state.stage != CARDS

    def identity(self, state: Pillars) -> object:
        seat = state.actors[0]
        return state.phase, state.rows[seat], state.cards[seat], state.craftsmen, state.stocks[seat][GOLD]

    def goal(self, solved: Solved[Pillars]) -> Message:
        args = {"workers": solved.first.workers[solved.seat], "gold": solved.first.stocks[solved.seat][GOLD]}
        return Message("pillars-puzzle-cards-goal", {**args})

    def explain(self, solved: Solved[Pillars]) -> tuple[Message, ...]:
        state, seat = solved.first.copy(), solved.seat
        chosen = []
        for action in solved.line:
            if isinstance(action, TakeCard):
                args: dict[str, str | int] = {
                    "card": RESOURCE_CARDS[action.card],
                    "workers": CARD_WORKERS[action.card],
                    "good": GOODS[CARD_KIND[action.card]],
                    "count": CARD_YIELD[action.card],
                }
                chosen.append(Message("pillars-puzzle-cards-take", args))
            elif isinstance(action, Hire):
                args = {"craftsman": CRAFTSMEN[action.craftsman], "cost": COST[action.craftsman]}
                chosen.append(Message("pillars-puzzle-cards-hire", args))
            elif isinstance(action, Dismiss):
                gone = one_of(state.rows[seat], action.craftsman)
                chosen.append(Message("pillars-puzzle-cards-goes", gone))
            state.play(seat, action)
        row = state.rows[seat]
        work = work_with(row, expected_stock(state, seat))
        return (*chosen, *told(work, row), Message("pillars-puzzle-cards-sum", {"points": work.points}))
