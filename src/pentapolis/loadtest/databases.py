"""Places where servers that are measured keep their games: all of them gone afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pentapolis.kernel.errors import PentapolisError
from pentapolis.loadtest import usage

LOCAL = ("", "localhost", "127.0.0.1", "::1")


class DatabaseFailed(PentapolisError):
    """There is no database to measure with; the message is one sentence."""


class Database:
    """An empty database for one server."""

    def __init__(self, url: str) -> None:
        self.url = url

    def seconds(self) -> float | None:
        """The processor time of the database's own processes; none if it has none or they are elsewhere."""
        return None

    def transactions(self) -> int | None:
        """How many transactions the database has seen, if it counts them."""
        return None


class Databases:
    """Makes databases of one kind."""

    kind: str

    def new(self, label: str) -> Database:
        """An empty one."""
        raise NotImplementedError


class SqliteDatabases(Databases):
    """Files in a folder."""

    kind = "SQLite"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def new(self, label: str) -> Database:
        """A file that does not exist yet."""
        return Database(f"sqlite:///{self._folder / f'{label}-{secrets.token_hex(3)}.sqlite3'}")


class PostgresDatabase(Database):
    """A database in a PostgreSQL server."""

    def __init__(self, url: URL, control: Connection) -> None:
        super().__init__(url.render_as_string(hide_password=False))
        self._name = url.database
        self._control = control
        self._postmaster = _postmaster(control, url)

    def seconds(self) -> float | None:
        """The processor time of the whole PostgreSQL server, if it runs on this machine."""
        if self._postmaster is None:
            return None
        return usage.own_seconds(self._postmaster) + usage.children_seconds(self._postmaster)

    def transactions(self) -> int | None:
        """Transactions so far; PostgreSQL counts them with a delay of up to ten seconds."""
        question = text("select xact_commit + xact_rollback from pg_stat_database where datname = :name")
        counted = self._control.execute(question, {"name": self._name}).scalar()
        return None if counted is None else int(counted)


class PostgresDatabases(Databases):
    """Databases in a PostgreSQL server, dropped at the end."""

    kind = "PostgreSQL"

    def __init__(self, url: URL, control: Connection) -> None:
        self._url = url
        self._control = control
        self._names: list[str] = []

    def new(self, label: str) -> Database:
        """An empty one with a name of its own."""
        name = f"bench_{label}_{secrets.token_hex(6)}"
        self._control.execute(text(f'create database "{name}"'))
        self._names.append(name)
        return PostgresDatabase(self._url.set(database=name), self._control)

    def drop(self) -> None:
        """Remove them all."""
        for name in self._names:
            self._control.execute(text(f'drop database if exists "{name}" with (force)'))


@contextmanager
def postgres_databases(address: str) -> Iterator[PostgresDatabases]:
    """Databases in the PostgreSQL server at an SQLAlchemy URL; its user must be allowed to create some."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DatabaseFailed("--database must be the URL of a PostgreSQL server") from None
    if url.get_backend_name() != "postgresql":
        raise DatabaseFailed("--database must be the URL of a PostgreSQL server; SQLite files are made anew")
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as control:
            databases = PostgresDatabases(url, control)
            try:
                yield databases
            finally:
                databases.drop()
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise DatabaseFailed(f"PostgreSQL at {url.render_as_string()}: {reason}") from error
    finally:
        engine.dispose()


def _postmaster(control: Connection, url: URL) -> int | None:
    """The process from which all of PostgreSQL's others come, if it runs on this machine."""
    host = url.host or url.normalized_query.get("host", ("",))[0]
    if host not in LOCAL and not host.startswith("/"):
        return None
    parent = usage.parent_of(control.execute(text("select pg_backend_pid()")).scalar_one())
    return parent if parent and usage.program_of(parent).startswith("postgres") else None
