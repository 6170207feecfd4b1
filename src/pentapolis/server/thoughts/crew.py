"""Those who think: processes that take thoughts from the line in PostgreSQL, in a server or by themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager

import msgspec
import psycopg
from procrastinate import App, BaseRetryStrategy, JobContext, PsycopgConnector, RetryDecision
from procrastinate.exceptions import ConnectorException, JobAborted
from procrastinate.job_context import AbortReason, JobResult
from procrastinate.jobs import DeleteJobCondition, Notification, Status
from procrastinate.jobs import Job as Queued
from procrastinate.worker import Worker
from psycopg_pool import PoolTimeout
from sqlalchemy import URL

from pentapolis.server.bot_runner import BotFailed, BotRunner, Thinker, think
from pentapolis.server.storage.patience import LimitedAsyncConnection
from pentapolis.server.thoughts import queue
from pentapolis.server.thoughts.queue import Answer, Job
from pentapolis.server.thoughts.queue_schema import SCHEMA
from pentapolis.server.thoughts.thought import Counts

TENDING_LOCK = 5_000_542
"""Held by the one worker that gives back the thoughts of dead ones; any number that nobody else uses."""

POLLING = 1.0
"""How often, in seconds, to look into the line unasked: no notice tells of thoughts that are given back."""

SECOND_LOOKS = (0.03, 0.2)
"""So many seconds after the notice of a new thought, to look once more."""

FAILURE_LENGTH = 500
"""So much of a bot's story is kept."""

ANSWER = """
WITH answered AS (
    UPDATE thoughts SET action = %(action)s, failure = %(failure)s, answered = now()
    WHERE id = %(key)s AND answered IS NULL RETURNING id)
SELECT pg_notify(%(channel)s, %(notice)s) FROM answered
"""

WANTED = "SELECT count(*) AS found FROM thoughts WHERE id = %(key)s AND answered IS NULL"

log = logging.getLogger(__name__)

# It logs every job with all that it was given, and errors that are told here in a sentence.
logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
# It warns of each connection that breaks, in its pool and in transactions; whoever uses it is told anyway.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class LineBroken(Exception):
    """The database with the line of thoughts cannot be used at present."""


class NotPrepared(Exception):
    """No server has prepared this database yet."""


class _Ended(Exception):
    """A worker of procrastinate has ended although nobody told it to: it lost its database."""

    def __str__(self) -> str:
        return "the line of thoughts cannot be reached"


class _GivenBack(Exception):
    """This worker ends: another one shall think about it."""


OUTAGES = (ConnectorException, psycopg.Error, PoolTimeout, OSError, _Ended)
"""What it looks like when the database is away."""


class _Again(BaseRetryStrategy):
    """Whatever keeps a worker from answering, another one may try; bots that fail have answered."""

    def get_retry_decision(self, *, exception: BaseException, job: Queued) -> RetryDecision:
        """Put it back in its place; a little later if the answer could not be written down."""
        del job
        if not isinstance(exception, (_GivenBack, *OUTAGES)):  # of outages others tell
            log.error("a thought could not be answered, trying again: %s", _story(exception))
        return RetryDecision(retry_in={"seconds": 0 if isinstance(exception, _GivenBack) else 1})


class _Attentive(Worker):
    """Looks again shortly after each notice of a new job, and does not survive what it could not write down.

    A notice that comes while procrastinate looks into the line is forgotten when it has looked, and the job
    waits until it looks unasked. That is no rare case here: the answer to one thought brings the next one
    just when the worker looks for more.
    """

    async def _handle_notification(self, *, channel: str, notification: Notification) -> None:
        await super()._handle_notification(channel=channel, notification=notification)
        if notification["type"] == "job_inserted":
            for delay in SECOND_LOOKS:
                asyncio.get_running_loop().call_later(delay, self._new_job_event.set)

    async def _persist_job_status(
        self,
        job: Queued,
        status: Status,
        retry_decision: RetryDecision | None,
        context: JobContext,
        job_result: JobResult | None,
    ) -> None:
        try:
            await super()._persist_job_status(job, status, retry_decision, context, job_result)
        except ConnectorException:
            # In the database it is under way for ever, unless the worker that has it is gone.
            stop: Callable[[], None] = self.stop
            stop()
            log.info("what became of a thought could not be written down; it is thought again")


class Crew:
    """Thinks in `slots` processes, and in one more for tables with people (see `LocalThoughts`)."""

    def __init__(self, url: URL, slots: int, counts: Counts, *, work: Thinker = think) -> None:
        self._url = url
        self._slots = slots
        self._counts = counts
        self.given_back = 0
        """How many thoughts were given back unfinished."""
        self._runner = BotRunner(slots + 1, patience=0.0, work=work)

    async def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Think until cancelled: then what is not finished goes back into the line.

        `ready` is called as soon as the line is reached. `LineBroken` when the database fails, `NotPrepared`
        if it has no line yet; then it can be run again.
        """
        try:
            await self._check()
            async with self._open() as app:
                ready()
                # In a task of its own: after an error a group leaves its task looking as if it was cancelled.
                await asyncio.create_task(self._work(app))
        except ExceptionGroup as errors:
            outage, other = errors.split(OUTAGES)
            if outage is None or other is not None:
                raise
            raise LineBroken(_story(outage)) from errors
        except OUTAGES as error:
            raise LineBroken(_story(error)) from error

    async def _work(self, app: App) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._take(app, self._slots, both=True))
            group.create_task(self._take(app, 1, both=False))
            group.create_task(self._tend(app))

    async def stop(self) -> None:
        """End the processes."""
        await self._runner.stop()

    async def _check(self) -> None:
        """Find out quickly whether there is a database, and a line in it."""
        async with await LimitedAsyncConnection.connect(queue.dsn_of(self._url)) as connection:
            found = await connection.execute(
                "SELECT to_regclass('thoughts') IS NOT NULL AND to_regclass(%s) IS NOT NULL",
                (f"{SCHEMA}.procrastinate_jobs",),
            )
            row = await found.fetchone()
        if row is None or not row[0]:
            raise NotPrepared("no server has prepared this database yet")

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[App]:
        app = queue.working_app(self._url, self._slots + 4)
        app.task(name=queue.TASK, pass_context=True, retry=_Again())(self._think)
        try:
            await app.open_async()
            yield app
        finally:
            await app.close_async()

    async def _take(self, app: App, slots: int, *, both: bool) -> None:
        """Take thoughts from the line: for tables with people, or for both kinds."""
        queues = queue.queues_here(for_people=True)
        if both:
            queues += queue.queues_here(for_people=False)
        worker = _Attentive(
            app,
            queues=queues,
            concurrency=slots,
            fetch_job_polling_interval=POLLING,
            shutdown_graceful_timeout=0,
            delete_jobs=DeleteJobCondition.ALWAYS,
            install_signal_handlers=False,
            update_heartbeat_interval=queue.HEARTBEAT,
            stalled_worker_timeout=queue.DEAD,
        )
        run: Callable[[], Awaitable[None]] = worker.run
        await run()
        raise _Ended  # by itself: its connection to the database broke

    async def _think(self, context: JobContext, thought: str) -> None:
        """Think about a job of the line, and write the answer down."""
        try:
            await self._answer(context, thought)
        except asyncio.CancelledError:
            if context.abort_reason() is AbortReason.USER_REQUEST:
                raise JobAborted from None
            self.given_back += 1
            raise _GivenBack from None

    async def _answer(self, context: JobContext, thought: str) -> None:
        key = context.job.queueing_lock
        assert key is not None
        wanted = await context.app.connector.execute_query_one_async(WANTED, key=key)
        if not wanted["found"]:  # answered by somebody who was taken for dead, or taken back
            return
        try:
            answer = Answer(key, await self._choose(msgspec.json.decode(thought, type=Job)), None)
        except (BotFailed, msgspec.MsgspecError) as error:
            answer = Answer(key, None, str(error)[:FAILURE_LENGTH])
        await _to_the_end(_say(context.app, answer))

    async def _choose(self, job: Job) -> str:
        self._counts.under_way[job.level] += 1
        try:
            return await self._runner.think(job.task, job.patience)
        finally:
            self._counts.under_way[job.level] -= 1

    async def _tend(self, app: App) -> None:
        """See to thoughts whose worker died: procrastinate leaves that to its users."""
        while True:
            await asyncio.sleep(queue.HEARTBEAT)
            connector = app.connector
            assert isinstance(connector, PsycopgConnector)
            async with connector.pool.connection() as connection:
                locked = await connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (TENDING_LOCK,))
                row = await locked.fetchone()
                if row is not None and row[0]:
                    await _give_back(app)


async def _to_the_end(work: Coroutine[None, None, None]) -> None:
    """Finish what takes a moment even if told to stop meanwhile: what has been answered is not given back."""
    task = asyncio.create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await task


async def _say(app: App, answer: Answer) -> None:
    """Write the answer down and tell whoever waits for it, unless somebody else did."""
    await app.connector.execute_query_async(
        ANSWER,
        key=answer.key,
        action=answer.action,
        failure=answer.failure,
        channel=queue.CHANNEL,
        notice=answer.notice,
    )


async def _give_back(app: App) -> None:
    """Put the thoughts of dead workers back in the line; those that killed several have failed."""
    manager = app.job_manager
    for job in await manager.get_stalled_jobs(seconds_since_heartbeat=queue.DEAD):
        if job.attempts + 1 < queue.ATTEMPTS:
            await manager.retry_job(job)
            continue
        assert job.queueing_lock is not None
        log.error("a thought has failed: %s workers died over %s", queue.ATTEMPTS, job.queueing_lock)
        await _say(app, Answer(job.queueing_lock, None, "the workers died"))
        await manager.finish_job(job, Status.FAILED, delete_job=True)
    await manager.delete_old_jobs(
        nb_hours=0, include_failed=True, include_cancelled=True, include_aborted=True
    )


def _story(error: BaseException) -> str:
    """The first thing that went wrong, in one line."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    told = str(error.__cause__ or error).strip().splitlines()
    return told[0] if told else type(error).__name__
