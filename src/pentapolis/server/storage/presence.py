"""Who is connected. Every process notes its own connections and confirms them from time to time."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import connections, seats, tables
from pentapolis.server.storage.tables import gone_before


class Held(NamedTuple):
    """A connection of a person to a table."""

    id: str
    table_id: str
    person: str


class Departed(NamedTuple):
    """A connection that is gone since a certain moment."""

    held: Held
    at: datetime


def arrive(connection: Connection, connection_id: str, process: str, table_id: str, person: str) -> None:
    """Note a connection of a person to a table."""
    moment = now()
    _note(connection, process, Held(connection_id, table_id, person), moment)
    _see(connection, table_id, person, moment)


def depart(connection: Connection, connection_id: str, table_id: str, person: str) -> None:
    """Note that a connection is gone."""
    _depart(connection, Departed(Held(connection_id, table_id, person), now()))


def confirm(
    connection: Connection,
    process: str,
    held: Collection[Held] = (),
    departed: Collection[Departed] = (),
) -> list[str]:
    """Confirm the connections of a living process, and forget those of dead ones.

    `held` are the connections that the process has, in case another one took it for dead or an arrival could
    not be noted; `departed` those whose end could not be noted. Returns the tables at which anything changed.
    """
    moment = now()
    for gone in departed:
        _depart(connection, gone)
    changed = {gone.held.table_id for gone in departed}
    noted = set(connection.scalars(select(connections.c.id).where(connections.c.process == process)))
    missing = [one for one in held if one.id not in noted]
    existing = set(
        connection.scalars(select(tables.c.id).where(tables.c.id.in_({one.table_id for one in missing})))
        if missing
        else ()
    )
    for one in missing:
        if one.table_id in existing:
            _note(connection, process, one, moment)
            _see(connection, one.table_id, one.person, moment)
            changed.add(one.table_id)
    connection.execute(update(connections).where(connections.c.process == process).values(seen=moment))
    return sorted(changed | _lose(connection, connections.c.seen < gone_before(connection)))


def forget(connection: Connection, process: str) -> None:
    """A process ends, and its connections with it."""
    connection.execute(update(connections).where(connections.c.process == process).values(seen=now()))
    _lose(connection, connections.c.process == process)


def forget_all(connection: Connection) -> None:
    """Nobody is connected: for the start of a server that is alone on its database."""
    _lose(connection, connections.c.id.is_not(None))


def _note(connection: Connection, process: str, held: Held, moment: datetime) -> None:
    connection.execute(
        insert(connections).values(
            id=held.id, process=process, table_id=held.table_id, person=held.person, seen=moment
        )
    )


def _depart(connection: Connection, departed: Departed) -> None:
    held, moment = departed
    connection.execute(delete(connections).where(connections.c.id == held.id))
    _see(connection, held.table_id, held.person, moment)


def _lose(connection: Connection, which: ColumnElement[bool]) -> set[str]:
    """Forget connections, whose people were last seen when they were last confirmed; returns the tables."""
    columns = connections.c
    lost = connection.execute(select(columns.table_id, columns.person, columns.seen).where(which)).all()
    for table_id, person, seen in lost:
        _see(connection, table_id, person, seen)
    connection.execute(delete(connections).where(which))
    return {table_id for table_id, _, _ in lost}


def _see(connection: Connection, table_id: str, person: str, moment: datetime) -> None:
    this = and_(seats.c.table_id == table_id, seats.c.person == person)
    connection.execute(update(seats).where(this).values(seen=moment))
