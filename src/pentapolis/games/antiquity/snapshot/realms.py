"""Reading what a player has in a snapshot, checked so that play can go on from it."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    COUNTRYSIDE,
    FIGURES,
    GOOD_NUMBER,
    HOUSE,
    NOBODY,
    PIECE_NUMBER,
    TYPE_OF,
)
from pentapolis.games.antiquity.components.masks import mask_of
from pentapolis.games.antiquity.components.plane import BIT_OF_NAME, flower
from pentapolis.games.antiquity.components.squares import BIT_OF_SQUARE, EVERY_ORIENTATION
from pentapolis.games.antiquity.rules.cities import ALL_GRIDS, put_building
from pentapolis.games.antiquity.state.forms import Goods, read_goods, read_hexes
from pentapolis.games.antiquity.state.pieces import Country, Placed
from pentapolis.games.antiquity.state.realm import (
    BUILDINGS_PART,
    COUNTRY_PART,
    EXCHANGES_PART,
    REALM,
    CountryData,
    Realm,
    new_realm,
)
from pentapolis.kernel.snapshots import require


def read_realm(data: object) -> Realm:
    """A realm, without a plan."""
    realm = new_realm()
    REALM.fill_from(realm, 0, data)
    _complete_map(realm)
    _complete_grids(realm)
    return realm


@COUNTRY_PART.read_by
def read_country(realm: Realm, data: list[CountryData]) -> None:
    """What stands in the country and gives goods."""
    realm.country = tuple([_read_country(country) for country in data])


def _read_country(data: CountryData) -> Country:
    require(data.good in GOOD_NUMBER, "unknown good")
    require(data.centre in BIT_OF_NAME, "unknown hex")
    site, goods = read_hexes(data.site), read_hexes(data.goods)
    kind = COUNTRYSIDE.index(data.kind)
    return Country(kind, GOOD_NUMBER[data.good], BIT_OF_NAME[data.centre], site, goods)


@BUILDINGS_PART.read_by
def read_buildings(realm: Realm, data: list[tuple[str, str, int]]) -> None:
    """What stands on the grids, each building on squares that are still free."""
    grids = _grids_of(realm)
    realm.buildings = ()
    for piece, square, turns in data:
        put_building(realm, _read_building(piece, square, turns, realm.covered, grids))


def _read_building(name: str, square: str, turns: int, covered: int, grids: int) -> Placed:
    piece = PIECE_NUMBER.get(name, NOBODY)
    require(piece != NOBODY and TYPE_OF[piece] != HOUSE, f"{name!r} is not a building for this list")
    require(square in BIT_OF_SQUARE, "unknown square")
    require(0 <= turns < len(EVERY_ORIENTATION[piece]), f"{name} cannot be turned so")
    anchor = BIT_OF_SQUARE[square]
    mask = EVERY_ORIENTATION[piece][turns].mask << anchor
    require(not mask & ~grids, f"{name} does not fit its grid")
    require(not mask & covered, f"{name} stands on another building")
    return Placed(piece, anchor, turns, mask)


def _grids_of(realm: Realm) -> int:
    require(len(realm.centres) <= FIGURES.cities, f"a player has at most {FIGURES.cities} cities")
    return ALL_GRIDS[len(realm.centres)]


@EXCHANGES_PART.read_by
def read_exchanges(realm: Realm, data: list[tuple[Goods, str]]) -> None:
    """What was exchanged with the bank this round."""
    require(all(taken in GOOD_NUMBER for _, taken in data), "unknown good")
    realm.exchanges = tuple([(read_goods(given), GOOD_NUMBER[taken]) for given, taken in data])


# What holds between the fields ---------------------------------------------------------------------------


def _complete_map(realm: Realm) -> None:
    for centre in realm.centres:
        require(not flower(centre) & realm.hexes, "two cities share a hex")
        realm.hexes |= flower(centre)
    require(not realm.inns & realm.hexes, "an inn stands in a city")


def _complete_grids(realm: Realm) -> None:
    grids = _grids_of(realm)
    squares = realm.houses | realm.graves | realm.manned
    require(not squares & ~grids, "a square belongs to a city that does not exist")
    require(not realm.houses & realm.covered, "a house stands on another building")
    realm.covered |= realm.houses
    require(realm.built.bit_count() == realm.houses.bit_count(), "houses and their squares differ in number")
    require(not realm.graves & realm.houses, "a house carries no grave")
    first = mask_of([(placed.mask & -placed.mask).bit_length() - 1 for placed in realm.buildings])
    require(not realm.manned & ~first, "a man is named by the first square of his building")
