"""Who is there: what the rooms of this process know, written down for the other processes.

Arrivals and departures are written in batches, so that a crowd costs no more than a few transactions. What
could not be written is written when the storage is back.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from pentapolis.server.storage import presence
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.presence import Departed, Held
from pentapolis.server.storage.records import now
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks

PAUSE = 0.25
"""So many seconds of comings and goings are written down together."""


class Attendance:
    """The people who are connected through this process."""

    def __init__(self, store: Store, publish: Callable[[str], None], changed: Callable[[str], None]) -> None:
        """`publish` tells the other processes that a table has changed, `changed` this one as well."""
        self._store = store
        self._process = store.process
        self._publish = publish
        self._changed = changed
        self._held: dict[tuple[str, str], Held] = {}
        self._arrived: dict[str, Held] = {}
        self._departed: dict[str, Departed] = {}
        self._writing = asyncio.Lock()
        self._more = asyncio.Event()
        self._tasks = Tasks(store.outages)

    def arrive(self, table_id: str, person: str) -> None:
        """Somebody is connected to a table now."""
        held = Held(secrets.token_urlsafe(16), table_id, person)
        self._held[table_id, person] = self._arrived[held.id] = held
        self._more.set()

    def depart(self, table_id: str, person: str) -> None:
        """Somebody is connected to a table no longer."""
        held = self._held.pop((table_id, person))
        self._arrived.pop(held.id, None)
        self._departed[held.id] = Departed(held, now())  # also of a short visit: they were seen
        self._more.set()

    async def write(self) -> None:
        """Write down what is new, and tell the other processes."""
        async with self._writing:
            arrived, departed = list(self._arrived.values()), list(self._departed.values())
            if not (arrived or departed):
                return
            await self._store.write(presence.note, self._process, arrived, departed)
            self._settle(arrived, departed)
            for table_id in {held.table_id for held in (*arrived, *(gone.held for gone in departed))}:
                self._publish(table_id)

    async def confirm(self) -> None:
        """Tell the other processes that this one and its people are still there; forget dead ones."""
        async with self._writing:
            held, departed = list(self._held.values()), list(self._departed.values())
            changed = await self._store.write(presence.confirm, self._process, held, departed)
            self._settle(held, departed)
            for table_id in changed:  # perhaps by the people of a dead process, of whom nobody tells us
                self._changed(table_id)

    def _settle(self, arrived: list[Held], departed: list[Departed]) -> None:
        """What has been written need not be written again, unless it has changed meanwhile."""
        for held in arrived:
            self._arrived.pop(held.id, None)
        for gone in departed:
            self._departed.pop(gone.held.id, None)

    async def begin(self) -> None:
        """Forget what an earlier process may have left, if this one is alone on its database; then write."""
        if self._store.is_sqlite:
            await self._store.write(presence.forget_all)
        self._tasks.run("writing down who is there", self._keep_writing)

    async def end(self) -> None:
        """The process ends, and its people are gone with it."""
        await self._tasks.stop()
        for table_id in await self._store.write(presence.forget, self._process):
            self._publish(table_id)

    async def _keep_writing(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            await asyncio.sleep(PAUSE)
            with suppress(StorageAway):  # `confirm` is called when it is back
                await self.write()
