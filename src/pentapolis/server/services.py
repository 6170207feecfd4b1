"""Everything that the routes work with, put together in one place."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from pentapolis.server import access
from pentapolis.server.attendance import Attendance
from pentapolis.server.bot_driver import BotDriver
from pentapolis.server.bot_runner import BotRunner
from pentapolis.server.config import Config
from pentapolis.server.histories import Histories, History
from pentapolis.server.identity import Identities
from pentapolis.server.limits import Limit
from pentapolis.server.live import LiveUpdates
from pentapolis.server.notices import Notices, channels_for
from pentapolis.server.play import Play
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import persons
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks

log = logging.getLogger(__name__)


class Services:
    """The parts of one server process."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.process = secrets.token_urlsafe(12)
        secret = config.secret or store.write_now(persons.setting, "secret", secrets.token_urlsafe(32))
        self.identities = Identities(secret)
        self.notices = Notices(channels_for(store.url), store.outages)
        self.attendance = Attendance(store, self.process, self.notices.publish)
        self.histories = Histories(store, config.cached_histories)
        self.play = Play(store, self.histories, self.announce)
        runner = BotRunner(config.bot_workers, config.bot_patience)
        self.bots = BotDriver(store, self.histories, self.play, runner, config.bot_seconds)
        self.live = LiveUpdates(store, self.histories, self.notices, self.attendance, config.heartbeat)
        self.tables_per_person = Limit(config.tables_per_person, seconds=600)
        self.tables_per_address = Limit(config.tables_per_address, seconds=600)
        self.lines_per_person = Limit(config.lines_per_person, seconds=30)

    def announce(self, table_id: str) -> None:
        """Something changed at a table: tell everybody, and wake its bots."""
        self.notices.publish(table_id)
        self.bots.wake(table_id)

    async def history(
        self, table_id: str, person: str, invite: str | None = None
    ) -> tuple[TableRecord, History]:
        """A table with its history, for anyone who may look at it; `problem-not-running` before the game."""

        async def read() -> TableRecord:
            record = await access.admit(self.store, table_id, person, invite)
            if record.status == "open":
                raise ProblemError("problem-not-running")
            return record

        return await self.histories.current(read)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Wake what was asleep, keep watch, and put everything away at the end."""
        tasks = Tasks(self.store.outages)
        try:
            await self.attendance.begin()
            async with self.notices.running():
                await self.bots.wake_all()
                tasks.every(self.config.heartbeat, "the heartbeat", self._beat)
                tasks.run("the watch over the storage", self._watch_storage)
                try:
                    yield
                finally:
                    await tasks.stop()
                    await self.bots.stop()
                    await self._say_goodbye()
        finally:
            self.store.close()

    async def _beat(self) -> None:
        """Confirm the connections of this process, and push bots that were forgotten."""
        await self.attendance.confirm()
        await self.bots.wake_all(forgotten_only=True)

    async def _watch_storage(self) -> None:
        """Whenever the storage was away: see when it is back, and take up again what waited for it."""
        while True:
            await self.store.recover()
            await self.attendance.confirm()
            await self.bots.wake_all()
            self.notices.publish_all()

    async def _say_goodbye(self) -> None:
        try:
            await self.attendance.end()
        except StorageAway as error:
            # Other processes will find out by themselves; the next one alone on its database forgets all.
            log.warning("the connections of this process could not be forgotten: %s", error)
