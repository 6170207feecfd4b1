"""Who is there: in memory what is true of this process, in the database what all processes are told."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from pentapolis.server.storage import presence
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.presence import Departed, Held
from pentapolis.server.storage.records import now
from pentapolis.server.storage.store import Store


class Attendance:
    """The live connections of this process. What could not be noted is noted when the storage is back."""

    def __init__(self, store: Store, process: str, publish: Callable[[str], None]) -> None:
        self._store = store
        self._process = process
        self._publish = publish
        self._held: dict[str, Held] = {}
        self._departed: dict[str, Departed] = {}

    @asynccontextmanager
    async def of(self, person: str, table_id: str) -> AsyncIterator[None]:
        """A person is connected to a table as long as this lasts."""
        held = Held(secrets.token_urlsafe(16), table_id, person)
        with suppress(StorageAway):  # `confirm` will see that it is missing
            await self._store.write(presence.arrive, held.id, self._process, table_id, person)
        self._held[held.id] = held
        self._publish(table_id)
        try:
            yield
        finally:
            del self._held[held.id]
            gone = Departed(held, now())
            try:
                await self._store.write(presence.depart, held.id, table_id, person)
            except StorageAway:
                self._departed[held.id] = gone
            self._publish(table_id)

    async def confirm(self) -> None:
        """Tell the other processes that this one and its connections are still there; forget dead ones."""
        held, departed = list(self._held.values()), list(self._departed.values())
        changed = await self._store.write(presence.confirm, self._process, held, departed)
        for gone in departed:
            del self._departed[gone.held.id]
        for one in held:
            if one.id not in self._held:  # it went meanwhile, and may have been noted again after that
                self._departed.setdefault(one.id, Departed(one, now()))
        for table_id in changed:
            self._publish(table_id)

    async def begin(self) -> None:
        """Forget what an earlier process may have left, if this one is alone on its database."""
        if self._store.is_sqlite:
            await self._store.write(presence.forget_all)

    async def end(self) -> None:
        """The process ends, and its connections with it."""
        await self._store.write(presence.forget, self._process)
