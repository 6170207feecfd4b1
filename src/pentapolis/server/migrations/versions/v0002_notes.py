"""Tables remember what happened beside the moves: who resigned, who refused an undo."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give every table an empty list of notes."""
    op.add_column("tables", sa.Column("notes", sa.JSON, nullable=False, server_default=sa.text("'[]'")))
