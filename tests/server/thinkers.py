"""Thoughts to ask for, and stand-ins for thinking bots in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pentapolis
from pentapolis.server.thoughts.shares import Ration, Share
from pentapolis.server.thoughts.thought import Counts, Thought
from tests.server.house import PATIENCE

PLENTY = Ration(1_000_000.0, 1_000_000.0)

POSITION = pentapolis.game("palatinus").start(2, 7, {"starting_player": 0}).dump()


def thought(
    table: str,
    *,
    person: str = "anna",
    address: str | None = None,
    people: bool = False,
    seconds: float = 3.0,
    level: str = "hard",
    ply: int = 0,
) -> Thought:
    """Something to think about."""
    return Thought(
        table=table,
        game="palatinus",
        rules=pentapolis.game("palatinus").rules_version,
        box=None,
        level=level,
        seat=0,
        epoch=0,
        ply=ply,
        snapshot=POSITION,
        seconds=seconds,
        people=people,
        share=Share(person, address),
    )


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
