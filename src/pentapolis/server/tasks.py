"""Background tasks that no error ends: whatever goes wrong is told once, and then they try again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context

from pentapolis.server import metrics
from pentapolis.server.backoff import Backoff
from pentapolis.server.storage.outages import Outages, StorageAway

STEADY = 60.0
"""A task that has run for this many seconds has recovered from its last error."""

Work = Callable[[], Awaitable[None]]
"""What a task does. After an error it is called again, from the start."""

log = logging.getLogger(__name__)


class Tasks:
    """Tasks that are seen through, and cancelled together."""

    def __init__(self, outages: Outages) -> None:
        self._outages = outages
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, name: str, work: Work) -> None:
        """Do something in the background until it is done; `name` is what the log calls it."""
        self._start(name, self._see_through(name, work))

    def every(self, seconds: float, name: str, work: Work) -> None:
        """Do something again and again, with such a pause after each time."""
        self._start(name, self._repeat(seconds, name, work))

    async def stop(self) -> None:
        """Cancel all tasks, and wait until they have put their things away."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        for task, ended in zip(tasks, await asyncio.gather(*tasks, return_exceptions=True), strict=True):
            if isinstance(ended, Exception):
                log.error("%s failed while it was being stopped", task.get_name(), exc_info=ended)

    def _start(self, name: str, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work, name=name, context=Context())  # no part of any request
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _repeat(self, seconds: float, name: str, work: Work) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._see_through(name, work)

    async def _see_through(self, name: str, work: Work) -> None:
        trouble = _Trouble(name)
        while True:
            began = time.monotonic()
            try:
                await work()
            except StorageAway:  # the store has told the story
                if _is_being_stopped():
                    raise
                await self._outages.over()
                await trouble.pause()
            except Exception as error:
                # Nobody else would ever hear of it, and what the task sees to would stand still for good.
                if _is_being_stopped():
                    raise
                if time.monotonic() - began > STEADY:
                    trouble.over()
                metrics.task_failed()
                trouble.tell(error)
                await trouble.pause()
            else:
                trouble.over()
                return


def _is_being_stopped() -> bool:
    """Was the present task cancelled? An error on the way out must not keep it from ending."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class _Trouble:
    """What goes wrong with a task: the same error again and again makes one entry in the log."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._told: str | None = None
        self._backoff = Backoff()

    def tell(self, error: Exception) -> None:
        what = f"{type(error).__name__}: {error}"
        if what != self._told:
            log.error("%s failed, trying again: %s", self._name, what, exc_info=error)
            self._told = what

    async def pause(self) -> None:
        await self._backoff.pause()

    def over(self) -> None:
        if self._told is not None:
            log.warning("%s goes on", self._name)
        self._told = None
        self._backoff.reset()
