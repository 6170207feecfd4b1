"""Every decision that deliberate players come to can be dumped and loaded, with options drawn at random."""

from __future__ import annotations

from itertools import islice

import pytest

import pentapolis
from pentapolis.kernel.chance import Chance
from tests.games.driving import driven_game
from tests.games.playing import GAMES, dump_bytes, every_table, legal_texts, random_options, reloaded

TABLES_DRAWN = max(4, GAMES // 4)
DECISIONS = 250
"""A game is left after so many: what random players miss lies at the beginning."""


@every_table
@pytest.mark.parametrize("seed", range(TABLES_DRAWN))
def test_every_decision_of_a_driven_game_dumps_and_loads(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    options = random_options(game, seats, Chance(seed))
    for turn in islice(driven_game(game, seats, seed, options), DECISIONS):
        state, loaded = turn.state, reloaded(turn.state)
        assert dump_bytes(loaded) == dump_bytes(state)
        assert loaded.actors == state.actors
        for seat in state.actors:
            assert legal_texts(loaded, seat) == legal_texts(state, seat)
