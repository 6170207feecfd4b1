"""Everything that the routes work with, put together in one place."""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Concatenate, ParamSpec

from litestar import Litestar
from sqlalchemy import Connection

from pentapolis.server import metrics
from pentapolis.server.addresses import Addresses
from pentapolis.server.answers import Answers
from pentapolis.server.attendance import Attendance
from pentapolis.server.bans import NOTICE, Bans
from pentapolis.server.bot_driver import BotDriver
from pentapolis.server.closing import Closing
from pentapolis.server.config import Config
from pentapolis.server.hints import Hints
from pentapolis.server.histories import History
from pentapolis.server.identity import HttpRequest, Identities
from pentapolis.server.limits import Limits
from pentapolis.server.live import LiveUpdates
from pentapolis.server.notices import ANYTHING, LINES, Notices
from pentapolis.server.play import Play
from pentapolis.server.render import table_for
from pentapolis.server.rooms import Room, Rooms
from pentapolis.server.storage import persons
from pentapolis.server.storage.outages import PULSE, StorageAway
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.studies import Lessons
from pentapolis.server.tasks import Tasks
from pentapolis.server.thoughts.local import LocalThoughts
from pentapolis.server.thoughts.shares import Ration
from pentapolis.server.thoughts.thought import Thoughts
from pentapolis.server.types.tables import Table

P = ParamSpec("P")

log = logging.getLogger(__name__)


class Services:
    """The parts of one server process."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        secret = config.secret or store.write_now(persons.setting, "secret", secrets.token_urlsafe(32))
        self.identities = Identities(secret)
        self.addresses = Addresses(secret)
        self.rooms = Rooms(store, config.cached_histories)
        self.notices = Notices(store, self._hear, self._hear_own, self._listen)
        self.attendance = Attendance(store, self.notices.publish, self.changed_somehow)
        self.play = Play(store, self.rooms, self.changed)
        self.thoughts = thoughts_for(config, store)
        self.bots = BotDriver(store, self.rooms, self.play, self.thoughts, config.bot_seconds)
        self.hints = Hints(self.rooms, self.thoughts, config)
        self.bans = Bans(store, self.rooms.doubt_all)
        self.live = LiveUpdates(self.rooms, self.attendance, self.bans, config.steps_at_once)
        self.closing = Closing(store, config, self.changed_somehow)
        self.limits = Limits(config)
        self.answers = Answers(config.kept_answers)
        self.lessons = Lessons()

    def opened_from(self, request: HttpRequest) -> str | None:
        """The key of the address from which somebody opens a table, if it tells anything."""
        address = self.limits.address(request.client)
        return None if address is None else self.addresses.key(address)

    async def change(
        self, work: Callable[Concatenate[Connection, P], TableRecord], /, *args: P.args, **kwargs: P.kwargs
    ) -> TableRecord:
        """Change a table in a transaction, and tell everybody."""
        record = await self.store.write(work, *args, **kwargs)
        self.changed(record)
        return record

    def changed(self, record: TableRecord, *, told: bool = False) -> None:
        """A table has changed: show it here, tell the other processes unless they know, and wake its bots."""
        room = self.rooms.found(record.id)
        if room is not None:
            room.put(record)
        if not told:
            self.notices.publish(record.id, record.version)
        if record.bots_to_move:
            self.bots.wake(record.id)

    def changed_somehow(self, table_id: str) -> None:
        """Something about a table has changed, or it is gone: everybody has to look for themselves."""
        self._hear(table_id, ANYTHING)
        self.notices.publish(table_id)

    def said(self, table_id: str) -> None:
        """Somebody said something at a table."""
        self._hear(table_id, LINES)
        self.notices.publish(table_id, LINES)

    def table_for(self, record: TableRecord, person: str) -> Table:
        """A table as this person may know it."""
        return table_for(record, person, self.rooms.here(record.id))

    async def present(
        self, table_id: str, person: str, invite: str | None = None
    ) -> tuple[TableRecord, History]:
        """A table with its history, for anyone who may look at it; `problem-not-running` before the game."""
        async with self.looking(table_id, person, invite) as room:
            return await room.present()

    @asynccontextmanager
    async def looking(self, table_id: str, person: str, invite: str | None = None) -> AsyncIterator[Room]:
        """The room of a table, as it is now, for anyone who may look at it."""
        with self.rooms.entered(table_id) as room:
            await room.is_behind()
            await room.admit(person, invite)
            yield room

    def _hear(self, table_id: str, news: str) -> None:
        """Something is new at a table: a version, or what else a notice can tell."""
        if table_id == NOTICE:
            self.bans.doubt()
            return
        room = self.rooms.found(table_id)
        if room is None:
            return
        if news == LINES:
            room.lines_said()
        elif news == ANYTHING:
            room.doubt()
        else:
            room.heard(int(news))

    def _hear_own(self, table_id: str, news: str) -> None:
        """What this process did itself is known here, unless it was stored after nobody waited any more."""
        room = self.rooms.found(table_id)
        if room is not None and news.isdecimal() and room.missed(int(news)):
            self.bots.wake(table_id)

    def _listen(self, works: bool) -> None:
        self.rooms.listen(works=works)

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Wake what was asleep, keep watch, and put everything away at the end."""
        tasks = Tasks(self.store.outages)
        try:
            async with AsyncExitStack() as stack:
                stack.enter_context(metrics.watching_thoughts(self.thoughts.counts))
                for part in (self.store, self.notices, self.thoughts):
                    await stack.enter_async_context(part.running())
                await self.attendance.begin()
                await self.bans.refresh()
                await self.bots.wake_all()
                tasks.every(PULSE, "the pulse", self.store.outages.pulse)
                tasks.every(self.config.heartbeat, "the heartbeat", self._beat)
                tasks.every(self.config.sweep, "closing tables that nobody touches", self.closing.sweep)
                tasks.run("the list of bans", self.bans.follow)
                tasks.run("the watch over the storage", self._watch_storage)
                try:
                    yield
                finally:
                    await tasks.stop()
                    await self.bots.stop()
                    await self.hints.stop()
                    await self._say_goodbye()
        finally:
            self.store.close()

    async def _beat(self) -> None:
        """Confirm the people of this process, look for changes missed, and push bots that were forgotten."""
        await self.attendance.confirm()
        await self.rooms.check()
        await self.bans.refresh()
        await self.bots.wake_all(forgotten_only=True)

    async def _watch_storage(self) -> None:
        """Whenever the storage was away: see when it is back, and take up again what waited for it."""
        while True:
            await self.store.recover()
            # It may be gone again already. This is the one task that must not wait until it is back.
            with suppress(StorageAway):
                await self.attendance.confirm()
            await self.bots.wake_all()
            self.rooms.doubt_all()

    async def _say_goodbye(self) -> None:
        try:
            await self.attendance.end()
        except StorageAway as error:
            # Other processes will find out by themselves; the next one alone on its database forgets all.
            log.warning("the connections of this process could not be forgotten: %s", error)


def thoughts_for(config: Config, store: Store) -> Thoughts:
    """Where bots think: with PostgreSQL wherever there are workers, with SQLite in this process."""
    ration = Ration(config.thinking_per_person, config.thinking_per_address)
    if store.is_sqlite:
        return LocalThoughts(config.bot_workers, config.bot_patience, ration)
    # Only here is procrastinate needed.
    from pentapolis.server.thoughts.shared import SharedThoughts

    return SharedThoughts(store, config.bot_workers, config.bot_patience, ration)
