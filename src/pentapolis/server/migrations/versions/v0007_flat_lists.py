"""Lists of tables cost the same however many tables there are.

Every seat knows the status and the beginning of its table, so that one index leads to somebody's tables,
newest first. Triggers keep that true, whoever writes.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from pentapolis.server.storage.schema import Moment

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

SQLITE = (
    """
    CREATE TRIGGER seats_know_their_table AFTER INSERT ON seats BEGIN
        UPDATE seats SET (table_status, table_created) = (
            SELECT status, created FROM tables WHERE id = NEW.table_id
        ) WHERE table_id = NEW.table_id AND seat = NEW.seat;
    END
    """,
    """
    CREATE TRIGGER seats_follow_their_table AFTER UPDATE OF status, created ON tables
    WHEN OLD.status <> NEW.status OR OLD.created <> NEW.created BEGIN
        UPDATE seats SET table_status = NEW.status, table_created = NEW.created WHERE table_id = NEW.id;
    END
    """,
)

POSTGRES = (
    """
    CREATE OR REPLACE FUNCTION pentapolis_know_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        SELECT status, created INTO NEW.table_status, NEW.table_created FROM tables WHERE id = NEW.table_id;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER seats_know_their_table BEFORE INSERT ON seats
    FOR EACH ROW EXECUTE FUNCTION pentapolis_know_table()
    """,
    """
    CREATE OR REPLACE FUNCTION pentapolis_follow_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE seats SET table_status = NEW.status, table_created = NEW.created WHERE table_id = NEW.id;
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER seats_follow_their_table AFTER UPDATE OF status, created ON tables
    FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.created <> NEW.created)
    EXECUTE FUNCTION pentapolis_follow_table()
    """,
)


def upgrade() -> None:
    """Tell the seats of their tables, and make the indexes of the lists."""
    op.add_column("seats", sa.Column("table_status", sa.String(10)))
    op.add_column("seats", sa.Column("table_created", Moment))
    for column in ("status", "created"):
        told = f"(SELECT {column} FROM tables WHERE tables.id = seats.table_id)"
        op.execute(f"UPDATE seats SET table_{column} = {told}")
    for statement in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRES:
        op.execute(statement)
    op.drop_index("seats_by_person", "seats")
    op.create_index("seats_by_person", "seats", ["person", "table_status", "table_created", "table_id"])
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_status", "tables", ["status", "public", "created", "id"])
    op.drop_index("tables_by_owner", "tables")
    op.create_index("tables_by_owner", "tables", ["owner", "status", "created", "id"])
