"""The city grids of a realm: what stands on them, what works (4.2), and how they change."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    CART_SHOP,
    CATHEDRAL,
    EXPLORER,
    FACULTIES,
    HOUSE,
    MARIA,
    NEEDS_MAN,
    STORAGE,
    TYPE_OF,
    UNIVERSITY,
)
from pentapolis.games.antiquity.components.squares import GRIDS, adjoining
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.pieces import Placed
from pentapolis.games.antiquity.state.realm import Realm

ALL_GRIDS = tuple(sum(GRIDS[:cities]) for cities in range(len(GRIDS) + 1))
"""The squares of all grids, by the number of cities."""

# What there is ---------------------------------------------------------------------------


def empty_squares(realm: Realm) -> int:
    """The squares without building or grave."""
    return ALL_GRIDS[len(realm.centres)] & ~realm.covered & ~realm.graves


def people_of(realm: Realm) -> int:
    """The number of houses built, and so of men."""
    return realm.built.bit_count()


def building_at(realm: Realm, bit: int) -> Placed | None:
    """The building on a square, if it is one other than a house."""
    for placed in realm.buildings:
        if placed.mask >> bit & 1:
            return placed
    return None


def begun_by(realm: Realm, bit: int) -> Placed | None:
    """The building whose first square this is."""
    placed = building_at(realm, bit)
    return placed if placed is not None and placed.mask & -placed.mask == 1 << bit else None


def buildings_of(realm: Realm, kind: int) -> list[Placed]:
    """The buildings of a type."""
    return [placed for placed in realm.buildings if TYPE_OF[placed.piece] == kind]


def elements_of(realm: Realm) -> int:
    """The storage elements on a realm's grids, counted in squares."""
    return sum([placed.mask.bit_count() for placed in buildings_of(realm, STORAGE)])


def standing_types(realm: Realm, with_graves: bool) -> set[int]:
    """The types of building of which one stands without a grave, or at all."""
    graves = 0 if with_graves else realm.graves
    types = {TYPE_OF[placed.piece] for placed in realm.buildings if not placed.mask & graves}
    return types | {HOUSE} if realm.houses else types


# What works (4.2) ---------------------------------------------------------------------------


def university_mans(realm: Realm, mask: int) -> bool:
    """Whether a manned University without a grave shares an edge with these squares (ruling 11)."""
    university = realm.masks[UNIVERSITY]
    return bool(university & realm.manned and not university & realm.graves and adjoining(university) & mask)


def is_silenced(position: Position, realm: Realm, kind: int, mask: int) -> bool:
    """Whether a grave on the University silences this faculty, where the table plays so (ruling 11)."""
    if kind not in FACULTIES or not position.options.grave_on_university_silences_faculties:
        return False
    university = realm.masks[UNIVERSITY]
    return bool(university & realm.graves and adjoining(university) & mask)


def works(position: Position, realm: Realm, kind: int) -> bool:
    """Whether a unique building stands, without a grave, and manned if it must be."""
    mask = realm.masks[kind]
    if not mask or mask & realm.graves:
        return False
    if kind not in FACULTIES:
        return not NEEDS_MAN[kind] or mask & realm.manned != 0
    if NEEDS_MAN[kind] and not mask & realm.manned and not university_mans(realm, mask):
        return False
    return not is_silenced(position, realm, kind, mask)


def has_power(position: Position, realm: Realm, saint: int) -> bool:
    """Whether the player has this saint's power. Santa Maria has all (ruling 9)."""
    return realm.saint in (saint, MARIA) and works(position, realm, CATHEDRAL)


def working(realm: Realm, kind: int) -> list[Placed]:
    """The buildings of a common type that work: without graves, and manned if they must be."""
    graves, manned = realm.graves, realm.manned
    return [
        placed
        for placed in realm.buildings
        if TYPE_OF[placed.piece] == kind
        and not placed.mask & graves
        and (not NEEDS_MAN[kind] or placed.mask & manned)
    ]


def capacity_of(realm: Realm) -> int:
    """The squares of the storages that work."""
    return sum([placed.mask.bit_count() for placed in working(realm, STORAGE)])


def carts_of(realm: Realm) -> int:
    """The cart shops that can still build this round."""
    graves, manned = realm.graves, realm.manned
    number = 0
    for placed in realm.buildings:
        if TYPE_OF[placed.piece] == CART_SHOP and placed.mask & manned and not placed.mask & graves:
            number += 1
    return number


def mannable(position: Position, realm: Realm) -> int:
    """The first squares of buildings that a man can be sent to."""
    graves, manned, university = realm.graves, realm.manned, realm.masks[UNIVERSITY]
    taught = adjoining(university) if university & manned and not university & graves else 0
    found = 0
    for placed in realm.buildings:
        mask = placed.mask
        kind = TYPE_OF[placed.piece]
        if mask & graves or mask & manned or not NEEDS_MAN[kind]:
            continue
        if kind not in FACULTIES or not (taught & mask or is_silenced(position, realm, kind, mask)):
            found |= mask & -mask
    return found


def runners_of(realm: Realm) -> int:
    """The men on cart shops and on the explorer, who decide the order of play."""
    manned = realm.manned
    return sum(
        [
            placed.mask & manned != 0
            for placed in realm.buildings
            if TYPE_OF[placed.piece] in {CART_SHOP, EXPLORER}
        ]
    )


# How the grids change ---------------------------------------------------------------------------


def put_building(realm: Realm, placed: Placed) -> None:
    """A building stands."""
    realm.buildings = (*realm.buildings, placed)
    realm.covered |= placed.mask
    kind = TYPE_OF[placed.piece]
    if kind < len(realm.masks):
        realm.masks = (*realm.masks[:kind], placed.mask, *realm.masks[kind + 1 :])


def remove_building(realm: Realm, placed: Placed) -> None:
    """A building is taken off its grid, with its man and graves."""
    realm.buildings = tuple([other for other in realm.buildings if other is not placed and other != placed])
    realm.covered &= ~placed.mask
    realm.graves &= ~placed.mask
    realm.manned &= ~placed.mask
    kind = TYPE_OF[placed.piece]
    if kind < len(realm.masks):
        realm.masks = (*realm.masks[:kind], 0, *realm.masks[kind + 1 :])


def put_grave(realm: Realm, bit: int) -> None:
    """A grave is put on a square; on a building it sends the man home."""
    realm.graves |= 1 << bit
    placed = building_at(realm, bit)
    if placed is not None:
        realm.manned &= ~placed.mask
