"""Notices: "table X has version 57 now", from the process that changed it to all others on the database.

They go through PostgreSQL. They carry the table's id, who speaks, and what is new, never what anybody may
not know; what each connection may see of the change, its process finds out by itself. With SQLite there are
no other processes, and nothing is sent. Moves tell of themselves (`storage/appending.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import LiteralString

import psycopg
from psycopg import sql

from pentapolis.server.backoff import Backoff
from pentapolis.server.storage.outages import storage_errors
from pentapolis.server.storage.patience import LimitedAsyncConnection, NoAnswer
from pentapolis.server.storage.store import CHANNEL, Store
from pentapolis.server.tasks import Tasks

GOODBYE_SECONDS = 1.0
"""How long the last notices may take when the server stops."""

PORTION = 500
"""So many notices are sent at once at most."""

ANYTHING = "anything"
"""In place of a version: something about the table is new, presence for example."""

LINES = "lines"
"""In place of a version: somebody said something."""

Hear = Callable[[str, str], None]
"""Is told a table's id and what is new there: a version, or one of the words above."""

Listen = Callable[[bool], None]
"""Is told whether notices can be heard. When they can again, some may have been missed."""

log = logging.getLogger(__name__)


class Notices:
    """Speaks to the other processes, and listens to them."""

    def __init__(self, store: Store, hear: Hear, hear_own: Hear, listen: Listen) -> None:
        """`hear` is told what others say, `hear_own` what this process said itself."""
        self._dsn = None if store.is_sqlite else store.dsn
        self._process = store.process
        self._hear = hear
        self._hear_own = hear_own
        self._listen = listen
        self._tasks = Tasks(store.outages)
        self._unsent: dict[tuple[str, str], None] = {}  # in the order in which they came, each once
        self._more = asyncio.Event()
        self._speaker: LimitedAsyncConnection | None = None
        self._listener: LimitedAsyncConnection | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Speak and listen as long as this lasts."""
        if self._dsn is None:
            yield
            return
        self._listener = await self._listening(self._dsn)  # from the first moment
        self._tasks.run("hearing notices", partial(self._attend, self._dsn))
        self._tasks.run("sending notices", partial(self._send, self._dsn))
        try:
            yield
        finally:
            await self._tasks.stop()
            try:
                await asyncio.wait_for(self._send_all(self._dsn), GOODBYE_SECONDS)
            except (TimeoutError, psycopg.Error, OSError) as error:
                log.warning("the last notices were not sent: %s", error)
            for connection in (self._listener, self._speaker):
                if connection is not None:
                    await connection.close()

    def publish(self, table_id: str, news: int | str = ANYTHING) -> None:
        """Tell the other processes, soon, what is new at a table."""
        if self._dsn is not None:
            self._unsent[table_id, str(news)] = None
            self._more.set()

    # Speaking -------------------------------------------------------------------------------------------

    async def _send(self, dsn: str) -> None:
        while True:
            with storage_errors():  # of which the store has told, or will
                await self._send_all(dsn)
            await self._more.wait()

    async def _send_all(self, dsn: str) -> None:
        self._more.clear()
        while self._unsent:
            portion = list(self._unsent)[:PORTION]
            for notice in portion:
                del self._unsent[notice]  # before it is sent: what changes meanwhile needs one of its own
            told = [f"{table_id} {self._process} {news}" for table_id, news in portion]
            try:
                try:
                    await self._speak(dsn, told)
                except NoAnswer:
                    raise
                except psycopg.OperationalError:  # the connection broke since it was last used
                    await self._speak(dsn, told)
            except BaseException:
                self._unsent |= dict.fromkeys(portion)
                raise

    async def _speak(self, dsn: str, told: list[str]) -> None:
        if self._speaker is None or self._speaker.closed:
            self._speaker = await LimitedAsyncConnection.connect(dsn, autocommit=True)
        try:
            await self._speaker.execute(_SPEAK, (CHANNEL, told))
        except psycopg.OperationalError:
            await self._speaker.close()
            raise

    # Listening ------------------------------------------------------------------------------------------

    async def _attend(self, dsn: str) -> None:
        """Hear what the others say. Nothing ends this but the end of the server."""
        backoff = Backoff()
        while True:
            try:
                if self._listener is None:
                    self._listener = await self._listening(dsn)
                    log.warning("notices are heard again")
                    self._listen(True)
                    backoff.reset()
                async for notice in self._listener.notifies():
                    self._take(notice.payload)
            except (psycopg.Error, OSError) as error:
                if self._listener is not None:
                    log.error("notices are not heard, trying again: %s", error)
            broken, self._listener = self._listener, None
            if broken is not None:
                self._listen(False)
                await broken.close()
            await backoff.pause()

    async def _listening(self, dsn: str) -> LimitedAsyncConnection:
        connection = await LimitedAsyncConnection.connect(dsn, autocommit=True)
        try:
            await connection.execute(_LISTEN)
        except psycopg.Error:
            await connection.close()
            raise
        return connection

    def _take(self, told: str) -> None:
        table_id, process, news = told.split(" ")
        hear = self._hear_own if process == self._process else self._hear
        hear(table_id, news)


_LISTEN = sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL))
_SPEAK: LiteralString = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"
