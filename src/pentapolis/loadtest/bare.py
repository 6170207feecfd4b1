"""The bare server: the least that a server of this kind could do, as a measure for the real one.

Same framework, same kind of answers, one durable commit and a WebSocket message to everybody at the table for
each move. It knows no rules: anything may be played at any time, and the next seat is asked. Started by
`python -m pentapolis.loadtest.bare --port 8001 --database URL`.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec
import psycopg
import uvicorn
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from sqlalchemy import make_url

COOKIE = "pentapolis_id"
CONNECTIONS = 8
CHOICES = ["pass", "stay"]
"""What can always be played."""

CREATE = (
    "create table moves (table_id varchar(20), ply integer, seat integer, action varchar(200), "
    "primary key (table_id, ply))"
)

BareRequest = Request[None, None, State]
BareSocket = WebSocket[None, None, State]


class Storage(Protocol):
    """Keeps moves."""

    async def open(self) -> None:
        """Begin."""

    async def add(self, table: str, ply: int, seat: int, action: str) -> None:
        """Store a move; when this returns, it is on disk."""

    async def close(self) -> None:
        """End."""


class SqliteStorage:
    """An SQLite file, written by one thread."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1)
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open the file in the thread that will write to it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._open)

    async def add(self, table: str, ply: int, seat: int, action: str) -> None:
        """One statement, which is a transaction by itself."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._add, (table, ply, seat, action))

    async def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    def _open(self) -> None:
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        self._connection.execute("pragma journal_mode = wal")
        self._connection.execute("pragma synchronous = full")
        self._connection.execute(CREATE.replace("table moves", "table if not exists moves"))

    def _add(self, move: tuple[str, int, int, str]) -> None:
        assert self._connection is not None
        self._connection.execute("insert into moves values (?, ?, ?, ?)", move)


class PostgresStorage:
    """A PostgreSQL database with a few connections."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._free: asyncio.LifoQueue[psycopg.AsyncConnection[tuple[object, ...]]] = asyncio.LifoQueue()

    async def open(self) -> None:
        """Open all connections."""
        for _ in range(CONNECTIONS):
            self._free.put_nowait(await psycopg.AsyncConnection.connect(self._address, autocommit=True))
        connection = await self._free.get()
        await connection.execute(CREATE.replace("table moves", "table if not exists moves"))
        self._free.put_nowait(connection)

    async def add(self, table: str, ply: int, seat: int, action: str) -> None:
        """One statement, which is a transaction by itself."""
        connection = await self._free.get()
        try:
            await connection.execute("insert into moves values (%s, %s, %s, %s)", (table, ply, seat, action))
        finally:
            self._free.put_nowait(connection)

    async def close(self) -> None:
        """Close all connections."""
        while not self._free.empty():
            await self._free.get_nowait().close()


# What crosses the wire -----------------------------------------------------------------------------------


class BareTable(msgspec.Struct):
    """A table, as much of it as players look at."""

    id: str
    status: str
    ply: int
    epoch: int
    actors: list[int]
    invite: str | None


class BareUpdate(msgspec.Struct, tag_field="type", tag="update"):
    """What a player gets after each move."""

    epoch: int
    legal: list[str]
    you: int | None
    table: BareTable


class BareMove(msgspec.Struct):
    """A move."""

    ply: int
    epoch: int
    action: str


class BareAccepted(msgspec.Struct):
    """The acknowledgement of a move."""

    ply: int
    epoch: int


class BareStep(msgspec.Struct):
    """A line of the log."""

    ply: int
    seat: int


class BareMe(msgspec.Struct):
    """The asker."""

    name: str = ""


class BareNewTable(msgspec.Struct):
    """A table to be opened."""

    seats: list[dict[str, str]]


PONG = b'{"type":"pong"}'


class Room:
    """One table with its people."""

    def __init__(self, table: str, seats: int) -> None:
        self.id = table
        self.seats = seats
        self.people: list[str] = []
        self.log: list[int] = []
        self.sockets: dict[BareSocket, str] = {}

    def table(self) -> BareTable:
        """The table."""
        ply = len(self.log)
        return BareTable(self.id, "running", ply, 0, [ply % self.seats], "")

    def message(self, person: str) -> bytes:
        """The position for one person."""
        seat = self.people.index(person) if person in self.people else None
        table = self.table()
        return msgspec.json.encode(BareUpdate(0, CHOICES if seat in table.actors else [], seat, table))


class Bare:
    """All tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.rooms: dict[str, Room] = {}

    @asynccontextmanager
    async def lifespan(self, _app: Litestar) -> AsyncIterator[None]:
        """Open and close the storage."""
        await self.storage.open()
        yield
        await self.storage.close()

    def room(self, table: str) -> Room:
        """A table; one that was there before the server was started again is made anew."""
        return self.rooms.setdefault(table, Room(table, 2))


def create_app(storage: Storage) -> Litestar:
    """The application."""
    bare = Bare(storage)

    @get("/api/me")
    async def me(request: BareRequest) -> Response[BareMe]:
        if request.cookies.get(COOKIE):
            return Response(BareMe())
        return Response(BareMe(), cookies=[Cookie(key=COOKIE, value=secrets.token_urlsafe(16))])

    @get("/api/tables")
    async def list_tables() -> list[BareTable]:
        return [room.table() for room in list(bare.rooms.values())[-50:]]

    @post("/api/tables")
    async def open_table(request: BareRequest, data: JSONBody[BareNewTable]) -> BareTable:
        room = bare.room(secrets.token_hex(6))
        room.seats = len(data.seats)
        room.people.append(request.cookies[COOKIE])
        return room.table()

    @post("/api/tables/{table_id:str}/join", status_code=200)
    async def join(request: BareRequest, table_id: FromPath[str]) -> BareTable:
        room = bare.room(table_id)
        room.people.append(request.cookies[COOKIE])
        return room.table()

    @post("/api/tables/{table_id:str}/start", status_code=200)
    async def start(table_id: FromPath[str]) -> BareTable:
        return bare.room(table_id).table()

    @get("/api/tables/{table_id:str}/log")
    async def log(table_id: FromPath[str]) -> list[BareStep]:
        return [BareStep(ply, seat) for ply, seat in enumerate(bare.room(table_id).log, 1)]

    @post("/api/tables/{table_id:str}/moves", status_code=200)
    async def move(request: BareRequest, table_id: FromPath[str], data: JSONBody[BareMove]) -> BareAccepted:
        room = bare.room(table_id)
        seat = room.people.index(request.cookies[COOKIE])
        await bare.storage.add(table_id, data.ply, seat, data.action)
        room.log.append(seat)
        for socket, person in list(room.sockets.items()):
            try:
                await socket.send_text(room.message(person))
            except (WebSocketDisconnect, OSError):
                room.sockets.pop(socket, None)
        return BareAccepted(data.ply + 1, 0)

    @websocket("/api/tables/{table_id:str}/live")
    async def live(socket: BareSocket, table_id: FromPath[str]) -> None:
        await socket.accept()
        room = bare.room(table_id)
        person = socket.cookies.get(COOKIE, "")
        try:
            await socket.send_text(room.message(person))
            room.sockets[socket] = person
            async for _ in socket.iter_data("text"):
                await socket.send_text(PONG)
        except (WebSocketDisconnect, OSError):
            pass
        finally:
            room.sockets.pop(socket, None)

    return Litestar(
        route_handlers=[me, list_tables, open_table, join, start, log, move, live],
        lifespan=[bare.lifespan],
        openapi_config=None,
        logging_config=None,
    )


def storage_at(address: str) -> Storage:
    """Where moves are kept."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return SqliteStorage(url.database or "")
    return PostgresStorage(url.set(drivername="postgresql").render_as_string(hide_password=False))


def main() -> None:
    """Serve until told to stop."""
    parser = argparse.ArgumentParser(description="the bare server of pentapolis bench server")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    args = parser.parse_args()
    app = create_app(storage_at(args.database))
    # As the real server is run, so that both are served by the same loop and the same parser.
    uvicorn.run(
        app,
        port=args.port,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
        server_header=False,
    )


if __name__ == "__main__":
    main()
