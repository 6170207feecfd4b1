"""Actions: small frozen types whose fields have finite domains.

From the fields follow, for every game alike, the text notation (`place farmer C4`), its parser, and the fixed
numbering of all actions of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import ClassVar, get_type_hints

import msgspec

from pentapolis.kernel.errors import UnknownAction


class Domain:
    """The values one field of an action can take: consecutive whole numbers, each with a name.

    Used as an annotation: `space: Annotated[int, Domain("space", SPACE_NAMES)]`.
    """

    __slots__ = ("_values", "first", "name", "names")

    def __init__(self, name: str, names: Sequence[str], first: int = 0) -> None:
        self.name = name
        self.names = tuple(names)
        self.first = first
        self._values = {word.lower(): first + index for index, word in enumerate(self.names)}
        if len(self._values) != len(self.names) or any(" " in word or not word for word in self.names):
            raise ValueError(f"the names of domain {name!r} must be different single words")

    @classmethod
    def numbers(cls, name: str, first: int, last: int) -> Domain:
        """The whole numbers from `first` to `last`, written as such."""
        return cls(name, [str(number) for number in range(first, last + 1)], first)

    def __len__(self) -> int:
        return len(self.names)

    def word(self, value: int) -> str:
        """The name of a value."""
        return self.names[value - self.first]

    def value(self, word: str) -> int:
        """The value of a name; capitals do not matter."""
        try:
            return self._values[word.lower()]
        except KeyError:
            raise UnknownAction(
                f"unknown {self.name} {word!r}; choose from {_shortened(self.names)}"
            ) from None


class _Named:
    """Room for the text of an action, the number that it has in its game, and the action types of that game.

    They are kept with the action once they are known: games hand out the same objects again and again, and a
    look at an object that is at hand costs less than any dictionary. They are not fields, so they take no
    part in comparing, hashing and writing.
    """

    __slots__ = ("_kinds", "_number", "_text")

    _kinds: tuple[type[Action], ...]
    _number: int
    _text: str


class Action(msgspec.Struct, _Named, frozen=True):
    """Base of every decision a player can take.

    Subclasses set `verb` and annotate each field with a `Domain`.
    """

    verb: ClassVar[str]

    def __str__(self) -> str:
        try:
            return self._text
        except AttributeError:
            words = [domain.word(getattr(self, field)) for field, domain in fields_of(type(self))]
            text = " ".join([self.verb, *words])
            _keep_text(self, text)
            return text


# An action is frozen, but these are no part of what it says.
_keep_kinds: Callable[[Action, tuple[type[Action], ...]], None] = vars(_Named)["_kinds"].__set__
_keep_number: Callable[[Action, int], None] = vars(_Named)["_number"].__set__
_keep_text: Callable[[Action, str], None] = vars(_Named)["_text"].__set__


@cache
def fields_of(kind: type[Action]) -> tuple[tuple[str, Domain], ...]:
    """The fields of an action type with their domains, in the order of the notation."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in kind.__struct_fields__:
        domains = [extra for extra in getattr(hints[field], "__metadata__", ()) if isinstance(extra, Domain)]
        if len(domains) != 1:
            raise TypeError(f"field {kind.__name__}.{field} needs exactly one Domain")
        found.append((field, domains[0]))
    return tuple(found)


class ActionSpace:
    """All actions of one game, numbered from 0 without gaps: type after type, last field fastest."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self.kinds = tuple(kinds)
        self._offsets: dict[type[Action], int] = {}
        self._by_verb: dict[str, type[Action]] = {}
        offset = 0
        for kind in self.kinds:
            self._offsets[kind] = offset
            self._by_verb[kind.verb.lower()] = kind
            size = 1
            for _, domain in fields_of(kind):
                size *= len(domain)
            offset += size
        self.size = offset
        if len(self._by_verb) != len(self.kinds):
            raise ValueError("two action types share a verb")

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Action]:
        return (self._made(number) for number in range(self.size))

    def number(self, action: Action) -> int:
        """The number of an action; `UnknownAction` if it is not one of this game's."""
        kind = type(action)
        if kind not in self._offsets:
            raise UnknownAction(f"{action!r} is not an action of this game")
        number = 0
        for field, domain in fields_of(kind):
            index = getattr(action, field) - domain.first
            if not 0 <= index < len(domain):
                raise UnknownAction(f"unknown {domain.name} number {index + domain.first} in {action!r}")
            number = number * len(domain) + index
        return self._offsets[kind] + number

    def action(self, number: int) -> Action:
        """The action with that number."""
        if number.__class__ is not int or not 0 <= number < self.size:
            raise UnknownAction(f"actions are numbered 0 to {self.size - 1}, got {number!r}")
        return self._made(number)

    def _made(self, number: int) -> Action:
        kind = next(kind for kind in reversed(self.kinds) if self._offsets[kind] <= number)
        rest = number - self._offsets[kind]
        values = []
        for _, domain in reversed(fields_of(kind)):
            rest, index = divmod(rest, len(domain))
            values.append(domain.first + index)
        return kind(*reversed(values))

    def parse(self, text: str) -> Action:
        """The action that a line of text notation names; spacing and capitals do not matter."""
        given: object = text
        words = given.split() if isinstance(given, str) else []
        if not words or words[0].lower() not in self._by_verb:
            verbs = _shortened([kind.verb for kind in self.kinds])
            raise UnknownAction(f"{_shown(text)} is not an action: expected one of {verbs}")
        kind = self._by_verb[words[0].lower()]
        fields = fields_of(kind)
        if len(words) - 1 != len(fields):
            form = " ".join([kind.verb, *(f"<{domain.name}>" for _, domain in fields)])
            raise UnknownAction(f"{_shown(text)} is not an action: expected the form {form!r}")
        return kind(*(domain.value(word) for word, (_, domain) in zip(words[1:], fields, strict=True)))


class GameActions(ActionSpace):
    """The actions of a game as its players know them: here numbers and actions are looked up.

    An action type belongs to one game only, so an action has one number for good. Nothing is made before
    somebody asks for it: a game may have a hundred thousand actions.
    """

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        super().__init__(kinds)
        self._known: dict[int, Action] = {}

    def number(self, action: Action) -> int:
        try:
            if action._kinds is self.kinds:
                return action._number
        except AttributeError:
            pass
        number = super().number(action)
        _keep_number(action, number)
        _keep_kinds(action, self.kinds)
        return number

    def numbers(self, legal: list[Action]) -> list[int]:
        """The numbers of a legal list of this game, faster than one by one."""
        try:
            return [action._number for action in legal]
        except AttributeError:
            return [self.number(action) for action in legal]

    def action(self, number: int) -> Action:
        if number.__class__ is int:
            try:
                return self._known[number]
            except KeyError:
                pass
        self._known[number] = action = super().action(number)
        return action


def _shown(text: object) -> str:
    shown = repr(text)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def _shortened(names: Sequence[str]) -> str:
    return ", ".join(names if len(names) <= 12 else [*names[:5], "...", names[-1]])
