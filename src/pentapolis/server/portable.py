"""Portable backups: all rows of a database in one file that any database can be filled from.

A file is gzip over lines of JSON. The first says what it is and which form (revision) the database had; then
comes each table of the database, a line with its name and columns, followed by a line for each row; the last
line counts the rows and has a digest of everything before it. So a file that was cut off or changed is
noticed before anything is done with it.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from sqlalchemy import JSON, Connection, DateTime, MetaData, Table, func, insert, inspect, select, text

from pentapolis.kernel.errors import PentapolisError
from pentapolis.server.migrations import revision_of
from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import connections, metadata, thinking, thoughts

FORMAT = "pentapolis backup"
VERSION = 1
MAGIC = b"\x1f\x8b"

BATCH = 500
"""So many rows are read or written at once."""

LEFT_OUT = (connections, thoughts, thinking)
"""Who is connected, and what bots think about at the moment, is of no use to anybody later."""

Progress = Callable[[int, int], None]
"""Is told how much of how much is done."""


class BadBackup(PentapolisError):
    """A file that nothing can be restored from; the message says why."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    revision: str
    made: datetime


class Section(msgspec.Struct, frozen=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True):
    """The last line."""

    rows: dict[str, int]
    digest: str


Row = list[object]

_Line = TypeVar("_Line")


# Writing ----------------------------------------------------------------------------------------------


def write(connection: Connection, file: BinaryIO, progress: Progress) -> dict[str, int]:
    """Write all rows that this transaction sees; returns how many there are in each table."""
    kept = [table for table in metadata.sorted_tables if table not in LEFT_OUT]
    counts = {table.name: connection.scalar(select(func.count()).select_from(table)) or 0 for table in kept}
    revision = revision_of(connection)
    assert revision is not None, "a database without a form has no rows either"
    total, done = sum(counts.values()), 0
    digest = hashlib.sha256()
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:

        def put(line: object) -> None:
            encoded = msgspec.json.encode(line) + b"\n"
            digest.update(encoded)
            packed.write(encoded)

        put(Header(FORMAT, VERSION, revision, now()))
        for table in kept:
            put(Section(f"{table.name}", [f"{column.name}" for column in table.columns]))
            question = select(table).order_by(*table.primary_key.columns)
            for row in connection.execute(question, execution_options={"yield_per": BATCH}):
                put(list(row))
                done += 1
                if done % BATCH == 0:
                    progress(done, total)
        put(End(counts, digest.hexdigest()))
    progress(total, total)
    return counts


# Reading ----------------------------------------------------------------------------------------------


def check(path: Path) -> tuple[Header, dict[str, int]]:
    """Read a file from end to end; its header and the number of rows of each table, or `BadBackup`."""
    reader = _Reader(path)
    for _ in reader.rows():
        pass
    return reader.header, reader.counts


def load(connection: Connection, path: Path, progress: Progress) -> None:
    """Put the rows of a file into a database of the form that the file has, and that has no rows."""
    reader = _Reader(path)
    total, done = sum(check(path)[1].values()), 0
    into: Table | None = None
    loaded: list[Table] = []
    names: list[str] = []
    batch: list[dict[str, object]] = []
    for section, row in reader.rows():
        if section is not None:
            _insert(connection, into, batch)
            into, names = _reflected(connection, section.table), section.columns
            loaded.append(into)
            continue
        assert into is not None, "rows come after their section"
        batch.append({name: _value(into, name, value) for name, value in zip(names, row, strict=True)})
        done += 1
        if len(batch) == BATCH:
            _insert(connection, into, batch)
            progress(done, total)
    _insert(connection, into, batch)
    if connection.dialect.name == "postgresql":
        _advance_sequences(connection, loaded)
    progress(total, total)


def _insert(connection: Connection, table: Table | None, batch: list[dict[str, object]]) -> None:
    if table is not None and batch:
        connection.execute(insert(table), batch)
    batch.clear()


def _reflected(connection: Connection, name: str) -> Table:
    """A table as it was in the form of the file, which may be an older one."""
    if not inspect(connection).has_table(name):
        raise BadBackup(f"the backup has rows of {name!r}, which no database of its form has")
    table = Table(name, MetaData(), autoload_with=connection, resolve_fks=False)
    for column in table.columns:
        if isinstance(column.type, JSON):
            column.type.none_as_null = True
    return table


def _value(table: Table, name: str, value: object) -> object:
    column = table.columns.get(name)
    if column is None:
        raise BadBackup(f"the backup has {table.name}.{name}, which no database of its form has")
    if isinstance(column.type, DateTime) and isinstance(value, str):
        return datetime.fromisoformat(value)
    return value


def _advance_sequences(connection: Connection, loaded: list[Table]) -> None:
    """Numbers that PostgreSQL hands out go on after those that were loaded."""
    for table in loaded:
        for column in table.primary_key.columns:
            counter = connection.scalar(
                text("SELECT pg_get_serial_sequence(:name, :column)"),
                {"name": table.name, "column": column.name},
            )
            last = connection.scalar(select(func.max(column))) if counter else None
            if last is not None:
                connection.execute(text("SELECT setval(:counter, :last)"), {"counter": counter, "last": last})


class _Reader:
    """Goes through a file once; at its end everything has been checked."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._digest = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self.header = self._read_header()

    def rows(self) -> Iterator[tuple[Section | None, Row]]:
        """The sections and rows, in order."""
        name = ""
        for line in self._lines():
            if line.startswith(b"["):
                self.counts[name] += 1
                yield None, self._decode(line, Row)
            elif line.startswith(b'{"table"'):
                section = self._decode(line, Section)
                name = section.table
                if name in self.counts:
                    raise self._broken("a table comes twice")
                self.counts[name] = 0
                yield section, []

    def _read_header(self) -> Header:
        with self._opened() as packed:
            header = self._decode(self._line(packed), Header)
        if header.format != FORMAT:
            raise BadBackup(f"{self._path} is not a backup of Pentapolis")
        if header.version != VERSION:
            raise BadBackup(f"{self._path} was made by a newer version of Pentapolis")
        return header

    def _lines(self) -> Iterator[bytes]:
        """The lines between the first and the last; then the last is compared with what was read."""
        with self._opened() as packed:
            line = self._line(packed)
            while not line.startswith(b'{"rows"'):
                self._digest.update(line)
                line = self._line(packed)
                if line.startswith((b"[", b'{"table"')):
                    if line.startswith(b"[") and not self.counts:
                        raise self._broken("rows of no table")
                    yield line
                elif not line.startswith(b'{"rows"'):
                    raise self._broken("it has lines that mean nothing")
            end = self._decode(line, End)
            if end.digest != self._digest.hexdigest() or end.rows != self.counts:
                raise self._broken("its contents are not those that were written")
            if packed.read(1):
                raise self._broken("something follows its end")

    def _opened(self) -> gzip.GzipFile:
        return gzip.GzipFile(self._path, "rb")

    def _line(self, packed: gzip.GzipFile) -> bytes:
        try:
            line = packed.readline()
        except (gzip.BadGzipFile, EOFError, zlib.error) as error:
            raise self._broken("it was cut off or changed") from error
        if not line.endswith(b"\n"):
            raise self._broken("it was cut off")
        return line

    def _decode(self, line: bytes, kind: type[_Line]) -> _Line:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._broken("it has lines that mean nothing") from error

    def _broken(self, why: str) -> BadBackup:
        return BadBackup(f"{self._path} is not a whole backup: {why}")
