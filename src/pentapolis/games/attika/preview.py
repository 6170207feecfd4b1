"""What a building of Attika would cost and bring, as far as its player can know."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pentapolis.games.attika.actions import Build
from pentapolis.games.attika.components import BOX, BUILDINGS, GROUP_OF, GROUPS, HEXES
from pentapolis.games.attika.rules.building import has_joined
from pentapolis.games.attika.rules.prices import fewest_cards_at, paying_symbols, quote_at
from pentapolis.games.attika.rules.table import put_building
from pentapolis.games.attika.scoring import joins_shrines
from pentapolis.games.attika.state import Position
from pentapolis.kernel.actions import Action


class AttikaPreview(TypedDict):
    """What a building would cost on a hex, why, and what it would bring.

    The symbols of `symbols` pay part of `cost`, and no more of them are named than it needs; `need` is left
    to pay in cards and `settlement` more cards of any kind. `cards` is the fewest that this hand can pay
    with, `ways` the number of different payments. A complete group brings the `reward`, if any is left.
    """

    building: str
    hex: str
    cost: str
    free_by: str | None
    symbols: list[str]
    need: str
    settlement: int
    cards: int
    ways: int
    completes_group: str | None
    reward: NotRequired[Literal["amphora", "card"] | None]  # rules 1 do not tell
    wins: Literal["all-built", "shrines"] | None


def preview_of(position: Position, seat: int, action: Action) -> AttikaPreview | None:
    """The price on a hex with its reasons, and what the building would complete."""
    if not isinstance(action, Build):
        return None
    building, site = action.building, action.hex
    quote = quote_at(position, seat, building, site)
    price = quote.price
    after = position.copy()
    put_building(after, seat, building, site)
    group = GROUP_OF[building]
    wins: Literal["all-built", "shrines"] | None = None
    if after.own[seat].bit_count() == BOX.totals.buildings:
        wins = "all-built"
    elif not position.options.solo_race and joins_shrines(after.board, after.settlements[seat][-1]):
        wins = "shrines"
    joined = has_joined(after, seat, group)
    cards = fewest_cards_at(position, seat, building, site)
    return {
        "building": BUILDINGS[building],
        "hex": HEXES[site],
        "cost": price.cost,
        "free_by": price.free_by,
        "symbols": paying_symbols(building, price.symbols),
        "need": price.need,
        "settlement": price.settlement,
        "cards": cards,
        "ways": len(quote.ways),
        "completes_group": GROUPS[group] if joined else None,
        "reward": _reward(position, cards) if joined and not wins else None,
        "wins": wins,
    }


def _reward(position: Position, paid: int) -> Literal["amphora", "card"] | None:
    """An amphora, or a card if none is left; the cards that are paid can be drawn again."""
    if position.supply:
        return "amphora"
    return "card" if position.deck or position.discard or paid else None
