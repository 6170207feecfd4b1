"""Any game's view and actions in words: for games that say nothing of their own.

Nothing is known but that a view is JSON, and what all views have. Arguments named `term` or `term_...` are
ids such as `nineplots-view-yard`: readers see the words that the game's package has for them, or else the
name at their end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from pentapolis.kernel.actions import Action
from pentapolis.kernel.description import Choice, Choices, Line, Part, outcome, prompted
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import JsonValue, View
from pentapolis.kernel.views import BaseView

_TOLD_ELSEWHERE = frozenset({*BaseView.__annotations__, "game", "phase"})
"""What the overview tells."""

_SEAT = re.compile(r"seat|player|owner|leader|starting_player|start_player")
"""Fields that are the number of a seat, by the names that games use."""

_Fields = Mapping[str, JsonValue]


def described(key: str, view: View) -> tuple[Part, ...]:
    """A view field by field: the overview, what lies on the table for all, and what each player has."""
    base, fields = cast("BaseView", view), cast("_Fields", view)
    told = {name: value for name, value in fields.items() if name not in _TOLD_ELSEWHERE}
    each = [name for name, value in told.items() if _is_for_each_seat(value, base["seats"])]
    tell = _Teller(key)
    parts = [_overview(key, view), *outcome(view)]
    table = tell.part("table", Message("text-table"), {name: told[name] for name in told if name not in each})
    seats = [
        tell.part(f"seat-{seat}", _whose(base, seat), _of_seat(told, each, seat))
        for seat in _own_first(base)
        if each
    ]
    return (*parts, *(part for part in (table, *seats) if part.lines or part.parts))


def _overview(key: str, view: View) -> Part:
    phase = view.get("phase")
    lines = [prompted(view)]
    if isinstance(phase, str):
        lines.insert(0, Line(Message("text-phase", {"term": f"{key}-phase-{phase}"})))
    return Part("overview", Message("text-overview"), tuple(lines))


def _is_for_each_seat(value: JsonValue, seats: int) -> bool:
    return (
        isinstance(value, list) and len(value) == seats and all(isinstance(each, Mapping) for each in value)
    )


def _own_first(view: BaseView) -> list[int]:
    return sorted(range(view["seats"]), key=lambda seat: seat != view["seat"])


def _whose(view: BaseView, seat: int) -> Message:
    return Message("text-you") if seat == view["seat"] else Message("text-player", {"player": seat})


def _of_seat(told: _Fields, each: Sequence[str], seat: int) -> dict[str, JsonValue]:
    """What a player has. Several lists are told apart by their names, the usual one needs none."""
    own: dict[str, JsonValue] = {}
    for name in each:
        of_all = told[name]
        assert isinstance(of_all, list)
        has = of_all[seat]
        assert isinstance(has, dict)
        own |= has if name == "players" else {name: has}
    return own


class _Teller:
    """Tells the fields of a view, with the words of one game."""

    def __init__(self, key: str) -> None:
        self._key = key

    def part(self, key: str, title: Message, fields: _Fields) -> Part:
        """Fields under a heading: what fits into a line first, then the rest under headings of its own."""
        lines: list[Line] = []
        parts: list[Part] = []
        for name, value in fields.items():
            if isinstance(value, Mapping) and value and not _is_counts(value):
                parts.append(self.part(f"{key}-{name}", Message("text-field", self._named(name)), value))
            elif isinstance(value, list | tuple) and any(isinstance(each, Mapping) for each in value):
                parts.append(self._numbered(f"{key}-{name}", name, value))
            else:
                lines += self._lines(name, value)
        return Part(key, title, tuple(lines), tuple(parts))

    def _numbered(self, key: str, name: str, things: Sequence[JsonValue]) -> Part:
        parts = tuple(
            self.part(
                f"{key}-{number}",
                Message("text-field-number", {**self._named(name), "number": number}),
                thing if isinstance(thing, dict) else {name: thing},
            )
            for number, thing in enumerate(things, 1)
        )
        return Part(key, Message("text-field", self._named(name)), (), parts)

    def _lines(self, name: str, value: JsonValue) -> Iterator[Line]:
        named = self._named(name)
        if value is None or value in ("", [], {}):
            yield Line(Message("text-field-none", named))
        elif isinstance(value, bool):
            yield Line(Message("text-field-truth", {**named, "truth": "yes" if value else "no"}))
        elif isinstance(value, int) and _SEAT.fullmatch(name):
            yield Line(Message("text-field-seat", {**named, "player": value}))
        elif isinstance(value, Mapping):
            items = tuple(
                Message("text-count", {**self._valued(each), "count": _whole(value[each])}) for each in value
            )
            yield Line(Message("text-field-list", named), items)
        elif isinstance(value, list | tuple):
            yield from self._listed(name, value)
        else:
            yield Line(Message("text-field-value", {**named, **self._valued(value)}))

    def _listed(self, name: str, values: Sequence[JsonValue]) -> Iterator[Line]:
        named = self._named(name)
        if any(isinstance(row, list | tuple) for row in values):
            for number, row in enumerate(values, 1):
                cells = row if isinstance(row, list | tuple) else [row]
                items = tuple(self._item(cell) for cell in cells)
                yield Line(Message("text-field-row", {**named, "number": number}), items)
        else:
            yield Line(Message("text-field-list", named), tuple(self._item(value) for value in values))

    def _item(self, value: JsonValue) -> Message:
        return Message("text-nothing") if value is None else Message("text-value", self._valued(value))

    def _named(self, name: str) -> dict[str, str | int]:
        return {"term": f"{self._key}-view-{name}"}

    def _valued(self, value: JsonValue) -> dict[str, str | int]:
        return {"term_value": f"{self._key}-name-{value}"}


def _is_counts(value: _Fields) -> bool:
    return all(isinstance(number, int) and not isinstance(number, bool) for number in value.values())


def _whole(value: JsonValue) -> int:
    assert isinstance(value, int)
    return value


def listed(key: str, actions: Sequence[Action]) -> tuple[Choices, ...]:
    """The actions of any game in their notation, by verb."""
    by_verb: dict[str, list[str]] = {}
    for action in actions:
        by_verb.setdefault(action.verb, []).append(str(action))
    return tuple(
        Choices(
            verb,
            Message("text-verb", {"term": f"{key}-action-{verb}"}),
            tuple(Choice(text, Line(Message("text-action", {"action": text}))) for text in texts),
        )
        for verb, texts in by_verb.items()
    )
