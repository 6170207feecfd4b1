"""The players as a seat may see them: goods, cities, zones, offers, and what the round will bring them."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    BUILDINGS,
    CATHEDRAL,
    FACULTIES,
    NEEDS_MAN,
    NOBODY,
    PIECES,
    SAINTS,
    TYPE_OF,
    UNIQUE,
    food_in,
    named_goods,
)
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import NAME_OF_BIT, flower, names_of
from pentapolis.games.antiquity.components.squares import GRIDS, SIZES, SQUARE_NAMES, square_names
from pentapolis.games.antiquity.rules.buildings import granary_of, protects_zone
from pentapolis.games.antiquity.rules.cities import (
    carts_of,
    empty_squares,
    is_silenced,
    people_of,
    university_mans,
    works,
)
from pentapolis.games.antiquity.rules.definitions import clean_part, open_to_pollution
from pentapolis.games.antiquity.rules.famine import famine_graves
from pentapolis.games.antiquity.rules.planning.trading import market_of_offer
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.rules.stocks import most_goods
from pentapolis.games.antiquity.rules.storing import room_for_goods
from pentapolis.games.antiquity.rules.zones import realm_zone
from pentapolis.games.antiquity.state import Position, known_realm
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.games.antiquity.state.pieces import Deal
from pentapolis.games.antiquity.state.realm import OFFERED, Realm
from pentapolis.games.antiquity.view.types import BuildingView, CityView, ForecastView, OfferView, PlayerView


def player_view(position: Position, owner: int, seat: int | None) -> PlayerView:
    """A player, as far as the viewer may know."""
    realm = known_realm(position, owner, seat)
    zone = realm_zone(position, realm)
    real = position.realms[owner]
    return {
        "goods": named_goods(realm.goods),
        "men": people_of(realm),
        "idle": realm.men,
        "in_country": len(realm.country),
        "carts": carts_of(realm),
        "houses": [bit + 1 for bit in bits_of(realm.built)],
        "unbuilt": [BUILDINGS[kind] for kind in UNIQUE if not realm.masks[kind]],
        "saint": None if realm.saint == NOBODY else SAINTS[realm.saint],
        "saint_works": realm.saint != NOBODY and works(position, realm, CATHEDRAL),
        "cities": _cities(position, realm),
        "inns": names_of(realm.inns),
        "zone": names_of(zone),
        "clean_hexes": clean_part(position, zone).bit_count(),
        "forecast": _forecast(position, realm, zone, _protected(position, owner, seat)),
        "planning": owner in position.actors and position.phase == CITY_BUILDING,
        "due": due_of(real),
        "offer": _offer(position, owner) if real.step == OFFERED else None,
        "most_goods": most_goods(position, owner),
        "out": realm.out or None,
        "graves_removed": realm.healed,
        "razed": realm.razed,
        "cleaned": realm.cleaned,
        "sown": realm.sown,
    }


def due_of(realm: Realm) -> int:
    """The markers or graves that are still to be placed, or the goods to be given up."""
    return realm.markers or realm.due


def deal_view(deal: Deal) -> OfferView:
    """A trade that is offered or was made."""
    return {
        "seat": deal.seat,
        "partner": deal.partner,
        "give": named_goods(deal.give),
        "want": named_goods(deal.want),
        "market": deal.market,
    }


def _offer(position: Position, owner: int) -> OfferView:
    realm = position.realms[owner]
    market = market_of_offer(position, owner)
    return deal_view(Deal(owner, realm.partner, realm.paid, realm.want, market))


def _cities(position: Position, realm: Realm) -> list[CityView]:
    empty = empty_squares(realm)
    return [
        {
            "number": city + 1,
            "size": SIZES[city],
            "centre": NAME_OF_BIT[centre],
            "hexes": names_of(flower(centre)),
            "buildings": _buildings(position, realm, GRIDS[city]),
            "houses": square_names(realm.houses & GRIDS[city]),
            "graves": square_names(realm.graves & GRIDS[city]),
            "empty": (empty & GRIDS[city]).bit_count(),
        }
        for city, centre in enumerate(realm.centres)
    ]


def _buildings(position: Position, realm: Realm, grid: int) -> list[BuildingView]:
    shown: list[BuildingView] = []
    for placed in realm.buildings:
        mask = placed.mask
        if not mask & grid:
            continue
        kind = TYPE_OF[placed.piece]
        own_man = bool(mask & realm.manned)
        taught = not own_man and kind in FACULTIES and university_mans(realm, mask)
        graves = mask & realm.graves
        squares = square_names(mask)
        shown.append(
            {
                "building": BUILDINGS[kind],
                "piece": PIECES[placed.piece],
                "square": squares[0],
                "anchor": SQUARE_NAMES[placed.anchor],
                "turns": placed.turns,
                "squares": squares,
                "graves": square_names(graves),
                "manned": own_man,
                "by_university": taught,
                "works": not graves
                and not is_silenced(position, realm, kind, mask)
                and (own_man or taught or not NEEDS_MAN[kind]),
            }
        )
    return shown


def _protected(position: Position, owner: int, seat: int | None) -> int:
    """The hexes that the Dumps of others keep clean, as far as the viewer knows."""
    hexes = 0
    for other in position.order:
        realm = known_realm(position, other, seat)
        if other != owner and protects_zone(position, realm):
            hexes |= realm_zone(position, realm)
    return hexes


def _forecast(position: Position, realm: Realm, zone: int, protected: int) -> ForecastView:
    """What famine and pollution would do if they came now, as far as the viewer knows."""
    empty = empty_squares(realm)
    room = empty | realm.covered & ~realm.houses & ~realm.graves
    return {
        "famine": position.famine,
        "food": food_in(realm.goods),
        "granary": granary_of(position, realm),
        "graves": 0 if realm.out else famine_graves(position, realm),
        "spare": empty.bit_count(),
        "grave_room": room.bit_count(),
        "pollution": 0 if realm.out else pollution_of(position, realm),
        "pollution_room": (zone & open_to_pollution(position) & ~protected).bit_count(),
        "capacity": room_for_goods(position, realm),
    }
