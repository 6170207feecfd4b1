"""Rooms: the tables that this process has in memory, each with its record, its history and its visitors.

A room is read from the database once and then follows the changes of its table: those of this process are put
into it, and of those of others a notice tells. However many people look at a table, one question to the
database answers all of them, and a move that is made in this process needs none.

What keeps it right: every change raises the version of its table, and only a change that was decided on the
present version is stored. So a room may be out of date, for as long as a notice takes, but nothing that was
decided on old news is ever kept.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from pentapolis.kernel.errors import PentapolisError
from pentapolis.server import access
from pentapolis.server.histories import History
from pentapolis.server.problems import ProblemError
from pentapolis.server.render import Place
from pentapolis.server.scenes import Scene
from pentapolis.server.sharing import Shared
from pentapolis.server.storage import chat, moves, tables
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.types.base import encode
from pentapolis.server.types.live import LiveChat

REBUILDING = 2
"""So many histories are played again at the same time; more would only get into each other's way."""


class Rooms:
    """All rooms of this process. Those in use stay; of the others, the least recently used ones go first."""

    def __init__(self, store: Store, idle: int) -> None:
        self._store = store
        self._idle_limit = idle
        self._rooms: dict[str, Room] = {}
        self._idle: OrderedDict[str, Room] = OrderedDict()
        self._rebuilding = asyncio.Semaphore(REBUILDING)
        self._deaf = False

    def __len__(self) -> int:
        return len(self._rooms)

    @contextmanager
    def entered(self, table_id: str) -> Iterator[Room]:
        """The room of a table, which stays as long as this lasts."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self._store, self._rebuilding)
            room.deaf = self._deaf
        self._idle.pop(table_id, None)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            if not room.users:
                self._rest(room)

    def found(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    def here(self, table_id: str) -> Counter[str]:
        """The people who are connected to a table through this process."""
        room = self._rooms.get(table_id)
        return Counter() if room is None else room.people

    def doubt_all(self) -> None:
        """Anything may have changed: look at everything again before it is used."""
        for room in self._rooms.values():
            room.doubt()

    def listen(self, *, works: bool) -> None:
        """Can notices of other processes be heard? Otherwise nothing in memory can be relied on."""
        self._deaf = not works
        for room in self._rooms.values():
            room.deaf = self._deaf
        if works:
            self.doubt_all()

    async def check(self) -> None:
        """Look for changes that no notice told of: one question for all rooms."""
        known = [room for room in self._rooms.values() if room.version is not None]
        present = await self._store.read(tables.versions, [room.id for room in known])
        for room in known:
            room.heard(present.get(room.id))

    def _rest(self, room: Room) -> None:
        """A room that nobody uses is kept for a while, unless there was never a table in it."""
        if room.version is None:
            del self._rooms[room.id]
            return
        self._idle[room.id] = room
        while len(self._idle) > self._idle_limit:
            gone, _ = self._idle.popitem(last=False)
            del self._rooms[gone]


class Room:
    """One table in memory."""

    def __init__(self, table_id: str, store: Store, rebuilding: asyncio.Semaphore) -> None:
        self.id = table_id
        self.users = 0
        self.deaf = False
        self.lock = asyncio.Lock()
        """All changes of a table in this process pass it, so that they do not try in vain."""
        self.people: Counter[str] = Counter()
        """Who looks at it through this process, and in how many windows."""
        self.line = 0
        """The number of the last chat line."""
        self._store = store
        self._rebuilding = rebuilding
        self._record: TableRecord | None = None
        self._history: History | None = None
        self._newest = 0
        self._doubts = 1
        self._settled = 0
        self._reading = Shared(self._read)
        self._reading_lines = Shared(self._read_lines)
        self._catching_up = Shared(self._catch_up)
        self._guests: set[str] = set()
        self._scenes: dict[Place, Scene] = {}
        self._lines: list[tuple[int, str]] = []
        self._lines_told = 0
        self._lines_read = 0
        self._listeners: set[asyncio.Event] = set()

    @property
    def version(self) -> int | None:
        """The version of what is in memory; None if nothing is."""
        return None if self._record is None else self._record.version

    # Following changes ----------------------------------------------------------------------------------

    def put(self, record: TableRecord, history: History | None = None) -> None:
        """The table as a change has just left it, with its history if that is known, too."""
        if self._record is not None and record.version < self._record.version:
            return
        self._record = record
        if history is not None:
            self._history = history
        self._renew()

    def heard(self, version: int | None) -> None:
        """The table has this version now; None if it is gone."""
        if version is None:
            self.doubt()
        elif version > max(self._newest, self.version or 0):
            self._newest = version
            self._wake()

    def missed(self, version: int) -> bool:
        """This process has brought the table to a version: is that news, because it had given up waiting?

        Whoever holds the lock may just be about to put it in, or will find out.
        """
        if self.lock.locked() or self.version is None or version <= max(self._newest, self.version):
            return False
        self.heard(version)
        return True

    def doubt(self) -> None:
        """The table may have changed."""
        self._doubts += 1
        self._wake()

    def lines_said(self) -> None:
        """Somebody said something."""
        self._lines_told += 1
        self._wake()

    @contextmanager
    def listening(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever there may be something new to see."""
        changed = asyncio.Event()
        self._listeners.add(changed)
        try:
            yield changed
        finally:
            self._listeners.discard(changed)

    def arrive(self, person: str) -> bool:
        """Somebody looks at the table now; says whether they did not do so already."""
        self.people[person] += 1
        return self._presence_changed(person) if self.people[person] == 1 else False

    def depart(self, person: str) -> bool:
        """A window is closed; says whether it was their last."""
        self.people[person] -= 1
        if self.people[person]:
            return False
        del self.people[person]
        return self._presence_changed(person)

    def _presence_changed(self, person: str) -> bool:
        if self._record is not None and self._record.seat_of(person) is not None:
            self._renew()  # of spectators nothing is shown
        return True

    def _renew(self) -> None:
        self._scenes.clear()
        self._wake()

    def _wake(self) -> None:
        for changed in self._listeners:
            changed.set()

    # Looking --------------------------------------------------------------------------------------------

    async def record(self) -> TableRecord:
        """The table as it is now; `problem-unknown-table` if there is none."""
        if self.deaf:
            self._doubts += 1
        while not self._is_fresh():
            await self._reading()
        return access.known(self._record)

    async def is_behind(self) -> bool:
        """Ask the database: has another process changed the table, and its notice is not here yet?

        For questions and refusals, whose askers may know more than this process. Nobody needs it for what
        is shown live, nor for what is stored: the gate sees to that.
        """
        if self._store.is_sqlite or not self._is_fresh():
            return False
        before = self._newest
        self.heard((await self._store.read(tables.versions, [self.id])).get(self.id))
        return not self._is_fresh() or self._newest != before

    async def present(self) -> tuple[TableRecord, History]:
        """The table and its game, both of the same moment; `problem-not-running` before the game."""
        while True:
            record = await self.record()
            if record.status == "open":
                raise ProblemError("problem-not-running")
            history = self._history
            if history is not None and (history.epoch, history.ply) == (record.epoch, record.ply):
                return record, history
            await self._catching_up()

    async def admit(self, person: str, invite: str | None = None) -> TableRecord:
        """The table, for somebody who may look at it; whoever comes with an invite needs none from now on."""
        record = await self.record()
        if access.is_open_to(record, person) or person in self._guests:
            return record
        if access.is_open_to(record, person, invite):
            await self._store.write(tables.add_guest, self.id, person)
        elif not await self._store.read(tables.is_guest, self.id, person):
            raise ProblemError("problem-private-table")
        self._guests.add(person)
        return record

    async def look(self, person: str) -> Scene:
        """What a person sees who was admitted, or who was and still may."""
        record = await self.admit(person)
        history = None
        if record.status != "open":
            record, history = await self.present()
        place = Place.of(record, person)
        scene = self._scenes.get(place)
        if scene is None:
            scene = self._scenes[place] = Scene(record, history, place, self.people)
        return scene

    async def lines_after(self, number: int) -> list[tuple[int, str]]:
        """What was said after the line with this number, as live messages, each with its number."""
        while self._lines_read < self._lines_told:
            await self._reading_lines()
        return [] if number >= self.line else [said for said in self._lines if said[0] > number]

    def _is_fresh(self) -> bool:
        return self._settled == self._doubts and (self.version or 0) >= self._newest

    async def _read(self) -> None:
        """One question for everybody who waits for the answer."""
        doubts, newest = self._doubts, self._newest
        record, line = await self._store.read(_table_and_line, self.id)
        self._settled = doubts
        if newest == self._newest:
            self._newest = 0 if record is None else record.version
        if self._record is None:
            self.line = max(self.line, line)
        if record != self._record and not self._is_older(record):
            self._record = record
            self._renew()

    async def _read_lines(self) -> None:
        told = self._lines_told
        for number, line in await self._store.read(chat.said, self.id, self.line):
            self._lines.append((number, encode(LiveChat(line)).decode()))
            self.line = number
        self._lines_read = told
        del self._lines[: -chat.LINES]

    def _is_older(self, record: TableRecord | None) -> bool:
        """Has a change of this process been put in while the table was being read?"""
        return record is not None and self._record is not None and record.version < self._record.version

    async def _catch_up(self) -> None:
        """Bring the history to where the record is: by what was played since, or from the start."""
        record = access.known(self._record)
        kept = self._history
        if kept is None or kept.epoch != record.epoch or kept.ply > record.ply:
            # In a thread, because former rules may have to be imported first.
            kept = await asyncio.to_thread(History.start, record)
        further = await self._store.read(moves.logged, self.id, kept.ply, record.ply)
        try:
            async with self._rebuilding:
                caught_up = await asyncio.to_thread(kept.extended, further)
        except PentapolisError as error:
            raise RuntimeError(f"table {self.id}: its log cannot be played again") from error
        if caught_up.ply != record.ply:
            self.doubt()  # an undo took moves away between the two questions
        elif self._record is record or self._history is None:
            self._history = caught_up


def _table_and_line(connection: Connection, table_id: str) -> tuple[TableRecord | None, int]:
    record = tables.load(connection, table_id)
    return record, 0 if record is None else chat.last(connection, table_id)
