"""Thoughts in PostgreSQL: one line for all servers of an installation, thought by workers on any machine."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from psycopg import sql
from sqlalchemy import Connection, text

from pentapolis.server.bot_runner import BotFailed, Thinker, think
from pentapolis.server.storage import thoughts as stored
from pentapolis.server.storage.outages import StorageAway, is_outage, storage_errors
from pentapolis.server.storage.patience import LimitedAsyncConnection
from pentapolis.server.storage.records import now
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks
from pentapolis.server.thoughts import queue, shares
from pentapolis.server.thoughts.crew import Crew, LineBroken
from pentapolis.server.thoughts.queue import Answer
from pentapolis.server.thoughts.queue_schema import ENTER_FOR_TRANSACTION
from pentapolis.server.thoughts.shares import Ration
from pentapolis.server.thoughts.thought import Counts, Thought

LOOK_AFTER = 5.0
"""How often, in seconds, to look for answers whose notice was missed, and for thoughts that were lost."""

TIDY = 60.0
"""How often to clear away what is old, and to see whether anybody thinks at all."""

UNHEARD = 60.0
"""When a thought has been in the line for so many seconds, the log says so."""

STOP_SECONDS = 1.5
"""How long giving thoughts back may take when the server stops."""

log = logging.getLogger(__name__)


class SharedThoughts:
    """Asks through the database. With `slots`, this process also thinks, for whoever asks."""

    def __init__(
        self, store: Store, slots: int, patience: float, ration: Ration, *, work: Thinker = think
    ) -> None:
        self._store = store
        self._patience = patience
        self._ration = ration
        self._app = queue.asking_app()
        self._wanted: dict[str, Thought] = {}
        self._waiting: defaultdict[str, set[asyncio.Future[Answer]]] = defaultdict(set)
        self._in_line: set[str] = set()
        """Those of the wanted thoughts that are known to be in the line, unless they were lost."""
        self._counts = Counts()
        self._crew = Crew(store.url, slots, self._counts, work=work) if slots else None
        self._reached = True
        self._unheard = False

    @property
    def counts(self) -> Counts:
        """For those who keep watch."""
        return self._counts

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Hear answers, look after what is asked, and think, as long as this lasts."""
        tasks = Tasks(self._store.outages)
        tasks.run("hearing the answers of bots", self._hear)
        tasks.every(LOOK_AFTER, "looking after thoughts", self._look_after)
        tasks.every(TIDY, "clearing away old thoughts", self._tidy)
        if self._crew is not None:
            tasks.run("the thinking of bots", partial(self._think, self._crew))
        try:
            yield
        finally:
            try:
                await asyncio.wait_for(tasks.stop(), STOP_SECONDS)
            except TimeoutError:
                log.warning("thoughts under way were not given back; other workers will find them")
            if self._crew is not None:
                await self._crew.stop()

    async def _think(self, crew: Crew) -> None:
        """Think until the line is out of reach; it is tried again when the storage is there."""
        try:
            await crew.run(self._thinks)
        except LineBroken as error:
            if self._reached:
                log.warning("bots cannot think until their line can be reached again: %s", error)
            self._reached = False
            raise StorageAway(str(error)) from error

    def _thinks(self) -> None:
        if not self._reached:
            log.warning("bots think again")
        self._reached = True

    async def choose(self, thought: Thought) -> str:
        """The action that a bot takes; who stops waiting for it can ask again later."""
        counts, level = self._counts, thought.level
        counts.waiting[level] += 1
        try:
            answer = await self._answer(thought)
        finally:
            counts.waiting[level] -= 1
        if answer.action is None:
            counts.failed[level] += 1
            raise BotFailed(answer.failure or "no answer")
        counts.done[level] += 1
        return answer.action

    async def forget(self, thought: Thought) -> None:
        """Take the thought out of the line, or have the worker stop that thinks about it."""
        await self._store.write(stored.forget, thought.key)

    async def _answer(self, thought: Thought) -> Answer:
        key = thought.key
        told: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._wanted[key] = thought
        self._waiting[key].add(told)  # before asking: the answer may be there sooner than we are back
        try:
            answer = await self._ask(thought)
            if answer is None:
                self._in_line.add(key)
                answer = await told
            return answer
        finally:
            self._waiting[key].discard(told)
            if not self._waiting[key]:
                del self._waiting[key], self._wanted[key]
                self._in_line.discard(key)

    async def _ask(self, thought: Thought) -> Answer | None:
        try:
            put_in_line = partial(self._put_in_line, thought)
            return await self._store.write(
                stored.ask, thought.key, queue.possible_queues(thought), put_in_line
            )
        except AlreadyEnqueued:  # in the line, though nothing was noted of it
            await self._store.write(stored.adopt, thought.key)
            return None

    def _put_in_line(self, thought: Thought, connection: Connection) -> int:
        """Give the thought its place, in the transaction in which it is asked for."""
        spent = stored.charge(connection, thought.share, thought.seconds)
        rank = shares.rank(thought.people, spent, self._ration)
        place = shares.place((now() - queue.BEGINNING).total_seconds(), spent)
        connection.execute(text(ENTER_FOR_TRANSACTION))
        job = self._app.configure_task(
            queue.TASK,
            queue=queue.queue_of(thought, rank),
            priority=queue.priority(rank, place),
            queueing_lock=thought.key,
            connection=connection.connection.driver_connection,
        )
        told = msgspec.json.encode(queue.job_of(thought, self._patience)).decode()
        try:
            return job.defer(thought=told)
        except ConnectorException as error:
            if error.__cause__ is not None and is_outage(error.__cause__):
                raise StorageAway(str(error.__cause__)) from error
            raise

    async def _hear(self) -> None:
        """Listen until the connection breaks; then this is begun again."""
        with storage_errors():
            async with await LimitedAsyncConnection.connect(self._store.dsn, autocommit=True) as connection:
                await connection.execute(_LISTEN)
                await self._look_after()  # some may have been missed
                async for notice in connection.notifies():
                    answer = msgspec.json.decode(notice.payload, type=Answer)
                    if answer.is_told:
                        self._tell(answer)
                    elif answer.key in self._waiting:
                        await self._fetch([answer.key])

    async def _look_after(self) -> None:
        """Fetch answers that were not heard; ask again for thoughts that nobody has in hand."""
        if not self._in_line:
            return
        await self._fetch(list(self._in_line))
        for key in await self._store.write(stored.lost, list(self._in_line)):
            if (thought := self._wanted.get(key)) is not None:
                log.warning("a thought was lost, asking again: %s", key)
                if (found := await self._ask(thought)) is not None:
                    self._tell(found)

    async def _fetch(self, keys: list[str]) -> None:
        for answer in await self._store.read(stored.answers, keys):
            self._tell(answer)

    async def _tidy(self) -> None:
        await self._store.write(stored.clear)
        late = await self._store.read(stored.unheard, UNHEARD)
        if late and not self._unheard:
            log.warning(
                "%s thoughts of bots have waited for more than %d seconds: "
                "are there enough workers, of this version and with these games and boxes?",
                late,
                UNHEARD,
            )
        self._unheard = bool(late)

    def _tell(self, answer: Answer) -> None:
        for waiting in self._waiting.get(answer.key, set()):
            if not waiting.done():
                waiting.set_result(answer)


_LISTEN = sql.SQL("LISTEN {}").format(sql.Identifier(queue.CHANNEL))
