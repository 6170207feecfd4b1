"""Tables that nobody touches: which are closed, when, and what is left of them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import Connection, func, select, text, update

from pentapolis.server import lobby
from pentapolis.server.closing import Closing
from pentapolis.server.config import Config
from pentapolis.server.storage import chat, closing, presence, tables
from pentapolis.server.storage.closing import Limits, Walk
from pentapolis.server.storage.records import TableRecord, now
from pentapolis.server.storage.schema import metadata, seats
from pentapolis.server.storage.schema import tables as tables_table
from pentapolis.server.storage.store import Store
from pentapolis.server.types.playing import LogStep
from pentapolis.server.types.tables import NewTable, SeatRequest, Table, TableSummary
from tests.server.conftest import KINDS, NewDatabase
from tests.server.house import (
    PATIENCE,
    House,
    Live,
    SeenUpdate,
    open_house,
    play_until,
    quick,
    start_together,
)

DAY = timedelta(days=1)


def opened(store: Store, *kinds: str, start: bool = True) -> TableRecord:
    asked = [SeatRequest("me") if kind == "me" else SeatRequest("bot") for kind in kinds]
    return store.write_now(lobby.open_table, "anna", NewTable("palatinus", asked, public=True, start=start))


def age(
    store: Store, table: TableRecord | Table, days: float, *, seen: float | None = None, **more: object
) -> None:
    """Nothing has happened at a table for so many days; its people were last there `seen` days ago."""
    moment = now() - days * DAY
    store.write_now(tables.change, table.id, {"created": moment, "changed": moment, **more})
    last = now() - (days if seen is None else seen) * DAY
    store.write_now(
        lambda connection: connection.execute(
            update(seats).where(seats.c.table_id == table.id, seats.c.person.is_not(None)).values(seen=last)
        )
    )


def swept(store: Store, config: Config | None = None) -> list[str]:
    """Sweep once; the tables of which others are told."""
    told: list[str] = []
    asyncio.run(Closing(store, config or Config(), told.append).sweep())
    return told


def found(store: Store, table: TableRecord) -> TableRecord | None:
    return store.read_now(tables.load, table.id)


def status_of(store: Store, table: TableRecord) -> str | None:
    record = found(store, table)
    return None if record is None else record.status


def test_games_that_nobody_touches_are_closed_each_after_its_time(store: Store) -> None:
    people = {days: opened(store, "me", "bot") for days in (59.9, 60.1)}
    bots = {days: opened(store, "bot", "bot") for days in (1.9, 2.1)}
    gathering = {days: opened(store, "me", "bot", start=False) for days in (6.9, 7.1)}
    for group in (people, bots, gathering):
        for days, table in group.items():
            age(store, table, days)
    over = opened(store, "me", "bot")
    age(store, over, 5000, status="finished")
    due = [people[60.1].id, bots[2.1].id, gathering[7.1].id]
    assert sorted(swept(store)) == sorted(due)
    assert [status_of(store, table) for table in people.values()] == ["running", "closed"]
    assert [status_of(store, table) for table in bots.values()] == ["running", "closed"]
    assert [status_of(store, table) for table in gathering.values()] == ["open", None]
    assert status_of(store, over) == "finished"
    assert swept(store) == []


def test_whoever_looks_in_keeps_a_game_alive(store: Store) -> None:
    looked_in, watched, abandoned = (opened(store, "me", "bot") for _ in range(3))
    for table in (looked_in, watched, abandoned):
        age(store, table, 100, seen=3 if table is looked_in else None)
    watcher = presence.Held("socket", watched.id, "somebody else")
    store.write_now(presence.note, "process", [watcher], [])
    assert swept(store) == [abandoned.id]


def test_somebody_who_sat_down_lately_keeps_an_open_table(store: Store) -> None:
    table = opened(store, "me", "bot", start=False)
    age(store, table, 30, seen=2)
    assert swept(store) == []


def test_zero_means_never(store: Store) -> None:
    for kinds, start in ((("me", "bot"), True), (("bot", "bot"), True), (("me", "bot"), False)):
        age(store, opened(store, *kinds, start=start), 5000)
    never = timedelta(0)
    assert swept(store, Config(forget_open=never, close_running=never, close_bots=never)) == []


def test_finished_and_closed_games_are_forgotten_with_all_that_belongs_to_them(store: Store) -> None:
    kept, finished, closed = (opened(store, "me", "bot") for _ in range(3))
    for table in (finished, closed):
        store.write_now(chat.say, table.id, 0, "Anna", "well played")
        store.write_now(tables.add_guest, table.id, "bo")
        age(store, table, 40, status="finished" if table is finished else "closed")
    age(store, kept, 20, status="finished")
    assert sorted(swept(store, Config(forget_finished=30 * DAY))) == sorted([finished.id, closed.id])
    assert status_of(store, kept) == "finished"

    def left(connection: Connection) -> dict[str, int]:
        """How many rows of a table are left over of each kind."""
        return {
            kind.name: connection.scalar(
                select(func.count()).select_from(kind).where(kind.c.table_id != kept.id)
            )
            or 0
            for kind in metadata.sorted_tables
            if "table_id" in kind.c
        }

    assert set(store.read_now(left).values()) == {0}


def test_many_tables_are_seen_to_in_small_steps(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing, "BATCH", 3)
    old = [opened(store, "me", "bot") for _ in range(8)]
    for number, table in enumerate(old):
        # Some that are not due lie between those that are, and two are as old as each other.
        age(store, table, 100 + number // 2, seen=1 if number in (0, 1, 2, 5) else None)
    due = {table.id for number, table in enumerate(old) if number not in (0, 1, 2, 5)}
    assert set(swept(store)) == due


def test_at_rest_nothing_is_written_and_young_tables_are_not_read(store: Store) -> None:
    for _ in range(5):
        opened(store, "me", "bot")
    limits = Limits(DAY, DAY, DAY, DAY)
    assert store.read_now(closing.look, Walk("running", True), limits) == ([], None)

    def plan(connection: Connection) -> str:
        question = closing._at_rest(connection).where(
            tables_table.c.status == "running", tables_table.c.public, tables_table.c.created < now()
        )
        compiled = question.compile(connection, compile_kwargs={"literal_binds": True})
        return "\n".join(str(row[3]) for row in connection.execute(text(f"EXPLAIN QUERY PLAN {compiled}")))

    if store.is_sqlite:
        how = store.read_now(plan)
        assert "tables_by_status (status=? AND public=? AND created<?)" in how
        assert "SCAN" not in how


def test_a_move_in_the_last_moment_keeps_the_game(store: Store) -> None:
    table = opened(store, "me", "bot")
    age(store, table, 100)
    limits = Limits(DAY, DAY, DAY, timedelta(0))
    due = store.read_now(closing.look, Walk("running", True), limits).due
    assert due == [table.id]
    store.write_now(tables.change, table.id, {"changed": now()})
    assert store.write_now(closing.see_to, due, limits) == []
    assert status_of(store, table) == "running"


@pytest.mark.postgres
def test_of_several_processes_one_at_a_time_closes_tables(new_database: NewDatabase) -> None:
    store = Store(new_database("postgres"))
    store.migrate()
    table = opened(store, "me", "bot")
    age(store, table, 100)

    def meanwhile(connection: Connection) -> list[str]:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": closing.ADVISORY_LOCK})
        return swept(store)

    assert store.write_now(meanwhile) == []
    assert swept(store) == [table.id]
    store.close()


# What people see --------------------------------------------------------------------------------------


@pytest.fixture(params=KINDS)
def sweeping(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[tuple[House, Store]]:
    """A server that sweeps, and looks for what others changed, all the time."""
    url = new_database(request.param)
    with (
        open_house(replace(quick(url), sweep=0.2, heartbeat=0.2)) as house,
        contextlib.closing(Store(url)) as store,
    ):
        yield house, store


def test_a_closed_game_says_why_can_be_read_and_refuses_moves(sweeping: tuple[House, Store]) -> None:
    house, store = sweeping
    with house.guest() as anna, house.guest() as bo:
        table = play_until(start_together(anna, bo), 3, anna, bo)
        before = anna.position(table)
        age(store, table, 61)
        end = time.monotonic() + PATIENCE
        while (seen := anna.get(f"/api/tables/{table.id}", Table)).status == "running":
            assert time.monotonic() < end
            time.sleep(0.05)
        assert seen.closed is not None
        assert (seen.status, seen.closed.reason, seen.actors, seen.finished) == ("closed", "idle", [], None)
        after = anna.position(table)
        assert (after.legal, after.takes_back, after.undo) == ([], None, None)
        assert after.steps == before.steps
        assert len(anna.get(f"/api/tables/{table.id}/log", list[LogStep])) == 3
        for path, body in (
            ("moves", {"ply": 3, "action": (before.legal or bo.position(table).legal or ["lay 1 0"])[0]}),
            ("undo", {"ply": 3}),
            ("resign", {}),
            ("rematch", None),
            ("start", None),
        ):
            problem = anna.refused("POST", f"/api/tables/{table.id}/{path}", body)
            assert (problem.status, problem.id) == (409, "problem-closed-idle"), path
        (mine,) = anna.get("/api/tables", list[TableSummary], mine=True, status="closed")
        assert (mine.id, mine.actors) == (table.id, [])
        assert anna.get("/api/tables", list[TableSummary], mine=True, status="running") == []


def test_whoever_comes_back_to_a_closed_game_sees_it_and_one_reopened_goes_on(
    sweeping: tuple[House, Store],
) -> None:
    house, store = sweeping
    with house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        store.write_now(closing.close, table.id, "operator")
        with anna.live(table) as live:
            update = next_update(live, "closed")
            assert update.table.closed is not None
            assert (update.legal, update.table.closed.reason) == ([], "operator")
            store.write_now(closing.reopen, table.id)
            again = next_update(live, "running")
            assert again.table.closed is None
            anna.move(table, 0, again.legal[0])
            assert live.update(1).table.status == "running"


def test_somebody_at_the_table_is_told_that_it_was_closed(sweeping: tuple[House, Store]) -> None:
    house, store = sweeping
    with house.guest() as anna, house.guest() as bo, anna.live(table := start_together(anna, bo)) as live:
        assert live.wait(SeenUpdate).legal
        store.write_now(closing.close, table.id, "operator")
        assert next_update(live, "closed").legal == []


def next_update(live: Live, status: str) -> SeenUpdate:
    """The next update that finds the game in this status."""
    while True:
        update = live.wait(SeenUpdate)
        if update.table.status == status:
            return update
