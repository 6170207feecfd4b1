"""Tables at rest: finding those that nobody touches, closing them, opening them again.

A search walks along the index of the lists, oldest tables first, and looks at what a row and its seats say;
only where something has to be done is anything written, and then it is looked at once more.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, exists, func, literal, select, text, tuple_

from pentapolis.server.storage import moves
from pentapolis.server.storage import tables as storage
from pentapolis.server.storage.records import NO_BOT, now
from pentapolis.server.storage.schema import Moment, connections, seats, tables
from pentapolis.server.types.tables import Closed, ClosedReason, Status

BATCH = 200
"""So many tables are looked at, or changed, in one transaction."""

ADVISORY_LOCK = 5_000_543
"""Of several processes on one PostgreSQL, the one that has it closes tables."""

NEVER = timedelta(0)


class Limits(NamedTuple):
    """How long nobody has to touch a table until something is done about it; zero: nothing ever."""

    forget_open: timedelta
    close_running: timedelta
    close_bots: timedelta
    forget_finished: timedelta

    def shortest(self, status: Status) -> timedelta:
        """No table of this status that was opened more recently than this has to be looked at."""
        if status == "open":
            return self.forget_open
        if status == "running":
            return min((life for life in (self.close_running, self.close_bots) if life), default=NEVER)
        return self.forget_finished


class Walk(NamedTuple):
    """Where a search is: among the public or the other tables of a status, after a certain one."""

    status: Status
    public: bool
    after: tuple[datetime, str] | None = None


class Found(NamedTuple):
    """What one step of a search brought: the tables to see to, and where to go on, if anywhere."""

    due: list[str]
    following: Walk | None


def look(connection: Connection, walk: Walk, limits: Limits) -> Found:
    """One step of a search."""
    life = limits.shortest(walk.status)
    if not life:
        return Found([], None)
    moment = now()
    question = _at_rest(connection).where(
        tables.c.status == walk.status, tables.c.public == walk.public, tables.c.created < moment - life
    )
    if walk.after is not None:
        created, table_id = walk.after
        place = tuple_(literal(created, Moment), literal(table_id))
        question = question.where(tuple_(tables.c.created, tables.c.id) > place)
    rows = connection.execute(question.order_by(tables.c.created, tables.c.id).limit(BATCH)).all()
    due = [row.id for row in rows if _is_due(row, limits, moment)]
    more = len(rows) == BATCH
    return Found(due, walk._replace(after=(rows[-1].created, rows[-1].id)) if more else None)


def see_to(connection: Connection, ids: Sequence[str], limits: Limits) -> list[str]:
    """Close or forget those of these tables that still need it; returns which that were."""
    if connection.dialect.name == "postgresql":
        question = text("SELECT pg_try_advisory_xact_lock(:lock)")
        if not connection.execute(question, {"lock": ADVISORY_LOCK}).scalar():
            return []
    question_again = _at_rest(connection).where(tables.c.id.in_(ids)).with_for_update(of=tables)
    moment = now()
    due = [row for row in connection.execute(question_again) if _is_due(row, limits, moment)]
    for row in due:
        if row.status == "running":
            close(connection, row.id, "idle")
        else:
            storage.remove(connection, row.id)
    return [row.id for row in due]


def close(connection: Connection, table_id: str, reason: ClosedReason) -> None:
    """End a running game without a result; it can still be looked at."""
    storage.take(connection, table_id)
    moment = now()
    closed = msgspec.to_builtins(Closed(moment, reason))
    values: storage.Values = {"status": "closed", "closed": closed, "changed": moment, "bot_turn": NO_BOT}
    storage.change(connection, table_id, values)
    moves.withdraw(connection, table_id)


def reopen(connection: Connection, table_id: str) -> None:
    """Let a closed game go on."""
    record = storage.take(connection, table_id)
    if record is None:
        return
    turn = msgspec.structs.replace(record, status="running").bot_turn
    values: storage.Values = {"status": "running", "closed": None, "changed": now(), "bot_turn": turn}
    storage.change(connection, table_id, values)


def _at_rest(connection: Connection) -> Select[tuple[object, ...]]:
    """Of tables: when something last happened there, and whether anybody is or was there."""
    here = seats.c.table_id == tables.c.id
    watched = exists().where(
        connections.c.table_id == tables.c.id, connections.c.seen > storage.gone_before(connection)
    )
    return select(
        tables.c.id,
        tables.c.status,
        tables.c.created,
        tables.c.changed,
        select(func.max(seats.c.seen)).where(here).scalar_subquery().label("seen"),
        exists().where(here, seats.c.kind == "person").label("people"),
        watched.label("watched"),
    )


def _is_due(row: Row[tuple[object, ...]], limits: Limits, moment: datetime) -> bool:
    if row.watched:
        return False
    touched = row.changed
    if row.status == "running":
        life = limits.close_running if row.people else limits.close_bots
    elif row.status == "open":
        life = limits.forget_open
    else:
        life = limits.forget_finished
    if row.seen is not None and row.status in ("open", "running"):  # who looks at it may still want to play
        touched = max(touched, row.seen)
    return bool(life) and bool(touched < moment - life)
