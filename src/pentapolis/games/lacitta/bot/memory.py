"""What the bots of La Città have been asked before.

Possible worlds differ in little, and the search meets the same positions again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pentapolis.games.lacitta.bot.means import offered, turns_left
from pentapolis.games.lacitta.bot.movement import (
    after_migration,
    expect_later_years,
    likely_wishes,
    neighbouring,
)
from pentapolis.games.lacitta.bot.outlook import seat_worth
from pentapolis.games.lacitta.components.board import ROADS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.castles import sites_for_castles
from pentapolis.games.lacitta.state import WISHING

Key = tuple[object, ...]
MOST_REMEMBERED = 1 << 13

V = TypeVar("V")


def remember(memory: dict[Key, V], key: Key, value: V) -> None:
    """Keep an answer; when there are too many, all are forgotten."""
    if len(memory) >= MOST_REMEMBERED:
        memory.clear()
    memory[key] = value


# Keys ---------------------------------------------------------------------------


def position_key(state: LaCitta) -> Key:
    """Everything that a judgement depends on."""
    phase = state.phase
    return (
        state.land,
        state.options,
        state.year,
        state.turn,
        state.start_player,
        tuple(state.built),
        tuple(state.tiles),
        tuple(state.people),
        state.cities,
        tuple(state.gold),
        tuple(state.action_cards),
        state.figures,
        state.hungry,
        state.founded,
        tuple(state.wishes or likely_wishes(state.voices)),
        state.voices_gone,
        offered(state),
        (phase, state.queue, state.feeding, state.victims) if phase >= WISHING else None,
    )


def card_key(state: LaCitta) -> Key:
    """Everything that the choice of a card, or what to do with one, depends on."""
    return (
        *position_key(state),
        state.phase,
        state.display,
        state.card,
        state.price,
        state.left,
        state.site,
        state.looked[state.actors[0]],
    )


def worth_key(state: LaCitta, seat: int, people: Sequence[float]) -> Key:
    """Everything that the worth of a seat's own cities depends on; of the others' only where they stand."""
    cities = state.cities[seat]
    own = 0
    for city in cities:
        own |= state.tiles[city]
    free = ROADS[state.seats].usable & ~state.occupied & ~state.contested
    return (
        state.land,
        state.seats,
        seat,
        state.year,
        turns_left(state, seat),
        cities,
        tuple(
            [
                (state.tiles[city], state.people[city], people[city], state.near[city] & free)
                for city in cities
            ]
        ),
        tuple([mask & own for mask in state.built]),
        state.land.water & (state.occupied | state.touched),
        sites_for_castles(state).bit_count(),
        0 in state.pools and tuple(state.pools),
        state.gold[seat],
        state.action_cards[seat],
        state.figures[seat],
        state.hungry >> seat & 1,
        state.founded >> seat & 1,
        offered(state),
        state.feeding and (state.start_player, state.feeding, state.victims, state.phase, state.actors),
    )


def own_key(state: LaCitta, seat: int) -> Key:
    """What the seat in turn has, and what it is to decide."""
    cities = state.cities[seat]
    return (
        seat,
        state.year,
        state.phase,
        state.card,
        state.price,
        state.left,
        state.site,
        state.gold[seat],
        state.action_cards[seat],
        state.founded >> seat & 1,
        tuple([state.tiles[city] for city in cities]),
        tuple([state.people[city] for city in cities]),
    )


# Points ---------------------------------------------------------------------------

_points: dict[Key, list[float]] = {}
_worth: dict[Key, float] = {}


def remembered_points(state: LaCitta) -> list[float]:
    """What everybody may expect at the end, looked up if possible."""
    key = position_key(state)
    found = _points.get(key)
    if found is None:
        found = expected_points(state)
        remember(_points, key, found)
    return found


def expected_points(state: LaCitta) -> list[float]:
    """What everybody may expect at the end."""
    pairs = neighbouring(state)
    people = after_migration(state, pairs)
    worth = [remembered_worth(state, seat, people) for seat in range(state.seats)]
    expect_later_years(state, pairs, worth)
    return worth


def remembered_worth(state: LaCitta, seat: int, people: Sequence[float]) -> float:
    """What a seat may expect for itself, looked up if possible."""
    key = worth_key(state, seat, people)
    found = _worth.get(key)
    if found is None:
        found = seat_worth(state, seat, people)
        remember(_worth, key, found)
    return found
