"""Trying again: soon at first, then more patiently, and never everybody at the same moment."""

from __future__ import annotations

import asyncio
import random

FIRST = 0.25
LONGEST = 5.0


class Backoff:
    """The pauses between attempts, in seconds."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self._first = first
        self._longest = longest
        self._next = first

    async def pause(self) -> None:
        """Wait before the next attempt."""
        pause, self._next = self._next, min(self._next * 2, self._longest)
        await asyncio.sleep(pause * random.uniform(0.75, 1.25))

    def reset(self) -> None:
        """It worked: the next pause is a short one again."""
        self._next = self._first
