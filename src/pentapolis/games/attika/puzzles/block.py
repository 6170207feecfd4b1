"""Keep others from joining two shrines, with the next building: where it hinders them most."""

from __future__ import annotations

from pentapolis.games.attika.bot.routes import FAR
from pentapolis.games.attika.components import ACTIONS
from pentapolis.games.attika.puzzles.shrines import builds_left, missing_of
from pentapolis.games.attika.puzzles.telling import buildings_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.state import ACTING, BUILDING, DRAWING, NONE
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

NEAR = 2
"""Somebody who lacks no more buildings must be stopped now."""


class Block(TurnKind[Attika]):
    """Somebody could soon join two shrines, and one building must do against it what it can."""

    key = "block"
    counted = False
    rarity = 0.05

    def poses(self, state: Attika, seat: int) -> bool:
        if state.options.solo_race or state.phase != ACTING or state.mode != NONE:
            return False
        return _nearest(state, seat)[0] <= NEAR and missing_of(state, seat) > builds_left(state, seat)

    def measure(self, state: Attika, seat: int) -> int:
        missing = _nearest(state, seat)[0]
        return missing if missing > ACTIONS[BUILDING] else 0  # what one turn can build is no block

    def over(self, first: Attika, state: Attika, seat: int) -> bool:
        built = state.own[seat] != first.own[seat]
        return built or state.mode == DRAWING or seat not in state.actors

    def goal(self, solved: Solved[Attika]) -> Message:
        missing, other = _nearest(solved.first, solved.seat)
        return Message("attika-puzzle-block-goal", {"player": other, "missing": missing})

    def explain(self, solved: Solved[Attika]) -> tuple[Message, ...]:
        _, other = _nearest(solved.first, solved.seat)
        missing = missing_of(solved.last, other)
        if missing > FAR:
            done = Message("attika-puzzle-block-shut", {"player": other})
        else:
            done = Message("attika-puzzle-block-far", {"player": other, "missing": missing})
        return (*buildings_of(solved), done)


def _nearest(state: Attika, seat: int) -> tuple[int, int]:
    """How many buildings the other who is nearest to a connection lacks, and who that is."""
    others = [(seat + later) % state.seats for later in range(1, state.seats)]
    return min((missing_of(state, other), place, other) for place, other in enumerate(others))[::2]
