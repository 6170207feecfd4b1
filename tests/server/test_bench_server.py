"""`pentapolis bench server`: its people play real games, and nothing of it is left behind.

How fast anything is does not matter here: what is checked is that what it counts has happened.
"""

from __future__ import annotations

import ast
import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
import sqlalchemy

import pentapolis
from pentapolis.cli import main
from pentapolis.loadtest.crowds import Crowd, Party, together
from pentapolis.loadtest.databases import Database, SqliteDatabases, postgres_databases
from pentapolis.loadtest.journals import Entry, Journal
from pentapolis.loadtest.players import LASTING, Manners, Player
from pentapolis.loadtest.report import Report, Row
from pentapolis.loadtest.scenarios import herd, lists, moves, spectators, tables
from pentapolis.loadtest.servers import Running, ServerCommand, ServerFailed
from pentapolis.loadtest.sizes import HerdSizes, ListsSizes, MovesSizes, SpectatorsSizes, TablesSizes
from pentapolis.loadtest.stage import Stage, require_files
from pentapolis.loadtest.usage import CannotMeasure
from pentapolis.loadtest.wire import ConnectionLost, Refused
from tests.server.conftest import NewDatabase
from tests.server.house import PATIENCE

T = TypeVar("T")

BOTH = [ServerCommand.bare(), ServerCommand.ours()]
GAME_OF_TWO = 38
"""So many moves has a game of Palatinus for two."""

NOTHING = "env true {port} {database}"
REFUSING = f"{sys.executable} -m pentapolis.cli serve --port {{port}} --database nonsense+{{database}}"


def done(work: Coroutine[None, None, T]) -> T:
    """Do something that must not take for ever."""

    async def limited() -> T:
        async with asyncio.timeout(4 * PATIENCE):
            return await work

    return asyncio.run(limited())


def stage(folder: Path) -> Stage:
    """The bare server and ours, on SQLite."""
    return Stage(BOTH, SqliteDatabases(folder), folder, lambda text: None)


def row(report: Report, load: str, server: str) -> Row:
    """The figures of one server under one load."""
    (found,) = [row for row in report.rows if (row.load, row.server) == (load, server)]
    return found


def stored_moves(url: str) -> list[tuple[str, int, int, str]]:
    """All moves in a database of a server that has stopped."""
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        question = sqlalchemy.text("select table_id, ply, seat, action from moves order by table_id, ply")
        found = [(table, ply, seat, action) for table, ply, seat, action in connection.execute(question)]
    engine.dispose()
    return found


def noted_moves(parties: list[Party]) -> list[tuple[str, int, int | None, str]]:
    """The acknowledged moves of these tables, as the database counts them."""
    entries = [entry for party in parties for entry in party.acknowledged]
    return sorted((entry.table, (entry.ply or 0) - 1, entry.seat, entry.action) for entry in entries)


# The people -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", BOTH, ids=lambda command: command.label)
def test_every_acknowledged_move_is_in_the_database_as_it_was_played(
    command: ServerCommand, database: str, tmp_path: Path
) -> None:
    async def play() -> list[Party]:
        async with Running(command, Database(database), tmp_path) as server, Crowd(server.url) as crowd:
            parties = await crowd.seat(2, "palatinus")
            await crowd.watch(parties, spectators=1)
            await together([party.play(GAME_OF_TWO) for party in parties])
            await together([party.caught_up() for party in parties])
            assert [await party.missing() for party in parties] == [[], []]
            assert [person.seen.ply for person in crowd.people if person.table] == [GAME_OF_TWO] * 6
            return parties

    parties = done(play())
    assert len(noted_moves(parties)) == 2 * GAME_OF_TWO
    assert stored_moves(database) == noted_moves(parties)


def test_a_move_that_the_server_does_not_have_is_missed(new_database: NewDatabase, tmp_path: Path) -> None:
    async def look() -> list[Entry]:
        async with (
            Running(ServerCommand.ours(), Database(new_database("sqlite")), tmp_path) as server,
            Crowd(server.url) as crowd,
        ):
            (party,) = await crowd.seat(1, "palatinus")
            await crowd.watch([party])
            await party.play(3)
            last = party.acknowledged[-1]
            invented = [replace(last, ply=4), replace(last, seat=7)]
            return await party.players[0].missing(Journal([*party.acknowledged, *invented]))

    later, other = done(look())
    assert (later.ply, other.ply, other.seat) == (4, 3, 7)


def test_people_of_every_game_play_it_to_the_end(new_database: NewDatabase, tmp_path: Path) -> None:
    async def play() -> list[str]:
        async with (
            Running(ServerCommand.ours(), Database(new_database("sqlite")), tmp_path) as server,
            Crowd(server.url) as crowd,
        ):
            parties = [(await crowd.seat(1, game))[0] for game in ("lacitta", "antiquity")]
            await crowd.watch(parties)
            await parties[0].play()
            await parties[1].play(40)  # several seats decide at once, and some come too late
            assert [await party.missing() for party in parties] == [[], []]
            return [player.seen.status for player in parties[0].players]

    assert done(play()) == ["finished", "finished"]


def test_lasting_people_go_on_after_a_server_was_killed(database: str, tmp_path: Path) -> None:
    async def play() -> Party:
        async with (
            Running(ServerCommand.ours(), Database(database), tmp_path) as server,
            Crowd(server.url, manners=LASTING) as crowd,
        ):
            (party,) = await crowd.seat(1, "palatinus")
            await crowd.watch([party])
            playing = asyncio.create_task(party.play(GAME_OF_TWO))
            await party.players[0].reached(10)
            port = int(server.url.rpartition(":")[2])
            server.kill()
            await server.start(port)
            await playing
            assert await party.missing() == []
            assert sum(player.journal.reconnects for player in party.players) >= 2
            return party

    party = done(play())
    noted = noted_moves([party])
    stored = stored_moves(database)
    assert set(noted) <= set(stored)
    assert len(stored) == GAME_OF_TWO
    # What was stored but never acknowledged can only be a move whose answer did not come.
    assert len(stored) - len(noted) <= sum(len(player.journal.unsure) for player in party.players)


def test_others_give_up_when_their_server_is_gone(new_database: NewDatabase, tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            Running(ServerCommand.ours(), Database(new_database("sqlite")), tmp_path) as server,
            Crowd(server.url) as crowd,
        ):
            (party,) = await crowd.seat(1, "palatinus")
            await crowd.watch([party])
            server.kill()
            with pytest.raises(ConnectionLost):
                await party.play()

    done(play())


def test_a_refusal_says_why(new_database: NewDatabase, tmp_path: Path) -> None:
    async def ask() -> None:
        database = Database(new_database("sqlite"))
        async with Running(ServerCommand.ours(), database, tmp_path) as server, Player(server.url) as anna:
            with pytest.raises(Refused, match="404: problem-unknown-table") as refused:
                await anna.ask("GET", "/api/tables/nowhere")
            assert refused.value.problem == "problem-unknown-table"

    done(ask())


def test_a_ping_without_an_answer_ends_a_connection() -> None:
    upgrades = asyncio.Semaphore(0)
    gone: list[asyncio.Task[None]] = []

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request = await reader.readuntil(b"\r\n\r\n")
        if b"Upgrade" in request:
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            upgrades.release()
        else:
            # In chunks, as a server may answer whose answer is not ready at once.
            writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n")
        with suppress(ConnectionError):
            await reader.read()
        writer.close()

    def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gone.append(asyncio.create_task(silent(reader, writer)))

    async def ping() -> int:
        listener = await asyncio.start_server(meet, "127.0.0.1", 0)
        port = listener.sockets[0].getsockname()[1]
        manners = Manners(lasting=True, rest=0.01, ping=0.01, pong=0.01)
        async with listener, Player(f"http://127.0.0.1:{port}", manners=manners) as player:
            await player.watch("table")
            for _ in range(3):
                await upgrades.acquire()
        await asyncio.gather(*gone)
        return player.journal.unanswered_pings

    assert done(ping()) >= 2


# The scenarios --------------------------------------------------------------------------------------------


def test_moves_are_measured_beside_a_bare_server(tmp_path: Path) -> None:
    sizes = MovesSizes(tables=(1, 2), moves=4, rounds=2, quiet=0.1)
    report = done(moves.run(stage(tmp_path), sizes))
    assert [(row.load, row.server) for row in report.rows] == [
        (load, server) for load in ("1 table", "2 tables") for server in ("bare", "pentapolis")
    ]
    ours, bare = (row(report, "2 tables", server).figures for server in ("pentapolis", "bare"))
    for figures in (ours, bare):
        assert {"CPU ms/move", "moves/s", "p50 ms", "p95 ms", "p99 ms"} <= figures.keys()
        assert all(len(figure.values) == 2 and figure.low > 0 for figure in figures.values())
    assert [
        cost / least
        for cost, least in zip(ours["CPU ms/move"].values, bare["CPU ms/move"].values, strict=True)
    ] == ours["x bare"].values
    assert [goal.limit for goal in report.goals] == [2.5, 2.5]


@pytest.mark.postgres
def test_moves_are_measured_on_postgresql_with_what_that_spends(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    with postgres_databases(new_database("postgres")) as databases:
        there = Stage(BOTH, databases, tmp_path, lambda text: None)
        report = done(moves.run(there, MovesSizes(tables=(1,), moves=4, rounds=1, quiet=0.1, counting=0.1)))
    figures = row(report, "1 table", "pentapolis").figures
    assert figures["database"].median > 0
    assert len(figures["transactions"].values) == 1
    assert [goal.limit for goal in report.goals] == [3.0]


def test_moves_with_spectators_are_compared_with_moves_without(tmp_path: Path) -> None:
    sizes = SpectatorsSizes(tables=1, spectators=3, moves=3, rounds=1, quiet=0.1)
    report = done(spectators.run(stage(tmp_path), sizes))
    watched = row(report, "3 spectators", "pentapolis").figures
    alone = row(report, "players alone", "pentapolis").figures
    (times,) = watched["x alone"].values
    assert times == watched["CPU ms/move"].values[0] / alone["CPU ms/move"].values[0]
    assert [goal.limit for goal in report.goals] == [10.0]


def test_many_tables_are_played_at_the_pace_of_people(tmp_path: Path) -> None:
    report = done(tables.run(stage(tmp_path), TablesSizes(tables=3, pause=0.1, seconds=1, quiet=0.1)))
    figures = row(report, "3 tables", "pentapolis").figures
    assert 1 <= figures["moves"].median <= 3 * GAME_OF_TWO
    assert figures["p99 ms"].median >= figures["p50 ms"].median > 0


def test_a_herd_gets_its_positions_from_a_server_that_was_just_started(tmp_path: Path) -> None:
    sizes = HerdSizes(sockets=(2, 3), at_a_table=2, moves=2, linger=0.1, rest=0.1)
    report = done(herd.run(stage(tmp_path), sizes))
    assert [row.load for row in report.rows] == ["2 sockets", "2 sockets", "3 sockets", "3 sockets"]
    for found in report.rows:
        assert found.figures["served"] == found.figures["sockets"]
        assert found.figures["reconnects"].median == 0
        assert found.figures["MB peak"].median >= found.figures["MB before"].median > 1
    assert len(report.goals) == 5


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_lists_are_as_long_with_few_tables_as_with_many(
    kind: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    class Given(SqliteDatabases):
        def new(self, label: str) -> Database:
            return Database(new_database(kind))

    there = Stage(BOTH, Given(tmp_path), tmp_path, lambda text: None)
    report = done(lists.run(there, ListsSizes(tables=(100, 300), requests=2, rounds=1)))
    assert {row.server for row in report.rows} == {"pentapolis"}
    few, many = (
        {row.load.partition(", ")[2]: row.figures["bytes"].median for row in report.rows if start in row.load}
        for start in ("100 ", "300 ")
    )
    assert few.keys() == many.keys()
    assert few["a newcomer's tables"] == many["a newcomer's tables"] == len("[]")
    for name in ("public tables", "from the middle on", "open tables", "my tables"):
        assert 0.9 < few[name] / many[name] < 1.1, name


def test_only_its_command_imports_the_load_test_and_it_knows_the_server_from_outside() -> None:
    package = Path(pentapolis.__file__).parent
    imports = {
        path.relative_to(package): {
            name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in (getattr(node, "module", None) or "", *(alias.name for alias in node.names))
        }
        for path in package.rglob("*.py")
    }
    outside = {
        path
        for path, names in imports.items()
        if path.parts[0] != "loadtest" and any(name.startswith("pentapolis.loadtest") for name in names)
    }
    assert outside == {Path("commands/bench_server.py")}
    inside = {name for path, names in imports.items() if path.parts[0] == "loadtest" for name in names}
    assert not [name for name in inside if name.startswith("pentapolis.server")]


# The command ----------------------------------------------------------------------------------------------


def test_the_command_shows_a_table_and_writes_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "figures.json"
    again = f"again={sys.executable} -m pentapolis.cli serve --port {{port}} --database {{database}}"
    sizes = ["--tables", "1", "--moves", "2", "--rounds", "1"]
    assert main(["bench", "server", *sizes, "--no-bare", "--beside", again, "--json", str(path)]) == 0
    printed = capsys.readouterr()
    assert (
        "moves on SQLite: game palatinus, seats 2, tables 1, moves 2, rounds 1, quiet 1.5, counting 11.0"
        in printed.out
    )
    assert "1 table, again" in printed.out
    assert "1 table, again, round 1 of 1" in printed.err
    (report,) = msgspec.json.decode(path.read_bytes(), type=list[Report])
    assert [row.server for row in report.rows] == ["again", "pentapolis"]
    assert report.sizes["tables"] == [1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess"], "unknown game 'chess'"),
        (["--beside", "nonsense"], "--beside takes LABEL=CMD, got 'nonsense'"),
        (["--beside", "old=pentapolis serve"], "must have {port} and {database} in it"),
        (["--beside", f"bare={NOTHING}"], "each server needs a label of its own, got bare, bare, pentapolis"),
        (["--server-command", "'{port} {database}"], "cannot be read: No closing quotation"),
        (["--server-command", "/nowhere {port} {database}"], "/nowhere cannot be started: No such file"),
        (["--server-command", NOTHING], "the server pentapolis has ended by itself without a word"),
        (["--server-command", REFUSING], "cannot be used"),
        (["--database", "sqlite:///games"], "--database must be the URL of a PostgreSQL server"),
        (["--database", "nonsense"], "--database must be the URL of a PostgreSQL server"),
        (["--database", "postgresql+psycopg://a:secret@/b?host=/nowhere"], "PostgreSQL at "),
        (["--postgres", "--database", "nonsense"], "choose either --postgres or --database"),
        (["--scenario", "tables", "--tables", "1,2"], "this scenario takes one number for --tables, got 2"),
    ],
)
def test_what_cannot_be_measured_gets_one_clear_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "server", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "secret" not in said
    assert "Traceback" not in said


@pytest.mark.parametrize("size", ["--rounds=0", "--tables=10,", "--pause=-1", "--sockets=many"])
def test_sizes_are_positive_numbers(size: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bench", "server", size])
    assert left.value.code == 2
    assert f"argument {size.partition('=')[0]}: invalid" in capsys.readouterr().err


def test_too_few_open_files_are_told_before_anything_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, 1024))
    sentence = r"this needs 8,500 open files in one process, but the system allows 1,024 \(ulimit -Hn\)"
    with pytest.raises(CannotMeasure, match=sentence):
        require_files(8000)


def test_a_server_that_ends_while_it_is_measured_is_told_from_one_that_is_slow(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    async def end() -> None:
        async with Running(ServerCommand.ours(), Database(new_database("sqlite")), tmp_path) as server:
            os.kill(server.pid, signal.SIGKILL)
            while True:
                await asyncio.sleep(0.01)
                await server.spent()

    with pytest.raises(ServerFailed, match="the server pentapolis has ended by itself"):
        done(end())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_leaves_no_process_behind(how: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pentapolis.cli", "bench", "server", "--tables", "1", "--rounds", "999"]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as bench:
        try:
            assert bench.stderr is not None
            for line in bench.stderr:
                if "round 1" in line:
                    break
            assert len(processes_of(tmp_path)) >= 3
            bench.send_signal(how)
            bench.communicate(timeout=PATIENCE)
            assert bench.returncode == 130
        finally:
            bench.kill()
    assert wait_for(lambda: not processes_of(tmp_path))
    assert list(tmp_path.iterdir()) == []


def processes_of(folder: Path) -> list[str]:
    """The processes that have a folder as their place for temporary files."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"TMPDIR={folder}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(process.name)
        except OSError:
            continue
    return found


def wait_for(condition: Callable[[], bool]) -> bool:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.05)
    return condition()
