"""Graves must be placed: where do they leave room for the most buildings?"""

from __future__ import annotations

from pentapolis.games.antiquity.components import BUILDINGS, UNIQUE
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.squares import fitting_pieces
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import empty_squares
from pentapolis.games.antiquity.state.phases import FAMINE, POLLUTION
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import Solved, TurnKind

FEWEST, MOST = 2, 4
"""So many graves are a puzzle, and not yet a chore."""
ROOM = 6
"""So many more empty squares than graves there must be, at least."""


class Graves(TurnKind[Antiquity]):
    """All ways to place the graves that are due."""

    key = "graves"
    rarity = 0.1

    def poses(self, state: Antiquity, seat: int) -> bool:
        realm = state.realms[seat]
        if state.phase not in (FAMINE, POLLUTION) or realm.markers or not FEWEST <= realm.due <= MOST:
            return False
        empty = empty_squares(realm).bit_count()
        return empty >= realm.due + ROOM and fitting(realm) != 0

    def measure(self, state: Antiquity, seat: int) -> int | None:
        realm = state.realms[seat]
        return None if realm.due else fitting(realm).bit_count()

    def over(self, first: Antiquity, state: Antiquity, seat: int) -> bool:
        return state.phase != first.phase or not state.realms[seat].due

    def identity(self, state: Antiquity) -> object:
        return tuple((realm.graves, realm.due) for realm in state.realms)

    def goal(self, solved: Solved[Antiquity]) -> Message:
        realm = solved.first.realms[solved.seat]
        args = {"graves": realm.due, "before": fitting(realm).bit_count(), "count": solved.best}
        return Message("antiquity-puzzle-graves-goal", {**args})

    def explain(self, solved: Solved[Antiquity]) -> tuple[Message, ...]:
        fits = fitting(solved.last.realms[solved.seat])
        lost = fitting(solved.first.realms[solved.seat]) & ~fits
        name = "antiquity-puzzle-graves"
        told = [Message(f"{name}-fits", {"building": BUILDINGS[kind]}) for kind in bits_of(fits)[:3]]
        told += [Message(f"{name}-lost", {"building": BUILDINGS[kind]}) for kind in bits_of(lost)[:2]]
        return tuple(told)


def fitting(realm: Realm) -> int:
    """The buildings not built yet for which there is room, each for itself, as a mask."""
    unbuilt = sum(1 << kind for kind in UNIQUE if not realm.masks[kind])
    return fitting_pieces(empty_squares(realm), unbuilt)
