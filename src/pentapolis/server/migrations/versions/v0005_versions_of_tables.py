"""Every change of a table raises its version, so that a process can tell whether what it has is old."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the changes of each table from now on; connections are looked for by their process."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.create_index("connections_by_process", "connections", ["process"])
