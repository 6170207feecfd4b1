"""Little room is left: how much of it can be filled with buildings in one plan?"""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Build, Pay, Place
from pentapolis.games.antiquity.components import (
    BARBARA,
    BUILDINGS,
    CATHEDRAL,
    MARIA,
    TYPE_OF,
    UNIQUE,
)
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import empty_squares
from pentapolis.games.antiquity.rules.planning.supply import buildable_pieces
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.games.antiquity.state.realm import IDLE, Realm
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

MOST_ROOM = 22
"""With more empty squares nothing gets in the way of anything."""
CHOICE = 3
"""So many buildings must be affordable, each for itself."""

COUNTED = sum(1 << kind for kind in UNIQUE if kind != CATHEDRAL)
"""What counts: the buildings that everybody has once, as a mask of pieces."""


class Pack(TurnKind[Antiquity]):
    """All buildings, in all places, that the goods at hand pay for. What the bank gives does not count."""

    key = "pack"
    rarity = 0.1

    def poses(self, state: Antiquity, seat: int) -> bool:
        realm = state.realms[seat]
        if state.phase != CITY_BUILDING or realm.step != IDLE or realm.exchanges or realm.graves:
            return False
        # Nobody moves buildings. A Cathedral that is razed does not count either.
        if not realm.masks[CATHEDRAL] or realm.saint in (BARBARA, MARIA):
            return False
        if empty_squares(realm).bit_count() > MOST_ROOM:
            return False
        return (buildable_pieces(state, seat) & COUNTED).bit_count() >= CHOICE

    def measure(self, state: Antiquity, seat: int) -> int | None:
        realm = state.realms[seat]
        return None if realm.exchanges or realm.razed or realm.step != IDLE else filled(realm)

    def actions(self, state: Antiquity, seat: int) -> list[Action]:
        """Neither men nor houses make room; nor do steps taken back."""
        return [action for action in state.legal(seat) if _helps(action)]

    def identity(self, state: Antiquity) -> object:
        return tuple(
            (
                realm.goods,
                realm.covered,
                realm.masks,
                realm.step,
                realm.piece,
                realm.anchor,
                realm.turns,
                realm.paid,
            )
            for realm in state.realms
        )

    def goal(self, solved: Solved[Antiquity]) -> Message:
        count = solved.best - filled(solved.first.realms[solved.seat])
        return Message("antiquity-puzzle-pack-goal", {"count": count})

    def explain(self, solved: Solved[Antiquity]) -> tuple[Message, ...]:
        before, after = solved.first.realms[solved.seat], solved.last.realms[solved.seat]
        told = [
            Message("antiquity-puzzle-pack-built", {"building": BUILDINGS[kind]})
            for kind in UNIQUE
            if after.masks[kind] and not before.masks[kind]
        ]
        left = empty_squares(after).bit_count()
        return (*told, Message("antiquity-puzzle-pack-left", {"left": left}))


def filled(realm: Realm) -> int:
    """The squares under the buildings that everybody has once."""
    return sum(mask.bit_count() for mask in realm.masks)


def _helps(action: Action) -> bool:
    if isinstance(action, Build):
        return bool(COUNTED >> TYPE_OF[action.piece] & 1)
    return isinstance(action, Place | Pay)
