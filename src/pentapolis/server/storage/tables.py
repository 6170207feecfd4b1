"""Tables: reading them, listing them, and changing what stands in their rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import Connection, Row, RowMapping, Select, and_, delete, exists, insert, or_, select, update

from pentapolis.kernel.messages import Message
from pentapolis.server.storage.outages import Outages
from pentapolis.server.storage.records import QuestionRecord, SeatRecord, TableRecord, now
from pentapolis.server.storage.schema import connections, guests, persons, seats, tables, undo_questions
from pentapolis.server.storage.upserts import insert_new
from pentapolis.server.types import Note, Status

OPEN_LIFE = timedelta(days=1)
"""An open table older than this is no longer offered to others."""

NOTES = 50
"""So many of the last notes are kept."""

NUL = "\0"
"""No table has it in its id, and PostgreSQL cannot even be asked."""

Values = dict[str, object]
"""Columns and what to put there."""


def load(connection: Connection, table_id: str, *, lock: bool = False) -> TableRecord | None:
    """One table; with `lock` nobody else changes it before this transaction ends."""
    if NUL in table_id:
        return None
    question = select(tables).where(tables.c.id == table_id)
    row = connection.execute(question.with_for_update() if lock else question).one_or_none()
    return None if row is None else _records(connection, [row])[0]


def listed(
    connection: Connection,
    *,
    person: str | None,
    status: Status | None,
    before: str | None,
    limit: int,
) -> list[TableRecord]:
    """Tables, newest first: those at which `person` sits, or without one the public ones."""
    if before is not None and NUL in before:
        return []
    question: Select[tuple[object, ...]] = select(tables)
    if person is not None:
        sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
        question = question.where(or_(sits, tables.c.owner == person))
    else:
        fresh = or_(tables.c.status != "open", tables.c.created > now() - OPEN_LIFE)
        question = question.where(tables.c.public, fresh)
    if status is not None:
        question = question.where(tables.c.status == status)
    if before is not None:
        last = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
        question = question.where(
            or_(tables.c.created < last, and_(tables.c.created == last, tables.c.id < before))
        )
    ordered = question.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
    return _records(connection, connection.execute(ordered).all())


def running(connection: Connection, unchanged_since: datetime | None = None) -> list[TableRecord]:
    """All running tables, or those in which nothing has happened since then."""
    question = select(tables).where(tables.c.status == "running")
    if unchanged_since is not None:
        question = question.where(tables.c.changed < unchanged_since)
    return _records(connection, connection.execute(question).all())


def add(connection: Connection, record: TableRecord) -> None:
    """Store a new table with its seats."""
    values = msgspec.structs.asdict(record)
    del values["seats"], values["question"]
    values["box"] = msgspec.to_builtins(record.box)
    connection.execute(insert(tables).values(**values))
    columns = ("seat", "kind", "person", "name", "level", "colour", "resigned", "seen")
    rows = [
        {"table_id": record.id, **{column: getattr(seat, column) for column in columns}}
        for seat in record.seats
    ]
    connection.execute(insert(seats), rows)


def change(connection: Connection, table_id: str, values: Mapping[str, object]) -> None:
    """Put other values in a table's row."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


def add_note(connection: Connection, record: TableRecord, seat: int, message: Message) -> None:
    """Note something for the log of a table that this transaction has locked."""
    notes = [*record.notes, Note(record.ply, seat, message)][-NOTES:]
    change(connection, record.id, {"notes": msgspec.to_builtins(notes)})


def change_seat(connection: Connection, table_id: str, seat: int, values: Mapping[str, object]) -> None:
    """Put other values in a seat's row."""
    this = and_(seats.c.table_id == table_id, seats.c.seat == seat)
    connection.execute(update(seats).where(this).values(**values))


def remove(connection: Connection, table_id: str) -> None:
    """Forget a table and all that belongs to it."""
    connection.execute(delete(tables).where(tables.c.id == table_id))


def gone_before(connection: Connection) -> datetime:
    """Connections of people that were last confirmed before this moment are gone."""
    outages: Outages = connection.get_execution_options()["pentapolis_outages"]
    return outages.gone_before()


def is_guest(connection: Connection, table_id: str, person: str) -> bool:
    """Has this person been let in before?"""
    question = select(guests).where(guests.c.table_id == table_id, guests.c.person == person)
    return connection.execute(question).first() is not None


def add_guest(connection: Connection, table_id: str, person: str) -> None:
    """Let a person in for good."""
    insert_new(connection, guests, {"table_id": table_id, "person": person})


def _records(connection: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[TableRecord]:
    ids = [row._mapping["id"] for row in rows]
    if not ids:
        return []
    seated: dict[str, list[SeatRecord]] = {table_id: [] for table_id in ids}
    online = exists().where(
        connections.c.table_id == seats.c.table_id,
        connections.c.person == seats.c.person,
        connections.c.seen > gone_before(connection),
    )
    joined = seats.outerjoin(persons, persons.c.id == seats.c.person)
    question = (
        select(seats, persons.c.name.label("person_name"), online.label("online"))
        .select_from(joined)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.seat)
    )
    for row in connection.execute(question).mappings():
        values = _plain(row)
        values["name"] = values["person_name"] or values["name"]
        values["online"] = bool(values["online"])
        seated[row["table_id"]].append(msgspec.convert(values, SeatRecord))
    questions = {
        row["table_id"]: msgspec.convert(_plain(row), QuestionRecord)
        for row in connection.execute(
            select(undo_questions).where(undo_questions.c.table_id.in_(ids))
        ).mappings()
    }
    return [_record(row, seated, questions) for row in rows]


def _plain(row: RowMapping) -> dict[str, object]:
    """A row with plain strings for keys; SQLAlchemy has its own kind."""
    return {f"{key}": value for key, value in row.items()}


def _record(
    row: Row[tuple[object, ...]],
    seated: dict[str, list[SeatRecord]],
    questions: dict[str, QuestionRecord],
) -> TableRecord:
    values = _plain(row._mapping)
    table_id = str(values["id"])
    values["seats"] = seated[table_id]
    values["question"] = questions.get(table_id)
    return msgspec.convert(values, TableRecord)
