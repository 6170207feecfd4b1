"""Migrations: how older databases become newer ones. They run whenever a server starts."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

# Any number will do, as long as no other program on the same database uses it.
ADVISORY_LOCK = 5_000_541


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form, in one transaction; several processes may try at the same time."""
    with engine.begin() as connection:
        migrate_on(connection)


def migrate_on(connection: Connection, revision: str = "head") -> None:
    """Bring a database to the newest form, or to one on the way there, in a transaction under way."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    if revision == "head" and connection.dialect.name == "postgresql":
        # Only here is procrastinate needed; with SQLite bots think inside the server.
        from pentapolis.server.thoughts.queue_schema import migrate_queue

        migrate_queue(connection)


def revision_of(connection: Connection) -> str | None:
    """The form that a database has; None if there is nothing of ours in it."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """Every form that this version of Pentapolis knows, newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "pentapolis.server:migrations")
    return config
