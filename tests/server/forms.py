"""Databases as earlier versions left them: python -m tests.server.forms [FOLDER]

Makes the fixture for the newest form of the database: a server plays, and what it wrote is kept as SQL. Given
the `src` folder of another version, it is that version that plays. A fixture that is there stays as it is.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import pentapolis
from pentapolis.server.storage.records import now
from tests.guests.installing import SERVE
from tests.server.filling import FIXTURES, fill, recorded, rules_in
from tests.server.house import House, Person, seats
from tests.server.processes import running

FORMS = FIXTURES / "databases"
NAMES = ("Anna", "Bo", "Cleo")


class Form(msgspec.Struct):
    """What is to be known of a database besides its rows."""

    cookies: dict[str, dict[str, str]]
    """Of the people, by name."""
    tables: dict[str, dict[str, str]]
    """Ids of tables, by game and by what they are there for."""
    records: dict[str, str]
    """The records of finished games, by table."""
    daily: str | None
    """The table of Anna's race of the day, since there are such races."""


class SomeTable(msgspec.Struct):
    """What all versions tell of a table."""

    id: str
    invite: str | None
    ply: int
    actors: list[int]


class SomePosition(msgspec.Struct):
    """What all versions tell of a position."""

    legal: list[str]
    table: SomeTable


def revisions() -> list[str]:
    """The forms that are kept, oldest first."""
    return sorted(file.stem for file in FORMS.glob("*.sql"))


def read_form(revision: str) -> Form:
    """What is to be known of a form."""
    return msgspec.json.decode((FORMS / f"{revision}.json").read_bytes(), type=Form)


# Loading one ---------------------------------------------------------------------------


def load_form(revision: str, url: str) -> None:
    """Fill an empty database with what an earlier version left, as if it had been left this very moment.

    SQLite gets the very tables that were there; PostgreSQL gets the same rows in the tables that the
    migrations up to that form make.
    """
    target = sa.make_url(url)
    if target.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(target.database or "")) as connection:
            _left_now(connection, revision)
        return
    engine = sa.create_engine(target)
    with closing(sqlite3.connect(":memory:")) as source, engine.begin() as connection:
        _left_now(source, revision)
        _upgrade(connection, revision)
        _copy(source, connection)
    engine.dispose()


def _left_now(connection: sqlite3.Connection, revision: str) -> None:
    """Run the SQL of a form, and move all its moments forward, so that nothing in it is older each year."""
    connection.executescript((FORMS / f"{revision}.sql").read_text("utf-8"))
    [[newest]] = connection.execute("select max(changed) from tables")
    passed = now().replace(tzinfo=None) - datetime.fromisoformat(newest)

    def moved(moment: str | None) -> str | None:
        return moment and str(datetime.fromisoformat(moment) + passed)

    connection.create_function("moved", 1, moved)
    for [table] in connection.execute("select name from sqlite_master where type = 'table'").fetchall():
        for _, column, kind, *_ in connection.execute(f"pragma table_info({table})").fetchall():
            if kind == "DATETIME":
                connection.execute(f"update {table} set {column} = moved({column})")
    connection.commit()


def _upgrade(connection: sa.Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "pentapolis.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _copy(source: sqlite3.Connection, target: sa.Connection) -> None:
    """Copy all rows, in the types of the target."""
    listed = source.execute("select name from sqlite_master where type = 'table'").fetchall()
    present = sa.inspect(target).get_table_names()
    metadata = sa.MetaData()
    metadata.reflect(
        target, only=[name for [name] in listed if name in present and name != "alembic_version"]
    )
    for table in metadata.sorted_tables:
        columns = ", ".join(column.name for column in table.columns)
        rows = source.execute(f"select {columns} from {table.name}").fetchall()
        converted = [
            {column.name: _value(column, value) for column, value in zip(table.columns, row, strict=True)}
            for row in rows
        ]
        if converted:
            target.execute(table.insert(), converted)
    target.execute(sa.text("select setval('chat_lines_id_seq', (select max(id) from chat_lines))"))


def _value(column: sa.Column[object], value: object) -> object:
    if value is None:
        return None
    if isinstance(column.type, sa.JSON):
        return json.loads(str(value))
    if isinstance(column.type, sa.DateTime):
        return datetime.fromisoformat(str(value)).replace(tzinfo=UTC)
    return bool(value) if isinstance(column.type, sa.Boolean) else value


# Making one ---------------------------------------------------------------------------


def main(source: Path) -> None:
    """Make the fixture of the form that a version of the server writes."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "pentapolis.sqlite3"
        url = f"sqlite:///{database}"
        with served(source, url) as house, ExitStack() as stack:
            people = [stack.enter_context(house.guest()) for _ in NAMES]
            form = begun(people)
        for key, tables in form.tables.items():
            record = recorded(key, rules_in(url)[tables["running"]])
            fill(url, tables["running"], record, len(record.moves) // 2)
            fill(url, tables["finished"], record)
        with served(source, url) as house, ExitStack() as stack:
            anna, bo, cleo = [stack.enter_context(guest(house, form.cookies[name])) for name in NAMES]
            played_on(form, anna, bo, cleo)
        keep(database, form)


@contextmanager
def served(source: Path, url: str) -> Iterator[House]:
    """A version of the server."""
    path = os.pathsep.join(filter(None, [str(source), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    with running(SERVE, "--database", url, "--bot-workers", "1", environment=environment) as process:
        yield process.house
        process.end(signal.SIGTERM)


@contextmanager
def guest(house: House, cookies: dict[str, str]) -> Iterator[Person]:
    """Somebody with these cookies."""
    with house.guest() as person:
        person.http.cookies.update(cookies)
        yield person


def begun(people: list[Person]) -> Form:
    """Tables of all games, open and just started."""
    form = Form({}, {}, {}, None)
    for name, person in zip(NAMES, people, strict=True):
        person.put("/api/me", {"name": name}, dict[str, str])
        form.cookies[name] = dict(person.http.cookies)
    anna, bo, cleo = people
    for key in pentapolis.keys():
        form.tables[key] = {
            "open": opened(bo, key, "me", "open", public=True).id,
            "bot": opened(anna, key, "me", "medium", start=True).id,
            "resigned": together(key, bo, anna, cleo).id,
            "running": together(key, anna, bo).id,
            "finished": together(key, anna, bo).id,
        }
    return form


def opened(person: Person, key: str, *kinds: str, **more: bool) -> SomeTable:
    """A new table."""
    return person.post("/api/tables", {"game": key, "seats": seats(*kinds), **more}, SomeTable)


def together(key: str, *people: Person) -> SomeTable:
    """A game of some people that has just been started."""
    owner, *others = people
    table = opened(owner, key, "me", *["open"] * len(others))
    for person in others:
        person.post(f"/api/tables/{table.id}/join", {"invite": table.invite}, SomeTable)
    return owner.post(f"/api/tables/{table.id}/start", None, SomeTable)


def played_on(form: Form, anna: Person, bo: Person, cleo: Person) -> None:
    """What else happens at tables: talk, guests, a question about undo, somebody who goes."""
    for tables in form.tables.values():
        path = f"/api/tables/{tables['running']}"
        ply = played(path, 4, anna, bo)
        invite = anna.get(path, SomeTable).invite
        cleo.get(path, SomeTable, invite=invite or "")
        for person in (anna, bo, cleo):
            person.post(f"{path}/chat", {"text": "Hoi, wie is er aan zet?"}, dict[str, object])
        anna.post(f"{path}/undo", {"ply": ply}, dict[str, object])
        cleo.post(f"/api/tables/{tables['resigned']}/resign", None, SomeTable)
        record = anna.http.get(f"/api/tables/{tables['finished']}/record")
        assert record.status_code == 200, record.text
        form.records[tables["finished"]] = record.text
    race = anna.http.post("/api/daily")
    if race.status_code == 200:
        form.daily = msgspec.json.decode(race.content, type=SomeTable).id


def played(path: str, count: int, *people: Person) -> int:
    """These people, in the order of their seats, play so many moves; the ply that they reach."""
    for _ in range(count):
        [actor, *_] = people[0].get(f"{path}/position", SomePosition).table.actors
        position = people[actor].get(f"{path}/position", SomePosition)
        move = {"ply": position.table.ply, "action": position.legal[0]}
        people[actor].post(f"{path}/moves", move, dict[str, object])
    return people[0].get(path, SomeTable).ply


def keep(database: Path, form: Form) -> None:
    """Write the rows as SQL, and beside them what is to be known of them."""
    with closing(sqlite3.connect(database)) as connection:
        [[revision]] = connection.execute("select version_num from alembic_version")
        sql = "\n".join(connection.iterdump()) + "\n"
    FORMS.mkdir(exist_ok=True)
    if (FORMS / f"{revision}.sql").exists():
        print(f"{revision} is there already")
        return
    (FORMS / f"{revision}.sql").write_text(sql, "utf-8")
    (FORMS / f"{revision}.json").write_bytes(msgspec.json.format(msgspec.json.encode(form)) + b"\n")
    print(f"{revision} made")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else Path(pentapolis.__path__[0]).parent)
