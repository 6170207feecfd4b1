"""Previews say what will happen: previewed actions are played on copies, and every promise is compared."""

from __future__ import annotations

import random
from typing import get_type_hints

import pytest

import pentapolis
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game import State
from tests.games.playing import TABLES, every_game, every_table, random_game, random_options
from tests.games.promises import PROMISES, SCARCE
from tests.games.trials import try_out

TRIED = 2
"""Actions that are tried at each decision."""


@every_game
def test_every_field_of_a_preview_has_a_check(key: str) -> None:
    fields = get_type_hints(pentapolis.game(key).preview_type)
    assert PROMISES[key].keys() == fields.keys()


def check_previews(state: State, seat: int, rng: random.Random) -> int:
    """Try some actions of a position; says how many of them promised something."""
    promised = 0
    legal = state.legal(seat)
    for action in rng.sample(legal, min(TRIED, len(legal))):
        preview = state.preview(seat, action)
        if preview is None:
            continue
        promised += 1
        trial = try_out(state, seat, action, preview)
        for field, check in PROMISES[state.key].items():
            try:
                check(trial)
            except AssertionError as error:
                raise AssertionError(f"{field} of {action}: {preview}") from error
    return promised


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_a_preview_promises_what_comes(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    rng = random.Random(seed)
    options = random_options(game, seats, Chance(seed)) if seed % 2 else None
    assert sum(check_previews(turn.state, turn.seat, rng) for turn in random_game(game, seats, seed, options))


@pytest.mark.parametrize(
    ("key", "seats", "way"),
    [(key, seats, way) for key, seats in TABLES for way in range(len(SCARCE.get(key, ())))],
)
def test_a_preview_promises_what_comes_where_supplies_are_short(key: str, seats: int, way: int) -> None:
    game = pentapolis.game(key)
    seed = 10
    rng = random.Random(seed)
    promised = 0
    for turn in random_game(game, seats, seed):
        try:
            state = game.load(SCARCE[key][way](turn.state))
        except pentapolis.BadSnapshot:
            continue
        promised += check_previews(state, turn.seat, rng)
    assert promised
