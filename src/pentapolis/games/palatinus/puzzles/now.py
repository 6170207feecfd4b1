"""As if the game ended now: captures, or the Palatinus, whatever is under the wolves of others."""

from __future__ import annotations

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.components import BOX, HILLS, ROLE_OF
from pentapolis.games.palatinus.puzzles.telling import Certain, changes, soldier_changes
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.state import PLACING
from pentapolis.games.palatinus.worlds import counts, number_of_worlds
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

PATIENCE = 900
"""How many free spaces times worlds are tried for each role."""

MOST_LEFT = 24
"""So many inhabitants are still to be placed at most, where captures are asked for."""

RIVALS = 2
"""So many inhabitants of others are on the Palatinus at least."""


class Now(TurnKind[Palatinus]):
    """One inhabitant is placed, and then the board is looked at as it lies."""

    def poses(self, state: Palatinus, seat: int) -> bool:
        if state.phase != PLACING or state.left <= 1:
            return False
        return len(state.empty) * number_of_worlds(state, seat) <= PATIENCE

    def actions(self, state: Palatinus, seat: int) -> list[Action]:
        """A kind of each role is enough: what lies open and what is hidden does the same."""
        kinds: dict[int, int] = {}
        found = []
        for action in state.legal(seat):
            assert isinstance(action, PlaceInhabitant)
            if kinds.setdefault(ROLE_OF[action.kind], action.kind) == action.kind:
                found.append(action)
        return [*found]


class Captures(Now):
    """As many certain captures as possible, by all soldiers of the seat."""

    key = "captures"

    def poses(self, state: Palatinus, seat: int) -> bool:
        """Early on there is hardly anybody to take."""
        return state.left <= MOST_LEFT and super().poses(state, seat)

    def measure(self, state: Palatinus, seat: int) -> int:
        return min(count.winnings[seat].captured + count.winnings[seat].ones for count in counts(state, seat))

    def goal(self, solved: Solved[Palatinus]) -> Message:
        return Message("palatinus-puzzle-captures-goal", {"now": self.measure(solved.first, solved.seat)})

    def explain(self, solved: Solved[Palatinus]) -> tuple[Message, ...]:
        end = Message("palatinus-puzzle-captures-end", {"captures": solved.best})
        return (*soldier_changes(solved), end)


class Centre(Now):
    """The most influence on the Palatinus, for certain."""

    key = "palatinus"
    counted = False

    def poses(self, state: Palatinus, seat: int) -> bool:
        """Others must have something there that has to be overcome."""
        centre = range(6 * state.slots[0], 6 * state.slots[0] + 6)
        rivals = [space for space in centre if state.owners[space] not in (EMPTY, seat)]
        return len(rivals) >= RIVALS and super().poses(state, seat)

    def measure(self, state: Palatinus, seat: int) -> int:
        return int(Certain(state, seat).leaders(_centre(state)) == {(seat,)})

    def goal(self, solved: Solved[Palatinus]) -> Message:
        args: dict[str, str | int] = {"hill": _centre(solved.first), "laurel": BOX.laurels.centre}
        return Message("palatinus-puzzle-palatinus-goal", args)

    def explain(self, solved: Solved[Palatinus]) -> tuple[Message, ...]:
        hill = _centre(solved.first)
        before, after = (Certain(state, solved.seat) for state in (solved.first, solved.last))
        was, then = before.closest(hill, solved.seat), after.closest(hill, solved.seat)
        args: dict[str, str | int] = {"hill": hill, "influence": then[0], "theirs": then[1]}
        args |= {"influence_before": was[0], "theirs_before": was[1]}
        return (*changes(solved, hill=hill), Message("palatinus-puzzle-palatinus-end", args))


def _centre(state: Palatinus) -> str:
    return HILLS[state.slots[0]]
