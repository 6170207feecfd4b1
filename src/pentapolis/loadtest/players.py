"""People who play over the network, each with a cookie, a WebSocket and a journal.

    async with Player(url) as anna, Player(url) as bo:
        table = await anna.open_table("palatinus")
        await bo.take_seat(table)
        await anna.start(table)
        for player in (anna, bo):
            await player.watch(table)
        await asyncio.gather(anna.play(20), bo.play(20))      # until 20 moves were made, or the game is over
        assert not await anna.missing(anna.journal)           # every acknowledged move is in the log

`crowds.Crowd` brings many of them to many tables. A player told to be `lasting` survives errors: a WebSocket
that ends is made again, and a move that nobody acknowledged is noted as unsure and tried again once the table
has been seen. Others give up with the error (`ConnectionLost`, `Refused`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from types import TracebackType
from typing import TypeVar

import msgspec

from pentapolis.loadtest.journals import Entry, Journal
from pentapolis.loadtest.seeing import Accepted, LoggedStep, Message, Seen, SeenTable, read_message
from pentapolis.loadtest.wire import Answer, ConnectionLost, HttpConnection, LiveSocket, Place, Refused

T = TypeVar("T")

PING = b'{"type":"ping"}'

STALE = 409
"""The status of an answer that comes too late: somebody else moved meanwhile."""

AWAY = 500
"""From this status on the server is to blame: a lasting player tries again."""

Pause = Callable[[], Awaitable[None]]
"""Waits before a move."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How a player behaves."""

    lasting: bool = False
    """Survive errors and reconnect."""

    patience: float = 30.0
    """Seconds to wait for an answer."""

    rest: float = 0.5
    """Seconds before something is tried again; twice as many each time, up to `longest_rest`."""

    longest_rest: float = 5.0

    ping: float | None = None
    """Seconds between pings, as the page sends them; without, there are none."""

    pong: float = 8.0
    """Seconds to wait for an answer to a ping before the connection is given up."""


CALM = Manners()
LASTING = Manners(lasting=True)


class Player:
    """A person: seated, or a spectator."""

    def __init__(
        self, url: str, *, manners: Manners = CALM, source: str | None = None, seed: int | None = None
    ) -> None:
        self.url = url
        """Where the server is; may change when it was started again elsewhere."""

        self.manners = manners
        self.cookie = ""
        self.journal = Journal()
        self.seen = Seen()
        self.table: str = ""
        self.heard = 0
        """How many messages came over the WebSocket."""

        self._source = source
        self._random = Random(seed)
        self._http: HttpConnection | None = None
        self._socket: LiveSocket | None = None
        self._news = asyncio.Event()
        self._answered: tuple[int, int] | None = None
        self._acknowledged = 0
        self._pong = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._left = False

    async def __aenter__(self) -> Player:
        """Come to the server, and get a cookie."""
        await self.ask("GET", "/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave."""
        await self.leave()

    # Requests

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """One request; `Refused` if the answer is an error."""
        if self._http is None or not self._http.usable:
            if self._http is not None:
                self._http.close()
            place = Place.of(self.url)
            self._http = await HttpConnection.to(place, self._source, self.manners.patience)
        headers = {"Accept": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        content = b""
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        answer = await self._http.ask(method, path, headers, content, self.manners.patience)
        if (cookie := answer.headers.get("set-cookie")) is not None:
            self.cookie = cookie.partition(";")[0]
        if answer.status >= 400:
            raise Refused(f"{method} {path}", answer)
        return answer

    async def get(self, path: str, kind: type[T]) -> T:
        """Ask for something."""
        return msgspec.json.decode((await self.ask("GET", path)).body, type=kind)

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        """Do something."""
        return msgspec.json.decode((await self.ask("POST", path, body)).body, type=kind)

    # Tables

    async def open_table(self, game: str, *, seats: int = 2, public: bool = True) -> SeenTable:
        """Open a table and sit down at it; the other seats are open."""
        kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
        return await self.post("/api/tables", {"game": game, "seats": kinds, "public": public}, SeenTable)

    async def take_seat(self, table: SeenTable) -> SeenTable:
        """Sit down at somebody else's table."""
        return await self.post(f"/api/tables/{table.id}/join", {"invite": table.invite}, SeenTable)

    async def start(self, table: SeenTable) -> SeenTable:
        """Start the game of one's own table."""
        return await self.post(f"/api/tables/{table.id}/start", None, SeenTable)

    async def log(self, table: str) -> list[LoggedStep]:
        """All moves of a table, as the server has them."""
        steps = await self.get(f"/api/tables/{table}/log", list[LoggedStep])
        return [step for step in steps if step.seat is not None]

    async def missing(self, journal: Journal) -> list[Entry]:
        """The acknowledged moves that are not, or not exactly once, in the log of their table."""
        found: list[Entry] = []
        for table in dict.fromkeys(entry.table for entry in journal.acknowledged):
            steps = [(step.ply, step.seat) for step in await self.log(table)]
            found += [
                entry
                for entry in journal.acknowledged
                if entry.table == table and steps.count((entry.ply or 0, entry.seat)) != 1
            ]
        return found

    # The WebSocket

    async def watch(self, table: SeenTable | str) -> None:
        """Connect to the live updates of a table; what comes is in `seen`."""
        self.table = table if isinstance(table, str) else table.id
        try:
            await self._connect()
        except (ConnectionLost, Refused):
            if not self.manners.lasting:
                raise
            await self._reconnect()
        if self.manners.ping is not None:
            self._do(self._ping(self.manners.ping))

    async def look_away(self) -> None:
        """Close the WebSocket and forget the game, as when the page is closed; the cookie stays."""
        await self._stop_tasks()
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.close()
        self.seen = Seen()

    async def until(self, condition: Callable[[Seen], bool]) -> Seen:
        """Wait until what is seen fulfils a condition."""
        while not condition(self.seen):
            if self._socket is None and not self.manners.lasting:
                raise ConnectionLost(f"the live updates of table {self.table} have ended")
            self._news.clear()
            await self._news.wait()
        return self.seen

    async def reached(self, ply: int) -> Seen:
        """Wait until so many moves of the game are seen."""
        return await self.until(lambda seen: seen.ply >= ply)

    def stop_reading(self) -> None:
        """Take nothing more from the WebSocket, but keep it open."""
        if self._socket is not None:
            self._socket.stop_reading()

    def go_on_reading(self) -> None:
        """Take what has come meanwhile."""
        if self._socket is not None:
            self._socket.go_on_reading()

    @property
    def connected(self) -> bool:
        """Is there a WebSocket?"""
        return self._socket is not None

    async def leave(self) -> None:
        """Close all connections."""
        self._left = True
        await self._stop_tasks()
        if self._socket is not None:
            self._socket.close()
        if self._http is not None:
            self._http.close()

    # Playing

    async def play(self, moves: int | None = None, *, pause: Pause | None = None) -> None:
        """Make random moves until the table has seen so many (or the game is over); `pause` precedes each."""

        def over(seen: Seen) -> bool:
            return seen.status == "finished" or (moves is not None and seen.ply >= moves)

        while not over(await self.until(lambda seen: over(seen) or self._may_move(seen))):
            if pause is not None:
                await pause()
            seen = self.seen
            if over(seen):
                return
            if self._may_move(seen):
                await self._try(seen, self._random.choice(seen.legal))

    async def move(self, seen: Seen, action: str) -> Entry:
        """Play an action, and note it when the server has acknowledged it."""
        body = {"ply": seen.ply, "epoch": seen.epoch, "action": action}
        at = time.time()
        start = time.perf_counter()
        try:
            answer = await self.ask("POST", f"/api/tables/{self.table}/moves", body)
        except ConnectionLost:
            unsure = self._entry(seen, None, action, at, time.perf_counter() - start)
            self.journal.unsure.append(unsure)
            raise
        seconds = time.perf_counter() - start
        accepted = msgspec.json.decode(answer.body, type=Accepted)
        entry = self._entry(seen, accepted.ply, action, at, seconds)
        self.journal.acknowledged.append(entry)
        self._acknowledged = accepted.ply
        return entry

    def _entry(self, seen: Seen, ply: int | None, action: str, at: float, seconds: float) -> Entry:
        return Entry(self.table, seen.epoch, ply, seen.you, action, at, seconds)

    def _may_move(self, seen: Seen) -> bool:
        """Is there something to choose that was not answered yet?"""
        fresh = (seen.epoch, seen.ply) != self._answered and seen.ply >= self._acknowledged
        return bool(seen.legal) and fresh

    async def _try(self, seen: Seen, action: str) -> None:
        """Move; a lasting player goes on after whatever happened."""
        self._answered = seen.epoch, seen.ply
        try:
            await self.move(seen, action)
        except Refused as refused:
            if refused.status == STALE:
                self.journal.stale += 1  # an update tells what to do now
                return
            self.journal.refused.append(str(refused))
            if not self.manners.lasting or refused.status < AWAY:
                raise
            await self._recover(refused.retry_after or self.manners.rest)
        except ConnectionLost:
            if not self.manners.lasting:
                raise
            await self._recover(self.manners.rest)

    async def _recover(self, seconds: float) -> None:
        """Wait, and look where the game is: the move may have been made or not."""
        while True:
            await asyncio.sleep(seconds)
            try:
                position = await self.ask("GET", f"/api/tables/{self.table}/position")
            except (Refused, ConnectionLost):
                seconds = min(2 * seconds, self.manners.longest_rest)
                continue
            found = read_message(b'{"type":"update",' + position.body[1:])
            self._answered = None
            self._see(found)
            return

    # Inside

    async def _connect(self) -> None:
        seen = self.seen
        known = f"?epoch={seen.epoch}&ply={seen.ply}" if seen.ply >= 0 else ""
        socket = LiveSocket(self._hear, lambda code: self._ended(socket, code))
        headers = {"Cookie": self.cookie} if self.cookie else {}
        path = f"/api/tables/{self.table}/live{known}"
        await socket.open(Place.of(self.url), path, headers, self._source, self.manners.patience)
        self._socket = socket

    def _hear(self, message: bytes) -> None:
        self.heard += 1
        heard = read_message(message)
        if heard.type == "pong":
            self._pong.set()
        else:
            self._see(heard)

    def _see(self, message: Message) -> None:
        table = message.table
        if table is None:
            return
        if message.type == "update":
            if (message.epoch, table.ply) >= (self.seen.epoch, self.seen.ply):
                self.seen = Seen(table.status, message.epoch, table.ply, message.you, message.legal)
        elif table.status == "open":
            self.seen = Seen("open")
        self._news.set()

    def _ended(self, socket: LiveSocket, code: int) -> None:
        """The WebSocket ended; codes from 4000 on mean that it is of no use to come back."""
        if self._socket is not socket:
            return
        self._socket = None
        self.journal.ended.append(code)
        self._news.set()
        self._pong.set()
        if self.manners.lasting and not self._left and code < 4000:
            self._do(self._reconnect())

    async def _reconnect(self) -> None:
        rest = self.manners.rest
        while self._socket is None:
            await asyncio.sleep(rest * (0.5 + self._random.random()))
            rest = min(2 * rest, self.manners.longest_rest)
            self.journal.reconnects += 1
            with suppress(ConnectionLost, Refused):
                await self._connect()

    async def _ping(self, seconds: float) -> None:
        """Ping as the page does, and give a connection up whose server does not answer."""
        while True:
            await asyncio.sleep(seconds)
            socket = self._socket
            if socket is None:
                continue
            self._pong.clear()
            socket.say(PING)
            try:
                async with asyncio.timeout(self.manners.pong):
                    await self._pong.wait()
            except TimeoutError:
                if self._pong.is_set():  # it was there, but we were too busy to look
                    continue
                self.journal.unanswered_pings += 1
                socket.close()

    async def _stop_tasks(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
