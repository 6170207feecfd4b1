"""Positions in words: whatever is seen can be described, by nothing else, and every choice is listed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from pentapolis.kernel.actions import Action, fields_of
from pentapolis.kernel.description import Choices, Line, Part
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.messages import Message
from pentapolis.kernel.plain import View
from pentapolis.kernel.state import State
from pentapolis.testing.playing import viewers


def check_descriptions(game: AnyGame, states: Iterable[State], places: Collection[str] = ()) -> list[Message]:
    """Describe positions for everybody, and give all that was said.

    `places` are the names of the domains whose values are places: those that legal actions name must have a
    description.
    """
    said: list[Message] = []
    for state in states:
        for viewer in viewers(state):
            view = state.view(viewer)
            said += messages_of(_checked_parts(game, view))
            if viewer in state.actors:
                legal = state.legal(viewer)
                said += messages_of(_checked_choices(game, state, viewer, legal))
                said += messages_of(_checked_places(game, view, legal, places))
    return said


def _checked_parts(game: AnyGame, view: View) -> tuple[Part, ...]:
    parts = game.describe(view)
    assert parts == game.describe(through_json(view)), "a description is made from what a view says"
    assert parts[0].key == "overview", "the overview comes first"
    doubled = [key for key, count in Counter(part.key for part in all_parts(parts)).items() if count > 1]
    assert not doubled, f"parts with the same key: {doubled}"
    for part in all_parts(parts):
        assert part.lines or part.parts, f"part {part.key} says nothing"
    return parts


def _checked_choices(game: AnyGame, state: State, seat: int, legal: list[Action]) -> tuple[Choices, ...]:
    def preview(action: Action) -> View | None:
        return state.preview(seat, action)

    view = state.view(seat)
    groups = game.describe_choices(view, legal, preview)
    assert groups == game.describe_choices(through_json(view), legal, preview)
    listed = Counter(choice.action for group in groups for choice in group.choices)
    assert listed == Counter(map(str, legal)), "every legal action is listed once, and nothing else"
    doubled = [key for key, count in Counter(group.key for group in groups).items() if count > 1]
    assert not doubled, f"groups with the same key: {doubled}"
    for group in groups:
        assert group.choices, f"group {group.key} has no choices"
        for choice in group.choices:
            assert set(group.sorts) <= choice.facts.keys(), f"{choice.action} lacks facts to be sorted by"
        if group.sorts:
            order = [choice.facts[group.sorts[0]] for choice in group.choices]
            assert order in (sorted(order), sorted(order, reverse=True)), f"group {group.key} is not sorted"
    return groups


def _checked_places(
    game: AnyGame, view: View, legal: list[Action], places: Collection[str]
) -> Iterator[Part]:
    named = {
        domain.word(getattr(action, field))
        for action in legal
        for field, domain in fields_of(type(action))
        if domain.name in places
    }
    for name in sorted(named):
        part = game.describe_place(view, name)
        assert part is not None, f"{name} has no description"
        assert part == game.describe_place(through_json(view), name)
        yield part


def through_json(view: View) -> View:
    """A view as somebody far away receives it."""
    read: View = json.loads(json.dumps(view))
    return read


# What is said ---------------------------------------------------------------------------


def all_parts(parts: Iterable[Part]) -> Iterator[Part]:
    """Parts with those inside them."""
    for part in parts:
        yield part
        yield from all_parts(part.parts)


def messages_of(described: Iterable[Part | Choices]) -> Iterator[Message]:
    """Every message of parts and choices."""
    for each in described:
        yield each.title
        if isinstance(each, Part):
            for line in each.lines:
                yield from _of_line(line)
            yield from messages_of(each.parts)
        else:
            for choice in each.choices:
                yield from _of_line(choice.line)


def _of_line(line: Line) -> Iterator[Message]:
    yield line.message
    yield from line.items
