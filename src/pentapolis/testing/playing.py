"""Games to look at: played by seeded random or deliberate players, or taken from records."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Literal, NamedTuple, get_args, get_origin

import msgspec

from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import Event, seen_events
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.options import Options
from pentapolis.kernel.record import Record
from pentapolis.kernel.registry import game as game_of
from pentapolis.kernel.state import State

ACTIONS_TO_TRY = 1000
"""Of an action type with more than that, only some are tried at each decision."""

ACTIONS_OF_A_TYPE = 5
"""So many of each type are tried where only some are."""

Chosen = Mapping[str, object]
"""Options by name."""

Driver = Callable[[State, Chance], tuple[int, Action]]
"""Who decides next, of those who can, and what."""


class Turn(NamedTuple):
    """A decision in a game: the position before it, and the action that is taken."""

    state: State
    seat: int
    action: Action


class Moved(NamedTuple):
    """An action, and where it led."""

    before: State
    seat: int
    action: Action
    after: State
    events: list[Event]


def moved(before: State, seat: int, action: Action) -> Moved:
    """Take an action on a copy."""
    after = before.copy()
    return Moved(before, seat, action, after, after.play(seat, action))


# Players ---------------------------------------------------------------------------


def at_random(state: State, chance: Chance) -> tuple[int, Action]:
    """Any seat that can decide, and any of its actions."""
    seat = chance.choice(state.actors)
    return seat, chance.choice(state.legal(seat))


def by_kind(state: State, chance: Chance) -> tuple[int, Action]:
    """A kind of action first, then one of that kind: what can be done in few ways is done as often."""
    seat = chance.choice(state.actors)
    kinds: defaultdict[type, list[Action]] = defaultdict(list)
    for action in state.legal(seat):
        kinds[type(action)].append(action)
    return seat, chance.choice(chance.choice([*kinds.values()]))


# Games ---------------------------------------------------------------------------


def random_game(game: AnyGame, seats: int, seed: int, options: Chosen | None = None) -> Iterator[Turn]:
    """Play a game to its end by random choices. `state` goes on changing between the turns."""
    return _played(game, seats, seed, options, at_random, Chance(seed + 1_000_003))


def driven_game(
    game: AnyGame, seats: int, seed: int, options: Chosen | None, drive: Driver = by_kind
) -> Iterator[Turn]:
    """Play a game by players who go where random ones hardly ever come."""
    return _played(game, seats, seed, options, drive, Chance(seed + 2_000_003))


def _played(
    game: AnyGame, seats: int, seed: int, options: Chosen | None, drive: Driver, chance: Chance
) -> Iterator[Turn]:
    state = game.start(seats=seats, seed=seed, options=options)
    while state.actors:
        seat, action = drive(state, chance)
        yield Turn(state, seat, action)
        state.play(seat, action)
    # The end is a position too, but nobody decides there: `final_position` gives it.


def replayed_game(record: Record) -> Iterator[Turn]:
    """Play a recorded game once more."""
    parse = game_of(record.game).parse
    state = record.start()
    for move in record.moves:
        action = parse(move.action)
        yield Turn(state, move.seat, action)
        state.play(move.seat, action)


def random_options(game: AnyGame, seats: int, chance: Chance) -> dict[str, object]:
    """A value for every variant, drawn at random from those that this number of players can choose."""
    chosen: dict[str, object] = {}
    for field in msgspec.structs.fields(game.options_type):
        if field.name in Options.__struct_fields__:
            continue
        values = get_args(field.type) if get_origin(field.type) is Literal else (False, True)
        value = chance.choice(values)
        if seats in game.seats_with(msgspec.convert({**chosen, field.name: value}, game.options_type)):
            chosen[field.name] = value
    return chosen


def final_position(game: AnyGame, seats: int, seed: int, options: Chosen | None = None) -> State:
    """The end of a random game."""
    state = game.start(seats=seats, seed=seed, options=options)
    for turn in random_game(game, seats, seed, options):
        state = turn.state
    return state


def recorded_game(game: AnyGame, seats: int, seed: int, options: Chosen | None = None) -> Record:
    """A random game as a record."""
    record = Record(game.key, seats, seed, dict(options or {}))
    state = game.start(seats=seats, seed=seed, options=options)
    for turn in random_game(game, seats, seed, options):
        record.add(turn.seat, turn.action)
        state = turn.state
    record.close(state)
    return record


def looked_at(turn: Turn, seed: int) -> bool:
    """Is a position worth a close look? In a long game the first ones, then every seventh."""
    return turn.state.ply < 40 or (turn.state.ply + seed) % 7 == 0


# Actions to try ---------------------------------------------------------------------------


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


# What is compared ---------------------------------------------------------------------------


def viewers(state: State) -> list[int | None]:
    """Everybody who can look at a position: each seat, and a spectator."""
    return [*range(state.seats), None]


def dump_bytes(state: State) -> bytes:
    """A whole position, to the byte."""
    return msgspec.json.encode(state.dump())


def reloaded(state: State) -> State:
    """The position that its own snapshot describes, read from text with every object turned round."""
    text = json.dumps(state.dump())
    return game_of(state.key).load(json.loads(text, object_pairs_hook=_turned_round))


def _turned_round(pairs: list[tuple[str, object]]) -> dict[str, object]:
    return dict(reversed(pairs))


def view_bytes(state: State, viewer: int | None) -> bytes:
    """What is sent to a viewer, to the byte."""
    return msgspec.json.encode(state.view(viewer))


def drawn_bytes(state: State, viewer: int | None) -> bytes:
    """What is drawn for a viewer, always by the same chance: it depends on what the viewer knows alone."""
    return dump_bytes(state.resample(viewer, Random(0)))


def event_bytes(events: list[Event], viewer: int | None) -> bytes:
    """What a viewer is told of events, to the byte, in data and in words."""
    seen = seen_events(events, viewer)
    return msgspec.json.encode([seen, [event.messages() for event in seen]])


def legal_texts(state: State, seat: int) -> list[str]:
    """The legal actions of a seat as text."""
    return [str(action) for action in state.legal(seat)]
