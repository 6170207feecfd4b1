"""Litestar channels through PostgreSQL, for as long as the server runs.

Litestar's own backend opens a connection for each message and does not come back when the database was
restarted; this one keeps two connections, to listen and to speak, and reopens them when they break.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable

import psycopg
from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, sql
from psycopg.rows import TupleRow

from pentapolis.server.backoff import Backoff

log = logging.getLogger(__name__)

Connection = AsyncConnection[TupleRow]


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY on one channel. After a break, an empty message says that some may be missing."""

    def __init__(self, dsn: str, channel: str) -> None:
        self._dsn = dsn
        self._channel = channel
        self._listener: Connection | None = None
        self._speaker: Connection | None = None
        self._speaking = asyncio.Lock()

    async def on_startup(self) -> None:
        """Listen from the first moment."""
        self._listener = await self._listen()

    async def on_shutdown(self) -> None:
        """Let go of both connections."""
        for connection in (self._listener, self._speaker):
            if connection is not None:
                await connection.close()
        self._listener = self._speaker = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell every process."""
        async with self._speaking:
            try:
                await self._speak(data, channels)
            except psycopg.OperationalError:  # the connection broke since it was last used
                if self._speaker is not None:
                    await self._speaker.close()
                await self._speak(data, channels)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """The one channel is always listened to."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """The one channel is always listened to."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What was told, by this process too. Nothing ends this but the end of the server."""
        backoff = Backoff()
        while True:
            try:
                if self._listener is None:
                    self._listener = await self._listen()
                    log.warning("notices are heard again")
                    yield self._channel, b""
                backoff.reset()
                async for notice in self._listener.notifies():
                    yield notice.channel, notice.payload.encode()
            except (psycopg.Error, OSError) as error:
                if self._listener is not None:
                    log.error("notices are not heard, trying again: %s", error)
            broken, self._listener = self._listener, None
            if broken is not None:
                await broken.close()
            await backoff.pause()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        del channel, limit
        return []

    async def _speak(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaker is None or self._speaker.closed:
            self._speaker = await self._connect()
        for channel in channels:
            await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._dsn, autocommit=True)

    async def _listen(self) -> Connection:
        connection = await self._connect()
        try:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
        except psycopg.Error:
            await connection.close()
            raise
        return connection
