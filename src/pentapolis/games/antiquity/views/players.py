"""The players as a seat may see them: goods, cities, zones, offers, and what the round will bring them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapolis.games.antiquity.city.squares import GRIDS, SIZES, SQUARE_NAMES, square_names
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
from pentapolis.games.antiquity.map.plane import NAME_OF_BIT, flower, names_of
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Deal
from pentapolis.games.antiquity.realm import OFFERED, Realm
from pentapolis.games.antiquity.state import CITY_BUILDING
from pentapolis.games.antiquity.views.types import BuildingView, CityView, ForecastView, OfferView, PlayerView

if TYPE_CHECKING:
    from pentapolis.games.antiquity.rules import Antiquity


def player_view(position: Antiquity, owner: int, seat: int | None) -> PlayerView:
    """A player, as far as the viewer may know."""
    realm = position.known_realm(owner, seat)
    zone = position.zone_of(realm)
    real = position.realms[owner]
    return {
        "goods": named_goods(realm.goods),
        "men": realm.people(),
        "idle": realm.men,
        "in_country": len(realm.country),
        "carts": realm.carts(),
        "houses": [bit + 1 for bit in bits_of(realm.built)],
        "unbuilt": [BUILDINGS[kind] for kind in UNIQUE if not realm.masks[kind]],
        "saint": None if realm.saint == NOBODY else SAINTS[realm.saint],
        "saint_works": realm.saint != NOBODY and realm.works(CATHEDRAL),
        "cities": _cities(realm),
        "inns": names_of(realm.inns),
        "zone": names_of(zone),
        "clean_hexes": position.clean_part(zone).bit_count(),
        "forecast": _forecast(position, realm, zone, _protected(position, owner, seat)),
        "planning": owner in position.actors and position.phase == CITY_BUILDING,
        "due": due_of(real),
        "offer": _offer(position, owner) if real.step == OFFERED else None,
        "most_goods": position.most_goods(owner),
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


def _offer(position: Antiquity, owner: int) -> OfferView:
    realm = position.realms[owner]
    market = position.market_of_offer(owner)
    return deal_view(Deal(owner, realm.partner, realm.paid, realm.want, market))


def _cities(realm: Realm) -> list[CityView]:
    empty = realm.empty()
    return [
        {
            "number": city + 1,
            "size": SIZES[city],
            "centre": NAME_OF_BIT[centre],
            "hexes": names_of(flower(centre)),
            "buildings": _buildings(realm, GRIDS[city]),
            "houses": square_names(realm.houses & GRIDS[city]),
            "graves": square_names(realm.graves & GRIDS[city]),
            "empty": (empty & GRIDS[city]).bit_count(),
        }
        for city, centre in enumerate(realm.centres)
    ]


def _buildings(realm: Realm, grid: int) -> list[BuildingView]:
    shown: list[BuildingView] = []
    for placed in realm.buildings:
        mask = placed.mask
        if not mask & grid:
            continue
        kind = TYPE_OF[placed.piece]
        own_man = bool(mask & realm.manned)
        taught = not own_man and kind in FACULTIES and realm.university_mans(mask)
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
                and not realm.is_silenced(kind, mask)
                and (own_man or taught or not NEEDS_MAN[kind]),
            }
        )
    return shown


def _protected(position: Antiquity, owner: int, seat: int | None) -> int:
    """The hexes that the Dumps of others keep clean, as far as the viewer knows."""
    hexes = 0
    for other in position.order:
        realm = position.known_realm(other, seat)
        if other != owner and position.protects_zone(realm):
            hexes |= position.zone_of(realm)
    return hexes


def _forecast(position: Antiquity, realm: Realm, zone: int, protected: int) -> ForecastView:
    """What famine and pollution would do if they came now, as far as the viewer knows."""
    empty = realm.empty()
    room = empty | realm.covered & ~realm.houses & ~realm.graves
    return {
        "famine": position.famine,
        "food": food_in(realm.goods),
        "granary": position.granary_of(realm),
        "graves": 0 if realm.out else position.famine_graves(realm),
        "spare": empty.bit_count(),
        "grave_room": room.bit_count(),
        "pollution": 0 if realm.out else position.pollution_of(realm),
        "pollution_room": (zone & position.open_to_pollution() & ~protected).bit_count(),
        "capacity": position.room_for_goods(realm),
    }
