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
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules.buildings import Buildings


class Saints(Buildings):
    """One small function for each power. Santa Maria has all of them: `Grids.power_of`."""

    __slots__ = ()

    @staticmethod
    def second_houses(realm: Realm, number: int) -> int:
        """San Nicolo: with each house paid for, one with a lower number for nothing (ruling 26).

        As a mask of pieces, given the piece that was paid for.
        """
        if not realm.empty() or not realm.power_of(NICOLO):
            return 0
        return ALL_HOUSES & (1 << number) - 1 & ~(realm.built << FIRST_HOUSE)

    @staticmethod
    def can_rearrange(realm: Realm) -> bool:
        """Santa Barbara: buildings and graves may be put elsewhere while cities are built (ruling 29)."""
        return realm.power_of(BARBARA)

    @staticmethod
    def keeps_everything(realm: Realm) -> bool:
        """San Christofori: any number of goods is kept, without a Storage (ruling 8)."""
        return realm.power_of(CHRISTOFORI)

    def fish_of(self, realm: Realm) -> int:
        """San Giorgio: a fish for every Cathedral built this round by anyone (ruling 28)."""
        return self.cathedrals if realm.power_of(GIORGIO) else 0

    @staticmethod
    def fish_in_cathedral(realm: Realm) -> int:
        """San Giorgio: the fish in his Cathedral, which by an option needs no Storage (ruling 28)."""
        if not realm.cathedral_fish or not realm.power_of(GIORGIO):
            return 0
        return min(realm.cathedral_fish, unpacked(realm.goods)[FISH])
