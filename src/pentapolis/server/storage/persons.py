"""People, what the server remembers of them, and its own settings."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import persons, seats, settings


def name_of(connection: Connection, person: str) -> str:
    """The name of a person, empty if nobody has asked for it yet."""
    found: str | None = connection.scalar(select(persons.c.name).where(persons.c.id == person))
    return found or ""


def rename(connection: Connection, person: str, name: str) -> list[str]:
    """Give a person a name; returns the tables at which it shows."""
    changed = connection.execute(update(persons).where(persons.c.id == person).values(name=name))
    if not changed.rowcount:
        connection.execute(insert(persons).values(id=person, name=name, created=now()))
    return list(connection.scalars(select(seats.c.table_id).where(seats.c.person == person)))


def setting(connection: Connection, name: str, first: str) -> str:
    """The value of a setting; the first process that asks for it decides what it is."""
    dialect_insert = postgres_insert if connection.dialect.name == "postgresql" else sqlite_insert
    connection.execute(dialect_insert(settings).values(name=name, value=first).on_conflict_do_nothing())
    value: str = connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one()
    return value
