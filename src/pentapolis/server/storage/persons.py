"""People, what the server remembers of them, and its own settings."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import persons, seats, settings, tables
from pentapolis.server.storage.upserts import insert_new, insert_or_change


def name_of(connection: Connection, person: str) -> str:
    """The name of a person, empty if nobody has asked for it yet."""
    found: str | None = connection.scalar(select(persons.c.name).where(persons.c.id == person))
    return found or ""


def rename(connection: Connection, person: str, name: str) -> list[str]:
    """Give a person a name; returns the tables at which it shows, save finished ones."""
    insert_or_change(connection, persons, {"id": person, "name": name, "created": now()}, "name")
    theirs = select(seats.c.table_id).where(seats.c.person == person)
    connection.execute(update(tables).where(tables.c.id.in_(theirs)).values(version=tables.c.version + 1))
    going_on = select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status != "finished")
    return list(connection.scalars(going_on))


def setting(connection: Connection, name: str, first: str) -> str:
    """The value of a setting; the first process that asks for it decides what it is."""
    insert_new(connection, settings, {"name": name, "value": first})
    value: str = connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one()
    return value
