"""Adding moves to the log: the one change of a table that happens all the time, and so is kept lean.

The row of the table is the gate: only one change finds it at the version that it was decided on. The key of
the log is the second lock. What was in memory when the move was checked is therefore still true when it is
stored, in whichever process.
"""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from functools import partial
from typing import LiteralString, Protocol

import msgspec
import psycopg
import psycopg_pool

from pentapolis.server.storage.outages import storage_errors
from pentapolis.server.storage.patience import AttentivePool, LimitedAsyncConnection, NoAnswer
from pentapolis.server.storage.records import MoveRecord, TableRecord
from pentapolis.server.storage.writer import Writer

CONNECTIONS = 8
"""So many moves are under way to PostgreSQL at the same time at most."""

PATIENCE = 5.0
"""Seconds to wait for one of these connections."""

Values = dict[str, object]
"""What the statements are filled with."""


class Appending(Protocol):
    """Stores moves."""

    async def append(self, before: TableRecord, after: TableRecord, move: MoveRecord) -> bool:
        """Store a move that leads from one record to the other; says whether `before` was still true.

        When this returns, it is on disk. `StorageAway` if nobody knows whether it is.
        """

    async def open(self) -> None:
        """Get ready; for use inside the event loop."""

    async def close(self) -> None:
        """Let go."""


def _values(before: TableRecord, after: TableRecord, move: MoveRecord) -> Values:
    result = None if after.result is None else msgspec.json.encode(after.result).decode()
    return {
        "id": before.id,
        "version": before.version,
        "ply": after.ply,
        "actors": msgspec.json.encode(after.actors).decode(),
        "bot_turn": after.bot_turn,
        "status": after.status,
        "finished": after.finished,
        "result": result,
        "changed": after.changed,
        "move": move.ply,
        "seat": move.seat,
        "action": move.action,
    }


# SQLite -----------------------------------------------------------------------------------------------------

_GATE = """
UPDATE tables SET ply = :ply, actors = :actors, bot_turn = :bot_turn, changed = :changed,
                  version = version + 1
WHERE id = :id AND version = :version AND status = 'running'
"""
_LAST_GATE = """
UPDATE tables SET ply = :ply, actors = :actors, bot_turn = :bot_turn, status = :status, finished = :finished,
                  result = :result, changed = :changed, version = version + 1
WHERE id = :id AND version = :version AND status = 'running'
"""
# Only the last move names the status: naming it is what makes the trigger of the lists look at the seats.
_LOG = "INSERT INTO moves (table_id, ply, seat, action, at) VALUES (:id, :move, :seat, :action, :changed)"
_SETTLE = "DELETE FROM undo_questions WHERE table_id = :id"


class SqliteAppending:
    """Moves on their way into an SQLite file; those that queue up share a transaction."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def append(self, before: TableRecord, after: TableRecord, move: MoveRecord) -> bool:
        """See `Appending`."""
        values = _values(before, after, move)
        values |= {name: _moment(getattr(after, name)) for name in ("changed", "finished")}
        settles = before.question is not None and after.question is None
        return await self._writer.run_together(partial(_append, values, settles))

    async def open(self) -> None:
        """The writer opens its connection when it needs it."""

    async def close(self) -> None:
        """The writer ends with the store."""


def _append(values: Values, settles: bool, connection: sqlite3.Connection) -> bool:
    gate = _GATE if values["status"] == "running" else _LAST_GATE
    if connection.execute(gate, values).rowcount != 1:
        return False
    connection.execute(_LOG, values)
    if settles:
        connection.execute(_SETTLE, values)
    return True


def _moment(value: datetime | None) -> str | None:
    """A moment as SQLAlchemy writes it."""
    if value is None:
        return None
    return value.astimezone(UTC).replace(tzinfo=None).isoformat(sep=" ", timespec="microseconds")


# PostgreSQL -------------------------------------------------------------------------------------------------

_STORE: LiteralString = """
WITH gate AS (
    UPDATE tables SET ply = %(ply)s, actors = %(actors)s, bot_turn = %(bot_turn)s, status = %(status)s,
                      finished = %(finished)s, result = %(result)s, changed = %(changed)s,
                      version = version + 1
    WHERE id = %(id)s AND version = %(version)s AND status = 'running'
    RETURNING id, version
), logged AS (
    INSERT INTO moves (table_id, ply, seat, action, at)
    SELECT id, %(move)s, %(seat)s, %(action)s, %(changed)s FROM gate
), settled AS (
    DELETE FROM undo_questions USING gate WHERE table_id = gate.id AND %(settles)s
)
SELECT pg_notify(%(channel)s, id || ' ' || %(process)s || ' ' || version) FROM gate
"""
"""All in one statement, which is a transaction of its own; the other processes hear of it with the commit."""

_STORED: LiteralString = """
SELECT 1 FROM tables JOIN moves ON moves.table_id = tables.id
WHERE tables.id = %(id)s AND tables.version = %(version)s + 1
  AND moves.ply = %(move)s AND moves.seat = %(seat)s AND moves.action = %(action)s
"""


class PostgresAppending:
    """Moves on their way into PostgreSQL."""

    def __init__(self, dsn: str, channel: str, process: str) -> None:
        self._dsn = dsn
        self._pool: AttentivePool[LimitedAsyncConnection] | None = None
        self._fixed: Values = {"channel": channel, "process": process}

    async def append(self, before: TableRecord, after: TableRecord, move: MoveRecord) -> bool:
        """See `Appending`."""
        settles = before.question is not None and after.question is None
        values = {**_values(before, after, move), **self._fixed, "settles": settles}
        values |= {"changed": after.changed, "finished": after.finished}
        with storage_errors():
            try:
                return await self._any_row(_STORE, values)
            except psycopg_pool.PoolTimeout:
                raise  # there was no connection all the time, and nothing was sent
            except NoAnswer:
                raise  # it may be stored or not, even later; whoever asks again will see
            except psycopg.OperationalError:
                # The connection broke, perhaps long ago. It may have stored the move all the same: the gate
                # then refuses it the second time, and the log has it.
                await self._opened().check()
                return await self._any_row(_STORE, values) or await self._any_row(_STORED, values)

    async def open(self) -> None:
        """Connect, in the background."""
        settings = {"autocommit": True}
        self._pool = AttentivePool(
            self._dsn,
            connection_class=LimitedAsyncConnection,
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=PATIENCE,
            kwargs=settings,
        )
        await self._pool.open()

    async def close(self) -> None:
        """Let go of the connections."""
        await self._opened().close()

    def _opened(self) -> AttentivePool[LimitedAsyncConnection]:
        assert self._pool is not None, "moves are stored while the store is running"
        return self._pool

    async def _any_row(self, statement: LiteralString, values: Values) -> bool:
        async with self._opened().connection() as connection:
            found = await connection.execute(statement, values)
            return found.rowcount > 0
