"""Files of figures: reading one, laying it over the built-in one, and saying all that is wrong with it.

A box file is TOML in the form of a game's `components.toml`. It may leave out whatever does not differ:

* tables are taken together key by key;
* a list of tables whose entries have a name (`id`, or else `letter` or `seats`) is taken together entry by
  entry, whatever order they come in;
* every other list replaces the built-in one.

With `box.whole = true` nothing is taken from the built-in file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from pentapolis.kernel.errors import BadBox

Data = dict[str, object]
"""Figures as plain data, in the form of the files."""

Source = Literal["rulebook", "reported", "derived", "designed"]
"""Where a figure comes from. It has no effect on play, and digests leave it out."""

FIXED = msgspec.Meta(extra={"fixed": True})
"""Marks a field that belongs to what something is, not to its figures: a box cannot change it."""

HEADER = "box"
"""The key that is about the file, not about the game."""

BUILT_IN_NAME = "Pentapolis"
"""What the built-in boxes are called."""

LONGEST_NAME = 60
MOST = 9999
"""No plain number of a box is below 0 or above this; where others are possible the type says so."""

LARGEST_FILE = 1_000_000
"""Characters; what is longer is not a box file."""

NAMES_OF_ENTRIES = ("id", "letter", "seats")
"""What an entry of a list of tables can be called by, in the order in which they are tried."""


class Problem(NamedTuple):
    """Something wrong with a box: where, and why."""

    key: str
    reason: str

    def __str__(self) -> str:
        return f"{self.key}: {self.reason}" if self.key else self.reason


Figures = TypeVar("Figures", bound=msgspec.Struct)
Check = Callable[[Figures], Iterable[Problem]]
"""What a game asks of a box beyond the types of its figures."""


class Read(NamedTuple, Generic[Figures]):
    """A file that is in order: what its box is called, the figures, and the same as plain data."""

    name: str
    figures: Figures
    data: Data


def read_built_in(text: str, form: type[Figures], check: Check[Figures]) -> Read[Figures]:
    """A components file, which is whole and has no header."""
    data = _parsed(text, "components.toml")
    return Read(BUILT_IN_NAME, _checked(data, form, check, "components.toml"), data)


def read_over(
    text: str, file: str, built_in: Data, form: type[Figures], check: Check[Figures]
) -> Read[Figures]:
    """A box file, laid over the built-in figures. `BadBox` names everything that is wrong with it."""
    given = _parsed(text, file)
    problems: list[Problem] = []
    name, whole = _header(given.pop(HEADER, None), problems)
    data = given if whole else _over(built_in, given, "", problems)
    kind = inspect.type_info(form)
    problems += mismatches(data, kind, "")
    if not problems:
        problems += _not_to_change(built_in, data, kind, "")
    if problems:
        raise BadBox(file, problems)
    return Read(name, _checked(data, form, check, file), data)


def _parsed(text: str, file: str) -> Data:
    if len(text) > LARGEST_FILE:
        raise BadBox(file, [Problem("", f"longer than {LARGEST_FILE} characters")])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(file, [Problem("", f"this is not TOML: {error}")]) from None
    except RecursionError:
        raise BadBox(file, [Problem("", "too deeply nested")]) from None


def _checked(data: Data, form: type[Figures], check: Check[Figures], file: str) -> Figures:
    try:
        figures = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise BadBox(file, [Problem("", str(error))]) from None
    if problems := list(check(figures)):
        raise BadBox(file, problems)
    return figures


def _header(given: object, problems: list[Problem]) -> tuple[str, bool]:
    """The name of a box, and whether its file is whole."""
    header = given if isinstance(given, dict) else {}
    name, whole = header.get("name"), header.get("whole", False)
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        reason = f'every box has a name of at most {LONGEST_NAME} letters, like box.name = "My Attika"'
        problems.append(Problem("box.name", reason))
        name = ""
    elif name.strip().lower() == BUILT_IN_NAME.lower():
        problems.append(Problem("box.name", f"{BUILT_IN_NAME!r} is what the built-in box is called"))
    if not isinstance(whole, bool):
        problems.append(Problem("box.whole", "true or false"))
    for key in header:
        if key not in ("name", "whole"):
            reason = (
                "the header has only a name and `whole`; figures stand before the first [table], not in it"
            )
            problems.append(Problem(f"box.{key}", reason))
    return name.strip(), whole is True


# Laying one over the other ---------------------------------------------------------------------------


def _over(base: Data, given: Data, where: str, problems: list[Problem]) -> Data:
    """Two tables, the second laid over the first key by key."""
    found = dict(base)
    for key, value in given.items():
        old, path = base.get(key), _path(where, key)
        if isinstance(old, dict) and isinstance(value, dict):
            found[key] = _over(old, value, path, problems)
        elif isinstance(old, list) and isinstance(value, list) and entry_name(old) is not None:
            found[key] = _entries_over(old, value, path, problems)
        else:
            found[key] = value
    return found


def _entries_over(base: list[Data], given: list[object], where: str, problems: list[Problem]) -> list[object]:
    """Two lists of tables, taken together by the names of their entries."""
    name = entry_name(base)
    assert name is not None
    found = {_shown(entry[name]): entry for entry in base}
    changed: set[str] = set()
    for number, entry in enumerate(given, 1):
        if not isinstance(entry, dict) or name not in entry:
            problems.append(Problem(f"{where}[{number}]", f"each entry is a table that has its `{name}`"))
            continue
        called = _shown(entry[name])
        if called not in found:
            problems.append(Problem(f"{where}.{called}", f"unknown entry; {_offer(called, list(found))}"))
        elif called in changed:
            problems.append(Problem(f"{where}.{called}", "this entry stands there twice"))
        else:
            changed.add(called)
            found[called] = _over(found[called], entry, f"{where}.{called}", problems)
    return list(found.values())


def entry_name(entries: list[Data] | list[object]) -> str | None:
    """The key by which the entries of a list of tables are told apart; None if it is another kind of list."""
    tables = [entry for entry in entries if isinstance(entry, dict)]
    if not tables or len(tables) != len(entries):
        return None
    return next((name for name in NAMES_OF_ENTRIES if all(name in entry for entry in tables)), None)


def _not_to_change(base: object, found: object, kind: inspect.Type, where: str) -> Iterator[Problem]:
    """Where a box, whose types are in order, changes what only the built-in one can say.

    It has the same entries in the same order, because names, drawings and rules belong to them; and fields
    that are marked as fixed are as they were. A table or list that one of the two leaves out has no entries.
    """
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            if extra is not None and extra.get("fixed") and found != base:
                yield Problem(where, f"this cannot be changed: it is {_quoted(base)}")
            else:
                yield from _not_to_change(base, found, inner, where)
        case inspect.StructType(fields=fields) if isinstance(base, dict) and isinstance(found, dict):
            for field in fields:
                default = None if field.required else field.default
                old, new = base.get(field.name, default), found.get(field.name, default)
                if old is not default or new is not default:
                    yield from _not_to_change(old, new, field.type, _path(where, field.name))
        case inspect.VarTupleType(item_type=item_type) if isinstance(base, list) and isinstance(found, list):
            if (name := entry_name(base)) is not None:
                yield from _changed_entries(base, found, name, item_type, where)
        case _:
            return


def _changed_entries(
    base: list[Data], found: list[Data], name: str, kind: inspect.Type, where: str
) -> Iterator[Problem]:
    wanted, present = ([_shown(entry[name]) for entry in entries] for entries in (base, found))
    if present == wanted:
        for called, old, new in zip(wanted, base, found, strict=True):
            yield from _not_to_change(old, new, kind, f"{where}.{called}")
    elif sorted(present) == sorted(wanted):
        yield Problem(where, f"the entries stand in this order: {', '.join(wanted)}")
    else:
        odd = dict.fromkeys(c for c in present if c not in wanted or present.count(c) > 1)
        missing = [called for called in wanted if called not in present]
        told = [
            f"{', '.join(odd)} too many" if odd else "",
            f"{', '.join(missing)} missing" if missing else "",
        ]
        reason = f"a box has the same entries as the built-in one: {', '.join(filter(None, told))}"
        yield Problem(where, reason)


def wrong_totals(stated: msgspec.Struct, counted: msgspec.Struct) -> Iterator[Problem]:
    """Where the totals that a file states are not what its tables add up to."""
    for name in stated.__struct_fields__:
        said, found = getattr(stated, name), getattr(counted, name)
        if said != found:
            yield Problem(f"totals.{name}", f"the box should hold {said}, but holds {found}")


class Change(NamedTuple):
    """A figure of a box that is not as in another one; None where one of them says nothing."""

    key: str
    old: object
    new: object


def changes(base: object, found: object, where: str = "") -> Iterator[Change]:
    """Everything in which two boxes differ that have the same entries."""
    if isinstance(base, dict) and isinstance(found, dict):
        for key in dict.fromkeys((*base, *found)):
            yield from changes(base.get(key), found.get(key), _path(where, key))
    elif isinstance(base, list) and isinstance(found, list) and len(base) == len(found):
        name = entry_name(base)
        for number, (old, new) in enumerate(zip(base, found, strict=True), 1):
            called = f"[{number}]" if name is None else f".{_shown(old[name])}"
            yield from changes(old, new, f"{where}{called}")
    elif base != found:
        yield Change(where, base, found)


# Types ---------------------------------------------------------------------------


def mismatches(value: object, kind: inspect.Type, where: str) -> Iterator[Problem]:
    """Everything in plain data that is not of the type that it should be."""
    match kind:
        case inspect.Metadata(type=inner):
            yield from mismatches(value, inner, where)
        case inspect.StructType(fields=fields):
            if isinstance(value, dict):
                yield from _wrong_fields(value, fields, where)
            else:
                yield Problem(where, f"expected a table, got {_quoted(value)}")
        case inspect.DictType(key_type=key_type, value_type=value_type):
            if isinstance(value, dict):
                for key, inner_value in value.items():
                    yield from mismatches(key, key_type, _path(where, key))
                    yield from mismatches(inner_value, value_type, _path(where, key))
                named = key_type.values if isinstance(key_type, inspect.LiteralType) else ()
                yield from _missing(value, named, where)
            else:
                yield Problem(where, f"expected a table, got {_quoted(value)}")
        case inspect.VarTupleType(item_type=item_type):
            if isinstance(value, list):
                yield from _wrong_items(value, item_type, where)
            else:
                yield Problem(where, f"expected a list, got {_quoted(value)}")
        case inspect.TupleType(item_types=item_types):
            yield from _wrong_tuple(value, item_types, where)
        case inspect.NamedTupleType(fields=fields):
            yield from _wrong_tuple(value, [_COORDINATE for _ in fields], where)
        case _:
            if (wanted := _wrong_value(value, kind)) is not None:
                yield Problem(where, f"expected {wanted}, got {_quoted(value)}")


_COORDINATE = inspect.IntType(ge=-99, le=99)
"""Hexes are pairs of numbers on both sides of 0."""


def _wrong_fields(value: Data, fields: Iterable[inspect.Field], where: str) -> Iterator[Problem]:
    known = {field.name: field for field in fields}
    for key, given in value.items():
        if key in known:
            yield from mismatches(given, known[key].type, _path(where, key))
        else:
            yield Problem(_path(where, key), f"unknown key; {_offer(key, list(known))}")
    yield from _missing(value, [key for key, field in known.items() if field.required], where)


def _missing(value: Data, wanted: Iterable[object], where: str) -> Iterator[Problem]:
    for key in wanted:
        if key not in value:
            yield Problem(_path(where, key), "this key is missing")


def _wrong_items(value: list[object], item_type: inspect.Type, where: str) -> Iterator[Problem]:
    name = entry_name(value)
    for number, item in enumerate(value, 1):
        called = f".{_shown(item[name])}" if name is not None and isinstance(item, dict) else f"[{number}]"
        yield from mismatches(item, item_type, f"{where}{called}")


def _wrong_tuple(value: object, item_types: Iterable[inspect.Type], where: str) -> Iterator[Problem]:
    kinds = list(item_types)
    if not isinstance(value, list) or len(value) != len(kinds):
        yield Problem(where, f"expected a list of {len(kinds)}, got {_quoted(value)}")
        return
    for number, (item, kind) in enumerate(zip(value, kinds, strict=True), 1):
        yield from mismatches(item, kind, f"{where}[{number}]")


def _wrong_value(value: object, kind: inspect.Type) -> str | None:
    """What is wanted instead of a single value; None if it will do."""
    match kind:
        case inspect.BoolType():
            return None if isinstance(value, bool) else "true or false"
        case inspect.IntType(ge=ge, le=le):
            least, most = 0 if ge is None else ge, MOST if le is None else le
            fits = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
            return None if fits else f"a whole number from {least} to {most}"
        case inspect.StrType(min_length=min_length, max_length=max_length):
            least, most = min_length or 0, max_length or MOST
            if isinstance(value, str) and least <= len(value) <= most:
                return None
            letters = "a letter" if least == most == 1 else "text"
            return f"{letters} in quotation marks"
        case inspect.LiteralType(values=values):
            return None if value in values else "one of " + ", ".join(map(_quoted, values))
        case inspect.UnionType(types=types):
            inner = [member for member in types if not isinstance(member, inspect.NoneType)]
            return _wrong_value(value, inner[0])
        case _:
            raise TypeError(f"a box has no values of the type {kind}")


def _path(where: str, key: object) -> str:
    return f"{where}.{key}" if where else f"{key}"


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return "a table"
    shown = value if isinstance(value, str) else repr(value)
    shown = {"True": "true", "False": "false"}.get(shown, shown)
    return shown if len(shown) <= 60 else shown[:57] + "..."


def _quoted(value: object) -> str:
    return f'"{_shown(value)}"' if isinstance(value, str) else _shown(value)


def _offer(word: str, known: list[str]) -> str:
    """What there is instead of a name that there is not."""
    near = get_close_matches(word, known, 1)
    return f"did you mean {near[0]}?" if near else f"choose from {', '.join(known)}"
