"""The line of thoughts in PostgreSQL: its order, one answer for all, outages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from datetime import timedelta

import pytest
import sqlalchemy
from sqlalchemy import Connection, text

import pentapolis
from pentapolis.server.bot_runner import BotFailed
from pentapolis.server.storage import thoughts as stored
from pentapolis.server.storage.outages import StorageAway
from pentapolis.server.storage.records import now
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks
from pentapolis.server.thoughts import queue_schema
from pentapolis.server.thoughts.shared import SharedThoughts
from pentapolis.server.thoughts.shares import Ration, Share
from pentapolis.server.thoughts.thought import Thought
from tests.postgres import postgres_server
from tests.server import bad_bots
from tests.server.conftest import NewDatabase
from tests.server.house import PATIENCE, run
from tests.server.thinkers import PLENTY, thought, until

pytestmark = pytest.mark.postgres


@pytest.fixture
def line(new_database: NewDatabase) -> Iterator[Store]:
    """An empty line of thoughts."""
    opened_store = Store(new_database("postgres"))
    opened_store.migrate()
    yield opened_store
    opened_store.close()


def _execute(connection: Connection, /, statement: sqlalchemy.TextClause, **values: object) -> None:
    connection.execute(statement, values)


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


FULL_DISK = f"""
CREATE FUNCTION {queue_schema.SCHEMA}.fill_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: File too large' USING ERRCODE = 'XX000';
END $$;
CREATE TRIGGER fill_up BEFORE INSERT ON {queue_schema.SCHEMA}.procrastinate_jobs
    FOR EACH ROW EXECUTE FUNCTION {queue_schema.SCHEMA}.fill_up();
"""
"""What PostgreSQL says when a table cannot grow: it calls that an internal error."""


def test_a_disk_that_is_full_for_the_line_alone_is_an_outage(line: Store) -> None:
    line.write_now(_in_line, text(FULL_DISK))

    async def scenario() -> None:
        thoughts = SharedThoughts(line, 0, 30.0, PLENTY)
        async with thoughts.running():
            with pytest.raises(StorageAway, match="File too large"):
                await thoughts.choose(thought("t"))

    run(scenario)


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
