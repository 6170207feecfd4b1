"""Descriptions read aloud, and whole games of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from functools import partial

import pentapolis
from pentapolis.kernel.description import Choices, Line, Part
from pentapolis.kernel.state import State
from pentapolis.testing.descriptions import all_parts, check_descriptions
from pentapolis.testing.playing import driven_game
from pentapolis.words import words
from tests.games.descriptions import check_words

MOST_ALIKE = 10
"""So many positions with the same kind of decision are described in a game."""

NAMES = ("Anna", "Bob", "Carla", "Dirk", "Eva")


def read(line: Line) -> str:
    """A line as somebody hears it."""
    return words("en").line(line, NAMES)


def described(state: State, seat: int | None) -> tuple[Part, ...]:
    """What a seat is told of a position."""
    return pentapolis.game(_key(state)).describe(state.view(seat))


def lines_of(parts: Iterable[Part], key: str) -> list[str]:
    """The lines of the part with that key, wherever it is."""
    return [read(line) for part in all_parts(parts) if part.key == key for line in part.lines]


def place(state: State, seat: int | None, name: str) -> list[str] | None:
    """What a seat is told of a place, with its title."""
    part = pentapolis.game(_key(state)).describe_place(state.view(seat), name)
    return None if part is None else [words("en").say(part.title, NAMES), *map(read, part.lines)]


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """What a seat can choose from."""
    view, preview = state.view(seat), partial(state.preview, seat)
    return pentapolis.game(_key(state)).describe_choices(view, state.legal(seat), preview)


def offered(state: State, key: str) -> list[str]:
    """The choices of a group of the seat in turn: `action: words`."""
    groups = [group for group in choices(state, state.actors[0]) if group.key == key]
    return [f"{choice.action}: {read(choice.line)}" for group in groups for choice in group.choices]


def _key(state: State) -> str:
    return str(state.view(None)["game"])


def tell_a_game(
    key: str, seats: int, seed: int, places: Collection[str], options: dict[str, object] | None = None
) -> None:
    """Play a game to its end by players who try every kind of action; describe its end, and on the way some
    positions of every kind of decision.
    """
    game = pentapolis.game(key)
    state: State = game.start(seats=seats, seed=seed, options=options)
    said, met = [], Counter[str]()
    for turn in driven_game(game, seats, seed, options):
        state = turn.state
        met[state.prompt(None).id] += 1
        if met[state.prompt(None).id] <= MOST_ALIKE:
            said += check_descriptions(game, [state], places)
    assert state.result is not None
    check_words(key, [*said, *check_descriptions(game, [state], places)])
