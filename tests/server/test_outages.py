"""Times without storage: PostgreSQL is gone or hangs, a file is locked, the disk is full; then it is back."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta

import pytest
import sqlalchemy
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from pentapolis.server import access
from pentapolis.server.attendance import PAUSE, Attendance
from pentapolis.server.config import Config
from pentapolis.server.histories import History
from pentapolis.server.play import parsed, record_after
from pentapolis.server.storage import moves, outages, patience
from pentapolis.server.storage.appending import PostgresAppending
from pentapolis.server.storage.records import MoveRecord, now
from pentapolis.server.storage.schema import connections, seats
from pentapolis.server.storage.store import CHANNEL, Store
from pentapolis.server.types.live import LivePong
from pentapolis.server.types.people import Me
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.problems import Problem
from pentapolis.server.types.tables import Table
from tests.postgres import postgres_server
from tests.server.conftest import NewDatabase
from tests.server.house import (
    PATIENCE,
    Live,
    Person,
    SeenUpdate,
    open_house,
    open_table,
    play_until,
    quick,
    start_together,
)
from tests.server.processes import running

FULL_DISK = """
import resource
import signal
import sys
from pentapolis.server.run import serve


def limit(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: limit(0))
    signal.signal(signal.SIGUSR2, lambda *_: limit(resource.RLIM_INFINITY))
    sys.exit(serve(port=0, database_url=sys.argv[1], bot_workers=1, log_level="warning"))
"""
"""A server on a disk that is full from one signal to the other: no file can be written to."""


@dataclass
class Trouble:
    """A server whose storage can be taken away and given back."""

    config: Config
    begin: Callable[[], None]
    end: Callable[[], None]


def config_for(database: str) -> Config:
    """A server for tests that looks after its connections all the time."""
    return replace(quick(database), heartbeat=0.1, away=timedelta(0))


@contextmanager
def locked_file(new_database: NewDatabase) -> Iterator[Trouble]:
    """Another program that writes to the SQLite file, and takes its time."""
    database = new_database("sqlite")
    with ExitStack() as stack:
        other = sqlite3.connect(sqlalchemy.make_url(database).database or "", isolation_level=None)
        stack.callback(other.close)
        yield Trouble(
            config_for(f"{database}?timeout=1"),
            lambda: (other.execute("BEGIN IMMEDIATE"), None)[1],
            lambda: (other.execute("ROLLBACK"), None)[1],
        )


@contextmanager
def stopped_server(_new_database: NewDatabase) -> Iterator[Trouble]:
    """A PostgreSQL server that is stopped and started again."""
    with postgres_server() as server:
        yield Trouble(config_for(server.url), server.stop, server.start)


@contextmanager
def hanging_server(_new_database: NewDatabase) -> Iterator[Trouble]:
    """A PostgreSQL server that keeps its connections, takes new ones, and says nothing for a while."""
    with postgres_server() as server, pytest.MonkeyPatch.context() as patch:
        patch.setattr(patience, "ANSWER_SECONDS", 1.0)
        stopped: list[int] = []

        def begin() -> None:
            stopped.extend(server.processes())
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)

        def end() -> None:
            while stopped:
                os.kill(stopped.pop(), signal.SIGCONT)

        try:
            yield Trouble(config_for(f"{server.url}&connect_timeout=2"), begin, end)
        finally:
            end()


POSTGRES_TROUBLES = [
    pytest.param(trouble, marks=pytest.mark.postgres) for trouble in (stopped_server, hanging_server)
]


@pytest.fixture(params=[locked_file, *POSTGRES_TROUBLES])
def trouble(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[Trouble]:
    """Every way of losing the storage that a test can bring about in its own process."""
    with request.param(new_database) as made:
        yield made


def wait_for_outage(person: Person) -> Problem:
    """Write until the server says that it cannot; what it says."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = person.http.put("/api/me", json={"name": "Somebody"})
        if answer.status_code != 200:
            assert answer.headers["retry-after"] == "5"
            return person.refused("PUT", "/api/me", {"name": "Somebody"})
    raise AssertionError("the storage did not go away")


def wait_for_return(person: Person) -> None:
    """Write until it works again."""
    deadline = time.monotonic() + PATIENCE
    while person.http.put("/api/me", json={"name": "Somebody"}).status_code != 200:
        assert time.monotonic() < deadline


def wait_until(live: Live, fits: Callable[[Table], bool]) -> Table:
    """The first news of a table that fits."""
    while True:
        message = live.receive()
        table = getattr(message, "table", None)
        if isinstance(table, Table) and fits(table):
            return table


def every_ply_once(person: Person, table: Table) -> int:
    """The number of moves in the log, which has each of them once."""
    log = [step.ply for step in person.get(f"/api/tables/{table.id}/log", list[LogStep]) if step.ply]
    assert log == list(range(1, len(log) + 1))
    return len(log)


def many_bots(person: Person) -> Table:
    """A long game of bots."""
    return open_table(person, "easy", "easy", "easy", "easy", game="attika", start=True)


@dataclass
class Interrupted:
    """A game of bots, watched live, whose storage went away after its first moves."""

    watcher: Person
    table: Table
    live: Live
    problem: Problem

    def goes_on(self, moves: int = 5) -> None:
        """Wait until the storage is back and so many more moves were played; the log has each once."""
        wait_for_return(self.watcher)
        stood = self.watcher.position(self.table).table.ply
        wait_until(self.live, lambda seen: seen.ply >= stood + moves)
        assert every_ply_once(self.watcher, self.table) >= stood + moves


@contextmanager
def interrupted(person: Person, begin: Callable[[], None]) -> Iterator[Interrupted]:
    """Let bots play, take their storage away, and wait until that shows."""
    table = many_bots(person)
    with person.live(table) as live:
        wait_until(live, lambda seen: seen.ply >= 3)
        begin()
        yield Interrupted(person, table, live, wait_for_outage(person))


def test_bots_go_on_when_the_storage_is_back(trouble: Trouble) -> None:
    with (
        open_house(trouble.config) as house,
        house.guest() as anna,
        interrupted(anna, trouble.begin) as game,
    ):
        told = game.problem
        assert (told.status, told.id, told.args) == (503, "problem-storage-away", {"seconds": 5})
        trouble.end()
        game.goes_on()


def test_who_was_there_before_an_outage_is_there_after_it(
    trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "CONNECTION_LIFE", timedelta(seconds=2))
    with open_house(trouble.config) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        replaced = f"/api/tables/{table.id}/seats/1/replace"
        with anna.live(table) as at_anna:
            with bo.live(table) as at_bo:
                wait_until(at_anna, lambda seen: seen.seats[1].online)
                trouble.begin()
                wait_for_outage(anna)
                time.sleep(2.5)  # longer than a connection lives without being confirmed
                trouble.end()
                wait_for_return(anna)
                for _ in range(10):
                    assert [seat.online for seat in anna.position(table).table.seats] == [True, True]
                    assert anna.refused("POST", replaced, {}).id == "problem-not-away"
                    time.sleep(0.1)
                anna.move(table, 0, anna.position(table).legal[0])
                assert at_bo.update(1).table.ply == 1
            wait_until(at_anna, lambda seen: not seen.seats[1].online)


def test_who_left_during_an_outage_is_gone_after_it(trouble: Trouble) -> None:
    with open_house(trouble.config) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        with anna.live(table) as at_anna:
            with bo.live(table):
                wait_until(at_anna, lambda seen: seen.seats[1].online)
                trouble.begin()
                wait_for_outage(anna)
            trouble.end()
            wait_until(at_anna, lambda seen: not seen.seats[1].online and seen.seats[0].online)


def test_open_sockets_survive_an_outage_and_new_ones_are_told_to_come_again(trouble: Trouble) -> None:
    with open_house(trouble.config) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        unknown = open_table(bo, "me", "open")  # which nobody looks at: it has to be read
        with anna.live(table) as live:
            live.wait(SeenUpdate)
            trouble.begin()
            wait_for_outage(anna)
            live.socket.send('{"type":"ping"}')
            live.wait(LivePong)
            if anna.http.get(f"/api/tables/{table.id}").status_code == 503:
                with bo.live(unknown) as late, pytest.raises(ConnectionClosed):
                    late.receive()
                assert late.socket.close_code == 1013
            trouble.end()
            wait_for_return(anna)
            bo.put("/api/me", {"name": "Bodil"}, Me)
            wait_until(live, lambda seen: seen.seats[1].name == "Bodil")


def test_acknowledged_moves_are_all_there_once_after_an_outage(trouble: Trouble) -> None:
    acknowledged: list[int] = []
    enough = threading.Event()
    with open_house(trouble.config) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)

        def play_on() -> None:
            """Play as fast as possible; whatever is not acknowledged is looked at again."""
            while len(acknowledged) < 20:
                for person in (anna, bo):
                    seen = person.http.get(f"/api/tables/{table.id}/position")
                    if seen.status_code != 200 or not seen.json()["legal"]:
                        continue
                    move = {"ply": seen.json()["table"]["ply"], "action": seen.json()["legal"][0]}
                    answer = person.http.post(f"/api/tables/{table.id}/moves", json=move)
                    assert answer.status_code in (200, 409, 503)
                    if answer.status_code == 200:
                        acknowledged.append(answer.json()["ply"])
                        if len(acknowledged) == 4:
                            enough.set()

        player = threading.Thread(target=play_on)
        player.start()
        assert enough.wait(PATIENCE)
        with house.guest() as cleo:
            trouble.begin()
            wait_for_outage(cleo)
            trouble.end()
        player.join(PATIENCE)
        assert not player.is_alive()
        assert len(set(acknowledged)) == len(acknowledged)
        assert every_ply_once(anna, table) >= max(acknowledged)


def test_a_server_stops_in_good_order_while_the_storage_is_away(trouble: Trouble) -> None:
    with open_house(trouble.config) as house, house.guest() as anna, interrupted(anna, trouble.begin):
        pass
    trouble.end()
    # `open_house` has seen to it that the server is gone; nothing keeps the next one from starting.
    with open_house(trouble.config) as again, again.guest() as anna:
        anna.put("/api/me", {"name": "Anna"}, Me)


def test_an_outage_is_told_once_with_its_story_and_once_when_it_is_over(
    trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        open_house(trouble.config) as house,
        house.guest() as anna,
        interrupted(anna, trouble.begin) as game,
    ):
        time.sleep(1.0)  # time for many attempts
        trouble.end()
        game.goes_on(moves=1)
    told = [record for record in caplog.records if record.name == outages.log.name]
    assert [record.levelname for record in told] == ["ERROR", "WARNING"]
    assert told[0].exc_info is not None
    assert told[1].getMessage().startswith("the storage is back after ")


def test_a_storage_that_goes_away_again_as_soon_as_it_is_back_comes_back_all_the_same(
    trouble: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirm = Attendance.confirm
    again: list[outages.StorageAway] = []

    async def gone_again(attendance: Attendance) -> None:
        if not again:
            again.append(outages.StorageAway("gone again"))
            attendance._store.outages.begin(again[0])
            raise again[0]
        await confirm(attendance)

    monkeypatch.setattr(Attendance, "confirm", gone_again)
    config = replace(trouble.config, heartbeat=3600.0)  # nobody else confirms anything
    with open_house(config) as house, house.guest() as anna, interrupted(anna, trouble.begin) as game:
        trouble.end()
        game.goes_on()
    assert again


@pytest.mark.postgres
def test_two_processes_hear_each_other_again_after_an_outage() -> None:
    with ExitStack() as stack:
        server = stack.enter_context(postgres_server())
        config = replace(config_for(server.url), heartbeat=3600.0)  # nobody looks without being told
        first, second = (stack.enter_context(open_house(config)) for _ in range(2))
        anna = stack.enter_context(first.guest())
        bo = stack.enter_context(second.guest())
        table = start_together(anna, bo)
        at_anna, at_bo = (stack.enter_context(person.live(table)) for person in (anna, bo))
        wait_until(at_anna, lambda seen: all(seat.online for seat in seen.seats))
        at_bo.wait(SeenUpdate)
        server.stop()
        wait_for_outage(anna)
        wait_for_outage(bo)
        server.start()
        wait_for_return(anna)
        wait_for_return(bo)
        anna.move(table, 0, anna.position(table).legal[0])
        assert at_bo.update(1).plies == [1]
        play_until(table, 2, bo, anna)
        assert at_anna.update(2).plies[-1] == 2


def store_late(database: str, table: Table, action: str) -> None:
    """Store a move as a server's PostgreSQL may when it goes on with what that server has given up."""
    store = Store(database)
    record = store.read_now(access.load, table.id)
    before = History.start(record).extended(store.read_now(moves.logged, table.id, 0, record.ply))
    (seat,) = record.actors
    after = before.play(seat, parsed(before.rules, action))
    process = store.read_now(
        lambda connection: connection.execute(select(connections.c.process)).scalar_one()
    )

    async def append() -> bool:
        appending = PostgresAppending(store.dsn, CHANNEL, process)
        await appending.open()
        moved = record_after(record, after, by_person=True)
        stored = await appending.append(record, moved, MoveRecord(record.ply, seat, action))
        await appending.close()
        return stored

    assert asyncio.run(append())
    store.close()


@pytest.mark.postgres
def test_a_move_that_is_stored_when_nobody_waits_for_it_any_more_is_shown_and_answered(
    new_database: NewDatabase,
) -> None:
    database = new_database("postgres")
    config = replace(config_for(database), heartbeat=3600.0)  # nobody looks without being told
    with open_house(config) as house, house.guest() as anna:
        table = open_table(anna, "me", "easy", game="palatinus", start=True)
        with anna.live(table) as live:
            seen = live.wait(SeenUpdate)
            while not (seen.legal and seen.table.seats[0].online):
                seen = live.wait(SeenUpdate)
            time.sleep(4 * PAUSE)  # until it is written down who has come
            store_late(database, table, seen.legal[0])
            wait_until(live, lambda later: later.ply >= seen.table.ply + 2)
        assert every_ply_once(anna, table) >= seen.table.ply + 2


def test_bots_go_on_when_a_full_disk_is_free_again(new_database: NewDatabase) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(FULL_DISK, new_database("sqlite"), stderr=subprocess.PIPE))
        popen = server.popen
        anna = stack.enter_context(server.house.guest())
        with interrupted(anna, lambda: popen.send_signal(signal.SIGUSR1)) as game:
            assert game.problem.id == "problem-storage-away"
            assert anna.position(game.table).table.status == "running"  # what can be read still is
            popen.send_signal(signal.SIGUSR2)
            game.goes_on()
        popen.send_signal(signal.SIGINT)
        _, said = popen.communicate(timeout=PATIENCE)
        assert popen.returncode == 0
        lines = said.splitlines()
        assert ["away" in line for line in lines if outages.log.name in line] == [True, False]


def test_time_in_which_the_server_was_out_does_not_count_as_away(database: str) -> None:
    config = replace(quick(database), away=timedelta(minutes=3))
    with open_house(config) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        cookies = dict(anna.http.cookies)
    long_ago = now() - timedelta(minutes=10)
    store = Store(database)
    store.write_now(lambda connection: connection.execute(seats.update().values(seen=long_ago)))
    store.close()
    with open_house(config) as house, house.guest() as anna:
        anna.http.cookies.update(cookies)
        path = f"/api/tables/{table.id}/seats/1/replace"
        assert anna.refused("POST", path, {}).id == "problem-not-away"


ASLEEP = """
import sys
from datetime import timedelta
from pentapolis.server import services
from pentapolis.server.run import serve
from pentapolis.server.storage import outages

services.PULSE = 0.1
outages.ASLEEP = timedelta(seconds=1)

if __name__ == "__main__":
    sys.exit(serve(port=0, database_url=sys.argv[1], bot_workers=1, log_level="warning"))
"""
"""A server that notices sooner than usual that it was asleep."""


def test_time_in_which_the_server_slept_does_not_count_as_away(database: str) -> None:
    environment = {**os.environ, "PENTAPOLIS_AWAY": "2s"}
    with running(ASLEEP, database, environment=environment) as server, server.house.guest() as anna:
        with server.house.guest() as bo:
            table = start_together(anna, bo)
        replaced = f"/api/tables/{table.id}/seats/1/replace"
        server.popen.send_signal(signal.SIGSTOP)
        time.sleep(4.0)  # longer than anybody may be away
        server.popen.send_signal(signal.SIGCONT)
        assert anna.refused("POST", replaced, {}).id == "problem-not-away"
        time.sleep(2.5)  # but now Bo could have come
        anna.post(replaced, {}, Table)
