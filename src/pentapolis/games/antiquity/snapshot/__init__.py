"""Reading a snapshot of Antiquity: the form that `dump` writes, checked so that play can go on from it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from pentapolis.games.antiquity.components import BOX, CITY, FISHERY, GOOD_NUMBER, GOODS, INN, LAYOUTS, NOBODY
from pentapolis.games.antiquity.map.board import LaidTile, board_of
from pentapolis.games.antiquity.map.plane import BIT_OF_NAME
from pentapolis.games.antiquity.masks import mask_of
from pentapolis.games.antiquity.pieces import Deal
from pentapolis.games.antiquity.realm import own_hexes
from pentapolis.games.antiquity.scoring import ENDINGS
from pentapolis.games.antiquity.snapshots.form import DecidingData, DueData, SnapshotData, SupplyData
from pentapolis.games.antiquity.snapshots.plans import repeat_plans
from pentapolis.games.antiquity.snapshots.realms import read_goods, read_hexes, read_realm
from pentapolis.games.antiquity.state import (
    CITY_BUILDING,
    FIRST_CITIES,
    HARVEST,
    OVER,
    PHASES,
    TOGETHER,
    Position,
    turn_of,
)
from pentapolis.kernel.game import NOBODY as NO_ACTORS
from pentapolis.kernel.game import TURNS, require

NUMBER_OF_PHASE: dict[str, int] = {name: phase for phase, name in PHASES.items()}


def read_snapshot(position: Position, snapshot: Mapping[str, object]) -> SnapshotData:
    """Fill a new position, whose figures and options are set, but for the plans; those are for the rules.

    Positions made up by hand are welcome as long as play can go on from them.
    """
    data = msgspec.convert(snapshot, SnapshotData)
    _read_round(position, data)
    _read_map(position, data)
    _read_supply(position, data.supply)
    position.waiting = ()
    position.realms = [read_realm(player) for player in data.players]
    position.shown = ()
    position.owned = 0
    _add_up(position)
    _read_due(position, data.due)
    position.trades = tuple(
        Deal(seat, partner, read_goods(give), read_goods(want), market)
        for seat, partner, give, want, market in data.trades
    )
    require(set(data.announced) <= set(range(data.seats)), "somebody unknown has announced an offer")
    position.announced = mask_of(data.announced)
    return data


def _read_round(position: Position, data: SnapshotData) -> None:
    require(0 <= data.chance < 1 << 64, "chance is a number of 64 bits")
    require(data.phase in NUMBER_OF_PHASE, "there is no phase of that name")
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
    position.phase = NUMBER_OF_PHASE[data.phase]
    position.famine = data.famine
    position.order = tuple(data.order)
    position.turn = data.turn
    position.executed = data.executed
    position.cathedrals = data.cathedrals
    position.ending = data.ending or ""
    position.fulfilled = tuple(data.fulfilled)
    require((position.phase == OVER) == bool(data.ending), "an ending belongs to a game that is over")


def _read_map(position: Position, data: SnapshotData) -> None:
    require(len(data.tiles) == len(LAYOUTS[data.seats].centres), "the layout has another number of tiles")
    faces = range(len(BOX.tiles.faces))
    require(all(face in faces and 0 <= turn < 6 for face, _, turn in data.tiles), "a tile is not in the box")
    board = position.board = board_of(data.seats, tuple(LaidTile(*tile) for tile in data.tiles))
    position.cut = read_hexes(data.cut) & board.forest
    position.polluted = read_hexes(data.polluted) & board.every
    position.stones = read_hexes(data.stones) & board.mountain
    position.golds = read_hexes(data.golds) & board.mountain
    spaces = mask_of(board.spaces)
    position.tokens = read_hexes(data.tokens)
    position.revealed = read_hexes(data.revealed)
    require(not (position.tokens | position.revealed) & ~spaces, "a token lies beside the exploration spaces")
    require(read_hexes(list(data.faces)) == spaces, "there is one token for each exploration space")
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
        require(not own_hexes(realm) & (position.cities | position.inns), "two cities or inns share a hex")
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
    require(min(data.food, data.luxury) >= 0, "amount to pay is negative")
    position.site_kind = NOBODY if data.site_kind is None else (INN if data.site_kind == "inn" else CITY)
    require(data.site is None or data.site in BIT_OF_NAME, "unknown hex")
    position.site = NOBODY if data.site is None else BIT_OF_NAME[data.site]
    position.food = data.food
    position.luxury = data.luxury
    require(data.last is None or data.last in GOOD_NUMBER, "unknown good")
    position.last = NOBODY if data.last is None else GOOD_NUMBER[data.last]
    position.paid = read_goods(data.paid)


def read_turns(position: Position, data: SnapshotData) -> None:
    """Whose turn it is, in phases that are played in turn, and what these seats have still to decide."""
    require(position.turn < len(position.order), "turn is out of range")
    first = turn_of(position)
    _read_deciding(position, first, data.due)
    position.actors = TURNS[first]
    position.waiting = () if position.phase == FIRST_CITIES else position.order[position.turn + 1 :]
    together = data.together
    if together is None:
        return
    require(position.phase in TOGETHER, "in this phase one decides after another")
    for deciding in together.deciding:
        require(deciding.seat in position.order, "somebody unknown decides")
        _read_deciding(position, deciding.seat, deciding)
    seats = [first, *(deciding.seat for deciding in together.deciding)]
    position.actors = tuple(seat for seat in position.order if seat in seats)
    position.waiting = tuple(seat for seat in position.order if seat in together.waiting)
    everybody = [*seats, *together.waiting]
    require(set(everybody) <= set(position.order), "somebody unknown waits")
    require(len(set(everybody)) == len(everybody), "somebody decides or waits twice")
    require(position.actors[0] == first, "somebody decides who comes before the first")


def _read_deciding(position: Position, seat: int, data: DueData | DecidingData) -> None:
    """What a seat has still to decide."""
    require(min(data.count, data.markers, data.building, data.taken) >= 0, "amount due is negative")
    realm = position.realms[seat]
    realm.due = data.count
    realm.markers = data.markers
    realm.at = data.building
    realm.taken = data.taken
    if position.phase == HARVEST:
        require(realm.at < len(realm.country), "there is no such building to be harvested")


def load_position(position: Position, snapshot: Mapping[str, object]) -> None:
    """Fill a new position, whose options are set, with all that a snapshot describes."""
    data = read_snapshot(position, snapshot)
    position.actors = NO_ACTORS
    if position.phase == CITY_BUILDING:
        repeat_plans(position, data.players)
    elif position.phase == OVER:
        require(position.ending in ENDINGS, f"the ending is one of {', '.join(ENDINGS)}")
    else:
        read_turns(position, data)
    require(all(position._legal(seat) for seat in position.actors), "a seat that must decide can do nothing")
