"""Who is connected to which table. Every process notes its own people and confirms them from time to time."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, insert, select, update

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import connections, seats, tables
from pentapolis.server.storage.tables import gone_before


class Held(NamedTuple):
    """A person at a table, through one process, however many windows they have open there."""

    id: str
    table_id: str
    person: str


class Departed(NamedTuple):
    """Somebody who is gone since a certain moment."""

    held: Held
    at: datetime


def note(
    connection: Connection, process: str, arrived: Collection[Held] = (), departed: Collection[Departed] = ()
) -> None:
    """Note who came and who went. At a table that is gone, there is nothing to note."""
    moment = now()
    if departed:
        connection.execute(_DEPART, [{"held": gone.held.id} for gone in departed])
        _see(connection, ((gone.held.table_id, gone.held.person, gone.at) for gone in departed))
    if arrived:
        rows = [{**held._asdict(), "process": process, "moment": moment} for held in arrived]
        connection.execute(_ARRIVE, rows)
        _see(connection, ((held.table_id, held.person, moment) for held in arrived))


def confirm(
    connection: Connection,
    process: str,
    held: Collection[Held] = (),
    departed: Collection[Departed] = (),
) -> list[str]:
    """Confirm the people of a living process, and forget those of dead ones.

    `held` are the people that the process has, in case another one took it for dead or an arrival could not
    be noted; `departed` those whose going could not be noted. Returns the tables at which anything changed.
    """
    noted = set(connection.scalars(select(connections.c.id).where(connections.c.process == process)))
    missing = [one for one in held if one.id not in noted]
    note(connection, process, missing, departed)
    confirmed = update(connections).where(connections.c.process == process).values(seen=now())
    connection.execute(confirmed)
    again = set(connection.scalars(select(connections.c.id).where(connections.c.process == process)))
    changed = {gone.held.table_id for gone in departed}
    changed |= {one.table_id for one in missing if one.id in again}
    return sorted(changed | _lose(connection, connections.c.seen < gone_before(connection)))


def forget(connection: Connection, process: str) -> set[str]:
    """A process ends, and its people are gone with it; returns the tables at which they were."""
    connection.execute(update(connections).where(connections.c.process == process).values(seen=now()))
    return _lose(connection, connections.c.process == process)


def forget_all(connection: Connection) -> None:
    """Nobody is connected: for the start of a server that is alone on its database."""
    _lose(connection, connections.c.id.is_not(None))


def _lose(connection: Connection, which: ColumnElement[bool]) -> set[str]:
    """Forget people, who were last seen when they were last confirmed; returns their tables."""
    columns = connections.c
    lost = connection.execute(select(columns.table_id, columns.person, columns.seen).where(which)).all()
    if not lost:
        return set()
    _see(connection, ((table_id, person, seen) for table_id, person, seen in lost))
    connection.execute(delete(connections).where(which))
    return {table_id for table_id, _, _ in lost}


def _see(connection: Connection, seen: Iterable[tuple[str, str, datetime]]) -> None:
    rows = [{"at_table": table_id, "who": person, "moment": moment} for table_id, person, moment in seen]
    connection.execute(_SEE, rows)


_ARRIVE = insert(connections).from_select(
    ["id", "process", "table_id", "person", "seen"],
    select(
        *(
            bindparam(name, type_=connections.c[name].type)
            for name in ("id", "process", "table_id", "person")
        ),
        bindparam("moment", type_=connections.c.seen.type),
    ).where(exists().where(tables.c.id == bindparam("table_id"))),
)

_DEPART = delete(connections).where(connections.c.id == bindparam("held"))

_SEE = (
    update(seats)
    .where(seats.c.table_id == bindparam("at_table"), seats.c.person == bindparam("who"))
    .values(seen=bindparam("moment"))
)
