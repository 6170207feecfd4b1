"""The engine and its transactions.

Questions to the database are plain functions whose first argument is a connection; `Store.read` and
`Store.write` run them in a thread, each in one transaction, so that the event loop never waits for a disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from sqlite3 import Connection as SqliteConnection
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.pool import ConnectionPoolEntry

from pentapolis.server.migrations import migrate

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 8
BUSY_SECONDS = 30.0


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._engine = _sqlite_engine(url) if self.is_sqlite else _postgres_engine(url)
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
        return await self._run(self.write_now, work, *args, **kwargs)

    def read_now(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """`read` for callers that are in a thread already."""
        with self._engine.connect() as connection:
            return work(connection, *args, **kwargs)

    def write_now(
        self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """`write` for callers that are in a thread already."""
        with self._writer.begin() as connection:
            return work(connection, *args, **kwargs)

    async def _run(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._threads.shutdown()
        self._engine.dispose()


def _postgres_engine(url: str) -> Engine:
    return create_engine(url, pool_size=THREADS, pool_pre_ping=True)


def _sqlite_engine(url: str) -> Engine:
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, pool_size=THREADS)

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
