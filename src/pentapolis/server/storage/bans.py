"""Who may not use the server: people by their id, and networks by their address."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import bans
from pentapolis.server.storage.upserts import Row, insert_or_change


class Ban(NamedTuple):
    """A person's id or a network (192.0.2.0/24), banned for good or until a moment."""

    who: str
    until: datetime | None
    reason: str
    created: datetime


def ban(connection: Connection, who: str, until: datetime | None, reason: str) -> None:
    """Ban somebody, or change the ban that there is."""
    row: Row = {"who": who, "until": until, "reason": reason, "created": now()}
    insert_or_change(connection, bans, row, "until", "reason")


def unban(connection: Connection, who: str) -> bool:
    """Lift a ban; says whether there was one."""
    return connection.execute(delete(bans).where(bans.c.who == who)).rowcount > 0


def present(connection: Connection) -> list[Ban]:
    """The bans that hold at this moment."""
    holds = or_(bans.c.until.is_(None), bans.c.until > now())
    return [Ban(*row) for row in connection.execute(select(bans).where(holds).order_by(bans.c.who))]
