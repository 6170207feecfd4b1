"""Faults under load, on SQLite and PostgreSQL: after each of them it is as if nothing had happened."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from functools import partial

import pytest
import sqlalchemy

from pentapolis.loadtest import usage
from pentapolis.loadtest.crowds import Party, own_address, together
from pentapolis.loadtest.players import Player
from pentapolis.loadtest.postgres import PostgresServer, postgres_server
from pentapolis.loadtest.seeing import SeenTable
from tests.server.chaos import (
    BOT_FAILED,
    LEAKED,
    OUTAGE,
    PEOPLE,
    Server,
    Town,
    done,
    full_disk,
    postgres_user,
    require_stored,
    room_for,
    serving,
    until,
    wait_for_outage,
)
from tests.server.conftest import NewDatabase

OUTAGE_SECONDS = 10.0

SURVIVES_KILLING = ("-c", "fsync=off", "-c", "max_connections=200")
"""PostgreSQL whose commits are with the system when they are acknowledged: enough unless that fails, too."""


@pytest.fixture
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server to be harmed."""
    with postgres_server(SURVIVES_KILLING) as server:
        yield server


# The database goes away -------------------------------------------------------------------------------------


@asynccontextmanager
async def locked(file: str) -> AsyncIterator[None]:
    """Another program writes to an SQLite file, and takes its time."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def require_outage_survived(town: Town, server: Server, memory: int, database: str) -> None:
    """People and bots go on; whoever was connected still is."""
    await town.require_order(server.url, database)
    assert sum(person.journal.reconnects for person in town.people) == 0
    assert server.resident < 1.5 * memory
    assert await server.end(signal.SIGTERM) == 0
    server.require_log(*OUTAGE)
    assert any("the storage is back" in line for line in server.said)


def test_a_locked_file_holds_up_the_town_only_as_long_as_it_is_locked(new_database: NewDatabase) -> None:
    file = new_database("sqlite")

    async def scene() -> None:
        async with serving(f"{file}?timeout=1") as server, Town(server) as town:
            await town.moved(5)
            memory = server.resident
            async with locked(sqlalchemy.make_url(file).database or ""):
                await wait_for_outage(town.caller)
                await asyncio.sleep(OUTAGE_SECONDS)
            await require_outage_survived(town, server, memory, file)

    done(scene())


@pytest.mark.postgres
def test_killed_postgresql_holds_up_the_town_only_as_long_as_it_is_away(postgres: PostgresServer) -> None:
    async def scene() -> None:
        async with serving(postgres.url) as server, Town(server) as town:
            await town.moved(5)
            memory = server.resident
            await asyncio.to_thread(postgres.kill)
            await wait_for_outage(town.caller)
            await asyncio.sleep(OUTAGE_SECONDS)
            await asyncio.to_thread(postgres.start)
            await require_outage_survived(town, server, memory, postgres.url)

    done(scene())


# The disk is full -------------------------------------------------------------------------------------------


def test_a_full_disk_holds_up_the_town_only_as_long_as_it_is_full(new_database: NewDatabase) -> None:
    database = new_database("sqlite")

    async def scene() -> None:
        async with serving(database) as server, Town(server) as town:
            await town.moved(5)
            memory = server.resident
            with full_disk([server.pid]):
                await wait_for_outage(town.caller)
                seen = await town.caller.get(f"/api/tables/{town.bots[0].table.id}", SeenTable)
                assert seen.status == "running"  # what can be read still is
                await asyncio.sleep(2.0)  # time for attempts
            await require_outage_survived(town, server, memory, database)

    done(scene())


@pytest.mark.postgres
def test_a_full_disk_of_postgresql_is_survived_as_well(postgres: PostgresServer) -> None:
    """PostgreSQL that cannot write its log ends itself, and has to be started again when there is room."""

    async def scene() -> None:
        async with serving(postgres.url) as server, Town(server) as town:
            await town.moved(5)
            memory = server.resident
            with full_disk(postgres.processes(), *postgres_user(postgres)):
                await wait_for_outage(town.caller)
                await until(lambda: not postgres.processes(), "PostgreSQL has ended itself")
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            await require_outage_survived(town, server, memory, postgres.url)

    done(scene())


# A server is killed -----------------------------------------------------------------------------------------


def test_a_killed_server_is_started_again_and_everybody_comes_back(new_database: NewDatabase) -> None:
    database = new_database("sqlite")

    async def scene() -> None:
        async with serving(database) as server, Town(server) as town:
            await town.moved(5)
            memory = server.resident
            assert await server.end(signal.SIGKILL) == -signal.SIGKILL
            require_stored(database, town.acknowledged)
            await server.start()
            await until(lambda: all(person.connected for person in town.people), "everybody is back")
            await town.require_order(server.url, database)
            assert server.resident < 1.5 * memory
            assert await server.end(signal.SIGTERM) == 0
            server.require_log(LEAKED)

    done(scene())


SOON = """
import sys
from datetime import timedelta
from pentapolis.server import bot_driver
from pentapolis.server.storage import outages

outages.CONNECTION_LIFE = bot_driver.SLACK = timedelta(seconds=5)
sys.argv += ["--heartbeat", "1"]
"""
"""Settings of a server that takes another one for dead sooner than usual."""


@pytest.mark.postgres
def test_the_people_of_a_killed_server_go_on_at_another(new_database: NewDatabase) -> None:
    database = new_database("postgres")

    async def scene() -> None:
        async with (
            serving(database, SOON) as first,
            serving(database, SOON) as second,
            Town(first, second) as town,
        ):
            await town.moved(5)
            memory = second.resident
            stranded = [person for person in town.people if person.url == first.url]
            assert 0 < len(stranded) < len(town.people)
            assert await first.end(signal.SIGKILL) == -signal.SIGKILL
            for person in stranded:
                person.url = second.url
            await until(lambda: all(person.connected for person in town.people), "everybody is back")
            await town.require_order(second.url, database)
            assert second.resident < 1.5 * memory
            assert await second.end(signal.SIGTERM) == 0
            second.require_log()

    done(scene())


# Bots -------------------------------------------------------------------------------------------------------


def test_bots_killed_in_mid_thought_are_replaced(database: str) -> None:
    async def scene() -> None:
        async with serving(database) as server, Town(server) as town:
            await town.moved(5)
            await town.let_think("hard", "hard")  # the others answer within milliseconds
            memory, files = server.resident, server.files
            for _ in range(3):
                pid = await in_mid_thought(server)
                os.kill(pid, signal.SIGKILL)
                await until(partial(is_gone, pid), "the process is gone")
            await town.require_order(server.url, database)
            assert server.resident < 1.5 * memory
            assert server.files < files + 20
            assert await server.end(signal.SIGTERM) == 0
            server.require_log(BOT_FAILED)
            assert server.said

    done(scene())


def is_gone(pid: int) -> bool:
    """Has a process ended?"""
    return not usage.is_alive(pid)


async def in_mid_thought(server: Server) -> int:
    """A process that is at work at this moment."""
    found: list[int] = []

    def at_work() -> bool:
        for pid in server.thinking():
            spent = usage.own_seconds_or_none(pid)
            if spent - before.get(pid, spent) > 0.02:
                found.append(pid)
            before[pid] = spent
        return bool(found)

    before: dict[int, float] = {}
    await until(at_work, "a bot thinks")
    return found[0]


# Many people ------------------------------------------------------------------------------------------------

HERD = 2000


def test_herds_are_served_and_leave_nothing_behind(database: str) -> None:
    herd = room_for(HERD)

    async def scene() -> None:
        async with serving(database) as server, Town(server) as town:
            await town.moved(5)
            await town.rest()
            files = server.files
            memory = []
            for _ in range(2):
                await come_and_go(town, herd)
                await until(lambda: server.files <= files, "all connections are closed")
                memory.append(server.resident)
            assert memory[1] <= 1.25 * memory[0]
            town.play()
            await town.require_order(server.url, database)
            assert sum(person.journal.reconnects for person in town.people) == 0
            assert await server.end(signal.SIGTERM) == 0
            server.require_log()

    done(scene())


async def come_and_go(town: Town, number: int) -> None:
    """So many people come at once, all see the game, and they go together."""
    tables = [party.table for party in town.parties]
    url = town.servers[0].url
    herd = [Player(url, manners=PEOPLE, source=own_address(HERD, one)) for one in range(number)]
    try:
        await together([arrived(person, tables[at % len(tables)]) for at, person in enumerate(herd)])
        assert all(person.connected for person in herd)
        assert sum(person.journal.reconnects + person.journal.unanswered_pings for person in herd) == 0
    finally:
        for person in herd:
            await person.leave()


async def arrived(person: Player, table: SeenTable) -> None:
    """Somebody comes and sees the game."""
    await person.watch(table)
    await person.reached(0)


# Slow readers -----------------------------------------------------------------------------------------------

FAR_AWAY = """
import socket
from pentapolis.server import run

listen = run._listen


def far_away(host, port):
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)
    return listener


run._listen = far_away
"""
"""Settings of a server for whose clients the system keeps no more than for those that are not so near."""

IMPATIENT = """
run.PING_SECONDS = run.PONG_SECONDS = 5.0
"""
"""And one that gives a connection up sooner than usual."""

SILENT = replace(PEOPLE, ping=None)
"""How somebody behaves whose page is not shown: it does not ask whether the server is there."""

UPDATES = 300
"""More than the system keeps for somebody who reads nothing."""


async def slow_readers(town: Town, number: int) -> Party:
    """A table that went on for hundreds of updates while so many spectators read nothing."""
    (party,) = await town.crowd.seat(1, "antiquity", seats=4)
    party.spectators += [await town.crowd.person(SILENT) for _ in range(number)]
    await town.crowd.watch([party])
    for person in party.spectators:
        person.stop_reading()
    await party.play(UPDATES)
    return party


def test_slow_readers_hold_nobody_up_and_are_dropped_or_catch_up(database: str) -> None:
    async def scene() -> None:
        async with serving(database, FAR_AWAY + IMPATIENT) as server, Town(server) as town:
            await town.moved(5)
            files, memory = server.files, server.resident
            party = await slow_readers(town, 50)
            assert server.resident < 1.5 * memory
            napping, stuck = party.spectators[:10], party.spectators[10:]
            for person in napping:
                person.go_on_reading()
                await person.reached(party.ply)
            # What they could not take was not kept for them: they got fewer and fuller messages.
            assert all(person.heard < UPDATES for person in napping)
            for person in (*party.players, *napping):
                await person.leave()
            await until(lambda: server.files <= files, "the others are dropped")
            assert all(person.connected for person in stuck)  # they have not heard of it
            await town.require_order(server.url, database)
            assert server.resident < 1.5 * memory
            assert await server.end(signal.SIGTERM) == 0
            server.require_log()

    done(scene())


# The end ----------------------------------------------------------------------------------------------------

RESTART = 1012
"""The code with which a server that stops closes its connections."""


def test_a_server_told_to_stop_in_the_middle_of_everything_stops_in_good_order(database: str) -> None:
    async def scene() -> None:
        async with serving(database, FAR_AWAY) as server, Town(server) as town:
            await town.moved(5)
            await slow_readers(town, 5)
            await town.moved(2)
            readers = [person for party in town.tables for person in party.everybody]
            assert all(person.connected for person in readers)
            assert await server.end(signal.SIGTERM) == 0
            await until(lambda: all(person.journal.ended for person in readers), "everybody has heard")
            assert {person.journal.ended[0] for person in readers} == {RESTART}
            await town.rest()
            require_stored(database, town.acknowledged)
            server.require_log()

    done(scene())
