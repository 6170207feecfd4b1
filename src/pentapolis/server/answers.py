"""Large answers that are the same for many who ask: made once, packed, and kept while there is room.

The log of a game and the steps of a replay never change for a given ply and seat. Rendering and compressing
them takes long, so it is done in a thread, for each of them once however many ask at the same time, and for
few of them at once.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

from litestar import MediaType, Response

from pentapolis.server.encodings import chosen
from pentapolis.server.identity import HttpRequest
from pentapolis.server.types.base import encode

LEVEL = 5
"""How hard to compress, as for all other answers."""

AT_ONCE = 2
"""How many answers are made at the same time; others wait."""

UNPACKED = {"skip_compression": True}
"""What a route says whose answers come from here, so that they are not packed twice."""


class Answers:
    """Packed answers; those not asked for longest give way when they take more than `room` bytes together."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._being_made: dict[Hashable, asyncio.Task[bytes]] = {}
        self._makers = asyncio.Semaphore(AT_ONCE)

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return self._size

    async def packed(self, key: Hashable, make: Callable[[], object]) -> bytes:
        """The answer with this key as compressed JSON; `make` makes it, in a thread, if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        task = self._being_made.get(key)
        if task is None:
            task = self._being_made[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(lambda _: self._being_made.pop(key, None))
        return await asyncio.shield(task)  # whoever leaves must not take it from the others who wait

    async def _make(self, key: Hashable, make: Callable[[], object]) -> bytes:
        async with self._makers:
            made = await asyncio.to_thread(_pack, make)
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._size += len(made)
        while self._size > self._room:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)


async def respond(request: HttpRequest, packed: bytes) -> Response[bytes]:
    """The answer as this client can read it."""
    headers = {"Vary": "Accept-Encoding"}
    if chosen(request.headers.get("accept-encoding", ""), ["gzip"]):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "Content-Encoding": "gzip"})
    plain = await asyncio.to_thread(gzip.decompress, packed)
    return Response(plain, media_type=MediaType.JSON, headers=headers)


def _pack(make: Callable[[], object]) -> bytes:
    return gzip.compress(encode(make()), LEVEL, mtime=0)
