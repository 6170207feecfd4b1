"""Boxes over the wire: which one a game is played with, and tables that were begun with another."""

from __future__ import annotations

import pytest
import sqlalchemy

import pentapolis
from pentapolis.server.storage.schema import tables
from pentapolis.server.types.games import BoxAnswer, GameInfo
from pentapolis.server.types.tables import Table, TableSummary
from tests.server.conftest import NewDatabase
from tests.server.house import open_house, quick

OTHER = {"name": "Grandmother's Attika", "digest": "0123456789abcdef"}


def test_the_built_in_box_is_served_and_can_be_kept_by_its_digest(new_database: NewDatabase) -> None:
    with open_house(quick(new_database("sqlite"))) as house, house.guest() as anna:
        assert [game.box for game in anna.get("/api/games", list[GameInfo])] == [None] * 5
        for key in pentapolis.keys():
            box = pentapolis.game(key).box
            answer = anna.get(f"/api/games/{key}/box", BoxAnswer)
            assert (answer.name, answer.digest, answer.built_in) == ("Pentapolis", box.digest, True)
            assert answer.figures == box.data
        path = "/api/games/attika/box"
        assert anna.http.get(path).headers["cache-control"] == "no-cache"
        digest = pentapolis.game("attika").box.digest
        assert "immutable" in anna.http.get(path, params={"digest": digest}).headers["cache-control"]
        assert anna.http.get(path, params={"digest": "other"}).headers["cache-control"] == "no-cache"
        assert anna.refused("GET", "/api/games/chess/box").id == "problem-unknown-game"


@pytest.mark.parametrize("status", ["running", "finished"])
def test_a_table_begun_with_another_box_is_refused_by_name(new_database: NewDatabase, status: str) -> None:
    url = new_database("sqlite")
    with open_house(quick(url)) as house, house.guest() as anna:
        body = {"game": "attika", "seats": [{"kind": "me"}, {"kind": "open"}], "start": False}
        table = anna.post("/api/tables", body, Table)
        engine = sqlalchemy.create_engine(url)
        with engine.begin() as connection:
            here = tables.update().where(tables.c.id == table.id)
            connection.execute(here.values(status=status, box=OTHER, actors=[0]))
        engine.dispose()
        paths = ["replay", "record"] if status == "finished" else ["position", "log"]
        for path in paths:
            problem = anna.refused("GET", f"/api/tables/{table.id}/{path}")
            assert (problem.id, problem.status) == ("problem-other-box", 409)
            assert problem.args == {"box": "Grandmother's Attika", "present": "Pentapolis"}
            assert "Grandmother's Attika" in problem.text
        assert anna.get(f"/api/tables/{table.id}", Table).status == status
        assert [found.id for found in anna.get("/api/tables", list[TableSummary], mine=True)] == [table.id]
