"""Can the database be written to? Found out by writing, and by more than the few bytes of a move."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select

from pentapolis.server.storage.schema import settings

ROOM = 64 * 1024
"""So many bytes must fit before a full disk counts as free again."""


def look(connection: Connection) -> None:
    """Ask for next to nothing."""
    connection.execute(select(1))


def take_room(connection: Connection) -> None:
    """Write something that needs room, and take it away again."""
    name = f"probe-{secrets.token_hex(8)}"  # several processes may try at the same time
    connection.execute(insert(settings).values(name=name, value="." * ROOM))
    connection.execute(delete(settings).where(settings.c.name == name))
