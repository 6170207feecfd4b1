"""Where a bot has to move: every table's row says so, and forgotten bots are found by an index."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection, literal, select, tuple_

from pentapolis.server.storage.records import NO_BOT
from pentapolis.server.storage.schema import tables


class Waiting(NamedTuple):
    """A table at which a bot has to move, and since when nothing has happened there."""

    changed: datetime
    id: str


def waiting(
    connection: Connection, turn: int, *, before: datetime | None, after: Waiting | None, limit: int
) -> list[Waiting]:
    """Tables with a bot to move that are unchanged since `before`, longest first, following `after`."""
    question = select(tables.c.changed, tables.c.id).where(
        tables.c.bot_turn == turn, tables.c.bot_turn > NO_BOT, tables.c.status == "running"
    )
    if before is not None:
        question = question.where(tables.c.changed < before)
    if after is not None:
        last = tuple_(literal(after.changed, tables.c.changed.type), after.id)
        question = question.where(tuple_(tables.c.changed, tables.c.id) > last)
    ordered = question.order_by(tables.c.changed, tables.c.id).limit(limit)
    return [Waiting(changed, table_id) for changed, table_id in connection.execute(ordered)]
