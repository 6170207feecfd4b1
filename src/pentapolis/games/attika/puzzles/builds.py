"""Do much in one turn with few cards: put buildings on the board, or complete groups."""

from __future__ import annotations

from abc import abstractmethod

from pentapolis.games.attika.components import GROUP_COUNTS, GROUPS, cards_in
from pentapolis.games.attika.puzzles.shrines import builds_left, earnable, missing_of
from pentapolis.games.attika.puzzles.telling import buildings_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.building import has_joined, stored_builds
from pentapolis.games.attika.state import ACTING, DRAWING, NONE
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

MOST_CARDS = 3
MOST_BUILDS = 45
"""More cards, and more ways to begin, would take too long to try."""


GROUPS_TO_JOIN = tuple(counts for counts in GROUP_COUNTS if len(counts) > 1)
"""The groups that take some thought: streets stand next to streets anyway."""


class _Building(TurnKind[Attika]):
    """A turn of building, all of it tried."""

    rarity = 0.03
    limit = 8_000

    def poses(self, state: Attika, seat: int) -> bool:
        if state.phase != ACTING or state.mode != NONE or cards_in(state.hands[seat]) > MOST_CARDS:
            return False
        if not state.options.solo_race and missing_of(state, seat) <= builds_left(state, seat):
            return False
        return self.promises(state, seat) and 2 <= len(stored_builds(state, seat)) <= MOST_BUILDS

    @abstractmethod
    def promises(self, state: Attika, seat: int) -> bool:
        """Has the seat stored what it takes?"""

    def hopeless(self, state: Attika, seat: int) -> bool:  # noqa: ARG002
        return state.mode == DRAWING

    def identity(self, state: Attika) -> object:
        # Only the seat acts, so that everybody else's things stay as they are.
        turn = (state.phase, state.mode, state.made, state.bought, state.building, state.site, state.paid)
        built = tuple(map(tuple, state.built))
        return turn, built, tuple(state.hands), tuple(map(tuple, state.stored)), tuple(state.amphorae)


class Builds(_Building):
    """Put as many buildings on the board as a turn can."""

    key = "builds"

    def promises(self, state: Attika, seat: int) -> bool:
        return len(state.stored[seat]) >= 3

    def measure(self, state: Attika, seat: int) -> int:
        return state.own[seat].bit_count()

    def goal(self, solved: Solved[Attika]) -> Message:
        built = solved.first.own[solved.seat].bit_count()
        return Message("attika-puzzle-builds-goal", {"count": solved.best - built, "built": built})

    def explain(self, solved: Solved[Attika]) -> tuple[Message, ...]:
        return (*buildings_of(solved), Message("attika-puzzle-builds-done", {"count": solved.best}))


class Amphorae(_Building):
    """Complete groups in this turn, each for an amphora."""

    key = "amphorae"

    def promises(self, state: Attika, seat: int) -> bool:
        return earnable(state, seat, GROUPS_TO_JOIN) > 0

    def measure(self, state: Attika, seat: int) -> int:
        return sum(has_joined(state, seat, group) for group in range(len(GROUPS)))

    def goal(self, solved: Solved[Attika]) -> Message:
        count = solved.best - self.measure(solved.first, solved.seat)
        return Message("attika-puzzle-amphorae-goal", {"count": count})

    def explain(self, solved: Solved[Attika]) -> tuple[Message, ...]:
        groups = [
            Message("attika-puzzle-amphorae-done", {"group": name})
            for group, name in enumerate(GROUPS)
            if has_joined(solved.last, solved.seat, group)
            and not has_joined(solved.first, solved.seat, group)
        ]
        return (*buildings_of(solved), *groups)
