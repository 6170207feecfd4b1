"""Where settings come from: flags, before environment variables, before a file, before defaults.

All names and forms follow from the fields of `Config`. Needs nothing but the standard library, so that help
and documentation can be written without the packages of the server.
"""

from __future__ import annotations

import ast
import inspect
import math
import re
import textwrap
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, fields
from datetime import timedelta
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

from pentapolis.kernel.errors import PentapolisError
from pentapolis.server.config import Config, Must

PREFIX = "PENTAPOLIS_"
FILE_FLAG = "--config"
FILE_VARIABLE = f"{PREFIX}CONFIG"

DEFAULT = "default"
"""The source of a setting that nobody gave."""

ALIKE = 0.8
"""How much the name of a variable must resemble a setting's to be taken for a slip of the pen."""

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
"""Seconds in each unit of a duration."""

NOT_NEGATIVE = Must("at least 0", lambda number: number >= 0)
NO_TIME = Must("at least 0", lambda duration: duration >= timedelta(0))


class BadSetting(PentapolisError):
    """A setting that cannot be; the message names where it was given and says what would be right."""


# Kinds of values ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value: how it is read from text and from a file, and written into one."""

    what: str
    """What such a value is, as in "must be a whole number"."""

    sign: str
    """What help writes in place of a value."""

    parse: Callable[[str], object]
    """The value as a file would have it, from a variable or a flag; ValueError if there is none."""

    check: Callable[[object], object]
    """The value itself; ValueError if it is of another kind."""

    write: Callable[..., str]
    """The value in a file."""

    many: bool = False
    """Can a flag be given several times?"""

    musts: tuple[Must, ...] = ()


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(value)
    return value


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError(value)
    return float(value)


def _text(value: object) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(value)
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


def _truth_of(text: str) -> bool:
    if text.lower() not in ("true", "false", "yes", "no", "on", "off", "1", "0"):
        raise ValueError(text)
    return text.lower() in ("true", "yes", "on", "1")


def _duration(value: object) -> timedelta:
    if isinstance(value, str):
        found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([smhd]?)", value)
        if found is None:
            raise ValueError(value)
        value = float(found[1]) * UNITS[found[2] or "s"]
    try:
        return timedelta(seconds=_number(value))
    except OverflowError:
        raise ValueError(value) from None


def _written_duration(duration: timedelta) -> str:
    seconds = duration.total_seconds()
    for unit, length in reversed(UNITS.items()):
        if seconds and seconds % length == 0:
            return f'"{seconds / length:.0f}{unit}"'
    return f"{seconds:g}"


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError(value)
    return tuple(_text(text) for text in value)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _numbers(value: object) -> dict[str, float]:
    if not isinstance(value, dict):
        raise ValueError(value)
    return {_text(name): _number(number) for name, number in value.items()}


def _named_numbers(text: str) -> dict[str, float]:
    pairs = [part.partition("=") for part in _parts(text)]
    return {name.strip(): float(number) for name, _, number in pairs}


def _quoted(text: object) -> str:
    escaped = str(text).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _written_texts(texts: Sequence[str]) -> str:
    return f"[{', '.join(_quoted(text) for text in texts)}]"


def _written_numbers(numbers: Mapping[str, float]) -> str:
    return f"{{ {', '.join(f'{name} = {number:g}' for name, number in numbers.items())} }}"


def _one_of(*choices: str) -> Kind:
    def check(value: object) -> str:
        if value not in choices:
            raise ValueError(value)
        return str(value)

    return Kind(f"one of {', '.join(choices)}", "|".join(choices), str, check, _quoted)


KINDS: dict[object, Kind] = {
    int: Kind("a whole number", "N", int, _whole, str, musts=(NOT_NEGATIVE,)),
    float: Kind("a number", "N", float, _number, "{:g}".format, musts=(NOT_NEGATIVE,)),
    bool: Kind("true or false", "BOOL", _truth_of, _truth, lambda value: str(value).lower()),
    str: Kind("a text", "TEXT", str, _text, _quoted),
    Path: Kind("a path", "PATH", str, lambda value: Path(_text(value)), _quoted),
    timedelta: Kind(
        "a duration such as 90s, 3m, 12h or 30d", "TIME", str, _duration, _written_duration, musts=(NO_TIME,)
    ),
    tuple[str, ...]: Kind("a list of texts", "TEXT", _parts, _texts, _written_texts, many=True),
    Mapping[str, float]: Kind(
        "numbers with names, such as easy=0.3",
        "NAME=N",
        _named_numbers,
        _numbers,
        _written_numbers,
        many=True,
    ),
}


def _kind_of(annotation: object) -> Kind:
    """The kind of a field's values, from its type."""
    if annotation in KINDS:
        return KINDS[annotation]
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Literal:
        return _one_of(*parts)
    if origin in (Union, UnionType):
        (kind,) = [_kind_of(part) for part in parts if part is not type(None)]
        return kind
    raise TypeError(f"no setting can be of the type {annotation}: see KINDS in {__name__}")


# Settings -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setting:
    """One field of `Config`, and what it is called where."""

    field: str
    name: str
    """The key in the file."""

    flag: str
    variable: str
    kind: Kind
    musts: tuple[Must, ...]
    default: object
    shown_default: str
    """The default in help and documentation, the same on every machine."""

    example: str
    """What a sample file says."""

    hidden: str | None
    """`all` if nobody may see the value, `password` if it is a URL that may have one in it."""

    about: str

    def shown(self, value: object) -> str:
        """A value as `pentapolis config` prints it."""
        if value is None:
            return "none"
        if self.hidden == "all":
            return '"***"'
        return without_password(self.kind.write(value)) if self.hidden else self.kind.write(value)

    def read(self, value: object, where: str) -> object:
        """The value that was given somewhere; a text from a variable or a flag, or what a file has."""
        return self._checked(value, where, self.kind.check)

    def read_text(self, text: str, where: str) -> object:
        """The value that was given in a variable or a flag."""
        return self._checked(text, where, lambda given: self.kind.check(self.kind.parse(str(given))))

    def require(self, value: object, where: str) -> None:
        """Refuse what is of the right type but cannot be."""
        for must in self.musts:
            if not must.holds(value):
                raise self._refusal(where, must.be, self.shown(value))

    def _checked(self, given: object, where: str, read: Callable[[object], object]) -> object:
        try:
            return read(given)
        except ValueError:
            raise self._refusal(where, self.kind.what, "***" if self.hidden else repr(given)) from None

    def _refusal(self, where: str, what: str, got: str) -> BadSetting:
        return BadSetting(f"{where} must be {what}, got {got}.")


@cache
def settings() -> tuple[Setting, ...]:
    """All settings, in the order of their fields."""
    return settings_from(Config)


def settings_from(kind: type[Config]) -> tuple[Setting, ...]:
    """The settings that the fields of a class make."""
    hints = get_type_hints(kind, include_extras=True)
    told = _docstrings(kind)
    return tuple(_setting(one, hints[one.name], told.get(one.name, "")) for one in fields(kind))


def _setting(one: Field[object], annotation: object, about: str) -> Setting:
    musts: tuple[Must, ...] = ()
    if get_origin(annotation) is Annotated:
        annotation, *notes = get_args(annotation)
        musts = tuple(note for note in notes if isinstance(note, Must))
    kind = _kind_of(annotation)
    name = str(one.metadata.get("name", one.name))
    default = one.default if one.default_factory is MISSING else one.default_factory()
    example = kind.write(one.metadata.get("example", default))
    return Setting(
        field=one.name,
        name=name,
        flag=str(one.metadata.get("flag", f"--{name.replace('_', '-')}")),
        variable=PREFIX + name.upper(),
        kind=kind,
        musts=(*musts, *kind.musts),
        default=default,
        shown_default=str(one.metadata.get("default", "none" if default is None else f"`{example}`")),
        example=example,
        hidden=one.metadata.get("hidden"),
        about=about,
    )


def _docstrings(kind: type) -> dict[str, str]:
    """What stands under each field of a class."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    told: dict[str, str] = {}
    for before, after in zip(body.body, body.body[1:], strict=False):
        match before, after:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(str(text))):
                told[name] = " ".join(text.split())
    return told


def without_password(url: str) -> str:
    """The URL of a database, for all eyes."""
    url = re.sub(r"(://[^:/@]*:)[^@]*@", r"\1***@", url)
    return re.sub(r"(password=)[^&\"]*", r"\1***", url)


# Reading --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a process, and where each came from."""

    config: Config
    sources: Mapping[str, str]
    """For each field, the flag, variable or file that it was given in, or `default`."""

    ignored: tuple[str, ...]
    """Variables that begin like ours and are no settings."""


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: str | Path | None = None
) -> Settings:
    """Everything that was given, in the order in which it counts; `BadSetting` for what cannot be.

    `flags` has values by the names of fields, as texts or as what they mean; None is nothing.
    """
    path, named_by = file, FILE_FLAG
    if path is None:
        path, named_by = environment.get(FILE_VARIABLE) or None, FILE_VARIABLE
    in_file = {} if path is None else _read_file(Path(path), named_by)
    ignored = _check_variables(environment)
    values: dict[str, object] = {}
    sources: dict[str, str] = {}
    for setting in settings():
        values[setting.field], sources[setting.field] = setting.default, DEFAULT
        if setting.name in in_file:
            where = f"{path}: {setting.name}"
            value = setting.read(in_file[setting.name], where)
            _put(setting, value, where, values)
            sources[setting.field] = str(path)
        if text := environment.get(setting.variable):
            value = setting.read_text(text, setting.variable)
            _put(setting, value, setting.variable, values)
            sources[setting.field] = setting.variable
        if (given := flags.get(setting.field)) is not None:
            _put(setting, _read_flag(setting, given), setting.flag, values)
            sources[setting.field] = setting.flag
    make: Callable[..., Config] = Config
    return Settings(make(**values), sources, ignored)


def _put(setting: Setting, value: object, where: str, values: dict[str, object]) -> None:
    """Let a value take the place of one that counts less; of named numbers, those it names."""
    setting.require(value, where)
    before = values[setting.field]
    if isinstance(before, Mapping) and isinstance(value, Mapping):
        value = {**before, **value}
    values[setting.field] = value


def _read_flag(setting: Setting, given: object) -> object:
    if isinstance(given, list | tuple):  # given several times
        given = ",".join(given)
    if isinstance(given, str):
        return setting.read_text(given, setting.flag)
    return setting.read(given, setting.flag)


def _read_file(path: Path, named_by: str) -> dict[str, object]:
    try:
        found: dict[str, object] = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"The file {path} ({named_by}) cannot be read: {error.strerror}.") from None
    except ValueError as error:  # neither UTF-8 nor TOML
        raise BadSetting(f"The file {path} ({named_by}) is not TOML: {error}.") from None
    known = [setting.name for setting in settings()]
    for name, value in found.items():
        if name not in known:
            if isinstance(value, dict):
                raise BadSetting(f"{path}: settings stand without a section; remove the line [{name}].")
            (hint, *_) = [*get_close_matches(name, known, 1), ""]
            advice = f"did you mean {hint}?" if hint else "`pentapolis config` shows all there are."
            raise BadSetting(f"{path}: there is no setting {name}; {advice}")
    return found


def _check_variables(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Refuse variables with a slip of the pen; the others that begin like ours may be anything."""
    known = [setting.variable for setting in settings()]
    others = [name for name in environment if name.startswith(PREFIX) and name not in (*known, FILE_VARIABLE)]
    for name in others:
        for meant in known:
            if get_close_matches(name.removeprefix(PREFIX), [meant.removeprefix(PREFIX)], 1, ALIKE):
                raise BadSetting(f"There is no setting for the variable {name}; did you mean {meant}?")
    return tuple(sorted(others))


# Writing --------------------------------------------------------------------------------------------------


def effective(found: Settings) -> str:
    """Every setting with its value and its source, in the form of a file; what is secret is hidden."""
    lines: list[str] = []
    for setting in settings():
        value = getattr(found.config, setting.field)
        written = f"{setting.name} = {setting.shown(value)}"
        lines.append(f"{'# ' if value is None else ''}{written}  # {found.sources[setting.field]}")
    lines += [f"# not a setting: {name}" for name in found.ignored]
    return "\n".join(lines) + "\n"


def sample() -> str:
    """A file with every setting and what it is for, all of them at their defaults."""
    lines = ["# Settings of Pentapolis: remove the # before those that you change.", ""]
    for setting in settings():
        lines += textwrap.wrap(setting.about, 100, initial_indent="# ", subsequent_indent="# ")
        lines += [f"# {setting.name} = {setting.example}", ""]
    return "\n".join(lines[:-1]) + "\n"


def table() -> str:
    """Every setting as a table in Markdown, for `docs/self-hosting.md`."""
    rows = ["| in the file | variable | flag | default | |", "|---|---|---|---|---|"]
    for setting in settings():
        names = f"| `{setting.name}` | `{setting.variable}` | `{setting.flag}` "
        rows.append(f"{names}| {setting.shown_default} | {setting.about} |")
    return "\n".join(rows) + "\n"
