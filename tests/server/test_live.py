"""Live updates over real WebSockets: two people and a spectator, drops and resumptions."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pentapolis.kernel.messages import Message
from pentapolis.server.types.live import LivePong, LiveProblem, LiveTable
from pentapolis.server.types.tables import Note, Table
from tests.server.house import House, Live, Person, SeenUpdate, open_table, play_until, start_together


def closed_with(live: Live) -> int:
    """The code with which the server closes the connection."""
    with pytest.raises(ConnectionClosed):
        live.socket.recv(30)
    assert live.socket.close_code is not None
    return live.socket.close_code


def test_two_people_and_a_spectator_see_every_move(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    with anna.live(table) as at_anna, bo.live(table) as at_bo, cleo.live(table) as at_cleo:
        lives = (at_anna, at_bo, at_cleo)
        updates = [live.wait(SeenUpdate) for live in lives]
        assert [update.plies for update in updates] == [[0], [0], [0]]
        assert [update.you for update in updates] == [0, 1, None]
        for ply in range(1, 9):
            (actor,) = updates[0].table.actors
            assert [len(update.legal) > 0 for update in updates] == [actor == 0, actor == 1, False]
            (anna, bo)[actor].move(table, ply - 1, updates[actor].legal[0])
            updates = [live.update(ply) for live in lives]
            assert [update.plies for update in updates] == [[ply]] * 3
            assert [update.steps[0].view["seat"] for update in updates] == [0, 1, None]
            assert [update.steps[0].view["ply"] for update in updates] == [ply] * 3


def test_a_lobby_shows_who_comes_and_goes(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "open", public=True)
    with anna.live(table) as live:
        kinds = live.wait(LiveTable).table.seats
        assert [seat.kind for seat in kinds] == ["person", "open"]
        with bo.live(table):
            bo.post(f"/api/tables/{table.id}/join", {}, Table)
            while not (seats := live.wait(LiveTable).table.seats)[1].online:
                pass
            assert (seats[1].name, seats[0].online) == ("Bo", True)
        while live.wait(LiveTable).table.seats[1].online:
            pass
        bo.put("/api/me", {"name": "Bodil"}, dict[str, str])
        assert live.wait(LiveTable).table.seats[1].name == "Bodil"
        anna.post(f"/api/tables/{table.id}/start", None, Table)
        assert live.wait(SeenUpdate).plies == [0]


def test_a_closed_lobby_says_goodbye(anna: Person, cleo: Person) -> None:
    table = open_table(anna, "me", "open", public=True)
    with cleo.live(table) as live:
        live.wait(LiveTable)
        anna.post(f"/api/tables/{table.id}/leave", None, Table)
        assert live.wait(LiveProblem).problem.id == "problem-unknown-table"
        assert closed_with(live) == 4404


def test_whoever_may_not_look_is_told_why(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "open")
    with bo.live(table) as live:
        assert live.wait(LiveProblem).problem.id == "problem-private-table"
        assert closed_with(live) == 4403
    with bo.live(table, invite=str(table.invite)) as live:
        assert live.wait(LiveTable).table.id == table.id
    with bo.live(table) as live:
        assert live.wait(LiveTable).table.id == table.id


def test_a_page_of_another_site_gets_no_connection(house: House, anna: Person) -> None:
    table = open_table(anna, "me", "open", public=True)
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(house.url)) as socket:
        assert "table" in str(socket.recv(30))


def test_after_a_drop_the_missing_steps_come(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    play_until(table, 2, anna, bo)
    with anna.live(table) as live:
        seen = live.wait(SeenUpdate)
        assert (seen.epoch, seen.plies) == (0, [2])
    play_until(table, 5, anna, bo)
    with anna.live(table, epoch=0, ply=2) as live:
        resumed = live.wait(SeenUpdate)
        assert resumed.plies == [3, 4, 5]
        assert [step.view["ply"] for step in resumed.steps] == [3, 4, 5]
        assert all(step.view["seat"] == 0 for step in resumed.steps)
    with anna.live(table, epoch=0, ply=5) as live:
        assert live.wait(SeenUpdate).plies == []
    with anna.live(table, epoch=0, ply=-1) as live:
        everything = live.wait(SeenUpdate)
        assert everything.plies == [0, 1, 2, 3, 4, 5]
        assert (everything.steps[0].seat, everything.steps[0].events) == (None, [])


def test_after_a_drop_with_an_undo_in_between_the_present_comes(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    play_until(table, 7, anna, bo)
    mover, other = (bo, anna) if anna.position(table).legal else (anna, bo)
    assert mover.post(f"/api/tables/{table.id}/undo", {"ply": 7}, dict[str, object])["done"] is True
    with other.live(table, epoch=0, ply=7) as live:
        resumed = live.wait(SeenUpdate)
        assert (resumed.epoch, resumed.plies) == (1, [6])
        mover.move(table, 6, mover.position(table).legal[0])
        assert live.update(7, epoch=1).plies == [7]


def test_an_open_question_is_shown_and_an_undo_throws_away(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    with bo.live(table) as live:
        live.wait(SeenUpdate)
        anna.move(table, 0, anna.position(table).legal[0])
        live.update(1)
        anna.post(f"/api/tables/{table.id}/undo", {"ply": 1}, dict[str, object])
        asked = live.wait(SeenUpdate)
        assert (asked.plies, asked.undo is not None) == ([], True)
        bo.post(f"/api/tables/{table.id}/undo/answer", {"agree": True}, dict[str, object])
        back = live.update(0, epoch=1)
        assert (back.plies, back.undo) == ([0], None)


def test_chat_reaches_everybody_and_is_kept(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    chat = f"/api/tables/{table.id}/chat"
    with bo.live(table) as live, cleo.live(table) as watching:
        live.wait(SeenUpdate)
        watching.wait(SeenUpdate)
        assert anna.http.post(chat, json={"text": "  good\n luck "}).status_code == 201
        for listener in (live, watching):
            line = listener.line()
            assert (line.seat, line.name, line.text) == (0, "Anna", "good luck")
        cleo.http.post(chat, json={"text": "oh!"})
        assert live.line().seat is None
    assert [line["text"] for line in bo.get(chat, list[dict[str, object]])] == ["good luck", "oh!"]
    assert anna.refused("POST", chat, {"text": " \n "}).id == "problem-bad-text"
    assert anna.refused("POST", chat, {"text": "x" * 501}).id == "problem-bad-text"


def test_too_much_chat_is_held_back(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    chat = f"/api/tables/{table.id}/chat"
    answers = [anna.http.post(chat, json={"text": "hi"}) for _ in range(12)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["id"] == "problem-too-many"
    assert refused[0].json()["args"]["seconds"] >= 1
    assert refused[0].headers["retry-after"]


def test_pings_are_answered_and_nonsense_ignored(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    with anna.live(table) as live:
        live.wait(SeenUpdate)
        for nonsense in ("", "{", '{"type":"move","action":"lay 1 0"}', "[1]", b"\x00"):
            live.socket.send(nonsense)
        live.socket.send('{"type":"ping"}')
        live.wait(LivePong)


def test_who_resigns_goes_on_watching_as_a_spectator(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo, watched=False)
    with anna.live(table) as live:
        assert live.wait(SeenUpdate).you == 0
        answer = anna.post(f"/api/tables/{table.id}/resign", None, Table)
        assert (answer.you, answer.owner, answer.invite) == (None, False, None)
        assert (answer.seats[0].kind, answer.seats[0].resigned, answer.seats[0].name) == ("bot", True, "Anna")
        update = live.wait(SeenUpdate)
        while update.you is not None:
            update = live.wait(SeenUpdate)
        assert update.legal == []
        assert update.steps[-1].view["seat"] is None
        while bo.position(table).table.ply == 0:
            live.receive()
    kept = bo.get(f"/api/tables/{table.id}", Table)
    assert kept.owner
    assert kept.notes == [Note(0, 0, Message("note-resigned", {"player": 0}))]
