"""Reading what a player has in a snapshot, checked so that play can go on from it."""

from __future__ import annotations

from pentapolis.games.antiquity.city.squares import BIT_OF_SQUARE, EVERY_ORIENTATION
from pentapolis.games.antiquity.components import (
    COUNTRYSIDE,
    FIGURES,
    GOOD_NUMBER,
    GOODS,
    HOUSE,
    MOST_UNITS,
    NOBODY,
    PIECE_NUMBER,
    SAINTS,
    TYPE_OF,
    packed_goods,
)
from pentapolis.games.antiquity.map.plane import BIT_OF_NAME, flower
from pentapolis.games.antiquity.masks import mask_of
from pentapolis.games.antiquity.pieces import Country, Placed
from pentapolis.games.antiquity.realm import Realm, new_realm
from pentapolis.games.antiquity.rules.cities import ALL_GRIDS, put_building
from pentapolis.games.antiquity.snapshots.form import CountryData, Goods, RealmData
from pentapolis.kernel.game import require


def read_hexes(names: list[str]) -> int:
    """Hexes given by name, checked."""
    require(set(names) <= BIT_OF_NAME.keys(), "unknown hex")
    return mask_of(BIT_OF_NAME[name] for name in names)


def _squares(names: list[str], grids: int) -> int:
    require(set(names) <= BIT_OF_SQUARE.keys(), "unknown square")
    mask = mask_of(BIT_OF_SQUARE[name] for name in names)
    require(not mask & ~grids, "a square belongs to a city that does not exist")
    return mask


def read_goods(goods: Goods) -> int:
    """Goods given by name, checked."""
    require(goods.keys() <= set(GOODS), "unknown good")
    require(
        all(0 <= number < MOST_UNITS // 64 for number in goods.values()), "a number of goods is impossible"
    )
    return packed_goods(goods)


def read_realm(data: RealmData) -> Realm:
    """A realm, without a plan."""
    realm = new_realm()
    realm.goods = read_goods(data.goods)
    require(data.cathedral_fish >= 0, "fish in the Cathedral is counted from 0")
    realm.cathedral_fish = data.cathedral_fish
    require(min(data.men, data.out, data.healed, data.cathedrals) >= 0, "men and the like are counted from 0")
    realm.men = data.men
    realm.out = data.out
    _read_places(realm, data)
    _read_grids(realm, data)
    _read_round(realm, data)
    return realm


def _read_places(realm: Realm, data: RealmData) -> None:
    """What stands on the map."""
    require(len(data.cities) <= FIGURES.cities, f"a player has at most {FIGURES.cities} cities")
    read_hexes(data.cities)
    realm.centres = tuple(BIT_OF_NAME[name] for name in data.cities)
    for centre in realm.centres:
        require(not flower(centre) & realm.hexes, "two cities share a hex")
        realm.hexes |= flower(centre)
    realm.inns = read_hexes(data.inns)
    require(not realm.inns & realm.hexes, "an inn stands in a city")
    realm.country = tuple(_read_country(country) for country in data.country)


def _read_grids(realm: Realm, data: RealmData) -> None:
    """What stands in the cities."""
    grids = ALL_GRIDS[len(realm.centres)]
    for piece, square, turns in data.buildings:
        put_building(realm, _read_building(piece, square, turns, realm.covered, grids))
    realm.houses = _squares(data.house_squares, grids)
    require(not realm.houses & realm.covered, "a house stands on another building")
    realm.covered |= realm.houses
    require(set(data.houses) <= set(range(1, FIGURES.houses + 1)), "there is no house of that number")
    require(len(data.houses) == realm.houses.bit_count(), "houses and their squares differ in number")
    realm.built = mask_of(number - 1 for number in data.houses)
    realm.graves = _squares(data.graves, grids)
    require(not realm.graves & realm.houses, "a house carries no grave")
    realm.manned = _squares(data.manned, grids)
    first = mask_of((placed.mask & -placed.mask).bit_length() - 1 for placed in realm.buildings)
    require(not realm.manned & ~first, "a man is named by the first square of his building")
    require(data.saint is None or data.saint in SAINTS, "there is no saint of that name")
    realm.saint = NOBODY if data.saint is None else SAINTS.index(data.saint)


def _read_round(realm: Realm, data: RealmData) -> None:
    """What was done this round."""
    realm.healed = data.healed
    realm.razed = data.razed
    realm.cleaned = data.cleaned
    realm.sown = data.sown
    realm.cathedrals = data.cathedrals
    require(all(taken in GOOD_NUMBER for _, taken in data.exchanges), "unknown good")
    realm.exchanges = tuple((read_goods(given), GOOD_NUMBER[taken]) for given, taken in data.exchanges)
    realm.moved = data.moved


def _read_country(data: CountryData) -> Country:
    require(data.good in GOOD_NUMBER, "unknown good")
    site, goods = read_hexes(data.site), read_hexes(data.goods)
    read_hexes([data.centre])
    kind = COUNTRYSIDE.index(data.kind)
    return Country(kind, GOOD_NUMBER[data.good], BIT_OF_NAME[data.centre], site, goods)


def _read_building(name: str, square: str, turns: int, covered: int, grids: int) -> Placed:
    piece = PIECE_NUMBER.get(name, NOBODY)
    require(piece != NOBODY and TYPE_OF[piece] != HOUSE, f"{name!r} is no building for this list")
    require(square in BIT_OF_SQUARE, "unknown square")
    require(0 <= turns < len(EVERY_ORIENTATION[piece]), f"{name} cannot be turned so")
    anchor = BIT_OF_SQUARE[square]
    mask = EVERY_ORIENTATION[piece][turns].mask << anchor
    require(not mask & ~grids, f"{name} does not fit its grid")
    require(not mask & covered, f"{name} stands on another building")
    return Placed(piece, anchor, turns, mask)
