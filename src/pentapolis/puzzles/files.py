"""Reading and writing puzzles: one file for each game, a puzzle a line, the easiest first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

import pentapolis
from pentapolis.guests import folder_of
from pentapolis.puzzles.puzzle import BadPuzzle, Puzzle

FILE = ("puzzles", "puzzles.json")
"""Where it is in a game's folder."""


@cache
def puzzles(key: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if it has none.

    They are made with the figures of the built-in box: with another one there are none.
    """
    if pentapolis.game(key).box.label is not None:
        return ()
    file = folder_of(key).joinpath(*FILE)
    return read(key, file.read_bytes(), str(file)) if file.is_file() else ()


def puzzle(key: str, name: str) -> Puzzle | None:
    """A puzzle by its name."""
    return next((found for found in puzzles(key) if found.name == name), None)


def file_of(key: str) -> Path:
    """The file of a game among its sources, for writing."""
    return Path(str(folder_of(key).joinpath(*FILE)))


def read(key: str, content: bytes, path: str) -> tuple[Puzzle, ...]:
    """The puzzles in a file."""
    try:
        found = msgspec.json.decode(content, type=list[Puzzle])
    except msgspec.MsgspecError as error:
        raise BadPuzzle(f"{path}: {error}") from error
    return tuple(replace(one, game=key) for one in found)


def write(path: Path, some: Iterable[Puzzle]) -> None:
    """Write puzzles to a file, the easiest first."""
    lines = [msgspec.json.encode(replace(one, game="")) for one in sorted(some, key=lambda one: one.order)]
    path.write_bytes(b"[\n" + b",\n".join(lines) + b"\n]\n")
