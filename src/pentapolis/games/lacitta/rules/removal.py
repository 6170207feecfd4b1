"""Giving up tiles that nobody is left for (phase 7b, 5.7), after migration and after famine."""

from __future__ import annotations

from pentapolis.games.lacitta.actions import REMOVE, Remove
from pentapolis.games.lacitta.components import HEXES, TILE_NAMES
from pentapolis.games.lacitta.components.board import BIT, ROADS, outside
from pentapolis.games.lacitta.events import CityLost, TileRemoved
from pentapolis.games.lacitta.rules.cities import hexes_of_seat, take_tile
from pentapolis.games.lacitta.state import CLEAR, FEED, REMOVING, SLOTS, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "lacitta.5.7"

NOT_YOUR_BUILDING = Reason("lacitta-refusal-not-your-building", RULE)
OTHER_REMOVAL = Reason("lacitta-refusal-other-removal", RULE)
CASTLE_LAST = Reason("lacitta-refusal-castle-last", RULE)
INSIDE = Reason("lacitta-refusal-inside", RULE)

# What must go ---------------------------------------------------------------------------


def tiles_too_many(position: Position, city: int) -> int:
    """How many tiles have no citizen, however they are spread (rulings 24 and 45)."""
    return position.tiles[city].bit_count() - position.people[city]


def too_large(position: Position, seat: int) -> list[int]:
    """The cities of a player that have tiles without citizens."""
    people, tiles = position.people, position.tiles
    return [city for city in position.cities[seat] if tiles[city].bit_count() > people[city]]


def removable(position: Position, city: int) -> tuple[int, ...]:
    """The tiles on the outside: without one of them the others are still connected (ruling 25)."""
    return outside(ROADS[position.seats], BIT[position.castles[city]], position.tiles[city])


def clear_next(position: Position, events: list[Event]) -> None:
    """The owner chooses tile after tile; where all but the castle must go there is nothing to choose."""
    queue = position.queue
    for handled, city in enumerate(queue):
        people = position.people[city]
        kept = max(people, 1)
        while position.tiles[city].bit_count() > kept:
            candidates = removable(position, city)
            if len(candidates) > 1 and people > 1:
                position.queue = queue[handled:]
                position.actors = TURNS[city // SLOTS]
                position.phase = REMOVING
                return
            give_up(position, city, candidates[-1], events)
        if not people:
            lose_city(position, city, events)
    position.queue = ()
    position.phase = FEED


def give_up(position: Position, city: int, site: int, events: list[Event]) -> None:
    castle = HEXES[position.castles[city]]
    kind = take_tile(position, city, site)
    events.append(TileRemoved(city // SLOTS, TILE_NAMES[kind], HEXES[site], castle))


def lose_city(position: Position, city: int, events: list[Event]) -> None:
    """The castle goes last, and back to its owner (rulings 30 and 46)."""
    castle = position.castles[city]
    take_tile(position, city, castle)
    events.append(CityLost(city // SLOTS, HEXES[castle]))


def removals(position: Position, _seat: int) -> list[Remove]:
    return [REMOVE[site] for site in removable(position, position.queue[0])]


def why_not_remove(position: Position, seat: int, action: Remove) -> Refusal | None:
    city, site = position.queue[0], action.hex
    if site in removable(position, city):
        return None
    if not hexes_of_seat(position, seat) >> site & 1:
        reason = NOT_YOUR_BUILDING
    elif not position.tiles[city] >> site & 1:
        reason = OTHER_REMOVAL
    else:
        reason = CASTLE_LAST if site == position.castles[city] else INSIDE
    return reason(space=HEXES[site], space_from=HEXES[position.castles[city]])


def remove(position: Position, _seat: int, action: Remove, events: list[Event]) -> None:
    give_up(position, position.queue[0], action.hex, events)
    position.phase = CLEAR


REMOVE_TILE = Decision(
    Remove,
    rule=RULE,
    choices=removals,
    why_not=why_not_remove,
    effect=remove,
    reasons=(NOT_YOUR_BUILDING, OTHER_REMOVAL, CASTLE_LAST, INSIDE),
)
