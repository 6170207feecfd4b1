"""The races of a day: who has run, and how it ended."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, select

from pentapolis.server.storage import tables as storage
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.schema import persons, seats, tables


class Outcome(msgspec.Struct, frozen=True):
    """What counts of the result of a run."""

    ranking: list[list[int]]
    scores: list[int]
    tiebreaks: list[int]
    ending: str


class Run(msgspec.Struct, frozen=True):
    """A finished run; nobody's if the person is gone for good."""

    person: str | None
    name: str
    result: Outcome


def attempt(connection: Connection, person: str, day: str) -> TableRecord | None:
    """The table of a person's attempt on this day, if there is one."""
    question = select(tables.c.id).where(tables.c.daily == day, tables.c.owner == person)
    table_id: str | None = connection.scalar(question)
    return None if table_id is None else storage.load(connection, table_id)


def runs(connection: Connection, day: str) -> list[Run]:
    """The finished runs of a day, earliest first. Runs that a bot ended for somebody do not count."""
    seated = and_(seats.c.table_id == tables.c.id, seats.c.kind == "person")
    question = (
        select(seats.c.person, persons.c.name, tables.c.result)
        .join(seats, seated)
        .outerjoin(persons, persons.c.id == seats.c.person)
        .where(tables.c.daily == day, tables.c.status == "finished")
        .order_by(tables.c.finished, tables.c.id)
    )
    return [
        Run(person, name or "", msgspec.convert(result, Outcome))
        for person, name, result in connection.execute(question)
    ]
