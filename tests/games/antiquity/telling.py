"""Descriptions as a listener hears them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.kernel.description import Choices, Line, Part
from pentapolis.words import words
from tests.games.antiquity.building import game

NAMES = ("Anna", "Bo", "Cas", "Dirk")


def every_part(parts: Sequence[Part]) -> Iterator[Part]:
    """Parts with those inside them."""
    for part in parts:
        yield part
        yield from every_part(part.parts)


def spoken(line: Line, language: str = "en") -> str:
    """A line with its items."""
    return words(language).line(line, NAMES)


def told(state: Antiquity, key: str, seat: int | None = 0) -> list[str]:
    """The lines of a part of a description, without those of the parts inside it."""
    [part] = [part for part in every_part(game().describe(state.view(seat))) if part.key == key]
    return [spoken(line) for line in part.lines]


def place(state: Antiquity, name: str, seat: int | None = 0) -> list[str]:
    """What is said of a place."""
    part = game().describe_place(state.view(seat), name)
    return [] if part is None else [spoken(line) for line in part.lines]


def groups_of(state: Antiquity, seat: int = 0) -> dict[str, Choices]:
    """What a seat can choose from, by the keys of the groups."""
    groups = game().describe_choices(
        state.view(seat), state.legal(seat), lambda action: state.preview(seat, action)
    )
    return {group.key: group for group in groups}


def choices(state: Antiquity, key: str, seat: int = 0) -> list[str]:
    """The choices of a group, in order."""
    return [spoken(choice.line) for choice in groups_of(state, seat)[key].choices]


def title(state: Antiquity, key: str, seat: int = 0) -> str:
    """The heading of a group."""
    return spoken(Line(groups_of(state, seat)[key].title))
