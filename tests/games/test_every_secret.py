"""What no seat may learn before the rules reveal it, in every registered game."""

from __future__ import annotations

import json
import random
from typing import NamedTuple

import msgspec
import pytest

import pentapolis
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import State
from tests.games.conserved import CENSUS
from tests.games.playing import (
    Turn,
    event_bytes,
    every_table,
    legal_texts,
    looked_at,
    random_game,
    view_bytes,
    viewers,
)


@every_table
@pytest.mark.parametrize("seed", range(6))
def test_resampling_keeps_what_the_seat_sees(key: str, seats: int, seed: int) -> None:
    game = pentapolis.game(key)
    rng = random.Random(seed)
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        state, digest = turn.state, turn.state.digest()
        for viewer in viewers(state):
            other = state.resample(viewer, rng)
            assert view_bytes(other, viewer) == view_bytes(state, viewer)
            if viewer is not None:
                assert legal_texts(other, viewer) == legal_texts(state, viewer)
            assert CENSUS[key](other) == CENSUS[key](state)
        viewer = rng.choice(viewers(state))
        other = state.resample(viewer, rng)
        assert view_bytes(other.resample(viewer, rng), viewer) == view_bytes(state, viewer)
        assert game.load(other.dump()) == other
        assert state.digest() == digest


class Redrawn(NamedTuple):
    """Where an action leads, and where it leads if what a viewer does not see is otherwise."""

    real: State
    real_events: list[Event]
    other: State
    other_events: list[Event]


def with_redrawn_secrets(turn: Turn, viewer: int | None, rng: random.Random) -> Redrawn | None:
    """The action of a turn played twice; None if the redrawn secrets do not allow it."""
    real, other = turn.state.copy(), turn.state.resample(viewer, rng)
    if turn.action not in other.legal(turn.seat):
        return None
    return Redrawn(real, real.play(turn.seat, turn.action), other, other.play(turn.seat, turn.action))


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_a_changed_secret_changes_nothing_that_others_are_shown(key: str, seats: int, seed: int) -> None:
    """Taint test: the same action with secrets redrawn; a viewer who learned nothing sees the same bytes."""
    game = pentapolis.game(key)
    rng = random.Random(seed)
    compared = 0
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        for viewer in viewers(turn.state):
            redrawn = with_redrawn_secrets(turn, viewer, rng)
            if redrawn is None or any(event.revealed_to(seats) for event in redrawn.real_events):
                continue
            real, other = redrawn.real, redrawn.other
            assert event_bytes(redrawn.real_events, viewer) == event_bytes(redrawn.other_events, viewer)
            assert view_bytes(real, viewer) == view_bytes(other, viewer)
            if viewer is not None:
                assert legal_texts(real, viewer) == legal_texts(other, viewer)
            compared += 1
    assert compared > 20


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_actions_that_look_alike_leave_views_alike(key: str, seats: int, seed: int) -> None:
    """If a viewer is told the same of two actions, it sees the same afterwards."""
    game = pentapolis.game(key)
    for turn in random_game(game, seats, seed):
        if turn.state.ply % 4 or not looked_at(turn, seed):
            continue
        for viewer in viewers(turn.state):
            if viewer == turn.seat:
                continue
            seen: dict[bytes, bytes] = {}
            for action in turn.state.legal(turn.seat):
                after = turn.state.copy()
                told = event_bytes(after.play(turn.seat, action), viewer)
                shown = view_bytes(after, viewer)
                assert seen.setdefault(told, shown) == shown


@every_table
def test_views_follow_their_type_and_carry_no_seed(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    for turn in random_game(game, seats, 2):
        if not looked_at(turn, 2):
            continue
        for viewer in viewers(turn.state):
            view = turn.state.view(viewer)
            msgspec.convert(json.loads(json.dumps(view)), game.view_type)
            assert str(turn.state.dump()["chance"]) not in json.dumps(view)


@every_table
def test_previews_follow_their_type_and_know_no_secret(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    rng = random.Random(0)
    for turn in random_game(game, seats, 4):
        if not looked_at(turn, 4):
            continue
        for action in rng.sample(turn.state.legal(turn.seat), min(10, len(turn.state.legal(turn.seat)))):
            preview = turn.state.preview(turn.seat, action)
            if preview is not None:
                msgspec.convert(json.loads(json.dumps(preview)), game.preview_type)
            other = turn.state.resample(turn.seat, rng)
            assert other.preview(turn.seat, action) == preview


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_who_learned_nothing_by_a_move_can_take_it_back_without_a_free_look(
    key: str, seats: int, seed: int
) -> None:
    """If a move reveals nothing to a seat, it shows that seat the same whatever the hidden pieces are."""
    game = pentapolis.game(key)
    rng = random.Random(seed)
    learned = 0
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        for viewer in range(seats):
            redrawn = with_redrawn_secrets(turn, viewer, rng)
            if redrawn is None:
                continue
            if any(viewer in event.revealed_to(seats) for event in redrawn.real_events):
                learned += 1
            else:
                assert view_bytes(redrawn.real, viewer) == view_bytes(redrawn.other, viewer)
    assert learned > 0
