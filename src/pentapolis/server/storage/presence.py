"""Who is connected. Every process notes its own connections and confirms them from time to time."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, insert, select, update

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import connections, seats
from pentapolis.server.storage.tables import CONNECTION_LIFE


def arrive(connection: Connection, connection_id: str, process: str, table_id: str, person: str) -> None:
    """Note a connection of a person to a table."""
    moment = now()
    connection.execute(
        insert(connections).values(
            id=connection_id, process=process, table_id=table_id, person=person, seen=moment
        )
    )
    _see(connection, table_id, person)


def depart(connection: Connection, connection_id: str, table_id: str, person: str) -> None:
    """Note that a connection is gone."""
    connection.execute(delete(connections).where(connections.c.id == connection_id))
    _see(connection, table_id, person)


def confirm(connection: Connection, process: str) -> list[str]:
    """Confirm the connections of a living process, and forget those of dead ones; returns their tables."""
    moment = now()
    connection.execute(update(connections).where(connections.c.process == process).values(seen=moment))
    stale = connections.c.seen < moment - CONNECTION_LIFE
    lost = connection.execute(
        select(connections.c.table_id, connections.c.person, connections.c.seen).where(stale)
    ).all()
    for table_id, person, seen in lost:
        this = and_(seats.c.table_id == table_id, seats.c.person == person)
        connection.execute(update(seats).where(this).values(seen=seen))
    connection.execute(delete(connections).where(stale))
    return sorted({table_id for table_id, _, _ in lost})


def forget(connection: Connection, process: str) -> None:
    """A process ends, and its connections with it."""
    connection.execute(delete(connections).where(connections.c.process == process))


def forget_all(connection: Connection) -> None:
    """Nobody is connected: for the start of a server that is alone on its database."""
    connection.execute(delete(connections))


def _see(connection: Connection, table_id: str, person: str) -> None:
    this = and_(seats.c.table_id == table_id, seats.c.person == person)
    connection.execute(update(seats).where(this).values(seen=now()))
