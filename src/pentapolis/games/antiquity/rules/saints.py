"""The powers of the patron saints (2.7), while the Cathedral is free of graves.

What each of them asks for to win stands in `scoring.py`.
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    ALL_HOUSES,
    BARBARA,
    CHRISTOFORI,
    FIRST_HOUSE,
    FISH,
    GIORGIO,
    NICOLO,
    unpacked,
)
from pentapolis.games.antiquity.rules.cities import empty_squares, has_power
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import Realm


def second_houses(position: Position, realm: Realm, number: int) -> int:
    """San Nicolo: with each house paid for, one with a lower number for nothing (ruling 26).

    As a mask of pieces, given the piece that was paid for.
    """
    if not empty_squares(realm) or not has_power(position, realm, NICOLO):
        return 0
    return ALL_HOUSES & (1 << number) - 1 & ~(realm.built << FIRST_HOUSE)


def can_rearrange(position: Position, realm: Realm) -> bool:
    """Santa Barbara: buildings and graves may be put elsewhere while cities are built (ruling 29)."""
    return has_power(position, realm, BARBARA)


def keeps_everything(position: Position, realm: Realm) -> bool:
    """San Christofori: any number of goods is kept, without a Storage (ruling 8)."""
    return has_power(position, realm, CHRISTOFORI)


def fish_of(position: Position, realm: Realm) -> int:
    """San Giorgio: a fish for every Cathedral built this round by anyone (ruling 28)."""
    return position.cathedrals if has_power(position, realm, GIORGIO) else 0


def fish_in_cathedral(position: Position, realm: Realm) -> int:
    """San Giorgio: the fish in his Cathedral, which by an option needs no Storage (ruling 28)."""
    if not realm.cathedral_fish or not has_power(position, realm, GIORGIO):
        return 0
    return min(realm.cathedral_fish, unpacked(realm.goods)[FISH])
