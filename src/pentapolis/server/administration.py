"""What an operator can ask and do, beside a running server or without one. Each function is one transaction.

Servers hear of it: on PostgreSQL by a notice that goes out with the transaction, on SQLite at their next
heartbeat, when they compare the versions of the tables that they have in memory. Moves are safe meanwhile:
a table that was changed takes none that was decided on before.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, case, delete, func, or_, select, text, union, update

from pentapolis.kernel.errors import PentapolisError
from pentapolis.server import lobby
from pentapolis.server import seats as seating
from pentapolis.server.bans import NOTICE
from pentapolis.server.bot_names import bot_name
from pentapolis.server.notices import ANYTHING
from pentapolis.server.storage import bans as banning
from pentapolis.server.storage import closing
from pentapolis.server.storage import moves as logging
from pentapolis.server.storage import persons as naming
from pentapolis.server.storage import tables as storage
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.schema import chat_lines, connections, guests, moves, persons, seats, tables
from pentapolis.server.storage.store import CHANNEL
from pentapolis.server.types.tables import Status

OPERATOR = "operator"
"""In place of a process in a notice."""


class NoSuchThing(PentapolisError):
    """There is no such table or person, or the name fits several; the message says which."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in the operator's list."""

    id: str
    game: str
    status: Status
    public: bool
    people: list[str]
    ply: int
    created: datetime
    changed: datetime


class PersonLine(msgspec.Struct, frozen=True):
    """A person in the operator's list, with the number of tables they sit at and of games under way."""

    id: str
    name: str
    created: datetime
    tables: int
    running: int
    seen: datetime | None


class TableFilter(NamedTuple):
    """Which tables to list."""

    status: Status | None = None
    game: str | None = None
    unchanged_since: datetime | None = None
    person: str | None = None
    limit: int = 50


# Looking ----------------------------------------------------------------------------------------------


def list_tables(connection: Connection, wanted: TableFilter) -> list[TableLine]:
    """Tables, those that changed last first."""
    question = select(tables.c.id)
    if wanted.status is not None:
        question = question.where(tables.c.status == wanted.status)
    if wanted.game is not None:
        question = question.where(tables.c.game == wanted.game)
    if wanted.unchanged_since is not None:
        question = question.where(tables.c.changed < wanted.unchanged_since)
    if wanted.person is not None:
        theirs = select(seats.c.table_id).where(seats.c.person == wanted.person)
        question = question.where(or_(tables.c.owner == wanted.person, tables.c.id.in_(theirs)))
    ids = connection.scalars(
        question.order_by(tables.c.changed.desc(), tables.c.id).limit(wanted.limit)
    ).all()
    return [_line(record) for record in storage.found(connection, ids)]


def _line(record: TableRecord) -> TableLine:
    people = [seat.name or f"({seat.person})" for seat in record.persons]
    return TableLine(
        record.id,
        record.game,
        record.status,
        record.public,
        people,
        record.ply,
        record.created,
        record.changed,
    )


def list_people(connection: Connection, search: str, limit: int) -> list[PersonLine]:
    """People whose name contains a text, those who came last first."""
    sits = seats.c.person == persons.c.id
    running = func.sum(case((seats.c.table_status == "running", 1), else_=0))
    question = (
        select(
            persons.c.id,
            persons.c.name,
            persons.c.created,
            select(func.count()).where(sits).scalar_subquery(),
            func.coalesce(select(running).where(sits).scalar_subquery(), 0),
            select(func.max(seats.c.seen)).where(sits).scalar_subquery(),
        )
        .order_by(persons.c.created.desc(), persons.c.id)
        .limit(limit)
    )
    if search:
        question = question.where(func.lower(persons.c.name).contains(search.lower(), autoescape=True))
    return [
        PersonLine(str(row[0]), str(row[1]), row[2], int(row[3]), int(row[4]), row[5])
        for row in connection.execute(question)
    ]


def person_id(connection: Connection, given: str) -> str:
    """Who is meant: an id, or a name that only one person has."""
    known = union(
        select(persons.c.id).where(persons.c.id == given),
        select(seats.c.person).where(seats.c.person == given),
        select(tables.c.owner).where(tables.c.owner == given),
        select(guests.c.person).where(guests.c.person == given),
        select(chat_lines.c.person).where(chat_lines.c.person == given),
    )
    if connection.execute(known).first() is not None:
        return given
    named = connection.scalars(select(persons.c.id).where(func.lower(persons.c.name) == given.lower())).all()
    if not named:
        raise NoSuchThing(f"there is no person {given!r}; give a name or an id")
    if len(named) > 1:
        raise NoSuchThing(f"{len(named)} people are called {given!r}; give an id: {', '.join(named)}")
    return str(named[0])


def export(connection: Connection, person: str) -> dict[str, object]:
    """Everything that is stored about a person."""
    row = connection.execute(select(persons).where(persons.c.id == person)).mappings().one_or_none()
    theirs = select(seats.c.table_id).where(seats.c.person == person)
    around = connection.scalars(
        select(tables.c.id)
        .where(or_(tables.c.owner == person, tables.c.id.in_(theirs)))
        .order_by(tables.c.id)
    ).all()
    records = storage.found(connection, around)
    played = (
        select(moves.c.table_id, moves.c.ply, moves.c.seat, moves.c.action, moves.c.at)
        .join(seats, (seats.c.table_id == moves.c.table_id) & (seats.c.seat == moves.c.seat))
        .where(seats.c.person == person)
        .order_by(moves.c.table_id, moves.c.ply)
    )
    said = (
        select(
            chat_lines.c.table_id, chat_lines.c.seat, chat_lines.c.name, chat_lines.c.text, chat_lines.c.at
        )
        .where(_said_by(person))
        .order_by(chat_lines.c.id)
    )
    ban = [one._asdict() for one in banning.present(connection) if one.who == person]
    return {
        "person": {"id": person, **({"name": row["name"], "created": row["created"]} if row else {})},
        "bans": ban,
        "tables": [_about(record, person) for record in records],
        "moves": [dict(one) for one in connection.execute(played).mappings()],
        "chat": [dict(one) for one in connection.execute(said).mappings()],
        "guest_of": list(
            connection.scalars(
                select(guests.c.table_id).where(guests.c.person == person).order_by(guests.c.table_id)
            )
        ),
    }


def _about(record: TableRecord, person: str) -> dict[str, object]:
    seat = record.seat_of(person)
    seated = None if seat is None else record.seats[seat]
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "owner": record.owner == person,
        "seat": seat,
        "colour": seated.colour if seated else None,
        "last_seen": seated.seen if seated else None,
        "created": record.created,
        "started": record.started,
        "finished": record.finished,
        "score": None if record.result is None or seat is None else record.result.scores[seat],
    }


# Changing ---------------------------------------------------------------------------------------------


def close_table(connection: Connection, table_id: str) -> None:
    """End a game without a result; a table whose game has not begun is removed."""
    record = _table(connection, table_id)
    if record.status not in ("open", "running"):
        raise NoSuchThing(f"the game at table {table_id} is over already ({record.status})")
    if record.status == "open":
        storage.remove(connection, table_id)
    else:
        closing.close(connection, table_id, "operator")
    _tell(connection, [table_id])


def reopen_table(connection: Connection, table_id: str) -> None:
    """Let a closed game go on."""
    record = _table(connection, table_id)
    if record.status != "closed":
        raise NoSuchThing(f"table {table_id} is not closed ({record.status})")
    closing.reopen(connection, table_id)
    _tell(connection, [table_id])


def delete_table(connection: Connection, table_id: str) -> None:
    """Remove a table with its moves, its chat and all else that belongs to it."""
    _table(connection, table_id)
    storage.remove(connection, table_id)
    _tell(connection, [table_id])


def ban(connection: Connection, who: str, until: datetime | None, reason: str) -> None:
    """Keep a person or a network out."""
    banning.ban(connection, who, until, reason)
    _tell(connection, [NOTICE])


def unban(connection: Connection, who: str) -> None:
    """Let somebody in again."""
    if not banning.unban(connection, who):
        raise NoSuchThing(f"{who!r} is not banned")
    _tell(connection, [NOTICE])


def delete_person(connection: Connection, person: str, *, with_chat: bool) -> int:
    """Forget a person; returns at how many tables that shows.

    Bots take over in games under way; games that are over keep the moves, but nobody's name. What they said
    stays without their name, or goes with them.
    """
    name = naming.name_of(connection, person)
    around = union(
        select(tables.c.id).where(tables.c.owner == person),
        select(seats.c.table_id).where(seats.c.person == person),
        select(guests.c.table_id).where(guests.c.person == person),
        select(chat_lines.c.table_id).where(chat_lines.c.person == person),
    )
    ids = sorted(connection.scalars(around))
    anybody = f"gone-{secrets.token_urlsafe(12)}"  # tables have an owner, even if it is nobody
    if with_chat:
        connection.execute(delete(chat_lines).where(_said_by(person)))
    else:
        connection.execute(update(chat_lines).where(_said_by(person)).values(name="", person=None))
    for table_id in ids:
        record = storage.take(connection, table_id)
        if record is not None:
            _leave(connection, record, person, name, anybody)
    connection.execute(delete(guests).where(guests.c.person == person))
    connection.execute(delete(connections).where(connections.c.person == person))
    connection.execute(delete(persons).where(persons.c.id == person))
    _tell(connection, ids)
    return len(ids)


def _leave(connection: Connection, record: TableRecord, person: str, name: str, anybody: str) -> None:
    """Nothing at a table shows any more that a person was there."""
    seat = record.seat_of(person)
    if record.status == "open":
        if seat is not None or record.owner == person:
            lobby.leave(connection, person, record.id)
        return
    if seat is not None and record.status == "running":
        seating.resign(connection, person, record.id, None)
        logging.withdraw(connection, record.id)
        storage.change_seat(connection, record.id, seat, {"name": bot_name(seat)})
    elif seat is not None:
        storage.change_seat(connection, record.id, seat, {"person": None, "name": "", "seen": None})
    for other in record.seats:  # a seat that they gave up earlier still has their name
        if name and other.resigned and other.name == name:
            storage.change_seat(connection, record.id, other.seat, {"name": bot_name(other.seat)})
    still_owner = (tables.c.id == record.id) & (tables.c.owner == person)
    connection.execute(update(tables).where(still_owner).values(owner=anybody))


def _said_by(person: str) -> ColumnElement[bool]:
    """The lines of a person; of older ones only the seat is known."""
    seated = select(seats.c.seat).where(
        seats.c.table_id == chat_lines.c.table_id,
        seats.c.seat == chat_lines.c.seat,
        seats.c.person == person,
    )
    return or_(chat_lines.c.person == person, chat_lines.c.person.is_(None) & seated.exists())


def _table(connection: Connection, table_id: str) -> TableRecord:
    record = storage.take(connection, table_id)
    if record is None:
        raise NoSuchThing(f"there is no table {table_id!r}")
    return record


def _tell(connection: Connection, ids: Iterable[str]) -> None:
    """Tell the servers on PostgreSQL, when the transaction is done."""
    if connection.dialect.name == "postgresql":
        for table_id in ids:
            notice = f"{table_id} {OPERATOR} {ANYTHING}"
            connection.execute(
                text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
            )
