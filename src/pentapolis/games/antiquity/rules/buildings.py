"""What each city building does, one after another (5.2).

Buildings work for all cities of their owner, without a grave, and while they are manned if they need a man:
`Grids.works`. What a building does to the grids themselves stands there too: houses bring people
(`people`), cart shops can build (`carts`), the University mans the faculties beside it (`university_mans`).
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CATHEDRAL,
    DUMP,
    EXPLORER,
    FORCED_LABOUR,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    MARIA,
    MARKET,
    PHILOSOPHY,
    STABLE,
    THEOLOGY,
)
from pentapolis.games.antiquity.map.zones import NO_WATER, SHORES, WHOLE_WATERS
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.state import Position


class Buildings(Position):
    """One small function for each building; saints are in `saints.py`."""

    __slots__ = ()

    # Storage ---------------------------------------------------------------------------

    def storage_of(self, realm: Realm) -> int:
        """Storage: keeps one good on each of its squares (ruling 3)."""
        return realm.capacity() * self.figures.storage_per_square

    # Famine ---------------------------------------------------------------------------

    def granary_of(self, realm: Realm) -> int:
        """Granary: famine brings three graves fewer."""
        return self.figures.granary if realm.works(GRANARY) else 0

    def can_heal(self, realm: Realm) -> bool:
        """Hospital: removes up to five graves a round while cities are built (ruling 31)."""
        return realm.graves != 0 and realm.healed < self.figures.hospital and realm.works(HOSPITAL)

    # Pollution ---------------------------------------------------------------------------

    def fountains_of(self, realm: Realm) -> int:
        """Fountain: one marker fewer every round; when it is built the famine falls too (ruling 27)."""
        return realm.fountains() * self.figures.fountain

    def dump_of(self, realm: Realm) -> int:
        """Dump: four markers fewer if it is manned, one if it is not (ruling 2)."""
        if realm.works(DUMP):
            return self.figures.dump
        mask = realm.masks[DUMP]
        helps = self.options.unmanned_dump_helps and mask and not mask & realm.graves
        return self.figures.unmanned_dump if helps else 0

    @staticmethod
    def protects_zone(realm: Realm) -> bool:
        """Dump: while it is manned others may not pollute its owner's zone."""
        return realm.works(DUMP)

    # Zone of control ---------------------------------------------------------------------------

    def reach_of(self, realm: Realm) -> int:
        """Stable: the zone reaches three hexes over land instead of two."""
        return self.figures.reach_with_stable if realm.works(STABLE) else self.figures.reach

    def waters_of(self, realm: Realm) -> int:
        """Harbour: waters at own cities and inns, and their coasts, join the zone (ruling 1)."""
        if not realm.works(HARBOUR):
            return NO_WATER
        return WHOLE_WATERS if self.options.harbour_reaches_whole_water else SHORES

    # Countryside ---------------------------------------------------------------------------

    @staticmethod
    def can_open_inns(realm: Realm) -> bool:
        """Brewery: inns may be built."""
        return realm.works(BREWERY)

    @staticmethod
    def can_explore(realm: Realm) -> bool:
        """Explorer: may reveal one token of the zone a round (ruling 15)."""
        return realm.works(EXPLORER)

    def harvest_of(self, realm: Realm) -> tuple[int, int]:
        """Forced Labour: every building yields three goods, of which the first is lost (ruling 13)."""
        if realm.works(FORCED_LABOUR):
            return self.figures.forced_harvest, self.figures.forced_loss
        return self.figures.harvest, 0

    # Market ---------------------------------------------------------------------------

    @staticmethod
    def has_market(realm: Realm) -> bool:
        """Market: two goods for one from the bank, and trade with other players."""
        return realm.works(MARKET)

    # Faculties ---------------------------------------------------------------------------

    @staticmethod
    def pays_alike(realm: Realm) -> bool:
        """Philosophy: what must be of different kinds may be of the same kind, in every price."""
        return realm.works(PHILOSOPHY)

    @staticmethod
    def can_sow_free(realm: Realm) -> bool:
        """Biology: one farm a round needs no seed (ruling 45)."""
        return not realm.sown and realm.works(BIOLOGY)

    @staticmethod
    def can_clean(realm: Realm) -> bool:
        """Alchemy: once a round a hex and its neighbours are cleaned (ruling 12)."""
        return not realm.cleaned and realm.works(ALCHEMY)

    @staticmethod
    def can_raze(realm: Realm) -> bool:
        """Theology: once a round the own Cathedral may be razed (ruling 30), but not Santa Maria's."""
        cathedral = realm.masks[CATHEDRAL]
        return (
            cathedral != 0
            and not cathedral & realm.graves
            and not realm.razed
            and realm.saint != MARIA
            and realm.works(THEOLOGY)
        )
