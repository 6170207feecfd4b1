"""Bots that have to move: what the row of a table says, and how forgotten ones are found."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import msgspec
import sqlalchemy
from sqlalchemy import Connection, text

from pentapolis.server import lobby
from pentapolis.server.bot_driver import BATCH, BotDriver
from pentapolis.server.play import Play, record_after
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import moves, tables
from pentapolis.server.storage.records import (
    BOTS_ONLY,
    NO_BOT,
    WITH_PEOPLE,
    MoveRecord,
    TableRecord,
    now,
)
from pentapolis.server.storage.schema import seats as seat_rows
from pentapolis.server.storage.schema import tables as table_rows
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts.thought import Thought
from pentapolis.server.types.games import OptionValue
from pentapolis.server.types.tables import NewTable, SeatRequest, Table
from tests.server.forms import load_form
from tests.server.house import open_house, open_table, quick, run
from tests.server.thinkers import StandInThoughts, until


def opened(store: Store, *kinds: str, person: str = "anna") -> TableRecord:
    """A running table; the first seat begins."""
    requests = [SeatRequest("me") if kind == "me" else SeatRequest("bot", kind) for kind in kinds]
    options: dict[str, OptionValue] = {"starting_player": 0}
    return store.write_now(lobby.open_table, person, NewTable("palatinus", requests, options, start=True))


def turn_of(store: Store, table_id: str) -> int:
    question = sqlalchemy.select(table_rows.c.bot_turn).where(table_rows.c.id == table_id)
    return store.read_now(lambda connection: int(connection.execute(question).scalar_one()))


async def step(store: Store, table: TableRecord) -> None:
    """Play the first legal action, straight into the database."""
    with Rooms(store, 1).entered(table.id) as room:
        record, history = await room.present()
    seat = history.state.actors[0]
    action = history.state.legal(seat)[0]
    after = record_after(record, history.play(seat, action), by_person=True)
    assert await store.append(record, after, MoveRecord(history.ply, seat, str(action)))


def step_now(store: Store, table: TableRecord) -> None:
    """`step`, for tests that do nothing else at the same time."""

    async def scenario() -> None:
        async with store.running():
            await step(store, table)

    run(scenario)


def go_back(connection: Connection, table_id: str, target: int, actors: list[int]) -> None:
    """Take moves back, straight in the database."""
    record = tables.take(connection, table_id)
    assert record is not None
    moves.take_back(connection, record, target, actors)


def test_a_tables_row_says_whether_a_bot_has_to_move(store: Store) -> None:
    table = opened(store, "me", "easy")
    assert turn_of(store, table.id) == NO_BOT
    step_now(store, table)
    assert turn_of(store, table.id) == WITH_PEOPLE
    step_now(store, table)
    assert turn_of(store, table.id) == NO_BOT
    store.write_now(go_back, table.id, 1, [1])
    assert turn_of(store, table.id) == WITH_PEOPLE
    assert turn_of(store, opened(store, "easy", "easy").id) == BOTS_ONLY


def test_a_person_who_resigns_leaves_a_bot_to_move(database: str) -> None:
    config = replace(quick(database), bot_seconds={"hard": 60.0})
    with open_house(config) as house, house.guest() as anna:
        table = open_table(anna, "me", "hard", start=True, options={"starting_player": 0})
        anna.post(f"/api/tables/{table.id}/resign", {"level": "hard"}, Table)
        store = Store(database)
        record = store.read_now(tables.load, table.id)
        assert record is not None
        assert turn_of(store, record.id) == BOTS_ONLY
        store.close()


def test_older_databases_learn_where_bots_have_to_move(database: str) -> None:
    load_form("0005", database)
    store = Store(database)
    bot = seat_rows.c.kind == "bot"
    store.write_now(  # a bot at every table has to move, at some with people and at one without
        lambda connection: connection.execute(
            table_rows.update().where(table_rows.c.status == "running").values(actors=[0, 1])
        )
    )
    alone = sqlalchemy.select(sqlalchemy.func.min(seat_rows.c.table_id)).where(bot).scalar_subquery()
    store.write_now(
        lambda connection: connection.execute(
            seat_rows.update().where(seat_rows.c.table_id == alone).values(kind="bot", person=None)
        )
    )
    store.migrate()
    ids = store.read_now(lambda connection: list(connection.scalars(sqlalchemy.select(table_rows.c.id))))
    found = {table_id: store.read_now(tables.load, table_id) for table_id in ids}
    turns = {record.id: record.bot_turn for record in found.values() if record is not None}
    assert {table_id: turn_of(store, table_id) for table_id in ids} == turns
    assert set(turns.values()) == {0, 1, 2}
    store.close()


def plan(store: Store, connection: Connection) -> str:
    """How the database looks for forgotten bots."""
    question = (
        f"SELECT changed, id FROM tables WHERE bot_turn = {BOTS_ONLY} AND bot_turn > 0 "
        "AND status = 'running' AND changed < '2020-01-01' ORDER BY changed, id LIMIT 200"
    )
    explain = "EXPLAIN QUERY PLAN" if store.is_sqlite else "EXPLAIN"
    return str(connection.execute(text(f"{explain} {question}")).all())


def test_forgotten_bots_are_found_by_an_index(store: Store) -> None:
    """Running tables at rest, however many, are not even looked at."""
    resting = opened(store, "me", "easy")
    row = store.read_now(
        lambda connection: connection.execute(
            sqlalchemy.select(table_rows).where(table_rows.c.id == resting.id)
        ).one()
    )
    copies = [{**row._mapping, "id": f"copy {number}"} for number in range(3000)]
    store.write_now(lambda connection: connection.execute(sqlalchemy.insert(table_rows), copies))
    store.write_now(lambda connection: connection.execute(text("ANALYZE")))
    assert "tables_by_bot_turn" in store.read_now(lambda connection: plan(store, connection))


class Chorus(StandInThoughts):
    """Bots that have no answer; remembers which tables asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def choose(self, thought: Thought) -> str:
        self.asked.append(thought.table)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[thought.table] = answer
        return await answer


@asynccontextmanager
async def driving(store: Store, chorus: StandInThoughts) -> AsyncIterator[tuple[BotDriver, Rooms]]:
    rooms = Rooms(store, 1000)

    def changed(record: TableRecord, *, told: bool = False) -> None:
        del told
        if record.bots_to_move:
            driver.wake(record.id)

    driver = BotDriver(store, rooms, Play(store, rooms, changed), chorus, {"easy": 0.1})
    async with store.running():
        try:
            yield driver, rooms
        finally:
            await driver.stop()


def test_forgotten_bots_are_taken_up_a_batch_at_a_time_and_people_first(store: Store) -> None:
    with_people = opened(store, "me", "easy")
    step_now(store, with_people)
    among_bots = opened(store, "easy", "easy")
    row, seat_rows = store.read_now(_rows, among_bots.id)
    many = 2 * BATCH + 5
    copies = [{**row, "id": f"copy {number:04}"} for number in range(many)]
    copied_seats = [{**seat, "table_id": copy["id"]} for copy in copies for seat in seat_rows]
    store.write_now(_insert, copies, copied_seats)

    async def scenario() -> None:
        chorus = Chorus()
        async with driving(store, chorus) as (driver, rooms):
            await driver.wake_all()
            await until(lambda: len(chorus.asked) >= BATCH + 1)
            await driver.wake_all()  # as the heartbeat does; what is in hand is not taken up again
            assert with_people.id in chorus.asked
            assert len(set(chorus.asked)) == len(chorus.asked) == BATCH + 1
            finished = [table for table in chorus.asked if table != with_people.id]
            store.write_now(_close, finished)
            rooms.doubt_all()
            await until(lambda: len(chorus.asked) >= 2 * BATCH + 1)
            assert len(set(chorus.asked)) == len(chorus.asked) == 2 * BATCH + 1

    run(scenario)


def _rows(connection: Connection, table_id: str) -> tuple[dict[str, object], list[dict[str, object]]]:
    row = connection.execute(text("SELECT * FROM tables WHERE id = :id"), {"id": table_id}).mappings().one()
    found = connection.execute(text("SELECT * FROM seats WHERE table_id = :id"), {"id": table_id}).mappings()
    return dict(row), [dict(seat) for seat in found]


def _insert(
    connection: Connection, rows: list[dict[str, object]], seat_rows: list[dict[str, object]]
) -> None:
    for table, values in (("tables", rows), ("seats", seat_rows)):
        reflected = sqlalchemy.Table(table, sqlalchemy.MetaData(), autoload_with=connection)
        plain = [
            {
                name: value if connection.dialect.name == "postgresql" else _as_stored(reflected, name, value)
                for name, value in row.items()
            }
            for row in values
        ]
        connection.execute(reflected.insert(), plain)


def _as_stored(table: sqlalchemy.Table, name: str, value: object) -> object:
    """SQLite gives texts where the reflected table expects times and JSON."""
    kind = table.c[name].type
    if isinstance(kind, sqlalchemy.JSON) and isinstance(value, str):
        return msgspec.json.decode(value)
    if isinstance(kind, sqlalchemy.DateTime) and isinstance(value, str):
        return now()
    return bool(value) if isinstance(kind, sqlalchemy.Boolean) else value


def _close(connection: Connection, ids: list[str]) -> None:
    for table_id in ids:
        connection.execute(
            text("UPDATE tables SET status = 'finished', bot_turn = 0 WHERE id = :id"), {"id": table_id}
        )


def test_a_thought_is_forgotten_when_the_game_goes_back(store: Store) -> None:
    table = opened(store, "me", "easy")
    step_now(store, table)

    async def scenario() -> None:
        chorus = Chorus()
        async with driving(store, chorus) as (driver, rooms):
            driver.wake(table.id)
            await until(lambda: chorus.asked == [table.id])
            rooms.doubt_all()  # as when somebody comes or goes
            store.write_now(go_back, table.id, 0, [0])
            rooms.doubt_all()  # as when another process has told of it
            await until(lambda: len(chorus.forgotten) == 1)
            await until(chorus.waiting[table.id].cancelled)
            await step(store, table)
            rooms.doubt_all()
            driver.wake(table.id)
            await until(lambda: chorus.asked == [table.id] * 2)
            with rooms.entered(table.id) as room:
                _, history = await room.present()
            chorus.waiting[table.id].set_result(str(history.state.legal(1)[0]))
            await until(lambda: loaded(store, table).ply == 2)
        assert [(one.epoch, one.ply) for one in chorus.forgotten] == [(0, 1)]

    run(scenario)


def loaded(store: Store, table: TableRecord) -> TableRecord:
    record = store.read_now(tables.load, table.id)
    assert record is not None
    return record
