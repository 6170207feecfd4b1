"""`pentapolis worker`: real processes that think for servers elsewhere, stopped, killed and cut off."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from pentapolis.server.config import Config
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts.queue import ATTEMPTS
from pentapolis.server.thoughts.queue_schema import SCHEMA
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.tables import Table
from tests.postgres import postgres_server
from tests.server.conftest import NewDatabase
from tests.server.house import PATIENCE, House, Person, SeenUpdate, open_house, open_table, quick

NO_URL = (
    "this is not the URL of a database, such as sqlite:///path or "
    "postgresql+psycopg://user:password@host/name"
)

COMMAND = [sys.executable, "-m", "pentapolis.cli", "worker"]

pytestmark = pytest.mark.postgres


@dataclass
class WorkerProcess:
    """A worker in a process of its own."""

    popen: subprocess.Popen[str]

    def hear(self) -> str:
        """What it says next on standard output."""
        assert self.popen.stdout is not None
        return self.popen.stdout.readline()

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """End it, and wait until it and its bots are gone; its exit code and its last words."""
        self.popen.send_signal(how)
        code = self.popen.wait(PATIENCE)
        assert self.popen.stdout is not None
        # The pipe ends when nobody holds it any more, neither the worker nor the bots' processes.
        return code, self.popen.stdout.read()


@contextmanager
def starting_worker(database: str, *more: str) -> Iterator[WorkerProcess]:
    """A worker that may not be thinking yet."""
    command = [*COMMAND, "--database", database, "--slots", "1", "--log-level", "warning", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as popen:
        try:
            yield WorkerProcess(popen)
        finally:
            popen.kill()


@contextmanager
def worker(database: str, *more: str) -> Iterator[WorkerProcess]:
    """A worker that thinks."""
    with starting_worker(database, *more) as process:
        said = process.hear()
        assert said.startswith("Bots think here for postgresql+psycopg://"), said
        assert said.endswith(", up to 1 at a time.\n"), said
        yield process


def without_bots(database: str, seconds: float = 0.01) -> Config:
    """A server that leaves all thinking to others."""
    levels = dict.fromkeys(("easy", "medium", "hard"), seconds)
    return replace(quick(database), bot_workers=0, bot_seconds=levels)


def jobs(database: str) -> list[tuple[str, str, int | None]]:
    """The thoughts in the line: key, status and worker."""
    store = Store(database)
    question = text(f"SELECT queueing_lock, status, worker_id FROM {SCHEMA}.procrastinate_jobs ORDER BY id")
    found = store.read_now(
        lambda connection: [(key, status, who) for key, status, who in connection.execute(question)]
    )
    store.close()
    return found


def until(fits: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def under_way(database: str) -> Callable[[], bool]:
    """Is a worker thinking?"""
    return lambda: [status for _, status, _ in jobs(database)] == ["doing"]


def pondering(person: Person) -> Table:
    """A table at which seat 0, a bot, thinks as long as it may."""
    return open_table(person, "hard", "me", start=True, game="attika", options={"starting_player": 0})


def play_to_the_end(person: Person, table: Table) -> list[LogStep]:
    """Watch bots play; the log of their game."""
    with person.live(table) as live:
        update = live.wait(SeenUpdate)
        while update.table.status == "running":
            update = live.wait(SeenUpdate)
    log = person.get(f"/api/tables/{table.id}/log", list[LogStep])
    assert [step.ply for step in log] == list(range(1, update.table.ply + 1))
    return log


def test_a_whole_game_is_thought_elsewhere(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with open_house(without_bots(database)) as house, house.guest() as anna:
        table = open_table(anna, "easy", "hard", start=True)
        until(lambda: [status for _, status, _ in jobs(database)] == ["todo"])
        with worker(database) as process:
            play_to_the_end(anna, table)
            until(lambda: jobs(database) == [])
            assert process.end(signal.SIGTERM) == (0, "Stopped; unfinished thoughts given back: 0.\n")


def test_two_servers_and_two_workers_play_every_move_once(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with ExitStack() as stack:
        config = replace(without_bots(database), heartbeat=0.2)
        houses = [stack.enter_context(open_house(config)) for _ in range(2)]
        for _ in range(2):
            stack.enter_context(worker(database))
        games: list[tuple[Person, Table]] = []
        for house in houses * 2:
            person = stack.enter_context(house.guest())
            games.append((person, open_table(person, "easy", "easy", "easy", start=True)))
        for person, table in games:
            play_to_the_end(person, table)


def test_the_thought_of_a_killed_worker_is_thought_by_another(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with open_house(without_bots(database, seconds=5.0)) as house, house.guest() as anna:
        table = pondering(anna)
        with worker(database) as killed:
            until(under_way(database))
            ((key, _, first),) = jobs(database)
            assert killed.end(signal.SIGKILL) == (-signal.SIGKILL, "")
        assert key == f"{table.id}:0:0:0"
        assert [(key, "doing", first)] == jobs(database)  # nobody has noticed yet
        with worker(database), anna.live(table) as live:
            live.update(1)
        assert key not in [other for other, _, _ in jobs(database)]
        log = anna.get(f"/api/tables/{table.id}/log", list[LogStep])
        assert [(step.ply, step.seat) for step in log] == [(1, 0)]


def test_a_thought_over_which_workers_die_again_and_again_has_failed(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with open_house(without_bots(database, seconds=600.0)) as house, house.guest() as anna:
        table = pondering(anna)
        dead: set[int | None] = {None}
        for _ in range(ATTEMPTS):
            with worker(database) as killed:
                until(lambda: not {who for _, _, who in jobs(database)} & dead)
                dead.update(who for _, _, who in jobs(database))
                killed.end(signal.SIGKILL)
            store = Store(database)
            store.write_now(grow_old)
            store.close()
        with worker(database), anna.live(table) as live:
            live.update(1)  # a random move


def grow_old(connection: Connection) -> None:
    """Let some time pass since workers have last been heard of."""
    connection.execute(
        text(f"UPDATE {SCHEMA}.procrastinate_workers SET last_heartbeat = now() - interval '1 minute'")
    )


def test_a_stopped_worker_gives_its_thought_back(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with open_house(without_bots(database, seconds=600.0)) as house, house.guest() as anna:
        table = pondering(anna)
        for how in (signal.SIGTERM, signal.SIGINT):
            with worker(database) as process:
                until(under_way(database))
                until(beating(database))
                assert process.end(how) == (0, "Stopped; unfinished thoughts given back: 1.\n")
            assert [(key, status) for key, status, _ in jobs(database)] == [(f"{table.id}:0:0:0", "todo")]


def beating(database: str) -> Callable[[], bool]:
    """Has every worker said anew that it lives? Then it has begun what it took from the line."""
    before = heartbeats(database)
    return lambda: not set(before) & set(heartbeats(database))


def heartbeats(database: str) -> list[datetime]:
    """When workers last said that they live."""
    store = Store(database)
    question = text(f"SELECT last_heartbeat FROM {SCHEMA}.procrastinate_workers")
    found = store.read_now(lambda connection: list(connection.scalars(question)))
    store.close()
    return found


def test_a_server_that_stops_gives_its_thoughts_back(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    slow = replace(without_bots(database, seconds=600.0), bot_workers=1)
    with open_house(slow) as house, house.guest() as anna:
        table = pondering(anna)
        until(under_way(database))
    assert [(key, status) for key, status, _ in jobs(database)] == [(f"{table.id}:0:0:0", "todo")]


def test_a_worker_waits_for_a_server_to_prepare_the_database(new_database: NewDatabase) -> None:
    database = new_database("postgres")
    with starting_worker(database) as process, open_house(without_bots(database)) as house:
        with house.guest() as anna:
            play_to_the_end(anna, open_table(anna, "easy", "easy", start=True))
        assert process.hear().startswith("Bots think here")


def test_workers_and_servers_survive_an_outage_of_the_database() -> None:
    with ExitStack() as stack:
        server = stack.enter_context(postgres_server())
        house: House = stack.enter_context(open_house(replace(without_bots(server.url), heartbeat=0.5)))
        process = stack.enter_context(worker(server.url))
        anna = stack.enter_context(house.guest())
        table = open_table(anna, "easy", "easy", "easy", start=True)
        with anna.live(table) as live:
            live.update(2)
        server.stop()
        until(lambda: anna.http.get("/api/tables").status_code == 503)
        server.start()
        until(lambda: anna.http.get("/api/tables").status_code == 200)
        play_to_the_end(anna, table)
        server.stop()
        code, words = process.end(signal.SIGTERM)
        assert code == 0
        assert words.startswith("Stopped")


def test_a_worker_with_another_box_leaves_thoughts_to_those_who_can_think_them(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database = new_database("postgres")
    (tmp_path / "attika.toml").write_text('box.name = "By the sea"\n\n[turn]\nbuilds = 2\n')
    with open_house(without_bots(database)) as house, house.guest() as anna, ExitStack() as stack:
        body = {
            "game": "attika",
            "seats": [{"kind": "bot", "level": "easy"}] * 2,
            "start": True,
        }
        attika = anna.post("/api/tables", body, Table)
        stack.enter_context(worker(database, "--boxes", str(tmp_path)))
        play_to_the_end(anna, open_table(anna, "easy", "easy", start=True))  # what it can think, it does
        assert [key.partition(":")[0] for key, _, _ in jobs(database)] == [attika.id]
        assert anna.position(attika).table.ply == 0
        stack.enter_context(worker(database))
        with anna.live(attika) as live:
            update = live.wait(SeenUpdate)
            while update.table.ply == 0:
                update = live.wait(SeenUpdate)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "With SQLite bots think inside the server: workers need PostgreSQL."),
        (
            ["--config", "/dev/null/settings"],
            "The file /dev/null/settings (--config) cannot be read: Not a directory.",
        ),
        (
            ["--database", "sqlite:///games.sqlite3"],
            "With SQLite bots think inside the server: workers need PostgreSQL.",
        ),
        (
            ["--database", "nonsense"],
            f"The database nonsense cannot be used: {NO_URL}.",
        ),
        (
            ["--database", "postgresql://anna:secret@h:p/games"],
            f"The database postgresql://***@h:p/games cannot be used: {NO_URL}.",
        ),
        (
            ["--database", "postgresql+psycopg://anna:secret@host/games", "--slots", "0"],
            "--slots must be at least 1, got 0.",
        ),
    ],
)
def test_a_worker_that_cannot_start_says_why_in_one_sentence(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PENTAPOLIS_DATABASE", raising=False)
    done = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", words + "\n")
