"""Realms and plans of Antiquity as plain data, for `dump`; `snapshot.py` reads them back."""

from __future__ import annotations

from pentapolis.games.antiquity.city.squares import SQUARE_NAMES, square_names
from pentapolis.games.antiquity.components import COUNTRYSIDE, GOODS, NOBODY, PIECES, SAINTS, named_goods
from pentapolis.games.antiquity.map.plane import NAME_OF_BIT, names_of
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Country, Placed, Trade
from pentapolis.games.antiquity.realm import Realm
from pentapolis.kernel.game import JsonValue, Snapshot


def dump_if_different(shown: Realm, base: Realm) -> Snapshot | None:
    """What others know of a realm, if that is something else than its owner began with."""
    told = dump_realm(shown)
    return None if told == dump_realm(base) else told


def dump_step(did: object) -> JsonValue:
    """A step of a plan: an action as text, or a trade."""
    if isinstance(did, Trade):
        bank: Snapshot = {"bank": True} if did.bank else {}
        return {"gave": dump_goods(did.gave), "got": dump_goods(did.got), **bank}
    return str(did)


def dump_realm(realm: Realm) -> Snapshot:
    """A realm, without a plan, as plain data."""
    return {
        "goods": dump_goods(realm.goods),
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
        "exchanges": [[dump_goods(given), GOODS[taken]] for given, taken in realm.exchanges],
        "moved": realm.moved,
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


def dump_goods(packed: int) -> Snapshot:
    """Goods by name."""
    return dict(named_goods(packed))
