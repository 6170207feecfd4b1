"""The line of thoughts in a process: who is next, and whose worker becomes free."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from pentapolis.server.bot_runner import BotFailed, Task
from pentapolis.server.thoughts import shares
from pentapolis.server.thoughts.local import LocalThoughts
from pentapolis.server.thoughts.shares import Ration
from pentapolis.server.thoughts.thought import Thought
from tests.server.house import run
from tests.server.thinkers import PLENTY, thought


class Office:
    """Workers that think until the test lets them go on, and a clock that the test sets."""

    def __init__(self, workers: int, ration: Ration = PLENTY) -> None:
        self.moment = 1000.0
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.stopped = 0
        self._doors: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[str]] = {}
        self.thoughts = LocalThoughts(
            workers, 30.0, ration, make=lambda: Desk(self), clock=lambda: self.moment
        )

    async def ask(self, *asked: Thought) -> None:
        """Ask for thoughts, one after the other, and see who begins."""
        for one in asked:
            self._doors[one.table] = asyncio.Event()
            # The level is where a stand-in for a worker can read which thought it was given.
            named = msgspec.structs.replace(one, level=one.table)
            self._tasks[one.table] = asyncio.create_task(self.thoughts.choose(named))
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def finish(self, table: str) -> str:
        """Let a thought come to its end, and the next ones begin."""
        self._doors[table].set()
        answer = await self._tasks[table]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return answer

    async def cancel(self, table: str) -> None:
        """Stop waiting for a thought."""
        self._tasks[table].cancel()
        await asyncio.wait([self._tasks[table]])
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def think(self, table: str) -> str:
        """What a worker does."""
        self.begun.append(table)
        try:
            await self._doors[table].wait()
        finally:
            self.ended.append(table)
        return f"answer to {table}"

    async def close(self) -> None:
        """Everything ends."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.wait(self._tasks.values())


class Desk:
    """Stands in for a worker process."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def think(self, task: Task, patience: float) -> str:
        del patience
        if task.level == "broken":
            raise BotFailed("as the test wants it")
        return await self._office.think(task.level)

    async def stop(self) -> None:
        self._office.stopped += 1


@asynccontextmanager
async def open_office(workers: int, ration: Ration = PLENTY) -> AsyncIterator[Office]:
    office = Office(workers, ration)
    try:
        yield office
    finally:
        await office.close()


def test_a_persons_bot_does_not_wait_behind_thirty_tables_of_bots() -> None:
    async def scenario() -> None:
        async with open_office(2) as office:
            await office.ask(*(thought(f"bots {number}", person="crowd") for number in range(30)))
            assert office.begun == ["bots 0", "bots 1"]
            await office.ask(thought("bo", person="bo", people=True, seconds=0.3))
            assert office.begun[2:] == ["bo"]  # at once: one process more is there for people
            await office.ask(thought("cleo", person="cleo", people=True), thought("dora", person="dora"))
            assert office.begun[3:] == []
            await office.finish("bots 1")
            assert office.begun[3:] == ["cleo"]
            await office.finish("bo")  # the process for people waits for people
            assert office.begun[4:] == []
            await office.finish("cleo")
            assert office.begun[4:] == ["dora"]

    run(scenario)


def test_who_asks_for_little_overtakes_who_asks_for_much() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(*(thought(f"anna {number}") for number in range(4)), thought("bo", person="bo"))
            for table in ("anna 0", "bo", "anna 1", "anna 2"):
                assert office.begun[-1] == table
                assert await office.finish(table) == f"answer to {table}"

    run(scenario)


def test_new_cookies_from_one_address_bring_no_new_share() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(
                *(thought(f"mask {number}", person=f"mask {number}", address="one") for number in range(4)),
                thought("bo", person="bo", address="two"),
            )
            await office.finish("mask 0")
            assert office.begun == ["mask 0", "bo"]

    run(scenario)


def test_nobody_waits_for_ever() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(thought("first", person="x"), thought("anna 0"), thought("anna 1"))
            office.moment += shares.SETBACK * 3.0 + 1.0  # longer than one thought sets a share back
            await office.ask(thought("bo", person="bo"))
            await office.finish("first")
            await office.finish("anna 0")
            assert office.begun == ["first", "anna 0", "anna 1"]

    run(scenario)


def test_over_the_ration_thoughts_come_last_even_at_tables_with_people() -> None:
    async def scenario() -> None:
        async with open_office(1, Ration(person=5.0, address=1000.0)) as office:
            await office.ask(thought("first", person="x"), thought("for people", person="y", people=True))
            await office.ask(*(thought(f"anna {number}", people=True) for number in range(3)))
            await office.ask(thought("bots", person="bo"))
            for table in ("for people", "anna 0", "anna 1", "first", "bots"):
                await office.finish(table)
            assert office.begun == ["first", "for people", "anna 0", "anna 1", "bots", "anna 2"]
            office.moment += 600.0  # the minute is over
            await office.ask(thought("anna 3", people=True), thought("bots 2", person="bo"))
            assert office.begun[-1] == "anna 3"

    run(scenario)


def test_a_thought_that_nobody_waits_for_makes_room() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(*(thought(name, person=name) for name in ("a", "b", "c")))
            assert office.thoughts.counts.waiting.total() == 3
            await office.cancel("b")
            await office.cancel("a")
            assert (office.begun, office.ended) == (["a", "c"], ["a"])
            await office.finish("c")
            counts = office.thoughts.counts
            assert (counts.waiting.total(), counts.under_way.total(), counts.done.total()) == (0, 0, 1)

    run(scenario)


def test_failures_are_counted_and_the_worker_goes_on() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            async with office.thoughts.running():
                with pytest.raises(BotFailed):
                    await office.thoughts.choose(thought("any", level="broken"))
                assert office.thoughts.counts.failed == {"broken": 1}
                await office.ask(thought("next"))
                assert office.begun == ["next"]
                await office.finish("next")
            assert office.stopped == 2

    run(scenario)
