"""The engine and its transactions.

Questions to the database are plain functions whose first argument is a connection; `Store.read` and
`Store.write` run them in a thread, each in one transaction, so that the event loop never waits for a disk.
Whatever the database says when it cannot be used, they raise one exception, `StorageAway`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from sqlite3 import Connection as SqliteConnection
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from pentapolis.server.backoff import Backoff
from pentapolis.server.migrations import migrate
from pentapolis.server.storage import probe
from pentapolis.server.storage.outages import Outages, StorageAway, is_outage

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 8

BUSY_SECONDS = "10"
"""How long to wait for another writer of an SQLite file, unless its URL has a `timeout` of its own."""

CONNECT_SECONDS = "5"
"""How long to wait for PostgreSQL to answer, unless its URL has a `connect_timeout` of its own."""


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        given = make_url(url)
        self.is_sqlite = given.get_backend_name() == "sqlite"
        wait = {"timeout": BUSY_SECONDS} if self.is_sqlite else {"connect_timeout": CONNECT_SECONDS}
        self.url = given if wait.keys() & given.query.keys() else given.update_query_dict(wait)
        self.outages = Outages()
        engine = _sqlite_engine(self.url) if self.is_sqlite else _postgres_engine(self.url)
        self._engine = engine.execution_options(pentapolis_outages=self.outages)
        self._writer = self._engine.execution_options(pentapolis_write=True)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")

    def migrate(self) -> None:
        """Bring the database to the newest form."""
        migrate(self._writer)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a question in a transaction of its own."""
        return await self._run(self.read_now, work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a change in a transaction; when this returns, it is on disk. An exception undoes all of it."""
        done = await self._run(self.write_now, work, *args, **kwargs)
        self.outages.worked()
        return done

    def read_now(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """`read` for callers that are in a thread already."""
        with _storage_errors(), self._engine.connect() as connection:
            return work(connection, *args, **kwargs)

    def write_now(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """`write` for callers that are in a thread already."""
        with _storage_errors(), self._writer.begin() as connection:
            return work(connection, *args, **kwargs)

    async def _run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, partial(work, *args, **kwargs))
        except StorageAway as error:
            self.outages.begin(error)
            raise

    async def recover(self) -> None:
        """Wait for the next outage, and then try until it is over."""
        await self.outages.beginning()
        backoff = Backoff()
        while True:
            try:
                await self.write(probe.take_room)
            except StorageAway:
                await backoff.pause()
            else:
                self.outages.end()
                return

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._threads.shutdown()
        self._engine.dispose()


@contextmanager
def _storage_errors() -> Iterator[None]:
    """One exception for whatever the database says when it cannot be used."""
    try:
        yield
    except SQLAlchemyError as error:
        if not is_outage(error):
            raise
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()
        raise StorageAway(reason[0] if reason else type(error).__name__) from error


def _postgres_engine(url: URL) -> Engine:
    return create_engine(url, pool_size=THREADS, pool_pre_ping=True)


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, pool_size=THREADS)

    @event.listens_for(engine, "connect")
    def prepare(connection: SqliteConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say so, see `begin`
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives even a power cut
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads and then writes must not find out in the middle that another one writes.
        write = connection.get_execution_options().get("pentapolis_write", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
