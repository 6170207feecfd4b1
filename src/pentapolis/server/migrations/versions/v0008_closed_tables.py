"""Games that nobody plays on are closed, and say when and why."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No game is closed yet."""
    op.add_column("tables", sa.Column("closed", sa.JSON))
