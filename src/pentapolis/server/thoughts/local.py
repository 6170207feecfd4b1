"""Thoughts in this process: a line, and the processes that take from it."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from pentapolis.server.bot_runner import BotFailed, Task, Worker, think
from pentapolis.server.thoughts import shares
from pentapolis.server.thoughts.shares import Ration, Share, Spent
from pentapolis.server.thoughts.thought import Counts, Thought

REMEMBERED = 10_000
"""So many shares are counted; then those of which nothing is left are cleared away."""


class Thinks(Protocol):
    """A worker process, or a stand-in for one."""

    async def think(self, task: Task, patience: float) -> str:
        """Choose an action, or make a hint."""

    async def stop(self) -> None:
        """End, also in the middle of a thought."""


def make_worker() -> Thinks:
    """A process that thinks, as soon as it is asked to."""
    return Worker(think)


class Ledger:
    """Who has had bots think for how long, lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._accounts: dict[str, tuple[float, float]] = {}

    def charge(self, share: Share, seconds: float) -> Spent:
        """What the share has had so far; then these seconds are added to it."""
        moment = self._clock()
        before = {key: self._left(key, moment) for key in share.keys}
        for key, left in before.items():
            self._accounts[key] = (left + seconds, moment)
        if len(self._accounts) > REMEMBERED:
            self._accounts = {
                key: (left, at)
                for key, (left, at) in self._accounts.items()
                if moment - at < shares.FORGOTTEN
            }
        *address, person = before.values()
        return Spent(person, sum(address))

    def _left(self, key: str, moment: float) -> float:
        left, at = self._accounts.get(key, (0.0, moment))
        return shares.faded(left, moment - at)


class _Waiting:
    """A thought in the line."""

    def __init__(self, rank: int, place: float, number: int) -> None:
        self.rank = rank
        self._order = (-rank, place, number)
        self.worker: asyncio.Future[Thinks] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: _Waiting) -> bool:
        return self._order < other._order


class LocalThoughts:
    """Thoughts in the processes of this one, started when they are first needed.

    One process more than told is kept for tables with people. So a person's bot never waits for bots among
    themselves to come to an end, and no thought has to be broken off for it and begun again.
    """

    def __init__(
        self,
        workers: int,
        patience: float,
        ration: Ration,
        *,
        make: Callable[[], Thinks] = make_worker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._patience = patience
        self._ration = ration
        self._clock = clock
        self._ledger = Ledger(clock)
        self._idle: list[Thinks] = [make() for _ in range(workers)]
        self._idle_for_people: list[Thinks] = [make()]
        self._workers = [*self._idle, *self._idle_for_people]
        self._line: list[_Waiting] = []
        self._number = 0
        self._counts = Counts()

    @property
    def counts(self) -> Counts:
        """For those who keep watch."""
        return self._counts

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Processes are ended with the server, also in the middle of a thought."""
        try:
            yield
        finally:
            await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def choose(self, thought: Thought) -> str:
        """The action that a bot takes; who stops waiting for it stops the bot."""
        counts, level = self._counts, thought.level
        counts.waiting[level] += 1
        try:
            action = await self._choose(thought)
        except BotFailed:
            counts.failed[level] += 1
            raise
        finally:
            counts.waiting[level] -= 1
        counts.done[level] += 1
        return action

    async def forget(self, thought: Thought) -> None:
        """Nothing is left of a thought for which nobody waits."""

    async def _choose(self, thought: Thought) -> str:
        waiting = self._stand_in_line(thought)
        try:
            worker = await waiting.worker
        except asyncio.CancelledError:
            if not waiting.worker.cancelled():  # it was given one at the same moment
                self._release(waiting.worker.result())
            raise
        self._counts.under_way[thought.level] += 1
        try:
            return await worker.think(thought.task, self._patience)
        finally:
            self._counts.under_way[thought.level] -= 1
            self._release(worker)

    def _stand_in_line(self, thought: Thought) -> _Waiting:
        spent = self._ledger.charge(thought.share, thought.seconds)
        rank = shares.rank(thought.people, spent, self._ration)
        waiting = _Waiting(rank, shares.place(self._clock(), spent), self._number)
        self._number += 1
        heapq.heappush(self._line, waiting)
        self._hand_out()
        return waiting

    def _release(self, worker: Thinks) -> None:
        for_people = worker is self._workers[-1]
        (self._idle_for_people if for_people else self._idle).append(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give idle processes to those who are first in the line."""
        while self._line:
            first = self._line[0]
            if first.worker.done():  # nobody waits any more
                heapq.heappop(self._line)
            elif self._idle:
                heapq.heappop(self._line).worker.set_result(self._idle.pop())
            elif self._idle_for_people and first.rank == shares.WITH_PEOPLE:
                heapq.heappop(self._line).worker.set_result(self._idle_for_people.pop())
            else:
                return
