"""A table can be somebody's race of the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Say of each table which day's race it is, if it is one."""
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_index("one_daily_race_per_person", "tables", ["daily", "owner"], unique=True)
