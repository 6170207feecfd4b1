"""Moves: played once, checked by the engine, stored before they are acknowledged."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import httpx
import pytest

import pentapolis
from pentapolis.server.types.people import Me
from pentapolis.server.types.playing import LogStep, WhyAnswer
from pentapolis.server.types.tables import Table
from tests.server.house import (
    House,
    Person,
    open_table,
    play_to_the_end,
    play_until,
    read_update,
    start_together,
)

Game = tuple[Table, Person, Person]
"""A table and the two people who played at it."""


@pytest.fixture(scope="module")
def finished(house: House) -> Iterator[Game]:
    """A finished game of two people."""
    with house.guest() as anna, house.guest() as bo:
        anna.put("/api/me", {"name": "Anna"}, Me)
        bo.put("/api/me", {"name": "Bo"}, Me)
        table = start_together(anna, bo)
        yield play_to_the_end(table, anna, bo), anna, bo


def test_a_whole_game_ends_with_a_result_and_a_record(finished: Game) -> None:
    table, anna, _ = finished
    result = table.result
    assert result is not None
    assert table.actors == []
    assert table.finished is not None
    for seat in range(2):
        assert sum(line.points for line in result.breakdown[seat]) == result.scores[seat]
    text = anna.http.get(f"/api/tables/{table.id}/record").text
    record = pentapolis.Record.parse(text)
    assert record.players == ("Anna", "Bo")
    assert len(record.moves) == table.ply
    final = record.verify().result
    assert final is not None
    assert list(final.scores) == result.scores
    move = {"ply": table.ply, "action": "lay 1 0"}
    assert anna.refused("POST", f"/api/tables/{table.id}/moves", move).id == "problem-not-running"
    assert anna.refused("POST", f"/api/tables/{table.id}/resign", {}).id == "problem-not-running"


def test_a_finished_game_can_be_replayed_from_any_seat(finished: Game, cleo: Person) -> None:
    table, _, _ = finished
    for seat in ("", "?seat=0", "?seat=1"):
        replay = read_update(cleo.http.get(f"/api/tables/{table.id}/replay{seat}").content)
        assert replay.plies == list(range(table.ply + 1))
        assert replay.steps[3].view["seat"] == (None if not seat else int(seat[-1]))
    assert cleo.refused("GET", f"/api/tables/{table.id}/replay?seat=2").id == "problem-unknown-seat"
    log = cleo.get(f"/api/tables/{table.id}/log", list[LogStep])
    assert [step.ply for step in log] == list(range(1, table.ply + 1))


def test_the_log_begins_with_what_happened_before_the_first_move(anna: Person) -> None:
    table = anna.post(
        "/api/tables",
        {"game": "lacitta", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "start": True},
        Table,
    )
    first = anna.get(f"/api/tables/{table.id}/log", list[LogStep])[0]
    assert (first.ply, first.seat) == (0, None)
    assert [line.id for line in first.log] == ["lacitta-event-year-began", *["lacitta-event-grown"] * 2]


def test_a_running_game_has_no_replay_and_no_record(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    for what in ("record", "replay", "replay?seat=1"):
        assert anna.refused("GET", f"/api/tables/{table.id}/{what}").id == "problem-not-finished"
    assert anna.refused("POST", f"/api/tables/{table.id}/rematch").id == "problem-not-finished"


def test_everybody_gets_the_same_rematch(finished: Game, cleo: Person) -> None:
    table, anna, bo = finished
    again = f"/api/tables/{table.id}/rematch"
    first = bo.post(again, None, Table)
    assert (first.status, first.you, first.owner) == ("open", 1, True)
    assert [seat.kind for seat in first.seats] == ["open", "person"]
    assert [seat.colour for seat in first.seats] == [seat.colour for seat in table.seats]
    assert bo.post(again, None, Table).id == first.id
    second = anna.post(again, None, Table)
    assert (second.id, second.you, second.owner) == (first.id, 0, False)
    assert anna.get(f"/api/tables/{table.id}", Table).rematch == first.id
    assert cleo.refused("POST", again).id == "problem-not-your-seat"
    assert bo.post(f"/api/tables/{first.id}/start", None, Table).status == "running"


def test_the_same_ply_is_played_once_however_often_it_is_sent(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    legal = anna.position(table).legal
    barrier = Barrier(6)

    def send(action: str) -> httpx.Response:
        barrier.wait()
        return anna.http.post(f"/api/tables/{table.id}/moves", json={"ply": 0, "action": action})

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(send, legal[:3] * 2))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {answer.json()["id"] for answer in answers if answer.status_code == 409} == {"problem-stale-ply"}
    assert anna.position(table).table.ply == 1


def test_a_stale_or_future_ply_changes_nothing(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    play_until(table, 2, anna, bo)
    before = anna.position(table)
    moves = f"/api/tables/{table.id}/moves"
    for ply, epoch in ((0, None), (1, 0), (3, None), (2, 1)):
        body = {"ply": ply, "action": before.legal[0], "epoch": epoch}
        assert anna.refused("POST", moves, body).id == "problem-stale-ply"
    assert anna.position(table) == before


def test_steps_that_led_to_the_present_are_told_as_the_asker_saw_them(
    anna: Person, bo: Person, cleo: Person
) -> None:
    table = start_together(anna, bo)
    play_until(table, 9, anna, bo)
    assert anna.position(table).plies == [9]
    for person, seat in ((anna, 0), (bo, 1), (cleo, None)):
        seen = person.position(table, after=5)
        assert seen.plies == [6, 7, 8, 9]
        assert {step.view["seat"] for step in seen.steps} == {seat}
        assert seen.steps[-1] == person.position(table).steps[-1]
    assert anna.position(table, after=-1).plies == [*range(10)]
    assert [anna.position(table, after=after).plies for after in (8, 9, 10_000)] == [[9]] * 3


def test_refused_moves_say_why(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    moves = f"/api/tables/{table.id}/moves"
    legal = anna.position(table).legal
    assert cleo.refused("POST", moves, {"ply": 0, "action": legal[0]}).id == "problem-not-your-seat"
    unknown = anna.refused("POST", moves, {"ply": 0, "action": "castle"})
    assert unknown.id == "problem-unknown-action"
    assert "castle" in unknown.text
    not_turn = bo.refused("POST", moves, {"ply": 0, "action": legal[0]})
    assert not_turn.id == "problem-not-your-turn"
    assert not_turn.refusal is not None
    assert not_turn.refusal.id == "refusal-not-your-turn"
    illegal = anna.refused("POST", moves, {"ply": 0, "action": "place farmer A0"})
    assert illegal.id == "problem-illegal-action"
    assert illegal.refusal is not None
    assert illegal.refusal.rule.startswith("palatinus.")
    assert anna.refused("POST", moves, {"ply": -1, "action": "x"}).id == "problem-malformed"
    assert anna.refused("POST", moves, {"action": "x"}).id == "problem-malformed"
    assert anna.refused("POST", moves, {"ply": 0, "action": "x" * 300}).id == "problem-malformed"
    assert anna.position(table).table.ply == 0


def test_an_open_table_has_no_position(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    assert anna.refused("GET", f"/api/tables/{table.id}/position").id == "problem-not-running"
    move = {"ply": 0, "action": "lay 1 0"}
    assert anna.refused("POST", f"/api/tables/{table.id}/moves", move).id == "problem-not-running"
    assert anna.refused("POST", f"/api/tables/{table.id}/undo", {"ply": 0}).id == "problem-not-running"
    assert anna.refused("POST", f"/api/tables/{table.id}/resign", {}).id == "problem-not-running"


def test_people_can_ask_why_not_and_what_if(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    why, preview = f"/api/tables/{table.id}/why", f"/api/tables/{table.id}/preview"
    play_until(table, 6, anna, bo)
    actor, other = (anna, bo) if anna.position(table).legal else (bo, anna)
    legal = actor.position(table).legal[0]
    assert legal.startswith("place")
    assert actor.post(why, {"action": legal}, WhyAnswer).refusal is None
    refusal = actor.post(why, {"action": "lay 1 0"}, WhyAnswer).refusal
    assert refusal is not None
    refusal = other.post(why, {"action": legal}, WhyAnswer).refusal
    assert refusal is not None
    assert refusal.id == "refusal-not-your-turn"
    assert actor.post(preview, {"action": legal}, dict[str, object])["preview"] is not None
    assert actor.post(preview, {"action": "lay 1 0"}, dict[str, object])["preview"] is None
    assert cleo.refused("POST", why, {"action": legal}).id == "problem-not-your-seat"
    assert cleo.refused("POST", preview, {"action": legal}).id == "problem-not-your-seat"
    assert actor.refused("POST", why, {"action": "castle"}).id == "problem-unknown-action"
