"""`pentapolis admin`: what it shows and changes, and how a running server takes note."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import timedelta

import pytest
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed

from pentapolis.cli import main
from pentapolis.server.bans import Bans
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import bans, persons
from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import metadata
from pentapolis.server.storage.store import Store
from pentapolis.server.types.live import LiveProblem
from pentapolis.server.types.people import ChatLine, Me
from pentapolis.server.types.tables import Table
from tests.server.conftest import KINDS, NewDatabase
from tests.server.house import (
    PATIENCE,
    House,
    Live,
    Person,
    SeenUpdate,
    open_house,
    open_table,
    play_to_the_end,
    play_until,
    quick,
    start_together,
)


@dataclass
class Office:
    """A running server, and its operator at a terminal beside it."""

    url: str
    house: House
    capsys: pytest.CaptureFixture[str]

    def admin(self, *arguments: str, code: int = 0) -> str:
        """What a command says: its output, or its error."""
        self.capsys.readouterr()
        assert main(["admin", *arguments, "--database", self.url]) == code
        said = self.capsys.readouterr()
        assert (said.err == "") == (code == 0)
        return said.err if code else said.out

    def json(self, *arguments: str) -> list[dict[str, object]]:
        found = json.loads(self.admin(*arguments, "--json"))
        assert isinstance(found, list)
        return found


@pytest.fixture(params=KINDS)
def office(
    request: pytest.FixtureRequest, new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> Iterator[Office]:
    url = new_database(request.param)
    with open_house(replace(quick(url), heartbeat=0.2)) as house:
        yield Office(url, house, capsys)


@pytest.fixture
def anna(office: Office) -> Iterator[Person]:
    with office.house.guest() as person:
        person.put("/api/me", {"name": "Anna"}, Me)
        yield person


@pytest.fixture
def bo(office: Office) -> Iterator[Person]:
    with office.house.guest() as person:
        person.put("/api/me", {"name": "Bo"}, Me)
        yield person


def id_of(office: Office, name: str) -> str:
    (found,) = office.json("people", name)
    return str(found["id"])


def wait_until(find: Callable[[], bool]) -> None:
    """Look again and again, until it is so."""
    end = time.monotonic() + PATIENCE
    while not find():
        assert time.monotonic() < end
        time.sleep(0.05)


def stored(url: str) -> str:
    """Everything in a database, as text."""

    def read(connection: Connection) -> str:
        rows = [tuple(row) for table in metadata.sorted_tables for row in connection.execute(select(table))]
        return repr(rows)

    with contextlib.closing(Store(url)) as store:
        return store.read_now(read)


# Looking ----------------------------------------------------------------------------------------------


def test_tables_are_listed_and_filtered(office: Office, anna: Person, bo: Person) -> None:
    running = start_together(anna, bo)
    gathering = open_table(bo, "me", "open", game="attika")
    found = office.json("tables")
    assert {one["id"] for one in found} == {running.id, gathering.id}
    (one,) = office.json("tables", "--person", "anna")
    assert (one["id"], one["people"], one["status"]) == (running.id, ["Anna", "Bo"], "running")
    assert [one["id"] for one in office.json("tables", "--status", "open")] == [gathering.id]
    assert [one["id"] for one in office.json("tables", "--game", "attika")] == [gathering.id]
    assert len(office.json("tables", "--limit", "1")) == 1
    assert office.json("tables", "--idle", "1h") == []
    lines = office.admin("tables", "--person", "Bo").splitlines()
    assert lines[0].split() == ["table", "game", "status", "moves", "changed", "people"]
    assert len(lines) == 3


def test_people_are_found_by_a_part_of_their_name(office: Office, anna: Person, bo: Person) -> None:
    start_together(anna, bo)
    open_table(bo, "me", "open")
    (found,) = office.json("people", "NN")
    assert (found["name"], found["tables"], found["running"]) == ("Anna", 1, 1)
    assert [(one["name"], one["tables"]) for one in office.json("people")] == [("Bo", 2), ("Anna", 1)]
    assert office.json("people", "%") == []


def test_a_name_that_several_have_is_not_enough(office: Office, anna: Person, bo: Person) -> None:
    bo.put("/api/me", {"name": "anna"}, Me)
    said = office.admin("export", "Anna", code=2)
    assert said.startswith("pentapolis: 2 people are called 'Anna'; give an id: ")
    assert office.admin("export", "Zoë", code=2).startswith("pentapolis: there is no person 'Zoë'")


def test_an_export_has_all_that_is_stored_about_a_person(office: Office, anna: Person, bo: Person) -> None:
    table = play_until(start_together(anna, bo), 5, anna, bo)
    watched = open_table(bo, "me", "open", public=True)
    anna.post(f"/api/tables/{table.id}/chat", {"text": "at the table"}, ChatLine)
    anna.post(f"/api/tables/{watched.id}/chat", {"text": "from the side"}, ChatLine)
    bo.post(f"/api/tables/{table.id}/chat", {"text": "somebody else’s"}, ChatLine)
    found = json.loads(office.admin("export", "Anna"))
    assert found["person"]["name"] == "Anna"
    assert [(one["id"], one["seat"], one["owner"]) for one in found["tables"]] == [(table.id, 0, True)]
    assert {one["seat"] for one in found["moves"]} == {0}
    assert 0 < len(found["moves"]) < 5
    assert [line["text"] for line in found["chat"]] == ["at the table", "from the side"]
    assert "somebody else" not in json.dumps(found)


# Tables -----------------------------------------------------------------------------------------------


def test_a_game_is_closed_and_reopened_under_the_eyes_of_its_players(
    office: Office, anna: Person, bo: Person
) -> None:
    table = start_together(anna, bo)
    with anna.live(table) as live:
        assert live.wait(SeenUpdate).legal
        assert "is closed" in office.admin("close", table.id, "--yes")
        problem = anna.refused("POST", f"/api/tables/{table.id}/moves", {"ply": 0, "action": "lay 1 0"})
        assert problem.id in ("problem-closed-operator", "problem-stale-ply")
        update = next_update(live, "closed")
        assert update.table.closed is not None
        assert (update.legal, update.table.closed.reason) == ([], "operator")
        office.admin("reopen", table.id)
        again = next_update(live, "running")
        anna.move(table, 0, again.legal[0])
    assert office.admin("reopen", table.id, code=2).endswith("is not closed (running)\n")


def next_update(live: Live, status: str) -> SeenUpdate:
    while True:
        update = live.wait(SeenUpdate)
        if update.table.status == status:
            return update


def test_whoever_is_at_a_deleted_table_is_told(office: Office, anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    with bo.live(table) as live:
        live.wait(SeenUpdate)
        office.admin("delete", table.id, "--yes")
        assert live.wait(LiveProblem).problem.id == "problem-unknown-table"
    assert anna.refused("GET", f"/api/tables/{table.id}").status == 404
    assert (
        office.admin("delete", table.id, "--yes", code=2) == f"pentapolis: there is no table '{table.id}'\n"
    )


def test_an_open_table_that_is_closed_is_gone(office: Office, anna: Person) -> None:
    table = open_table(anna, "me", "open")
    office.admin("close", table.id, "--yes")
    assert office.json("tables") == []


def test_a_finished_game_cannot_be_closed(office: Office, anna: Person, bo: Person) -> None:
    table = play_to_the_end(start_together(anna, bo), anna, bo)
    assert "is over already (finished)" in office.admin("close", table.id, "--yes", code=2)


def test_what_cannot_be_undone_is_confirmed_first(office: Office, anna: Person) -> None:
    table = open_table(anna, "me", "open")
    for command in (["close", table.id], ["delete", table.id], ["delete-person", "Anna"], ["ban", "Anna"]):
        assert "Say --yes" in office.admin(*command, code=2)
    assert len(office.json("tables")) == len(office.json("people")) == 1
    assert office.json("bans") == []


# Bans -------------------------------------------------------------------------------------------------


def test_a_banned_person_is_kept_out_and_their_sockets_are_closed(
    office: Office, anna: Person, bo: Person
) -> None:
    table = start_together(anna, bo)
    with anna.live(table) as at_anna, bo.live(table) as at_bo:
        at_anna.wait(SeenUpdate)
        at_bo.wait(SeenUpdate)
        office.admin("ban", "Bo", "--yes", "--reason", "rude")
        assert at_bo.wait(LiveProblem).problem.id == "problem-banned"
        with pytest.raises(ConnectionClosed):
            at_bo.receive()
        assert at_bo.socket.close_code == 4403
        problem = bo.refused("GET", "/api/me")
        assert (problem.status, problem.id) == (403, "problem-banned")
        anna.move(table, 0, anna.position(table).legal[0])
        assert at_anna.update(1).table.ply == 1
    with bo.live(table) as late:
        assert late.wait(LiveProblem).problem.id == "problem-banned"
    (listed,) = office.json("bans")
    assert (listed["reason"], listed["until"]) == ("rude", None)
    office.admin("unban", "Bo")
    wait_until(lambda: bo.http.get("/api/me").status_code == 200)
    assert "is not banned" in office.admin("unban", "Bo", code=2)


def test_an_address_is_banned_for_a_while(office: Office, anna: Person) -> None:
    office.admin("ban", "127.0.0.0/8", "--until", "12h", "--yes")
    wait_until(lambda: anna.http.get("/api/me").status_code == 403)
    problem = anna.refused("GET", "/api/me")
    assert problem.id == "problem-banned-until"
    assert str(problem.args["until"]).endswith(" UTC")
    with office.house.guest() as stranger:  # a new cookie does not help
        assert stranger.refused("GET", "/api/tables").id == "problem-banned-until"
    assert [one["who"] for one in office.json("bans")] == ["127.0.0.0/8"]
    office.admin("unban", "127.0.0.0/8")
    wait_until(lambda: anna.http.get("/api/me").status_code == 200)


def test_bans_hold_for_networks_of_both_kinds_and_run_out(store: Store) -> None:
    async def scenario() -> None:
        changes: list[None] = []
        listed = Bans(store, lambda: changes.append(None))
        await listed.refresh()
        listed.check("anna", "192.0.2.7")
        store.write_now(bans.ban, "192.0.2.0/24", None, "")
        store.write_now(bans.ban, "2001:db8::/32", None, "")
        store.write_now(bans.ban, "anna", now() + timedelta(days=1), "")
        store.write_now(bans.ban, "bo", now() - timedelta(days=1), "")
        await listed.refresh()
        await listed.refresh()
        assert len(changes) == 1
        for address in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1"):
            with pytest.raises(ProblemError):
                listed.check("cleo", address)
        with pytest.raises(ProblemError, match="until"):
            listed.check("anna", None)
        for person, elsewhere in (("bo", "198.51.100.1"), ("cleo", "2001:db9::1"), ("cleo", None)):
            listed.check(person, elsewhere)

    asyncio.run(scenario())


# Forgetting a person ----------------------------------------------------------------------------------


@pytest.mark.parametrize("with_chat", [False, True])
def test_nothing_of_a_forgotten_person_is_left(
    office: Office, anna: Person, bo: Person, with_chat: bool
) -> None:
    name = "Bodil-the-Unforgettable"
    bo.put("/api/me", {"name": name}, Me)
    over = play_to_the_end(start_together(anna, bo), anna, bo)
    running = play_until(start_together(bo, anna), 3, bo, anna)
    gathering = open_table(bo, "me", "open")
    given_up = start_together(anna, bo)
    bo.post(f"/api/tables/{given_up.id}/resign", {}, Table)
    for table in (over, running):
        bo.post(f"/api/tables/{table.id}/chat", {"text": "mark my words"}, ChatLine)
    person = id_of(office, name)
    office.admin("delete-person", name, "--yes", *(["--with-chat"] if with_chat else []))
    left = stored(office.url)
    assert person not in left
    assert name not in left
    assert ("mark my words" in left) != with_chat
    assert office.json("tables", "--status", "open") == []
    assert gathering.id not in left
    wait_until(lambda: anna.get(f"/api/tables/{running.id}", Table).seats[0].kind == "bot")
    seen = anna.get(f"/api/tables/{running.id}", Table)
    assert (seen.owner, seen.seats[0].resigned) == (True, True)
    wait_until(lambda: 0 not in anna.position(running).table.actors)  # the bot plays on
    finished = anna.get(f"/api/tables/{over.id}", Table)
    assert (finished.status, finished.seats[1].kind, finished.seats[1].name) == ("finished", "person", "")
    assert finished.result == over.result
    said = [line.name for line in anna.get(f"/api/tables/{over.id}/chat", list[ChatLine])]
    assert said == ([] if with_chat else [""])


# What cannot be done ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ban", "anna", "--until", "soon"], "a moment is 7d, 12h, 2026-12-31"),
        (["ban", "anna", "--until", "2020-01-01"], "2020-01-01 is in the past"),
        (["tables", "--idle", "long"], "a time is a number and m, h or d"),
        (["tables", "--limit", "-1"], "a number of at least 1 is needed, got '-1'"),
        (["people", "--limit", "many"], "a number of at least 1 is needed, got 'many'"),
    ],
)
def test_times_and_numbers_that_mean_nothing_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit):
        main(["admin", *arguments])
    assert sentence in capsys.readouterr().err


def test_a_database_that_is_not_there_or_of_another_form_gets_one_sentence(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_database("sqlite")
    assert main(["admin", "tables", "--database", url]) == 2
    assert capsys.readouterr().err.startswith("pentapolis: there is no database ")
    with contextlib.closing(Store(url)) as store:
        store.migrate()
        store.write_now(lambda it: it.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'"))
    assert main(["admin", "tables", "--database", url]) == 2
    assert "the database has the form 0001" in capsys.readouterr().err


@pytest.mark.parametrize(("typed", "is_banned"), [("y\n", True), ("n\n", False), ("\n", False), ("", False)])
def test_a_person_at_a_terminal_is_asked_first(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str,
    is_banned: bool,
) -> None:
    terminal = io.StringIO(typed)  # with nothing typed it ends, as by Ctrl-D
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", terminal)
    url = store.url.render_as_string(hide_password=False)
    assert main(["admin", "ban", "192.0.2.7", "--database", url]) == (0 if is_banned else 2)
    told = capsys.readouterr()
    assert told.out.startswith("Ban 192.0.2.7/32? [y/N] ")
    assert told.err.endswith("" if is_banned else "pentapolis: nothing was done\n")
    assert bool(store.read_now(bans.present)) == is_banned


def test_a_ban_tells_whom_it_is_about(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    url = store.url.render_as_string(hide_password=False)
    store.write_now(persons.rename, "id-of-anna", "Anna")
    for arguments, told in (
        (["ban", "Anna", "--yes"], "Anna (id-of-anna) is banned. "),
        (["unban", "Anna"], "Anna (id-of-anna) is no longer banned. "),
        (["ban", "192.0.2.7", "--yes"], "192.0.2.7/32 is banned. "),
        (["delete-person", "Anna", "--yes"], "Anna is forgotten, at 0 tables. "),
    ):
        assert main(["admin", *arguments, "--database", url]) == 0
        assert capsys.readouterr().out.startswith(told)


def test_an_operator_can_read_what_is_printed(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    url = store.url.render_as_string(hide_password=False)
    store.write_now(persons.rename, "anna", "Änna")
    assert main(["admin", "people", "--database", url]) == 0
    assert "Änna" in capsys.readouterr().out
