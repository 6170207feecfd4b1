"""What every game must keep, also with the options of La Città that are not the usual ones."""

from __future__ import annotations

import random

import pytest

import pentapolis
from pentapolis.kernel.chance import Chance
from pentapolis.testing.playing import actions_to_try, random_game, view_bytes, viewers
from tests.games.conserved import CENSUS
from tests.games.lacitta.building import OPTIONS


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS[1:], ids="-".join)
def test_random_games_keep_every_invariant(seats: int, options: dict[str, object]) -> None:
    game = pentapolis.game("lacitta")
    rng, chance, census = random.Random(seats), Chance(seats), None
    for turn in random_game(game, seats, 5, options):
        if turn.state.ply % 20 and turn.state.ply > 8:
            continue
        state, digest = turn.state, turn.state.digest()
        census = census or CENSUS["lacitta"](state)
        assert CENSUS["lacitta"](state) == census
        assert game.load(state.dump()) == state
        legal = set(state.legal(turn.seat))
        for action in [*legal, *actions_to_try(game, chance)]:
            assert (state.refusal(turn.seat, action) is None) == (action in legal), str(action)
        for viewer in viewers(state):
            assert view_bytes(state.resample(viewer, rng), viewer) == view_bytes(state, viewer)
        for action in legal:
            state.copy().play(turn.seat, action)
        assert state.digest() == digest
