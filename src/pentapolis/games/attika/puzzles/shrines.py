"""Join two shrines in this turn: where to build what, in which order, and what to pay it with."""

from __future__ import annotations

from pentapolis.games.attika.bot.routes import FAR, shortest_link
from pentapolis.games.attika.bot.shrines import builds_in_turn
from pentapolis.games.attika.components import GROUP_COUNTS
from pentapolis.games.attika.puzzles.telling import buildings_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.table import occupied
from pentapolis.games.attika.scoring import ENDING_SHRINES
from pentapolis.games.attika.state import ACTING, DRAWING, NONE, PAYING
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

Groups = tuple[tuple[tuple[int, int], ...], ...]
"""Buildings with their numbers, for each of some groups."""


class Shrines(TurnKind[Attika]):
    """Two buildings or more are missing, and there is a way to build them all at once."""

    key = "shrines"
    counted = False
    rarity = 0.05

    def poses(self, state: Attika, seat: int) -> bool:
        if state.options.solo_race or state.phase != ACTING or state.mode != NONE:
            return False
        return 2 <= missing_of(state, seat) <= builds_left(state, seat)

    def measure(self, state: Attika, seat: int) -> int:
        return int(state.ending == ENDING_SHRINES and state.winner == seat)

    def hopeless(self, state: Attika, seat: int) -> bool:
        if state.phase == PAYING:
            return False
        builds = builds_left(state, seat)
        return state.mode == DRAWING or (missing_of(state, seat) > builds and builds <= FAR)

    def goal(self, solved: Solved[Attika]) -> Message:
        return Message("attika-puzzle-shrines-goal", {"missing": missing_of(solved.first, solved.seat)})

    def explain(self, solved: Solved[Attika]) -> tuple[Message, ...]:
        return (*buildings_of(solved), Message("attika-puzzle-shrines-joined"))


def missing_of(state: Attika, seat: int) -> int:
    """How many buildings the shortest connection still needs."""
    return shortest_link(state.board, state.own[seat], occupied(state)).missing


def builds_left(state: Attika, seat: int) -> int:
    """How many buildings the seat could at most still build in this turn."""
    builds = builds_in_turn(state, seat) + earnable(state, seat)
    return min(builds, len(state.stored[seat]))


def earnable(state: Attika, seat: int, groups: Groups = GROUP_COUNTS) -> int:
    """How many amphorae the seat could at most earn on the way: groups that its store completes."""
    built, stored = state.built[seat], state.stored[seat]
    found = 0
    for counts in groups:
        missing = [count - built[building].bit_count() for building, count in counts]
        there = all(
            stored.count(building) >= lacking for (building, _), lacking in zip(counts, missing, strict=True)
        )
        found += there and any(missing)
    return found
