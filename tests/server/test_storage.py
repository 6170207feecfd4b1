"""Storage, and the small parts that need no server: migrations, histories, limits, words."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from pentapolis.server import lobby
from pentapolis.server.histories import KEPT_STATES, Histories, History, OutOfDate
from pentapolis.server.limits import Limit
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import moves, persons, presence, tables
from pentapolis.server.storage.records import MoveRecord, TableRecord, now
from pentapolis.server.storage.schema import connections, metadata
from pentapolis.server.storage.schema import moves as moves_table
from pentapolis.server.storage.store import Store
from pentapolis.server.types import NewTable, SeatRequest
from pentapolis.server.writing import checked_line, checked_name


def new_table(store: Store, *, public: bool = True, start: bool = True) -> TableRecord:
    seats = [SeatRequest("me"), SeatRequest("bot")]
    return store.write_now(lobby.open_table, "anna", NewTable("palatinus", seats, public=public, start=start))


def played(store: Store, table: TableRecord, count: int) -> TableRecord:
    """Play so many first legal actions, straight into the database."""
    history = History.start(table).extended(store.read_now(moves.logged, table.id))
    for _ in range(count):
        seat = history.state.actors[0]
        action = history.state.legal(seat)[0]
        history = history.play(seat, action)
        move = MoveRecord(history.ply - 1, seat, str(action))
        standing = moves.Standing(list(history.state.actors), None)
        assert store.write_now(moves.append, table.id, 0, move, standing, settles_question=True)
    return loaded(store, table)


def loaded(store: Store, table: TableRecord) -> TableRecord:
    found = store.read_now(tables.load, table.id)
    assert found is not None
    return found


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
    table = played(store, new_table(store), 3)
    again = MoveRecord(2, 0, "lay 1 0")
    standing = moves.Standing([0], None)
    assert not store.write_now(moves.append, table.id, 0, again, standing, settles_question=True)
    with pytest.raises(IntegrityError):
        store.write_now(
            lambda connection: connection.execute(
                moves_table.insert().values(table_id=table.id, ply=2, seat=0, action="lay 1 0", at=now())
            )
        )
    assert loaded(store, table) == table


def test_an_undo_takes_the_later_moves_away_in_one_transaction(store: Store) -> None:
    table = played(store, new_table(store), 3)
    standing = moves.Standing([1], None)
    assert not store.write_now(moves.take_back, table.id, 0, 2, 1, standing)
    assert store.write_now(moves.take_back, table.id, 0, 3, 1, standing)
    after = loaded(store, table)
    assert (after.ply, after.epoch, after.actors) == (1, 1, [1])
    assert [move.ply for move in store.read_now(moves.logged, table.id)] == [0]


def test_histories_are_rebuilt_caught_up_and_forgotten(store: Store) -> None:
    first = played(store, new_table(store), 2)
    later = played(store, first, 3)
    other = played(store, new_table(store), 1)

    async def scenario() -> None:
        histories = Histories(store, 1)
        early = await histories.at(first)
        assert (early.ply, early.state.ply) == (2, 2)
        caught_up = await histories.at(later)
        assert caught_up.ply == 5
        assert await histories.at(later) is caught_up
        with pytest.raises(OutOfDate):
            await histories.at(first)
        await histories.at(other)
        rebuilt = await histories.at(later)
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


def test_a_game_of_older_rules_is_not_misread(store: Store) -> None:
    table = new_table(store)
    store.write_now(tables.change, table.id, {"rules": 0})
    with pytest.raises(ProblemError, match="earlier version"):
        History.start(loaded(store, table))


def test_abandoned_open_tables_disappear_from_the_list_after_a_day(store: Store) -> None:
    old, young, running = (new_table(store, start=start) for start in (False, False, True))
    past = {"created": now() - timedelta(days=2)}
    for table in (old, running):
        store.write_now(tables.change, table.id, past)

    def listed(person: str | None) -> set[str]:
        found = store.read_now(tables.listed, person=person, status=None, before=None, limit=10)
        return {table.id for table in found}

    assert listed(None) == {young.id, running.id}
    assert listed("anna") == {old.id, young.id, running.id}


def test_connections_of_a_dead_process_run_out(store: Store) -> None:
    table = new_table(store)
    store.write_now(presence.arrive, "connection", "dead", table.id, "anna")
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
    store.write_now(presence.arrive, "connection", "process", table.id, "anna")
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
