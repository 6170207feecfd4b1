"""Tables: reading them, listing them, and changing what stands in their rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    select,
    update,
)

from pentapolis.kernel.boxes import BoxLabel
from pentapolis.kernel.messages import Message
from pentapolis.server.storage.outages import Outages
from pentapolis.server.storage.records import QuestionRecord, SeatRecord, TableRecord
from pentapolis.server.storage.schema import connections, guests, persons, seats, tables, undo_questions
from pentapolis.server.storage.upserts import insert_new
from pentapolis.server.types.tables import Closed, Note, ResultInfo

NOTES = 50
"""So many of the last notes are kept."""

PORTION = 500
"""So many tables are named in one question at most."""

NUL = "\0"
"""No table has it in its id, and PostgreSQL cannot even be asked."""

Values = dict[str, object]
"""Columns and what to put there."""


def load(connection: Connection, table_id: str) -> TableRecord | None:
    """One table."""
    if NUL in table_id:
        return None
    rows = connection.execute(_ONE_TABLE, {"id": table_id}).all()
    return records(connection, rows)[0] if rows else None


def take(connection: Connection, table_id: str) -> TableRecord | None:
    """One table, for a change: nobody else changes it before this transaction ends, and its version grows."""
    if NUL in table_id or connection.execute(_TAKE, {"taken": table_id}).rowcount != 1:
        return None
    return load(connection, table_id)


def versions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The present versions of these tables, those left out that are gone."""
    found: dict[str, int] = {}
    for start in range(0, len(table_ids), PORTION):
        rows = connection.execute(_VERSIONS, {"ids": table_ids[start : start + PORTION]})
        found.update((table_id, version) for table_id, version in rows)
    return found


def found(connection: Connection, ids: Sequence[str]) -> list[TableRecord]:
    """These tables, in this order; ids of none are left out."""
    rows = {row._mapping["id"]: row for row in connection.execute(_TABLES_BY_ID, {"ids": ids})}
    return records(connection, [rows[table_id] for table_id in ids if table_id in rows])


def add(connection: Connection, record: TableRecord) -> None:
    """Store a new table with its seats."""
    values = msgspec.structs.asdict(record)
    del values["seats"], values["question"]
    values |= {name: msgspec.to_builtins(values[name]) for name in ("box", "closed")}
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


def records(connection: Connection, rows: Sequence[Row[tuple[object, ...]]]) -> list[TableRecord]:
    """What rows of `_TABLES` tell, with the seats."""
    if not rows:
        return []
    options = connection.get_execution_options()
    asked = {
        "ids": [row._mapping["id"] for row in rows],
        "process": options.get("pentapolis_process", ""),
        "gone_before": gone_before(connection),
    }
    seated: defaultdict[str, list[SeatRecord]] = defaultdict(list)
    for row in connection.execute(_SEATS, asked):
        table_id, seat, kind, person, name, level, colour, resigned, seen, person_name, online = row
        seated[table_id].append(
            SeatRecord(seat, kind, person, person_name or name, level, colour, resigned, seen, bool(online))
        )
    return [_record(row, seated) for row in rows]


_TABLES: Select[tuple[object, ...]] = select(
    tables,
    undo_questions.c.seat.label("question_seat"),
    undo_questions.c.ply.label("question_ply"),
    undo_questions.c.waiting.label("question_waiting"),
).outerjoin(undo_questions, undo_questions.c.table_id == tables.c.id)

_ONE_TABLE = _TABLES.where(tables.c.id == bindparam("id"))

_TABLES_BY_ID = _TABLES.where(tables.c.id.in_(bindparam("ids", expanding=True)))

_TAKE = update(tables).where(tables.c.id == bindparam("taken")).values(version=tables.c.version + 1)

_VERSIONS = select(tables.c.id, tables.c.version).where(tables.c.id.in_(bindparam("ids", expanding=True)))

_SEATS = (
    select(
        *(seats.c[name] for name in ("table_id", "seat", "kind", "person", "name")),
        *(seats.c[name] for name in ("level", "colour", "resigned", "seen")),
        persons.c.name,
        exists()
        .where(
            connections.c.table_id == seats.c.table_id,
            connections.c.person == seats.c.person,
            connections.c.process != bindparam("process"),
            connections.c.seen > bindparam("gone_before"),
        )
        .label("online"),
    )
    .select_from(seats.outerjoin(persons, persons.c.id == seats.c.person))
    .where(seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.seat)
)
# Built once: putting such a question together costs more than asking it.

_HEADER = tuple(name for name in TableRecord.__struct_fields__ if name not in ("seats", "question"))


def _record(row: Row[tuple[object, ...]], seated: Mapping[str, list[SeatRecord]]) -> TableRecord:
    values = row._mapping
    header = {name: values[name] for name in _HEADER}
    kinds = (("box", BoxLabel), ("result", ResultInfo), ("notes", list[Note]), ("closed", Closed))
    for name, kind in kinds:
        if header[name]:
            header[name] = msgspec.convert(header[name], kind)
    if values["question_seat"] is None:
        question = None
    else:
        question = QuestionRecord(values["question_seat"], values["question_ply"], values["question_waiting"])
    return TableRecord(**header, seats=tuple(seated[values["id"]]), question=question)
