"""Migrations: how older databases become newer ones. They run whenever a server starts."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

# Any number will do, as long as no other program on the same database uses it.
ADVISORY_LOCK = 5_000_541


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form, in one transaction; several processes may try at the same time."""
    config = Config()
    config.set_main_option("script_location", "pentapolis.server:migrations")
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
