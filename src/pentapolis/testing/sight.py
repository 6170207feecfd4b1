"""What is shown: views and previews follow their types, and redrawing keeps what a seat sees."""

from __future__ import annotations

import json
import random

import msgspec

from pentapolis.kernel.game import AnyGame
from pentapolis.testing.playing import (
    Chosen,
    Moved,
    drawn_bytes,
    event_bytes,
    legal_texts,
    looked_at,
    moved,
    random_game,
    view_bytes,
    viewers,
)
from pentapolis.testing.positions import TakeCensus, no_census
from pentapolis.testing.secrets import Leak, viewer_name


def check_resampling(game: AnyGame, seats: int, seed: int, census: TakeCensus = no_census) -> None:
    """A redrawn position looks the same to the seat, has the same pieces, and can be saved."""
    rng = random.Random(seed)
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        state, digest = turn.state, turn.state.digest()
        for viewer in viewers(state):
            other = state.resample(viewer, rng)
            assert view_bytes(other, viewer) == view_bytes(state, viewer), f"seat {viewer} sees another one"
            if viewer is not None:
                assert legal_texts(other, viewer) == legal_texts(state, viewer)
            assert census(other) == census(state), "a drawn position has other pieces"
        viewer = rng.choice(viewers(state))
        other = state.resample(viewer, rng)
        assert view_bytes(other.resample(viewer, rng), viewer) == view_bytes(state, viewer)
        assert game.load(other.dump()) == other, "a drawn position is another one after loading"
        assert state.digest() == digest, "redrawing changed the position"


def check_lookalikes(game: AnyGame, seats: int, seed: int, options: Chosen | None = None) -> None:
    """Of the others' actions a viewer is told what it sees afterwards, neither more nor less.

    If it is told the same of two actions, it sees the same. If it is told a difference, it sees one too or
    has learned of one, unless there is none to see: then whoever acted sees none either.
    """
    for turn in random_game(game, seats, seed, options):
        if turn.state.ply % 4 or not looked_at(turn, seed):
            continue
        moves = [moved(turn.state, turn.seat, action) for action in turn.state.legal(turn.seat)]
        for viewer in viewers(turn.state):
            if viewer != turn.seat:
                _look_alike(moves, viewer)


def _look_alike(moves: list[Moved], viewer: int | None) -> None:
    shown_by_told: dict[bytes, tuple[bytes, Moved]] = {}
    first_by_shown: dict[bytes, tuple[bytes, Moved]] = {}
    for move in moves:
        told, shown = event_bytes(move.events, viewer), view_bytes(move.after, viewer)
        expected, other = shown_by_told.setdefault(told, (shown, move))
        if expected != shown:
            raise Leak(f"{viewer_name(viewer)} sees more than it is told of {other.action} and {move.action}")
        expected, other = first_by_shown.setdefault(shown, (told, move))
        if expected == told or drawn_bytes(move.after, viewer) != drawn_bytes(other.after, viewer):
            continue
        if view_bytes(move.after, move.seat) != view_bytes(other.after, move.seat):
            raise Leak(f"{viewer_name(viewer)} is told {other.action} from {move.action} but may not know")


def check_views(game: AnyGame, seats: int, seed: int) -> None:
    """Views follow their type and carry no seed."""
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        chance = turn.state.dump().get("chance")
        for viewer in viewers(turn.state):
            text = json.dumps(turn.state.view(viewer))
            msgspec.convert(json.loads(text), game.view_type)
            assert chance is None or str(chance) not in text, "a view tells the state of chance"


def check_previews(game: AnyGame, seats: int, seed: int) -> None:
    """Previews follow their type and know no secret."""
    rng = random.Random(seed)
    for turn in random_game(game, seats, seed):
        if not looked_at(turn, seed):
            continue
        legal = turn.state.legal(turn.seat)
        for action in rng.sample(legal, min(10, len(legal))):
            preview = turn.state.preview(turn.seat, action)
            if preview is not None:
                msgspec.convert(json.loads(json.dumps(preview)), game.preview_type)
            other = turn.state.resample(turn.seat, rng)
            assert other.preview(turn.seat, action) == preview, f"the preview of {action} tells a secret"
