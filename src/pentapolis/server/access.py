"""Who may do what at a table: the checks that come before everything else."""

from __future__ import annotations

import hmac

from sqlalchemy import Connection

from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import tables
from pentapolis.server.storage.records import TableRecord


def load(connection: Connection, table_id: str) -> TableRecord:
    """A table, whoever asks; `problem-unknown-table` if there is none."""
    return known(tables.load(connection, table_id))


def known(record: TableRecord | None) -> TableRecord:
    """A table that was found; `problem-unknown-table` if there is none."""
    if record is None:
        raise ProblemError("problem-unknown-table")
    return record


def take(connection: Connection, table_id: str, person: str, invite: str | None = None) -> TableRecord:
    """A table that this person may look at, taken for a change: its version grows with it."""
    record = known(tables.take(connection, table_id))
    if not (is_open_to(record, person, invite) or tables.is_guest(connection, table_id, person)):
        raise ProblemError("problem-private-table")
    return record


def is_open_to(record: TableRecord, person: str, invite: str | None = None) -> bool:
    """May a person look at a table who has not been let in before?"""
    if record.public or record.owner == person or record.seat_of(person) is not None:
        return True
    return invite is not None and hmac.compare_digest(invite.encode(), record.invite.encode())


def seat_of(record: TableRecord, person: str) -> int:
    """Where the person sits; `problem-not-your-seat` if nowhere."""
    seat = record.seat_of(person)
    if seat is None:
        raise ProblemError("problem-not-your-seat")
    return seat


def require_owner(record: TableRecord, person: str) -> None:
    """Refuse everybody but the owner."""
    if record.owner != person:
        raise ProblemError("problem-not-owner")


def require_open(record: TableRecord) -> None:
    """Refuse when the game has begun."""
    _require_not_closed(record)
    if record.status != "open":
        raise ProblemError("problem-not-open")


def require_running(record: TableRecord) -> None:
    """Refuse before and after the game."""
    _require_not_closed(record)
    if record.status != "running":
        raise ProblemError("problem-not-running")


def require_hints(record: TableRecord, person: str) -> None:
    """Refuse where hints would be unfair: to other people at the table, or to those who run the same race."""
    if record.daily is not None:
        raise ProblemError("problem-hint-daily")
    if any(seat.person != person for seat in record.persons):
        raise ProblemError("problem-hint-with-people")


def require_finished(record: TableRecord) -> None:
    """Refuse before the end."""
    _require_not_closed(record)
    if record.status != "finished":
        raise ProblemError("problem-not-finished")


def _require_not_closed(record: TableRecord) -> None:
    if record.closed is not None:
        raise ProblemError(f"problem-closed-{record.closed.reason}")
