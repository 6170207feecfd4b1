"""Which games there are. The kernel names none: `pentapolis.games` registers them."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel.errors import UnknownGame
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
        found = _games[key] = _makers[key]()
    return found
