"""Positions, realms and plans as plain data; `reading.py` reads them back."""

from __future__ import annotations

from pentapolis.games.antiquity.city.squares import SQUARE_NAMES, square_names
from pentapolis.games.antiquity.components import (
    COUNTRYSIDE,
    GOODS,
    NOBODY,
    PIECES,
    PLAYED_BOX,
    SAINTS,
    named_goods,
)
from pentapolis.games.antiquity.map.plane import NAME_OF_BIT, names_of
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Country, Placed, Trade
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.state import PHASES, RULES_VERSION, TOGETHER, Position, turn_of
from pentapolis.kernel.plain import JsonValue, Snapshot


def dump_position(position: Position) -> Snapshot:
    """A whole position as plain data."""
    return {
        "game": position.key,
        "rules": RULES_VERSION,
        **PLAYED_BOX.mark(),
        "seats": position.seats,
        "options": position.options.dump(),
        "chance": position.chance,
        "ply": position.ply,
        "tiles": [[tile.face, tile.mirrored, tile.rotation] for tile in position.board.tiles],
        "round": position.round,
        "phase": PHASES[position.phase],
        "famine": position.famine,
        "order": list(position.order),
        "turn": position.turn,
        "executed": position.executed,
        "cathedrals": position.cathedrals,
        "ending": position.ending or None,
        "fulfilled": list(position.fulfilled),
        "due": _dump_due(position),
        "cut": [*names_of(position.cut)],
        "polluted": [*names_of(position.polluted)],
        "tokens": [*names_of(position.tokens)],
        "faces": {
            NAME_OF_BIT[bit]: GOODS[good]
            for bit, good in zip(position.board.spaces, position.faces, strict=True)
        },
        "revealed": [*names_of(position.revealed)],
        "stones": [*names_of(position.stones)],
        "golds": [*names_of(position.golds)],
        "supply": {
            "cart_shops": position.carts,
            "fountains": position.fountains,
            "storage_elements": position.elements,
            "fisheries": position.fisheries,
        },
        "trades": [
            [deal.seat, deal.partner, _dump_goods(deal.give), _dump_goods(deal.want), deal.market]
            for deal in position.trades
        ],
        "announced": list(bits_of(position.announced)),
        "players": [_dump_player(position, seat) for seat in range(position.seats)],
        **_dump_together(position),
    }


def _dump_due(position: Position) -> Snapshot:
    """What is still to be decided by whoever's turn it is, of several the first."""
    realm = None if turn_of(position) == NOBODY else position.realms[turn_of(position)]
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
        "paid": _dump_goods(position.paid),
    }


def _dump_together(position: Position) -> Snapshot:
    """The others who decide at the same time; nothing where one seat decides after another."""
    if position.phase not in TOGETHER:
        return {}
    first = turn_of(position)
    others = [seat for seat in position.actors if seat != first]
    if not others and position.waiting == position.order[position.turn + 1 :]:
        return {}
    return {
        "together": {
            "deciding": [_dump_deciding(position, seat) for seat in others],
            "waiting": [*position.waiting],
        }
    }


def _dump_deciding(position: Position, seat: int) -> Snapshot:
    realm = position.realms[seat]
    return {
        "seat": seat,
        "count": realm.due,
        "markers": realm.markers,
        "building": realm.at,
        "taken": realm.taken,
    }


def _dump_player(position: Position, seat: int) -> Snapshot:
    """A realm; of a plan what it began with and its steps; what others know, if that differs."""
    realm = position.realms[seat]
    steps: list[JsonValue] = []
    base = realm
    while base.before is not None:
        steps.append(_dump_step(base.did))
        base = base.before
    shown = position.shown[seat] if position.shown else base
    return {
        **_dump_realm(base),
        "plan": steps[::-1],
        "finished": realm.finished,
        "shown": None if shown is base else _dump_if_different(shown, base),
    }


def _dump_if_different(shown: Realm, base: Realm) -> Snapshot | None:
    """What others know of a realm, if that is something else than its owner began with."""
    told = _dump_realm(shown)
    return None if told == _dump_realm(base) else told


def _dump_step(did: object) -> JsonValue:
    """A step of a plan: an action as text, or a trade."""
    if isinstance(did, Trade):
        bank: Snapshot = {"bank": True} if did.bank else {}
        return {"gave": _dump_goods(did.gave), "got": _dump_goods(did.got), **bank}
    return str(did)


def _dump_realm(realm: Realm) -> Snapshot:
    """A realm, without a plan, as plain data."""
    return {
        "goods": _dump_goods(realm.goods),
        "men": realm.men,
        "out": realm.out,
        "cities": [NAME_OF_BIT[bit] for bit in realm.centres],
        "inns": [*names_of(realm.inns)],
        "country": [_dump_country(country) for country in realm.country],
        "buildings": [_dump_building(placed) for placed in realm.buildings],
        "house_squares": [*square_names(realm.houses)],
        "houses": [bit + 1 for bit in bits_of(realm.built)],
        "graves": [*square_names(realm.graves)],
        "manned": [*square_names(realm.manned)],
        "saint": None if realm.saint == NOBODY else SAINTS[realm.saint],
        "healed": realm.healed,
        "razed": realm.razed,
        "cleaned": realm.cleaned,
        "sown": realm.sown,
        "cathedrals": realm.cathedrals,
        "exchanges": [[_dump_goods(given), GOODS[taken]] for given, taken in realm.exchanges],
        "moved": realm.moved,
        "cathedral_fish": realm.cathedral_fish,
    }


def _dump_country(country: Country) -> Snapshot:
    return {
        "kind": COUNTRYSIDE[country.kind],
        "good": GOODS[country.good],
        "centre": NAME_OF_BIT[country.centre],
        "site": [*names_of(country.site)],
        "goods": [*names_of(country.goods)],
    }


def _dump_building(placed: Placed) -> JsonValue:
    return [PIECES[placed.piece], SQUARE_NAMES[placed.anchor], placed.turns]


def _dump_goods(packed: int) -> Snapshot:
    """Goods by name."""
    return dict(named_goods(packed))
