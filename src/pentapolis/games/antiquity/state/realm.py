"""What a player has: goods, men, city grids, countryside, saint, and the plan in the making.

Realms are copied when they change and shared otherwise: a position owns only those that it has changed
itself, and a plan keeps every realm on its way, so that steps can be taken back.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self, get_args

import msgspec

from pentapolis.games.antiquity.components import (
    COUNTRYSIDE,
    FIGURES,
    GOODS,
    NOBODY,
    ONE,
    PIECES,
    SAINTS,
    UNIQUE,
    WOOD,
    named_goods,
)
from pentapolis.games.antiquity.components.plane import NAME_OF_BIT, names_of
from pentapolis.games.antiquity.components.squares import SQUARE_NAMES
from pentapolis.games.antiquity.state.forms import CENTRES, GOODS_IN_STOCK, HEXES, HOUSES, SQUARES, Goods
from pentapolis.games.antiquity.state.pieces import Country, Lifted, Placed, Producing, Trade
from pentapolis.kernel.actions import Action
from pentapolis.kernel.fields import DERIVED, Called, Data, Missing
from pentapolis.kernel.forms import COUNT, Maybe, Named
from pentapolis.kernel.snapshots import DataLayout, Part

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


# What snapshots say in a way of their own ---------------------------------------------------------------


class CountryData(msgspec.Struct, forbid_unknown_fields=True):
    """A countryside building in a snapshot."""

    kind: Producing
    good: str
    centre: str
    site: list[str]
    goods: list[str]


def _dump_country(realm: Realm) -> list[object]:
    return [
        {
            "kind": COUNTRYSIDE[country.kind],
            "good": GOODS[country.good],
            "centre": NAME_OF_BIT[country.centre],
            "site": [*names_of(country.site)],
            "goods": [*names_of(country.goods)],
        }
        for country in realm.country
    ]


def _dump_buildings(realm: Realm) -> list[object]:
    """Each as piece, top left square, turns."""
    return [[PIECES[placed.piece], SQUARE_NAMES[placed.anchor], placed.turns] for placed in realm.buildings]


def _dump_exchanges(realm: Realm) -> list[object]:
    return [[named_goods(given), GOODS[taken]] for given, taken in realm.exchanges]


COUNTRY_PART = Part("country", list[CountryData], _dump_country)
BUILDINGS_PART = Part("buildings", list[tuple[str, str, int]], _dump_buildings)
EXCHANGES_PART = Part("exchanges", list[tuple[Goods, str]], _dump_exchanges)


class Realm(Data):
    """One player's pieces; see the module. Everything inside is immutable.

    The plan is saved with the position, as the steps that were taken.
    """

    goods: Annotated[int, GOODS_IN_STOCK]
    men: Annotated[int, COUNT]
    """Those who can be sent somewhere now."""
    out: Annotated[int, COUNT]
    """The round in which the player was eliminated; 0 for those who play on."""

    # The map
    centres: Annotated[tuple[int, ...], CENTRES, Called("cities")]
    """The centres of the cities on the map, in the order in which they were founded."""
    hexes: Annotated[int, DERIVED]
    inns: Annotated[int, HEXES]
    country: Annotated[tuple[Country, ...], COUNTRY_PART]

    # The city grids, all as one set of squares
    buildings: Annotated[tuple[Placed, ...], BUILDINGS_PART]
    """All buildings other than houses."""
    masks: Annotated[tuple[int, ...], DERIVED]
    """The squares of each unique building."""
    covered: Annotated[int, DERIVED]
    houses: Annotated[int, SQUARES, Called("house_squares")]
    """The squares under houses."""
    built: Annotated[int, HOUSES, Called("houses")]
    """The numbers of the houses built, as a mask: house 1 is bit 0."""
    graves: Annotated[int, SQUARES]
    manned: Annotated[int, SQUARES]
    """The first squares of manned buildings."""
    saint: Annotated[int, Maybe(Named("saint", SAINTS))]

    # The round
    healed: Annotated[int, COUNT]
    razed: bool
    cleaned: bool
    sown: bool
    cathedrals: Annotated[int, COUNT]
    exchanges: Annotated[tuple[tuple[int, int], ...], EXCHANGES_PART]
    moved: bool
    cathedral_fish: Annotated[int, COUNT, Missing(0)]
    """Of the goods, the fish that lie in San Giorgio's Cathedral, where the table plays so (ruling 28)."""

    # What remains to be decided (5.5 to 5.9)
    due: Annotated[int, DERIVED]
    """The graves, or goods to give up, that are still due."""
    markers: Annotated[int, DERIVED]
    """The pollution markers that are still due."""
    at: Annotated[int, DERIVED]
    """The countryside building that is being harvested."""
    taken: Annotated[int, DERIVED]
    """What it gave so far."""

    # The plan
    finished: Annotated[bool, DERIVED]
    before: Annotated[Self | None, DERIVED]
    """The realm before the last step of the plan."""
    did: Annotated[Action | Trade | None, DERIVED]
    """The last step of the plan."""
    step: Annotated[int, DERIVED]
    piece: Annotated[int, DERIVED]
    anchor: Annotated[int, DERIVED]
    turns: Annotated[int, DERIVED]
    food: Annotated[int, DERIVED]
    luxury: Annotated[int, DERIVED]
    last: Annotated[int, DERIVED]
    paid: Annotated[int, DERIVED]
    """What was given so far: for a piece, to the bank, or in an offer."""
    free: Annotated[bool, DERIVED]
    """Whether the piece is San Nicolo's second house."""
    hand: Annotated[tuple[Lifted, ...], DERIVED]
    want: Annotated[int, DERIVED]
    partner: Annotated[int, DERIVED]


REALM = DataLayout(Realm)
"""How realms are saved, without their plans."""


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
