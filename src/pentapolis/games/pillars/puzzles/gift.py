"""The archbishop's gift: who shall work once more, so that all of them make most points?"""

from __future__ import annotations

from pentapolis.games.pillars.actions import Boost
from pentapolis.games.pillars.bot.reasons.parts import one_of
from pentapolis.games.pillars.components import AUTOMATIC
from pentapolis.games.pillars.puzzles.points import final_points, told, work_with
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.state import BOOSTING
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind


class Gift(TurnKind[Pillars]):
    """One decision, but several craftsmen want the same. `rarity` leaves no room for two answers."""

    key = "gift"
    rarity = 0.24

    def poses(self, state: Pillars, seat: int) -> bool:  # noqa: ARG002
        return state.phase == BOOSTING

    def measure(self, state: Pillars, seat: int) -> int | None:
        choosing = state.phase == BOOSTING and seat in state.actors
        return None if choosing else final_points(state, seat)

    def over(self, first: Pillars, state: Pillars, seat: int) -> bool:  # noqa: ARG002
        return True

    def goal(self, solved: Solved[Pillars]) -> Message:  # noqa: ARG002
        return Message("pillars-puzzle-gift-goal")

    def explain(self, solved: Solved[Pillars]) -> tuple[Message, ...]:
        (action,) = solved.line
        assert isinstance(action, Boost)
        first, seat = solved.first, solved.seat
        # Those who work by themselves have done so before the gift is given.
        row = first.rows[seat]
        work = work_with(row & ~AUTOMATIC, first.stocks[seat], action.craftsman)
        given = Message("pillars-puzzle-gift-to", one_of(row, action.craftsman))
        return (given, *told(work, row), Message("pillars-puzzle-gift-sum", {"points": work.points}))

    def likeness(self, solved: Solved[Pillars]) -> str:
        return f"{solved.first.rows[solved.seat]} {solved.first.stocks[solved.seat]}"
