"""Bad input: every kind of it gets an error of its own, and nothing changes."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import (
    BadOptions,
    BadSeats,
    BadSeed,
    BadSnapshot,
    GameOver,
    OtherVersion,
    UnknownAction,
    UnknownSeat,
)
from pentapolis.kernel.game import AnyGame
from pentapolis.testing.playing import final_position

Problem = TypeVar("Problem", bound=Exception)
Parameters = ParamSpec("Parameters")


def refused(
    error: type[Problem] | tuple[type[Problem], ...],
    function: Callable[Parameters, object],
    *args: Parameters.args,
    **named: Parameters.kwargs,
) -> Problem:
    """Call a function that has to raise an error, and give that error."""
    try:
        function(*args, **named)
    except error as raised:
        return raised
    raise AssertionError(f"accepted: {args} {named}")


def unchecked(function: Callable[..., object]) -> Callable[..., object]:
    """The same function, to be called with arguments that the type checker would refuse."""
    return function


class Foreign(Action, frozen=True):
    """An action of no game."""

    verb = "dance"


def check_bad_input(game: AnyGame, seats: int) -> None:
    """Unknown seats and actions get a precise error and change nothing."""
    state = game.start(seats=seats, seed=0)
    digest = state.digest()
    actor = state.actors[0]
    action = state.legal(actor)[0]
    for seat in (-1, seats, 99, "0", None, 0.0, True):
        refused(UnknownSeat, unchecked(state.play), seat, action)
        refused(UnknownSeat, unchecked(state.legal), seat)
    for viewer in (-1, seats, "0"):
        refused(UnknownSeat, unchecked(state.view), viewer)
        refused(UnknownSeat, unchecked(state.resample), viewer, random.Random(0))
    for wrong in (Foreign(), "dance", None, 3):
        refused(UnknownAction, unchecked(state.play), actor, wrong)
    assert state.digest() == digest, "bad input changed the position"


def check_after_the_end(game: AnyGame, seats: int) -> None:
    """Nothing can be played after the end."""
    state = final_position(game, seats, 1)
    digest = state.digest()
    for seat in range(seats):
        refused(GameOver, state.play, seat, game.action(0))
    assert state.digest() == digest


def check_impossible_tables(game: AnyGame) -> None:
    """Tables with impossible players, seeds or options are refused."""
    few, many = game.seats[0] - 1, game.seats[-1] + 1
    for seats in (few, many, 0, -1, "2", 2.0, None, True):
        refused(BadSeats, unchecked(game.start), seats=seats, seed=0)
    for seed in (-1, 1 << 64, "7", 1.5, None, True):
        refused(BadSeed, unchecked(game.start), seats=game.seats[0], seed=seed)
    for options in (
        {"no_such_option": 1},
        {"colours": ["red"]},
        {"colours": ["mauve"] * game.seats[0]},
        {"colours": [game.colours[0]] * game.seats[0]},
        {"starting_player": game.seats[0]},
        {"starting_player": -1},
        {"starting_player": "me"},
    ):
        refused(BadOptions, unchecked(game.start), seats=game.seats[0], seed=0, options=options)


def check_foreign_snapshots(game: AnyGame) -> None:
    """Snapshots of other games and versions are refused, and those with anything missing, added or absurd."""
    good = game.start(seats=game.seats[0], seed=3).dump()
    bad: list[object] = [{}, None, [], "text", {**good, "game": "chess"}, {**good, "surprise": 1}]
    bad += [{name: value for name, value in good.items() if name != left_out} for left_out in good]
    bad += [{**good, name: "nonsense"} for name in good if name != "game"]
    for snapshot in bad:
        refused((BadSnapshot, OtherVersion), unchecked(game.load), snapshot)
    refused(OtherVersion, game.load, {**good, "rules": game.rules_version + 1})
