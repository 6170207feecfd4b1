"""Everything that a game shows, in one digest: what replays by kept rules are compared with.

Written so that it runs with the code of any version: when rules are kept, their last code of their own says
what they show.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

import pentapolis
from pentapolis.kernel.events import Event

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "former"
"""A folder `<key>-<version>` for all rules that are kept: records, and what they show."""

SHOWN = "shown.json"


def shown(record: pentapolis.Record) -> str:
    """A digest of all that every seat and a spectator see and are told, and can do, from start to end."""
    digest = hashlib.sha256()
    for part in _parts(record):
        digest.update(msgspec.json.encode(part))
        digest.update(b"\n")
    return digest.hexdigest()


def _parts(record: pentapolis.Record) -> Iterator[object]:
    yield from _position(record.start())
    for step in record.steps():
        yield from _happened(step.events, record.seats)
        yield from _position(step.state)


def _happened(events: list[Event], seats: int) -> Iterator[object]:
    for event in events:
        yield event.revealed_to(seats)
        for viewer in (None, *range(seats)):
            seen = event.seen_by(viewer)
            yield seen, None if seen is None else seen.messages()


def _position(state: pentapolis.State) -> Iterator[object]:
    for viewer in (None, *range(state.seats)):
        yield state.view(viewer), state.prompt(viewer)
    for actor in state.actors:
        legal = state.legal(actor)
        yield [str(action) for action in legal], state.preview(actor, legal[0])
    yield state.result, state.digest()


def write_shown(folder: Path) -> None:
    """Note what the records of a folder show, by the code that runs now."""
    found = {file.stem: shown(pentapolis.Record.read(file)) for file in sorted(folder.glob("*.record"))}
    (folder / SHOWN).write_text(json.dumps(found, indent=2) + "\n", "utf-8")
