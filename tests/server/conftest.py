"""Databases and servers that tests share."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
import sqlalchemy

from pentapolis.server.storage.store import Store
from tests.postgres import postgres
from tests.server.house import House, Person, open_house, quick

KINDS = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))

NewDatabase = Callable[[str], str]
"""Makes an empty database of a kind and gives its URL."""


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Empty databases; PostgreSQL is started when one is first asked for."""
    with ExitStack() as stack:
        servers: list[str] = []

        def make(kind: str) -> str:
            if kind == "sqlite":
                return f"sqlite:///{tmp_path_factory.mktemp('database') / 'pentapolis.sqlite3'}"
            if not servers:
                servers.append(stack.enter_context(postgres()))
            return _new_postgres_database(servers[0])

        yield make


def _new_postgres_database(url: str) -> str:
    name = f"test_{secrets.token_hex(6)}"
    engine = sqlalchemy.create_engine(url, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sqlalchemy.text(f'create database "{name}"'))
    engine.dispose()
    return sqlalchemy.make_url(url).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """An empty database of each kind."""
    return new_database(request.param)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A fresh database."""
    opened = Store(database)
    opened.migrate()
    yield opened
    opened.close()


@pytest.fixture(scope="session", params=KINDS)
def house(request: pytest.FixtureRequest, new_database: NewDatabase) -> Iterator[House]:
    """One running server on each kind of database, for all tests that only open tables of their own."""
    with open_house(quick(new_database(request.param))) as opened:
        yield opened


@pytest.fixture
def anna(house: House) -> Iterator[Person]:
    """A person with a name."""
    with house.guest() as person:
        person.put("/api/me", {"name": "Anna"}, dict[str, str])
        yield person


@pytest.fixture
def bo(house: House) -> Iterator[Person]:
    """Another person with a name."""
    with house.guest() as person:
        person.put("/api/me", {"name": "Bo"}, dict[str, str])
        yield person


@pytest.fixture
def cleo(house: House) -> Iterator[Person]:
    """Somebody who only watches."""
    with house.guest() as person:
        person.put("/api/me", {"name": "Cleo"}, dict[str, str])
        yield person
