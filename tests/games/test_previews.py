"""Previews say what will happen where supplies are short, too; `test_every_game.py` has the rest."""

from __future__ import annotations

import random

import pytest

import pentapolis
from pentapolis.testing.playing import random_game
from pentapolis.testing.previews import check_promises
from tests.games.playing import TABLES
from tests.games.promises import PROMISES, SCARCE


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
        promised += check_promises(state, turn.seat, PROMISES[key], rng)
    assert promised
