"""What each city building does, one after another (5.2).

Buildings work for all cities of their owner, without a grave, and while they are manned if they need a man:
`works` in `cities.py`. What a building does to the grids themselves stands there too: houses bring people
(`people_of`), cart shops can build (`carts_of`), the University mans the faculties next to it
(`university_mans`).
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CATHEDRAL,
    DUMP,
    EXPLORER,
    FIGURES,
    FORCED_LABOUR,
    FOUNTAIN,
    GRANARY,
    HARBOUR,
    HOSPITAL,
    MARIA,
    MARKET,
    PHILOSOPHY,
    STABLE,
    THEOLOGY,
)
from pentapolis.games.antiquity.rules.cities import capacity_of, working, works
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import Realm

NO_WATER, SHORES, WHOLE_WATERS = range(3)
"""What a Harbour reaches: nothing, the water beside cities and inns, or whole bodies of water (ruling 1)."""

# Storage ---------------------------------------------------------------------------


def storage_of(realm: Realm) -> int:
    """Storage: keeps one good on each of its squares (ruling 3)."""
    return capacity_of(realm) * FIGURES.storage_per_square


# Famine ---------------------------------------------------------------------------


def granary_of(position: Position, realm: Realm) -> int:
    """Granary: famine brings three graves fewer."""
    return FIGURES.granary if works(position, realm, GRANARY) else 0


def can_heal(position: Position, realm: Realm) -> bool:
    """Hospital: removes up to five graves a round while cities are built (ruling 31)."""
    return realm.graves != 0 and realm.healed < FIGURES.hospital and works(position, realm, HOSPITAL)


# Pollution ---------------------------------------------------------------------------


def fountains_of(realm: Realm) -> int:
    """Fountain: one marker fewer every round; when it is built the famine falls too (ruling 27)."""
    return len(working(realm, FOUNTAIN)) * FIGURES.fountain


def dump_of(position: Position, realm: Realm) -> int:
    """Dump: four markers fewer if it is manned, one if it is not (ruling 2)."""
    if works(position, realm, DUMP):
        return FIGURES.dump
    mask = realm.masks[DUMP]
    helps = position.options.unmanned_dump_helps and mask and not mask & realm.graves
    return FIGURES.unmanned_dump if helps else 0


def protects_zone(position: Position, realm: Realm) -> bool:
    """Dump: while it is manned others may not pollute its owner's zone."""
    return works(position, realm, DUMP)


# Zone of control ---------------------------------------------------------------------------


def reach_of(position: Position, realm: Realm) -> int:
    """Stable: the zone reaches three hexes over land instead of two."""
    return FIGURES.reach_with_stable if works(position, realm, STABLE) else FIGURES.reach


def waters_of(position: Position, realm: Realm) -> int:
    """Harbour: waters at the player's cities and inns, and their coasts, join the zone (ruling 1)."""
    if not works(position, realm, HARBOUR):
        return NO_WATER
    return WHOLE_WATERS if position.options.harbour_reaches_whole_water else SHORES


# Countryside ---------------------------------------------------------------------------


def can_open_inns(position: Position, realm: Realm) -> bool:
    """Brewery: inns may be built."""
    return works(position, realm, BREWERY)


def can_explore(position: Position, realm: Realm) -> bool:
    """Explorer: may reveal one token of the zone a round (ruling 15)."""
    return works(position, realm, EXPLORER)


def harvest_of(position: Position, realm: Realm) -> tuple[int, int]:
    """Forced Labour: every building yields three goods, of which the first is lost (ruling 13)."""
    if works(position, realm, FORCED_LABOUR):
        return FIGURES.forced_harvest, FIGURES.forced_loss
    return FIGURES.harvest, 0


# Market ---------------------------------------------------------------------------


def has_market(position: Position, realm: Realm) -> bool:
    """Market: two goods for one from the bank, and trade with other players."""
    return works(position, realm, MARKET)


# Faculties ---------------------------------------------------------------------------


def pays_alike(position: Position, realm: Realm) -> bool:
    """Philosophy: what must be of different kinds may be of the same kind, in every price."""
    return works(position, realm, PHILOSOPHY)


def can_sow_free(position: Position, realm: Realm) -> bool:
    """Biology: one farm a round needs no seed (ruling 45)."""
    return not realm.sown and works(position, realm, BIOLOGY)


def can_clean(position: Position, realm: Realm) -> bool:
    """Alchemy: once a round a hex and its neighbours are cleaned (ruling 12)."""
    return not realm.cleaned and works(position, realm, ALCHEMY)


def can_raze(position: Position, realm: Realm) -> bool:
    """Theology: once a round the player's Cathedral may be razed (ruling 30), but not Santa Maria's."""
    cathedral = realm.masks[CATHEDRAL]
    return (
        cathedral != 0
        and not cathedral & realm.graves
        and not realm.razed
        and realm.saint != MARIA
        and works(position, realm, THEOLOGY)
    )
