"""What snapshots of Antiquity say of several fields together; `snapshot` reads it back."""

from __future__ import annotations

from types import GenericAlias
from typing import TYPE_CHECKING, Literal, Protocol

import msgspec

from pentapolis.games.antiquity.components import COUNTRYSIDE, GOODS, NOBODY, named_goods
from pentapolis.games.antiquity.components.plane import NAME_OF_BIT
from pentapolis.games.antiquity.state.forms import Goods
from pentapolis.games.antiquity.state.phases import TOGETHER
from pentapolis.games.antiquity.state.pieces import Trade
from pentapolis.games.antiquity.state.realm import REALM, Realm
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.snapshots import Part

if TYPE_CHECKING:
    from pentapolis.games.antiquity.state import Position

# The map ---------------------------------------------------------------------------


def _dump_tiles(position: Position) -> list[object]:
    return [[tile.face, tile.mirrored, tile.rotation] for tile in position.board.tiles]


def _dump_faces(position: Position) -> dict[str, str]:
    return {
        NAME_OF_BIT[bit]: GOODS[good] for bit, good in zip(position.board.spaces, position.faces, strict=True)
    }


TILES = Part("tiles", list[tuple[int, bool, int]], _dump_tiles)
FACES = Part("faces", dict[str, str], _dump_faces)

# What remains to be decided ---------------------------------------------------------------------------


class DueData(msgspec.Struct, forbid_unknown_fields=True):
    """What remains to be decided, in a snapshot: by whoever's turn it is, and what a site still costs."""

    count: int
    markers: int
    building: int
    taken: int
    site_kind: Literal["inn", "city"] | None
    site: str | None
    food: int
    luxury: int
    last: str | None
    paid: Goods


class DecidingData(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has still to decide while another one decides too."""

    seat: int
    count: int
    markers: int
    building: int
    taken: int


class TogetherData(msgspec.Struct, forbid_unknown_fields=True):
    """Several decide at the same time: those besides whoever's turn it is, and those who still wait."""

    deciding: list[DecidingData]
    waiting: list[int]


def _dump_due(position: Position) -> dict[str, object]:
    realm = position.realms[position.order[position.turn]] if position.turn < len(position.order) else None
    return {
        "count": realm.due if realm else 0,
        "markers": realm.markers if realm else 0,
        "building": realm.at if realm else 0,
        "taken": realm.taken if realm else 0,
        "site_kind": None if position.site_kind == NOBODY else COUNTRYSIDE[position.site_kind],
        "site": None if position.site == NOBODY else NAME_OF_BIT[position.site],
        "food": position.food,
        "luxury": position.luxury,
        "last": None if position.last == NOBODY else GOODS[position.last],
        "paid": named_goods(position.paid),
    }


def _dump_together(position: Position) -> dict[str, object] | None:
    """The others who decide at the same time; nothing where one seat decides after another."""
    if position.phase not in TOGETHER:
        return None
    others = position.actors[1:]
    if not others and position.waiting == position.order[position.turn + 1 :]:
        return None
    return {
        "deciding": [_dump_deciding(position, seat) for seat in others],
        "waiting": [*position.waiting],
    }


def _dump_deciding(position: Position, seat: int) -> dict[str, int]:
    realm = position.realms[seat]
    return {
        "seat": seat,
        "count": realm.due,
        "markers": realm.markers,
        "building": realm.at,
        "taken": realm.taken,
    }


DUE = Part("due", DueData, _dump_due, last=True)
DECIDING = Part("together", TogetherData, _dump_together, optional=True)
"""Left out where one seat decides, and all after it in order of play wait."""

# The players ---------------------------------------------------------------------------


class TradeData(msgspec.Struct, forbid_unknown_fields=True):
    """A trade, or an open exchange with the bank, among the steps of a plan."""

    gave: Goods
    got: Goods
    bank: bool = False


class PlayerData(Protocol):
    """A player: the realm that a plan began with, the plan, and what others know if that differs."""

    plan: list[str | TradeData]
    finished: bool
    shown: object | None


def _dump_players(position: Position) -> list[object]:
    return [_dump_player(position, seat) for seat in range(position.seats)]


def _dump_player(position: Position, seat: int) -> dict[str, object]:
    """A realm; of a plan what it began with and its steps; what others know, if that differs."""
    realm = position.realms[seat]
    steps: list[object] = []
    base = realm
    while base.before is not None:
        steps.append(_dump_step(base.did))
        base = base.before
    shown = position.shown[seat] if position.shown else base
    return {
        **REALM.dump(base),
        "plan": steps[::-1],
        "finished": realm.finished,
        "shown": None if shown is base else _dump_if_different(shown, base),
    }


def _dump_if_different(shown: Realm, base: Realm) -> Snapshot | None:
    """What others know of a realm, if that is not what its owner began with."""
    told = REALM.dump(shown)
    return None if told == REALM.dump(base) else told


def _dump_step(did: object) -> object:
    """A step of a plan: an action as text, or a trade."""
    if isinstance(did, Trade):
        bank = {"bank": True} if did.bank else {}
        return {"gave": named_goods(did.gave), "got": named_goods(did.got), **bank}
    return str(did)


def _dump_trades(position: Position) -> list[object]:
    return [
        [deal.seat, deal.partner, named_goods(deal.give), named_goods(deal.want), deal.market]
        for deal in position.trades
    ]


PLAYER = REALM.schema_with(
    "PlayerData",
    ("plan", list[str | TradeData]),
    ("finished", bool),
    ("shown", REALM.schema | None),
)
PLAYERS = Part("players", GenericAlias(list, (PLAYER,)), _dump_players)
TRADES = Part("trades", list[tuple[int, int, Goods, Goods, int]], _dump_trades)
