"""Which box a game is played with: the built-in one, or somebody's own.

The figures of a game are read once, when its package is imported, and are constants from then on: that is
what keeps play fast. So a process plays each game with one box, and it has to be chosen before the game is
first asked for. The choice stands in the environment, where processes that are started from here find it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from pentapolis.kernel.box_files import (
    BUILT_IN_NAME,
    Problem,
    Read,
    Source,
    read_built_in,
    read_over,
)
from pentapolis.kernel.errors import BadBox

if TYPE_CHECKING:
    from pentapolis.kernel.plain import JsonValue

VARIABLE = "PENTAPOLIS_BOXES"
"""The environment variable that names the folder with the boxes."""

ENDING = ".toml"


class BoxLabel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How records, snapshots and tables say with which box they were made."""

    name: str
    digest: str


Played_co = TypeVar("Played_co", bound=msgspec.Struct, covariant=True)


class PlayedBox(Generic[Played_co]):
    """The box that this process plays a game with. A game's package makes it once, while it is imported."""

    def __init__(
        self, package: str, form: type[Played_co], check: Callable[[Played_co], Iterable[Problem]]
    ) -> None:
        self.package = package
        self._reading = form, check
        built_in = read_built_in(components_text(package), form, check)
        read = self._read(built_in)
        self.figures: Played_co = read.figures
        """The figures, typed."""
        self.data = read.data
        """The same as plain data, in the form of the files."""
        self.built_in_data = built_in.data
        """The figures that we ship."""
        self.built_in_digest = digest_of(built_in.figures)
        self.digest = digest_of(read.figures)
        """A short text that differs for boxes that play differently."""
        self.label = self._label(read.name, self.digest)
        """What records and snapshots carry; None for the built-in box, or one with the same figures."""

    @property
    def name(self) -> str:
        """What the box is called."""
        return BUILT_IN_NAME if self.label is None else self.label.name

    def _read(self, built_in: Read[Played_co]) -> Read[Played_co]:
        file = box_file(self.package.rpartition(".")[2])
        if file is None:
            return built_in
        return read_over(text_of(file), str(file), built_in.data, *self._reading)

    def _label(self, name: str, digest: str) -> BoxLabel | None:
        return BoxLabel(name, digest) if digest != self.built_in_digest else None

    def label_of_choice(self) -> BoxLabel | None:
        """The label of the box that is chosen now, which is this one unless it was chosen too late."""
        read = self._read(read_built_in(components_text(self.package), *self._reading))
        return self._label(read.name, digest_of(read.figures))

    def mark(self) -> dict[str, JsonValue]:
        """What a snapshot says of its box: nothing if it is the built-in one."""
        return {} if self.label is None else {"box": {"name": self.label.name, "digest": self.label.digest}}


def components_text(package: str) -> str:
    """The built-in figures of a game, with all remarks."""
    return files(package).joinpath("components.toml").read_text("utf-8")


def digest_of(figures: msgspec.Struct) -> str:
    """A short text that is the same for figures that play the same, in every process."""
    encoded = msgspec.json.encode(_without_sources(figures), order="deterministic")
    return hashlib.blake2b(encoded, digest_size=8).hexdigest()


def _without_sources(value: object) -> object:
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.fields(value)
        return {
            field.name: _without_sources(getattr(value, field.name))
            for field in fields
            if field.type is not Source
        }
    if isinstance(value, tuple):
        return [_without_sources(item) for item in value]
    return value


# The folder ---------------------------------------------------------------------------


def boxes_folder() -> Path | None:
    """The folder with the boxes; None if only the built-in ones are played."""
    folder = os.environ.get(VARIABLE)
    return Path(folder) if folder else None


def box_file(key: str) -> Path | None:
    """The file with the figures of a game; None if it is played with the built-in ones."""
    folder = boxes_folder()
    file = None if folder is None else folder / f"{key}{ENDING}"
    return file if file is not None and file.exists() else None


def box_files(folder: Path, known: Iterable[str]) -> dict[str, Path]:
    """The box files of a folder by the game they are for; `BadBox` if one is for no game."""
    if not folder.is_dir():
        raise BadBox(str(folder), [Problem("", "there is no such folder")])
    keys = tuple(known)
    found = {path.stem: path for path in sorted(folder.glob(f"*{ENDING}"))}
    for key, path in found.items():
        if key not in keys:
            called = ", ".join(f"{key}{ENDING}" for key in keys)
            raise BadBox(str(path), [Problem("", f"a box file is named after its game: {called}")])
    return found


def text_of(file: Path) -> str:
    """The text of a box file."""
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadBox(str(file), [Problem("", "this is not a text file in UTF-8")]) from None
    except OSError as error:
        reason = f"this file cannot be read: {error.strerror or error}"
        raise BadBox(str(file), [Problem("", reason)]) from None


def box_name(label: BoxLabel | None) -> str:
    """How to name a box in a sentence."""
    return f"{BUILT_IN_NAME!r} (built in)" if label is None else f"{label.name!r} ({label.digest})"
