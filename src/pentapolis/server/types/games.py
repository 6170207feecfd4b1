"""Games: what can be played here, and how."""

from __future__ import annotations

from msgspec import Struct

from pentapolis.kernel.boxes import BoxLabel

OptionValue = str | bool | int | None
"""The value of one option of a game."""


class OptionInfo(Struct, frozen=True):
    """One variant of a game: its name, the value it has if nobody chooses, and all values it can take.

    `seats` has for each value the numbers of players that it allows, or null if it changes nothing.
    """

    name: str
    default: OptionValue
    values: list[OptionValue]
    seats: list[list[int] | None]


class GameInfo(Struct, frozen=True):
    """One of the games, even one still to come (`ready` is false); title and subtitle by language."""

    key: str
    title: dict[str, str]
    subtitle: dict[str, str]
    designer: str
    publisher: str
    year: int
    seats: list[int]
    minutes: tuple[int, int]
    ready: bool
    options: list[OptionInfo]
    colours: list[str]
    levels: list[str]
    box: BoxLabel | None
    """The box that it is played with here, if it is not the built-in one."""
    lesson: list[int]
    """About how many minutes each chapter of its lesson takes; none if it has no lesson."""


class BoxAnswer(Struct, frozen=True):
    """The figures that a game is played with here, in the form of the box files."""

    name: str
    digest: str
    built_in: bool
    figures: dict[str, object]


class FieldForm(Struct, frozen=True):
    """What one word of an action can be, in the order of the notation."""

    name: str
    values: list[str]


class ActionForm(Struct, frozen=True):
    """One type of action: its verb, and the words that follow it."""

    verb: str
    fields: list[FieldForm]


class PlainPage(Struct, frozen=True):
    """What a page needs that was not made for a game: how its actions are written, and its words.

    `words` are Fluent files; where several have a message, the first one counts.
    """

    actions: list[ActionForm]
    words: list[str]


class HelpAnswer(Struct, frozen=True):
    """The rules as people read them, as Markdown, and the language they are in; null if there are none."""

    language: str | None
    text: str


class About(Struct, frozen=True):
    """What this server is."""

    version: str
    games: int
    affiliation: dict[str, str]
