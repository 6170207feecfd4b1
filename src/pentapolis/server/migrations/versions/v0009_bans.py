"""People and addresses can be banned; chat lines say whose they are, so that they can be found again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pentapolis.server.storage.schema import Moment

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is banned yet; of older lines only the seat and the name are known."""
    op.create_table(
        "bans",
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("until", Moment),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", Moment, nullable=False),
    )
    op.add_column("chat_lines", sa.Column("person", sa.String(40)))
    op.create_index("chat_lines_by_person", "chat_lines", ["person"])
    op.create_index("guests_by_person", "guests", ["person"])
