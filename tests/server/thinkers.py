"""Stand-ins for thinking bots, in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from pentapolis.server.thoughts.thought import Counts, Thought
from tests.server.house import PATIENCE


async def until(fits: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not fits():  # noqa: ASYNC110 - what a test waits for may be in another process
            await asyncio.sleep(0.02)


class StandInThoughts:
    """Thoughts without processes; a test says what is chosen."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.forgotten: list[Thought] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Nothing has to be started."""
        yield

    async def choose(self, thought: Thought) -> str:
        """What the bot does."""
        raise NotImplementedError

    async def forget(self, thought: Thought) -> None:
        """Remember what was forgotten."""
        self.forgotten.append(thought)
