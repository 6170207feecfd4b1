"""Rooms and what belongs to them: one read for everybody, the writing thread, the line of arrivals."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from pentapolis.server import lobby
from pentapolis.server.admission import Line
from pentapolis.server.logs import request_id
from pentapolis.server.problems import ProblemError
from pentapolis.server.render import Place
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import persons, tables
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.storage.writer import Writer
from pentapolis.server.types.tables import JoinRequest, NewTable, SeatRequest
from tests.server.house import run


def open_table(store: Store) -> TableRecord:
    """A table with one free seat."""
    seats = [SeatRequest("me"), SeatRequest("open")]
    return store.write_now(lobby.open_table, "anna", NewTable("palatinus", seats, public=True))


@contextmanager
def counted_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Which tables were read from the database."""
    read: list[str] = []
    load = tables.load

    def load_and_count(connection: Connection, table_id: str) -> TableRecord | None:
        read.append(table_id)
        return load(connection, table_id)

    monkeypatch.setattr(tables, "load", load_and_count)
    yield read


# Rooms ------------------------------------------------------------------------------------------------------


def test_everybody_who_waits_for_a_table_gets_the_answer_of_one_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(store)

    async def scenario() -> None:
        with counted_reads(monkeypatch) as read, Rooms(store, 10).entered(table.id) as room:
            found = await asyncio.gather(*(room.record() for _ in range(50)))
            assert found == [table] * 50
            assert read == [table.id]
            room.heard(table.version)  # nothing new
            await room.record()
            assert read == [table.id]
            room.doubt()
            await asyncio.gather(*(room.look(f"person {number}") for number in range(50)))
            assert read == [table.id] * 2

    run(scenario)


def test_a_change_that_comes_while_a_table_is_read_is_not_missed(store: Store) -> None:
    table = open_table(store)

    async def scenario() -> None:
        with Rooms(store, 10).entered(table.id) as room:
            reading = asyncio.create_task(room.record())
            await asyncio.sleep(0)  # it has asked by now
            joined = await store.write(lobby.join, "bo", table.id, JoinRequest())
            room.heard(joined.version)
            await reading
            assert await room.record() == joined

    run(scenario)


def test_what_was_put_in_is_not_replaced_by_what_was_read_before(store: Store) -> None:
    table = open_table(store)

    async def scenario() -> None:
        with Rooms(store, 10).entered(table.id) as room:
            await room.record()
            joined = await store.write(lobby.join, "bo", table.id, JoinRequest())
            room.put(joined)
            room.put(table)  # late news
            assert await room.record() == joined

    run(scenario)


def test_a_missed_notice_is_made_up_for_by_the_next_check(store: Store) -> None:
    table = open_table(store)

    async def scenario() -> None:
        kept = Rooms(store, 10)
        with kept.entered(table.id) as room, room.listening() as changed:
            await room.record()
            changed.clear()
            await kept.check()
            assert not changed.is_set()
            await store.write(persons.rename, "anna", "Anna")
            assert (await room.record()).seats[0].name == ""
            await kept.check()
            assert changed.is_set()
            assert (await room.record()).seats[0].name == "Anna"
            await store.write(tables.remove, table.id)
            await kept.check()
            with pytest.raises(ProblemError, match="There is no such table"):
                await room.record()

    run(scenario)


def test_while_notices_cannot_be_heard_nothing_in_memory_is_relied_on(store: Store) -> None:
    table = open_table(store)

    async def scenario() -> None:
        kept = Rooms(store, 10)
        with kept.entered(table.id) as room:
            await room.record()
            kept.listen(works=False)
            joined = await store.write(lobby.join, "bo", table.id, JoinRequest())
            assert await room.record() == joined
            renamed = await store.write(persons.rename, "bo", "Bo")
            assert renamed == [table.id]
            assert (await room.record()).seats[1].name == "Bo"
            kept.listen(works=True)

    run(scenario)


def test_rooms_in_use_stay_and_others_go_when_there_are_too_many(store: Store) -> None:
    records = [open_table(store) for _ in range(4)]

    async def scenario() -> None:
        kept = Rooms(store, idle=1)
        with kept.entered(records[0].id) as first:
            await first.record()
            for record in records[1:]:
                with kept.entered(record.id) as room:
                    await room.record()
            assert [kept.found(record.id) is not None for record in records] == [True, False, False, True]
            assert kept.found(records[0].id) is first
        with kept.entered("no-such-table") as room, pytest.raises(ProblemError):
            await room.record()
        assert kept.found("no-such-table") is None
        assert len(kept) == 1

    run(scenario)


def test_who_has_the_same_place_sees_the_same_scene(store: Store) -> None:
    table = open_table(store)

    async def scenario() -> None:
        with Rooms(store, 10).entered(table.id) as room:
            owner, one, other = [await room.look(person) for person in ("anna", "cleo", "dora")]
            assert (owner.place, one.place) == (Place(0, owner=True), Place(None, owner=False))
            assert one is other
            assert not owner.table.seats[0].online
            room.arrive("dora")
            assert await room.look("cleo") is one  # nothing is shown of spectators
            room.arrive("anna")
            assert (await room.look("cleo")).table.seats[0].online

    run(scenario)


# The writing thread -----------------------------------------------------------------------------------------


@asynccontextmanager
async def numbers(path: Path) -> AsyncIterator[tuple[Writer, Callable[[], list[int]]]]:
    """A thread that writes numbers to a file, and what is on disk."""
    with sqlite3.connect(path) as made:
        made.execute("create table numbers (number integer primary key)")
    made.close()
    writer = Writer(lambda: sqlite3.connect(path, isolation_level=None, timeout=0.1))

    def on_disk() -> list[int]:
        with sqlite3.connect(path) as reader:
            found = [number for (number,) in reader.execute("select number from numbers order by number")]
        reader.close()
        return found

    try:
        yield writer, on_disk
    finally:
        await asyncio.to_thread(writer.stop)


def write(number: int) -> Callable[[sqlite3.Connection], int]:
    """Write a number, once."""

    def work(connection: sqlite3.Connection) -> int:
        connection.execute("insert into numbers values (?)", (number,))
        return number

    return work


def test_jobs_that_wait_share_a_transaction_and_one_that_fails_undoes_only_itself(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with numbers(tmp_path / "numbers") as (writer, on_disk):
            await writer.run_together(write(7))
            answers = await asyncio.gather(
                *(writer.run_together(write(number)) for number in (1, 2, 7, 3)), return_exceptions=True
            )
            assert [answer for answer in answers if isinstance(answer, int)] == [1, 2, 3]
            assert isinstance(answers[2], sqlite3.IntegrityError)
            assert on_disk() == [1, 2, 3, 7]

    run(scenario)


def test_what_is_logged_in_the_writer_belongs_to_the_request(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with numbers(tmp_path / "numbers") as (writer, _):

            async def handled(request: str) -> str | None:
                request_id.set(request)
                return await writer.run_together(lambda _: request_id.get())

            assert list(await asyncio.gather(handled("one"), handled("two"))) == ["one", "two"]

    run(scenario)


def test_who_waits_behind_a_locked_file_is_told_with_the_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with numbers(tmp_path / "numbers") as (writer, on_disk):
            other = sqlite3.connect(tmp_path / "numbers", isolation_level=None)
            other.execute("begin immediate")
            answers = await asyncio.gather(
                *(writer.run_together(write(number)) for number in range(200)), return_exceptions=True
            )
            assert all(isinstance(answer, StorageAway) for answer in answers)
            other.execute("rollback")
            other.close()
            assert await writer.run_together(write(1)) == 1
            assert on_disk() == [1]

    run(scenario)


# Arrivals ---------------------------------------------------------------------------------------------------


def test_arrivals_are_served_a_few_at_a_time_and_in_order() -> None:
    async def scenario() -> None:
        line = Line(served=2)
        done = asyncio.Event()
        came: list[int] = []

        async def come(number: int) -> None:
            async with line.served(ignore):
                came.append(number)
                await done.wait()

        people = [asyncio.create_task(come(number)) for number in range(6)]
        await asyncio.sleep(0)
        assert (came, len(line)) == ([0, 1], 4)
        people[3].cancel()  # the client went
        await asyncio.gather(people[3], return_exceptions=True)
        assert len(line) == 3
        done.set()
        await asyncio.gather(*people, return_exceptions=True)
        assert came == [0, 1, 2, 4, 5]
        async with line.served(ignore), line.served(ignore):
            assert len(line) == 0

    run(scenario)


def test_those_in_line_are_told_their_place() -> None:
    async def scenario() -> None:
        line = Line(served=1, tell_every=0.01)
        told: dict[int, list[int]] = {1: [], 2: []}
        heard = asyncio.Event()

        async def come(number: int) -> None:
            async def tell(place: int) -> None:
                told[number].append(place)
                if all(told.values()):
                    heard.set()

            async with line.served(tell):
                pass

        async with line.served(ignore):
            people = [asyncio.create_task(come(number)) for number in (1, 2)]
            await heard.wait()
        await asyncio.gather(*people)
        assert set(told[1]) == {1}
        assert told[2][0] == 2

    run(scenario)


async def ignore(_place: int) -> None:
    """Somebody who does not care."""
