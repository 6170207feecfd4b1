"""Notices: "something changed at table X", from whoever changed it to every connection that shows it.

They go through one channel for all tables and carry nothing but the table's id. What each connection may see
of the change, it finds out by itself; so secrets never travel, and a missed or doubled notice does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager

import psycopg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import URL

from pentapolis.server.postgres_channels import PostgresChannels

CHANNEL = "pentapolis_tables"

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

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._listeners: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._sending: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Hand on notices as long as this lasts."""
        async with (
            self._channels,
            self._channels.start_subscription(CHANNEL) as subscriber,
            subscriber.run_in_background(self._hand_on, join=False),
        ):
            yield
            await asyncio.gather(*self._sending)

    def publish(self, *table_ids: str) -> None:
        """Tell everybody, soon, that something changed at these tables."""
        task = asyncio.create_task(self._publish(table_ids))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

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

    async def _publish(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            try:
                await self._channels.wait_published(table_id, CHANNEL)
            except (psycopg.Error, OSError) as error:
                # Connections look for themselves at every heartbeat, so they will only hear of it later.
                log.warning("notice of table %s not sent: %s", table_id, error)
                self._tell(table_id)

    async def _hand_on(self, notice: bytes) -> None:
        self._tell(notice.decode())

    def _tell(self, table_id: str) -> None:
        """Tell the connections of a table; of all tables if there is no telling which."""
        listeners = [self._listeners.get(table_id, set())] if table_id else self._listeners.values()
        for changed in (changed for events in listeners for changed in events):
            changed.set()
