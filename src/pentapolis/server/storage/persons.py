"""People, what the server remembers of them, and its own settings."""

from __future__ import annotations

from sqlalchemy import Connection, select

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import persons, seats, settings
from pentapolis.server.storage.upserts import insert_new, insert_or_change


def name_of(connection: Connection, person: str) -> str:
    """The name of a person, empty if nobody has asked for it yet."""
    found: str | None = connection.scalar(select(persons.c.name).where(persons.c.id == person))
    return found or ""


def rename(connection: Connection, person: str, name: str) -> list[str]:
    """Give a person a name; returns the tables at which it shows."""
    insert_or_change(connection, persons, {"id": person, "name": name, "created": now()}, "name")
    return list(connection.scalars(select(seats.c.table_id).where(seats.c.person == person)))


def setting(connection: Connection, name: str, first: str) -> str:
    """The value of a setting; the first process that asks for it decides what it is."""
    insert_new(connection, settings, {"name": name, "value": first})
    value: str = connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one()
    return value
