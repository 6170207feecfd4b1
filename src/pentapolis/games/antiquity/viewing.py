"""Making the views of Antiquity: what each seat may see, and what an action would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.components import (
    BUILDINGS,
    CATCHES,
    CATHEDRAL,
    CITY,
    COUNTRY_PRICES,
    CROPS,
    FACULTIES,
    FARM,
    FISHERY,
    GOODS,
    HARBOUR,
    INN,
    KINDS,
    LAYOUTS,
    MINE,
    NEEDS_MAN,
    NOBODY,
    ONE,
    ORES,
    PIECES,
    PRICES,
    SAINTS,
    STABLE,
    TYPE_OF,
    UNIQUE,
    WOOD,
    WOODCUTTER,
    Price,
    food_in,
    named_goods,
    unpacked,
)
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.plane import BITS, NAME_OF_BIT, flower, names_of
from pentapolis.games.antiquity.realm import (
    COMPOSING,
    EXCHANGING,
    IDLE,
    MOVING,
    OFFERED,
    PAYING,
    PLACING,
    Realm,
)
from pentapolis.games.antiquity.squares import (
    GRIDS,
    ORIENTATIONS,
    SIZES,
    SQUARE_BITS,
    SQUARE_NAMES,
    square_names,
)
from pentapolis.games.antiquity.state import CITY_BUILDING, HARVEST, PHASE_NUMBERS, type_name
from pentapolis.games.antiquity.view import (
    AntiquityPreview,
    AntiquityView,
    BuildingView,
    CityView,
    CountryView,
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
from pentapolis.games.antiquity.zones import zone_from
from pentapolis.kernel.actions import Action
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
        "trades": [
            {"seat": offerer, "partner": partner, "give": named_goods(give), "want": named_goods(want)}
            for offerer, partner, give, want in position.trades
        ],
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
        "forecast": _forecast(position, realm, zone),
        "planning": owner in position.actors and position.phase == CITY_BUILDING,
        "offer": _offer(owner, real) if real.step == OFFERED else None,
        "out": realm.out or None,
        "graves_removed": realm.healed,
        "razed": realm.razed,
        "cleaned": realm.cleaned,
        "sown": realm.sown,
    }


def _offer(owner: int, realm: Realm) -> OfferView:
    return {
        "seat": owner,
        "partner": realm.partner,
        "give": named_goods(realm.paid),
        "want": named_goods(realm.want),
    }


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


def _forecast(position: Antiquity, realm: Realm, zone: int) -> ForecastView:
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
        "pollution_room": (zone & position.clean_free()).bit_count(),
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
    mask = ORIENTATIONS[realm.piece][realm.turns].mask << realm.anchor if step == PAYING else 0
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


# What an action would do ---------------------------------------------------------------------------


def preview_of(position: Antiquity, seat: int, action: Action) -> AntiquityPreview | None:
    """The goods, the zone or the squares that a legal action brings, and its price; None for most actions."""
    if isinstance(action, act.Place):
        return _place_preview(position, seat, action)
    if isinstance(action, act.Build):
        price = PRICES[action.piece]
        free = position.realms[seat].step != IDLE
        return _preview(price=Price(0) if free else price)
    if isinstance(action, act.BuildWoodcutter):
        return _goods_preview(position, WOODCUTTER, WOOD, action.hex, COUNTRY_PRICES[WOODCUTTER])
    if isinstance(action, act.BuildMine):
        return _goods_preview(position, MINE, ORES[action.ore], action.hex, COUNTRY_PRICES[MINE])
    if isinstance(action, act.BuildFarm):
        good = CROPS[action.crop]
        return _goods_preview(position, FARM, good, action.hex, Price(ONE[good]))
    if isinstance(action, act.BuildFreeFarm):
        return _goods_preview(position, FARM, CROPS[action.crop], action.hex, Price(0))
    if isinstance(action, act.BuildFishery):
        hexes = position.goods_around(FISHERY, BITS[action.hex], action.direction)
        return _preview(hexes=hexes, good=CATCHES[action.catch], price=COUNTRY_PRICES[FISHERY])
    if isinstance(action, act.Clean):
        return _preview(hexes=position.cleaned_by(BITS[action.hex]))
    if isinstance(action, act.BuildInn):
        return _zone_preview(position, seat, 1 << BITS[action.hex], COUNTRY_PRICES[INN])
    if isinstance(action, act.FoundCity):
        price = COUNTRY_PRICES[CITY] if position.round else Price(0)
        return _zone_preview(position, seat, flower(BITS[action.hex]), price)
    return None


def _preview(
    hexes: int = 0, good: int = NOBODY, zone: int = 0, squares: int = 0, price: Price | None = None
) -> AntiquityPreview:
    return {
        "hexes": names_of(hexes),
        "good": None if good == NOBODY else GOODS[good],
        "zone": names_of(zone),
        "squares": square_names(squares),
        "fixed": named_goods(price.fixed) if price else {},
        "food": price.food if price else 0,
        "luxury": price.luxury if price else 0,
    }


def _place_preview(position: Antiquity, seat: int, action: act.Place) -> AntiquityPreview:
    realm = position.realms[seat]
    piece = realm.hand[-1].piece if realm.step == MOVING else realm.piece
    mask = ORIENTATIONS[piece][action.turns].mask << SQUARE_BITS[action.square]
    free = realm.step == MOVING or realm.free
    return _preview(squares=mask, price=None if free else PRICES[piece])


def _goods_preview(position: Antiquity, kind: int, good: int, number: int, price: Price) -> AntiquityPreview:
    return _preview(hexes=position.goods_around(kind, BITS[number]), good=good, price=price)


def _zone_preview(position: Antiquity, seat: int, hexes: int, price: Price) -> AntiquityPreview:
    """The zone that the player would have with these hexes more.

    Before the first round all cities are new.
    """
    realm = position.realms[seat]
    water = position.water() & ~hexes if position.figures.cities_on_water_are_land else position.water()
    zone = zone_from(
        position.board,
        position.figures,
        realm.own() | hexes,
        water,
        realm.works(HARBOUR),
        realm.works(STABLE),
    )
    return _preview(hexes=hexes, zone=zone, price=price)
