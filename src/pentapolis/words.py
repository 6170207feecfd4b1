"""Messages in words: the Fluent files of `locales/`, for the command line and the server.

The browser reads the same files with its own Fluent library. Ours comes with the server's packages. Games of
other packages bring files of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from pentapolis.guests import guests
from pentapolis.kernel.description import Line
from pentapolis.kernel.errors import NotInstalled
from pentapolis.kernel.messages import Message
from pentapolis.languages import LANGUAGES

__all__ = ["LANGUAGES", "Words", "words"]

_AND = {"nl": "en", "en": "and", "de": "und"}
_LISTS = ("spaces", "squares", "circles")
"""Arguments that hold several places, separated by spaces: they are read as a list."""


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ModuleNotFoundError as error:
            raise NotInstalled("putting a game into words") from error
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("pentapolis").joinpath("locales", language)
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(entry.read_text("utf-8")))
        for guest in guests().values():
            for text in guest.texts(language):
                # What is already said stays: ours, and the language asked for before any other.
                self._bundle.add_resource(FluentResource(text))

    def knows(self, message_id: str) -> bool:
        """Is there a wording for that id?"""
        return self._bundle.has_message(message_id)

    def text(self, message_id: str, args: Mapping[str, str | int]) -> str:
        """A message in words; its id and arguments if there is no wording."""
        if not self.knows(message_id):
            return str(Message(message_id, dict(args)))
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            return message_id
        wording, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(wording)

    def say(self, message: Message, names: Sequence[str]) -> str:
        """A message of a game in words, with names for seat numbers and lists written out."""
        return self.text(
            message.id, {name: self._named(name, value, names) for name, value in message.args.items()}
        )

    def line(self, line: Line, names: Sequence[str]) -> str:
        """A line of a description: its message, then its items, apart from each other by commas.

        Where an item has a comma of its own, semicolons keep them apart.
        """
        said = self.say(line.message, names)
        if not line.items:
            return said
        items = [self.say(item, names) for item in line.items]
        return f"{said} {('; ' if any(', ' in item for item in items) else ', ').join(items)}."

    def _named(self, argument: str, value: str | int, names: Sequence[str]) -> str | int:
        if argument == "players":
            return self._listed([names[int(seat)] for seat in str(value).split()])
        if argument == "player" or argument.startswith("player_"):
            return names[int(value)]
        if argument == "term" or argument.startswith("term_"):
            return self._term(str(value))
        if argument in _LISTS:
            return self._places(str(value).split())
        return value

    def _term(self, message_id: str) -> str:
        """The words for an id like `nineplots-view-yard`, or else the name at its end."""
        if self.knows(message_id):
            return self.text(message_id, {})
        name = message_id.split("-", 2)[-1].replace("_", " ")
        # Places such as `b2` stay as they are written.
        return name if any(letter.isdigit() for letter in name) else name[:1].upper() + name[1:]

    def _places(self, names: list[str]) -> str:
        # Names with a comma in them, such as Antiquity's hexes "3,-2", would be lost among commas.
        return " · ".join(names) if any("," in name for name in names) else self._listed(names)

    def _listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {_AND[self.language]} {names[-1]}"


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
