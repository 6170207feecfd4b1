"""Which games there are, and with which boxes. The kernel names none: `pentapolis.games` registers ours.

Games of other packages are looked for when somebody first asks what there is, or asks for a game that is not
ours. A package that cannot be played is told of in a sentence; all other games are there without it.

A game has its present rules, and it may have former ones, by version: what was begun under them goes on under
them (`pentapolis.former`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from threading import RLock

from pentapolis.kernel.boxes import VARIABLE, box_files, boxes_folder
from pentapolis.kernel.errors import BoxTooLate, BrokenGame, UnknownGame, UnknownRules
from pentapolis.kernel.game import AnyGame

Maker = Callable[[], AnyGame]
"""Makes a game when it is first asked for; `BrokenGame` if it cannot."""

FormerRules = Callable[[], Mapping[int, Maker]]
"""Finds the former rules of a game, by version."""

_makers: dict[str, Maker] = {}
_games: dict[str, AnyGame] = {}
_former_rules: dict[str, FormerRules] = {}
_former_games: dict[tuple[str, int], AnyGame] = {}
_making = RLock()
"""Held while a game is made, so that there is only one of it."""
_problems: dict[str, BrokenGame] = {}
_to_search: list[Callable[[], None]] = []


def register(key: str, make: Maker, former: FormerRules = dict) -> None:
    """Make a game known; `make` is called when it is first asked for, `former` when its former rules are."""
    _makers[key] = make
    _former_rules[key] = former


def register_problem(problem: BrokenGame) -> None:
    """Make known why the game of a package cannot be played."""
    _problems[str(problem.key)] = problem


def search_later(search: Callable[[], None]) -> None:
    """Have `search` register more games as soon as it matters."""
    _to_search.append(search)


def keys() -> tuple[str, ...]:
    """The keys of all games that can be played, in the order in which they are shown: ours first."""
    while _to_search:
        _to_search.pop()()
    return tuple(_makers)


def game(key: str, rules: int | None = None) -> AnyGame:
    """The rules of one game: the present ones, or those of a version; `UnknownRules` if they are not here."""
    found = _games.get(key) or _made(key)
    if rules is None or rules == found.rules_version:
        return found
    return _former_games.get((key, rules)) or _made_as_it_was(found, rules)


def versions(key: str) -> tuple[int, ...]:
    """The versions of a game's rules that can be played here, the present one last."""
    present = game(key).rules_version
    return (*sorted(version for version in _former_rules[key]() if version != present), present)


def _made(key: str) -> AnyGame:
    with _making:
        if key in _games:
            return _games[key]
        if key not in _makers and key not in keys():
            raise _problems.get(key) or UnknownGame(key, keys())
        if (folder := boxes_folder()) is not None:
            box_files(folder, keys())
        try:
            found = _games[key] = _makers[key]()
        except BrokenGame as problem:
            del _makers[key]
            register_problem(problem)
            raise
        return found


def _made_as_it_was(present: AnyGame, rules: int) -> AnyGame:
    key = present.key
    with _making:
        if (key, rules) in _former_games:
            return _former_games[key, rules]
        make = _former_rules[key]().get(rules)
        if make is None:
            raise UnknownRules(key, present.title, rules, versions(key))
        found = _former_games[key, rules] = make()
        return found


def playable(wanted: Iterable[str] | None = None) -> dict[str, AnyGame]:
    """All games that can be played, or those of them that are wanted. `problems` tells why others cannot."""
    found = {}
    for key in keys() if wanted is None else wanted:
        try:
            found[key] = game(key)
        except BrokenGame:
            continue
    return found


def problems() -> tuple[str, ...]:
    """A sentence for each package whose game cannot be played, as far as anybody asked for it."""
    keys()
    return tuple([str(problem) for problem in _problems.values()])


def use_boxes(folder: str | os.PathLike[str] | None) -> None:
    """Play with the boxes of a folder, here and in every process that is started from here; None: with ours.

    A file `<key>.toml` has the figures of that game; see docs/boxes.md. Call it before the games are first
    asked for: a game that was has its figures for good, and `BoxTooLate` says so. `BadBox` tells all that is
    wrong with a file; then everything stays as it was.
    """
    before = os.environ.get(VARIABLE)
    files = {} if folder is None else box_files(Path(folder), keys())
    _choose(None if folder is None else str(Path(folder).resolve()))
    try:
        for key in tuple(_makers):
            if key in _games:
                for played in _all_made(key):
                    _require_same(played)
            elif key in files:
                game(key)
    except Exception:
        _choose(before)
        raise


def _all_made(key: str) -> list[AnyGame]:
    """The rules of a game that were asked for so far, of whatever version."""
    return [_games[key], *(played for (name, _), played in _former_games.items() if name == key)]


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
