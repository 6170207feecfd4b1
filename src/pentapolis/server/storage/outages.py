"""Times at which the database cannot be reached or cannot write, and what is true meanwhile.

`Store` notices when such a time begins; one task tries until it is over (`Store.recover`), and everybody else
waits for that. So nothing hammers a database that is struggling to come back.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import psycopg
import psycopg_pool
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pentapolis.server import metrics
from pentapolis.server.storage.files import StorageDamaged, is_damage
from pentapolis.server.storage.records import now

CONNECTION_LIFE = timedelta(seconds=75)
"""A connection that nobody has confirmed for so long is gone: its process died."""

SETTLED = timedelta(seconds=30)
"""An outage that begins so soon after another is the same one going on: its story was told."""

PULSE = 5.0
"""How often, in seconds, a running server says that it is awake."""

ASLEEP = timedelta(seconds=30)
"""A server that has not said so for so long was stopped, or its machine was asleep."""

SQLITE_OUTAGES = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    )
)
"""Errors of the place where the file is, not of what was asked."""

POSTGRES_OUTAGES = ("08", "53", "57", "58", "XX000", "25006", "55P03")
"""Beginnings of SQLSTATE: connection lost, no resources, told to stop, system error (which is called internal
where PostgreSQL has no number for it, as when the quota of its disk is used up), read only, locked."""

log = logging.getLogger(__name__)


class StorageAway(Exception):
    """The database cannot be reached, or cannot write. A change under way was not acknowledged."""


class StillAway(StorageAway):
    """The outage of which everybody has been told goes on: it was not even tried."""


@contextmanager
def storage_errors() -> Iterator[None]:
    """One exception for whatever the database says when it cannot be used, one when it is damaged."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, psycopg.Error, psycopg_pool.PoolTimeout) as error:
        cause = getattr(error, "orig", None) or error
        lines = str(cause).strip().splitlines()
        reason = lines[0] if lines else type(cause).__name__
        if is_damage(cause):
            raise StorageDamaged(reason) from error
        if not is_outage(cause):
            raise
        raise StorageAway(reason) from error


def is_outage(error: BaseException) -> bool:
    """Is it the database that failed, and not the question?"""
    match error:
        case PoolTimeout() | psycopg_pool.PoolTimeout():
            return True
        case sqlite3.Error():
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
            return (
                code & 0xFF in SQLITE_OUTAGES
            )  # the rest of the number only says more exactly what happened
        case psycopg.Error(sqlstate=None):
            return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
        case psycopg.Error(sqlstate=str(state)):
            return state.startswith(POSTGRES_OUTAGES)
    return False


class Outages:
    """When the storage could be used, as far as this process knows."""

    def __init__(self) -> None:
        self._reachable_since = self._pulse = now()
        self.readable = True
        """Can it be read as long as it is away? A full disk for example can; nobody knows before trying."""
        self._worked = self._reachable_since
        self._lost: datetime | None = None
        self._noticed = False
        self._begun = asyncio.Event()
        self._over = asyncio.Event()
        self._over.set()

    @property
    def reachable_since(self) -> datetime:
        """The start of the process, or the end of the last time in which it, or its storage, was out."""
        self._wake_up()
        return self._reachable_since

    async def pulse(self) -> None:
        """The process is awake."""
        self._wake_up()
        self._pulse = now()

    def _wake_up(self) -> None:
        """Was the process asleep? Then nobody could be here, nor be confirmed."""
        moment = now()
        if moment - self._pulse > ASLEEP:
            if not self._begun.is_set():
                self._lost = self._pulse
            self._pulse = self._reachable_since = moment

    @property
    def away(self) -> bool:
        """Is the storage away now, as far as anybody has noticed?"""
        return self._noticed or self._begun.is_set()

    def notice(self) -> None:
        """For threads: the storage is away, and the event loop will hear of it (`begin`) in a moment."""
        self._noticed = True

    def worked(self) -> None:
        """Something could be written just now."""
        self._worked = now()

    def begin(self, error: StorageAway) -> None:
        """The storage is away; the log gets the story once."""
        if self._begun.is_set():
            return
        moment = now()
        goes_on = self._lost is not None and moment < self.reachable_since + SETTLED
        if not goes_on:
            self._lost = self._worked  # it may have taken a while to notice
        story = None if goes_on else error
        log.error("the storage is away: %s", error, exc_info=story)
        metrics.outage_began()
        self._over.clear()
        self._begun.set()

    def end(self) -> None:
        """The storage is back."""
        if not self._begun.is_set():
            return
        self._reachable_since = now()
        lasted = self._reachable_since - (self._lost or self._reachable_since)
        log.warning("the storage is back after %.1f seconds", lasted.total_seconds())
        metrics.outage_ended()
        self.readable = True
        self._noticed = False
        self._begun.clear()
        self._over.set()

    async def beginning(self) -> None:
        """Wait until the storage is away."""
        await self._begun.wait()

    async def over(self) -> None:
        """Wait until the storage can be used."""
        await self._over.wait()

    def gone_before(self) -> datetime:
        """Connections that were last confirmed before this moment are gone.

        Nobody could confirm anything during an outage or while the server slept, and everybody needs a while
        to do so after it: until then, whoever was there when it began still is.
        """
        moment = now()
        settling = self._begun.is_set() or moment < self.reachable_since + CONNECTION_LIFE
        judged = self._lost if self._lost is not None and settling else moment
        return judged - CONNECTION_LIFE
