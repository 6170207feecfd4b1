"""What an action of La Città would change, told before it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapolis.games.lacitta.actions import (
    Build,
    Cheer,
    Found,
    Harvest,
    PlaceCastle,
    Remove,
    Starve,
    TakeGold,
    Welcome,
    Wish,
)
from pentapolis.games.lacitta.board import names_of
from pentapolis.games.lacitta.cities import NO_LIMIT
from pentapolis.games.lacitta.components import BOX, CATEGORIES, HEXES, MARKET
from pentapolis.games.lacitta.state import EMPTY, HARVEST_FIGURE
from pentapolis.games.lacitta.view import arches_view
from pentapolis.games.lacitta.view_types import LaCittaPreview
from pentapolis.kernel.actions import Action

if TYPE_CHECKING:
    from pentapolis.games.lacitta.rules import LaCitta

ON_A_FREE_HEX = (Build, Found, PlaceCastle)


def preview_of(position: LaCitta, seat: int, action: Action) -> LaCittaPreview | None:
    """The difference that a legal action makes at once; None where there is nothing to say."""
    after = position.copy()
    city = _changed_city(after, seat, action)
    if city == EMPTY and not isinstance(action, TakeGold):
        return None
    if isinstance(action, TakeGold):
        after.pay_out(seat, BOX.action_card.gold)
    before = position if city == EMPTY or position.castles[city] != EMPTY else None
    return {
        "castle": None if city == EMPTY else HEXES[after.castles[city]],
        "gold": after.gold[seat] - position.gold[seat],
        "income": after.income_of(seat) - position.income_of(seat),
        "food": after.food_of(seat) - position.food_of(seat),
        "people": after.people_of(seat) - position.people_of(seat),
        "attraction": arches_view(
            [_drawn(after, city, category) - _drawn(before, city, category) for category in CATEGORIES]
        ),
        "limit": None if city == EMPTY or after.limit(city) == NO_LIMIT else after.limit(city),
        "completes": city != EMPTY and after.is_complete(city) and not position.is_complete(city),
        "neighbours": []
        if city == EMPTY
        else [HEXES[after.castles[near]] for near in after.neighbours(city)],
        "migrants": _migrants(position, city, action),
        "ring": names_of(after.roads.around[action.hex]) if isinstance(action, ON_A_FREE_HEX) else [],
    }


def _drawn(position: LaCitta | None, city: int, category: int) -> int:
    return 0 if position is None or city == EMPTY else position.attraction(city, category)


def _migrants(position: LaCitta, city: int, action: Action) -> list[str]:
    if not isinstance(action, Wish):
        return []
    return [HEXES[position.castles[other]] for other in position.losers(city, action.attraction)]


def _changed_city(after: LaCitta, seat: int, action: Action) -> int:
    """Carry out what an action does to a city, and say to which one."""
    if isinstance(action, Build):
        city = after.city_beside(seat, action.hex)
        after.gold[seat] -= 0 if after.card == EMPTY else after.price_of(action.building)
        after.put_tile(city, action.building, action.hex)
        after.people[city] += action.building == MARKET
        return city
    if isinstance(action, Found):
        city = after.add_city(seat, action.hex, BOX.start.citizens)
        after.people[city] = BOX.action_card.citizens_from_supply
        return city
    if isinstance(action, PlaceCastle):
        return after.add_city(seat, action.hex, BOX.start.citizens)
    if isinstance(action, Cheer | Harvest):
        after.put_figure(seat, action.hex, action.attraction if isinstance(action, Cheer) else HARVEST_FIGURE)
        return next(city for city in after.cities[seat] if after.tiles[city] >> action.hex & 1)
    if isinstance(action, Welcome | Starve):
        city = after.city_at(seat, action.castle)
        after.people[city] += after.amount() if isinstance(action, Welcome) else -1
        return city
    if isinstance(action, Remove):
        city = after.queue[0]
        after.take_tile(city, action.hex)
        return city
    if isinstance(action, Wish):
        city = after.queue[0]
        for other in after.losers(city, action.attraction):
            after.people[other] -= 1
            after.people[city] += after.may_grow(city)
        return city
    return EMPTY
