"""Archives: the rules of one version of a game, as they were, in one file."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable

import msgspec

SHARED = ("pentapolis.kernel.errors", "pentapolis.kernel.messages")
"""What former rules have in common with the present ones. Exceptions, so that whoever catches `IllegalAction`
catches that of all rules; messages and refusals, since they are part of what the server says. So these
modules may grow, but nothing in them that former rules use may go: tests play all of them."""

HEAD = "archive.json"
"""The file in an archive that says what it is."""

NAME = re.compile(r"([a-z][a-z0-9]*)-([1-9][0-9]*)\.zip")
"""How an archive is called: `attika-1.zip`."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an archive says of itself."""

    key: str
    rules: int
    module: str
    """The module with the function `make(title)`."""


class Archive:
    """The rules of one version of a game. Its file is read when it is first asked what is in it."""

    def __init__(self, key: str, rules: int, file: Traversable) -> None:
        self.key = key
        self.rules = rules
        self._file = file

    def __str__(self) -> str:
        return str(self._file)

    @cached_property
    def _zip(self) -> zipfile.ZipFile:
        return zipfile.ZipFile(io.BytesIO(self._file.read_bytes()))

    @cached_property
    def module(self) -> str:
        """The module with the function `make(title)`, by the name that it had."""
        return msgspec.json.decode(self._zip.read(HEAD), type=Head).module

    @cached_property
    def modules(self) -> Mapping[str, str | None]:
        """The file of every module, by the name that it had; None for a package that is only a folder."""
        found: dict[str, str | None] = {}
        for path in self._zip.namelist():
            *folders, name = path.split("/")
            for depth in range(1, len(folders) + 1):
                found.setdefault(".".join(folders[:depth]), None)
            if name == "__init__.py":
                found[".".join(folders)] = path
            elif name.endswith(".py"):
                found[".".join([*folders, name.removesuffix(".py")])] = path
        return found

    def is_package(self, module: str) -> bool:
        """Can a module have others in it?"""
        path = self.modules[module]
        return path is None or path.endswith("/__init__.py")

    def source(self, module: str) -> str:
        """The text of a module."""
        path = self.modules[module]
        return "" if path is None else self._zip.read(path).decode("utf-8")

    def folder(self, module: str) -> Traversable:
        """The folder of a package, with the files that lie in it."""
        return zipfile.Path(self._zip, module.replace(".", "/") + "/")


def archives_in(folder: Traversable, key: str) -> dict[int, Archive]:
    """The archives of a game in a folder, by version; none if there is no such folder."""
    found: dict[int, Archive] = {}
    if folder.is_dir():
        for file in folder.iterdir():
            named = NAME.fullmatch(file.name)
            if named is not None and named[1] == key:
                found[int(named[2])] = Archive(key, int(named[2]), file)
    return found


def write_archive(head: Head, sources: Mapping[str, bytes]) -> bytes:
    """An archive; the same bytes for the same sources, whenever and wherever it is written."""
    written = io.BytesIO()
    files = {HEAD: msgspec.json.format(msgspec.json.encode(head)) + b"\n", **sources}
    with zipfile.ZipFile(written, "w") as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name)  # dated 1980, as everything in it
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, compresslevel=9)
    return written.getvalue()
