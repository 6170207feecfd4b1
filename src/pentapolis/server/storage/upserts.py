"""Rows that several requests may want to make at the same moment: the database settles it, not an error."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

Row = dict[str, object]
"""Columns and what to put there."""


def insert_new(connection: Connection, table: Table, row: Row) -> None:
    """Make a row, unless there is one with its key."""
    if connection.dialect.name == "postgresql":
        connection.execute(postgres_insert(table).values(row).on_conflict_do_nothing())
    else:
        connection.execute(sqlite_insert(table).values(row).on_conflict_do_nothing())


def insert_or_change(connection: Connection, table: Table, row: Row, *changed: str) -> None:
    """Make a row; if there is one with its key, change these columns of it."""
    keys = list(table.primary_key.columns)
    values = {name: row[name] for name in changed}
    if connection.dialect.name == "postgresql":
        connection.execute(
            postgres_insert(table).values(row).on_conflict_do_update(index_elements=keys, set_=values)
        )
    else:
        connection.execute(
            sqlite_insert(table).values(row).on_conflict_do_update(index_elements=keys, set_=values)
        )
