"""What a player has: goods, men, city grids, countryside, saint, and the plan in the making.

Realms are copied when they change and shared otherwise: a position owns only those that it has changed
itself, and a plan keeps every realm on its way, so that steps can be taken back.
"""

from __future__ import annotations

from typing import Literal, Self, get_args

from pentapolis.games.antiquity.components import FIGURES, NOBODY, ONE, UNIQUE, WOOD
from pentapolis.games.antiquity.pieces import Country, Lifted, Placed, Trade
from pentapolis.kernel.actions import Action
from pentapolis.kernel.fields import Data

StepName = Literal[
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
]

STEPS: tuple[StepName, ...] = get_args(StepName)
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
"""What must be decided next in a plan."""


class Realm(Data):
    """One player's pieces; see the module. Everything inside is immutable."""

    goods: int
    cathedral_fish: int
    """Of these, the fish of San Giorgio that lie in the Cathedral, where the table plays so (ruling 28)."""
    men: int
    """Those who can be sent somewhere now."""
    out: int
    """The round in which the player was eliminated; 0 for those who play on."""

    # The cities
    centres: tuple[int, ...]
    """The centres of the cities on the map, in the order in which they were founded."""
    buildings: tuple[Placed, ...]
    """All buildings other than houses, on the grids of all cities, which are one set of squares."""
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

    # What remains to be decided (5.5 to 5.9)
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
    before: Self | None
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


def new_realm() -> Realm:
    """What everybody begins with."""
    realm = Realm()
    realm.goods = FIGURES.starting_wood * ONE[WOOD]
    realm.men = realm.out = 0
    realm.centres = ()
    realm.hexes = realm.inns = 0
    realm.country = ()
    realm.buildings = ()
    realm.masks = (0,) * len(UNIQUE)
    realm.covered = realm.houses = realm.built = realm.graves = realm.manned = 0
    realm.saint = NOBODY
    realm.cathedral_fish = 0
    realm.due = realm.markers = realm.at = realm.taken = 0
    realm.finished = False
    clear_round(realm)
    clear_step(realm)
    return realm


def clear_round(realm: Realm) -> None:
    """Forget what is counted once a round, and the plan."""
    realm.healed = realm.cathedrals = 0
    realm.razed = realm.cleaned = realm.sown = realm.moved = False
    realm.exchanges = ()
    realm.before = realm.did = None


def clear_step(realm: Realm) -> None:
    """Leave no step of a plan open."""
    realm.step = IDLE
    realm.piece = realm.anchor = realm.last = realm.partner = NOBODY
    realm.turns = realm.food = realm.luxury = realm.paid = realm.want = 0
    realm.free = False
    realm.hand = ()


def own_hexes(realm: Realm) -> int:
    """The hexes of a realm's cities and inns."""
    return realm.hexes | realm.inns
