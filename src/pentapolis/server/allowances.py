"""How many tables with nobody but bots somebody may have running; asked when one more is started."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, exists, func, select

from pentapolis.server.config import Config
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.schema import seats, tables

RETRY_SECONDS = 60
"""When to try again: nobody knows how long bots will play."""


def checked(connection: Connection, record: TableRecord, config: Config) -> TableRecord:
    """The table; `problem-too-many` if it is one too many of those where only bots play.

    Its owner has an allowance, and so has the address from which it was opened, whoever opened it there.
    """
    if record.status != "running" or record.persons:
        return record
    if _running(connection, tables.c.owner == record.owner) > config.bot_tables_per_person:
        raise ProblemError("problem-too-many", seconds=RETRY_SECONDS)
    if record.opened_from is None:
        return record
    if _running(connection, tables.c.opened_from == record.opened_from) > config.bot_tables_per_address:
        raise ProblemError("problem-too-many", seconds=RETRY_SECONDS)
    return record


def _running(connection: Connection, whose: ColumnElement[bool]) -> int:
    person = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
    question = select(func.count()).select_from(tables).where(whose, tables.c.status == "running", ~person)
    return connection.execute(question).scalar_one()
