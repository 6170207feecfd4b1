"""Where bots think and in which order: shares, the line in a process and in PostgreSQL, forgotten bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest
import sqlalchemy
from sqlalchemy import Connection, text

import pentapolis
from pentapolis.kernel.plain import Snapshot
from pentapolis.server import lobby
from pentapolis.server.addresses import Addresses
from pentapolis.server.bot_driver import BATCH, BotDriver
from pentapolis.server.bot_runner import BotFailed
from pentapolis.server.limits import network_of
from pentapolis.server.play import Play, record_after
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import moves, persons, tables
from pentapolis.server.storage import thoughts as stored
from pentapolis.server.storage.outages import StorageAway
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
from pentapolis.server.tasks import Tasks
from pentapolis.server.thoughts import queue, queue_schema, shares
from pentapolis.server.thoughts.local import LocalThoughts
from pentapolis.server.thoughts.shared import SharedThoughts
from pentapolis.server.thoughts.shares import Ration, Share, Spent
from pentapolis.server.thoughts.thought import Thought
from pentapolis.server.types import NewTable, OptionValue, SeatRequest, Table
from tests.postgres import postgres_server
from tests.server import bad_bots
from tests.server.conftest import NewDatabase
from tests.server.forms import load_form
from tests.server.house import PATIENCE, open_house, open_table, quick, seats
from tests.server.thinkers import StandInThoughts, until

PLENTY = Ration(1_000_000.0, 1_000_000.0)

POSITION = pentapolis.game("palatinus").start(2, 7, {"starting_player": 0}).dump()

postgres_only = pytest.mark.postgres


def thought(
    table: str,
    *,
    person: str = "anna",
    address: str | None = None,
    people: bool = False,
    seconds: float = 3.0,
    level: str = "hard",
    ply: int = 0,
) -> Thought:
    """Something to think about."""
    return Thought(
        table=table,
        game="palatinus",
        rules=pentapolis.game("palatinus").rules_version,
        box=None,
        level=level,
        seat=0,
        epoch=0,
        ply=ply,
        snapshot=POSITION,
        seconds=seconds,
        people=people,
        share=Share(person, address),
    )


# Shares and addresses ---------------------------------------------------------------------------------------


def test_what_was_thought_long_ago_hardly_counts() -> None:
    assert shares.faded(60.0, 0.0) == 60.0
    assert shares.faded(60.0, shares.FADING) == pytest.approx(22.07, abs=0.01)
    assert shares.faded(60.0, shares.FORGOTTEN) < 0.001
    assert shares.faded(60.0, -5.0) == 60.0  # clocks of two machines differ


def test_at_a_steady_pace_what_counts_is_the_thinking_of_a_minute() -> None:
    level = 0.0
    for _ in range(600):
        level = shares.faded(level, 1.0) + 0.5
    assert level == pytest.approx(30.0, rel=0.02)


def test_people_come_first_and_whoever_had_too_much_comes_last() -> None:
    ration = Ration(person=100.0, address=400.0)
    assert shares.rank(True, Spent(100.0, 400.0), ration) == shares.WITH_PEOPLE
    assert shares.rank(False, Spent(0.0, 0.0), ration) == shares.BOTS_ONLY
    assert shares.rank(True, Spent(100.1, 0.0), ration) == shares.LAST
    assert shares.rank(True, Spent(0.0, 400.1), ration) == shares.LAST


def test_places_become_priorities_in_the_same_order() -> None:
    ordered = [
        (shares.WITH_PEOPLE, 0.0),
        (shares.WITH_PEOPLE, 1.0),
        (shares.WITH_PEOPLE, 600_000_000.0),
        (shares.BOTS_ONLY, 0.0),
        (shares.BOTS_ONLY, 600_000_000.0),
        (shares.LAST, 0.0),
        (shares.LAST, 600_000_000.0),
    ]
    priorities = [queue.priority(rank, place) for rank, place in ordered]
    assert priorities == sorted(priorities, reverse=True)
    assert len(set(priorities)) == len(priorities)
    assert all(-(2**31) <= priority < 2**31 for priority in priorities)


def test_an_address_is_known_again_but_cannot_be_told() -> None:
    addresses = Addresses("secret")

    def key(host: str) -> str:
        return addresses.key(network_of(host))

    home = key("192.0.2.7")
    assert home == key("192.0.2.7") == key("::ffff:192.0.2.7")
    assert home != key("192.0.2.8")
    assert home != Addresses("other").key("192.0.2.7")
    assert "192" not in home
    assert len(home) <= 40
    assert key("2001:db8:1:2::1") == key("2001:db8:1:2:ffff::9")
    assert key("2001:db8:1:2::1") != key("2001:db8:1:3::1")
    assert key("fe80::1%eth0") == key("fe80::2")
    assert key("/run/socket") != home


# The line in a process --------------------------------------------------------------------------------------


class Office:
    """Workers that think until the test lets them go on, and a clock that the test sets."""

    def __init__(self, workers: int, ration: Ration = PLENTY) -> None:
        self.moment = 1000.0
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.stopped = 0
        self._doors: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[str]] = {}
        self.thoughts = LocalThoughts(
            workers, 30.0, ration, make=lambda: Desk(self), clock=lambda: self.moment
        )

    async def ask(self, *asked: Thought) -> None:
        """Ask for thoughts, one after the other, and see who begins."""
        for one in asked:
            self._doors[one.table] = asyncio.Event()
            # The level is where a stand-in for a worker can read which thought it was given.
            named = msgspec.structs.replace(one, level=one.table)
            self._tasks[one.table] = asyncio.create_task(self.thoughts.choose(named))
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def finish(self, table: str) -> str:
        """Let a thought come to its end, and the next ones begin."""
        self._doors[table].set()
        answer = await self._tasks[table]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return answer

    async def cancel(self, table: str) -> None:
        """Stop waiting for a thought."""
        self._tasks[table].cancel()
        await asyncio.wait([self._tasks[table]])
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def think(self, table: str) -> str:
        """What a worker does."""
        self.begun.append(table)
        try:
            await self._doors[table].wait()
        finally:
            self.ended.append(table)
        return f"answer to {table}"

    async def close(self) -> None:
        """Everything ends."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.wait(self._tasks.values())


class Desk:
    """Stands in for a worker process."""

    def __init__(self, office: Office) -> None:
        self._office = office

    async def think(
        self, key: str, level: str, seat: int, snapshot: Snapshot, seconds: float, patience: float
    ) -> str:
        del key, seat, snapshot, seconds, patience
        if level == "broken":
            raise BotFailed("as the test wants it")
        return await self._office.think(level)

    async def stop(self) -> None:
        self._office.stopped += 1


@asynccontextmanager
async def open_office(workers: int, ration: Ration = PLENTY) -> AsyncIterator[Office]:
    office = Office(workers, ration)
    try:
        yield office
    finally:
        await office.close()


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario, which must come to an end."""

    async def limited() -> None:
        await asyncio.wait_for(scenario(), PATIENCE)

    asyncio.run(limited())


def test_a_persons_bot_does_not_wait_behind_thirty_tables_of_bots() -> None:
    async def scenario() -> None:
        async with open_office(2) as office:
            await office.ask(*(thought(f"bots {number}", person="crowd") for number in range(30)))
            assert office.begun == ["bots 0", "bots 1"]
            await office.ask(thought("bo", person="bo", people=True, seconds=0.3))
            assert office.begun[2:] == ["bo"]  # at once: one process more is there for people
            await office.ask(thought("cleo", person="cleo", people=True), thought("dora", person="dora"))
            assert office.begun[3:] == []
            await office.finish("bots 1")
            assert office.begun[3:] == ["cleo"]
            await office.finish("bo")  # the process for people waits for people
            assert office.begun[4:] == []
            await office.finish("cleo")
            assert office.begun[4:] == ["dora"]

    run(scenario)


def test_who_asks_for_little_overtakes_who_asks_for_much() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(*(thought(f"anna {number}") for number in range(4)), thought("bo", person="bo"))
            for table in ("anna 0", "bo", "anna 1", "anna 2"):
                assert office.begun[-1] == table
                assert await office.finish(table) == f"answer to {table}"

    run(scenario)


def test_new_cookies_from_one_address_bring_no_new_share() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(
                *(thought(f"mask {number}", person=f"mask {number}", address="one") for number in range(4)),
                thought("bo", person="bo", address="two"),
            )
            await office.finish("mask 0")
            assert office.begun == ["mask 0", "bo"]

    run(scenario)


def test_nobody_waits_for_ever() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(thought("first", person="x"), thought("anna 0"), thought("anna 1"))
            office.moment += shares.SETBACK * 3.0 + 1.0  # longer than one thought sets a share back
            await office.ask(thought("bo", person="bo"))
            await office.finish("first")
            await office.finish("anna 0")
            assert office.begun == ["first", "anna 0", "anna 1"]

    run(scenario)


def test_over_the_ration_thoughts_come_last_even_at_tables_with_people() -> None:
    async def scenario() -> None:
        async with open_office(1, Ration(person=5.0, address=1000.0)) as office:
            await office.ask(thought("first", person="x"), thought("for people", person="y", people=True))
            await office.ask(*(thought(f"anna {number}", people=True) for number in range(3)))
            await office.ask(thought("bots", person="bo"))
            for table in ("for people", "anna 0", "anna 1", "first", "bots"):
                await office.finish(table)
            assert office.begun == ["first", "for people", "anna 0", "anna 1", "bots", "anna 2"]
            office.moment += 600.0  # the minute is over
            await office.ask(thought("anna 3", people=True), thought("bots 2", person="bo"))
            assert office.begun[-1] == "anna 3"

    run(scenario)


def test_a_thought_that_nobody_waits_for_makes_room() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            await office.ask(*(thought(name, person=name) for name in ("a", "b", "c")))
            assert office.thoughts.counts.waiting.total() == 3
            await office.cancel("b")
            await office.cancel("a")
            assert (office.begun, office.ended) == (["a", "c"], ["a"])
            await office.finish("c")
            counts = office.thoughts.counts
            assert (counts.waiting.total(), counts.under_way.total(), counts.done.total()) == (0, 0, 1)

    run(scenario)


def test_failures_are_counted_and_the_worker_goes_on() -> None:
    async def scenario() -> None:
        async with open_office(1) as office:
            async with office.thoughts.running():
                with pytest.raises(BotFailed):
                    await office.thoughts.choose(thought("any", level="broken"))
                assert office.thoughts.counts.failed == {"broken": 1}
                await office.ask(thought("next"))
                assert office.begun == ["next"]
                await office.finish("next")
            assert office.stopped == 2

    run(scenario)


# Limits -----------------------------------------------------------------------------------------------------


def test_only_so_many_tables_of_bots_run_for_a_person_and_an_address(database: str) -> None:
    seconds = dict.fromkeys(("easy", "medium", "hard"), 60.0)
    config = replace(
        quick(database),
        bot_seconds=seconds,
        bot_tables_per_person=2,
        bot_tables_per_address=3,
        trusted_proxies=(),
    )
    bots = {"game": "palatinus", "seats": seats("hard", "hard"), "start": True}
    with open_house(config) as house, house.guest() as anna, house.guest() as bo:
        for _ in range(2):
            anna.post("/api/tables", bots, Table)
        refused = anna.http.post("/api/tables", json=bots)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
        later = open_table(anna, "hard", "hard")
        assert anna.refused("POST", f"/api/tables/{later.id}/start").id == "problem-too-many"
        assert anna.get(f"/api/tables/{later.id}", Table).status == "open"
        open_table(anna, "me", "hard", start=True)  # with people as many as before
        bo.post("/api/tables", bots, Table)
        with house.guest() as anna_without_her_cookie:
            assert anna_without_her_cookie.refused("POST", "/api/tables", bots).id == "problem-too-many"


def test_a_table_remembers_where_it_was_opened_but_not_from_which_address(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), secret="known to the test", trusted_proxies=())
    with open_house(config) as house, house.guest() as anna:
        table = open_table(anna, "me", "easy")
        daily = anna.post("/api/daily", None, Table)
        assert "127.0.0.1" not in "".join(anna.heard)
    store = Store(config.database_url)
    for table_id in (table.id, daily.id):
        record = store.read_now(tables.load, table_id)
        assert record is not None
        assert record.opened_from == Addresses("known to the test").key("127.0.0.1")
    store.close()


# Bots that have to move -------------------------------------------------------------------------------------


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


def _execute(connection: Connection, /, statement: sqlalchemy.TextClause, **values: object) -> None:
    connection.execute(statement, values)


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


# The line in PostgreSQL -------------------------------------------------------------------------------------


@pytest.fixture
def line(new_database: NewDatabase) -> Iterator[Store]:
    """An empty line of thoughts."""
    opened_store = Store(new_database("postgres"))
    opened_store.migrate()
    yield opened_store
    opened_store.close()


def jobs(store: Store) -> list[tuple[str, str]]:
    """The thoughts in the line, in the order in which they will be taken: key and status."""
    question = text(
        f"SELECT queueing_lock, status FROM {queue_schema.SCHEMA}.procrastinate_jobs "
        "ORDER BY priority DESC, id"
    )
    return store.read_now(lambda connection: [(key, status) for key, status in connection.execute(question)])


async def asking(thoughts: SharedThoughts, store: Store, *asked: Thought) -> list[asyncio.Task[str]]:
    """Ask for thoughts, one after the other."""
    tasks: list[asyncio.Task[str]] = []
    for one in asked:
        tasks.append(asyncio.create_task(thoughts.choose(one)))
        await until(lambda: len(jobs(store)) == len(tasks))
    return tasks


@postgres_only
def test_the_line_in_postgres_has_the_same_order(line: Store) -> None:
    async def scenario() -> None:
        thoughts = SharedThoughts(line, 0, 30.0, Ration(person=10.0, address=1000.0))
        async with thoughts.running():
            tasks = await asking(
                thoughts,
                line,
                *(thought(f"anna{number}") for number in range(5)),
                thought("mask1", person="mask 1", address="one", seconds=60.0),
                thought("mask2", person="mask 2", address="one"),
                thought("bo", person="bo", address="two"),
                thought("cleo", person="cleo", people=True),
            )
            tables_in_line = [key.partition(":")[0] for key, _status in jobs(line)]
            assert thoughts.counts.waiting == {"hard": 9}
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        # Four thoughts of three seconds are more than ten; an address counts as four persons.
        assert tables_in_line == [
            "cleo", "anna0", "mask1", "bo", "anna1", "anna2", "anna3", "mask2", "anna4",
        ]  # fmt: skip
        assert len(jobs(line)) == 9  # who stops waiting does not stop the bots

    run(scenario)


@postgres_only
def test_a_thought_is_asked_for_once_and_answered_to_all(line: Store) -> None:
    async def scenario() -> None:
        asker, other = (SharedThoughts(line, 0, 30.0, PLENTY) for _ in range(2))
        thinker = SharedThoughts(line, 1, 30.0, PLENTY)
        one = thought("t", seconds=0.01, level="easy")
        async with asker.running(), other.running():
            tasks = [asyncio.create_task(thoughts.choose(one)) for thoughts in (asker, other, other)]
            await until(lambda: len(jobs(line)) == 1)
            async with thinker.running():
                answers = await asyncio.gather(*tasks)
                assert len(set(answers)) == 1
                assert await asker.choose(one) == answers[0]  # the answer is kept for those who come late
                await until(lambda: jobs(line) == [])  # nothing of the position is left lying about
            assert other.counts.done == {"easy": 2}

    run(scenario)


@postgres_only
def test_what_lies_in_the_line_tells_nobody_for_whom_it_is(line: Store) -> None:
    async def scenario() -> None:
        thoughts = SharedThoughts(line, 0, 30.0, PLENTY)
        async with thoughts.running():
            (task,) = await asking(thoughts, line, thought("t", person="who it is", address="where from"))
            question = text(f"SELECT args::text FROM {queue_schema.SCHEMA}.procrastinate_jobs")
            told = line.read_now(lambda connection: str(connection.scalar(question)))
            task.cancel()
            await asyncio.wait([task])
        assert "who it is" not in told
        assert "where from" not in told

    run(scenario)


@postgres_only
def test_a_forgotten_thought_is_taken_out_of_the_line_or_broken_off(line: Store) -> None:
    async def scenario() -> None:
        thoughts = SharedThoughts(line, 1, 30.0, PLENTY, work=bad_bots.hanging)
        first, second = thought("first", seconds=600.0), thought("second", seconds=600.0)
        async with thoughts.running():
            tasks = [asyncio.create_task(thoughts.choose(one)) for one in (first, second)]
            await until(lambda: sorted(status for _, status in jobs(line)) == ["doing", "todo"])
            (waiting,) = [one for one in (first, second) if (one.key, "todo") in jobs(line)]
            await thoughts.forget(waiting)
            (thinking,) = [one for one in (first, second) if one is not waiting]
            assert jobs(line) == [(thinking.key, "doing")]
            await until(lambda: thoughts.counts.under_way.total() == 1)
            await thoughts.forget(thinking)
            await until(lambda: jobs(line) == [])
            await until(lambda: thoughts.counts.under_way.total() == 0)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            # The process that hung was ended: its place is free for the next.
            assert await thoughts.choose(thought("third", seconds=0.01, level="easy")) == "lay 1 0"

    run(scenario)


@postgres_only
@pytest.mark.parametrize("work", [bad_bots.crashing, bad_bots.raising])
def test_failing_bots_have_answered(line: Store, work: Callable[..., str]) -> None:
    async def scenario() -> None:
        thoughts = SharedThoughts(line, 1, 30.0, PLENTY, work=work)
        async with thoughts.running():
            with pytest.raises(BotFailed):
                await thoughts.choose(thought("t", seconds=0.01))
            assert thoughts.counts.failed == {"hard": 1}
            await until(lambda: jobs(line) == [])

    run(scenario)


@postgres_only
def test_a_thought_that_was_lost_is_asked_for_again(line: Store) -> None:
    async def scenario() -> None:
        thoughts = SharedThoughts(line, 0, 30.0, PLENTY)
        async with thoughts.running():
            (task,) = await asking(thoughts, line, thought("t"))
            remove = text(f"DELETE FROM {queue_schema.SCHEMA}.procrastinate_jobs")
            line.write_now(_in_line, remove)
            assert jobs(line) == []
            await until(lambda: len(jobs(line)) == 1)
            task.cancel()
            await asyncio.wait([task])

    run(scenario)


@postgres_only
def test_a_thought_in_the_line_of_which_nothing_was_noted_is_not_asked_for_twice(line: Store) -> None:
    async def scenario() -> None:
        thoughts = SharedThoughts(line, 0, 30.0, PLENTY)
        async with thoughts.running():
            one = thought("t", level="easy", seconds=0.01)
            (first,) = await asking(thoughts, line, one)
            line.write_now(_execute, text("DELETE FROM thoughts"))
            second = asyncio.create_task(thoughts.choose(one))
            await until(lambda: thoughts.counts.waiting["easy"] == 2)
            async with SharedThoughts(line, 1, 30.0, PLENTY).running():
                assert await first == await second

    run(scenario)


@postgres_only
def test_after_an_update_thoughts_are_asked_for_in_the_new_version(
    line: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        older, newer = (SharedThoughts(line, 0, 30.0, PLENTY) for _ in range(2))
        one = thought("t", level="easy", seconds=0.01)
        async with older.running(), newer.running():
            (first,) = await asking(older, line, one)
            monkeypatch.setattr(pentapolis, "__version__", "1000.0.0")
            second = asyncio.create_task(newer.choose(one))
            async with SharedThoughts(line, 1, 30.0, PLENTY).running():
                assert await first == await second
                await until(lambda: jobs(line) == [])

    run(scenario)


@postgres_only
def test_an_answer_that_is_being_written_when_the_worker_ends_is_not_given_back(line: Store) -> None:
    def is_waiting(connection: Connection) -> bool:
        question = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        return bool(connection.scalar(text(question)))

    async def scenario() -> None:
        asker = SharedThoughts(line, 0, 30.0, PLENTY)
        hindrance = sqlalchemy.create_engine(line.url).connect()
        async with asker.running(), AsyncExitStack() as worker:
            (asked,) = await asking(asker, line, thought("t", level="easy", seconds=0.01))
            hindrance.execute(text("SELECT id FROM thoughts FOR UPDATE"))
            await worker.enter_async_context(SharedThoughts(line, 1, 30.0, PLENTY).running())
            await until(lambda: line.read_now(is_waiting))
            ending = asyncio.create_task(worker.aclose())
            await asyncio.sleep(0.2)
            hindrance.close()
            await ending
            assert jobs(line) == []
            assert (await asked).startswith("lay")
        hindrance.engine.dispose()

    run(scenario)


def _in_line(connection: Connection, statement: sqlalchemy.TextClause) -> None:
    connection.execute(text(queue_schema.ENTER_FOR_TRANSACTION))
    connection.execute(statement)


@postgres_only
def test_bots_think_on_after_every_outage() -> None:
    with postgres_server() as server:
        store = Store(server.url)
        store.migrate()

        async def scenario() -> None:
            thoughts = SharedThoughts(store, 1, 30.0, PLENTY)
            watch = Tasks(store.outages)
            watch.every(0.01, "the watch over the storage", store.recover)
            async with thoughts.running():
                for ply in range(4):
                    one = thought("t", level="easy", seconds=0.01, ply=ply)
                    answer = asyncio.create_task(thoughts.choose(one))
                    if ply:
                        await asyncio.to_thread(server.stop)  # wherever the thought is just now
                        await asyncio.to_thread(server.start)
                    await asyncio.wait([answer])
                    while isinstance(answer.exception(), StorageAway):
                        answer = asyncio.create_task(thoughts.choose(one))
                        await asyncio.wait([answer])
                    assert answer.result().startswith("lay")
            await watch.stop()

        asyncio.run(asyncio.wait_for(scenario(), 4 * PATIENCE))
        store.close()


@postgres_only
def test_old_answers_and_shares_are_cleared_away(line: Store) -> None:
    line.write_now(stored.charge, Share("anna", "home"), 3.0)
    spent = line.write_now(stored.charge, Share("anna", "home"), 3.0)
    assert spent.person == pytest.approx(3.0, abs=1.0)
    assert spent.address == pytest.approx(3.0, abs=1.0)
    old = now() - stored.KEPT - timedelta(hours=1)
    line.write_now(_execute, text("UPDATE thinking SET at = :old WHERE share = 'person anna'"), old=old)
    told = text("INSERT INTO thoughts (id, asked, answered) VALUES ('a', :old, :old), ('b', :old, NULL)")
    line.write_now(_execute, told, old=old)
    line.write_now(stored.clear)
    left = line.read_now(
        lambda connection: [
            *connection.scalars(text("SELECT share FROM thinking")),
            *connection.scalars(text("SELECT id FROM thoughts")),
        ]
    )
    assert left == ["address home", "b"]


@postgres_only
def test_the_tables_of_procrastinate_are_brought_up_to_date(new_database: NewDatabase) -> None:
    """As after an update of procrastinate that came with migrations of its own."""
    url = new_database("postgres")
    *older, last = queue_schema.migrations()
    made_by_migrations = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with made_by_migrations.connect() as connection:
        connection.execute(text(f"CREATE SCHEMA {queue_schema.SCHEMA}"))
        connection.execute(text(queue_schema.ENTER_FOR_SESSION))
        for path in older:
            connection.exec_driver_sql(path.read_text(), execution_options={"no_parameters": True})
        connection.execute(
            text("CREATE TABLE public.settings (name varchar(40) PRIMARY KEY, value text NOT NULL)")
        )
        connection.execute(
            text("INSERT INTO public.settings VALUES (:name, :value)"),
            {"name": queue_schema.SETTING, "value": older[-1].name},
        )
    made_by_migrations.dispose()
    fresh = Store(new_database("postgres"))
    fresh.migrate()
    updated = Store(url)
    updated.write_now(queue_schema.migrate_queue)
    updated.write_now(queue_schema.migrate_queue)  # a second time there is nothing to do
    assert updated.read_now(_functions) == fresh.read_now(_functions)
    assert updated.write_now(persons.setting, queue_schema.SETTING, "") == last.name
    for store in (fresh, updated):
        store.close()


def _functions(connection: Connection) -> list[str]:
    """The functions of procrastinate, by name."""
    question = text(
        "SELECT proname FROM pg_proc JOIN pg_namespace ON pg_namespace.oid = pronamespace "
        "WHERE nspname = :schema ORDER BY proname"
    )
    return list(connection.scalars(question, {"schema": queue_schema.SCHEMA}))


def test_queues_differ_by_version_game_rules_and_box(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {
        queue.queue_name("attika", 2, None, for_people=True),
        queue.queue_name("attika", 2, None, for_people=False),
        queue.queue_name("attika", 3, None, for_people=True),
        queue.queue_name("attika", 2, "0123456789abcdef", for_people=True),
        queue.queue_name("lacitta", 2, None, for_people=True),
    }
    monkeypatch.setattr(pentapolis, "__version__", "0.0.0")
    names.add(queue.queue_name("attika", 2, None, for_people=True))
    assert len(names) == 6
    # PostgreSQL takes no longer names for channels.
    assert all(len(f"procrastinate_queue_v1#{name}") < 64 for name in names)


@pytest.mark.parametrize("key", list(pentapolis.keys()))
def test_positions_arrive_at_a_worker_as_they_were_sent(key: str) -> None:
    rules = pentapolis.game(key)
    rng = random.Random(5)
    state = rules.start(rules.seats[-1], 2**64 - 1)
    for _ in range(30):
        if not state.actors:
            break
        seat = state.actors[0]
        snapshot = state.resample(seat, rng).dump()
        sent = msgspec.structs.replace(thought("t"), game=key, snapshot=snapshot)
        arrived = msgspec.json.decode(msgspec.json.encode(queue.job_of(sent, 30.0)), type=queue.Job)
        assert rules.load(arrived.snapshot) == rules.load(snapshot)
        state.play(seat, rng.choice(list(state.legal(seat))))
