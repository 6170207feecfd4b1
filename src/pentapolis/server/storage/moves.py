"""The log: reading it, taking moves back, and the open questions about that. `appending.py` adds to it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from pentapolis.server.storage.records import MoveRecord, QuestionRecord, TableRecord, now
from pentapolis.server.storage.schema import moves, tables, undo_questions


def logged(connection: Connection, table_id: str, first: int = 0, end: int | None = None) -> list[MoveRecord]:
    """The moves from ply `first` up to, and without, ply `end`."""
    question = _LOGGED if end is None else _LOGGED.where(moves.c.ply < bindparam("end"))
    rows = connection.execute(question.order_by(moves.c.ply), {"id": table_id, "first": first, "end": end})
    return [MoveRecord(ply, seat, action) for ply, seat, action in rows]


def take_back(connection: Connection, record: TableRecord, target: int, actors: list[int]) -> None:
    """Go back to `target` at a table that this transaction has taken."""
    this = tables.c.id == record.id
    went_back = {
        "ply": target,
        "epoch": record.epoch + 1,
        "actors": actors,
        "bot_turn": msgspec.structs.replace(record, actors=actors).bot_turn,
        "changed": now(),
    }
    connection.execute(update(tables).where(this).values(went_back))
    connection.execute(delete(moves).where(moves.c.table_id == record.id, moves.c.ply >= target))
    withdraw(connection, record.id)


def ask(connection: Connection, table_id: str, question: QuestionRecord) -> None:
    """Put a question on a table that this transaction has taken, in place of any other."""
    withdraw(connection, table_id)
    values = msgspec.structs.asdict(question)
    connection.execute(insert(undo_questions).values(table_id=table_id, **values))


def withdraw(connection: Connection, table_id: str) -> None:
    """Take the question off a table that this transaction has taken."""
    connection.execute(delete(undo_questions).where(undo_questions.c.table_id == table_id))


_LOGGED = select(moves.c.ply, moves.c.seat, moves.c.action).where(
    moves.c.table_id == bindparam("id"), moves.c.ply >= bindparam("first")
)
