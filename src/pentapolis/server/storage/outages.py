"""Times at which the database cannot be reached or cannot write, and what is true meanwhile.

`Store` notices when such a time begins; one task tries until it is over (`Store.recover`), and everybody else
waits for that. So nothing hammers a database that is struggling to come back.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from datetime import datetime, timedelta

import psycopg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pentapolis.server.storage.records import now

CONNECTION_LIFE = timedelta(seconds=75)
"""A connection that nobody has confirmed for so long is gone: its process died."""

SETTLED = timedelta(seconds=30)
"""An outage that begins so soon after another is the same one going on: its story was told."""

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

POSTGRES_OUTAGES = ("08", "53", "57", "58", "25006", "55P03")
"""Beginnings of SQLSTATE: connection lost, no resources, told to stop, system error, read only, locked."""

log = logging.getLogger(__name__)


class StorageAway(Exception):
    """The database cannot be reached, or cannot write. A change under way was not acknowledged."""


def is_outage(error: SQLAlchemyError) -> bool:
    """Is it the database that failed, and not the question?"""
    if isinstance(error, PoolTimeout):
        return True
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return code & 0xFF in SQLITE_OUTAGES  # the rest of the number only says more exactly what happened
    if isinstance(cause, psycopg.Error):
        if cause.sqlstate is None:
            return isinstance(cause, psycopg.OperationalError | psycopg.InterfaceError)
        return cause.sqlstate.startswith(POSTGRES_OUTAGES)
    return False


class Outages:
    """When the storage could be used, as far as this process knows."""

    def __init__(self) -> None:
        self.reachable_since = now()
        """The start of the process, or the end of the last outage."""
        self._worked = self.reachable_since
        self._lost: datetime | None = None
        self._begun = asyncio.Event()
        self._over = asyncio.Event()
        self._over.set()

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
        self._over.clear()
        self._begun.set()

    def end(self) -> None:
        """The storage is back."""
        if not self._begun.is_set():
            return
        self.reachable_since = now()
        lasted = self.reachable_since - (self._lost or self.reachable_since)
        log.warning("the storage is back after %.1f seconds", lasted.total_seconds())
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

        Nobody could confirm anything during an outage, and everybody needs a while to do so after it: until
        then, whoever was there when it began still is.
        """
        moment = now()
        settling = self._begun.is_set() or moment < self.reachable_since + CONNECTION_LIFE
        judged = self._lost if self._lost is not None and settling else moment
        return judged - CONNECTION_LIFE
