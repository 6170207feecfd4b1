"""The last placement of a game: win, or take the most points, whatever is under the wolves of others."""

from __future__ import annotations

from pentapolis.games.palatinus.puzzles.telling import best_other, changes
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.state import PLACING
from pentapolis.games.palatinus.worlds import counts, number_of_worlds
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

MOST_WORLDS = 256
"""More ways in which wolves can lie take too long to try."""


class Last(TurnKind[Palatinus]):
    """One inhabitant is left to place, and then the wolves are turned over."""

    # Of the few spaces that are left only one may do.
    rarity = 0.16

    def poses(self, state: Palatinus, seat: int) -> bool:
        return state.phase == PLACING and state.left == 1 and number_of_worlds(state, seat) <= MOST_WORLDS


class Victory(Last):
    """Win for certain."""

    key = "victory"
    counted = False

    def measure(self, state: Palatinus, seat: int) -> int:
        if state.left:
            return 0
        return int(all(count.ended.ranking[0] == (seat,) for count in counts(state, seat)))

    def goal(self, solved: Solved[Palatinus]) -> Message:  # noqa: ARG002
        return Message("palatinus-puzzle-victory-goal")

    def explain(self, solved: Solved[Palatinus]) -> tuple[Message, ...]:
        worst = min(
            (count.ended for count in counts(solved.last, solved.seat)),
            key=lambda ended: ended.scores[solved.seat] - best_other(ended.scores, solved.seat),
        )
        points, second = worst.scores[solved.seat], best_other(worst.scores, solved.seat)
        end = "palatinus-puzzle-victory-end" if points > second else "palatinus-puzzle-victory-items"
        return (*changes(solved), Message(end, {"points": points, "second": second}))


class Points(Last):
    """The most points that are certain."""

    key = "points"

    def measure(self, state: Palatinus, seat: int) -> int | None:
        if state.left:
            return None
        return min(count.winnings[seat].points for count in counts(state, seat))

    def goal(self, solved: Solved[Palatinus]) -> Message:  # noqa: ARG002
        return Message("palatinus-puzzle-points-goal")

    def explain(self, solved: Solved[Palatinus]) -> tuple[Message, ...]:
        end = Message("palatinus-puzzle-points-end", {"points": solved.best})
        return (*changes(solved), end)
