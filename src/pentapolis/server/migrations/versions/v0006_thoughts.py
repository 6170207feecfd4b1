"""Bots think in one line for the whole installation, and each person and address has a share of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ACTORS = {
    "postgresql": "SELECT CAST(actor.value AS integer) FROM json_array_elements_text(tables.actors) AS actor",
    "sqlite": "SELECT actor.value FROM json_each(tables.actors) AS actor",
}
"""Who has to decide at a table, as each database takes a list apart."""


def upgrade() -> None:
    """Say of each table where a bot has to move, and from where it was opened; make room for thoughts."""
    op.add_column("tables", sa.Column("opened_from", sa.String(40)))
    op.add_column("tables", sa.Column("bot_turn", sa.Integer, nullable=False, server_default="0"))
    actors = ACTORS[op.get_bind().dialect.name]
    op.execute(
        f"""
        UPDATE tables SET bot_turn = CASE
            WHEN EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person')
            THEN 2 ELSE 1 END
        WHERE tables.status = 'running' AND EXISTS (
            SELECT 1 FROM seats
            WHERE seats.table_id = tables.id AND seats.kind = 'bot' AND seats.seat IN ({actors}))
        """
    )
    waiting = sa.text("bot_turn > 0")
    op.create_index(
        "tables_by_bot_turn",
        "tables",
        ["bot_turn", "changed", "id"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
    op.create_index("tables_by_address", "tables", ["opened_from", "status"])
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("job", sa.BigInteger),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("answered", sa.DateTime(timezone=True)),
        sa.Column("action", sa.Text),
        sa.Column("failure", sa.Text),
    )
    op.create_index("thoughts_by_answer", "thoughts", ["answered"])
    op.create_table(
        "thinking",
        sa.Column("share", sa.String(50), primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("thinking_by_time", "thinking", ["at"])
