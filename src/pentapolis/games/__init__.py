"""The five games. Each is imported when it is first asked for."""

from __future__ import annotations

import tomllib
from functools import cache, partial
from importlib import import_module
from importlib.resources import files

import msgspec

from pentapolis.former import former_rules
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.registry import Maker, register

READY = ("palatinus", "attika", "lacitta", "pillars", "antiquity")
"""The keys of the games that can be played, in the order in which they are shown."""


class Title(msgspec.Struct, frozen=True):
    """What a game's box says; title and subtitle by language."""

    title: dict[str, str]
    subtitle: dict[str, str]
    designer: str
    publisher: str
    year: int
    seats: tuple[int, int]
    minutes: tuple[int, int]


class Titles(msgspec.Struct, frozen=True):
    """The file that names the published games."""

    affiliation: dict[str, str]
    games: dict[str, Title]


@cache
def _titles_file() -> Titles:
    text = files(__package__).joinpath("titles.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Titles)


def titles() -> dict[str, Title]:
    """The five games of Pentapolis by key, also those still to come."""
    return _titles_file().games


def affiliation() -> dict[str, str]:
    """The sentence that says whose the titles are, by language."""
    return _titles_file().affiliation


def make(key: str) -> AnyGame:
    """The rules of one game; use `pentapolis.game`, which keeps them."""
    made: AnyGame = import_module(f"{__package__}.{key}").make(titles()[key].title["en"])
    return made


def former(key: str) -> dict[int, Maker]:
    """What makes the former rules of one game, by version."""
    return former_rules(files("pentapolis.former"), key, titles()[key].title["en"])


for _key in READY:
    register(_key, partial(make, _key), partial(former, _key))
