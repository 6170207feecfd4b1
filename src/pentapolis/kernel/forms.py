"""Forms: how the values of a position are written into a snapshot and read back.

A form writes by giving Python code, which becomes part of one function for a whole position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import or_
from types import GenericAlias
from typing import ClassVar, Generic, TypeVar, get_args, get_origin

from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import parted

EMPTY = -1
"""Stands in positions for "none" where there otherwise is a number; `Maybe` saves it as null."""

V = TypeVar("V")
J = TypeVar("J")


class Scope:
    """What written-out code refers to by name."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {}

    def name(self, thing: object) -> str:
        """The name of a thing in the code."""
        for name, known in self.names.items():
            if known is thing:
                return name
        name = f"_{len(self.names)}"
        self.names[name] = thing
        return name


class Form(ABC):
    """How a value is saved."""

    schema: object
    """The type that msgspec checks it against."""

    whole: ClassVar[bool] = False
    """Does it save a whole list? Otherwise a list is saved element by element."""

    @abstractmethod
    def written(self, value: str, scope: Scope) -> str:
        """Code that gives what is saved for the value that this code gives."""

    @abstractmethod
    def read(self, given: object, seats: int) -> object:
        """The value; `BadSnapshot` for what it cannot be."""

    def reading(self, given: str, scope: Scope) -> str:
        """Code that gives the value for what this code gives, where `seats` is their number."""
        return f"{scope.name(self.read)}({given}, seats)"


class Plain(Form):
    """Saved as it is."""

    def __init__(self, schema: object) -> None:
        self.schema = schema

    def reading(self, given: str, scope: Scope) -> str:  # noqa: ARG002
        return given

    def written(self, value: str, scope: Scope) -> str:  # noqa: ARG002
        return value

    def read(self, given: object, seats: int) -> object:  # noqa: ARG002
        return given


class Range(Form):
    """A whole number between two others; without a last one it may be as large as it likes."""

    schema = int

    def __init__(self, first: int, last: int | None = None) -> None:
        self.first = first
        self.last = last

    def written(self, value: str, scope: Scope) -> str:  # noqa: ARG002
        return value

    def read(self, given: object, seats: int) -> object:  # noqa: ARG002
        assert isinstance(given, int)
        if given < self.first or (self.last is not None and given > self.last):
            most = "or more" if self.last is None else f"to {self.last}"
            raise BadSnapshot(f"must be {self.first} {most}, got {given}")
        return given


COUNT = Range(0)
"""A number of things."""


class ChanceForm(Range):
    """The state of the chance that a position carries."""

    def read(self, given: object, seats: int) -> object:  # noqa: ARG002
        assert isinstance(given, int)
        if not 0 <= given < 1 << 64:
            raise BadSnapshot("must be a number of 64 bits")
        return given


CHANCE = ChanceForm(0)


class SeatForm(Form):
    """The number of a seat."""

    schema = int

    def written(self, value: str, scope: Scope) -> str:  # noqa: ARG002
        return value

    def read(self, given: object, seats: int) -> object:
        assert isinstance(given, int)
        if not 0 <= given < seats:
            raise BadSnapshot(f"{given} is not a seat")
        return given


SEAT = SeatForm()


class Named(Form):
    """A number that is saved by its name."""

    schema = str

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = tuple(names)
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def written(self, value: str, scope: Scope) -> str:
        return f"{scope.name(self.names)}[{value}]"

    def read(self, given: object, seats: int) -> object:  # noqa: ARG002
        assert isinstance(given, str)
        number = self._numbers.get(given)
        if number is None:
            raise BadSnapshot(f"unknown {self.what} {given!r}")
        return number


class Maybe(Form):
    """Null for `EMPTY`, another form for everything else."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.schema = or_(form.schema, None)

    def written(self, value: str, scope: Scope) -> str:
        return f"(None if {value} == {EMPTY} else {self.form.written(value, scope)})"

    def read(self, given: object, seats: int) -> object:
        return EMPTY if given is None else self.form.read(given, seats)


class Text(Form):
    """A text; null if it is empty."""

    schema = str | None

    def written(self, value: str, scope: Scope) -> str:  # noqa: ARG002
        return f"({value} or None)"

    def read(self, given: object, seats: int) -> object:  # noqa: ARG002
        return given or ""


class Members(Form):
    """A set of things, in a position as bits, in a snapshot as a list of names."""

    schema = list[str]

    def __init__(self, form: Named) -> None:
        self.form = form
        self._listed = lru_cache(maxsize=1 << 12)(self._list)

    def written(self, value: str, scope: Scope) -> str:
        return f"[*{scope.name(self._listed)}({value})]"

    def _list(self, mask: int) -> tuple[str, ...]:
        return tuple([name for number, name in enumerate(self.form.names) if mask >> number & 1])

    def read(self, given: object, seats: int) -> object:
        assert isinstance(given, list)
        mask = 0
        for name in given:
            number = self.form.read(name, seats)
            assert isinstance(number, int)
            if mask >> number & 1:
                raise BadSnapshot(f"{self.form.what} {name!r} is named twice")
            mask |= 1 << number
        return mask


class Counts(Form):
    """How many there are of each thing; a snapshot names those of which there are any, or all."""

    schema = dict[str, int]
    whole = True

    def __init__(self, form: Named, *, every: bool = False, container: type = list) -> None:
        self.form = form
        self.every = every
        self.container = container

    def written(self, value: str, scope: Scope) -> str:
        names = scope.name(self.form.names)
        if self.every:
            return f"dict(zip({names}, {value}))"
        return f"{{name: count for name, count in zip({names}, {value}) if count}}"

    def read(self, given: object, seats: int) -> object:
        assert isinstance(given, dict)
        for name, count in given.items():
            self.form.read(name, seats)
            COUNT.read(count, seats)
        if self.every and len(given) != len(self.form.names):
            raise BadSnapshot(f"there is a number for each {self.form.what}")
        return self.container([given.get(name, 0) for name in self.form.names])


class Saved(Form, Generic[V, J]):
    """A value with a form of its own, written as plain data and read from what the schema makes of that."""

    whole = True

    def __init__(self, schema: type[J], write: Callable[[V], object], read: Callable[[J], V]) -> None:
        self.schema = schema
        self._write = write
        self._read: Callable[..., V] = read

    def written(self, value: str, scope: Scope) -> str:
        return f"{scope.name(self._write)}({value})"

    def read(self, given: object, seats: int) -> object:  # noqa: ARG002
        return self._read(given)

    def reading(self, given: str, scope: Scope) -> str:
        return f"{scope.name(self._read)}({given})"


class Many(Form):
    """A list or tuple of values that have one form."""

    whole = True

    def __init__(self, container: type, form: Form) -> None:
        self.container = container
        self.form = form
        self.schema = GenericAlias(list, (form.schema,))

    def written(self, value: str, scope: Scope) -> str:
        if isinstance(self.form, Plain | Range | SeatForm):
            return f"list({value})"
        # A name that no comprehension around this one uses.
        one = f"one{value.count('one') + 1}" if value.startswith("one") else "one"
        return f"[{self.form.written(one, scope)} for {one} in {value}]"

    def read(self, given: object, seats: int) -> object:
        assert isinstance(given, list)
        read = self.form.read
        return self.container([read(one, seats) for one in given])


def form_of(kind: object, given: Form | None) -> Form:
    """The form of values of a type: the given one, for each element if they are lists."""
    if get_origin(kind) in (list, tuple) and not (given is not None and given.whole):
        container = get_origin(kind)
        inner, _ = parted(get_args(kind)[0])
        assert container is not None
        return Many(container, form_of(inner, given))
    if isinstance(given, Counts) and get_origin(kind) is tuple:
        return Counts(given.form, every=given.every, container=tuple)
    return given if given is not None else Plain(kind)
