"""Reading a snapshot of Antiquity: the form that `dump` writes, checked so that play can go on from it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from pentapolis.games.antiquity.city.grids import ALL_GRIDS
from pentapolis.games.antiquity.city.squares import BIT_OF_SQUARE, EVERY_ORIENTATION
from pentapolis.games.antiquity.components import (
    BOX,
    CITY,
    COUNTRYSIDE,
    FIGURES,
    FISHERY,
    GOOD_NUMBER,
    GOODS,
    HOUSE,
    INN,
    LAYOUTS,
    MOST_UNITS,
    NOBODY,
    PIECE_NUMBER,
    SAINTS,
    TYPE_OF,
    packed_goods,
)
from pentapolis.games.antiquity.map.board import LaidTile, board_of
from pentapolis.games.antiquity.map.plane import BIT_OF_NAME, flower
from pentapolis.games.antiquity.masks import mask_of
from pentapolis.games.antiquity.pieces import Country, Deal, Placed
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.snapshots.form import (
    CountryData,
    DueData,
    Goods,
    RealmData,
    SnapshotData,
    SupplyData,
)
from pentapolis.games.antiquity.state import (
    COUNTRY,
    FAMINE,
    HARVEST,
    OVER,
    PHASES,
    POLLUTION,
    STORING,
    Position,
)
from pentapolis.kernel.game import require


def read_snapshot(position: Position, snapshot: Mapping[str, object]) -> SnapshotData:
    """Fill a new position, whose figures and options are set, but for the plans; those are for the rules.

    Positions made up by hand are welcome as long as play can go on from them.
    """
    data = msgspec.convert(snapshot, SnapshotData)
    require(0 <= data.chance < 1 << 64, "chance is a number of 64 bits")
    require(data.phase in PHASES, "there is no phase of that name")
    counts = (data.ply, data.round, data.famine, data.turn, data.executed, data.cathedrals)
    require(min(counts) >= 0, "ply, round, famine, turn and the like are counted from 0")
    require(len(data.players) == data.seats, "there is one player for each seat")
    playing = {seat for seat, player in enumerate(data.players) if not player.out}
    seats = set(data.order)
    in_order = playing <= seats <= set(range(data.seats)) and len(seats) == len(data.order)
    require(in_order, "the order has every seat that plays once")
    require(set(data.fulfilled) <= set(range(data.seats)), "somebody unknown has won")
    position.seats = data.seats
    position.chance = data.chance
    position.ply = data.ply
    position.round = data.round
    position.phase = PHASES.index(data.phase)
    position.famine = data.famine
    position.order = tuple(data.order)
    position.turn = data.turn
    position.executed = data.executed
    position.cathedrals = data.cathedrals
    position.ending = data.ending or ""
    position.fulfilled = tuple(data.fulfilled)
    require((position.phase == OVER) == bool(data.ending), "an ending belongs to a game that is over")
    _read_map(position, data)
    _read_supply(position, data.supply)
    position.realms = [read_realm(player) for player in data.players]
    position.shown = ()
    position.owned = 0
    _add_up(position)
    _read_due(position, data.due)
    position.trades = tuple(
        Deal(seat, partner, read_goods(give), read_goods(want), market)
        for seat, partner, give, want, market in data.trades
    )
    return data


def _read_map(position: Position, data: SnapshotData) -> None:
    require(len(data.tiles) == len(LAYOUTS[data.seats].centres), "the layout has another number of tiles")
    faces = range(len(BOX.tiles.faces))
    require(all(face in faces and 0 <= turn < 6 for face, _, turn in data.tiles), "a tile is not in the box")
    board = position.board = board_of(data.seats, tuple(LaidTile(*tile) for tile in data.tiles))
    position.cut = _hexes(data.cut) & board.forest
    position.polluted = _hexes(data.polluted) & board.every
    position.stones = _hexes(data.stones) & board.mountain
    position.golds = _hexes(data.golds) & board.mountain
    spaces = mask_of(board.spaces)
    position.tokens = _hexes(data.tokens)
    position.revealed = _hexes(data.revealed)
    require(not (position.tokens | position.revealed) & ~spaces, "a token lies beside the exploration spaces")
    require(_hexes(list(data.faces)) == spaces, "there is one token for each exploration space")
    require(set(data.faces.values()) <= set(GOODS), "a token shows an unknown good")
    by_space = {BIT_OF_NAME[name]: GOOD_NUMBER[good] for name, good in data.faces.items()}
    position.faces = tuple(by_space[bit] for bit in board.spaces)


def _read_supply(position: Position, data: SupplyData) -> None:
    position.carts = data.cart_shops
    position.fountains = data.fountains
    position.elements = data.storage_elements
    position.fisheries = data.fisheries
    lowest = min(data.cart_shops, data.fountains, data.storage_elements, data.fisheries)
    require(lowest >= 0, "a supply is less than empty")


def _add_up(position: Position) -> None:
    """What the realms have on the map, together."""
    position.cities = position.inns = position.fishery_hexes = position.covered_goods = 0
    for realm in position.realms:
        require(not realm.own() & (position.cities | position.inns), "two cities or inns share a hex")
        position.cities |= realm.hexes
        position.inns |= realm.inns
        for country in realm.country:
            require(bool(country.goods), "a countryside building without goods is gone")
            require(not country.goods & position.covered_goods, "two buildings share goods")
            position.covered_goods |= country.goods
            if country.kind == FISHERY:
                position.fishery_hexes |= country.site
    require(not (position.cities | position.inns) & ~position.board.every, "a city or inn is off the board")


def _read_due(position: Position, data: DueData) -> None:
    require(min(data.count, data.markers, data.building, data.taken) >= 0, "less than nothing is due")
    require(min(data.food, data.luxury) >= 0, "less than nothing is to be paid")
    position.due = data.count
    position.markers = data.markers
    position.at = data.building
    position.taken = data.taken
    position.site_kind = NOBODY if data.site_kind is None else (INN if data.site_kind == "inn" else CITY)
    require(data.site is None or data.site in BIT_OF_NAME, "there is no hex of that name")
    position.site = NOBODY if data.site is None else BIT_OF_NAME[data.site]
    position.food = data.food
    position.luxury = data.luxury
    require(data.last is None or data.last in GOOD_NUMBER, "there is no good of that name")
    position.last = NOBODY if data.last is None else GOOD_NUMBER[data.last]
    position.paid = read_goods(data.paid)
    in_turn = position.phase in (COUNTRY, STORING, HARVEST, FAMINE, POLLUTION)
    require(not in_turn or position.turn < len(position.order), "it is nobody's turn")
    if position.phase == HARVEST:
        country = position.realms[position.turn_of].country
        require(position.at < len(country), "there is no such building to be harvested")


def _hexes(names: list[str]) -> int:
    require(set(names) <= BIT_OF_NAME.keys(), "there is no hex of that name")
    return mask_of(BIT_OF_NAME[name] for name in names)


def _squares(names: list[str], grids: int) -> int:
    require(set(names) <= BIT_OF_SQUARE.keys(), "there is no square of that name")
    mask = mask_of(BIT_OF_SQUARE[name] for name in names)
    require(not mask & ~grids, "a square belongs to a city that there is not")
    return mask


def read_goods(goods: Goods) -> int:
    """Goods given by name, checked."""
    require(goods.keys() <= set(GOODS), "there is no good of that name")
    require(
        all(0 <= number < MOST_UNITS // 64 for number in goods.values()), "a number of goods is impossible"
    )
    return packed_goods(goods)


def read_realm(data: RealmData) -> Realm:
    """A realm, without a plan."""
    realm = Realm.new()
    realm.goods = read_goods(data.goods)
    require(min(data.men, data.out, data.healed, data.cathedrals) >= 0, "men and the like are counted from 0")
    realm.men = data.men
    realm.out = data.out
    require(len(data.cities) <= FIGURES.cities, f"a player has at most {FIGURES.cities} cities")
    _hexes(data.cities)
    realm.centres = tuple(BIT_OF_NAME[name] for name in data.cities)
    for centre in realm.centres:
        require(not flower(centre) & realm.hexes, "two cities share a hex")
        realm.hexes |= flower(centre)
    realm.inns = _hexes(data.inns)
    require(not realm.inns & realm.hexes, "an inn stands in a city")
    realm.country = tuple(_read_country(country) for country in data.country)
    grids = ALL_GRIDS[len(realm.centres)]
    for piece, square, turns in data.buildings:
        realm.put(_read_building(piece, square, turns, realm.covered, grids))
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
    realm.healed = data.healed
    realm.razed = data.razed
    realm.cleaned = data.cleaned
    realm.sown = data.sown
    realm.cathedrals = data.cathedrals
    require(all(taken in GOOD_NUMBER for _, taken in data.exchanges), "there is no good of that name")
    realm.exchanges = tuple((read_goods(given), GOOD_NUMBER[taken]) for given, taken in data.exchanges)
    realm.moved = data.moved
    return realm


def _read_country(data: CountryData) -> Country:
    require(data.good in GOOD_NUMBER, "there is no good of that name")
    site, goods = _hexes(data.site), _hexes(data.goods)
    _hexes([data.centre])
    kind = COUNTRYSIDE.index(data.kind)
    return Country(kind, GOOD_NUMBER[data.good], BIT_OF_NAME[data.centre], site, goods)


def _read_building(name: str, square: str, turns: int, covered: int, grids: int) -> Placed:
    piece = PIECE_NUMBER.get(name, NOBODY)
    require(piece != NOBODY and TYPE_OF[piece] != HOUSE, f"{name!r} is no building for this list")
    require(square in BIT_OF_SQUARE, "there is no square of that name")
    require(0 <= turns < len(EVERY_ORIENTATION[piece]), f"{name} cannot be turned so")
    anchor = BIT_OF_SQUARE[square]
    mask = EVERY_ORIENTATION[piece][turns].mask << anchor
    require(not mask & ~grids, f"{name} does not fit its grid")
    require(not mask & covered, f"{name} stands on another building")
    return Placed(piece, anchor, turns, mask)
