"""What things cost, counted and not timed: statements of a move, renderings for a crowd."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy

from pentapolis.server import attendance, scenes
from pentapolis.server.storage import store
from pentapolis.server.types.playing import Update
from tests.postgres import postgres_server
from tests.server.conftest import NewDatabase
from tests.server.house import Live, Person, SeenUpdate, open_house, quick, start_together

Said = Callable[[], list[str]]
"""Every statement so far, in the order in which the database was told them."""


@contextmanager
def traced_sqlite(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Said]]:
    """SQLite, with all connections of the server listened to."""
    said: list[str] = []
    prepare = store._prepare

    def prepare_and_listen(connection: sqlite3.Connection) -> None:
        prepare(connection)
        connection.set_trace_callback(said.append)

    monkeypatch.setattr(store, "_prepare", prepare_and_listen)
    yield new_database("sqlite"), lambda: list(said)


@contextmanager
def traced_postgres(_: NewDatabase, __: pytest.MonkeyPatch) -> Iterator[tuple[str, Said]]:
    """PostgreSQL, which writes down every statement of everybody."""
    with postgres_server() as server:
        engine = sqlalchemy.create_engine(server.url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sqlalchemy.text("alter database postgres set log_statement = 'all'"))
        engine.dispose()
        log = Path(str(sqlalchemy.make_url(server.url).query["host"])) / "log"

        def said() -> list[str]:
            lines = log.read_text().splitlines()
            return [line for line in lines if " statement: " in line or " execute " in line]

        yield server.url, said


@pytest.mark.parametrize("traced", [traced_sqlite, pytest.param(traced_postgres, marks=pytest.mark.postgres)])
def test_a_move_with_two_sockets_takes_four_statements_and_no_read(
    traced: Callable[[NewDatabase, pytest.MonkeyPatch], AbstractContextManager[tuple[str, Said]]],
    new_database: NewDatabase,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with ExitStack() as stack:
        database, said = stack.enter_context(traced(new_database, monkeypatch))
        house = stack.enter_context(open_house(replace(quick(database), heartbeat=3600.0)))
        anna, bo = (stack.enter_context(house.guest()) for _ in range(2))
        table = start_together(anna, bo)
        lives = [stack.enter_context(person.live(table)) for person in (anna, bo)]
        updates = [live.wait(SeenUpdate) for live in lives]
        time.sleep(4 * attendance.PAUSE)  # until it is written down who has come
        for ply in range(1, 6):
            (actor,) = updates[0].table.actors
            before = len(said())
            (anna, bo)[actor].move(table, ply - 1, updates[actor].legal[0])
            updates = [live.update(ply) for live in lives]
            statements = said()[before:]
            assert 1 <= len(statements) <= 4, statements
            assert not [told for told in statements if "SELECT" in told and "pg_notify" not in told]


def test_all_spectators_share_one_rendering(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    rendered: list[int | None] = []
    update = scenes.Scene.update

    def update_and_count(scene: scenes.Scene, after: int) -> Update:
        rendered.append(scene.place.seat)
        return update(scene, after)

    monkeypatch.setattr(scenes.Scene, "update", update_and_count)
    with ExitStack() as stack:
        house = stack.enter_context(open_house(replace(quick(new_database("sqlite")), heartbeat=3600.0)))
        anna, bo = (stack.enter_context(house.guest()) for _ in range(2))
        table = start_together(anna, bo)
        watching = [stack.enter_context(house.guest()) for _ in range(20)]
        lives = [stack.enter_context(person.live(table)) for person in (anna, bo, *watching)]
        updates = [live.wait(SeenUpdate) for live in lives]
        rendered.clear()
        play_one(anna, bo, lives, updates)
        assert sorted(rendered, key=str) == [0, 1, None]


def play_one(anna: Person, bo: Person, lives: list[Live], updates: list[SeenUpdate]) -> None:
    """One move, seen by everybody; what spectators are sent is the same to the letter."""
    (actor,) = updates[0].table.actors
    (anna, bo)[actor].move(updates[0].table, 0, updates[actor].legal[0])
    _, _, *watching = [live.update(1) for live in lives]
    assert all(update == watching[0] for update in watching)
