"""Read by Alembic: runs the migrations on the connection that `migrate` opened."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from pentapolis.server.storage.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
