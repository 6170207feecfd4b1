"""A player's city grids: what stands on them, what works (4.2), and how they change."""

from __future__ import annotations

from pentapolis.games.antiquity.city.squares import GRIDS, adjoining
from pentapolis.games.antiquity.components import (
    CART_SHOP,
    CATHEDRAL,
    EXPLORER,
    FACULTIES,
    FOUNTAIN,
    HOUSE,
    MARIA,
    NEEDS_MAN,
    STORAGE,
    TYPE_OF,
    UNIVERSITY,
)
from pentapolis.games.antiquity.pieces import Placed

ALL_GRIDS = tuple(sum(GRIDS[:cities]) for cities in range(len(GRIDS) + 1))
"""The squares of so many cities."""


class Grids:
    """The grids of all cities of a player as one set of squares."""

    __slots__ = (
        "buildings",
        "built",
        "centres",
        "covered",
        "graves",
        "houses",
        "manned",
        "masks",
        "saint",
        "university_silences",
    )

    centres: tuple[int, ...]
    """The centres of the cities on the map, in the order in which they were founded."""
    buildings: tuple[Placed, ...]
    masks: tuple[int, ...]
    """The squares of each unique building."""
    covered: int
    houses: int
    """The squares under houses."""
    built: int
    """The numbers of the houses built, as a mask: house 1 is bit 0."""
    graves: int
    manned: int
    """The first squares of manned buildings."""
    saint: int
    university_silences: bool
    """The table's reading of a grave on the University (ruling 11)."""

    # What there is ---------------------------------------------------------------------------

    def empty(self) -> int:
        """The squares without building or grave."""
        return ALL_GRIDS[len(self.centres)] & ~self.covered & ~self.graves

    def people(self) -> int:
        """The number of houses built, and so of men."""
        return self.built.bit_count()

    def building_at(self, bit: int) -> Placed | None:
        """The building on a square, if it is one other than a house."""
        for placed in self.buildings:
            if placed.mask >> bit & 1:
                return placed
        return None

    def begun_by(self, bit: int) -> Placed | None:
        """The building whose first square this is."""
        placed = self.building_at(bit)
        return placed if placed is not None and placed.mask & -placed.mask == 1 << bit else None

    def of_type(self, kind: int) -> list[Placed]:
        """The buildings of a type."""
        return [placed for placed in self.buildings if TYPE_OF[placed.piece] == kind]

    # What works (4.2) ---------------------------------------------------------------------------

    def university_mans(self, mask: int) -> bool:
        """Does a manned University without a grave share an edge with these squares (ruling 11)?"""
        university = self.masks[UNIVERSITY]
        return bool(
            university & self.manned and not university & self.graves and adjoining(university) & mask
        )

    def is_silenced(self, kind: int, mask: int) -> bool:
        """Does a grave on the University silence this faculty beside it, where the table plays so?"""
        if not self.university_silences or kind not in FACULTIES:
            return False
        university = self.masks[UNIVERSITY]
        return bool(university & self.graves and adjoining(university) & mask)

    def is_manned(self, kind: int, mask: int) -> bool:
        """Is a building of this type on these squares manned, perhaps by the University?"""
        return bool(mask & self.manned) or (kind in FACULTIES and self.university_mans(mask))

    def works(self, kind: int) -> bool:
        """Does a unique building stand, without a grave, and manned if it must be?"""
        mask = self.masks[kind]
        if not mask or mask & self.graves or (NEEDS_MAN[kind] and not self.is_manned(kind, mask)):
            return False
        return not self.is_silenced(kind, mask)

    def power_of(self, saint: int) -> bool:
        """Has the player this saint's power? Santa Maria has all (ruling 9)."""
        return self.saint in (saint, MARIA) and self.works(CATHEDRAL)

    def working(self, kind: int) -> list[Placed]:
        """The buildings of a common type that work: without graves, and manned if they must be."""
        graves, manned = self.graves, self.manned
        return [
            placed
            for placed in self.buildings
            if TYPE_OF[placed.piece] == kind
            and not placed.mask & graves
            and (not NEEDS_MAN[kind] or placed.mask & manned)
        ]

    def capacity(self) -> int:
        """The squares of the storages that work."""
        return sum([placed.mask.bit_count() for placed in self.working(STORAGE)])

    def carts(self) -> int:
        """The cart shops that can still build this round."""
        graves, manned = self.graves, self.manned
        number = 0
        for placed in self.buildings:
            if TYPE_OF[placed.piece] == CART_SHOP and placed.mask & manned and not placed.mask & graves:
                number += 1
        return number

    def mannable(self) -> int:
        """The first squares of buildings that a man can be sent to."""
        graves, manned, university = self.graves, self.manned, self.masks[UNIVERSITY]
        taught = adjoining(university) if university & manned and not university & graves else 0
        found = 0
        for placed in self.buildings:
            mask = placed.mask
            kind = TYPE_OF[placed.piece]
            if mask & graves or mask & manned or not NEEDS_MAN[kind]:
                continue
            if kind not in FACULTIES or not (taught & mask or self.is_silenced(kind, mask)):
                found |= mask & -mask
        return found

    def runners(self) -> int:
        """The men on cart shops and on the explorer, who decide the order of play."""
        manned = self.manned
        return sum(
            [
                placed.mask & manned != 0
                for placed in self.buildings
                if TYPE_OF[placed.piece] in {CART_SHOP, EXPLORER}
            ]
        )

    def standing_types(self, with_graves: bool) -> set[int]:
        """The types of building of which one stands without a grave, or at all."""
        graves = 0 if with_graves else self.graves
        types = {TYPE_OF[placed.piece] for placed in self.buildings if not placed.mask & graves}
        return types | {HOUSE} if self.houses else types

    def fountains(self) -> int:
        """The fountains without a grave."""
        return len(self.working(FOUNTAIN))

    # Changing the grids ---------------------------------------------------------------------------

    def put(self, placed: Placed) -> None:
        """A building stands."""
        self.buildings = (*self.buildings, placed)
        self.covered |= placed.mask
        kind = TYPE_OF[placed.piece]
        if kind < len(self.masks):
            self.masks = (*self.masks[:kind], placed.mask, *self.masks[kind + 1 :])

    def remove(self, placed: Placed) -> None:
        """A building is taken off its grid, with its man and graves."""
        self.buildings = tuple([other for other in self.buildings if other is not placed and other != placed])
        self.covered &= ~placed.mask
        self.graves &= ~placed.mask
        self.manned &= ~placed.mask
        kind = TYPE_OF[placed.piece]
        if kind < len(self.masks):
            self.masks = (*self.masks[:kind], 0, *self.masks[kind + 1 :])

    def bury(self, bit: int) -> None:
        """A grave is put on a square; on a building it sends the man home."""
        self.graves |= 1 << bit
        placed = self.building_at(bit)
        if placed is not None:
            self.manned &= ~placed.mask
