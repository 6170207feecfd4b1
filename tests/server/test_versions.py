"""A server is brought up to date, and by the new version every game has other rules: nothing ends by it."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest
import sqlalchemy

import pentapolis
from pentapolis.server.storage import schema
from pentapolis.server.types.playing import UndoAnswer
from pentapolis.server.types.tables import Table
from tests.games.playing import every_game
from tests.guests.installing import ROOT, SERVE, with_packages
from tests.server.conftest import NewDatabase
from tests.server.filling import fill, recorded, rules_in
from tests.server.house import (
    House,
    Person,
    SeenStep,
    SeenUpdate,
    open_house,
    open_table,
    play_until,
    quick,
    with_a_bot,
)
from tests.server.processes import running

KEYS = pentapolis.keys()
PEOPLE = ("Anna", "Bo")


class Shown(msgspec.Struct):
    """What a game shows, in the very bytes of the answer."""

    steps: msgspec.Raw
    legal: msgspec.Raw


@dataclass
class Before:
    """What was there before the server was brought up to date, and how it looked."""

    url: str
    cookies: dict[str, dict[str, str]] = field(default_factory=dict)
    tables: dict[str, dict[str, Table]] = field(default_factory=dict)
    shown: dict[str, bytes] = field(default_factory=dict)


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the next version of the package: all rules are kept, raised and different."""
    folder = tmp_path_factory.mktemp("newer")
    package = folder / "pentapolis"
    unneeded = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "pentapolis", package, ignore=unneeded)
    for key in KEYS:
        present = pentapolis.game(key).rules_version
        assert f"rules {present} kept in" in newer_pentapolis(folder, "rules", "keep", key).stdout
        [file] = [
            file for file in (package / "games" / key).rglob("*.py") if "RULES_VERSION = " in file.read_text()
        ]
        replace(file, f"RULES_VERSION = {present}", f"RULES_VERSION = {present + 1}")
    # Other luck, and everybody gets another first position from the same seed.
    replace(package / "kernel" / "chance.py", "_STEP = 0x9E3779B97F4A7C15", "_STEP = 0xD1342543DE82EF95")
    return folder


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def newer_pentapolis(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the program of the new version."""
    return subprocess.run(
        [sys.executable, "-m", "pentapolis.cli", *arguments],
        cwd=folder,
        env=with_packages(folder),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def before(new_database: NewDatabase) -> Before:
    """A database that the present version made: open, running and finished tables of all games."""
    found = Before(new_database("sqlite"))
    with open_house(quick(found.url)) as house, house.guest() as anna, house.guest() as bo:
        for name, person in zip(PEOPLE, (anna, bo), strict=True):
            person.put("/api/me", {"name": name}, dict[str, str])
            found.cookies[name] = dict(person.http.cookies)
        for key in KEYS:
            found.tables[key] = {
                "open": open_table(anna, "me", "open", game=key),
                "bot": open_table(anna, "me", "medium", game=key, start=True),
                "running": two_people(anna, bo, key),
                "finished": two_people(anna, bo, key),
            }
    for key, tables in found.tables.items():
        record = recorded(key, pentapolis.game(key).rules_version)
        fill(found.url, tables["running"].id, record, len(record.moves) // 2)
        fill(found.url, tables["finished"].id, record)
    with open_house(quick(found.url)) as house:
        with person_in(house, found, "Anna") as anna:
            for tables in found.tables.values():
                with_a_bot(anna, tables["bot"])
        for name in (*PEOPLE, "spectator"):
            with person_in(house, found, name) as somebody:
                for tables in found.tables.values():
                    found.shown |= pictures(somebody, name, tables)
    return found


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of the new version writes what goes wrong."""
    return tmp_path_factory.mktemp("log") / "stderr"


@pytest.fixture(scope="module")
def after(newer: Path, before: Before, log: Path) -> Iterator[House]:
    """The new version on the same database."""
    arguments = ("--database", before.url, "--bot-workers", "1")
    with (
        log.open("w") as file,
        running(SERVE, *arguments, stderr=file.fileno(), environment=with_packages(newer)) as process,
    ):
        yield process.house
        process.end(signal.SIGTERM)
    told = log.read_text("utf-8")
    assert "bot failed" not in told, told
    assert "Traceback" not in told, told


def two_people(anna: Person, bo: Person, key: str) -> Table:
    """A game that has just been started."""
    table = open_table(anna, "me", "open", game=key, public=True)
    bo.post(f"/api/tables/{table.id}/join", {"invite": table.invite}, Table)
    return anna.post(f"/api/tables/{table.id}/start", None, Table)


@contextmanager
def person_in(house: House, before: Before, name: str) -> Iterator[Person]:
    """Somebody who was there before, or a stranger."""
    with house.guest() as person:
        person.http.cookies.update(before.cookies.get(name, {}))
        yield person


def pictures(person: Person, name: str, tables: dict[str, Table]) -> dict[str, bytes]:
    """What somebody sees of some tables, by what was asked."""
    found = {}
    for kind in ("bot", "running") if name in PEOPLE[:1] else ("running",):
        path = f"/api/tables/{tables[kind].id}"
        found[f"{name} {path} position"] = _shown(person, f"{path}/position")
        found[f"{name} {path} log"] = person.http.get(f"{path}/log").content
    path = f"/api/tables/{tables['finished'].id}"
    for seat in ("", "?seat=0", "?seat=1"):
        found[f"{name} {path} replay {seat}"] = _shown(person, f"{path}/replay{seat}")
    found[f"{name} {path} record"] = person.http.get(f"{path}/record").content
    return found


def _shown(person: Person, path: str) -> bytes:
    response = person.http.get(path)
    assert response.status_code == 200, response.text
    shown = msgspec.json.decode(response.content, type=Shown)
    return bytes(shown.steps) + bytes(shown.legal)


# What must hold ---------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("name", [*PEOPLE, "spectator"])
def test_everybody_sees_the_same_byte_for_byte(key: str, name: str, before: Before, after: House) -> None:
    with person_in(after, before, name) as person:
        seen = pictures(person, name, before.tables[key])
    assert len(seen) == (8 if name == "Anna" else 6)
    assert seen == {asked: before.shown[asked] for asked in seen}


@every_game
def test_records_still_verify_and_would_not_by_the_new_rules(
    key: str, before: Before, after: House, newer: Path, tmp_path: Path
) -> None:
    rules = pentapolis.game(key).rules_version
    with person_in(after, before, "Anna") as anna:
        text = anna.http.get(f"/api/tables/{before.tables[key]['finished'].id}/record").text
    assert text.splitlines()[2] == f"rules {rules}"
    (tmp_path / "old").write_text(text, "utf-8")
    verified = newer_pentapolis(newer, "replay", "--verify", str(tmp_path / "old"))
    assert (verified.returncode, verified.stderr) == (0, "")
    assert "result confirmed" in verified.stdout
    (tmp_path / "new").write_text(text.replace(f"rules {rules}", f"rules {rules + 1}", 1), "utf-8")
    assert newer_pentapolis(newer, "replay", "--verify", str(tmp_path / "new")).returncode == 2


@every_game
def test_a_running_game_goes_on_and_back(key: str, before: Before, after: House) -> None:
    table = before.tables[key]["running"]
    with person_in(after, before, "Anna") as anna, person_in(after, before, "Bo") as bo:
        people = [anna, bo]
        first = anna.position(table).table
        played = play_until(table, first.ply + 6, anna, bo)
        assert played.ply == first.ply + 6
        seat = next(seat for seat in (0, 1) if any(step.seat == seat for step in last_steps(anna, table, 6)))
        asker, other = people[seat], people[1 - seat]
        answer = asker.post(f"/api/tables/{table.id}/undo", {"ply": played.ply}, UndoAnswer)
        if not answer.done:
            assert answer.waiting == [1 - seat]
            answer = other.post(f"/api/tables/{table.id}/undo/answer", {"agree": True}, UndoAnswer)
        assert answer.done
        back = anna.position(table).table
        assert (back.epoch, back.status) == (first.epoch + 1, "running")
        assert first.ply <= back.ply < played.ply
        assert play_until(table, back.ply + 2, anna, bo).ply == back.ply + 2
        problem = anna.refused(
            "POST", f"/api/tables/{table.id}/moves", {"ply": back.ply + 2, "action": "conquer rome"}
        )
        assert problem.id == "problem-unknown-action"


def last_steps(person: Person, table: Table, count: int) -> list[SeenStep]:
    """The last steps of a game."""
    ply = person.position(table).table.ply
    with person.live(table, epoch=0, ply=ply - count) as live:
        return live.wait(SeenUpdate).steps


@every_game
def test_bots_go_on_by_the_rules_of_their_table(key: str, before: Before, after: House) -> None:
    with person_in(after, before, "Anna") as anna:
        with_a_bot(anna, before.tables[key]["bot"])


@every_game
def test_a_table_is_played_by_the_rules_it_was_opened_under(key: str, before: Before, after: House) -> None:
    rules = pentapolis.game(key).rules_version
    earlier = before.tables[key]["open"]
    with person_in(after, before, "Anna") as anna, person_in(after, before, "Bo") as bo:
        bo.post(f"/api/tables/{earlier.id}/join", {"invite": earlier.invite}, Table)
        started = anna.post(f"/api/tables/{earlier.id}/start", None, Table)
        assert play_until(started, 2, anna, bo).ply == 2
        new = two_people(anna, bo, key)
        assert play_until(new, 2, anna, bo).ply == 2
        again = open_table(anna, "me", "medium", game=key, start=True)
        with_a_bot(anna, again)
    found = rules_in(before.url)
    assert (found[earlier.id], found[new.id], found[again.id]) == (rules, rules + 1, rules + 1)


def test_the_new_version_says_what_it_keeps(newer: Path) -> None:
    told = newer_pentapolis(newer, "games").stdout
    for key in KEYS:
        versions = pentapolis.versions(key)
        kept = ", ".join(map(str, versions))
        assert re.search(rf"^{key} .*  rules {versions[-1] + 1}, keeps {kept}$", told, re.MULTILINE)


def test_a_rematch_is_played_by_the_present_rules_with_the_options_that_they_have(
    new_database: NewDatabase,
) -> None:
    url = new_database("sqlite")
    with open_house(quick(url)) as house, house.guest() as anna, house.guest() as bo:
        table = two_people(anna, bo, "attika")
        engine = sqlalchemy.create_engine(url)
        with engine.begin() as connection:
            values = {"status": "finished", "rules": 1, "options": {"starting_player": 1, "retired": True}}
            here = schema.tables.update().where(schema.tables.c.id == table.id)
            connection.execute(here.values(values))
        engine.dispose()
    with open_house(quick(url)) as house, house.guest() as person:
        person.http.cookies.update(dict(anna.http.cookies))
        again = person.post(f"/api/tables/{table.id}/rematch", None, Table)
    assert again.options == {"starting_player": 1, "solo_race": False}
    assert rules_in(url)[again.id] == pentapolis.game("attika").rules_version
