"""Backups: whole while a server writes, put back into either kind of database, and refused if broken."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy
from sqlalchemy import Connection, select

from pentapolis.cli import main
from pentapolis.server import lobby, portable
from pentapolis.server.backups import CannotBackUp, CannotRestore, back_up, restore
from pentapolis.server.migrations import migrate_on, revision_of, revisions
from pentapolis.server.portable import BadBackup
from pentapolis.server.storage import chat, lists, persons, tables
from pentapolis.server.storage.files import FileInUse
from pentapolis.server.storage.schema import metadata
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts.queue_schema import SETTING
from pentapolis.server.types.people import Me
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.tables import NewTable, SeatRequest, Table
from tests.server.conftest import KINDS, NewDatabase
from tests.server.house import PATIENCE, Person, open_house, play_until, quick, start_together
from tests.server.processes import running

PROGRAM = """
import sys
from pentapolis.server.run import serve

if __name__ == "__main__":
    sys.exit(serve(port=0, database_url=sys.argv[1], bot_workers=1, log_level="warning"))
"""

TO = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))


def ignore(_done: int, _total: int) -> None:
    """Nobody watches."""


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def saved(url: str, target: Path, *, as_portable: bool = False) -> Path:
    back_up(url, target, ignore, as_portable=as_portable, replace=False)
    return target


def filled(url: str) -> None:
    """People, games and what else there is."""
    with closing(Store(url)) as store:
        store.migrate()
        store.write_now(persons.rename, "anna", "Ännä 👩\u200d🌾")
        store.write_now(persons.setting, "secret", "of this server")
        for start in (True, False):
            seats = [SeatRequest("me"), SeatRequest("bot", "easy")]
            record = store.write_now(lobby.open_table, "anna", NewTable("attika", seats, start=start))
            store.write_now(chat.say, record.id, 0, "Anna", "“hello”\nthere")
            store.write_now(tables.add_guest, record.id, "bo")


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database that backups keep."""

    def read(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [
                tuple(row)
                for row in connection.execute(select(table).order_by(*table.primary_key))
                if row[0] != SETTING  # PostgreSQL has one more
            ]
            for table in metadata.sorted_tables
            if table not in portable.LEFT_OUT
        }

    with closing(Store(url)) as store:
        return store.read_now(read)


@pytest.mark.parametrize("to", TO)
@pytest.mark.parametrize("as_portable", [False, True])
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_restores_everything_into_either_kind_of_database(
    new_database: NewDatabase, tmp_path: Path, source: str, to: str, as_portable: bool
) -> None:
    before = new_database(source)
    filled(before)
    backup = saved(before, tmp_path / "backup", as_portable=as_portable)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert names_in(tmp_path) == ["backup"]
    after = new_database(to)
    assert restore(backup, after, ignore) is None
    assert everything(after) == everything(before)
    with closing(Store(after)) as store:
        (first, *_) = store.read_now(lists.listed, person="anna", status="running", before=None, limit=9)
        number = store.read_now(chat.last, first.id)
        store.write_now(chat.say, first.id, 0, "Anna", "numbers go on")
        assert store.read_now(chat.last, first.id) > number


def test_an_old_file_is_kept_beside_the_restored_one(new_database: NewDatabase, tmp_path: Path) -> None:
    url, other = new_database("sqlite"), new_database("sqlite")
    filled(url)
    backup = saved(url, tmp_path / "backup")
    with closing(Store(other)) as store:
        store.migrate()
        store.write_now(persons.rename, "old", "Old")
    kept = restore(backup, other, ignore)
    assert kept is not None
    assert kept.parent == Path(other.removeprefix("sqlite:///")).parent
    assert everything(other) == everything(url)
    assert [row[0] for row in everything(f"sqlite:///{kept}")["persons"]] == ["old"]


def test_a_damaged_database_can_be_replaced(new_database: NewDatabase, tmp_path: Path) -> None:
    url = new_database("sqlite")
    filled(url)
    backup = saved(url, tmp_path / "backup")
    expected = everything(url)
    path = Path(url.removeprefix("sqlite:///"))
    path.write_bytes(b"not a database any more")
    path.with_name(path.name + "-wal").write_bytes(b"nor is this")
    with pytest.raises(CannotBackUp, match="is damaged"):
        saved(url, tmp_path / "another")
    assert names_in(tmp_path) == ["backup"]
    kept = restore(backup, url, ignore)
    assert kept is not None
    assert kept.read_bytes() == b"not a database any more"
    assert everything(url) == expected


@pytest.mark.parametrize("database_kind", TO)
def test_a_backup_made_while_people_play_is_one_moment_of_their_game(
    new_database: NewDatabase, tmp_path: Path, database_kind: str
) -> None:
    url = new_database(database_kind)
    backups = [tmp_path / f"backup-{number}" for number in range(3)]
    with open_house(quick(url)) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        enough = threading.Event()
        player = threading.Thread(target=_play_on, args=(table, anna, bo, enough))
        player.start()
        for backup in backups:
            ply = anna.get(f"/api/tables/{table.id}", Table).ply
            while anna.get(f"/api/tables/{table.id}", Table).ply < ply + 2:
                pass
            saved(url, backup)
        enough.set()
        player.join(PATIENCE)
    plies: list[int] = []
    for backup in backups:
        after = new_database("sqlite")
        restore(backup, after, ignore)
        rows = everything(after)
        (record,) = rows["tables"]
        columns = [column.name for column in metadata.tables["tables"].columns]
        plies.append(int(str(record[columns.index("ply")])))
        assert [move[1] for move in rows["moves"]] == list(range(plies[-1]))
    assert plies[0] >= 2
    assert plies == sorted(set(plies))


def _play_on(table: Table, anna: Person, bo: Person, enough: threading.Event) -> None:
    ply = 0
    while not enough.is_set():
        ply += 1
        if play_until(table, ply, anna, bo).status == "finished":
            return


def test_people_go_on_after_a_restore(new_database: NewDatabase, tmp_path: Path) -> None:
    url, again = new_database("sqlite"), new_database("sqlite")
    with open_house(quick(url)) as house, house.guest() as anna, house.guest() as bo:
        anna.put("/api/me", {"name": "Anna"}, Me)
        table = play_until(start_together(anna, bo), 4, anna, bo)
        backup = saved(url, tmp_path / "backup", as_portable=True)
        restore(backup, again, ignore)
        with open_house(quick(again)) as other:
            for person in (anna, bo):
                person.http.base_url = other.url
            assert anna.get("/api/me", Me).name == "Anna"
            assert len(anna.get(f"/api/tables/{table.id}/log", list[LogStep])) == 4
            assert play_until(table, 6, anna, bo).ply == 6


def test_nothing_is_restored_under_a_running_server(new_database: NewDatabase, tmp_path: Path) -> None:
    url = new_database("sqlite")
    filled(url)
    backup = saved(url, tmp_path / "backup")
    with running(PROGRAM, url) as process:
        with pytest.raises(FileInUse, match="in use by another server"):
            restore(backup, url, ignore)
        assert process.end(signal.SIGINT) == 0
    assert restore(backup, url, ignore) is not None


@pytest.mark.postgres
def test_a_postgres_database_with_games_is_not_restored_over(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    url, other = new_database("postgres"), new_database("postgres")
    filled(url)
    before = everything(url)
    backup = saved(url, tmp_path / "backup")
    with pytest.raises(CannotRestore, match="not empty"):
        restore(backup, url, ignore)
    assert everything(url) == before
    with closing(Store(other)) as store:  # a server that nobody has played on yet
        store.migrate()
        store.write_now(persons.setting, "secret", "new")
    restore(backup, other, ignore)
    assert everything(other) == before


# Older forms ------------------------------------------------------------------------------------------


def older(connection: Connection) -> None:
    """A database of the first form, with a person and a game in it."""
    migrate_on(connection, "0001")
    connection.exec_driver_sql("INSERT INTO persons VALUES ('anna', 'Anna', '2026-01-01 12:00:00.000000')")
    connection.exec_driver_sql(
        "INSERT INTO tables (id, game, rules, status, public, options, seed, owner, invite, created, changed,"
        " ply, epoch, actors) VALUES ('table', 'palatinus', 1, 'open', true, '{}', '1', 'anna', 'x',"
        " '2026-01-01 12:00:00.000000', '2026-01-01 12:00:00.000000', 0, 0, '[]')"
    )


def test_a_backup_of_an_older_form_is_brought_up(new_database: NewDatabase, tmp_path: Path) -> None:
    url, again = new_database("sqlite"), new_database("sqlite")
    with closing(Store(url)) as store:
        store.write_now(older)
    backup = saved(url, tmp_path / "backup")
    restore(backup, again, ignore)
    with closing(Store(again)) as store:
        assert store.read_now(revision_of) == revisions()[0]
        record = store.read_now(tables.load, "table")
    assert record is not None
    assert (record.owner, record.notes) == ("anna", [])
    with pytest.raises(CannotBackUp, match="has the form 0001"):
        saved(url, tmp_path / "portable", as_portable=True)


@pytest.mark.parametrize("to", TO)
def test_a_portable_backup_of_an_older_form_is_brought_up(
    new_database: NewDatabase, tmp_path: Path, to: str
) -> None:
    lines = [
        b'{"format":"pentapolis backup","version":1,"revision":"0001","made":"2026-01-01T12:00:00Z"}',
        b'{"table":"persons","columns":["id","name","created"]}',
        b'["anna","Anna","2026-01-01T12:00:00Z"]',
    ]
    backup = tmp_path / "backup"
    backup.write_bytes(packed(lines, {"persons": 1}))
    url = new_database(to)
    restore(backup, url, ignore)
    with closing(Store(url)) as store:
        assert store.read_now(persons.name_of, "anna") == "Anna"
        assert store.read_now(revision_of) == revisions()[0]


def packed(lines: list[bytes], rows: dict[str, int]) -> bytes:
    """A portable file with these lines, and an end that fits."""
    body = b"".join(line + b"\n" for line in lines)
    end = portable.End(rows, hashlib.sha256(body).hexdigest())
    return gzip.compress(body + msgspec.json.encode(end) + b"\n")


# Broken files -----------------------------------------------------------------------------------------


def cut_off(content: bytes) -> bytes:
    return content[: len(content) // 2]


def change_a_letter(content: bytes) -> bytes:
    plain = gzip.decompress(content)
    return gzip.compress(plain.replace(b"hello", b"hullo", 1))


def leave_out_a_row(content: bytes) -> bytes:
    lines = gzip.decompress(content).splitlines()
    return gzip.compress(b"\n".join(lines[:2] + lines[3:]) + b"\n")


def leave_out_the_end(content: bytes) -> bytes:
    return gzip.compress(b"".join(io.BytesIO(gzip.decompress(content)).readlines()[:-1]))


def add_something(content: bytes) -> bytes:
    return gzip.compress(gzip.decompress(content) + b"more\n")


def come_from_the_future(content: bytes) -> bytes:
    lines = gzip.decompress(content).splitlines()
    newest = f'"revision":"{revisions()[0]}"'.encode()
    header = lines[0].replace(newest, b'"revision":"9999"')
    return packed([header, *lines[1:-1]], msgspec.json.decode(lines[-1], type=portable.End).rows)


def be_something_else(_content: bytes) -> bytes:
    return b"remember the milk"


HARMS = [
    cut_off,
    change_a_letter,
    leave_out_a_row,
    leave_out_the_end,
    add_something,
    come_from_the_future,
    be_something_else,
]


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("to", TO)
def test_a_broken_portable_backup_changes_nothing(
    new_database: NewDatabase, tmp_path: Path, to: str, harm: Callable[[bytes], bytes]
) -> None:
    url, target = new_database("sqlite"), new_database(to)
    filled(url)
    backup = saved(url, tmp_path / "backup", as_portable=True)
    backup.write_bytes(harm(backup.read_bytes()))
    with closing(Store(target)) as store:
        store.migrate()
        store.write_now(persons.setting, "secret", "untouched")
    before = everything(target)
    with pytest.raises(BadBackup):
        restore(backup, target, ignore)
    assert everything(target) == before
    if to == "sqlite":
        names = {path.name for path in Path(target.removeprefix("sqlite:///")).parent.iterdir()}
        assert names <= {f"pentapolis.sqlite3{end}" for end in ("", ".lock", "-wal", "-shm")}


def test_a_broken_copy_changes_nothing(new_database: NewDatabase, tmp_path: Path) -> None:
    url, target = new_database("sqlite"), new_database("sqlite")
    filled(url)
    filled(target)
    before = everything(target)
    backup = saved(url, tmp_path / "backup")
    os.truncate(backup, backup.stat().st_size // 2)
    with pytest.raises(BadBackup, match="not a whole backup"):
        restore(backup, target, ignore)
    foreign = tmp_path / "foreign"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE shopping (milk)")
    with pytest.raises(BadBackup, match="not a backup of Pentapolis"):
        restore(foreign, target, ignore)
    assert everything(target) == before


# On the command line ----------------------------------------------------------------------------------


def test_the_commands_say_what_they_did(
    new_database: NewDatabase, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, backup = new_database("sqlite"), tmp_path / "backup"
    filled(url)
    assert main(["backup", str(backup), "--database", url]) == 0
    assert capsys.readouterr().out.startswith(f"Saved in {backup} (")
    assert main(["backup", str(backup), "--database", url]) == 2
    assert capsys.readouterr().err == (
        f"pentapolis: {backup} exists already; choose another name, or say --replace\n"
    )
    assert main(["backup", str(backup), "--database", url, "--replace", "--portable"]) == 0
    assert main(["restore", str(backup), "--database", url, "--yes"]) == 0
    assert "what was there is now" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "x", "--database", "sqlite:///nowhere"], "there is no database "),
        (["backup", "x", "--database", "nonsense"], "this is not the URL of a database"),
        (["backup", "x", "--database", "postgresql+psycopg://nobody@/x?host=/dev/null"], "cannot be used"),
        (["backup", "x", "--database", "mysql://a:b@c/d"], "SQLite file or in PostgreSQL"),
        (["backup", "x", "--database", "postgresql+asyncpg://a:b@c/d"], "No module named 'asyncpg'"),
        (["backup", "x", "--database", "postgresql://a:b@c:d/e"], "postgresql://***@c:d/e cannot be used"),
        (["restore", "x", "--database", "postgresql://a:b@c:d/e"], "postgresql://***@c:d/e cannot be used"),
        (
            ["admin", "tables", "--database", "postgresql://a:b@c:d/e"],
            "postgresql://***@c:d/e cannot be used",
        ),
        (["backup", ".", "--replace"], ". is a folder; name a file in it"),
        (["backup", "nowhere/x"], "there is no folder nowhere"),
        (["restore", "nowhere", "--database", "sqlite:///new"], "nowhere: No such file or directory"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    command = [sys.executable, "-m", "pentapolis.cli", *arguments]
    ended = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    (line,) = ended.stderr.splitlines()
    assert sentence in line
    assert names_in(tmp_path) == []


def test_what_root_restores_belongs_to_the_owner_of_what_was_there(
    new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, backup = new_database("sqlite"), tmp_path / "backup"
    filled(url)
    saved(url, backup)
    given: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda file, *to: given.append((os.fstat(file).st_ino, *to)))
    assert restore(backup, url, ignore) is not None
    owner = backup.stat()
    path = Path(sqlalchemy.make_url(url).database or "")
    files = (Path(f"{path}.lock"), path)
    assert given == [(file.stat().st_ino, owner.st_uid, owner.st_gid) for file in files]


def test_restoring_over_a_file_is_confirmed_first(new_database: NewDatabase, tmp_path: Path) -> None:
    url, backup = new_database("sqlite"), tmp_path / "backup"
    filled(url)
    saved(url, backup)
    command = [sys.executable, "-m", "pentapolis.cli", "restore", str(backup), "--database", url]
    ended = subprocess.run(command, input="", capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert ended.stderr.endswith("Say --yes to do it without being asked.\n")
