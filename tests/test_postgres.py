"""The throw-away PostgreSQL server that the storage tests rely on."""

import subprocess
from pathlib import Path

import pytest
import sqlalchemy

from tests.postgres import postgres

pytestmark = pytest.mark.postgres


def test_a_fresh_server_answers_and_leaves_nothing_behind() -> None:
    with postgres() as url:
        folder = Path(sqlalchemy.make_url(url).normalized_query["host"][0])
        engine = sqlalchemy.create_engine(url)
        with engine.begin() as connection:
            connection.execute(sqlalchemy.text("create table seats (name text)"))
            connection.execute(sqlalchemy.text("insert into seats values ('Città')"))
            assert connection.execute(sqlalchemy.text("select name from seats")).scalar_one() == "Città"
        engine.dispose()
        assert folder.is_dir()
    assert not folder.exists()
    assert (
        str(folder)
        not in subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    )
