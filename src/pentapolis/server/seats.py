"""Bots taking over: a person resigns, or has been gone for long. Each function is one transaction."""

from __future__ import annotations

from collections.abc import Container
from datetime import datetime, timedelta

from sqlalchemy import Connection

from pentapolis.kernel.messages import Message
from pentapolis.server import access
from pentapolis.server.lobby import checked_level
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import tables
from pentapolis.server.storage.records import SeatRecord, TableRecord, now


def resign(connection: Connection, person: str, table_id: str, level: str | None) -> TableRecord:
    """A bot takes over the person's seat."""
    record = access.take(connection, table_id, person)
    seat = access.seat_of(record, person)
    access.require_running(record)
    tables.add_note(connection, record, seat, Message("note-resigned", {"player": seat}))
    return _hand_over(connection, record, record.seats[seat], level)


def replace(
    connection: Connection,
    person: str,
    table_id: str,
    number: int,
    level: str | None,
    *,
    away: timedelta,
    reachable_since: datetime,
    here: Container[str],
) -> TableRecord:
    """The owner puts a bot in the seat of somebody who has been away, while they could have been here.

    `here` are the people who are connected through this process.
    """
    record = access.take(connection, table_id, person)
    access.require_owner(record, person)
    access.require_running(record)
    if not 0 <= number < len(record.seats):
        raise ProblemError("problem-unknown-seat")
    seat = record.seats[number]
    seen = max(seat.seen, reachable_since) if seat.seen is not None else reachable_since
    is_here = seat.online or seat.person in here
    if seat.kind != "person" or is_here or seen > now() - away:
        raise ProblemError("problem-not-away")
    tables.add_note(connection, record, number, Message("note-replaced", {"player": number}))
    return _hand_over(connection, record, seat, level)


def _hand_over(
    connection: Connection, record: TableRecord, seat: SeatRecord, level: str | None
) -> TableRecord:
    """The seat keeps its name; whoever sat there may go on watching."""
    values: tables.Values = {
        "kind": "bot",
        "person": None,
        "name": seat.name,
        "level": checked_level(level),
        "resigned": True,
    }
    tables.change_seat(connection, record.id, seat.seat, values)
    if seat.person is not None:
        tables.add_guest(connection, record.id, seat.person)
    if record.owner == seat.person:
        others = [other.person for other in record.persons if other.person != seat.person]
        if others:
            tables.change(connection, record.id, {"owner": others[0]})
    changed = tables.load(connection, record.id)
    if changed is None:
        raise ProblemError("problem-unknown-table")
    tables.change(connection, record.id, {"bot_turn": changed.bot_turn})
    return changed
