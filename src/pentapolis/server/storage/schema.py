"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC; SQLite would forget the time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To the database, whichever it is."""
        del dialect
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """From the database, whichever it is."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Moment, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("rules", Integer, nullable=False),
    # Name and digest of the box it is played with; nothing if that is the built-in one.
    Column("box", JSON),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("options", JSON, nullable=False),
    # A seed has 64 bits without a sign, one more than the databases' whole numbers.
    Column("seed", String(20), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("finished", Moment),
    # When the game last went on or back: a bot that has not moved long after it needs a push.
    Column("changed", Moment, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),
    # Raised by every change of the table, its seats or its open question: who has this version is up to date.
    Column("version", Integer, nullable=False, server_default=text("0")),
    Column("actors", JSON, nullable=False),
    Column("result", JSON),
    Column("rematch", String(20)),
    # What happened at the table beside the moves, for the log.
    Column("notes", JSON, nullable=False, server_default=text("'[]'")),
    # The day (2026-11-16) of which this is the owner's race, if it is one; everybody has one attempt a day.
    Column("daily", String(10)),
    # A keyed hash of the network address that it was opened from: bots at it think on that address's share.
    Column("opened_from", String(40)),
    # Whether a bot has to move (`TableRecord.bot_turn`): nobody has to look through all tables for one.
    Column("bot_turn", Integer, nullable=False, server_default=text("0")),
    # When and why the game was closed before its end, if it was.
    Column("closed", JSON),
    Index("one_daily_race_per_person", "daily", "owner", unique=True),
    Index("tables_by_address", "opened_from", "status"),
    Index(
        "tables_by_bot_turn",
        "bot_turn",
        "changed",
        "id",
        sqlite_where=text("bot_turn > 0"),
        postgresql_where=text("bot_turn > 0"),
    ),
    Index("tables_by_status", "status", "public", "created", "id"),
    Index("tables_by_owner", "owner", "status", "created", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(40)),
    # Of a bot, or of a person who resigned; persons at the table are called what they are called now.
    Column("name", String(60), nullable=False),
    Column("level", String(30)),
    Column("colour", String(30)),
    Column("resigned", Boolean, nullable=False),
    Column("seen", Moment),
    # The status and the beginning of the table, for lists; triggers keep them true (migration 0007).
    Column("table_status", String(10)),
    Column("table_created", Moment),
    UniqueConstraint("table_id", "person", name="one_seat_per_person"),
    Index("seats_by_person", "person", "table_status", "table_created", "table_id"),
)

guests = Table(
    "guests",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Index("guests_by_person", "person"),
)

moves = Table(
    "moves",
    metadata,
    # The key is what lets ply 57 be played only once, however many processes try.
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("at", Moment, nullable=False),
)

undo_questions = Table(
    "undo_questions",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Moment, nullable=False),
    # Who said it, so that it can be found again; nobody is told.
    Column("person", String(40)),
    Index("chat_lines_by_table", "table_id", "id"),
    Index("chat_lines_by_person", "person"),
)

bans = Table(
    "bans",
    metadata,
    # The id of a person, or a network: 192.0.2.0/24.
    Column("who", String(60), primary_key=True),
    Column("until", Moment),
    Column("reason", Text, nullable=False),
    Column("created", Moment, nullable=False),
)

connections = Table(
    "connections",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("process", String(40), nullable=False),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(40), nullable=False),
    Column("seen", Moment, nullable=False),
    Index("connections_by_table", "table_id"),
    Index("connections_by_process", "process"),
)

# What bots were asked, and what they answered. Only used with PostgreSQL, where workers may be elsewhere.
thoughts = Table(
    "thoughts",
    metadata,
    # Table, seat, epoch and ply: so a thought is asked for once, however many processes want it.
    Column("id", String(80), primary_key=True),
    Column("job", BigInteger),
    Column("asked", Moment, nullable=False),
    Column("answered", Moment),
    Column("action", Text),
    Column("failure", Text),
    Index("thoughts_by_answer", "answered"),
)

# How long bots have thought for each person and address lately, in seconds; what is long ago fades.
thinking = Table(
    "thinking",
    metadata,
    Column("share", String(50), primary_key=True),
    Column("seconds", Float, nullable=False),
    Column("at", Moment, nullable=False),
    Index("thinking_by_time", "at"),
)
