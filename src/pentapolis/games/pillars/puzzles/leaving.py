"""Somebody has to go: without whom do the others make most points?"""

from __future__ import annotations

from pentapolis.games.pillars.actions import Dismiss
from pentapolis.games.pillars.bot.reasons.parts import one_of
from pentapolis.games.pillars.components import BOX, MARKET, ROUNDS, SHIRING
from pentapolis.games.pillars.puzzles.points import final_points, told, work_with
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import CARDS, DISMISSING
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind


class Leaving(TurnKind[Pillars]):
    """In Shiring, in the last round: all that is still to come for the seat is the cathedral.

    Of six craftsmen one is the answer: `rarity` leaves no room for two.
    """

    key = "leaving"
    rarity = 0.2

    def poses(self, state: Pillars, seat: int) -> bool:
        if state.phase != DISMISSING or state.round != ROUNDS or state.stage == CARDS:
            return False
        if BOX.events[state.event].capacity or seat in state.places[MARKET.start : MARKET.stop]:
            return False
        return state.places[SHIRING.start : SHIRING.stop].count(seat) == 1

    def measure(self, state: Pillars, seat: int) -> int | None:
        choosing = state.phase == DISMISSING and seat in state.actors
        return None if choosing else final_points(state, seat)

    def over(self, first: Pillars, state: Pillars, seat: int) -> bool:  # noqa: ARG002
        return state.phase != DISMISSING or seat not in state.actors

    def goal(self, solved: Solved[Pillars]) -> Message:  # noqa: ARG002
        return Message("pillars-puzzle-leaving-goal")

    def explain(self, solved: Solved[Pillars]) -> tuple[Message, ...]:
        first, seat = solved.first, solved.seat
        gone = [action.craftsman for action in solved.line if isinstance(action, Dismiss)]
        row = first.rows[seat]
        for craftsman in gone:
            row &= ~(1 << craftsman)
        work = work_with(row, first.stocks[seat])
        leaving = [Message("pillars-puzzle-leaving-goes", one_of(first.rows[seat], one)) for one in gone]
        summed = Message("pillars-puzzle-leaving-sum", {"points": work.points})
        return (*leaving, *told(work, row), summed)

    def likeness(self, solved: Solved[Pillars]) -> str:
        return f"{solved.first.rows[solved.seat]}"
