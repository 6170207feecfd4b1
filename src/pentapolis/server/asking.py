"""Asking for a thought as long as somebody needs the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from pentapolis.server.rooms import Room
from pentapolis.server.thoughts.thought import Thought, Thoughts


async def answer_to(
    thought: Thought, thoughts: Thoughts, room: Room, is_wanted: Callable[[], Awaitable[bool]]
) -> str | None:
    """The answer; None as soon as nobody needs it, because the game went back, went on or ended."""
    answer = asyncio.create_task(thoughts.choose(thought))
    try:
        with room.listening() as changed:
            changed.set()  # it may have changed before we listened
            while not await _first(answer, changed):
                changed.clear()
                if not await is_wanted():
                    await thoughts.forget(thought)
                    return None
        return answer.result()
    finally:
        answer.cancel()
        await asyncio.wait([answer])


async def _first(answer: asyncio.Task[str], changed: asyncio.Event) -> bool:
    """Wait for the answer or for a change, whichever comes first; was it the answer?"""
    change = asyncio.create_task(changed.wait())
    try:
        await asyncio.wait([answer, change], return_when=asyncio.FIRST_COMPLETED)
    finally:
        change.cancel()
    return answer.done()
