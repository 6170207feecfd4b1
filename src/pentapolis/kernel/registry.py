"""Which games there are, and with which boxes. The kernel names none: `pentapolis.games` registers them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from pentapolis.kernel.boxes import VARIABLE, box_files, boxes_folder
from pentapolis.kernel.errors import BoxTooLate, UnknownGame
from pentapolis.kernel.game import AnyGame

_makers: dict[str, Callable[[], AnyGame]] = {}
_games: dict[str, AnyGame] = {}


def register(key: str, make: Callable[[], AnyGame]) -> None:
    """Make a game known; `make` is called when it is first asked for."""
    _makers[key] = make


def keys() -> tuple[str, ...]:
    """The keys of all games that can be played, in the order in which they are shown."""
    return tuple(_makers)


def game(key: str) -> AnyGame:
    """The rules of one game."""
    found = _games.get(key)
    if found is None:
        if key not in _makers:
            raise UnknownGame(key, _makers)
        if (folder := boxes_folder()) is not None:
            box_files(folder, _makers)
        found = _games[key] = _makers[key]()
    return found


def use_boxes(folder: str | os.PathLike[str] | None) -> None:
    """Play with the boxes of a folder, here and in every process that is started from here; None: with ours.

    A file `<key>.toml` has the figures of that game; see docs/boxes.md. Call it before the games are first
    asked for: a game that was has its figures for good, and `BoxTooLate` says so. `BadBox` tells all that is
    wrong with a file; then everything stays as it was.
    """
    before = os.environ.get(VARIABLE)
    files = {} if folder is None else box_files(Path(folder), _makers)
    _choose(None if folder is None else str(Path(folder).resolve()))
    try:
        for key in _makers:
            if key in _games:
                _require_same(_games[key])
            elif key in files:
                game(key)
    except Exception:
        _choose(before)
        raise


def _choose(folder: str | None) -> None:
    if folder is None:
        os.environ.pop(VARIABLE, None)
    else:
        os.environ[VARIABLE] = folder


def _require_same(played: AnyGame) -> None:
    """A game that is already there must be played with the box that the folder has for it."""
    chosen, present = played.box.label_of_choice(), played.box.label
    if (chosen and chosen.digest) != (present and present.digest):
        raise BoxTooLate(
            f"{played.title} is already played with the box {played.box.name!r} here: "
            f"choose boxes before the first call of game({played.key!r})"
        )
