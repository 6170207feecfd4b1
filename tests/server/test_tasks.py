"""Background tasks: no error ends them, each is told once, and they end when they are told to."""

from __future__ import annotations

import asyncio
import gc
import logging

import pytest

from pentapolis.server import backoff
from pentapolis.server.storage.outages import Outages, StorageAway
from pentapolis.server.tasks import Tasks


@pytest.fixture(autouse=True)
def quick_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody wants to wait for patience."""
    monkeypatch.setattr(backoff.Backoff.__init__, "__defaults__", (0.001, 0.001))


class Clumsy:
    """Something to do that fails in given ways before it works."""

    def __init__(self, *errors: Exception, again: int = 1) -> None:
        self.errors = list(errors)
        self.left = again
        self.done = asyncio.Event()

    async def work(self) -> None:
        if self.errors:
            raise self.errors.pop(0)
        self.left -= 1
        if not self.left:
            self.done.set()


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]


def test_the_same_error_is_told_once_with_its_story_and_the_task_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> None:
        tasks = Tasks(Outages())
        clumsy = Clumsy(*(ValueError("no idea") for _ in range(5)), KeyError("seat"))
        tasks.run("thinking", clumsy.work)
        await clumsy.done.wait()
        await tasks.stop()

    asyncio.run(scenario())
    assert errors(caplog) == [
        "thinking failed, trying again: ValueError: no idea",
        "thinking failed, trying again: KeyError: 'seat'",
    ]
    assert all(record.exc_info for record in caplog.records if record.levelno == logging.ERROR)
    assert caplog.messages[-1] == "thinking goes on"


def test_what_is_done_every_so_often_is_done_again_after_errors(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        tasks = Tasks(Outages())
        clumsy = Clumsy(ValueError("once"), again=5)
        tasks.every(0.001, "the heartbeat", clumsy.work)
        await clumsy.done.wait()
        await tasks.stop()
        assert clumsy.errors == []

    asyncio.run(scenario())
    assert len(errors(caplog)) == 1


def test_without_storage_tasks_wait_until_it_is_back(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        outages = Outages()
        tasks = Tasks(outages)
        away = StorageAway("gone fishing")
        outages.begin(away)
        outages.begin(away)
        clumsy = Clumsy(away)
        tasks.run("thinking", clumsy.work)
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not clumsy.done.is_set()
        outages.end()
        await clumsy.done.wait()
        await tasks.stop()

    asyncio.run(scenario())
    assert errors(caplog) == ["the storage is away: gone fishing"]


def test_stopped_tasks_put_their_things_away(caplog: pytest.LogCaptureFixture) -> None:
    put_away: list[str] = []

    async def scenario() -> None:
        tasks = Tasks(Outages())
        begun = asyncio.Event()

        async def endless() -> None:
            try:
                begun.set()
                await asyncio.Event().wait()
            finally:
                put_away.append("everything")

        async def stubborn() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                raise ValueError("not now")

        tasks.run("waiting", endless)
        tasks.run("resisting", stubborn)
        await begun.wait()
        await tasks.stop()

    asyncio.run(scenario())
    assert put_away == ["everything"]
    assert errors(caplog) == ["resisting failed while it was being stopped"]


def test_a_task_that_is_stopped_before_it_began_leaves_no_warning(recwarn: pytest.WarningsRecorder) -> None:
    async def scenario() -> None:
        tasks = Tasks(Outages())
        tasks.run("thinking", Clumsy().work)
        await tasks.stop()

    asyncio.run(scenario())
    gc.collect()
    assert not recwarn.list


def test_connections_are_judged_by_time_in_which_they_could_be_confirmed() -> None:
    async def scenario() -> None:
        outages = Outages()
        before = outages.gone_before()
        outages.worked()
        outages.begin(StorageAway("gone fishing"))
        during = outages.gone_before()
        await asyncio.sleep(0.01)
        assert outages.gone_before() == during >= before
        outages.end()
        assert outages.gone_before() == during
        assert outages.reachable_since > during

    asyncio.run(scenario())
