"""Games that other packages bring.

A package names its game in its own `pyproject.toml`, as an entry point of the group `pentapolis.games`:

    [project.entry-points."pentapolis.games"]
    nineplots = "nineplots"

On the left stands the key of the game, on the right a module with a function `make(title)`, as our own games
have it. Beside the module lie `title.toml` (what the box says), `locales/<language>/*.ftl` (words),
`help/<language>.md` (the rules as people read them), `former/<key>-<version>.zip` (former rules),
`lessons/<chapter>.toml` and `puzzles/puzzles.json`. Nothing of a package is imported before its game, or a
list of all games with their titles, is asked for.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from pentapolis.former import former_rules
from pentapolis.games import Title, titles
from pentapolis.kernel.errors import BrokenGame, PentapolisError
from pentapolis.kernel.game import AnyGame, Game
from pentapolis.kernel.registry import (
    Maker,
    keys,
    playable,
    register,
    register_problem,
    search_later,
)
from pentapolis.languages import LANGUAGES, in_order

GROUP = "pentapolis.games"
"""The group of entry points."""

KEY = re.compile(r"[a-z][a-z0-9]{1,30}")
"""What a key looks like: it stands in addresses, message ids and file names."""


class Guest:
    """A game of another package, before and after it is imported."""

    def __init__(self, entry: EntryPoint) -> None:
        self.key = entry.name
        self.module = entry.value
        self.package = _package(entry)
        """The distribution that it came with, for people to read."""

    def make(self) -> AnyGame:
        """The rules; `BrokenGame` in one sentence if there is anything wrong with the package."""
        try:
            title = self.title()
            made = import_module(self.module).make(title.title["en"])
        except Exception as error:
            # The boundary to code that is not ours: whatever it raises, all other games must go on.
            raise self.broken(_sentence(error)) from error
        if not isinstance(made, Game):
            raise self.broken(f"{self.module}.make gives {made!r}, which is no pentapolis.Game")
        if made.key != self.key:
            raise self.broken(f"its rules say that its key is {made.key!r}")
        if missing := [colour for colour in made.colours if colour not in COLOURS]:
            raise self.broken(f"nothing is drawn in {missing[0]!r}; colours are {', '.join(COLOURS)}")
        found: AnyGame = made
        return found

    def former(self) -> dict[int, Maker]:
        """What makes its former rules, by version; they are broken where the package as it is now is."""
        found = former_rules(self.folder().joinpath("former"), self.key, self.title().title["en"])
        return {rules: partial(self._made_as_it_was, rules, make) for rules, make in found.items()}

    def _made_as_it_was(self, rules: int, make: Maker) -> AnyGame:
        try:
            return make()
        except PentapolisError:
            raise
        except Exception as error:
            raise self.broken(f"its rules of version {rules}: {_sentence(error)}") from error

    def broken(self, reason: str) -> BrokenGame:
        """The error that says what is wrong with the package."""
        return BrokenGame(self.key, self.package, reason)

    # What else the package brings ---------------------------------------------------------------------------

    def title(self) -> Title:
        """What the box says, in all languages: where one is left out, in another."""
        text = self.folder().joinpath("title.toml").read_text("utf-8")
        title = msgspec.convert(tomllib.loads(text), Title)
        return msgspec.structs.replace(
            title, title=_in_all_languages(title.title), subtitle=_in_all_languages(title.subtitle)
        )

    def texts(self, language: str) -> list[str]:
        """Its Fluent files, those of that language first; what they leave out is found in the next ones."""
        folders = [self.folder().joinpath("locales", each) for each in in_order(language)]
        return [text for folder in folders if folder.is_dir() for text in _texts(folder)]

    def help(self, language: str) -> tuple[str, str] | None:
        """The rules as people read them and the language they are in; None if it brings none."""
        for each in in_order(language):
            page = self.folder().joinpath("help", f"{each}.md")
            if page.is_file():
                return each, page.read_text("utf-8")
        return None

    def folder(self) -> Traversable:
        """The folder of its module."""
        return files(self.module)


COLOURS = ("red", "blue", "green", "yellow", "purple", "black")
"""The colours that the page can draw, each with its emblem. `green` and `black` share one."""


def guests() -> dict[str, Guest]:
    """The games of other packages that can be played, by key."""
    keys()
    found, _ = _found()
    return {key: found[key] for key in playable(found)}


def guest(key: str) -> Guest | None:
    """The game with this key if another package brings it and it can be played."""
    return guests().get(key)


def folder_of(key: str) -> Traversable:
    """The folder of a game, ours or one of another package: what lies beside its rules."""
    brought = guest(key)
    return files("pentapolis").joinpath("games", key) if brought is None else brought.folder()


def every_title() -> dict[str, Title]:
    """What the boxes of all games say, ours first."""
    return {**titles(), **{key: found.title() for key, found in guests().items()}}


# Looking for them ---------------------------------------------------------------------------


@cache
def _found() -> tuple[dict[str, Guest], list[BrokenGame]]:
    """The games that packages bring, and why some of them are not let in."""
    ours = keys()
    named: dict[str, list[Guest]] = {}
    for entry in entry_points(group=GROUP):
        named.setdefault(entry.name, []).append(Guest(entry))
    let_in: dict[str, Guest] = {}
    refused = []
    for key, brought in sorted(named.items()):
        if (reason := _why_not(key, brought, ours)) is None:
            let_in[key] = brought[0]
        else:
            refused.append(brought[0].broken(reason))
    return let_in, refused


def _why_not(key: str, brought: list[Guest], ours: tuple[str, ...]) -> str | None:
    if not KEY.fullmatch(key):
        return "a key is 2 to 31 small letters and digits, beginning with a letter"
    if key in ours:
        return "Pentapolis has a game with that key"
    if len(brought) > 1:
        others = " and ".join(guest.package for guest in brought[1:])
        return f"{others} brings a game with that key, too; uninstall all but one"
    return None


def _search() -> None:
    let_in, refused = _found()
    for key, found in let_in.items():
        register(key, found.make, found.former)
    for problem in refused:
        register_problem(problem)


search_later(_search)


def _package(entry: EntryPoint) -> str:
    if entry.dist is None:
        return f"the package {entry.module!r}"
    return f"{entry.dist.name} {entry.dist.version}"


def _sentence(error: Exception) -> str:
    """What was raised, on one line."""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


def _in_all_languages(texts: Mapping[str, str]) -> dict[str, str]:
    chosen = {}
    for language in LANGUAGES:
        [*known] = [texts[each] for each in in_order(language) if texts.get(each)]
        if not known:
            raise ValueError("title.toml has a title or subtitle in no language")
        chosen[language] = known[0]
    return chosen


def _texts(folder: Traversable) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl"):
            yield entry.read_text("utf-8")
