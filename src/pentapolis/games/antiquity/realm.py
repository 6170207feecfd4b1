"""What a player has: goods, men, city grids, countryside, saint, and the plan in the making.

Realms are copied when they change and shared otherwise: a position owns only those that it has changed
itself, and a plan keeps every realm on its way, so that steps can be taken back.
"""

from __future__ import annotations

from typing import Self

from pentapolis.games.antiquity.city.grids import Grids
from pentapolis.games.antiquity.components import FIGURES, NOBODY, ONE, UNIQUE, WOOD
from pentapolis.games.antiquity.pieces import Country, Lifted, Trade
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


class Realm(Grids):
    """One player's pieces; see the module."""

    __slots__ = (
        "anchor",
        "at",
        "before",
        "cathedral_fish",
        "cathedrals",
        "cleaned",
        "country",
        "did",
        "due",
        "exchanges",
        "finished",
        "food",
        "free",
        "goods",
        "hand",
        "healed",
        "hexes",
        "inns",
        "last",
        "luxury",
        "markers",
        "men",
        "moved",
        "out",
        "paid",
        "partner",
        "piece",
        "razed",
        "sown",
        "step",
        "taken",
        "turns",
        "want",
    )

    goods: int
    cathedral_fish: int
    """Of these, the fish of San Giorgio that lie in the Cathedral, where the table plays so (ruling 28)."""
    men: int
    """Those who can be sent somewhere now."""
    out: int
    """The round in which the player was eliminated; 0 for those who play on."""

    # The map
    hexes: int
    inns: int
    country: tuple[Country, ...]

    # The round
    healed: int
    razed: bool
    cleaned: bool
    sown: bool
    cathedrals: int
    exchanges: tuple[tuple[int, int], ...]
    moved: bool

    # What is still to be decided (5.5 to 5.9)
    due: int
    """The graves, or goods to give up, that are still due."""
    markers: int
    """The pollution markers that are still due."""
    at: int
    """The countryside building that is being harvested."""
    taken: int
    """What it gave so far."""

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
        realm.university_silences = False
        realm.cathedral_fish = 0
        realm.due = realm.markers = realm.at = realm.taken = 0
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
        new.university_silences = self.university_silences
        new.cathedral_fish = self.cathedral_fish
        new.healed = self.healed
        new.razed = self.razed
        new.cleaned = self.cleaned
        new.sown = self.sown
        new.cathedrals = self.cathedrals
        new.exchanges = self.exchanges
        new.moved = self.moved
        new.due = self.due
        new.markers = self.markers
        new.at = self.at
        new.taken = self.taken
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

    def own(self) -> int:
        """The hexes of cities and inns."""
        return self.hexes | self.inns
