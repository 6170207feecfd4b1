"""How many tables with nobody but bots somebody may have running; asked when one more is started."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, func, select

from pentapolis.server.config import Config
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage.records import BOTS_ONLY, NO_BOT, TableRecord
from pentapolis.server.storage.schema import tables

RETRY_SECONDS = 60
"""When to try again: nobody knows how long bots will play."""


def checked(connection: Connection, record: TableRecord, config: Config) -> TableRecord:
    """The table; `problem-too-many` if it is one too many of those where only bots play.

    Its owner has an allowance, and so has the address from which it was opened, whoever opened it there.
    Tables from an address that nobody knows count together: otherwise anyone who reaches the server without a
    proxy that names its clients, or on the same machine, could drop the cookie and begin again.
    """
    if record.bot_turn != BOTS_ONLY:
        return record
    if _running(connection, tables.c.owner == record.owner) > config.bot_tables_per_person:
        raise ProblemError("problem-too-many", seconds=RETRY_SECONDS)
    same_address = tables.c.opened_from.is_not_distinct_from(record.opened_from)
    if _running(connection, same_address) > config.bot_tables_per_address:
        raise ProblemError("problem-too-many", seconds=RETRY_SECONDS)
    return record


def _running(connection: Connection, whose: ColumnElement[bool]) -> int:
    """At a table of bots alone a bot always has to move, and those tables have an index."""
    question = select(func.count()).where(
        whose, tables.c.bot_turn == BOTS_ONLY, tables.c.bot_turn > NO_BOT, tables.c.status == "running"
    )
    return connection.execute(question).scalar_one()
