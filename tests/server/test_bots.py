"""Bots: in processes of their own, with resampled positions only; games never wait for them in vain."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from multiprocessing import active_children

import msgspec
import pytest

import pentapolis
from pentapolis.kernel.plain import Snapshot
from pentapolis.server import lobby
from pentapolis.server.bot_driver import BotDriver
from pentapolis.server.bot_runner import BotFailed, BotRunner, Task, Thinker
from pentapolis.server.play import Play
from pentapolis.server.render import table_for
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import moves, tables
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts.thought import Thought
from pentapolis.server.types.tables import NewTable, SeatRequest, Table
from tests.server import bad_bots
from tests.server.conftest import NewDatabase
from tests.server.house import Person, SeenUpdate, open_house, open_table, quick, start_together
from tests.server.thinkers import StandInThoughts, until


def task(level: str, seconds: float) -> Task:
    """Something to think about."""
    return Task("palatinus", level, 0, first_position(), seconds)


def first_position() -> Snapshot:
    return pentapolis.game("palatinus").start(2, 7, {"starting_player": 0}).dump()


def workers() -> set[int | None]:
    """The worker processes of this process, which are told in no order."""
    return {child.pid for child in active_children()}


def test_bots_play_a_whole_game_among_themselves(anna: Person) -> None:
    table = open_table(anna, "easy", "medium", "hard", start=True)
    assert (table.you, table.owner) == (None, True)
    with anna.live(table) as live:
        update = live.wait(SeenUpdate)
        while update.table.status == "running":
            assert [seat.thinking for seat in update.table.seats] == [
                seat in update.table.actors for seat in range(3)
            ]
            update = live.wait(SeenUpdate)
        assert update.table.result is not None


def test_the_owner_replaces_only_somebody_who_is_away(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), away=timedelta(0))
    with open_house(config) as house, house.guest() as anna, house.guest() as bo:
        table = start_together(anna, bo)
        path = f"/api/tables/{table.id}/seats/1/replace"
        with bo.live(table) as live:
            live.wait(SeenUpdate)
            assert anna.refused("POST", path, {}).id == "problem-not-away"
        with anna.live(table) as live:
            while anna.get(f"/api/tables/{table.id}", Table).seats[1].online:
                live.receive()
        assert bo.refused("POST", f"/api/tables/{table.id}/seats/0/replace", {}).id == "problem-not-owner"
        assert (
            anna.refused("POST", f"/api/tables/{table.id}/seats/5/replace", {}).id == "problem-unknown-seat"
        )
        replaced = anna.post(path, {"level": "easy"}, Table)
        assert (replaced.seats[1].kind, replaced.seats[1].level) == ("bot", "easy")
        assert [note.message.id for note in replaced.notes] == ["note-replaced"]
        assert anna.refused("POST", path, {}).id == "problem-not-away"
        assert bo.get(f"/api/tables/{table.id}", Table).you is None


def test_nobody_is_away_who_has_just_been_here(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    assert anna.refused("POST", f"/api/tables/{table.id}/seats/1/replace", {}).id == "problem-not-away"


@pytest.mark.parametrize("work", [bad_bots.crashing, bad_bots.raising])
def test_a_failing_bot_is_reported_and_its_process_replaced(work: Thinker) -> None:
    async def scenario() -> None:
        runner = BotRunner(1, patience=30.0, work=work)
        try:
            for _ in range(2):
                with pytest.raises(BotFailed):
                    await runner.think(task("easy", 0.01))
        finally:
            await runner.stop()

    before = workers()
    asyncio.run(scenario())
    assert workers() == before


def test_a_hanging_bot_is_ended_and_the_next_one_thinks() -> None:
    async def scenario() -> None:
        runner = BotRunner(1, patience=0.2, work=bad_bots.hanging)
        try:
            with pytest.raises(BotFailed):
                await runner.think(task("hard", 0.01))
            assert await runner.think(task("easy", 30.0)) == "lay 1 0"
        finally:
            await runner.stop()

    before = workers()
    asyncio.run(scenario())
    assert workers() == before


def test_a_bot_never_hears_ctrl_c() -> None:
    async def scenario() -> str:
        runner = BotRunner(1, patience=30.0, work=bad_bots.telling)
        try:
            return await runner.think(task("easy", 30.0))
        finally:
            await runner.stop()

    assert asyncio.run(scenario()) == "SIGINT"


def test_a_bot_whose_answer_nobody_awaits_is_ended() -> None:
    async def scenario() -> None:
        runner = BotRunner(1, patience=30.0, work=bad_bots.hanging)
        try:
            thinking = asyncio.create_task(runner.think(task("hard", 600.0)))
            await until(lambda: workers() != before)
            thinking.cancel()
            await asyncio.wait([thinking])
            assert workers() == before
            assert await runner.think(task("easy", 30.0)) == "lay 1 0"
        finally:
            await runner.stop()

    before = workers()
    asyncio.run(scenario())


class StandIn(StandInThoughts):
    """Chooses in this process: what the test says, and it remembers what it was given."""

    def __init__(self, answer: str | None) -> None:
        super().__init__()
        self.answer = answer
        self.given: list[tuple[int, Snapshot]] = []

    async def choose(self, thought: Thought) -> str:
        self.given.append((thought.seat, thought.snapshot))
        if self.answer is None:
            raise BotFailed("as the test wants it")
        return self.answer


def bots_only(store: Store) -> TableRecord:
    """A running table of three bots."""
    seats = [SeatRequest("bot")] * 3
    return store.write_now(lobby.open_table, "somebody", NewTable("palatinus", seats, start=True))


def drive(url: str, runner: StandIn) -> tuple[TableRecord, Store]:
    """Let the bots of a table play until nothing more is to be done."""
    store = Store(url)
    store.migrate()
    table = bots_only(store)

    async def scenario() -> None:
        rooms = Rooms(store, 10)
        over = asyncio.Event()

        def changed(record: TableRecord, *, told: bool = False) -> None:
            over.set()

        driver = BotDriver(store, rooms, Play(store, rooms, changed), runner, {})
        await driver.wake_all()
        while True:
            await over.wait()
            over.clear()
            record = await store.read(tables.load, table.id)
            if record is not None and record.status == "finished":
                break
        await driver.stop()

    asyncio.run(scenario())
    finished = store.read_now(tables.load, table.id)
    assert finished is not None
    return finished, store


@pytest.mark.parametrize("answer", [None, "castle", "place soldier A0"])
def test_a_random_move_stands_in_for_a_bot_that_fails(
    answer: str | None, new_database: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    table, store = drive(new_database("sqlite"), StandIn(answer))
    store.close()
    assert table.result is not None
    assert any("playing a random move" in message for message in caplog.messages)


def test_bots_are_given_only_what_their_seat_cannot_tell_from_the_real_position(
    new_database: NewDatabase,
) -> None:
    runner = StandIn(None)
    table, store = drive(new_database("sqlite"), runner)
    log = store.read_now(moves.logged, table.id)
    store.close()
    rules = pentapolis.game("palatinus")
    colours = [seat.colour for seat in table.seats]
    state = rules.start(3, int(table.seed), {**table.options, "colours": colours})
    assert len(runner.given) == len(log)
    disguised = 0
    for (seat, snapshot), move in zip(runner.given, log, strict=True):
        given = rules.load(snapshot)
        assert given.view(seat) == state.view(seat)
        assert table.seed not in msgspec.json.encode(snapshot).decode()
        disguised += given != state
        state.play(move.seat, rules.parse(move.action))
    assert disguised == len(log)


def test_after_a_restart_bots_go_on_thinking(database: str) -> None:
    store = Store(database)
    store.migrate()
    table = bots_only(store)
    store.close()
    with (
        open_house(quick(database)) as house,
        house.guest() as anna,
        anna.live(table_for(table, ""), invite=table.invite) as live,
    ):
        update = live.wait(SeenUpdate)
        while update.table.status == "running":
            update = live.wait(SeenUpdate)


def test_worker_processes_are_gone_with_the_server(new_database: NewDatabase) -> None:
    before = workers()
    with open_house(quick(new_database("sqlite"))) as house, house.guest() as anna:
        table = open_table(anna, "me", "easy", start=True, options={"starting_player": 1})
        with anna.live(table) as live:
            live.update(1)
        assert len(workers()) == len(before) + 1
    assert workers() == before
