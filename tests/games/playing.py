"""Playing games in tests: every registered game, every player count, by seeded random players."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Literal, NamedTuple, get_args, get_origin

import msgspec
import pytest

import pentapolis
from pentapolis.games import make
from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event, seen_events
from pentapolis.kernel.game import AnyGame, Options, State
from pentapolis.kernel.registry import register

GAMES = int(os.environ.get("PENTAPOLIS_GAMES", "25"))
"""Random games for each game and player count; set the environment variable for a long run."""

ACTIONS_TO_TRY = 1000
"""Of an action type with more than that, only some are tried at each decision."""

ACTIONS_OF_A_TYPE = 5
"""So many of each type are tried where only some are."""

IN_DEVELOPMENT: tuple[str, ...] = ()
"""Games whose rules are complete, but which have no board in the browser yet."""

for _key in IN_DEVELOPMENT:
    register(_key, partial(make, _key))

TABLES = [(key, seats) for key in pentapolis.keys() for seats in pentapolis.game(key).seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
every_game = pytest.mark.parametrize("key", pentapolis.keys())


class Turn(NamedTuple):
    """A decision in a random game: the position before it, and the action that is taken."""

    state: State
    seat: int
    action: Action


def random_game(
    game: AnyGame, seats: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[Turn]:
    """Play a game to its end by random choices. `state` goes on changing between the turns."""
    chance = Chance(seed + 1_000_003)
    state = game.start(seats=seats, seed=seed, options=options)
    while state.actors:
        seat = chance.choice(state.actors)
        action = chance.choice(state.legal(seat))
        yield Turn(state, seat, action)
        state.play(seat, action)
    # The end is a position too, but nobody decides there: `final_position` gives it.


def random_options(game: AnyGame, seats: int, chance: Chance) -> dict[str, object]:
    """A value for every variant of a game, drawn at random of those that so many players can choose."""
    chosen: dict[str, object] = {}
    for field in msgspec.structs.fields(game.options_type):
        if field.name in Options.__struct_fields__:
            continue
        values = get_args(field.type) if get_origin(field.type) is Literal else (False, True)
        value = chance.choice(values)
        if seats in game.seats_with(msgspec.convert({**chosen, field.name: value}, game.options_type)):
            chosen[field.name] = value
    return chosen


def looked_at(turn: Turn, seed: int) -> bool:
    """Is a position worth a close look? In a long game the first ones, then every seventh."""
    return turn.state.ply < 40 or (turn.state.ply + seed) % 7 == 0


def final_position(game: AnyGame, seats: int, seed: int, options: dict[str, object] | None = None) -> State:
    """The end of a random game."""
    state = game.start(seats=seats, seed=seed, options=options)
    for turn in random_game(game, seats, seed, options):
        state = turn.state
    return state


def recorded_game(
    game: AnyGame, seats: int, seed: int, options: dict[str, object] | None = None
) -> pentapolis.Record:
    """A random game as a record."""
    record = pentapolis.Record(game.key, seats, seed, options)
    state = game.start(seats=seats, seed=seed, options=options)
    for turn in random_game(game, seats, seed, options):
        record.add(turn.seat, turn.action)
        state = turn.state
    record.close(state)
    return record


def actions_to_try(game: AnyGame, chance: Chance) -> list[Action]:
    """All actions of a game; of types that have very many, some at random."""
    found: list[Action] = []
    for kind in game.action_types:
        space = ActionSpace([kind])
        numbers: Iterable[int] = range(space.size)
        if space.size > ACTIONS_TO_TRY:
            numbers = {chance.randrange(space.size) for _ in range(ACTIONS_TO_TRY // 2)}
        found += [space.action(number) for number in numbers]
    return found


def some_actions(game: AnyGame, chance: Chance) -> list[Action]:
    """Actions of every type, drawn at random."""
    found: list[Action] = []
    for kind in game.action_types:
        space = ActionSpace([kind])
        numbers = {chance.randrange(space.size) for _ in range(ACTIONS_OF_A_TYPE)}
        found += [space.action(number) for number in numbers]
    return found


def viewers(state: State) -> list[int | None]:
    """Everybody who can look at a position: each seat, and a spectator."""
    return [*range(state.seats), None]


def dump_bytes(state: State) -> bytes:
    """A whole position, to the byte."""
    return msgspec.json.encode(state.dump())


def reloaded(state: State) -> State:
    """The position that its own snapshot describes, read from text with every object turned round."""
    text = json.dumps(state.dump())
    return pentapolis.game(state.key).load(json.loads(text, object_pairs_hook=_turned_round))


def _turned_round(pairs: list[tuple[str, object]]) -> dict[str, object]:
    return dict(reversed(pairs))


def view_bytes(state: State, viewer: int | None) -> bytes:
    """What is sent to a viewer, to the byte."""
    return msgspec.json.encode(state.view(viewer))


def event_bytes(events: list[Event], viewer: int | None) -> bytes:
    """What a viewer is told of events, to the byte, in data and in words."""
    seen = seen_events(events, viewer)
    return msgspec.json.encode([seen, [event.messages() for event in seen]])


def legal_texts(state: State, seat: int) -> list[str]:
    """The legal actions of a seat as text."""
    return [str(action) for action in state.legal(seat)]
