"""The table as a seat may see it."""

from __future__ import annotations

from pentapolis.games.antiquity.components import GOODS, INN, KINDS, LAYOUTS, NOBODY, named_goods
from pentapolis.games.antiquity.components.plane import NAME_OF_BIT, names_of
from pentapolis.games.antiquity.rules.planning.supply import supply_left
from pentapolis.games.antiquity.rules.stocks import exchanges_are_open, goods_left
from pentapolis.games.antiquity.state import Position, is_planning
from pentapolis.games.antiquity.state.phases import HARVEST, PHASE_NUMBERS, PHASES
from pentapolis.games.antiquity.state.pieces import PRODUCING
from pentapolis.games.antiquity.view.plans import plan_view
from pentapolis.games.antiquity.view.players import deal_view, due_of, player_view
from pentapolis.games.antiquity.view.types import (
    AntiquityView,
    CountryView,
    ExchangeView,
    RangeView,
    SiteView,
    SupplyView,
    TileView,
)
from pentapolis.kernel.views import message_view, result_view


def view_of(position: Position, seat: int | None) -> AntiquityView:
    """What this seat may see (None: a spectator)."""
    decider = _decider(position, seat)
    return {
        "game": "antiquity",
        "seat": seat,
        "seats": position.seats,
        "colours": list(position.options.colours),
        "ply": position.ply,
        "actors": list(position.actors),
        "prompt": message_view(position.prompt(seat)),
        "result": result_view(position.result),
        "phase": PHASES[position.phase],
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
        "players": [player_view(position, owner, seat) for owner in range(position.seats)],
        "supply": _supply(position, seat),
        "plan": plan_view(position, seat),
        "trades": [deal_view(deal) for deal in position.trades],
        "exchanges": _exchanges(position),
        "goods_left": _goods_left(position),
        "pieces_turn": position.options.pieces_turn,
        "pieces_flip": position.options.pieces_flip,
        "site": _site(position),
        "due": 0 if decider == NOBODY else due_of(position.realms[decider]),
        "harvesting": _harvesting(position, decider),
        "cathedrals": position.cathedrals,
    }


def _tiles(position: Position) -> list[TileView]:
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


def _hidden_tokens(position: Position) -> dict[str, int]:
    """The tokens that nobody has seen, also those discarded, by what they show."""
    hidden = [
        face
        for bit, face in zip(position.board.spaces, position.faces, strict=True)
        if not position.revealed >> bit & 1
    ]
    return {GOODS[good]: hidden.count(good) for good in KINDS if good in hidden}


def _ranges(position: Position) -> list[RangeView]:
    decided = position.stones | position.golds
    return [
        {"good": "stone" if mountains & position.stones else "gold", "hexes": names_of(mountains)}
        for mountains in position.board.ranges
        if mountains & decided
    ]


def _country(position: Position) -> list[CountryView]:
    return [
        {
            "seat": seat,
            "kind": PRODUCING[country.kind],
            "good": GOODS[country.good],
            "hex": NAME_OF_BIT[country.centre],
            "hexes": names_of(country.site),
            "goods": names_of(country.goods),
        }
        for seat, realm in enumerate(position.realms)
        for country in realm.country
    ]


def _supply(position: Position, seat: int | None) -> SupplyView:
    """A planner has taken from the supply what their plan needs; the others do not know of it."""
    carts, fountains, elements = position.carts, position.fountains, position.elements
    if seat is not None and is_planning(position, seat):
        carts, fountains, elements = supply_left(position, seat)
    return {
        "cart_shops": carts,
        "fountains": fountains,
        "storage_elements": elements,
        "fisheries": position.fisheries,
    }


def _exchanges(position: Position) -> list[ExchangeView]:
    """The exchanges with the bank that were told at once (ruling 41)."""
    if not exchanges_are_open(position):
        return []
    return [
        {"seat": seat, "given": named_goods(given), "taken": GOODS[taken]}
        for seat, realm in enumerate(position.realms)
        for given, taken in realm.exchanges
    ]


def _goods_left(position: Position) -> dict[str, int] | None:
    """What the bank has, where that is limited (ruling 20)."""
    if not position.options.goods_limited:
        return None
    return {GOODS[good]: goods_left(position, good) for good in KINDS}


def _site(position: Position) -> SiteView | None:
    if position.site == NOBODY:
        return None
    return {
        "kind": "inn" if position.site_kind == INN else "city",
        "hex": NAME_OF_BIT[position.site],
        "food": position.food,
        "luxury": position.luxury,
        "paid": named_goods(position.paid),
    }


def _decider(position: Position, seat: int | None) -> int:
    """Whose open decision is shown to a viewer: the viewer's own, or that of whoever decides alone."""
    if seat in position.actors:
        return seat
    return position.actors[0] if len(position.actors) == 1 else NOBODY


def _harvesting(position: Position, seat: int) -> list[str]:
    if position.phase != HARVEST or seat == NOBODY:
        return []
    realm = position.realms[seat]
    return names_of(realm.country[realm.at].goods)
