"""Work that several wait for and that is done once."""

from __future__ import annotations

import asyncio

import pytest

from pentapolis.server.sharing import Shared


class Counted:
    """Something that is done again and again, each time for as long as `going_on` is not set."""

    def __init__(self) -> None:
        self.times = 0
        self.going_on = asyncio.Event()

    async def __call__(self) -> None:
        self.times += 1
        await self.going_on.wait()


def test_who_asks_while_it_is_being_done_waits_for_that() -> None:
    async def scene() -> None:
        work = Counted()
        shared = Shared(work)
        asking = [asyncio.create_task(shared()) for _ in range(3)]
        await asyncio.sleep(0)
        work.going_on.set()
        await asyncio.gather(*asking)
        assert work.times == 1
        await shared()
        assert work.times == 2

    asyncio.run(scene())


def test_who_asks_in_the_moment_in_which_it_is_done_has_it_done_again() -> None:
    async def scene() -> None:
        work = Counted()
        shared = Shared(work)
        first = asyncio.create_task(shared())
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # it is under way
        assert work.times == 1

        async def late() -> None:
            while work.times < 2:
                assert len(attempts) < 2, "it would ask for ever"
                attempts.append(work.times)
                await shared()

        attempts: list[int] = []
        work.going_on.set()
        # Comes after the work in the next turn of the loop, and before anybody is told that it is done.
        second = asyncio.create_task(late())
        await asyncio.gather(first, second)
        assert work.times == 2

    asyncio.run(scene())


def test_its_errors_are_for_everybody_who_waits() -> None:
    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def scene() -> None:
        shared = Shared(failing)
        for ended in await asyncio.gather(shared(), shared(), return_exceptions=True):
            assert isinstance(ended, ValueError)
        with pytest.raises(ValueError, match="no"):
            await shared()

    asyncio.run(scene())
