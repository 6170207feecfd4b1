"""Backups of a database while servers use it, and putting one back.

An SQLite database is copied page by page into a file that is a database itself; of PostgreSQL, or if asked
to, all rows go into a portable file (`portable.py`). Whatever is written has another name until it is
complete and checked, and nothing is changed before a backup was read from end to end.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, delete, func, inspect, make_url, select, text

from pentapolis.kernel.errors import PentapolisError
from pentapolis.server import portable
from pentapolis.server.migrations import migrate_on, revision_of, revisions
from pentapolis.server.portable import BadBackup, Progress
from pentapolis.server.storage.files import Hold, file_of, hand_over, is_damage
from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import metadata, persons, settings, tables
from pentapolis.server.storage.store import Store

SQLITE_MAGIC = b"SQLite format 3\0"

PAGES = 2000
"""So many pages are copied between two looks at how far it is."""

MODE = 0o600
"""A backup has the key that signs identities in it: nobody else may read it."""


class CannotBackUp(PentapolisError):
    """A backup that could not be made; the message says why."""


class CannotRestore(PentapolisError):
    """A backup that could not be put back; nothing was changed."""


# Making -----------------------------------------------------------------------------------------------


def back_up(url: str, target: Path, progress: Progress, *, as_portable: bool, replace: bool) -> None:
    """Save everything that a database holds in a file."""
    if target.is_dir():
        raise CannotBackUp(f"{target} is a folder; name a file in it")
    if not target.parent.is_dir():
        raise CannotBackUp(f"there is no folder {target.parent}")
    if target.exists() and not replace:
        raise CannotBackUp(f"{target} exists already; choose another name, or say --replace")
    path = file_of(make_url(url))
    if path is not None and not path.exists():
        raise CannotBackUp(f"there is no database {path}")
    with _beside(target) as unfinished:
        if path is not None and not as_portable:
            _copy(path, unfinished, progress)
        else:
            _write_portable(url, unfinished, progress)
        _put_in_place(unfinished, target)


def _copy(path: Path, unfinished: Path, progress: Progress) -> None:
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as copy:
            # Everything as it is at one moment; otherwise each change of a server would make it begin again.
            source.execute("BEGIN")
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            _copy_pages(source, copy, progress)
            copy.execute("PRAGMA journal_mode = DELETE")  # all in one file
            _require_whole(copy, path)
    except sqlite3.DatabaseError as error:
        what = "is damaged" if is_damage(error) else "cannot be read"
        raise CannotBackUp(f"the database {path} {what}: {error}") from error


def _copy_pages(source: sqlite3.Connection, copy: sqlite3.Connection, progress: Progress) -> None:
    def tell(_status: int, left: int, total: int) -> None:
        progress(total - left, total)

    source.backup(copy, pages=PAGES, progress=tell, sleep=0)


def _require_whole(copy: sqlite3.Connection, path: Path) -> None:
    found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise CannotBackUp(f"the database {path} is damaged: {' '.join(found[0].split())}")


def _write_portable(url: str, unfinished: Path, progress: Progress) -> None:
    with closing(Store(url)) as store:
        store.read_now(_write, unfinished, progress)
    portable.check(unfinished)


def _write(connection: Connection, unfinished: Path, progress: Progress) -> None:
    if connection.dialect.name == "postgresql":  # everything as it is at one moment
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    _require_newest(connection)
    with unfinished.open("wb") as file:
        portable.write(connection, file, progress)


def _require_newest(connection: Connection) -> None:
    """Refuse a database that this version would not understand."""
    found, newest = revision_of(connection), revisions()[0]
    if found is None:
        raise CannotBackUp("there is nothing of Pentapolis in this database")
    if found != newest:
        raise CannotBackUp(
            f"the database has the form {found}, this version of Pentapolis has {newest}; "
            "use the version of its server, or start a server of this version first"
        )


# Restoring --------------------------------------------------------------------------------------------


def restore(source: Path, url: str, progress: Progress) -> Path | None:
    """Fill a database from a backup; returns where the SQLite file lies that was in its place, if any."""
    with source.open("rb") as file:
        start = file.read(len(SQLITE_MAGIC))
    is_copy = start == SQLITE_MAGIC
    if not is_copy and not start.startswith(portable.MAGIC):
        raise BadBackup(f"{source} is not a backup of Pentapolis")
    made = make_url(url)
    path = file_of(made)
    if path is None:
        _restore_postgres(source, url, progress, is_copy=is_copy)
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    hold = Hold(path, made)
    try:
        with _beside(path) as unfinished:
            _rebuild(source, unfinished, progress, is_copy=is_copy)
            hand_over(unfinished, path if path.exists() else path.parent)
            kept = _keep(path)
            _put_in_place(unfinished, path)
            return kept
    finally:
        hold.let_go()


def _rebuild(source: Path, unfinished: Path, progress: Progress, *, is_copy: bool) -> None:
    """Make a database of the newest form from a backup."""
    if is_copy:
        _copy_back(source, unfinished, progress)
    with closing(Store(f"sqlite:///{unfinished}")) as store:
        if is_copy:
            store.read_now(_require_known, source)
        else:
            store.write_now(_loaded, source, progress)
        store.migrate()
    with closing(sqlite3.connect(unfinished)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")  # a server turns it on again


def _copy_back(source: Path, unfinished: Path, progress: Progress) -> None:
    beside = source.with_name(source.name + "-wal").exists()
    address = f"file:{quote(str(source.resolve()))}?mode=ro{'' if beside else '&immutable=1'}"
    try:
        with (
            closing(sqlite3.connect(address, uri=True)) as backup,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            _copy_pages(backup, copy, progress)
            found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check(1)")]
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{source} is not a whole backup: {error}") from error
    if found != ["ok"]:
        raise BadBackup(f"{source} is not a whole backup: {' '.join(found[0].split())}")


def _require_known(connection: Connection, source: Path) -> None:
    found = revision_of(connection)
    if found is None:
        raise BadBackup(f"{source} is not a backup of Pentapolis")
    _require_revision(found, source)


def _require_revision(found: str, source: Path) -> None:
    if found not in revisions():
        raise BadBackup(f"{source} was made by another version of Pentapolis (form {found})")


def _loaded(connection: Connection, source: Path, progress: Progress) -> None:
    """Fill an empty database from a portable file, in the form that the file has, and bring it up."""
    header, _ = portable.check(source)
    _require_revision(header.revision, source)
    migrate_on(connection, header.revision)
    portable.load(connection, source, progress)
    if connection.dialect.name == "postgresql":
        _forget_queue(connection)
    migrate_on(connection)


def _forget_queue(connection: Connection) -> None:
    """The line of thoughts is no part of a backup; what says that it is there must not come from one."""
    from pentapolis.server.thoughts.queue_schema import SCHEMA, SETTING

    connection.execute(delete(settings).where(settings.c.name == SETTING))
    connection.execute(text(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE"))


def _restore_postgres(source: Path, url: str, progress: Progress, *, is_copy: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        if is_copy:  # by way of a portable file
            rebuilt = Path(folder) / "rebuilt.sqlite3"
            _rebuild(source, rebuilt, progress, is_copy=True)
            source = Path(folder) / "portable"
            _write_portable(f"sqlite:///{rebuilt}", source, progress)
        portable.check(source)
        with closing(Store(url)) as store:
            store.write_now(_fill, source, progress)


def _fill(connection: Connection, source: Path, progress: Progress) -> None:
    there = set(inspect(connection).get_table_names())
    for table in (tables, persons):
        if table.name in there and connection.scalar(select(func.count()).select_from(table)):
            raise CannotRestore("the database is not empty; restore into a new one")
    for name in [*metadata.tables, "alembic_version"]:
        connection.execute(text(f'DROP TABLE IF EXISTS "{name}" CASCADE'))
    _loaded(connection, source, progress)


# Files ------------------------------------------------------------------------------------------------


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """An empty file that nobody else may read, in the folder of the one that it is to become."""
    unfinished = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, MODE))
    try:
        yield unfinished
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            unfinished.with_name(unfinished.name + suffix).unlink(missing_ok=True)


def _put_in_place(unfinished: Path, target: Path) -> None:
    """Rename a file that is complete; after this it is there even if the power fails."""
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _keep(path: Path, moment: datetime | None = None) -> Path | None:
    """Keep the file of a database beside the one that will take its place."""
    if not path.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # all in one file, unless it is damaged
    kept = path.with_name(f"{path.name}.before-{moment or now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}")
    os.link(path, kept)  # the database has its name until the other one takes it
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(kept.with_name(kept.name + suffix))
    return kept
