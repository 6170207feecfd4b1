"""How long a running server waits for PostgreSQL to say anything.

A database that is gone says so at once. One that hangs says nothing: its disk, its machine or the network
stands still, or somebody holds a lock on everything. Nothing in the protocol ends such a wait, so these
connections end it themselves. They are then of no use any more, and nobody knows what became of the question.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, Connection
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from psycopg.pq.abc import PGconn
from psycopg.rows import TupleRow
from psycopg.waiting import wait_async
from psycopg_pool import AsyncConnectionPool
from sqlalchemy import Engine, event
from sqlalchemy.engine import Dialect, ExceptionContext
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")
C = TypeVar("C", bound=AsyncConnection[Any])

ANSWER_SECONDS = 5.0
"""How long PostgreSQL may be silent in the middle of an answer, or before it."""

LOOK_IN = 0.1
"""How often, in seconds, to look whether that is over."""

ACTIVE = TransactionStatus.ACTIVE

_limited = ContextVar("limited", default=False)


class NoAnswer(psycopg.OperationalError):
    """PostgreSQL was asked and says nothing; it may have done what it was told or may still do so."""


@contextmanager
def answer_in_time() -> Iterator[None]:
    """What this thread asks has to be answered in time; commands and migrations may take longer."""
    before = _limited.set(True)
    try:
        yield
    finally:
        _limited.reset(before)


def limit_answers(engine: Engine) -> None:
    """Let `answer_in_time` hold for the connections of an engine."""

    @event.listens_for(engine, "do_connect")
    def connect(
        _dialect: Dialect, _entry: ConnectionPoolEntry, arguments: list[Any], options: dict[str, Any]
    ) -> LimitedConnection:
        return LimitedConnection.connect(*arguments, **options)

    @event.listens_for(engine, "handle_error")
    def give_up(context: ExceptionContext) -> None:
        # A connection that is found broken when it is taken is replaced; but whoever waited once has waited.
        if context.is_pre_ping and isinstance(context.original_exception, NoAnswer):
            context.is_disconnect = False


class LimitedConnection(Connection[TupleRow]):
    """A connection for threads, with an end to each wait inside `answer_in_time`."""

    def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        """Wait for an answer."""
        if not _limited.get():
            return super().wait(gen, *args, **kwargs)
        try:
            return super().wait(_until_silence(gen, self.pgconn), *args, **kwargs)
        except NoAnswer:
            self.pgconn.finish()
            raise


class LimitedAsyncConnection(AsyncConnection[TupleRow]):
    """A connection for the event loop, with an end to each wait but that for notices.

    Whoever is cancelled lets go of it at once. Otherwise psycopg would first have the statement cancelled,
    and wait for that as long again.
    """

    async def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        """Wait for an answer."""
        pgconn = self.pgconn
        if not args:
            kwargs.setdefault("interval", LOOK_IN)
        try:
            return await wait_async(_until_silence(gen, pgconn), pgconn.socket, *args, **kwargs)
        except (NoAnswer, asyncio.CancelledError):
            pgconn.finish()
            raise


class AttentivePool(AsyncConnectionPool[C]):
    """A pool of connections; whoever is cancelled while waiting for one hears of it.

    A pool by itself can lose that, and who waited goes on as if nothing had happened, perhaps for ever.
    Before Python 3.12 its waits forget a cancellation that comes just as they are given what they wait for
    (python/cpython#86296), and to `check` a cancellation looks like a broken connection.
    """

    async def getconn(self, *args: Any, **kwargs: Any) -> C:
        """Take a connection out of the pool."""
        before = _cancellations()
        connection = await super().getconn(*args, **kwargs)
        if _cancellations() > before:
            await self.putconn(connection)
            raise asyncio.CancelledError
        return connection

    async def wait(self, *args: Any, **kwargs: Any) -> None:
        """Wait until the pool is filled."""
        before = _cancellations()
        await super().wait(*args, **kwargs)
        if _cancellations() > before:
            raise asyncio.CancelledError

    async def check(self) -> None:
        """Replace connections that are broken."""
        before = _cancellations()
        await super().check()
        if _cancellations() > before:
            raise asyncio.CancelledError


def _cancellations() -> int:
    """How often the present task was cancelled."""
    task = asyncio.current_task()
    return 0 if task is None else task.cancelling()


def _until_silence(talk: PQGen[T], connection: PGconn) -> PQGen[T]:
    """The same talk with PostgreSQL, which ends when it owes an answer and says nothing for too long.

    Whoever waits for it looks in several times a second; what it then hands over says whether it heard
    anything.
    """
    try:
        wanted = next(talk)
        heard = monotonic()
        while True:
            ready = yield wanted
            if ready:
                heard = monotonic()
            elif monotonic() - heard > ANSWER_SECONDS and connection.transaction_status == ACTIVE:
                raise NoAnswer("PostgreSQL does not answer")
            wanted = talk.send(ready)
    except StopIteration as end:
        answer: T = end.value
        return answer
