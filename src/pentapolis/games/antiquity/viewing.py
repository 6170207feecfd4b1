"""Making the views of Antiquity: what each seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from pentapolis.games.antiquity.city.squares import (
    EVERY_ORIENTATION,
    GRIDS,
    SIZES,
    SQUARE_NAMES,
    square_names,
)
from pentapolis.games.antiquity.components import (
    BUILDINGS,
    CATHEDRAL,
    DUMP,
    FACULTIES,
    GOODS,
    INN,
    KINDS,
    LAYOUTS,
    NEEDS_MAN,
    NOBODY,
    PIECES,
    SAINTS,
    TYPE_OF,
    UNIQUE,
    food_in,
    named_goods,
    unpacked,
)
from pentapolis.games.antiquity.map.plane import NAME_OF_BIT, flower, names_of
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.pieces import Deal
from pentapolis.games.antiquity.realm import (
    COMPOSING,
    EXCHANGING,
    MOVING,
    OFFERED,
    PAYING,
    PLACING,
    Realm,
)
from pentapolis.games.antiquity.state import CITY_BUILDING, HARVEST, PHASE_NUMBERS, type_name
from pentapolis.games.antiquity.view import (
    AntiquityView,
    BuildingView,
    CityView,
    CountryView,
    ExchangeView,
    ForecastView,
    OfferView,
    Phase,
    PlanView,
    PlayerView,
    RangeView,
    SiteView,
    Step,
    SupplyView,
    TileView,
)
from pentapolis.kernel.views import message_view, result_view

if TYPE_CHECKING:
    from pentapolis.games.antiquity.rules import Antiquity

# The table ---------------------------------------------------------------------------


def view_of(position: Antiquity, seat: int | None) -> AntiquityView:
    """What this seat may see (None: a spectator)."""
    return {
        "game": "antiquity",
        "seat": seat,
        "seats": position.seats,
        "colours": list(position.options.colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
        "phase": PHASE_NAMES[position.phase],
        "phase_number": PHASE_NUMBERS[position.phase],
        "round": position.round,
        "famine": position.famine,
        "order": list(position.order),
        "beginners": position.options.beginners,
        "tiles": _tiles(position),
        "cut": names_of(position.cut),
        "polluted": names_of(position.polluted),
        "tokens": names_of(position.tokens),
        "hidden_tokens": _hidden_tokens(position),
        "ranges": _ranges(position),
        "country": _country(position),
        "players": [_player(position, owner, seat) for owner in range(position.seats)],
        "supply": _supply(position, seat),
        "plan": _plan(position, seat),
        "trades": [_deal(deal) for deal in position.trades],
        "exchanges": _exchanges(position),
        "goods_left": _goods_left(position),
        "pieces_turn": position.options.pieces_turn,
        "pieces_flip": position.options.pieces_flip,
        "site": _site(position),
        "due": position.markers or position.due,
        "harvesting": _harvesting(position),
        "cathedrals": position.cathedrals,
    }


def _tiles(position: Antiquity) -> list[TileView]:
    layout = LAYOUTS[position.seats]
    return [
        {
            "face": tile.face,
            "mirrored": tile.mirrored,
            "rotation": tile.rotation,
            "centre": (centre.q, centre.r),
            "start": place in layout.start,
            "columns": columns,
        }
        for place, (tile, centre, columns) in enumerate(
            zip(position.board.tiles, layout.centres, position.board.columns, strict=True)
        )
    ]


def _hidden_tokens(position: Antiquity) -> dict[str, int]:
    """The tokens that nobody has seen, also those discarded, by what they show."""
    hidden = [
        face
        for bit, face in zip(position.board.spaces, position.faces, strict=True)
        if not position.revealed >> bit & 1
    ]
    return {GOODS[good]: hidden.count(good) for good in KINDS if good in hidden}


def _ranges(position: Antiquity) -> list[RangeView]:
    decided = position.stones | position.golds
    return [
        {"good": "stone" if mountains & position.stones else "gold", "hexes": names_of(mountains)}
        for mountains in position.board.ranges
        if mountains & decided
    ]


PHASE_NAMES: tuple[Phase, ...] = get_args(Phase)
STEP_NAMES: tuple[Step, ...] = get_args(Step)
COUNTRY_KINDS: tuple[Literal["woodcutter", "farm", "mine", "fishery"], ...]
COUNTRY_KINDS = ("woodcutter", "farm", "mine", "fishery")


def _country(position: Antiquity) -> list[CountryView]:
    return [
        {
            "seat": seat,
            "kind": COUNTRY_KINDS[country.kind],
            "good": GOODS[country.good],
            "hex": NAME_OF_BIT[country.centre],
            "hexes": names_of(country.site),
            "goods": names_of(country.goods),
        }
        for seat, realm in enumerate(position.realms)
        for country in realm.country
    ]


def _supply(position: Antiquity, seat: int | None) -> SupplyView:
    """A planner has taken from the supply what the own plan needs; the others do not know of it."""
    carts, fountains, elements = position.carts, position.fountains, position.elements
    if seat is not None and position.is_planning(seat):
        carts, fountains, elements = position.supply_left(seat)
    return {
        "cart_shops": carts,
        "fountains": fountains,
        "storage_elements": elements,
        "fisheries": position.fisheries,
    }


def _deal(deal: Deal) -> OfferView:
    return {
        "seat": deal.seat,
        "partner": deal.partner,
        "give": named_goods(deal.give),
        "want": named_goods(deal.want),
        "market": deal.market,
    }


def _exchanges(position: Antiquity) -> list[ExchangeView]:
    """The exchanges with the bank that were told at once (ruling 41)."""
    if not position.exchanges_are_open():
        return []
    return [
        {"seat": seat, "given": named_goods(given), "taken": GOODS[taken]}
        for seat, realm in enumerate(position.realms)
        for given, taken in realm.exchanges
    ]


def _goods_left(position: Antiquity) -> dict[str, int] | None:
    """What the bank has, where that is limited (ruling 20)."""
    if not position.options.goods_limited:
        return None
    return {GOODS[good]: position.goods_left(good) for good in KINDS}


def _site(position: Antiquity) -> SiteView | None:
    if position.site == NOBODY:
        return None
    return {
        "kind": "inn" if position.site_kind == INN else "city",
        "hex": NAME_OF_BIT[position.site],
        "food": position.food,
        "luxury": position.luxury,
        "paid": named_goods(position.paid),
    }


def _harvesting(position: Antiquity) -> list[str]:
    if position.phase != HARVEST:
        return []
    country = position.realms[position.turn_of].country[position.at]
    return names_of(country.goods)


# Players ---------------------------------------------------------------------------


def _player(position: Antiquity, owner: int, seat: int | None) -> PlayerView:
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
        "clean_hexes": (zone & ~position.polluted & ~position.cities & ~position.inns).bit_count(),
        "forecast": _forecast(position, realm, zone, _protected(position, owner, seat)),
        "planning": owner in position.actors and position.phase == CITY_BUILDING,
        "offer": _offer(position, owner) if real.step == OFFERED else None,
        "most_goods": position.most_goods(owner),
        "out": realm.out or None,
        "graves_removed": realm.healed,
        "razed": realm.razed,
        "cleaned": realm.cleaned,
        "sown": realm.sown,
    }


def _offer(position: Antiquity, owner: int) -> OfferView:
    realm = position.realms[owner]
    market = position.market_of_offer(owner)
    return _deal(Deal(owner, realm.partner, realm.paid, realm.want, market))


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
                "works": not graves and (own_man or taught or not NEEDS_MAN[kind]),
            }
        )
    return shown


def _protected(position: Antiquity, owner: int, seat: int | None) -> int:
    """The hexes that the Dumps of others keep clean, as far as the viewer knows."""
    hexes = 0
    for other in position.order:
        realm = position.known_realm(other, seat)
        if other != owner and realm.works(DUMP):
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
        "pollution_room": (zone & position.clean_free() & ~protected).bit_count(),
        "capacity": position.room_for_goods(realm),
    }


# The own plan ---------------------------------------------------------------------------


def _plan(position: Antiquity, seat: int | None) -> PlanView | None:
    if seat is None or not position.is_planning(seat):
        return None
    realm = position.realms[seat]
    step = realm.step
    building = step in (PLACING, PAYING)
    held = realm.hand[-1].piece if step == MOVING else realm.piece
    mask = EVERY_ORIENTATION[realm.piece][realm.turns].mask << realm.anchor if step == PAYING else 0
    before, now = unpacked(position.shown[seat].goods), unpacked(realm.goods)
    changes = [(GOODS[good], now[good] - before[good]) for good in KINDS if now[good] != before[good]]
    return {
        "step": STEP_NAMES[step],
        "piece": PIECES[held] if building or step == MOVING else None,
        "squares": square_names(mask),
        "free": realm.free,
        "food": realm.food,
        "luxury": realm.luxury,
        "in_hand": [type_name(lifted.piece) for lifted in realm.hand],
        "given": named_goods(realm.paid) if step in (PAYING, EXCHANGING, COMPOSING, OFFERED) else {},
        "want": named_goods(realm.want),
        "partner": None if realm.partner == NOBODY else realm.partner,
        "spent": {good: -change for good, change in changes if change < 0},
        "gained": {good: change for good, change in changes if change > 0},
        "can_take_back": not realm.finished and position.can_take_back(realm),
    }
