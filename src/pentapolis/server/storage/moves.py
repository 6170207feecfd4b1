"""The log: adding moves, reading them, taking them back; and the open questions about taking back."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from pentapolis.server.storage.records import MoveRecord, QuestionRecord, now
from pentapolis.server.storage.schema import moves, tables, undo_questions
from pentapolis.server.types import ResultInfo


class Standing(msgspec.Struct, frozen=True):
    """How a game stands: what a table's row says besides the log."""

    actors: list[int]
    result: ResultInfo | None


def logged(connection: Connection, table_id: str, first: int = 0, end: int | None = None) -> list[MoveRecord]:
    """The moves from ply `first` up to, and without, ply `end`."""
    question = select(moves.c.ply, moves.c.seat, moves.c.action).where(
        moves.c.table_id == table_id, moves.c.ply >= first
    )
    if end is not None:
        question = question.where(moves.c.ply < end)
    rows = connection.execute(question.order_by(moves.c.ply))
    return [MoveRecord(ply, seat, action) for ply, seat, action in rows]


def append(
    connection: Connection,
    table_id: str,
    epoch: int,
    move: MoveRecord,
    standing: Standing,
    *,
    settles_question: bool,
) -> bool:
    """Store a move if it still is the next one; says whether it was.

    The row of the table is the gate: only one transaction finds it at this epoch and ply. The key of the log
    is the second bolt on the door.
    """
    moment = now()
    values: dict[str, object] = {"ply": move.ply + 1, "actors": standing.actors, "changed": moment}
    if standing.result is not None:
        result = msgspec.to_builtins(standing.result)
        values |= {"status": "finished", "finished": moment, "result": result}
    gate = (
        update(tables)
        .where(
            tables.c.id == table_id,
            tables.c.epoch == epoch,
            tables.c.ply == move.ply,
            tables.c.status == "running",
        )
        .values(values)
    )
    if connection.execute(gate).rowcount != 1:
        return False
    connection.execute(insert(moves).values(table_id=table_id, at=moment, **msgspec.structs.asdict(move)))
    if settles_question or standing.result is not None:
        withdraw(connection, table_id)
    return True


def take_back(
    connection: Connection, table_id: str, epoch: int, ply: int, target: int, standing: Standing
) -> bool:
    """Go back from `ply` to `target` if the game still stands there; says whether it did."""
    gate = (
        update(tables)
        .where(
            tables.c.id == table_id,
            tables.c.epoch == epoch,
            tables.c.ply == ply,
            tables.c.status == "running",
        )
        .values(ply=target, epoch=epoch + 1, actors=standing.actors, changed=now())
    )
    if connection.execute(gate).rowcount != 1:
        return False
    connection.execute(delete(moves).where(moves.c.table_id == table_id, moves.c.ply >= target))
    withdraw(connection, table_id)
    return True


def ask(connection: Connection, table_id: str, question: QuestionRecord) -> None:
    """Put a question on the table, in place of any other."""
    withdraw(connection, table_id)
    values = msgspec.structs.asdict(question)
    connection.execute(insert(undo_questions).values(table_id=table_id, **values))


def withdraw(connection: Connection, table_id: str) -> None:
    """Take the question off the table."""
    connection.execute(delete(undo_questions).where(undo_questions.c.table_id == table_id))
