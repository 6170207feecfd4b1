"""Jobs of procrastinate: their queues and priorities, what is in them, and its tables."""

from __future__ import annotations

import random

import msgspec
import pytest
import sqlalchemy
from sqlalchemy import Connection, text

import pentapolis
from pentapolis.server.storage import persons
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts import queue, queue_schema, shares
from tests.server.conftest import NewDatabase
from tests.server.thinkers import thought


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
        assert rules.load(arrived.task.snapshot) == rules.load(snapshot)
        state.play(seat, rng.choice(list(state.legal(seat))))


@pytest.mark.postgres
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
