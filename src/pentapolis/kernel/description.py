"""A position in words, for people who do not see the board: parts with headings, choices with their facts.

A game describes a *view*, so that a description can tell no more than the view does. Everything is a message;
whoever shows it, a page, a terminal or a Braille line, puts it into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View
from pentapolis.kernel.views import BaseView, ScoreLineView


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is said: a sentence, or the beginning of a list ("In store:") and its items."""

    message: Message
    items: tuple[Message, ...] = ()


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a position, under a heading. What matters most comes first; `parts` are its details."""

    key: str
    """The same in every position of the game: "overview", "seat-1", "hill-B"."""
    title: Message
    lines: tuple[Line, ...] = ()
    parts: tuple[Part, ...] = ()


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that is legal now, in words."""

    action: str
    """The action in text notation."""
    line: Line
    """What it would do, short and without the verb if the heading has it: "on 12: 3 grain, beside Roma"."""
    facts: dict[str, int] = {}
    """What choices can be sorted by: `price`, `gain`, `points`, `distance` and the like."""


class Choices(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choices of one kind, the most interesting first."""

    key: str
    title: Message
    choices: tuple[Choice, ...]
    sorts: tuple[str, ...] = ()
    """The facts that they can be sorted by; they are sorted by the first."""


def as_choice(action: Action, message: Message, items: Sequence[Message] = (), **facts: int) -> Choice:
    """An action in words, with what it can be sorted by."""
    return Choice(str(action), Line(message, tuple(items)), facts)


def as_group(key: str, title: Message, choices: Sequence[Choice], *sorts: str) -> tuple[Choices, ...]:
    """Choices as one group, in their order; no group if there are none."""
    return (Choices(key, title, tuple(choices), sorts),) if choices else ()


def prompted(view: View) -> Line:
    """Whose decision it is and what to do, as every view says it."""
    prompt = cast("BaseView", view)["prompt"]
    return Line(Message(prompt["id"], prompt["args"]))


def outcome(view: View, score: str | None = None) -> tuple[Part, ...]:
    """How the game ended: who came where, and each player's points line by line; nothing while it goes on.

    Where scores are no points, `score` is the message that tells a `player`'s `place` (0 if all have lost)
    and `points`, and the lines speak for themselves.
    """
    result = cast("BaseView", view)["result"]
    if result is None:
        return ()
    lines, parts, place = [Line(Message(result["ending"]))], [], 1
    won = bool(result["ranking"][0])
    for group in result["ranking"]:
        for seat in group:
            points = result["scores"][seat]
            reached: dict[str, str | int] = {"player": seat, "place": place if won else 0, "points": points}
            lines.append(Line(Message(score or "text-result-points", reached)))
            parts.append(_breakdown(seat, result["breakdown"][seat], by_points=score is None))
        place += len(group)
    told = tuple(part for part in parts if part.lines)
    return (Part("result", Message("text-result"), tuple(lines), told),)


def _breakdown(seat: int, scored: Sequence[ScoreLineView], *, by_points: bool) -> Part:
    lines = []
    for each in scored:
        why = Message(each["message"]["id"], each["message"]["args"])
        points = Message("text-result-line", {"points": each["points"]})
        lines.append(Line(points, (why,)) if by_points else Line(why))
    return Part(f"result-{seat}", Message("text-result-lines", {"player": seat}), tuple(lines))


def changes(before: tuple[Part, ...], after: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a later description that say something new, with the new lines only."""
    known = {part.key: part for part in _all(before)}
    return tuple(change for part in after if (change := _change(part, known)) is not None)


def _change(part: Part, known: dict[str, Part]) -> Part | None:
    former = known.get(part.key)
    lines = tuple(line for line in part.lines if former is None or line not in former.lines)
    parts = tuple(change for inner in part.parts if (change := _change(inner, known)) is not None)
    return Part(part.key, part.title, lines, parts) if lines or parts else None


def _all(parts: tuple[Part, ...]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from _all(part.parts)
