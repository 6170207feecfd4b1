"""The one thread that writes to an SQLite file.

SQLite lets one transaction write at a time. If all of them queue for one thread, none has to find the file
busy and try again; and small jobs that have queued up meanwhile share one transaction, so that many moves
cost one wait for the disk.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from pentapolis.server.storage.outages import StorageAway, storage_errors

T = TypeVar("T")

LARGEST_GROUP = 64
"""So many small jobs share a transaction at most."""

Tell = Callable[[], None]
"""Tells whoever waits for a job how it ended; called in their event loop."""


class _Task(Protocol):
    """A job, whatever its answer is."""

    loop: asyncio.AbstractEventLoop
    small: bool

    def run(self) -> Tell: ...

    def failed(self, error: BaseException) -> Tell: ...


@dataclass
class _Job(Generic[T]):
    """A piece of work, and who waits for it. A small one can share a transaction with others."""

    work: Callable[[], T]
    answer: asyncio.Future[T]
    loop: asyncio.AbstractEventLoop
    small: bool
    context: Context = field(default_factory=copy_context)
    """That of whoever asks: what is logged meanwhile belongs to their request."""

    def run(self) -> Tell:
        """Do it."""
        done = self.context.run(self.work)
        return lambda: None if self.answer.done() else self.answer.set_result(done)

    def failed(self, error: BaseException) -> Tell:
        """It could not be done."""
        return lambda: None if self.answer.done() else self.answer.set_exception(error)


class Writer:
    """A thread with a queue.

    `open_connection` is called in it, when something small is first written, `require` before each
    transaction: it may raise `StorageAway`.
    """

    def __init__(
        self, open_connection: Callable[[], sqlite3.Connection], require: Callable[[], None] = lambda: None
    ) -> None:
        self._open_connection = open_connection
        self._require = require
        self._connection: sqlite3.Connection | None = None
        self._jobs: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[], T]) -> T:
        """Do something that has a transaction of its own."""
        return await self._done(work, small=False)

    async def run_together(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something small, perhaps in one transaction with others; when this returns, it is on disk.

        What fails undoes only itself: then each of the others gets a transaction of its own.
        """
        return await self._done(lambda: work(self._opened()), small=True)

    def stop(self) -> None:
        """Finish what was asked for, and end."""
        self._jobs.put(None)
        self._thread.join()

    async def _done(self, work: Callable[[], T], *, small: bool) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, answer, loop, small))
        return await answer

    # In the thread --------------------------------------------------------------------------------------

    def _serve(self) -> None:
        next_job = self._jobs.get()
        while next_job is not None:
            group = [next_job]
            next_job = None
            while group[0].small and len(group) < LARGEST_GROUP and not self._jobs.empty():
                next_job = self._jobs.get()
                if next_job is None or not next_job.small:
                    break
                group.append(next_job)
                next_job = None
            self._write(group)
            if next_job is None:
                next_job = self._jobs.get()
        if self._connection is not None:
            self._connection.close()

    def _write(self, group: list[_Task]) -> None:
        try:
            self._require()
            told = self._in_one_transaction(group) if group[0].small else [group[0].run()]
        except StorageAway as error:
            told = self._all_failed(group, error)
        except BaseException as error:  # whatever it is, it belongs to whoever waits for the answer
            if len(group) > 1:  # nothing of the group is stored: who is to blame will be seen
                for job in group:
                    self._write([job])
                return
            told = [group[0].failed(error)]
        for job, tell in zip(group, told, strict=True):
            job.loop.call_soon_threadsafe(tell)

    def _in_one_transaction(self, group: list[_Task]) -> list[Tell]:
        with storage_errors():
            connection = self._opened()
            connection.execute("BEGIN IMMEDIATE")
            try:
                told = [job.run() for job in group]
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            return told

    def _all_failed(self, group: list[_Task], error: StorageAway) -> list[Tell]:
        """Whoever waits behind a job that found the file out of use has waited long enough, too."""
        waiting = [self._jobs.get() for _ in range(self._jobs.qsize())]
        for job in waiting:
            if job is None:
                self._jobs.put(None)
            else:
                job.loop.call_soon_threadsafe(job.failed(error))
        return [job.failed(error) for job in group]

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._open_connection()
        return self._connection
