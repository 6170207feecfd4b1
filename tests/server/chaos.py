"""A town for tests that do harm to it: real servers, real databases, and people and bots who play meanwhile.

The people are lasting ones: they try again and come back, as the page does, and keep a journal of what was
acknowledged. After a fault `Town.require_order` looks at everything that must be as if nothing had happened.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import sqlalchemy

from pentapolis.loadtest import usage
from pentapolis.loadtest.crowds import Crowd, Party
from pentapolis.loadtest.journals import Entry
from pentapolis.loadtest.players import Manners, Player
from pentapolis.loadtest.postgres import PostgresServer
from pentapolis.loadtest.seeing import SeenTable
from pentapolis.loadtest.wire import Refused

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which a test gives up on something that should have happened."""

PEOPLE = Manners(lasting=True, patience=PATIENCE, rest=0.25, longest_rest=1.0, ping=2.0, pong=PATIENCE)
"""How people behave: nobody who is served leaves, and no ping may stay without an answer."""

PACE = 0.1
"""Seconds that people think about a move."""

SERVE = """
import sys
from pentapolis.cli import main

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
"""
"""`pentapolis serve`. Tests may put settings before it that would take too long otherwise."""

AWAY = r" ERROR pentapolis\.server\.storage\.outages (\[\w+\] )?the storage is away: "
BACK = r" WARNING pentapolis\.server\.storage\.outages (\[\w+\] )?the storage is back after "
THINKING = r" WARNING pentapolis\.server\.thoughts\.shared bots (cannot think|think again)"
DEAF = r" ERROR pentapolis\.server\.notices notices are not heard, trying again: "
HEARING = r" WARNING pentapolis\.server\.notices notices are heard again$"
POOL = r" WARNING psycopg\.pool "
OUTAGE = (AWAY, BACK, DEAF, HEARING, POOL, THINKING)
"""What the log may say of an outage; only its story has a traceback."""

LEAKED = r"resource_tracker: There appear to be |^  warnings\.warn\("
"""Python's own words when somebody is killed who shared something with other processes."""

BOT_FAILED = r" WARNING pentapolis\.server\.bot_driver .*: bot failed, playing a random move: "


def done(work: Coroutine[None, None, T]) -> T:
    """Do something that must not take for ever."""

    async def limited() -> T:
        async with asyncio.timeout(2.5 * PATIENCE):
            return await work

    return asyncio.run(limited())


async def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something that must happen."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"still not: {what}"
        await asyncio.sleep(0.05)


# Servers ----------------------------------------------------------------------------------------------------


class Server:
    """`pentapolis serve` in a process of its own; everything that it says is kept."""

    def __init__(self, database: str, settings: str = "") -> None:
        self.database = database
        self.url = ""
        self.said: list[str] = []
        self._program = settings + SERVE
        self._process: subprocess.Popen[str] | None = None
        self._listener: threading.Thread | None = None
        self._ready = threading.Event()

    async def start(self) -> None:
        """Start it, or start it again where it was before, and wait until it can be reached."""
        self._ready.clear()
        self._process = self._begun()
        self._listener = threading.Thread(target=self._listen, args=(self._process,))
        self._listener.start()
        assert await asyncio.to_thread(self._ready.wait, PATIENCE), self.said
        assert self.url, self.said

    def _begun(self) -> subprocess.Popen[str]:
        port = self.url.rpartition(":")[2] or "0"
        arguments = ["--port", port, "--database", self.database, "--bot-workers", "1"]
        return subprocess.Popen(
            [sys.executable, "-c", self._program, *arguments, "--log-level", "warning"],
            stdout=subprocess.PIPE,  # what is written to a pipe needs no disk, also when that is full
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                if line.startswith("Pentapolis is at "):
                    self.url = line.split()[-1]
                    self._ready.set()
                else:
                    self.said.append(line.rstrip("\n"))
        self._ready.set()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        assert self._process.poll() is None, self.said
        return self._process.pid

    async def end(self, how: signal.Signals) -> int:
        """End it, and wait until it and all that it started are gone; the exit code."""
        process, listener = self._process, self._listener
        assert process is not None
        assert listener is not None
        process.send_signal(how)
        code = await asyncio.to_thread(process.wait, PATIENCE)
        # The pipe ends when nobody holds it any more, neither the server nor the bots' processes.
        await asyncio.to_thread(listener.join, PATIENCE)
        assert not listener.is_alive()
        self._process = self._listener = None
        return code

    def kill(self) -> None:
        """End it, if it runs, without waiting for its children."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    @property
    def resident(self) -> int:
        """Its memory in bytes."""
        return usage.resident_bytes(self.pid)

    @property
    def files(self) -> int:
        """The number of files and connections that it has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def thinking(self) -> list[int]:
        """The processes in which its bots think."""
        return [
            pid for pid in usage.descendants(self.pid) if "spawn_main" in command(pid) and usage.is_alive(pid)
        ]

    def require_log(self, *expected: str) -> None:
        """It has said nothing but what was to be expected, and no story but that of an outage, once."""
        odd = [line for line in self.said if not any(re.search(pattern, line) for pattern in expected)]
        assert not odd, "\n".join(odd)
        stories = [line for line in self.said if "Traceback" in line]
        assert len(stories) <= 1, "\n".join(stories)
        assert all(re.search(AWAY, line) for line in stories), "\n".join(stories)


def command(pid: int) -> str:
    """The command line of a process, nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(errors="replace").replace("\0", " ")
    except OSError:
        return ""


@asynccontextmanager
async def serving(database: str, settings: str = "") -> AsyncIterator[Server]:
    """A running server, which is gone afterwards."""
    server = Server(database, settings)
    try:
        await server.start()
        yield server
    finally:
        server.kill()


@contextmanager
def full_disk(pids: Iterable[int], user: int | None = None, group: int | None = None) -> Iterator[None]:
    """Processes whose files cannot grow, nor be written to, as long as this lasts.

    They may be those of another user: whoever seems to be that user needs no further rights for it.
    """
    _limit_files(pids, 0, user, group)
    try:
        yield
    finally:
        _limit_files(pids, resource.RLIM_INFINITY, user, group)


def _limit_files(pids: Iterable[int], size: int, user: int | None, group: int | None) -> None:
    ids = os.getresuid(), os.getresgid()
    try:
        if user is not None and group is not None:
            os.setresgid(group, -1, -1)
            os.setresuid(user, -1, -1)
        for pid in pids:
            if usage.is_alive(pid):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    finally:
        os.setresuid(*ids[0])
        os.setresgid(*ids[1])


def room_for(connections: int) -> int:
    """So many connections, or as many as the system allows, are possible here and in servers from now on."""
    spare = 500
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + spare if most == resource.RLIM_INFINITY else min(connections + spare, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted - spare


# What is stored ---------------------------------------------------------------------------------------------


class StoredMove(msgspec.Struct, frozen=True):
    """A move in the database."""

    ply: int
    seat: int
    action: str


def stored_moves(database: str) -> dict[str, list[StoredMove]]:
    """All moves in a database, by table, in their order."""
    engine = sqlalchemy.create_engine(database)
    question = sqlalchemy.text("select table_id, ply, seat, action from moves order by table_id, ply")
    found: dict[str, list[StoredMove]] = defaultdict(list)
    with engine.connect() as connection:
        for table, ply, seat, action in connection.execute(question):
            found[table].append(StoredMove(ply, seat, action))
    engine.dispose()
    return found


def require_stored(database: str, acknowledged: Sequence[Entry]) -> None:
    """Every acknowledged move is in the log of its table, once and in its place; no log has a gap."""
    stored = stored_moves(database)
    for moves in stored.values():
        assert [move.ply for move in moves] == list(range(len(moves)))
    assert len({(entry.table, entry.ply) for entry in acknowledged}) == len(acknowledged)
    for entry in acknowledged:
        assert entry.ply is not None
        moves = stored[entry.table]
        assert len(moves) >= entry.ply, entry
        move = moves[entry.ply - 1]
        assert (move.seat, move.action) == (entry.seat, entry.action)


# People and bots --------------------------------------------------------------------------------------------


class SeenSeat(msgspec.Struct, frozen=True):
    """The part of a seat that matters here."""

    seat: int
    kind: str
    online: bool


class SeenSeats(msgspec.Struct, frozen=True):
    """The part of a table that matters here."""

    ply: int
    status: str
    seats: list[SeenSeat]


class Town:
    """Several tables on one database: of people, of people with bots, of bots alone with somebody watching.

    With several servers, the people of each table are spread over them.
    """

    def __init__(self, *servers: Server) -> None:
        self.servers = list(servers)
        self.crowd = Crowd(servers[0].url, manners=PEOPLE, seed=int.from_bytes(os.urandom(2)))
        self.parties: list[Party] = []
        self.bots: list[Party] = []
        """Tables of bots alone; the first spectator has opened the table."""
        self.caller = Player(servers[0].url, manners=PEOPLE)
        """Somebody who plays nowhere, and only asks."""
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Town:
        """People come, sit down and begin to play."""
        self.parties += await self.crowd.seat(2, "attika")
        self.parties += await self.crowd.seat(1, "antiquity", seats=3)  # where several decide at once
        self.parties.append(await self._table("me", "easy", "easy"))
        self.bots.append(await self._table("easy", "easy", "easy", "easy"))
        await self.caller.__aenter__()
        for number, person in enumerate(self.crowd.people):
            person.url = self.servers[number % len(self.servers)].url
        await self.crowd.watch([*self.parties, *self.bots], spectators=1)
        self.play()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Everybody goes home."""
        await self.rest()
        await self.caller.leave()
        await self.crowd.__aexit__(None, None, None)

    async def _table(self, *kinds: str) -> Party:
        """A table of one person and bots, or of bots alone, which a person opens."""
        person = await self.crowd.person()
        seats = [{"kind": "me"} if kind == "me" else {"kind": "bot", "level": kind} for kind in kinds]
        body = {"game": "attika", "seats": seats, "public": True, "start": True}
        table = await person.post("/api/tables", body, SeenTable)
        return Party(table, [person], []) if "me" in kinds else Party(table, [], [person])

    async def let_think(self, *levels: str) -> None:
        """Open a table of bots alone, and watch it."""
        party = await self._table(*levels)
        self.bots.append(party)
        await self.crowd.watch([party])

    @property
    def people(self) -> list[Player]:
        """Everybody."""
        return self.crowd.people

    @property
    def acknowledged(self) -> list[Entry]:
        """All moves of people that were acknowledged."""
        return [entry for person in self.people for entry in person.journal.acknowledged]

    def play(self) -> None:
        """Everybody who sits at a table plays on."""
        self._tasks = [asyncio.create_task(self._play(party)) for party in self.parties]

    async def rest(self) -> None:
        """Nobody moves any more; bots do."""
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, BaseException) and not isinstance(ended, asyncio.CancelledError):
                raise ended
        self._tasks = []

    async def _play(self, party: Party) -> None:
        await party.play(pause=lambda: asyncio.sleep(PACE))

    async def moved(self, moves: int) -> None:
        """Wait until people at every table have made so many more moves, and bots as well."""
        stood = {party.table.id: (len(party.acknowledged), _seen(party)) for party in self.tables}

        def has_moved(party: Party) -> bool:
            count, ply = stood[party.table.id]
            if any(person.seen.status == "finished" for person in party.everybody):
                return True
            if party in self.bots:
                return _seen(party) >= ply + min(moves, 3)  # bots think
            with_bots = len(party.players) == 1
            return len(party.acknowledged) >= count + (1 if with_bots else moves)

        for party in self.tables:
            await self._while_playing(partial(has_moved, party), f"moves at {party.table.id}")

    async def _while_playing(self, condition: Callable[[], bool], what: str) -> None:
        def holds() -> bool:
            for task in self._tasks:
                if task.done():
                    task.result()
            return condition()

        await until(holds, what)

    @property
    def tables(self) -> list[Party]:
        """All tables."""
        return [*self.parties, *self.bots]

    # Afterwards

    async def require_order(self, url: str, database: str) -> None:
        """Everything is as if nothing had happened. Nobody moves any more, but bots."""
        await self.moved(3)
        await self.rest()
        require_stored(database, self.acknowledged)
        assert not [line for person in self.people for line in person.journal.refused if " 503: " not in line]
        assert not sum(person.journal.unanswered_pings for person in self.people)
        async with Player(url, manners=PEOPLE) as newcomer:
            await self.require_presence(newcomer)
            await self.parties[0].players[0].look_away()
            await self.require_presence(newcomer)
            await self.require_same_log(newcomer, database)
            await require_service(newcomer)

    async def require_presence(self, asker: Player) -> None:
        """Those are online who have a connection, and nobody else."""
        for party in self.tables:
            there = {person.seen.you for person in party.players if person.connected}
            deadline = time.monotonic() + PATIENCE
            while (online := await _online(asker, party.table.id)) != there:
                assert time.monotonic() < deadline, f"online are {online}, connected {there}"
                await asyncio.sleep(0.1)

    async def require_same_log(self, asker: Player, database: str) -> None:
        """The server shows the log that is stored."""
        for party in self.tables:
            shown = [(step.ply, step.seat) for step in await asker.log(party.table.id)]
            stored = stored_moves(database)[party.table.id]
            assert shown == [(move.ply + 1, move.seat) for move in stored[: len(shown)]]
            assert len(shown) >= max((entry.ply or 0 for entry in party.acknowledged), default=0)


def _seen(party: Party) -> int:
    return max((person.seen.ply for person in party.everybody), default=-1)


async def _online(asker: Player, table: str) -> set[int | None]:
    seen = await asker.get(f"/api/tables/{table}", SeenSeats)
    return {seat.seat for seat in seen.seats if seat.kind == "person" and seat.online}


async def require_service(newcomer: Player) -> None:
    """Somebody new can open a table, and a bot plays with them."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    body = {"game": "palatinus", "seats": seats, "start": True}
    table = await newcomer.post("/api/tables", body, SeenTable)
    await newcomer.watch(table)
    async with asyncio.timeout(PATIENCE):
        await newcomer.play(3)


async def wait_for_outage(person: Player) -> None:
    """Write until the server says that it cannot, and when to come again."""
    deadline = time.monotonic() + PATIENCE
    while (refused := await _refusal(person)) is None:
        assert time.monotonic() < deadline, "the storage did not go away"
        await asyncio.sleep(0.1)
    assert (refused.status, refused.problem, refused.retry_after) == (503, "problem-storage-away", 5)


async def _refusal(person: Player) -> Refused | None:
    try:
        await person.ask("PUT", "/api/me", {"name": "Somebody"})
    except Refused as refused:
        return refused
    return None


def postgres_user(server: PostgresServer) -> tuple[int | None, int | None]:
    """Who runs PostgreSQL, if it is somebody else than we are."""
    return (None, None) if server.user is None else (server.user.pw_uid, server.user.pw_gid)
