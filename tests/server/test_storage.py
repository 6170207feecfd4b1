"""Storage, and the small parts that need no server: migrations, histories, limits, words."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from pentapolis.server import lobby
from pentapolis.server.histories import KEPT_STATES, History
from pentapolis.server.limits import Limit
from pentapolis.server.logs import request_id
from pentapolis.server.play import record_after
from pentapolis.server.problems import ProblemError
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import lists, moves, persons, presence, tables
from pentapolis.server.storage.records import MoveRecord, QuestionRecord, TableRecord, now
from pentapolis.server.storage.schema import connections, metadata
from pentapolis.server.storage.schema import moves as moves_table
from pentapolis.server.storage.store import Store
from pentapolis.server.types.tables import NewTable, SeatRequest
from pentapolis.server.writing import checked_line, checked_name


def new_table(store: Store, *, public: bool = True, start: bool = True) -> TableRecord:
    seats = [SeatRequest("me"), SeatRequest("bot")]
    return store.write_now(lobby.open_table, "anna", NewTable("palatinus", seats, public=public, start=start))


def played(store: Store, table: TableRecord, count: int) -> TableRecord:
    """Play so many first legal actions, straight into the database."""

    async def scenario() -> None:
        record = loaded(store, table)
        history = History.start(record).extended(store.read_now(moves.logged, table.id))
        async with store.running():
            for _ in range(count):
                seat = history.state.actors[0]
                action = history.state.legal(seat)[0]
                history = history.play(seat, action)
                after = record_after(record, history, by_person=True)
                assert await store.append(record, after, MoveRecord(record.ply, seat, str(action)))
                record = after
        assert loaded(store, table) == record

    asyncio.run(scenario())
    return loaded(store, table)


def loaded(store: Store, table: TableRecord) -> TableRecord:
    found = store.read_now(tables.load, table.id)
    assert found is not None
    return found


def test_what_is_logged_in_the_threads_of_the_store_belongs_to_the_request(store: Store) -> None:
    async def handled(request: str) -> list[str | None]:
        request_id.set(request)
        return [await store.read(lambda _: request_id.get()), await store.write(lambda _: request_id.get())]

    async def scenario() -> list[list[str | None]]:
        return list(await asyncio.gather(handled("one"), handled("two")))

    assert asyncio.run(scenario()) == [["one", "one"], ["two", "two"]]


def test_migrations_lead_to_the_schema_and_can_run_again(store: Store) -> None:
    store.migrate()
    differences = store.read_now(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert differences == []


def test_the_first_process_decides_a_setting(store: Store) -> None:
    assert store.write_now(persons.setting, "secret", "one") == "one"
    assert store.write_now(persons.setting, "secret", "two") == "one"


def test_a_ply_can_be_stored_only_once(store: Store) -> None:
    before = played(store, new_table(store), 2)
    table = played(store, before, 1)

    async def again() -> bool:
        async with store.running():
            return await store.append(before, table, MoveRecord(2, 0, "lay 1 0"))

    assert not asyncio.run(again())
    with pytest.raises(IntegrityError):
        store.write_now(
            lambda connection: connection.execute(
                moves_table.insert().values(table_id=table.id, ply=2, seat=0, action="lay 1 0", at=now())
            )
        )
    assert loaded(store, table) == table


def test_a_move_decided_on_an_earlier_version_of_its_table_is_not_stored(store: Store) -> None:
    table = new_table(store)
    history = History.start(table)
    seat = history.state.actors[0]
    action = history.state.legal(seat)[0]
    after = record_after(table, history.play(seat, action), by_person=True)
    taken = store.write_now(tables.take, table.id)
    assert taken is not None
    assert taken.version == table.version + 1

    async def late() -> bool:
        async with store.running():
            return await store.append(table, after, MoveRecord(0, seat, str(action)))

    assert not asyncio.run(late())
    assert loaded(store, table) == taken
    assert store.read_now(moves.logged, table.id) == []


def test_an_undo_takes_the_later_moves_away_in_one_transaction(store: Store) -> None:
    table = played(store, new_table(store), 3)
    store.write_now(moves.ask, table.id, QuestionRecord(0, 1, [1]))
    store.write_now(moves.take_back, table, 1, [1])
    after = loaded(store, table)
    assert (after.ply, after.epoch, after.actors, after.question) == (1, 1, [1], None)
    assert [move.ply for move in store.read_now(moves.logged, table.id)] == [0]


def test_histories_are_rebuilt_caught_up_and_forgotten(store: Store) -> None:
    first = played(store, new_table(store), 2)
    other = played(store, new_table(store), 1)

    async def scenario() -> None:
        rooms = Rooms(store, idle=1)
        with rooms.entered(first.id) as room:
            _, early = await room.present()
            assert (early.ply, early.state.ply) == (2, 2)
            later = await asyncio.to_thread(played, store, first, 3)
            assert await room.present() == (first, early)  # nobody has told it
            room.heard(later.version)
            record, caught_up = await room.present()
            assert record == later
            assert caught_up.ply == 5
            assert (await room.present())[1] is caught_up
        with rooms.entered(first.id) as room:
            assert (await room.present())[1] is caught_up
        with rooms.entered(other.id) as room:
            await room.present()
        with rooms.entered(first.id) as room:
            _, rebuilt = await room.present()
        assert rebuilt is not caught_up
        assert rebuilt.state == caught_up.state

    asyncio.run(scenario())


def test_earlier_states_are_played_again_when_asked_for(store: Store) -> None:
    table = played(store, new_table(store), KEPT_STATES + 6)
    history = History.start(table).extended(store.read_now(moves.logged, table.id))
    assert len(history.recent) == KEPT_STATES
    assert [state.ply for state in history.states_from(0)] == list(range(table.ply + 1))
    assert [state.ply for state in history.states_from(table.ply)] == [table.ply]
    back = history.back_to(2)
    assert (back.epoch, back.ply, back.state.ply) == (1, 2, 2)
    assert back.state == history.states_from(2)[0]


def test_a_game_of_rules_that_are_not_here_is_not_misread(store: Store) -> None:
    table = new_table(store)
    store.write_now(tables.change, table.id, {"rules": 0})
    with pytest.raises(ProblemError, match="does not have"):
        History.start(loaded(store, table))


def test_abandoned_open_tables_disappear_from_the_list_after_a_day(store: Store) -> None:
    old, young, running = (new_table(store, start=start) for start in (False, False, True))
    past = {"created": now() - timedelta(days=2)}
    for table in (old, running):
        store.write_now(tables.change, table.id, past)

    def listed(person: str | None) -> set[str]:
        found = store.read_now(lists.listed, person=person, status=None, before=None, limit=10)
        return {table.id for table in found}

    assert listed(None) == {young.id, running.id}
    assert listed("anna") == {old.id, young.id, running.id}


def test_connections_of_a_dead_process_run_out(store: Store) -> None:
    table = new_table(store)
    store.write_now(presence.note, "dead", [presence.Held("connection", table.id, "anna")])
    assert loaded(store, table).seats[0].online
    assert store.write_now(presence.confirm, "alive") == []
    long_ago = now() - timedelta(minutes=10)
    store.write_now(lambda connection: connection.execute(connections.update().values(seen=long_ago)))
    assert not loaded(store, table).seats[0].online
    assert store.write_now(presence.confirm, "alive") == [table.id]
    assert loaded(store, table).seats[0].seen == long_ago


def test_who_was_taken_for_gone_is_noted_again_and_who_went_unnoticed_is_not(store: Store) -> None:
    table = new_table(store)
    held = presence.Held("connection", table.id, "anna")
    assert store.write_now(presence.confirm, "alive", [held]) == [table.id]
    assert loaded(store, table).seats[0].online
    assert store.write_now(presence.confirm, "alive", [held]) == []
    nowhere = presence.Held("another", "no-such-table", "anna")
    assert store.write_now(presence.confirm, "alive", [held, nowhere]) == []
    went = presence.Departed(held, now() - timedelta(seconds=5))
    assert store.write_now(presence.confirm, "alive", [], [went]) == [table.id]
    seat = loaded(store, table).seats[0]
    assert (seat.online, seat.seen) == (False, went.at)


def test_a_person_is_last_seen_when_the_process_of_their_connection_ends(store: Store) -> None:
    table = new_table(store)
    store.write_now(presence.note, "process", [presence.Held("connection", table.id, "anna")])
    long_ago = now() - timedelta(minutes=10)
    store.write_now(tables.change_seat, table.id, 0, {"seen": long_ago})
    store.write_now(presence.forget, "process")
    seat = loaded(store, table).seats[0]
    assert seat.seen is not None
    assert not seat.online
    assert seat.seen > long_ago


def test_a_limit_fills_again_with_time() -> None:
    clock = [0.0]
    limit = Limit(2, seconds=10, clock=lambda: clock[0])
    limit.take("anna")
    limit.take("anna")
    with pytest.raises(ProblemError) as refused:
        limit.take("anna")
    assert refused.value.problem.args == {"seconds": 5}
    limit.take("bo")
    clock[0] = 5.0
    limit.take("anna")
    with pytest.raises(ProblemError):
        limit.take("anna")


def test_words_are_tidied() -> None:
    assert checked_name(" Zoë \u202e van \n Dam ") == "Zoë van Dam"
    assert checked_name("👩\u200d🌾") == "👩\u200d🌾"
    assert checked_line("a\x00b\tc") == "ab c"
    with pytest.raises(ProblemError):
        checked_name("\u200b\u200d")
    with pytest.raises(ProblemError):
        checked_line("")
