"""Reading a snapshot of Antiquity: what holds between its fields, checked so that play can go on from it.

Positions made up by hand are welcome as long as play can go on from them.
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import BOX, CITY, FISHERY, GOOD_NUMBER, INN, LAYOUTS, NOBODY
from pentapolis.games.antiquity.components.board import LaidTile, board_of
from pentapolis.games.antiquity.components.masks import mask_of
from pentapolis.games.antiquity.components.plane import BIT_OF_NAME
from pentapolis.games.antiquity.scoring import ENDINGS
from pentapolis.games.antiquity.snapshot.plans import repeat_plans
from pentapolis.games.antiquity.snapshot.realms import read_realm
from pentapolis.games.antiquity.state import Position, turn_of
from pentapolis.games.antiquity.state.forms import Goods, read_goods, read_hexes
from pentapolis.games.antiquity.state.parts import (
    DECIDING,
    DUE,
    FACES,
    PLAYERS,
    TILES,
    TRADES,
    DecidingData,
    DueData,
    PlayerData,
    TogetherData,
)
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, FIRST_CITIES, HARVEST, OVER, TOGETHER
from pentapolis.games.antiquity.state.pieces import Deal
from pentapolis.games.antiquity.state.realm import own_hexes
from pentapolis.kernel.snapshots import require
from pentapolis.kernel.state import NOBODY as NO_ACTORS
from pentapolis.kernel.state import TURNS

# The map ---------------------------------------------------------------------------


@TILES.read_by
def read_tiles(position: Position, data: list[tuple[int, bool, int]]) -> None:
    """The map, and what of the sets of hexes lies on it."""
    require(len(data) == len(LAYOUTS[position.seats].centres), "the layout has another number of tiles")
    faces = range(len(BOX.tiles.faces))
    require(all(face in faces and 0 <= turn < 6 for face, _, turn in data), "a tile is not in the box")
    board = position.board = board_of(position.seats, tuple([LaidTile(*tile) for tile in data]))
    position.cut &= board.forest
    position.polluted &= board.every
    position.stones &= board.mountain
    position.golds &= board.mountain


@FACES.read_by
def read_faces(position: Position, data: dict[str, str]) -> None:
    """What the tokens show: one on each exploration space."""
    spaces = mask_of(position.board.spaces)
    require(not (position.tokens | position.revealed) & ~spaces, "a token lies beside the exploration spaces")
    require(read_hexes([*data]) == spaces, "there is one token for each exploration space")
    require(data.keys() <= BIT_OF_NAME.keys(), "unknown hex")
    require(GOOD_NUMBER.keys() >= set(data.values()), "a token shows an unknown good")
    by_space = {BIT_OF_NAME[name]: GOOD_NUMBER[good] for name, good in data.items()}
    position.faces = tuple([by_space[bit] for bit in position.board.spaces])


# The players ---------------------------------------------------------------------------


@TRADES.read_by
def read_trades(position: Position, data: list[tuple[int, int, Goods, Goods, int]]) -> None:
    """The trades of this round."""
    position.trades = tuple(
        [
            Deal(seat, partner, read_goods(give), read_goods(want), market)
            for seat, partner, give, want, market in data
        ]
    )


@PLAYERS.read_by
def read_players(position: Position, data: list[PlayerData]) -> None:
    """The realms, and the plans in the making."""
    require(len(data) == position.seats, "there is one player for each seat")
    position.realms = [read_realm(player) for player in data]
    position.shown = ()
    position.owned = 0
    position.actors = NO_ACTORS
    _check_round(position)
    _add_up(position)
    if position.phase == CITY_BUILDING:
        repeat_plans(position, data)


def _check_round(position: Position) -> None:
    playing = {seat for seat, realm in enumerate(position.realms) if not realm.out}
    once = len(set(position.order)) == len(position.order)
    require(once and playing <= set(position.order), "the order has every seat that plays once")
    require(position.announced >> position.seats == 0, "somebody unknown has announced an offer")
    require((position.phase == OVER) == bool(position.ending), "an ending belongs to a game that is over")
    require(position.ending in ("", *ENDINGS), f"the ending is one of {', '.join(ENDINGS)}")


def _add_up(position: Position) -> None:
    """What the realms have on the map, together."""
    position.cities = position.inns = position.fishery_hexes = position.covered_goods = 0
    for realm in position.realms:
        built = position.cities | position.inns
        require(not own_hexes(realm) & built, "two cities or inns share a hex")
        position.cities |= realm.hexes
        position.inns |= realm.inns
        for country in realm.country:
            require(bool(country.goods), "a countryside building without goods is gone")
            require(not country.goods & position.covered_goods, "two buildings share goods")
            position.covered_goods |= country.goods
            if country.kind == FISHERY:
                position.fishery_hexes |= country.site
    require(not (position.cities | position.inns) & ~position.board.every, "a city or inn is off the board")


# What remains to be decided ---------------------------------------------------------------------------


@DECIDING.read_by
def read_deciding(position: Position, data: TogetherData | None) -> None:
    """Whose turn it is, in phases that are played in turn, and what these seats have still to decide."""
    position.waiting = ()
    if position.phase in (CITY_BUILDING, OVER):
        return
    require(position.turn < len(position.order), "turn is out of range")
    first = turn_of(position)
    position.actors = TURNS[first]
    position.waiting = () if position.phase == FIRST_CITIES else position.order[position.turn + 1 :]
    if data is None:
        return
    require(position.phase in TOGETHER, "in this phase one decides after another")
    for deciding in data.deciding:
        require(deciding.seat in position.order, "somebody unknown decides")
        _read_due(position, deciding.seat, deciding)
    seats = [first, *(deciding.seat for deciding in data.deciding)]
    position.actors = tuple([seat for seat in position.order if seat in seats])
    position.waiting = tuple([seat for seat in position.order if seat in data.waiting])
    everybody = [*seats, *data.waiting]
    require(set(everybody) <= set(position.order), "somebody unknown waits")
    require(len(set(everybody)) == len(everybody), "somebody decides or waits twice")
    require(position.actors[0] == first, "somebody decides who comes before the first")


@DUE.read_by
def read_due(position: Position, data: DueData) -> None:
    """What is left to pay for a site, and what whoever's turn it is has still to decide."""
    require(min(data.food, data.luxury) >= 0, "amount to pay is negative")
    position.site_kind = NOBODY if data.site_kind is None else (INN if data.site_kind == "inn" else CITY)
    require(data.site is None or data.site in BIT_OF_NAME, "unknown hex")
    position.site = NOBODY if data.site is None else BIT_OF_NAME[data.site]
    position.food = data.food
    position.luxury = data.luxury
    require(data.last is None or data.last in GOOD_NUMBER, "unknown good")
    position.last = NOBODY if data.last is None else GOOD_NUMBER[data.last]
    position.paid = read_goods(data.paid)
    if position.phase not in (CITY_BUILDING, OVER):
        _read_due(position, turn_of(position), data)


def _read_due(position: Position, seat: int, data: DueData | DecidingData) -> None:
    """What a seat has still to decide."""
    require(min(data.count, data.markers, data.building, data.taken) >= 0, "amount due is negative")
    realm = position.realms[seat]
    realm.due = data.count
    realm.markers = data.markers
    realm.at = data.building
    realm.taken = data.taken
    if position.phase == HARVEST:
        require(realm.at < len(realm.country), "there is no such building to be harvested")


def complete(position: Position) -> None:
    """Check that play can go on."""
    require(all(position.choices(seat) for seat in position.actors), "a seat that must decide can do nothing")
