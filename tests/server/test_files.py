"""SQLite files: one server at a time, and one clear sentence about a damaged one."""

from __future__ import annotations

import logging
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest
from sqlalchemy import make_url

from pentapolis.server.storage import files, persons
from pentapolis.server.storage.files import FileInUse, Hold, StorageDamaged, check_whole, file_of
from pentapolis.server.storage.store import Store
from pentapolis.server.types.people import Me
from tests.server.house import PATIENCE, open_house, quick
from tests.server.processes import Process, running

PROGRAM = """
import sys
from pentapolis.server.run import serve

if __name__ == "__main__":
    sys.exit(serve(port=0, database_url=sys.argv[1], bot_workers=1, log_level="warning"))
"""

DYING = """
import os, signal, sys
from pentapolis.server.storage import persons
from pentapolis.server.storage.store import Store

store = Store(sys.argv[1])
store.migrate()
for number in range(40):
    store.write_now(persons.rename, f"person {number}", "x" * 50)
os.kill(os.getpid(), signal.SIGKILL)
"""


def url_of(path: Path | str) -> str:
    return f"sqlite:///{path}"


def server(database: str) -> AbstractContextManager[Process]:
    return running(PROGRAM, database)


def refusal(database: str, folder: Path | None = None) -> str:
    """The one line with which a server refuses to start."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, database],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        cwd=folder,
    )
    assert (ended.returncode, ended.stdout) == (1, "")
    (line,) = ended.stderr.splitlines()
    return line


def filled(path: Path) -> Path:
    """A database of several pages, at rest."""
    store = Store(url_of(path))
    store.migrate()
    for number in range(200):
        store.write_now(persons.rename, f"person {number}", "x" * 50)
    store.close()
    return path


# One server at a time ---------------------------------------------------------------------------------


def test_a_second_server_on_a_file_refuses_by_whatever_path_it_comes(tmp_path: Path) -> None:
    path = tmp_path / "games" / "pentapolis.sqlite3"
    (tmp_path / "elsewhere").symlink_to(tmp_path / "games")
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    with server(url_of(path)) as first:
        sentence = (
            f"is in use by another server (process {first.popen.pid}); "
            "an SQLite file can have one server at a time."
        )
        for other in (path, link, tmp_path / "elsewhere" / "pentapolis.sqlite3"):
            assert refusal(url_of(other)) == f"The database {url_of(other)} {sentence}"
        relative = "sqlite:///../games/pentapolis.sqlite3"
        assert refusal(relative, tmp_path / "elsewhere") == f"The database {relative} {sentence}"
        with first.house.guest() as anna:
            assert anna.get("/api/me", Me) == Me("")
        assert first.end(signal.SIGINT) == 0


def test_a_killed_server_holds_its_file_no_longer(tmp_path: Path) -> None:
    database = url_of(tmp_path / "pentapolis.sqlite3")
    with server(database) as first:
        first.end(signal.SIGKILL)
        with server(database) as second:
            assert second.end(signal.SIGINT) == 0


def test_others_may_read_and_write_beside_a_server(tmp_path: Path) -> None:
    database = url_of(tmp_path / "pentapolis.sqlite3")
    with server(database) as first:
        store = Store(database)
        assert store.write_now(persons.setting, "beside", "yes") == "yes"
        store.close()
        assert first.end(signal.SIGINT) == 0


def test_a_file_that_is_let_go_can_be_held_again(tmp_path: Path) -> None:
    url = make_url(url_of(tmp_path / "x"))
    first = Hold(tmp_path / "x", url)
    with pytest.raises(FileInUse, match=f"process {os.getpid()}"):
        Hold(tmp_path / "x", url)
    first.let_go()
    first.let_go()
    Hold(tmp_path / "x", url).let_go()
    assert (tmp_path / "x.lock").stat().st_mode & 0o777 == 0o600


def test_nobody_else_can_read_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "pentapolis.sqlite3"
    with closing(Store(url_of(path))) as store:
        store.prepare()
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}


def test_what_root_writes_belongs_to_the_owner_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda file, *to: given.append((os.fstat(file).st_ino, *to)))
    path = tmp_path / "pentapolis.sqlite3"
    with closing(Store(url_of(path))) as store:
        store.prepare()
    owner = tmp_path.stat()
    files = (Path(f"{path}.lock"), path)
    assert given == [(file.stat().st_ino, owner.st_uid, owner.st_gid) for file in files]


def test_a_link_in_the_place_of_the_lock_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise whoever owns the folder could have root give them any file."""
    given: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", lambda *to: given.append(to))
    path, secret = tmp_path / "pentapolis.sqlite3", tmp_path / "secret"
    secret.write_text("kept")
    Path(f"{path}.lock").symlink_to(secret)
    with pytest.raises(OSError, match="symbolic link"):
        Hold(path, make_url(url_of(path)))
    assert (given, secret.read_text()) == ([], "kept")


def test_where_a_database_lies(tmp_path: Path) -> None:
    assert file_of(make_url(url_of(tmp_path / "x"))) == tmp_path / "x"
    assert file_of(make_url(f"sqlite:///file:{tmp_path}/a%20b?uri=true&mode=rwc")) == tmp_path / "a b"
    for nowhere in ("sqlite://", "sqlite:///:memory:", "postgresql+psycopg://a@b/c"):
        assert file_of(make_url(nowhere)) is None


def test_nothing_is_acknowledged_while_the_file_is_not_where_it_was(tmp_path: Path) -> None:
    path, aside = tmp_path / "pentapolis.sqlite3", tmp_path / "aside"
    with open_house(quick(url_of(path))) as house, house.guest() as anna:
        anna.put("/api/me", {"name": "Anna"}, Me)
        path.rename(aside)
        assert anna.refused("PUT", "/api/me", {"name": "Bo"}).id == "problem-storage-away"
        path.touch()  # nor is another one as good
        assert anna.refused("PUT", "/api/me", {"name": "Bo"}).id == "problem-storage-away"
        assert anna.refused("GET", "/api/me").id == "problem-storage-away"
        aside.replace(path)
        deadline = time.monotonic() + PATIENCE
        while anna.http.put("/api/me", json={"name": "Cleo"}).status_code == 503:
            assert time.monotonic() < deadline
        assert anna.get("/api/me", Me).name == "Cleo"


# Damaged files ----------------------------------------------------------------------------------------


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def overwrite_pages(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(secrets.token_bytes(path.stat().st_size - 3 * 4096))


def overwrite_start(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"remember the milk" * 10)


def write_something_else(path: Path) -> None:
    path.write_text("remember the milk" * 100)


@pytest.mark.parametrize("harm", [cut_off, overwrite_pages, overwrite_start, write_something_else])
def test_a_damaged_file_gets_one_line_that_says_how_to_restore(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    path = filled(tmp_path / "pentapolis.sqlite3")
    harm(path)
    harmed = path.read_bytes()
    line = refusal(url_of(path))
    assert line.startswith(f"The database {url_of(path)} is damaged: ")
    assert line.endswith(f"put a backup in its place: pentapolis restore FILE --database {url_of(path)}")
    assert path.read_bytes() == harmed


def test_a_file_too_large_to_read_at_every_start_is_still_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "CHECKED_BYTES", 4096)
    path = filled(tmp_path / "pentapolis.sqlite3")
    url = make_url(url_of(path))
    check_whole(path, url)
    cut_off(path)
    with pytest.raises(StorageDamaged, match="malformed"):
        check_whole(path, url)


def unfinished(tmp_path: Path) -> tuple[Path, Path]:
    """A database whose process was killed, and its write-ahead log."""
    path = tmp_path / "pentapolis.sqlite3"
    ended = subprocess.run(
        [sys.executable, "-c", DYING, url_of(path)], timeout=PATIENCE, check=False, capture_output=True
    )
    assert ended.returncode == -signal.SIGKILL
    return path, path.with_name(path.name + "-wal")


def test_the_log_of_a_killed_process_is_taken_up(tmp_path: Path) -> None:
    path, log = unfinished(tmp_path)
    assert log.stat().st_size > 40 * 4096
    check_whole(path, make_url(url_of(path)))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM persons").fetchone() == (40,)


def test_a_log_torn_in_its_last_change_is_no_damage(tmp_path: Path) -> None:
    path, log = unfinished(tmp_path)
    os.truncate(log, log.stat().st_size - 1000)
    check_whole(path, make_url(url_of(path)))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM persons").fetchone() == (39,)


@pytest.mark.parametrize("place", ["kind", "checksum", "middle"])
def test_a_log_that_would_lose_moves_without_a_word_is_damage(tmp_path: Path, place: str) -> None:
    path, log = unfinished(tmp_path)
    with log.open("r+b") as file:
        file.seek({"kind": 0, "checksum": 26, "middle": log.stat().st_size // 2}[place])
        file.write(b"\xa5\x5a\xa5")
    line = refusal(url_of(path))
    assert "is damaged: its write-ahead log (-wal) is broken, and stored moves are missing." in line
    assert log.exists()


def test_damage_found_while_running_is_one_problem_and_the_log_says_what_to_do(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "pentapolis.sqlite3"
    with open_house(quick(url_of(path))) as house, house.guest() as anna:
        anna.put("/api/me", {"name": "Anna"}, Me)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA writable_schema = ON")
            connection.execute("UPDATE sqlite_master SET rootpage = 100001 WHERE name LIKE '%persons%'")
            connection.execute("PRAGMA schema_version = 4711")
            connection.commit()
        with caplog.at_level(logging.ERROR):
            problem = anna.refused("GET", "/api/me")
    assert (problem.status, problem.id) == (500, "problem-storage-damaged")
    (told,) = [record for record in caplog.records if str(problem.args["incident"]) in record.getMessage()]
    assert told.getMessage().endswith("put a backup in its place: pentapolis restore FILE")
    assert told.exc_info is None
