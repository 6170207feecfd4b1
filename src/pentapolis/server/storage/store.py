"""The engine and its transactions.

Questions to the database are plain functions whose first argument is a connection; `Store.read` and
`Store.write` run them in a thread, each in one transaction, so that the event loop never waits for a disk.
Moves have a way of their own (`Store.append`), without SQLAlchemy. Whatever the database says when it cannot
be used, they raise one exception, `StorageAway`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from contextvars import copy_context
from functools import partial
from sqlite3 import Connection as SqliteConnection
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import ConnectionPoolEntry

from pentapolis.server import metrics
from pentapolis.server.backoff import Backoff
from pentapolis.server.migrations import migrate
from pentapolis.server.storage import probe
from pentapolis.server.storage.appending import Appending, PostgresAppending, SqliteAppending
from pentapolis.server.storage.files import Hold, check_whole, file_of, make_private
from pentapolis.server.storage.outages import Outages, StillAway, StorageAway, storage_errors
from pentapolis.server.storage.patience import answer_in_time, limit_answers
from pentapolis.server.storage.records import MoveRecord, TableRecord
from pentapolis.server.storage.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 8

CHANNEL = "pentapolis_tables"
"""Where PostgreSQL tells the processes that a table has changed."""

BUSY_SECONDS = "10"
"""How long to wait for another writer of an SQLite file, unless its URL has a `timeout` of its own."""

CONNECT_SECONDS = "5"
"""How long to wait for a connection to PostgreSQL, unless its URL has a `connect_timeout` of its own."""

KEEPALIVE = {"keepalives_idle": "20", "keepalives_interval": "5", "keepalives_count": "3"}
"""How soon a connection on which nothing is said is found dead: whoever listens would never hear of it."""


def with_patience(url: URL) -> URL:
    """The URL of a database that says how long to wait for it."""
    is_sqlite = url.get_backend_name() == "sqlite"
    wait = {"timeout": BUSY_SECONDS} if is_sqlite else {"connect_timeout": CONNECT_SECONDS, **KEEPALIVE}
    return url.update_query_dict({name: value for name, value in wait.items() if name not in url.query})


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_urlsafe(12)
        """The name of this process among those that share the database."""
        self.url = with_patience(make_url(url))
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.outages = Outages()
        engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        metrics.watch_statements(engine)
        self._engine = engine.execution_options(
            pentapolis_outages=self.outages, pentapolis_process=self.process
        )
        self._for_writing = self._engine.execution_options(pentapolis_write=True)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")
        self._writer = Writer(self._bare_connection, self._require_in_place) if self.is_sqlite else None
        self._appending: Appending = (
            PostgresAppending(self.dsn, CHANNEL, self.process)
            if self._writer is None
            else SqliteAppending(self._writer)
        )
        self._hold: Hold | None = None

    @property
    def dsn(self) -> str:
        """The address of a PostgreSQL database, as its own library wants it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Moves can be stored as long as this lasts."""
        await self._appending.open()
        try:
            yield
        finally:
            await self._appending.close()

    def prepare(self) -> None:
        """For a server: hold an SQLite file, look whether it is whole, and bring it to the newest form."""
        try:
            path = file_of(self.url)
            if path is not None:
                self._hold = Hold(path, self.url)
                check_whole(path, self.url)
                make_private(path)
            self.migrate()
            if self._hold is not None:
                self._hold.opened()
        except BaseException:
            self.close()
            raise

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        with storage_errors():
            migrate(self._for_writing)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a question in a transaction of its own."""

        def job() -> T:
            try:
                return self.read_now(work, *args, **kwargs)
            except StorageAway:
                self.outages.readable = False
                raise

        with self._watched():
            return await self._in_thread(job, self._require_readable)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a change in a transaction; when this returns, it is on disk. An exception undoes all of it."""
        self._require_writable()
        return await self._write(partial(self.write_now, work, *args, **kwargs), self._require_writable)

    async def append(self, before: TableRecord, after: TableRecord, move: MoveRecord) -> bool:
        """Store a move; see `Appending.append`."""
        self._require_writable()
        with self._watched(), metrics.statement("move"):
            stored = await self._appending.append(before, after, move)
        self.outages.worked()
        return stored

    def read_now(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """`read` for callers that are in a thread already."""
        with storage_errors(), self._engine.connect() as connection:
            return work(connection, *args, **kwargs)

    def write_now(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """`write` for callers that are in a thread already."""
        with storage_errors(), self._for_writing.begin() as connection:
            return work(connection, *args, **kwargs)

    async def _write(self, job: Callable[[], T], require: Callable[[], None]) -> T:
        with self._watched():
            done = await (self._in_thread(job, require) if self._writer is None else self._writer.run(job))
        self.outages.worked()
        return done

    async def _in_thread(self, job: Callable[[], T], require: Callable[[], None]) -> T:
        loop = asyncio.get_running_loop()

        def required_first() -> T:
            require()  # when it is its turn: others may have found out meanwhile
            try:
                self._require_in_place()
                with answer_in_time():
                    return job()
            except StorageAway as error:
                self.outages.notice()  # the next one in line may be begun before the loop hears of it
                loop.call_soon_threadsafe(self.outages.begin, error)
                raise

        # What is logged there belongs to the request that asks.
        here = copy_context()
        return await loop.run_in_executor(self._threads, here.run, required_first)

    def _require_writable(self) -> None:
        """`StillAway` during an outage: whoever tries would wait for a database that does not answer."""
        if self.outages.away:
            raise StillAway("the storage is still away")

    def _require_readable(self) -> None:
        """The same for questions, once one had no answer. An SQLite file is at hand: asking costs nothing."""
        if self.outages.away and not self.outages.readable and not self.is_sqlite:
            raise StillAway("the storage is still away")

    def _require_in_place(self) -> None:
        """`StorageAway` if the SQLite file is another one than this server has opened, or none."""
        if self._hold is not None and not self._hold.is_in_place():
            raise StorageAway("the file was moved, removed or replaced: put it back, or restart the server")

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Whoever finds the storage away says so to all."""
        try:
            yield
        except StillAway:
            raise
        except StorageAway as error:
            self.outages.begin(error)
            raise

    def _bare_connection(self) -> SqliteConnection:
        """A connection for the writer alone, without SQLAlchemy between."""
        arguments, options = self._engine.dialect.create_connect_args(self.url)
        connection = self._engine.dialect.connect(*arguments, **options)
        assert isinstance(connection, SqliteConnection)
        _prepare(connection)
        return connection

    async def recover(self) -> None:
        """Wait for the next outage, and then try until it is over."""
        await self.outages.beginning()
        backoff = Backoff()
        while True:
            try:
                await self._write(partial(self.write_now, probe.take_room), lambda: None)
            except StorageAway:
                self.outages.readable = await self._can_be_read()
                await backoff.pause()
            else:
                self.outages.end()
                return

    async def _can_be_read(self) -> bool:
        try:
            await self._in_thread(partial(self.read_now, probe.look), lambda: None)
        except StorageAway:
            return False
        return True

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        if self._writer is not None:
            self._writer.stop()
        self._threads.shutdown()
        self._engine.dispose()
        if self._hold is not None:
            self._hold.let_go()


def _postgres_engine(url: URL) -> Engine:
    engine = create_engine(url, pool_size=THREADS, pool_pre_ping=True)
    limit_answers(engine)
    return engine


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, pool_size=THREADS)

    @event.listens_for(engine, "connect")
    def prepare(connection: SqliteConnection, _entry: ConnectionPoolEntry) -> None:
        _prepare(connection)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads and then writes must not find out in the middle that another one writes.
        write = connection.get_execution_options().get("pentapolis_write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


def _prepare(connection: SqliteConnection) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives even a power cut
    connection.execute("PRAGMA foreign_keys = ON")
