"""Bots at work: in processes of their own, where nothing but a resampled position ever comes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager, suppress

import msgspec

import pentapolis
from pentapolis.bots import LEVELS, Budget, hint
from pentapolis.kernel.plain import Snapshot
from pentapolis.server import metrics

START_SECONDS = 60.0
"""How long a new process may take before it thinks; a busy machine is no reason to give up."""


QUIET = "ignore:resource_tracker:UserWarning"
"""A filter of warnings, for processes that this one starts."""


HINT = "hint"
"""What stands for a level where not a bot's action is wanted but a hint for a person."""


class BotFailed(Exception):
    """A bot crashed, hung or gave nonsense."""


def levels() -> tuple[str, ...]:
    """The levels that people can choose from, weakest first."""
    return LEVELS


class Task(msgspec.Struct, frozen=True):
    """What a worker process is asked: all that it has to know."""

    game: str
    level: str
    """Of the bot; `HINT` if a hint is wanted."""
    seat: int
    snapshot: Snapshot
    """The resampled position."""
    seconds: float
    about: str | None = None
    """The action that a hint shall be about."""

    def __str__(self) -> str:
        return f"{self.game} {self.level}"


def think(task: Task) -> str:
    """Choose an action, or make a hint, as JSON. Runs in a worker process."""
    rules = msgspec.convert(task.snapshot["rules"], int)  # a table is played by the rules it was opened under
    played = pentapolis.game(task.game, rules)
    state = played.load(task.snapshot)
    budget = Budget(seconds=task.seconds)
    if task.level != HINT:
        return str(pentapolis.bot(task.game, task.level, rules=rules).choose(state, task.seat, budget))
    about = None if task.about is None else played.parse(task.about)
    found = hint(task.game, state, task.seat, about=about, budget=budget, rules=rules)
    return msgspec.json.encode(found).decode()


Thinker = Callable[[Task], str]
"""What a worker process does: `think`, or a stand-in for it."""


class Worker:
    """One process that thinks about one position at a time, and is replaced when it crashes or hangs."""

    def __init__(self, work: Thinker) -> None:
        self._work = work
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0

    async def think(self, task: Task, patience: float) -> str:
        """Let the process think; `BotFailed` if it does not answer in time, or at all.

        Cancelled in the middle of a thought, the process is ended: it could not be told to stop.
        """
        try:
            executor = self._executor or await self._start()
            began = time.perf_counter()
            answer = asyncio.wrap_future(executor.submit(self._work, task))
            told = await asyncio.wait_for(answer, task.seconds + patience)
        except (TimeoutError, BrokenProcessPool) as error:
            await self.stop()
            raise BotFailed(f"{task}: {type(error).__name__}") from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        except Exception as error:
            # The boundary to the bots: whatever was raised came from the other process; the game goes on.
            raise BotFailed(f"{task}: {error!r}") from error
        metrics.thought_took(task.level, time.perf_counter() - began)
        return told

    async def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        _quiet_tracker()
        self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=_prepare)
        others = set(multiprocessing.active_children())
        with _without_interrupts():
            started = asyncio.wrap_future(self._executor.submit(os.getpid))
        for child in set(multiprocessing.active_children()) - others:
            self._pid = child.pid or 0  # `stop` need not wait for a process that is still starting
        self._pid = await asyncio.wait_for(started, START_SECONDS)
        return self._executor

    async def stop(self) -> None:
        """End the process, also in the middle of a thought."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        if self._pid:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
            self._pid = 0
        await asyncio.to_thread(executor.shutdown, cancel_futures=True)


class BotRunner:
    """The worker processes, started when they are first needed."""

    def __init__(self, workers: int, patience: float, work: Thinker = think) -> None:
        self._patience = patience
        self._workers = [Worker(work) for _ in range(workers)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def think(self, task: Task, patience: float | None = None) -> str:
        """What comes of a task, as text; `BotFailed` if nothing does."""
        async with self._worker() as worker:
            return await worker.think(task, self._patience if patience is None else patience)

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        worker = await self._idle.get()
        try:
            yield worker
        finally:
            self._idle.put_nowait(worker)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl-C, which a terminal sends to all: it is for the server.

    `_prepare` would come too late, as a process that is still importing would end with a traceback, and a
    random move be played for the bot.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _quiet_tracker() -> None:
    """Let Python's resource tracker say nothing when it tidies up after a server that was ended at once."""
    given = os.environ.get("PYTHONWARNINGS")
    if given is None or QUIET not in given.split(","):
        os.environ["PYTHONWARNINGS"] = QUIET if not given else f"{given},{QUIET}"


def _prepare() -> None:
    """Make a worker process go when the server goes, however it goes; Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
