"""The file of an SQLite database: one server at a time, and no server on a damaged one."""

from __future__ import annotations

import os
import shlex
import sqlite3
import sys
from array import array
from contextlib import closing, suppress
from pathlib import Path
from struct import unpack, unpack_from
from urllib.parse import unquote, urlsplit

import psycopg
from sqlalchemy import URL

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_SUFFIX = ".lock"
"""Added to the name of the database, it is the name of the file that a server holds while it runs."""

NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Files that root opens in a folder of others must be what they seem to be; Windows has no such flag."""

CHECKED_BYTES = 512 * 1024 * 1024
"""Files up to this size are read from end to end when a server starts: a second or so for the largest."""

DAMAGE = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
POSTGRES_DAMAGE = ("XX001", "XX002")
"""What databases say of pages that do not hold what they should."""

LOG_HEADER = 32
FRAME_HEADER = 24
LOG_MAGIC = 0x377F0682
"""The write-ahead log as SQLite documents it; with the lowest bit set its checksums are big-endian."""


class UnusableFile(Exception):
    """A database that no server can work with as it is; the message says why, and what to do."""


class FileInUse(UnusableFile):
    """A server holds the file of the database."""


class StorageDamaged(UnusableFile):
    """What the database holds cannot be read."""

    def __init__(self, reason: str, url: URL | None = None) -> None:
        database, place = "The database", ""
        if url is not None:
            shown = url.set(query={}).render_as_string()
            database, place = f"The database {shown}", f" --database {shlex.quote(shown)}"
        # Several lines of a finding, or none at all, make one sentence.
        why = " ".join(reason.split()).rstrip(".") or "it cannot be read"
        remedy = f"Stop the server if it runs and put a backup in its place: pentapolis restore FILE{place}"
        super().__init__(f"{database} is damaged: {why}. {remedy}")


def is_damage(error: BaseException) -> bool:
    """Did the database find pages that do not hold what they should?"""
    match error:
        case sqlite3.Error():
            return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF in DAMAGE
        case psycopg.Error():
            return error.sqlstate in POSTGRES_DAMAGE
    return False


def file_of(url: URL) -> Path | None:
    """Where an SQLite database really lies, whatever leads there; None for PostgreSQL and for memory."""
    name = url.database
    if url.get_backend_name() != "sqlite" or not name or name == ":memory:":
        return None
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(name).resolve()


def make_private(database: Path) -> None:
    """An empty file for a new database, for no other eyes: it will have the key that signs identities."""
    with suppress(FileExistsError):
        os.close(_new_file(database))


def hand_over(path: Path, like: Path) -> None:
    """Let a file that root has written belong to the owner of something else, as whom the server runs."""
    file = os.open(path, os.O_RDONLY | NO_LINK)
    try:
        _give(file, like)
    finally:
        os.close(file)


def _new_file(path: Path) -> int:
    """Make a file that only the owner of its folder may read, and open it."""
    file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    _give(file, path.parent)
    return file


def _give(file: int, like: Path) -> None:
    # By its number: under its name the owner of the folder could meanwhile have put a link to any file.
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = like.stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def _opened_or_new(path: Path) -> int:
    with suppress(FileExistsError):
        return _new_file(path)
    return os.open(path, os.O_RDWR | NO_LINK)


# One server at a time ---------------------------------------------------------------------------------


class Hold:
    """The right to be the only server on a file, until it is let go or the process ends, however it ends.

    The file beside the database stays when nobody holds it: whoever took it away could take it from another
    server that has just opened it.
    """

    def __init__(self, database: Path, url: URL) -> None:
        self._database = database
        self._identity: tuple[int, int] | None = None
        self._file = _opened_or_new(database.with_name(database.name + LOCK_SUFFIX))
        try:
            _lock(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            shown = url.set(query={}).render_as_string()
            who = f"another server (process {holder})" if holder.isdigit() else "another server"
            raise FileInUse(
                f"The database {shown} is in use by {who}; an SQLite file can have one server at a time."
            ) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def opened(self) -> None:
        """The file that is there now is the one."""
        self._identity = self._present()

    def is_in_place(self) -> bool:
        """Is it still there? What is written to a file that was moved away or removed is lost."""
        return self._identity is None or self._present() == self._identity

    def _present(self) -> tuple[int, int] | None:
        try:
            found = self._database.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def let_go(self) -> None:
        """Others may use the file from now on."""
        if self._file >= 0:
            with suppress(OSError):
                os.ftruncate(self._file, 0)
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":

    def _lock(file: int) -> None:
        # Windows keeps others from reading what is locked: a byte far behind the end, not the number.
        os.lseek(file, 1024, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:

    def _lock(file: int) -> None:
        # Not `lockf`: its locks do not keep two servers in one process apart.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# Whole or damaged -------------------------------------------------------------------------------------


def check_whole(database: Path, url: URL) -> None:
    """`StorageDamaged` if the file, or the log of changes that belongs to it, is not what SQLite left."""
    if not database.exists() or database.stat().st_size == 0:
        return
    if log_lost_changes(database):
        raise StorageDamaged("its write-ahead log (-wal) is broken, and stored moves are missing", url)
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = first_fault(connection, thoroughly=database.stat().st_size <= CHECKED_BYTES)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            return  # whoever opens it next says what the matter is, and waits if somebody holds it
        found = str(error)
    if found is not None:
        raise StorageDamaged(found, url)


def first_fault(connection: sqlite3.Connection, *, thoroughly: bool) -> str | None:
    """The first thing that is wrong with a database; only with what every start reads if it is large."""
    if not thoroughly:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return None
    found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
    return None if found == ["ok"] else found[0]


def log_lost_changes(database: Path) -> bool:
    """Does the write-ahead log hold changes that SQLite would pass over without a word?

    It reads a log up to the first frame that does not add up. After a power cut that may be the end of a
    change that was never acknowledged; but each change is on disk before the next one begins, so with two
    ends of changes behind it, at least one acknowledged change is lost.
    """
    path = database.with_name(database.name + "-wal")
    try:
        log = path.read_bytes()
    except FileNotFoundError:
        return False
    if len(log) <= LOG_HEADER + FRAME_HEADER:
        return False
    magic, _, page_size, _, *_ = unpack(">8I", log[:LOG_HEADER])
    if magic & ~1 != LOG_MAGIC or not 512 <= page_size <= 65536:
        return True
    swapped = (magic & 1 == 1) != (sys.byteorder == "big")
    salts, sums = log[16:24], unpack(">2I", log[24:32])
    if _checksum((0, 0), log[:24], swapped) != sums:
        return True
    intact = True
    lost = 0
    for start in range(LOG_HEADER, len(log) - FRAME_HEADER - page_size + 1, FRAME_HEADER + page_size):
        head = log[start : start + FRAME_HEADER]
        of_this_log = head[8:16] == salts
        if intact:
            page = log[start + FRAME_HEADER : start + FRAME_HEADER + page_size]
            sums = _checksum(sums, head[:8] + page, swapped)
            intact = of_this_log and sums == unpack_from(">2I", head, 16)
        ends_change = head[4:8] != bytes(4)
        lost += not intact and of_this_log and ends_change
    return lost >= 2


def _checksum(before: tuple[int, int], data: bytes, swapped: bool) -> tuple[int, int]:
    words = array("I", data)
    if swapped:
        words.byteswap()
    first, second = before
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
