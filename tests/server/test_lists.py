"""Lists of tables: right, page by page, and no dearer among thousands of tables than among a hundred."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

import pytest
from sqlalchemy import Connection, event, insert, select, update

from pentapolis.server import daily
from pentapolis.server.storage import lists, tables
from pentapolis.server.storage.records import TableRecord, now
from pentapolis.server.storage.schema import persons, seats
from pentapolis.server.storage.schema import tables as tables_table
from pentapolis.server.storage.store import Store
from pentapolis.server.types.tables import Status
from tests.server.conftest import KINDS, NewDatabase

FEW, MANY = 100, 10_000
PAGE = 4

START = datetime(2026, 1, 1, tzinfo=UTC)
DAY = date(2026, 3, 1)

RESULT = {
    "ranking": [[0]],
    "scores": [30],
    "tiebreaks": [2],
    "lines": [[]],
    "ending": "attika-ending-race-gold",
}


def rows_of(number: int, moment: datetime, status: str) -> tuple[dict[str, object], list[dict[str, object]]]:
    """A table and its seats: `anna` sits at few, `bo` at all; `cleo` opened all, `dora` few."""
    table_id = f"{number:012}"
    rare = number % (MANY // FEW) == 0 or number < FEW // 5
    race = number % 2 == 0 and status == "finished"
    table = {
        "id": table_id,
        "game": "palatinus",
        "rules": 1,
        "status": status,
        "public": number % 2 == 1,
        "options": {},
        "seed": "1",
        "owner": f"racer {number}" if race else "dora" if rare else "cleo",
        "invite": "invite",
        "created": moment,
        "started": moment,
        "finished": moment if status == "finished" else None,
        "changed": moment,
        "ply": 0,
        "epoch": 0,
        "actors": [],
        "result": RESULT if status == "finished" else None,
        # A few races on the one day that is asked for, the others on days long ago.
        "daily": (DAY if number < 40 else DAY - timedelta(days=2 + number)).isoformat() if race else None,
    }
    sitting = [(0, "bo"), (1, "anna" if rare else f"guest {number}")]
    return table, [
        {
            "table_id": table_id,
            "seat": seat,
            "kind": "person",
            "person": person,
            "name": "",
            "resigned": False,
            "seen": moment,
        }
        for seat, person in sitting
    ]


def fill(connection: Connection, count: int) -> None:
    """So many tables, most of them finished, some opened at the same moment."""
    made = []
    for number in range(count):
        status = ("open", "running")[number % 20 // 10] if number % 10 == 5 else "finished"
        moment = now() - timedelta(hours=1) if status == "open" else START
        made.append(rows_of(number, moment + timedelta(milliseconds=number // 3), status))
    names = {str(seat["person"]) for _, seated in made for seat in seated}
    connection.execute(insert(persons), [{"id": name, "name": name, "created": START} for name in names])
    connection.execute(insert(tables_table), [table for table, _ in made])
    connection.execute(insert(seats), [seat for _, seated in made for seat in seated])
    # What has been written at once is known to the planner soon after; here nobody waits for that.
    connection.exec_driver_sql("ANALYZE")


@pytest.fixture(scope="module", params=KINDS)
def stores(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[tuple[Store, Store]]:
    """A database with few tables and one with many."""
    opened = [Store(new_database(request.param)) for _ in range(2)]
    for store, count in zip(opened, (FEW, MANY), strict=True):
        store.migrate()
        store.write_now(fill, count)
    yield opened[0], opened[1]
    for store in opened:
        store.close()


@dataclass
class Work:
    """What a question cost: steps of SQLite's machine or rows that PostgreSQL touched, and its plans."""

    cost: int = 0
    plans: list[str] = field(default_factory=list)


Question = Callable[[Connection], object]


def work_of(store: Store, question: Question) -> Work:
    """Ask, and look at how the database goes about it."""
    return store.read_now(_sqlite_work if store.is_sqlite else _postgres_work, question)


@contextmanager
def statements(connection: Connection) -> Iterator[list[tuple[str, object]]]:
    """Everything that is asked in the meantime."""
    asked: list[tuple[str, object]] = []

    def note(*happening: object) -> None:
        asked.append((str(happening[2]), happening[3]))

    event.listen(connection, "before_cursor_execute", note)
    yield asked
    event.remove(connection, "before_cursor_execute", note)


def _sqlite_work(connection: Connection, question: Question) -> Work:
    work = Work()

    def count() -> None:
        work.cost += 1

    driver = connection.connection.driver_connection
    assert driver is not None
    with statements(connection) as asked:
        driver.set_progress_handler(count, 1)
        try:
            question(connection)
        finally:
            driver.set_progress_handler(None, 1)
    for statement, parameters in asked:
        cursor = driver.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        work.plans += [str(row[3]) for row in cursor]
    return work


def _postgres_work(connection: Connection, question: Question) -> Work:
    work = Work()
    with statements(connection) as asked:
        question(connection)
    driver = connection.connection.driver_connection
    assert driver is not None
    for statement, parameters in asked:
        cursor = driver.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}", parameters)
        (plans,) = cursor.fetchone()
        _add(work, (json.loads(plans) if isinstance(plans, str) else plans)[0]["Plan"])
    return work


def _add(work: Work, plan: dict[str, object]) -> None:
    """A node of a plan, and those under it."""
    work.plans.append(f"{plan['Node Type']} {plan.get('Relation Name', '')}".strip())
    rows = [
        plan.get(name, 0) for name in ("Actual Rows", "Rows Removed by Filter", "Rows Removed by Join Filter")
    ]
    loops = plan["Actual Loops"]
    assert isinstance(loops, int)
    work.cost += sum(round(float(str(count))) for count in rows) * loops
    children = plan.get("Plans", [])
    assert isinstance(children, list)
    for child in children:
        _add(work, child)


def lists_of(person: str | None, status: Status | None, before: str | None = None) -> Question:
    return lambda connection: lists.listed(
        connection, person=person, status=status, before=before, limit=PAGE
    )


def races(connection: Connection) -> object:
    return daily.daily_for(connection, "anna", DAY)


QUESTIONS: dict[str, Question] = {
    **{
        f"{person} {status}": lists_of(person, status)
        for person in ("anna", "bo", "cleo", "dora", "nobody", None)
        for status in (None, *lists.STATUSES)
    },
    "anna later": lists_of("anna", None, f"{19:012}"),
    "bo later": lists_of("bo", None, f"{50:012}"),
    "bo later finished": lists_of("bo", "finished", f"{50:012}"),
    "everybody later": lists_of(None, None, f"{50:012}"),
    "the race of the day": races,
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_list_costs_no_more_among_many_tables_than_among_few(
    stores: tuple[Store, Store], name: str
) -> None:
    few, many = (work_of(store, QUESTIONS[name]) for store in stores)
    # SQLite's steps are counted one by one; PostgreSQL may choose another plan for few rows.
    assert many.cost <= (1.1 * few.cost if stores[0].is_sqlite else 2000)
    whole = ("Seq Scan", "SCAN tables", "SCAN seats", "SCAN persons")
    small = ("Seq Scan connections", "Seq Scan undo_questions")  # there is nothing in them
    assert [plan for plan in many.plans if plan.startswith(whole) and plan not in small] == []
    assert many.plans


def test_a_list_that_reads_every_table_would_be_found_out(stores: tuple[Store, Store]) -> None:
    def read_all(connection: Connection) -> object:
        return connection.execute(select(tables_table.c.id).where(tables_table.c.ply == 1)).all()

    few, many = (work_of(store, read_all) for store in stores)
    assert many.cost > 10 * few.cost
    assert any(plan.startswith(("SCAN tables", "Seq Scan tables")) for plan in many.plans)


# What the lists say -----------------------------------------------------------------------------------


def told(store: Store, person: str | None, status: Status | None) -> list[str]:
    """A whole list, gathered page by page."""
    found: list[str] = []
    while True:
        before = found[-1] if found else None
        page = store.read_now(lists.listed, person=person, status=status, before=before, limit=7)
        found += [record.id for record in page]
        if len(page) < 7:
            return found


def expected(store: Store, person: str | None, status: Status | None) -> list[str]:
    """The same, by looking at every table."""

    def belongs(record: TableRecord) -> bool:
        if status not in (None, record.status):
            return False
        if person is not None:
            return record.owner == person or record.seat_of(person) is not None
        return record.public and (record.status != "open" or record.created > now() - lists.OPEN_LIFE)

    ids = store.read_now(lambda connection: connection.scalars(select(tables_table.c.id)).all())
    records = [record for record in store.read_now(tables.found, ids) if belongs(record)]
    return [record.id for record in sorted(records, key=lambda it: (it.created, it.id), reverse=True)]


@pytest.mark.parametrize("person", ["anna", "bo", "cleo", "nobody", None])
@pytest.mark.parametrize("status", [None, *lists.STATUSES])
def test_pages_have_every_table_once_and_in_order(
    stores: tuple[Store, Store], person: str | None, status: Status | None
) -> None:
    assert told(stores[0], person, status) == expected(stores[0], person, status)


def test_lists_follow_whatever_happens_to_tables_and_seats(store: Store) -> None:
    rng = random.Random(5)
    store.write_now(fill, 30)
    for _ in range(25):
        number = rng.randrange(30)
        table_id = f"{number:012}"
        match rng.randrange(4):
            case 0:
                store.write_now(tables.change, table_id, {"status": rng.choice(lists.STATUSES)})
            case 1:
                person = rng.choice(["anna", "bo", None])
                store.write_now(_seat_unless_seated, table_id, person)
            case 2:
                owner = rng.choice(["anna", "bo", "cleo"])
                store.write_now(tables.change, table_id, {"owner": owner, "daily": None})
            case _:
                moment = START + timedelta(milliseconds=rng.randrange(9))
                store.write_now(tables.change, table_id, {"created": moment})
        for person in ("anna", "bo", "cleo"):
            for status in (None, *lists.STATUSES):
                assert told(store, person, status) == expected(store, person, status)


def _seat_unless_seated(connection: Connection, table_id: str, person: str | None) -> None:
    sits = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.person == person)
    if person is None or connection.execute(sits).first() is None:
        this = (seats.c.table_id == table_id) & (seats.c.seat == 0)
        connection.execute(update(seats).where(this).values(person=person))


def test_after_a_table_that_is_not_there_comes_nothing(store: Store) -> None:
    store.write_now(fill, 10)
    for unknown in ("no-such-table", "nul\0"):
        assert store.read_now(lists.listed, person="bo", status=None, before=unknown, limit=10) == []
