"""Live updates: one session for each WebSocket.

A session remembers what its client has, and after each change of its room sends what is new: steps, the
table, chat lines. So a slow client gets fewer but fuller messages, and never holds up another one. What is
sent is rendered once for all who have the same place at the table (`scenes.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack, suppress

import msgspec
from litestar.exceptions import WebSocketDisconnect

from pentapolis.server.admission import Line
from pentapolis.server.attendance import Attendance
from pentapolis.server.bans import Bans
from pentapolis.server.flood import PingGuard, steps_after
from pentapolis.server.identity import Socket, address_of
from pentapolis.server.problems import ProblemError
from pentapolis.server.rooms import Room, Rooms
from pentapolis.server.scenes import Scene
from pentapolis.server.storage.files import StorageDamaged
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.types.base import encode
from pentapolis.server.types.live import LivePong, LiveProblem, LiveWaiting, Ping

CLOSE_CODE = 4000
"""Added to the status of a problem, it is the code with which the connection is closed."""

TRY_AGAIN_LATER = 1013
"""The code with which a connection is closed that should be made again."""

PONG = encode(LivePong()).decode()


class LiveUpdates:
    """All live sessions of this process."""

    def __init__(self, rooms: Rooms, attendance: Attendance, bans: Bans, steps_at_once: int) -> None:
        self._rooms = rooms
        self._bans = bans
        self._attendance = attendance
        self._steps_at_once = steps_at_once
        self.arrivals = Line()

    async def serve(
        self, socket: Socket, table_id: str, epoch: int | None, ply: int, invite: str | None
    ) -> None:
        """Keep one client up to date until it goes; `epoch` and `ply` are what it has already."""
        await socket.accept()
        try:
            with self._rooms.entered(table_id) as room, room.listening() as changed:
                session = _Session(socket, room, changed, epoch, ply, self._bans, self._steps_at_once)
                await session.as_long_as_there(self._keep(session, invite))
        except ProblemError as error:
            await _send(socket, encode(LiveProblem(error.problem)).decode())
            await socket.close(CLOSE_CODE + error.problem.status)
        except (StorageAway, StorageDamaged):
            await socket.close(TRY_AGAIN_LATER)
        except (WebSocketDisconnect, OSError):
            pass  # the client went while something was being sent

    async def _keep(self, session: _Session, invite: str | None) -> None:
        room, person = session.room, session.person
        with ExitStack() as leaving:
            async with self.arrivals.served(session.tell_place):
                await room.admit(person, invite)
                if room.arrive(person):
                    self._attendance.arrive(room.id, person)
                leaving.callback(self._leave, room, person)
                await session.begin()
            await session.go_on()

    def _leave(self, room: Room, person: str) -> None:
        if room.depart(person):
            self._attendance.depart(room.id, person)


class _Session:
    """One client, and what it has: the game up to `ply` of `epoch`, a table, chat lines up to a number."""

    def __init__(
        self,
        socket: Socket,
        room: Room,
        changed: asyncio.Event,
        epoch: int | None,
        ply: int,
        bans: Bans,
        steps_at_once: int,
    ) -> None:
        self.room = room
        self.person = socket.user
        self._socket = socket
        self._bans = bans
        self._changed = changed
        self._epoch = epoch
        self._ply = ply
        self._steps_at_once = steps_at_once
        self._line = 0
        self._scene: Scene | None = None

    async def as_long_as_there(self, work: Coroutine[object, None, None]) -> None:
        """Do something until the client goes. Pings are answered meanwhile, whatever else takes its time."""
        working = asyncio.create_task(work)
        listening = asyncio.create_task(self._listen())
        try:
            await asyncio.wait((working, listening), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended = [task for task in (working, listening) if task.done()]
            for task in (working, listening):
                task.cancel()
            await asyncio.wait((working, listening))
        for task in ended:
            task.result()

    async def _listen(self) -> None:
        """Answer pings, those close together at once; anything else that a client says is ignored."""
        guard = PingGuard()
        pong: asyncio.Task[None] | None = None
        try:
            async for text in self._socket.iter_data("text"):
                guard.heard()
                with suppress(msgspec.DecodeError):
                    msgspec.json.decode(text, type=Ping)
                    wait = guard.pinged()
                    if wait is not None:
                        pong = asyncio.create_task(self._answer(guard, wait))
        finally:
            if pong is not None:
                pong.cancel()

    async def _answer(self, guard: PingGuard, wait: float) -> None:
        await asyncio.sleep(wait)
        with suppress(WebSocketDisconnect, OSError):
            await _send(self._socket, PONG)
        guard.answered()

    async def tell_place(self, place: int) -> None:
        """The client has to wait in line."""
        with suppress(WebSocketDisconnect, OSError):
            await _send(self._socket, encode(LiveWaiting(place)).decode())

    async def begin(self) -> None:
        """Send what the client needs to begin with.

        What was said meanwhile comes later: for that a slow client may have to be waited for, and those in
        line would wait with it.
        """
        self._line = self.room.line
        await self._send_game()
        self._changed.set()

    async def go_on(self) -> None:
        """Send what is new after each change."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            with suppress(StorageAway):  # everybody looks again when it is back
                await self._send_news()

    async def _send_news(self) -> None:
        await self._send_game()
        for number, line in await self.room.lines_after(self._line):
            await _send(self._socket, line)
            self._line = number

    async def _send_game(self) -> None:
        self._bans.check(self.person, address_of(self._socket))
        scene = await self.room.look(self.person)
        if scene is not self._scene:
            before, self._scene = self._scene, scene
            try:
                await self._send_scene(before, scene)
            except BaseException:
                self._scene = before
                raise

    async def _send_scene(self, before: Scene | None, scene: Scene) -> None:
        history = scene.history
        if history is None or (before is not None and before.game == scene.game):
            if before is None or before.table != scene.table:
                await _send(self._socket, scene.table_message())
            return
        present = history.ply - 1
        has_earlier = self._epoch == history.epoch and self._ply <= history.ply
        after = self._ply if has_earlier else present
        if scene.place.seat is None:  # whoever plays gets all that they lack
            after = steps_after(after, history.ply, self._steps_at_once)
        if before is not None and before.history is not None and before.place.seat != scene.place.seat:
            after = min(after, present)  # what it has of the present was seen from another seat
        await _send(self._socket, await scene.update_message(after))
        self._epoch, self._ply = history.epoch, history.ply


async def _send(socket: Socket, text: str) -> None:
    await socket.send_text(text)
