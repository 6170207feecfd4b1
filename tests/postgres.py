"""The throw-away PostgreSQL server, quicker than one that people rely on: tests have nothing to lose."""

from collections.abc import Iterator
from contextlib import contextmanager

from pentapolis.loadtest import postgres as servers
from pentapolis.loadtest.postgres import FLEETING, PostgresServer


@contextmanager
def postgres() -> Iterator[str]:
    """Run a fresh PostgreSQL server and give its SQLAlchemy URL; afterwards nothing of it is left."""
    with servers.postgres(FLEETING) as url:
        yield url


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Run a fresh PostgreSQL server; afterwards nothing of it is left."""
    with servers.postgres_server(FLEETING) as server:
        yield server
