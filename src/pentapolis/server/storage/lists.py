"""Lists of tables, newest first, a page at a time.

Each list is a few walks along an index, one for each status and each way to belong to a table, of which no
more than a page is read. So it costs the same among a hundred tables as among a hundred thousand, however
many of them are the asker's.
"""

from __future__ import annotations

from datetime import timedelta
from typing import get_args

from sqlalchemy import ColumnElement, Connection, Select, Subquery, literal, select, tuple_, union

from pentapolis.server.storage import tables as storage
from pentapolis.server.storage.records import TableRecord, now
from pentapolis.server.storage.schema import Moment, seats, tables
from pentapolis.server.types.tables import Status

OPEN_LIFE = timedelta(days=1)
"""An open table older than this is no longer offered to others."""

STATUSES: tuple[Status, ...] = get_args(Status)

Place = tuple[ColumnElement[object], ColumnElement[str]]
"""When a table was opened, and its id: together they say where it stands in a list."""


def listed(
    connection: Connection,
    *,
    person: str | None,
    status: Status | None,
    before: str | None,
    limit: int,
) -> list[TableRecord]:
    """Tables, newest first: those at which `person` sits or that they opened; without one, the public ones.

    With `before`, the id of a table, those that come after it in the list.
    """
    after: Place | None = None
    if before is not None:
        after = _place_of(connection, before)
        if after is None:
            return []
    statuses = STATUSES if status is None else (status,)
    walks = [
        walk
        for one in statuses
        for walk in (_public(one, after, limit) if person is None else _own(person, one, after, limit))
    ]
    found = union(*(select(walk.c.id, walk.c.created) for walk in walks)).subquery()
    page = select(found.c.id).order_by(found.c.created.desc(), found.c.id.desc()).limit(limit)
    return storage.found(connection, connection.scalars(page).all())


def _place_of(connection: Connection, table_id: str) -> Place | None:
    if storage.NUL in table_id:
        return None
    created = connection.scalar(select(tables.c.created).where(tables.c.id == table_id))
    return None if created is None else (literal(created, Moment), literal(table_id))


def _public(status: Status, after: Place | None, limit: int) -> list[Subquery]:
    question = select(tables.c.id, tables.c.created).where(tables.c.status == status, tables.c.public)
    if status == "open":
        question = question.where(tables.c.created > now() - OPEN_LIFE)
    return [_page(question, (tables.c.created, tables.c.id), after, limit)]


def _own(person: str, status: Status, after: Place | None, limit: int) -> list[Subquery]:
    owned = select(tables.c.id, tables.c.created).where(tables.c.owner == person, tables.c.status == status)
    seated = select(seats.c.table_id.label("id"), seats.c.table_created.label("created")).where(
        seats.c.person == person, seats.c.table_status == status
    )
    return [
        _page(owned, (tables.c.created, tables.c.id), after, limit),
        _page(seated, (seats.c.table_created, seats.c.table_id), after, limit),
    ]


def _page(question: Select[tuple[object, ...]], place: Place, after: Place | None, limit: int) -> Subquery:
    """The first rows of a question that come after a place, in the order of the list."""
    if after is not None:
        question = question.where(tuple_(*place) < tuple_(*after))
    created, table_id = place
    return question.order_by(created.desc(), table_id.desc()).limit(limit).subquery()
