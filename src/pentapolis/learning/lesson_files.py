"""Reading lessons: a TOML file for each chapter in a game's `lessons` folder, with the snapshots it names."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources.abc import Traversable

import msgspec
from msgspec.structs import replace

import pentapolis
from pentapolis.guests import folder_of
from pentapolis.learning.lesson import Chapter

FOLDER = "lessons"


class BadLesson(pentapolis.PentapolisError, ValueError):
    """A lesson's file cannot be read; what is wrong with it, and where."""


@cache
def chapters(key: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson in order, none if it has no lesson.

    They are written for the figures of the built-in box: with another one there are none.
    """
    if pentapolis.game(key).box.label is not None:
        return ()
    folder = folder_of(key).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    read = [_read(key, entry, folder) for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return tuple(sorted(read, key=lambda chapter: chapter.number))


def chapter(key: str, name: str) -> Chapter | None:
    """A chapter by its name."""
    return next((found for found in chapters(key) if found.name == name), None)


def _read(key: str, entry: Traversable, folder: Traversable) -> Chapter:
    try:
        raw = tomllib.loads(entry.read_text("utf-8"))
        read = msgspec.convert(raw, Chapter)
        names = {scene.snapshot for scene in read.scenes if scene.snapshot is not None}
        positions = {name: _snapshot(folder, name) for name in names}
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, OSError, ValueError) as error:
        raise BadLesson(f"{key}/{entry.name}: {error}") from error
    return replace(read, game=key, name=entry.name.removesuffix(".toml"), positions=positions)


def _snapshot(folder: Traversable, name: str) -> dict[str, object]:
    return msgspec.convert(json.loads(folder.joinpath(name).read_text("utf-8")), dict[str, object])
