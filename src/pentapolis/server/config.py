"""What a server can be told when it starts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

STATIC = Path(__file__).parent / "static"
"""Where `./dev build` puts the browser client."""

DEFAULT_DATABASE = "sqlite:///pentapolis.sqlite3"
"""A file in the current folder."""

BODY_LIMIT = 64 * 1024
"""The largest request, in bytes."""


def _thinking_times() -> Mapping[str, float]:
    return {"easy": 0.3, "medium": 1.0, "hard": 3.0}


def _workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The settings of one server process."""

    database_url: str = DEFAULT_DATABASE
    """An SQLAlchemy URL: SQLite, or PostgreSQL with psycopg."""

    secret: str | None = None
    """The key that signs identities; without one, a key is made once and kept in the database."""

    origins: tuple[str, ...] = ()
    """Further origins (`https://play.example.org`) whose pages may send requests, beside the server's own."""

    static: Path = STATIC
    """The folder with the built browser client."""

    bot_workers: int = field(default_factory=_workers)
    """The number of processes in which bots think."""

    bot_seconds: Mapping[str, float] = field(default_factory=_thinking_times)
    """How long a bot of each level thinks about a move."""

    bot_patience: float = 30.0
    """How many seconds beyond that a bot may take before a random move is played in its place."""

    away: timedelta = timedelta(minutes=3)
    """How long a person must have been gone before the owner may put a bot in their seat."""

    heartbeat: float = 20.0
    """How often, in seconds, every connection looks for itself whether it missed something."""

    tables_per_person: int = 20
    """How many tables one person may open in ten minutes."""

    tables_per_address: int = 200
    """How many tables may be opened from one network address in ten minutes."""

    lines_per_person: int = 10
    """How many chat lines one person may write in half a minute."""

    cached_histories: int = 200
    """How many games in progress are kept in memory; the others are rebuilt from their moves when needed."""
