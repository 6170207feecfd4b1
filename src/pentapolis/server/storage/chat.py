"""What was said at a table."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import chat_lines
from pentapolis.server.types.people import ChatLine

LINES = 200
"""So many of the last lines are shown."""


def say(
    connection: Connection, table_id: str, seat: int | None, name: str, text: str, person: str | None = None
) -> ChatLine:
    """Store a line; `person` is kept beside it and told nobody."""
    line = ChatLine(seat=seat, name=name, text=text, at=now())
    values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": line.at, "person": person}
    connection.execute(insert(chat_lines).values(values))
    return line


def said(connection: Connection, table_id: str, after: int = 0) -> list[tuple[int, ChatLine]]:
    """The last lines after the one with this number, oldest first, each with its number."""
    columns = chat_lines.c
    question = (
        select(columns.id, columns.seat, columns.name, columns.text, columns.at)
        .where(columns.table_id == table_id, columns.id > after)
        .order_by(columns.id.desc())
        .limit(LINES)
    )
    return [(row.id, ChatLine(row.seat, row.name, row.text, row.at)) for row in connection.execute(question)][
        ::-1
    ]


def last(connection: Connection, table_id: str) -> int:
    """The number of the last line, 0 if there is none."""
    question = select(func.max(chat_lines.c.id)).where(chat_lines.c.table_id == table_id)
    return connection.execute(question).scalar() or 0
