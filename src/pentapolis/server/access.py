"""Who may do what at a table: the checks that come before everything else, inside the transaction."""

from __future__ import annotations

import hmac

from sqlalchemy import Connection

from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import tables
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store


def load(connection: Connection, table_id: str, *, lock: bool = False) -> TableRecord:
    """A table, whoever asks; `problem-unknown-table` if there is none."""
    record = tables.load(connection, table_id, lock=lock)
    if record is None:
        raise ProblemError("problem-unknown-table")
    return record


def look(connection: Connection, table_id: str, person: str, invite: str | None = None) -> TableRecord:
    """A table that this person may look at."""
    record = load(connection, table_id)
    _check_access(connection, record, person, invite)
    return record


async def admit(store: Store, table_id: str, person: str, invite: str | None) -> TableRecord:
    """`look`; whoever comes with an invite needs none from now on."""
    if invite is None:
        return await store.read(look, table_id, person)
    return await store.write(_look_and_remember, table_id, person, invite)


def take(connection: Connection, table_id: str, person: str, invite: str | None = None) -> TableRecord:
    """A table that this person may look at, locked for a change."""
    record = load(connection, table_id, lock=True)
    _check_access(connection, record, person, invite)
    return record


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
    if record.status != "open":
        raise ProblemError("problem-not-open")


def require_running(record: TableRecord) -> None:
    """Refuse before and after the game."""
    if record.status != "running":
        raise ProblemError("problem-not-running")


def require_finished(record: TableRecord) -> None:
    """Refuse before the end."""
    if record.status != "finished":
        raise ProblemError("problem-not-finished")


def _look_and_remember(connection: Connection, table_id: str, person: str, invite: str) -> TableRecord:
    record = look(connection, table_id, person, invite)
    if not record.public:
        tables.add_guest(connection, table_id, person)
    return record


def _check_access(connection: Connection, record: TableRecord, person: str, invite: str | None) -> None:
    if record.public or record.owner == person or record.seat_of(person) is not None:
        return
    if invite is not None and hmac.compare_digest(invite.encode(), record.invite.encode()):
        return
    if not tables.is_guest(connection, record.id, person):
        raise ProblemError("problem-private-table")
