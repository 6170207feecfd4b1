"""Snapshots: how positions are dumped, and snapshots checked and read, follows from their fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import or_
from types import GenericAlias
from typing import Generic, NamedTuple, TypeVar, cast, get_args, get_origin

import msgspec

from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import (
    Called,
    Data,
    Derived,
    Each,
    EachBit,
    Field,
    Head,
    Missing,
    Within,
    fields_of,
    parted,
    written_out,
)
from pentapolis.kernel.forms import Form, Scope, form_of
from pentapolis.kernel.plain import Snapshot

D = TypeVar("D", bound=Data)
J = TypeVar("J")

PLAYERS = "players"
"""Where a snapshot has what each player has."""


def require(condition: bool, problem: str) -> None:
    """What a snapshot must fulfil; `BadSnapshot` if it does not."""
    if not condition:
        raise BadSnapshot(problem)


class Part(Generic[D]):
    """What a snapshot says of several fields together, or of one in a way of its own.

    It is read after all fields that are saved one by one, by the function that `read_by` names: that one may
    use rules, of which the position itself knows nothing.
    """

    def __init__(
        self,
        name: str,
        schema: object,
        write: Callable[[D], object],
        *,
        within: str = "",
        optional: bool = False,
        last: bool = False,
    ) -> None:
        self.name = name
        self.schema = schema
        self.write = write
        self.within = within
        self.optional = optional
        """Is it left out of snapshots where `write` gives None?"""
        self.last = last
        """Is it read after all other parts, because it speaks of what they say?"""
        self.reader: Callable[..., None] | None = None

    def read_by(self, reader: Callable[[D, J], None]) -> Callable[[D, J], None]:
        """Name the function that reads it; used as a decorator."""
        self.reader = reader
        return reader


class PartOfEach(Generic[D]):
    """The same for what each player has: written and read seat by seat."""

    def __init__(self, name: str, schema: object, write: Callable[[D, int], object]) -> None:
        self.name = name
        self.schema = schema
        self.write = write
        self.reader: Callable[..., None] | None = None

    def read_by(self, reader: Callable[[D, int, J], None]) -> Callable[[D, int, J], None]:
        """Name the function that reads it; used as a decorator."""
        self.reader = reader
        return reader


class Entry(NamedTuple):
    """One thing that a snapshot says."""

    group: str
    """The object of the snapshot that it stands in; "" for the snapshot itself."""
    key: str
    schema: object
    code: str
    """What writes it."""
    optional: bool = False
    missing: Missing | None = None


Reader = Callable[[Data, "Given"], None]


class Given(NamedTuple):
    """A snapshot whose form has been checked."""

    seats: int
    groups: Mapping[str, object]
    players: list[object]


class DataLayout:
    """How plain data of one class is saved: a position, or something inside one."""

    def __init__(
        self,
        kind: type[Data],
        *,
        head: Sequence[tuple[str, object]] = (),
        head_code: str = "",
        head_names: Mapping[str, object] | None = None,
    ) -> None:
        self._scope = Scope()
        self._scope.names |= head_names or {}
        self._entries: list[Entry] = []
        self._reading: list[str] = []
        """Code that sets the fields that are saved one by one."""
        self._late_readers: list[Reader] = []
        self._last_readers: list[Reader] = []
        for field in fields_of(kind):
            self._add(field)
        self._groups = tuple(dict.fromkeys([entry.group for entry in self._entries]))
        self.schema = self._made_schema(kind.__name__, head)
        """The type that snapshots are checked against."""
        self.dump = self._made_dump(head_code)
        """All that is saved, as plain data."""
        self._read_fields = self._made_reading()

    def fill_from(self, position: Data, seats: int, data: object) -> None:
        """Set all fields that are saved, from data of the type `schema`; `BadSnapshot` if that cannot be."""
        groups = {group: getattr(data, group) if group else data for group in self._groups}
        players = groups.get(PLAYERS, [])
        assert isinstance(players, list)
        if PLAYERS in groups and len(players) != seats:
            raise BadSnapshot("expected one player for each seat")
        given = Given(seats, groups, players)
        self._read_fields(position, seats, data, players)
        for read in (*self._late_readers, *self._last_readers):
            read(position, given)

    def schema_with(self, name: str, *fields: tuple[str, object]) -> type[msgspec.Struct]:
        """The type of objects that say all that, and something more."""
        return msgspec.defstruct(
            name, [*fields], bases=(self.schema,), forbid_unknown_fields=True, kw_only=True
        )

    # Fields ---------------------------------------------------------------------------

    def _add(self, field: Field) -> None:
        parts = [mark for mark in field.marks if isinstance(mark, Part | PartOfEach)]
        for part in parts:
            if isinstance(part, Part):
                self._add_part(part)
            else:
                self._add_part_of_each(part)
        if parts:
            return
        if field.mark(EachBit) is not None:
            self._add_bits(field)
        elif field.mark(Each) is not None:
            self._add_each(field)
        elif field.mark(Derived) is None and field.mark(Head) is None:
            self._add_plain(field)

    def _add_plain(self, field: Field) -> None:
        form = form_of(field.kind, _form_of(field))
        name, group, key = field.name, _group_of(field), _key_of(field)
        code = form.written(f"self.{name}", self._scope)
        self._entries.append(Entry(group, key, form.schema, code, missing=field.mark(Missing)))
        value = form.reading(f"data.{group}.{key}" if group else f"data.{key}", self._scope)
        self._reading += [f"key = {key!r}", f"position.{name} = {value}"]

    def _add_each(self, field: Field) -> None:
        container, inner = get_origin(field.kind), parted(get_args(field.kind)[0])[0]
        form = form_of(inner, _form_of(field))
        name, key = field.name, _key_of(field)
        code = form.written(f"self.{name}[seat]", self._scope)
        self._entries.append(Entry(PLAYERS, key, form.schema, code))
        value = f"[{form.reading(f'player.{key}', self._scope)} for player in players]"
        value = f"tuple({value})" if container is tuple else value
        self._reading += [f"key = {key!r}", f"position.{name} = {value}"]

    def _add_bits(self, field: Field) -> None:
        name, key = field.name, _key_of(field)
        self._entries.append(Entry(PLAYERS, key, bool, f"self.{name} >> seat & 1 == 1"))
        members = f"[1 << seat for seat, player in enumerate(players) if player.{key}]"
        self._reading.append(f"position.{name} = sum({members})")

    def _add_part(self, part: Part[D]) -> None:
        name, group = part.name, part.within
        code = f"{self._scope.name(part.write)}(self)"
        entry = Entry(group, name, part.schema, code, part.optional)
        if entry in self._entries:
            return
        self._entries.append(entry)

        def read(position: Data, given: Given) -> None:
            assert part.reader is not None, f"nothing reads {name!r}"
            part.reader(position, getattr(given.groups[group], name))

        (self._last_readers if part.last else self._late_readers).append(read)

    def _add_part_of_each(self, part: PartOfEach[D]) -> None:
        name = part.name
        entry = Entry(PLAYERS, name, part.schema, f"{self._scope.name(part.write)}(self, seat)")
        if entry in self._entries:
            return
        self._entries.append(entry)

        def read(position: Data, given: Given) -> None:
            assert part.reader is not None, f"nothing reads {name!r}"
            for seat, player in enumerate(given.players):
                part.reader(position, seat, getattr(player, name))

        self._late_readers.append(read)

    # Writing ---------------------------------------------------------------------------

    def _in_groups(self) -> dict[str, list[Entry]]:
        groups: dict[str, list[Entry]] = {}
        for entry in self._entries:
            groups.setdefault(entry.group, []).append(entry)
        return groups

    def _made_schema(self, name: str, head: Sequence[tuple[str, object]]) -> type[msgspec.Struct]:
        groups = self._in_groups()
        fields: list[tuple[str, object] | tuple[str, object, object]] = [*head]
        placed = set()
        for entry in self._entries:
            if not entry.group:
                fields.append(_schema_field(entry))
            elif entry.group not in placed:
                placed.add(entry.group)
                inner = _struct(f"{name}{entry.group.title()}", map(_schema_field, groups[entry.group]))
                fields.append(
                    (entry.group, GenericAlias(list, (inner,)) if entry.group == PLAYERS else inner)
                )
        return _struct(name, fields)

    def _made_dump(self, head: str) -> Callable[..., Snapshot]:
        groups = self._in_groups()
        lines = [head]
        placed = set()
        for entry in self._entries:
            if not entry.group:
                lines.append(_written(entry))
            elif entry.group not in placed:
                placed.add(entry.group)
                inner = " ".join(map(_written, groups[entry.group]))
                several = " for seat in range(self.seats)]" if entry.group == PLAYERS else ""
                lines.append(f"{entry.group!r}: {'[' if several else ''}{{{inner}}}{several},")
        dump = written_out("dump", "self", ["return {", *lines, "}"], self._scope.names)
        return cast("Callable[..., Snapshot]", dump)

    def _made_reading(self) -> Callable[..., None]:
        lines = [f"    {line}" for line in self._reading] or ["    pass"]
        wrong = self._scope.name(BadSnapshot)
        failing = [f"except {wrong} as error:", f"    raise {wrong}(f'{{key}}: {{error}}') from None"]
        read = written_out(
            "read", "position, seats, data, players", ["try:", *lines, *failing], self._scope.names
        )
        return cast("Callable[..., None]", read)


class Layout(DataLayout):
    """How positions of one class are saved."""

    def __init__(
        self, kind: type[Data], key: str, rules_version: int, mark: Callable[[], Mapping[str, object]]
    ) -> None:
        super().__init__(
            kind,
            head=(("game", str), ("rules", int), ("seats", int), ("options", dict[str, object])),
            head_code=f'"game": {key!r}, "rules": {rules_version}, **mark(), '
            '"seats": self.seats, "options": self.options.dump(),',
            head_names={"mark": mark},
        )

    def fill(self, position: Data, seats: int, snapshot: Mapping[str, object]) -> None:
        """Set all fields of a position that are saved; `BadSnapshot` or a validation error if that cannot be.

        Fields that follow from others are for the game to set.
        """
        self.fill_from(position, seats, msgspec.convert(snapshot, self.schema))


def _form_of(field: Field) -> Form | None:
    return next((mark for mark in field.marks if isinstance(mark, Form)), None)


def _group_of(field: Field) -> str:
    within = field.mark(Within)
    return "" if within is None else within.group


def _key_of(field: Field) -> str:
    called = field.mark(Called)
    return field.name if called is None else called.name


def _schema_field(entry: Entry) -> tuple[str, object] | tuple[str, object, object]:
    if entry.missing is not None:
        return entry.key, entry.schema, entry.missing.value
    return (entry.key, or_(entry.schema, None), None) if entry.optional else (entry.key, entry.schema)


def _struct(
    name: str, fields: Iterable[tuple[str, object] | tuple[str, object, object]]
) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, [*fields], forbid_unknown_fields=True, kw_only=True)


def _written(entry: Entry) -> str:
    if entry.optional:
        return f"**({{{entry.key!r}: value}} if (value := {entry.code}) is not None else {{}}),"
    return f"{entry.key!r}: {entry.code},"
