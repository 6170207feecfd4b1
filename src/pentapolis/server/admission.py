"""Arrivals: as many at a time as can be served, and the others wait in line.

After a restart everybody comes at once. If all were served at the same time, nobody would be done before all
are, and many would have given up by then and come again. So a few are served at a time, in order; the others
are told their place from time to time, and whoever goes leaves the line.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

SERVED = 8
"""So many arrivals are served at the same time."""

TELL_EVERY = 4.0
"""So often, in seconds, those in line are told their place."""

Tell = Callable[[int], Awaitable[None]]
"""Tells somebody their place in line, the first being 1."""


class Line:
    """Those who are being served, and those who wait."""

    def __init__(self, served: int = SERVED, tell_every: float = TELL_EVERY) -> None:
        self._free = served
        self._tell_every = tell_every
        self._waiting: OrderedDict[asyncio.Future[None], Tell] = OrderedDict()
        self._telling: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def served(self, tell: Tell) -> AsyncIterator[None]:
        """Be served, when it is one's turn."""
        await self._turn(tell)
        try:
            yield
        finally:
            self._free += 1
            self._call_next()

    async def _turn(self, tell: Tell) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[turn] = tell
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_places())
        try:
            await turn
        except BaseException:
            if self._waiting.pop(turn, None) is None:  # called just now, and gone all the same
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            turn, _ = self._waiting.popitem(last=False)
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    async def _tell_places(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(self._tell_every)
                for place, (turn, tell) in enumerate(list(self._waiting.items()), 1):
                    if turn in self._waiting:
                        await tell(place)
        finally:
            self._telling = None
