"""The levels that a player can choose from."""

from __future__ import annotations

from pentapolis.bots.base import Bot, RandomBot
from pentapolis.bots.greedy import GreedyBot, HastyBot
from pentapolis.bots.search import SearchBot
from pentapolis.kernel.errors import UnknownBot

LEVELS = ("easy", "medium", "hard")
"""What people can play against, in order of strength."""

_BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "easy": HastyBot,
    "medium": GreedyBot,
    "hard": SearchBot,
}

ALL_LEVELS = tuple(_BOTS)
"""The levels, and `random` to measure them by."""


def bot(key: str, level: str, seed: int | None = None, *, rules: int | None = None) -> Bot:
    """A bot for the game with this key; `UnknownGame` or `UnknownBot` if there is none.

    With a seed and a budget of simulations its choices can be repeated. It plays by the present rules, or by
    those of a version.
    """
    if level not in _BOTS:
        raise UnknownBot(level, ALL_LEVELS)
    return _BOTS[level](key, level, seed, rules)
