"""Live updates: one session for each WebSocket.

A session remembers what its client has, and after each notice sends what is new: steps, the table, chat
lines. So a slow client gets fewer but fuller messages, and never holds up another one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Connection

from pentapolis.server import access, render
from pentapolis.server.attendance import Attendance
from pentapolis.server.histories import Histories, OutOfDate
from pentapolis.server.identity import Socket
from pentapolis.server.notices import Notices
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import chat
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.types import (
    ChatLine,
    LiveChat,
    LiveMessage,
    LivePong,
    LiveProblem,
    LiveTable,
    Ping,
    Table,
    Update,
    encode,
)
from pentapolis.server.undoing import way_for

CLOSE_CODE = 4000
"""Added to the status of a problem, it is the code with which the connection is closed."""

TRY_AGAIN_LATER = 1013
"""The code with which a connection is closed that should be made again."""


class LiveUpdates:
    """All live sessions of this process."""

    def __init__(
        self,
        store: Store,
        histories: Histories,
        notices: Notices,
        attendance: Attendance,
        heartbeat: float,
    ) -> None:
        self._store = store
        self._histories = histories
        self._notices = notices
        self._attendance = attendance
        self._heartbeat = heartbeat

    async def serve(
        self, socket: Socket, table_id: str, epoch: int | None, ply: int, invite: str | None
    ) -> None:
        """Keep one client up to date until it goes; `epoch` and `ply` are what it has already."""
        await socket.accept()
        try:
            record = await access.admit(self._store, table_id, socket.user, invite)
            with self._notices.listening(table_id) as changed:
                session = _Session(socket, changed, table_id, self._store, self._histories)
                session.epoch, session.ply = epoch, ply
                session.line = await self._store.read(chat.last, table_id)
                async with self._attendance.of(socket.user, record.id):
                    await session.run(self._heartbeat)
        except ProblemError as error:
            await _send(socket, LiveProblem(error.problem))
            await socket.close(CLOSE_CODE + error.problem.status)
        except StorageAway:
            await socket.close(TRY_AGAIN_LATER)
        except (WebSocketDisconnect, OSError):
            pass  # the client went while something was being sent


class _Session:
    """One client, and what it has: the game up to `ply` of `epoch`, a table, chat lines up to a number."""

    def __init__(
        self, socket: Socket, changed: asyncio.Event, table_id: str, store: Store, histories: Histories
    ) -> None:
        self._socket = socket
        self._changed = changed
        self._table_id = table_id
        self._store = store
        self._histories = histories
        self.epoch: int | None = None
        self.ply = 0
        self.line = 0
        self._last: Update | None = None
        self._table: Table | None = None
        self._pings = 0
        self._gone = False

    async def run(self, heartbeat: float) -> None:
        """Send what is new after each notice, and at every heartbeat, until the client goes."""
        listener = asyncio.create_task(self._listen())
        try:
            while not self._gone:
                self._changed.clear()
                with suppress(StorageAway):  # everybody is told when it is back
                    await self._send_news()
                try:
                    await asyncio.wait_for(self._changed.wait(), heartbeat)
                except TimeoutError:
                    continue
        finally:
            listener.cancel()

    async def _listen(self) -> None:
        """Hear pings; anything else that a client says is ignored."""
        try:
            async for text in self._socket.iter_data("text"):
                try:
                    msgspec.json.decode(text, type=Ping)
                except msgspec.DecodeError:
                    continue
                self._pings += 1
                self._changed.set()
        finally:  # however it ended, nobody hears this client any more
            self._gone = True
            self._changed.set()

    async def _send_news(self) -> None:
        while self._pings:
            self._pings -= 1
            await _send(self._socket, LivePong())
        record, lines = await self._store.read(_news, self._table_id, self._socket.user, self.line)
        if record.status == "open":
            await self._send_table(record)
        else:
            await self._send_game(record)
        for number, line in lines:
            await _send(self._socket, LiveChat(line))
            self.line = number

    async def _send_table(self, record: TableRecord) -> None:
        table = render.table_for(record, self._socket.user)
        if table != self._table:
            await _send(self._socket, LiveTable(table))
            self._table = table

    async def _send_game(self, record: TableRecord) -> None:
        try:
            history = await self._histories.at(record)
        except OutOfDate:
            self._changed.set()  # look again
            return
        you = record.seat_of(self._socket.user)
        undo = render.question_of(record, history, you)
        takes_back = way_for(record, history, you)  # changes also when somebody leaves the game
        last = self._last
        known = (self.epoch, self.ply, last.you, last.undo, last.takes_back) if last is not None else None
        if known == (history.epoch, history.ply, you, undo, takes_back):
            await self._send_table(record)
            return
        present = history.ply - 1
        has_earlier = self.epoch == history.epoch and self.ply <= history.ply
        after = self.ply if has_earlier else present
        if last is not None and last.you != you:
            after = min(after, present)  # what it has of the present was seen from another seat
        update = await asyncio.to_thread(render.update_for, record, history, self._socket.user, after)
        await _send(self._socket, render.live(update))
        self._last, self._table = update, update.table
        self.epoch, self.ply = history.epoch, history.ply


def _news(
    connection: Connection, table_id: str, person: str, line: int
) -> tuple[TableRecord, list[tuple[int, ChatLine]]]:
    return access.look(connection, table_id, person), chat.said(connection, table_id, line)


async def _send(socket: Socket, message: LiveMessage) -> None:
    await socket.send_text(encode(message))
