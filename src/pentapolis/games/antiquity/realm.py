"""What a player has: goods, men, city grids, countryside, saint, and the plan in the making.

Realms are copied when they change and shared otherwise: a position owns only those that it has changed
itself, and a plan keeps every realm on its way, so that steps can be taken back.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from pentapolis.games.antiquity.components import (
    CART_SHOP,
    CATHEDRAL,
    EXPLORER,
    FACULTIES,
    FIGURES,
    FOUNTAIN,
    HOUSE,
    MARIA,
    NEEDS_MAN,
    NOBODY,
    ONE,
    STORAGE,
    TYPE_OF,
    UNIQUE,
    UNIVERSITY,
    WOOD,
)
from pentapolis.games.antiquity.squares import GRIDS, adjoining
from pentapolis.kernel.actions import Action

STEPS = (
    "idle",
    "place",
    "pay",
    "saint",
    "second-house",
    "exchange",
    "move",
    "bury",
    "compose",
    "offered",
)
(
    IDLE,
    PLACING,
    PAYING,
    SAINT,
    SECOND_HOUSE,
    EXCHANGING,
    MOVING,
    BURYING,
    COMPOSING,
    OFFERED,
) = range(len(STEPS))
"""What is to be decided next in a plan."""


class Placed(NamedTuple):
    """A building on a grid, other than a house."""

    piece: int
    anchor: int
    turns: int
    mask: int


class Lifted(NamedTuple):
    """A building in the hand of somebody who rearranges; graves by the cells of the piece."""

    piece: int
    manned: bool
    graves: tuple[int, ...]


class Country(NamedTuple):
    """A woodcutter, farm, mine or fishery. `site` is what the piece or the man's hex covers."""

    kind: int
    good: int
    centre: int
    site: int
    goods: int


class Trade(NamedTuple):
    """Goods that went and came by a trade, as a step of a plan."""

    gave: int
    got: int


ALL_GRIDS = tuple(sum(GRIDS[:cities]) for cities in range(len(GRIDS) + 1))
"""The squares of so many cities."""


class Realm:
    """One player's pieces; see the module."""

    __slots__ = (
        "anchor",
        "before",
        "buildings",
        "built",
        "cathedrals",
        "centres",
        "cleaned",
        "country",
        "covered",
        "did",
        "exchanges",
        "finished",
        "food",
        "free",
        "goods",
        "graves",
        "hand",
        "healed",
        "hexes",
        "houses",
        "inns",
        "last",
        "luxury",
        "manned",
        "masks",
        "men",
        "moved",
        "out",
        "paid",
        "partner",
        "piece",
        "razed",
        "saint",
        "sown",
        "step",
        "turns",
        "want",
    )

    goods: int
    men: int
    """Those who can be sent somewhere now."""
    out: int
    """The round in which the player was eliminated; 0 for those who play on."""

    # The map
    centres: tuple[int, ...]
    hexes: int
    inns: int
    country: tuple[Country, ...]

    # The grids
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

    # The round
    saint: int
    healed: int
    razed: bool
    cleaned: bool
    sown: bool
    cathedrals: int
    exchanges: tuple[tuple[int, int], ...]
    moved: bool

    # The plan
    finished: bool
    before: Realm | None
    """The realm before the last step of the plan."""
    did: Action | Trade | None
    """The last step of the plan."""
    step: int
    piece: int
    anchor: int
    turns: int
    food: int
    luxury: int
    last: int
    paid: int
    """What was given so far: for a piece, to the bank, or in an offer."""
    free: bool
    """Is the piece San Nicolo's second house?"""
    hand: tuple[Lifted, ...]
    want: int
    partner: int

    @classmethod
    def new(cls) -> Self:
        """What everybody begins with."""
        realm = cls()
        realm.goods = FIGURES.starting_wood * ONE[WOOD]
        realm.men = realm.out = 0
        realm.centres = ()
        realm.hexes = realm.inns = 0
        realm.country = ()
        realm.buildings = ()
        realm.masks = (0,) * len(UNIQUE)
        realm.covered = realm.houses = realm.built = realm.graves = realm.manned = 0
        realm.saint = NOBODY
        realm.finished = False
        realm.clear_round()
        realm.clear_step()
        return realm

    def clear_round(self) -> None:
        """All that is counted once a round begins anew."""
        self.healed = self.cathedrals = 0
        self.razed = self.cleaned = self.sown = self.moved = False
        self.exchanges = ()
        self.before = self.did = None

    def clear_step(self) -> None:
        """No step of a plan is open."""
        self.step = IDLE
        self.piece = self.anchor = self.last = self.partner = NOBODY
        self.turns = self.food = self.luxury = self.paid = self.want = 0
        self.free = False
        self.hand = ()

    def copy(self) -> Self:
        """An independent copy; everything inside is immutable."""
        new = object.__new__(type(self))
        new.goods = self.goods
        new.men = self.men
        new.out = self.out
        new.centres = self.centres
        new.hexes = self.hexes
        new.inns = self.inns
        new.country = self.country
        new.buildings = self.buildings
        new.masks = self.masks
        new.covered = self.covered
        new.houses = self.houses
        new.built = self.built
        new.graves = self.graves
        new.manned = self.manned
        new.saint = self.saint
        new.healed = self.healed
        new.razed = self.razed
        new.cleaned = self.cleaned
        new.sown = self.sown
        new.cathedrals = self.cathedrals
        new.exchanges = self.exchanges
        new.moved = self.moved
        new.finished = self.finished
        new.before = self.before
        new.did = self.did
        new.step = self.step
        new.piece = self.piece
        new.anchor = self.anchor
        new.turns = self.turns
        new.food = self.food
        new.luxury = self.luxury
        new.last = self.last
        new.paid = self.paid
        new.free = self.free
        new.hand = self.hand
        new.want = self.want
        new.partner = self.partner
        return new

    # What there is ---------------------------------------------------------------------------

    def empty(self) -> int:
        """The squares without building or grave."""
        return ALL_GRIDS[len(self.centres)] & ~self.covered & ~self.graves

    def own(self) -> int:
        """The hexes of cities and inns."""
        return self.hexes | self.inns

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

    def is_manned(self, kind: int, mask: int) -> bool:
        """Is a building of this type on these squares manned, perhaps by the University?"""
        return bool(mask & self.manned) or (kind in FACULTIES and self.university_mans(mask))

    def works(self, kind: int) -> bool:
        """Does a unique building stand, without a grave, and manned if it must be?"""
        mask = self.masks[kind]
        if not mask or mask & self.graves:
            return False
        return not NEEDS_MAN[kind] or self.is_manned(kind, mask)

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
            if not (taught & mask and kind in FACULTIES):
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
