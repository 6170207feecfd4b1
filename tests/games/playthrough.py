"""Golden playthroughs: every answer of the engine along a fixed game, as text.

`python -m tests.games.playthrough` writes the files anew. Look at the difference before you commit it: each
changed line is a changed rule, number, message or view.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

import pentapolis
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import seen_events
from pentapolis.kernel.state import State
from pentapolis.testing.playing import viewers
from tests.games.playing import TABLES

FIXTURES = Path(__file__).parents[1] / "fixtures"
SEED = 2005
FULL_VIEWS_EVERY = 12
FULL_VIEWS_UNTIL = 48
"""Views are printed in full now and then, and at the end; else a digest shows whether anything changed."""


def path_of(key: str, seats: int) -> Path:
    """Where the playthrough of a table is kept."""
    return FIXTURES / key / f"playthrough-{seats}.txt"


def playthrough(key: str, seats: int) -> str:
    """The whole text."""
    return "\n".join(_lines(key, seats)) + "\n"


def _lines(key: str, seats: int) -> Iterator[str]:
    game = pentapolis.game(key)
    chance = Chance(SEED)
    state = game.start(seats=seats, seed=SEED)
    yield f"{game.title}, rules {game.rules_version}, {seats} seats, seed {SEED}"
    yield f"{game.action_space.size} actions"
    yield from (f"opening {_json(event)}" for event in game.opening(seats=seats, seed=SEED))
    while True:
        yield from _position(state)
        if not state.actors:
            break
        seat = chance.choice(state.actors)
        legal = state.legal(seat)
        action = chance.choice(legal)
        yield f"legal {len(legal)}: {legal[0]} ... {legal[-1]}; {_digest(list(map(str, legal)))}"
        yield f"play {seat}: {action} (number {game.number(action)})"
        for event in state.play(seat, action):
            yield f"  {_json(event)}"
            for viewer in viewers(state):
                if seen_events([event], viewer) != [event]:
                    yield f"    seen by {_name(viewer)}: {_json(seen_events([event], viewer))}"
    result = state.result
    assert result is not None
    yield f"result {_json(result)}"


def _position(state: State) -> Iterator[str]:
    yield ""
    yield f"# ply {state.ply}, actors {list(state.actors)}, digest {state.digest()}"
    for viewer in viewers(state):
        view = state.view(viewer)
        full = (state.ply % FULL_VIEWS_EVERY == 0 and state.ply < FULL_VIEWS_UNTIL) or not state.actors
        yield f"{_name(viewer)}: {state.prompt(viewer)}; view {_json(view) if full else _digest(view)}"


def _name(viewer: int | None) -> str:
    return "spectator" if viewer is None else f"seat {viewer}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(value: object) -> str:
    return hashlib.blake2b(msgspec.json.encode(value), digest_size=6).hexdigest()


def main() -> None:
    """Write every playthrough."""
    for key, seats in TABLES:
        path = path_of(key, seats)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(key, seats), "utf-8")
        print(f"wrote {path.name} of {key}")


if __name__ == "__main__":
    main()
