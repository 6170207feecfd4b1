"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pentapolis.server.storage.schema import Moment

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def table_id(*, key: bool) -> sa.Column[str]:
    """The column that says which table a row belongs to."""
    return sa.Column(
        "table_id",
        sa.String(20),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
    )


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", Moment, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(30), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("started", Moment),
        sa.Column("finished", Moment),
        sa.Column("changed", Moment, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("actors", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.String(20)),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_table(
        "seats",
        table_id(key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("level", sa.String(30)),
        sa.Column("colour", sa.String(30)),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("seen", Moment),
        sa.UniqueConstraint("table_id", "person", name="one_seat_per_person"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "guests",
        table_id(key=True),
        sa.Column("person", sa.String(40), primary_key=True),
    )
    op.create_table(
        "moves",
        table_id(key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "undo_questions",
        table_id(key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat_lines",
        sa.Column("id", sa.Integer, primary_key=True),
        table_id(key=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_index("chat_lines_by_table", "chat_lines", ["table_id", "id"])
    op.create_table(
        "connections",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        table_id(key=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("seen", Moment, nullable=False),
    )
    op.create_index("connections_by_table", "connections", ["table_id"])
