"""Notices: "something changed at table X", from whoever changed it to every connection that shows it.

They go through one channel for all tables and carry nothing but the table's id. What each connection may see
of the change, it finds out by itself; so secrets never travel, and a missed or doubled notice does no harm.
While the channel is broken, the connections of this process are told all the same, and the others later.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import psycopg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL

from pentapolis.server.postgres_channels import PostgresChannels
from pentapolis.server.storage.outages import Outages
from pentapolis.server.tasks import Tasks

CHANNEL = "pentapolis_tables"

ANY = ""
"""In place of a table's id: there is no telling which tables have changed."""

GOODBYE_SECONDS = 2.0
"""How long the last notices may take when the server stops."""

log = logging.getLogger(__name__)


def channels_for(url: URL) -> ChannelsPlugin:
    """Litestar's channels: through PostgreSQL if there is one, so that several processes hear each other."""
    backend: ChannelsBackend
    if url.get_backend_name() == "postgresql":
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        backend = PostgresChannels(dsn, CHANNEL)
    else:
        backend = MemoryChannelsBackend()
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Notices:
    """Hands the notices of the channel to the connections of this process."""

    def __init__(self, channels: ChannelsPlugin, outages: Outages) -> None:
        self._channels = channels
        self._tasks = Tasks(outages)
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._unsent: dict[str, None] = {}  # in the order in which they came, each table once
        self._more = asyncio.Event()
        self._broken = False

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Hand on notices as long as this lasts."""
        async with (
            self._channels,
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._hand_on, join=False),
        ):
            self._tasks.run("sending notices", self._send)
            try:
                yield
            finally:
                await self._tasks.stop()
                try:
                    await asyncio.wait_for(self._send_all(), GOODBYE_SECONDS)
                except (TimeoutError, psycopg.Error, OSError) as error:
                    log.warning("the last notices were not sent: %s", error)

    def publish(self, *table_ids: str) -> None:
        """Tell everybody, soon, that something changed at these tables."""
        for table_id in table_ids:
            self._unsent[table_id] = None
            if self._broken:
                self._tell(table_id)
        self._more.set()

    def publish_all(self) -> None:
        """Tell the connections of this process that anything may have changed."""
        self._tell(ANY)

    @contextmanager
    def listening(self, table_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something changed at this table."""
        changed = asyncio.Event()
        self._listeners[table_id].add(changed)
        try:
            yield changed
        finally:
            self._listeners[table_id].discard(changed)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

    async def _send(self) -> None:
        while True:
            await self._send_all()
            await self._more.wait()

    async def _send_all(self) -> None:
        self._more.clear()
        while self._unsent:
            table_id = next(iter(self._unsent))
            del self._unsent[table_id]  # before it is sent: what changes meanwhile needs a notice of its own
            try:
                await self._channels.wait_published(table_id, CHANNEL)
            except BaseException:
                self._unsent[table_id] = None
                self._broken = True
                for waiting in self._unsent:
                    self._tell(waiting)
                raise
            self._broken = False

    async def _hand_on(self, notice: bytes) -> None:
        self._tell(notice.decode())

    def _tell(self, table_id: str) -> None:
        """Tell the connections of a table; of all tables if there is no telling which."""
        any_table = table_id == ANY
        listeners = self._listeners.values() if any_table else [self._listeners.get(table_id, set())]
        for changed in (changed for events in listeners for changed in events):
            changed.set()
