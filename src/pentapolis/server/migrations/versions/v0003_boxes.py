"""Tables say with which box they are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that are there already are played with the built-in boxes."""
    op.add_column("tables", sa.Column("box", sa.JSON))
