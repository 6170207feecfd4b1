"""Databases of every form that there has been are brought up to date, and play goes on in them."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import pentapolis
from pentapolis.server.storage.schema import metadata
from pentapolis.server.storage.store import Store
from pentapolis.server.types.people import ChatLine, Me
from pentapolis.server.types.playing import UndoAnswer
from pentapolis.server.types.tables import Table
from tests.server.conftest import KINDS, NewDatabase
from tests.server.filling import rules_in
from tests.server.forms import NAMES, guest, load_form, read_form, revisions
from tests.server.house import House, open_house, play_until, quick, with_a_bot

FORMER = {
    "0001": {"attika": 1, "lacitta": 1, "antiquity": 1},
    "0002": {"attika": 1, "lacitta": 1},
    "0003": {"lacitta": 1},
}
"""Forms that are kept with tables of former rules."""


def migrations() -> list[str]:
    """The names of all forms of the database, oldest first."""
    config = Config()
    config.set_main_option("script_location", "pentapolis.server:migrations")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def test_every_form_is_kept() -> None:
    assert revisions() == migrations(), "make the fixture of the newest form: python -m tests.server.forms"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("revision", revisions())
def test_play_goes_on_in_a_database_of_an_earlier_version(
    revision: str, kind: str, new_database: NewDatabase
) -> None:
    url = new_database(kind)
    load_form(revision, url)
    with open_house(quick(url)) as house:
        asked = [_goes_on(house, revision, key) for key in pentapolis.keys()]
        _race_goes_on(house, revision)
    store = Store(url)
    differences = store.read_now(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    store.close()
    assert differences == []
    assert any(asked)
    found = rules_in(url)
    for key, rules in FORMER.get(revision, {}).items():
        assert found[read_form(revision).tables[key]["running"]] == rules


def _goes_on(house: House, revision: str, key: str) -> bool:
    """Play on at the tables of a game; says whether there was a question about undo at one of them."""
    form = read_form(revision)
    tables = form.tables[key]
    with ExitStack() as stack:
        anna, bo, cleo = [stack.enter_context(guest(house, form.cookies[name])) for name in NAMES]
        assert [person.get("/api/me", Me).name for person in (anna, bo, cleo)] == list(NAMES)

        # A finished game is replayed from every seat, and its record is the same text.
        path = f"/api/tables/{tables['finished']}"
        assert anna.http.get(f"{path}/record").text == form.records[tables["finished"]]
        for seat in ("0", "1", ""):
            replay = bo.get(f"{path}/replay", dict[str, msgspec.Raw], **({"seat": seat} if seat else {}))
            steps = msgspec.json.decode(replay["steps"], type=list[msgspec.Raw])
            assert len(steps) == anna.get(path, Table).ply + 1

        # A running game goes on after the question that was open; who was let in and what was said is there.
        running = anna.get(f"/api/tables/{tables['running']}", Table)
        asked = anna.position(running).undo is not None
        if asked:
            agreed = bo.post(f"/api/tables/{running.id}/undo/answer", {"agree": True}, UndoAnswer)
            assert agreed.done
            running = anna.get(f"/api/tables/{running.id}", Table)
            assert running.epoch == 1
        assert play_until(running, running.ply + 3, anna, bo).ply == running.ply + 3
        said = cleo.get(f"/api/tables/{running.id}/chat", list[ChatLine])
        assert [line.name for line in said] == list(NAMES)
        answer = {"text": "Anna is aan zet."}
        assert cleo.post(f"/api/tables/{running.id}/chat", answer, ChatLine).name == "Cleo"

        # Bots go on, and an open table is started.
        with_a_bot(anna, anna.get(f"/api/tables/{tables['bot']}", Table))
        left = anna.get(f"/api/tables/{tables['resigned']}", Table)
        assert left.seats[2].kind == "bot"
        assert [note.message.id for note in left.notes] == (["note-resigned"] if revision > "0001" else [])
        opened = cleo.post(f"/api/tables/{tables['open']}/join", {}, Table)
        started = bo.post(f"/api/tables/{opened.id}/start", None, Table)
        assert play_until(started, 2, bo, cleo).ply == 2
    return asked


def _race_goes_on(house: House, revision: str) -> None:
    form = read_form(revision)
    assert (form.daily is not None) == (revision >= "0004")
    if form.daily is not None:
        with guest(house, form.cookies["Anna"]) as anna:
            race = anna.get(f"/api/tables/{form.daily}", Table)
            assert race.daily is not None
            assert play_until(race, 2, anna).ply == 2
