"""The tables of procrastinate, which keeps the line of thoughts: made and brought up to date beside our own.

They lie in a schema of their own in the same database, so that they meet neither our tables nor those of
somebody else's procrastinate. Which of its migrations have run is noted in our settings.
"""

from __future__ import annotations

from pathlib import Path

from procrastinate.schema import SchemaManager
from sqlalchemy import Connection, text

from pentapolis.server.storage import persons
from pentapolis.server.storage.schema import settings
from pentapolis.server.storage.upserts import insert_or_change

SCHEMA = "pentapolis_thoughts"
"""The PostgreSQL schema in which procrastinate has its tables."""

SETTING = "procrastinate migration"
"""The name of the setting that says which of its migrations was the last to run."""

ENTER = f"SELECT set_config('search_path', '{SCHEMA},' || current_setting('search_path'), "
ENTER_FOR_TRANSACTION = ENTER + "true)"
ENTER_FOR_SESSION = ENTER + "false)"
"""Procrastinate names its tables without a schema, so its connections have to look there first."""


def migrations() -> list[Path]:
    """Procrastinate's migrations, in the order in which they have to run."""
    return sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))


def migrate_queue(connection: Connection) -> None:
    """Make procrastinate's tables, or bring them up to date, within the transaction of our own migrations."""
    newest = migrations()[-1].name
    done = persons.setting(connection, SETTING, "")
    if done == newest:
        return
    before = connection.scalar(text("SELECT current_setting('search_path')"))
    connection.execute(text(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}"))
    connection.execute(text(ENTER_FOR_TRANSACTION))
    if done:
        steps = [path.read_text(encoding="utf-8") for path in migrations() if path.name > done]
    else:
        steps = [SchemaManager.get_schema()]
    for step in steps:
        _run_script(connection, step)
    connection.execute(text("SELECT set_config('search_path', :before, true)"), {"before": before})
    insert_or_change(connection, settings, {"name": SETTING, "value": newest}, "value")


def _run_script(connection: Connection, script: str) -> None:
    """Run several statements as they stand: nothing in them is a parameter."""
    connection.exec_driver_sql(script, execution_options={"no_parameters": True})
