"""Waiting for connections to PostgreSQL: whoever is told to stop meanwhile stops, whenever that is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import make_url

from pentapolis.server.storage.patience import AttentivePool, LimitedAsyncConnection
from pentapolis.server.thoughts.queue import dsn_of
from tests.server.conftest import NewDatabase
from tests.server.house import run

pytestmark = pytest.mark.postgres

Pool = AttentivePool[LimitedAsyncConnection]


@pytest.fixture
def dsn(new_database: NewDatabase) -> str:
    """The address of an empty database."""
    return dsn_of(make_url(new_database("postgres")))


@asynccontextmanager
async def pool_of_one(dsn: str) -> AsyncIterator[Pool]:
    """A pool with one connection."""
    pool = Pool(dsn, connection_class=LimitedAsyncConnection, min_size=1, max_size=1, open=False)
    async with pool:
        yield pool


async def use(pool: Pool) -> None:
    """Take a connection, and give it back."""
    async with pool.connection():
        pass


async def turns(number: int) -> None:
    """Let the loop go round so many times."""
    for _ in range(number):
        await asyncio.sleep(0)


async def is_stopped(dsn: str, after: int, wait: Callable[[Pool], Coroutine[object, None, None]]) -> bool:
    """Is somebody who waits for a connection stopped so many turns after there is one, or done before?"""
    async with pool_of_one(dsn) as pool:
        taken = await pool.getconn()
        waiting = asyncio.create_task(wait(pool))
        await turns(10)
        assert not waiting.done()
        await pool.putconn(taken)
        await turns(after)
        if waiting.done():
            return False
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await use(pool)  # it did not take the connection with it
    return True


@pytest.mark.parametrize("wait", [use, Pool.wait])
def test_who_is_cancelled_just_as_there_is_a_connection_stops(
    dsn: str, wait: Callable[[Pool], Coroutine[object, None, None]]
) -> None:
    async def scenario() -> None:
        after = 0
        while await is_stopped(dsn, after, wait):
            after += 1
        assert after

    run(scenario)


def test_who_is_cancelled_while_looking_for_broken_connections_stops(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        looking = asyncio.Event()

        async def look(connection: LimitedAsyncConnection) -> None:
            looking.set()
            try:
                await asyncio.Event().wait()
            finally:
                await connection.close()

        monkeypatch.setattr(AttentivePool, "check_connection", staticmethod(look))
        async with pool_of_one(dsn) as pool:
            await pool.wait()
            checking = asyncio.create_task(pool.check())
            await looking.wait()
            checking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await checking

    run(scenario)
