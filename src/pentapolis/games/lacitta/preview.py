"""What an action of La Città would change, told before it is taken."""

from __future__ import annotations

from typing import TypedDict

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
from pentapolis.games.lacitta.components import BOX, CATEGORIES, HEXES
from pentapolis.games.lacitta.components.board import ROADS, names_of
from pentapolis.games.lacitta.rules.cities import (
    NO_LIMIT,
    add_city,
    attraction_of,
    city_at,
    city_beside,
    food_of,
    income_of,
    is_complete,
    limit_of,
    neighbours_of,
    people_of,
)
from pentapolis.games.lacitta.rules.migration import losers_to
from pentapolis.games.lacitta.state import Position
from pentapolis.games.lacitta.view import Arches, arches_view
from pentapolis.kernel.actions import Action
from pentapolis.kernel.forms import EMPTY

TRIED = (TakeGold, PlaceCastle, Build, Cheer, Harvest, Welcome, Remove, Starve, Wish)
"""The actions that are tried out on a copy: none of them draws or reveals a card."""

ON_A_FREE_HEX = (Build, Found, PlaceCastle)


class LaCittaPreview(TypedDict):
    """What an action would change for the seat, as far as it can know.

    `castle` is the city concerned. `gold` is got or paid now, `income` got a year, `limit` the city's new
    limit (None: no limit), `migrants` the cities that would lose a citizen to it (of whom `people` find
    room), `neighbours` those that it would exchange citizens with, `ring` the hexes around a new castle or
    building: where then no other castle can be placed, and what stands there belongs to a neighbour.
    """

    castle: str | None
    gold: int
    income: int
    food: int
    people: int
    attraction: Arches
    limit: int | None
    completes: bool
    neighbours: list[str]
    migrants: list[str]
    ring: list[str]


def preview_of(position: Position, seat: int, action: Action) -> LaCittaPreview | None:
    """Return the difference that a legal action makes at once; None where there is nothing to say."""
    after = position.copy()
    if isinstance(action, Found):
        # Who sends a citizen is another decision: only those who come from the supply are certain.
        add_city(after, seat, action.hex, BOX.action_card.citizens_from_supply)
    elif isinstance(action, TRIED):
        after.carry_out(seat, action)
    else:
        return None
    city = _changed_city(position, after, seat, action)
    before = position if city == EMPTY or position.castles[city] != EMPTY else None
    return {
        "castle": None if city == EMPTY else HEXES[after.castles[city]],
        "gold": after.gold[seat] - position.gold[seat],
        "income": income_of(after, seat) - income_of(position, seat),
        "food": food_of(after, seat) - food_of(position, seat),
        "people": people_of(after, seat) - people_of(position, seat),
        "attraction": arches_view(
            [_drawn(after, city, category) - _drawn(before, city, category) for category in CATEGORIES]
        ),
        "limit": None if city == EMPTY or limit_of(after, city) == NO_LIMIT else limit_of(after, city),
        "completes": city != EMPTY and is_complete(after, city) and not is_complete(position, city),
        "neighbours": []
        if city == EMPTY
        else [HEXES[after.castles[near]] for near in neighbours_of(after, city)],
        "migrants": _migrants(position, city, action),
        "ring": names_of(ROADS[after.seats].around[action.hex]) if isinstance(action, ON_A_FREE_HEX) else [],
    }


def _changed_city(position: Position, after: Position, seat: int, action: Action) -> int:
    """Return the city that an action concerns; EMPTY if there is none."""
    if isinstance(action, Found | PlaceCastle):
        return city_at(after, seat, action.hex)
    if isinstance(action, Build):
        return city_beside(position, seat, action.hex)
    if isinstance(action, Cheer | Harvest):
        tiles = position.tiles
        return next(city for city in position.cities[seat] if tiles[city] >> action.hex & 1)
    if isinstance(action, Welcome | Starve):
        return city_at(position, seat, action.castle)
    return position.queue[0] if isinstance(action, Remove | Wish) else EMPTY


def _drawn(position: Position | None, city: int, category: int) -> int:
    return 0 if position is None or city == EMPTY else attraction_of(position, city, category)


def _migrants(position: Position, city: int, action: Action) -> list[str]:
    if not isinstance(action, Wish):
        return []
    return [HEXES[position.castles[other]] for other in losers_to(position, city, action.attraction)]
