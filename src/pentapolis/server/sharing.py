"""Work that several wait for and that is done once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine


class Shared:
    """Does something again whenever somebody asks for it; who asks while it is being done waits for that.

    Nobody who stops waiting takes it away from the others.
    """

    def __init__(self, work: Callable[[], Coroutine[object, None, None]]) -> None:
        self._work = work
        self._task: asyncio.Task[None] | None = None

    async def __call__(self) -> None:
        """Have it done; its errors are everybody's."""
        # One that is done, of which the loop has not yet told anybody, is of no use to who asks now; waiting
        # for it would not even let the loop go on, and whoever asks again and again would do so for ever.
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
            self._task.add_done_callback(self._done)
        await asyncio.shield(self._task)

    def _done(self, task: asyncio.Task[None]) -> None:
        if self._task is task:
            self._task = None
        if not task.cancelled():
            task.exception()  # looked at, in case nobody waits for it any more
