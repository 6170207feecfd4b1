"""Fields of plain data, each declared once: its type, how it is saved, who may know it, whether it follows.

A class says all that in its annotations:

    class Position(State):
        year: Annotated[int, Range(0, YEARS)]
        card: Annotated[int, Maybe(CARD), TURN]         # snapshot["turn"]["card"]: a name, or null
        deck: Annotated[list[int], CARD, Secret()]      # a list of names that nobody may know
        gold: Annotated[list[int], EACH]                # snapshot["players"][seat]["gold"]
        tiles: Annotated[list[int], CITIES]             # saved together with others, as the part "cities"
        food: Annotated[list[int], DERIVED]             # copied, never saved

Slots and `copy` follow from it here, dumps and the reading of snapshots in `snapshots.py`. What runs often is
written out as plain Python when the class is made, so that nothing is looked up in play.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar, NamedTuple, Self, TypeVar, get_args, get_origin, get_type_hints

M = TypeVar("M")


# What an annotation can say about a field besides its type


class Derived:
    """The field follows from others: it is copied and never saved."""


DERIVED = Derived()


class Head:
    """The field stands at the head of every snapshot."""


HEAD = Head()


class Secret:
    """Not everybody may know the field; `but` says which part of it somebody may."""

    def __init__(self, but: str = "") -> None:
        self.but = but


class Reset:
    """The field starts over in a copy and in what was copied: it says what only one position may know."""

    def __init__(self, value: int) -> None:
        self.value = value


class Within:
    """The field is saved inside another object of the snapshot, together with all that say the same."""

    def __init__(self, group: str) -> None:
        self.group = group


class Each:
    """The field has an entry for each seat, which is saved with what that player has."""


EACH = Each()


class EachBit:
    """The field is a set of seats, as bits; what each player has says whether they belong to it."""


EACH_BIT = EachBit()


class Called:
    """The field has another name in snapshots."""

    def __init__(self, name: str) -> None:
        self.name = name


class Missing:
    """What the field is in snapshots that do not have it, because they are older than it."""

    def __init__(self, value: object) -> None:
        self.value = value


class Field(NamedTuple):
    """What was declared about one field."""

    name: str
    kind: object
    """Its type."""
    marks: tuple[object, ...]

    def mark(self, of: type[M]) -> M | None:
        """Its mark of that class, if it has one."""
        return next((mark for mark in self.marks if isinstance(mark, of)), None)


# Classes of fields ---------------------------------------------------------------------------


class Declared(ABCMeta):
    """Makes slots and `copy` from the annotations of a class."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, object]) -> Declared:
        annotations = namespace.get("__annotations__", {})
        assert isinstance(annotations, dict)
        known = {slot for base in bases for kind in base.__mro__ for slot in vars(kind).get("__slots__", ())}
        # Annotations are texts in some modules and types in others.
        hints = {field: str(hint).removeprefix("typing.") for field, hint in annotations.items()}
        fields = [field for field, hint in hints.items() if not hint.startswith("ClassVar")]
        namespace["__slots__"] = tuple(sorted(set(fields) - known))
        made = super().__new__(mcs, name, bases, namespace)
        if fields:
            type.__setattr__(made, "copy", written_out("copy", "self", _copying(fields_of(made)), {}))
        return made


class Data(metaclass=Declared):
    """Plain data: a class with fields and without rules."""

    def copy(self) -> Self:
        """An independent copy; a class with fields of its own has one that knows them all."""
        return object.__new__(type(self))


def fields_of(kind: type) -> tuple[Field, ...]:
    """The fields of a class, in the order in which they were last declared."""
    order: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        for name in vars(base).get("__annotations__", ()):
            order.pop(name, None)
            order[name] = None
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        [Field(name, *parted(hints[name])) for name in order if get_origin(hints[name]) is not ClassVar]
    )


def parted(hint: object) -> tuple[object, tuple[object, ...]]:
    """The type and the marks of an annotation."""
    if get_origin(hint) is Annotated:
        kind, *marks = get_args(hint)
        return kind, tuple(marks)
    return hint, ()


def replaced(values: tuple[M, ...], index: int, value: M) -> tuple[M, ...]:
    """Return the tuple with another value in one place.

    Copies share tuples and must slice lists: what changes only now and then is better a tuple.
    """
    return (*values[:index], value, *values[index + 1 :])


# Code that is written out ---------------------------------------------------------------------------


def written_out(
    name: str, parameters: str, lines: list[str], scope: Mapping[str, object]
) -> Callable[..., object]:
    """The function with these lines. All that they say comes from declarations in this program."""
    body = "\n    ".join(lines)
    names: dict[str, object] = {**scope}
    exec(f"def {name}({parameters}):\n    {body}\n", names)  # noqa: S102
    function = names[name]
    assert callable(function)
    return function


def _copying(fields: tuple[Field, ...]) -> list[str]:
    copied = [f"new.{field.name} = {_copied(field)}" for field in fields]
    return ["new = object.__new__(self.__class__)", *copied, "return new"]


def _copied(field: Field) -> str:
    """Lists are copied, and lists of lists; everything else is shared, because nothing changes it."""
    value = f"self.{field.name}"
    reset = field.mark(Reset)
    if reset is not None:
        return f"{value} = {reset.value}"
    if get_origin(field.kind) is not list:
        return value
    inner, _ = parted(get_args(field.kind)[0])
    return f"[one[:] for one in {value}] if {value} else []" if get_origin(inner) is list else f"{value}[:]"
