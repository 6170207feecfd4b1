"""Real server processes: killed in the middle of a game, two on one database, stopped in good order."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack

import httpx
import pytest
import sqlalchemy

from pentapolis.server.storage.store import Store
from pentapolis.server.types.people import Me
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.tables import Table
from tests.server.conftest import NewDatabase
from tests.server.house import (
    PATIENCE,
    Person,
    SeenUpdate,
    open_house,
    open_table,
    play_until,
    quick,
    start_together,
)
from tests.server.processes import Process, running

PROGRAM = """
import sys
from pentapolis.server.run import serve

if __name__ == "__main__":
    sys.exit(serve(port=int(sys.argv[1]), database_url=sys.argv[2], bot_workers=1, log_level="warning"))
"""

FORMS = "sqlite:///path or postgresql+psycopg://user:password@host/name"
PLACES = f"games are kept in an SQLite file or in PostgreSQL: {FORMS}"
NO_URL = f"this is not the URL of a database, such as {FORMS}"

LOGGING = """
import logging
from pentapolis.server.logs import set_up_logs

set_up_logs()
logging.getLogger("pentapolis").error("at /\\0 and \\x1b[31m\\nred")
try:
    b"\\xff".decode()
except UnicodeDecodeError:
    logging.getLogger("uvicorn.error").exception("Invalid UTF-8")
"""


PATIENT = PROGRAM.replace(
    "from pentapolis.server.run import serve",
    "from pentapolis.server import run\nfrom pentapolis.server.run import serve\nrun.ANSWERING_SECONDS = 600",
)
"""A server that waits long for requests under way before it stops."""


def server_process(database: str, port: int = 0) -> AbstractContextManager[Process]:
    """A running server."""
    return running(PROGRAM, str(port), database)


def test_a_killed_server_has_every_move_that_it_acknowledged(database: str) -> None:
    acknowledged: list[int] = []
    enough = threading.Event()
    with ExitStack() as stack:
        process = stack.enter_context(server_process(database))
        anna, bo = (stack.enter_context(process.house.guest()) for _ in range(2))
        anna.put("/api/me", {"name": "Anna"}, Me)
        table = start_together(anna, bo)

        def play_on() -> None:
            """Play as fast as possible, until the server is gone."""
            seat = 0
            try:
                while True:
                    update = (anna, bo)[seat].position(table)
                    if update.legal:
                        acknowledged.append((anna, bo)[seat].move(table, update.table.ply, update.legal[0]))
                        if len(acknowledged) == 12:
                            enough.set()
                    seat = 1 - seat
            except httpx.TransportError:
                return

        player = threading.Thread(target=play_on)
        player.start()
        assert enough.wait(PATIENCE)
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
        player.join(PATIENCE)
        assert not player.is_alive()
        again = stack.enter_context(server_process(database))
        for person in (anna, bo):
            person.http.base_url = httpx.URL(again.house.url)
        assert anna.get("/api/me", Me).name == "Anna"
        stored = anna.position(table).table.ply
        # What was stored but not acknowledged can only be the one move that was under way.
        assert stored - acknowledged[-1] in (0, 1)
        log = anna.get(f"/api/tables/{table.id}/log", list[LogStep])
        assert [step.ply for step in log] == list(range(1, stored + 1))
        assert play_until(table, stored + 3, anna, bo).ply == stored + 3
        assert again.end(signal.SIGINT) == 0


def test_bots_go_on_after_their_server_was_killed(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    with ExitStack() as stack:
        process = stack.enter_context(server_process(database))
        anna = stack.enter_context(process.house.guest())
        table = open_table(anna, "easy", "easy", "easy", start=True)
        with anna.live(table) as live:
            live.update(3)
            process.end(signal.SIGKILL)
        again = stack.enter_context(server_process(database))
        anna.http.base_url = httpx.URL(again.house.url)
        with anna.live(table) as live:
            update = live.wait(SeenUpdate)
            while update.table.status == "running":
                update = live.wait(SeenUpdate)
        again.end(signal.SIGTERM)


@pytest.mark.postgres
def test_two_processes_on_one_database_play_one_game(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with ExitStack() as stack:
        first, second = (stack.enter_context(server_process(database)) for _ in range(2))
        anna = stack.enter_context(first.house.guest())
        bo = stack.enter_context(second.house.guest())
        table = start_together(anna, bo)
        with anna.live(table) as at_anna, bo.live(table) as at_bo:
            update = at_anna.wait(SeenUpdate)
            at_bo.wait(SeenUpdate)
            for ply in range(1, 11):
                actor = (anna, bo)[update.table.actors[0]]
                legal = actor.position(table).legal
                answers = both_at_once(anna, bo, actor, table, ply - 1, legal[0])
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                update = at_anna.update(ply)
                assert at_bo.update(ply).table.ply == ply
            while not update.table.seats[1].online:
                update = at_anna.wait(SeenUpdate)
        undo = f"/api/tables/{table.id}/undo"
        last = 0 if anna.get(f"/api/tables/{table.id}/log", list[LogStep])[-1].seat == 0 else 1
        assert (anna, bo)[last].post(undo, {"ply": 10}, dict[str, object])["done"] is True
        assert [person.position(table).epoch for person in (anna, bo)] == [1, 1]
        assert [person.position(table).table.ply for person in (anna, bo)] == [9, 9]
        for process in (first, second):
            process.end(signal.SIGTERM)


@pytest.mark.postgres
def test_live_updates_survive_lost_connections_to_the_database(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    others = "pid <> pg_backend_pid() and datname = current_database()"
    with ExitStack() as stack:
        house = stack.enter_context(open_house(quick(database)))
        anna, bo = (stack.enter_context(house.guest()) for _ in range(2))
        table = start_together(anna, bo)
        live = stack.enter_context(bo.live(table))
        live.wait(SeenUpdate)
        engine = sqlalchemy.create_engine(database)
        with engine.connect() as connection:
            connection.execute(
                sqlalchemy.text(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}")
            )
        engine.dispose()
        anna.move(table, 0, anna.position(table).legal[0])
        assert live.update(1).plies == [1]
        bo.move(table, 1, bo.position(table).legal[0])
        assert live.update(2).plies == [2]


def both_at_once(
    anna: Person, bo: Person, actor: Person, table: Table, ply: int, action: str
) -> list[httpx.Response]:
    """The same move of the same person, sent to both processes at the same moment."""
    barrier = threading.Barrier(2)
    cookies = dict(actor.http.cookies)

    def send(url: str) -> httpx.Response:
        with httpx.Client(base_url=url, cookies=cookies, verify=False, timeout=PATIENCE) as http:
            barrier.wait()
            return http.post(f"/api/tables/{table.id}/moves", json={"ply": ply, "action": action})

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(send, [str(anna.http.base_url), str(bo.http.base_url)]))


@pytest.mark.parametrize("first", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_a_server_at_once_that_is_stopping(
    new_database: NewDatabase, first: signal.Signals
) -> None:
    with ExitStack() as stack:
        process = stack.enter_context(running(PATIENT, "0", new_database("sqlite"), stderr=subprocess.PIPE))
        anna = stack.enter_context(process.house.guest())
        open_table(anna, "hard", "hard", start=True)  # bots must go, too
        address = (anna.http.base_url.host, anna.http.base_url.port or 0)
        unfinished = stack.enter_context(socket.create_connection(address, PATIENCE))
        unfinished.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n"
        )
        assert unfinished.recv(100).startswith(b"HTTP/1.1 100")  # it is being handled
        process.popen.send_signal(first)
        until_refused(address)
        assert process.end(signal.SIGINT) == 130
        assert process.popen.stderr is not None
        assert process.popen.stderr.read() == "Ended at once, without waiting for what was under way.\n"


def until_refused(address: tuple[str, int]) -> None:
    """Wait until nobody is let in any more."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection(address).close()
        except ConnectionRefusedError:
            return
        except ConnectionResetError:
            continue  # it stops listening at this very moment
    raise AssertionError("the server still listens")


def test_a_taken_port_gets_one_clear_sentence(new_database: NewDatabase) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-c", PROGRAM, str(port), new_database("sqlite")]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == f"Port {port} on 127.0.0.1 cannot be used: Address already in use.\n"


@pytest.mark.parametrize(
    ("database", "beginning"),
    [
        (
            "sqlite:////dev/null/pentapolis.sqlite3",
            "The folder /dev/null of the database cannot be created: ",
        ),
        ("postgresql+psycopg://nobody@/nothing?host=/dev/null", "The database "),
    ],
)
def test_a_database_out_of_reach_gets_one_clear_sentence(database: str, beginning: str) -> None:
    command = [sys.executable, "-c", PROGRAM, "0", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith(beginning)
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "65536"], "--port must be 0 to 65535, got 65536."),
        (
            ["--bot-workers", "0"],
            "--bot-workers must be at least 1: with SQLite bots think inside the server.",
        ),
        (["--bot-workers", "-1"], "--bot-workers must be at least 0, got -1."),
        (
            ["--database", "nonsense"],
            f"The database nonsense cannot be used: {NO_URL}.",
        ),
        (
            ["--database", "mysql://a:b@c/d"],
            f"The database mysql://a:***@c/d cannot be used: {PLACES}.",
        ),
        (
            ["--database", "postgres://a:b@c/d"],
            f"The database postgres://a:***@c/d cannot be used: {PLACES}.",
        ),
        (
            ["--database", "sqlite://"],
            f"The database sqlite:// cannot be used: {PLACES}.",
        ),
        (
            ["--database", "postgresql://a:b@c:d/e"],
            f"The database postgresql://***@c:d/e cannot be used: {NO_URL}.",
        ),
        (
            ["--database", "postgresql+asyncpg://a:b@c/d"],
            "The database postgresql+asyncpg://a:***@c/d cannot be used: No module named 'asyncpg'.",
        ),
        (
            ["--database", "sqlite:///g?timeout=x"],
            "The database sqlite:///g?timeout=x cannot be used: could not convert string to float: 'x'.",
        ),
    ],
)
def test_what_a_server_cannot_be_told_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    assert refusal("--port", "0", *arguments) == sentence


def test_a_database_of_another_version_gets_one_clear_sentence(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    store = Store(database)
    store.migrate()
    with sqlite3.connect(store.url.database or "") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    store.close()
    why = f"The database {database} cannot be used: another version of Pentapolis made it."
    assert refusal("--port", "0", "--database", database) == why


def test_nothing_that_clients_send_breaks_a_line_of_the_log() -> None:
    command = [sys.executable, "-c", LOGGING]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    first, second = ended.stderr.splitlines()
    assert first.endswith(r" ERROR pentapolis at /\x00 and \x1b[31m\nred")
    assert second.endswith(" ERROR uvicorn.error Invalid UTF-8")


def refusal(*arguments: str) -> str:
    """The one sentence with which a server refuses to start."""
    command = [sys.executable, "-m", "pentapolis.cli", "serve", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    (sentence,) = ended.stderr.splitlines()
    return sentence
