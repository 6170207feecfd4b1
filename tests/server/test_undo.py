"""Undo: free while nobody learned anything, else by consent; never after the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pentapolis.kernel.messages import Message
from pentapolis.server import lobby
from pentapolis.server.histories import History
from pentapolis.server.storage.store import Store
from pentapolis.server.types.games import OptionValue
from pentapolis.server.types.playing import LogStep, UndoAnswer, UndoWay
from pentapolis.server.types.tables import NewTable, Note, SeatRequest, Table
from pentapolis.server.undoing import last_move_of, way_back
from tests.server.conftest import NewDatabase
from tests.server.house import Person, SeenUpdate, open_table, play_until, start_together

LAID = 6
"""With two players, so many tiles are laid before the placing begins; placing reveals nothing."""


def undo(person: Person, table: Table, ply: int) -> UndoAnswer:
    return person.post(f"/api/tables/{table.id}/undo", {"ply": ply}, UndoAnswer)


def answer(person: Person, table: Table, *, agree: bool) -> UndoAnswer:
    return person.post(f"/api/tables/{table.id}/undo/answer", {"agree": agree}, UndoAnswer)


def placing(anna: Person, bo: Person) -> tuple[Table, Person, Person]:
    """A game in which placing has begun: the table, who is to place now, and the other."""
    table = start_together(anna, bo)
    play_until(table, LAID, anna, bo)
    mover, other = (anna, bo) if anna.position(table).legal else (bo, anna)
    assert mover.position(table).legal[0].startswith("place")
    return table, mover, other


def test_a_placement_can_be_taken_back_until_the_next_person_moves(anna: Person, bo: Person) -> None:
    table, mover, other = placing(anna, bo)
    before = mover.position(table)
    mover.move(table, LAID, before.legal[0])
    assert undo(mover, table, LAID + 1) == UndoAnswer(done=True, waiting=[])
    after = mover.position(table)
    assert (after.epoch, after.table.ply, after.legal) == (1, LAID, before.legal)
    assert after.steps[0].view == before.steps[0].view
    mover.move(table, LAID, before.legal[1])
    other.move(table, LAID + 1, other.position(table).legal[0])
    assert undo(mover, table, LAID + 2).waiting == [other.position(table).you]


def test_a_tile_that_turned_up_another_needs_consent(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    anna.move(table, 0, anna.position(table).legal[0])
    assert undo(anna, table, 1) == UndoAnswer(done=False, waiting=[1])
    question = bo.position(table).undo
    assert question is not None
    assert (question.seat, question.ply, question.waiting) == (0, 0, [1])
    assert answer(bo, table, agree=True) == UndoAnswer(done=True, waiting=[])
    present = anna.position(table)
    assert (present.epoch, present.table.ply, present.undo) == (1, 0, None)


def test_a_refused_question_is_gone(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    anna.move(table, 0, anna.position(table).legal[0])
    undo(anna, table, 1)
    path = f"/api/tables/{table.id}/undo/answer"
    assert cleo.refused("POST", path, {"agree": True}).id == "problem-not-your-seat"
    assert answer(bo, table, agree=False) == UndoAnswer(done=False, waiting=[])
    assert bo.refused("POST", path, {"agree": True}).id == "problem-no-undo-question"
    assert anna.position(table).undo is None
    assert anna.position(table).table.ply == 1


def test_who_asked_is_told_who_refused(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    with anna.live(table) as live:
        anna.move(table, 0, anna.position(table).legal[0])
        undo(anna, table, 1)
        answer(bo, table, agree=False)
        seen = live.wait(SeenUpdate)
        while not seen.table.notes:
            seen = live.wait(SeenUpdate)
        refused = Message("note-undo-refused", {"player": 1, "player_asking": 0})
        assert (seen.undo, seen.table.notes) == (None, [Note(1, 1, refused)])
        undo(anna, table, 1)
        answer(anna, table, agree=False)
    assert anna.position(table).table.notes == [Note(1, 1, refused)]  # taking a question back is no refusal


def test_a_question_tells_which_move_it_is_about(anna: Person, bo: Person, cleo: Person) -> None:
    table, mover, other = placing(anna, bo)
    hidden = next(action for action in mover.position(table).legal if "wolf" in action)
    mover.move(table, LAID, hidden)
    other.move(table, LAID + 1, other.position(table).legal[0])
    undo(mover, table, LAID + 2)
    own, others, spectators = (person.position(table).undo for person in (mover, other, cleo))
    assert own is not None
    assert others is not None
    assert own.log == mover.get(f"/api/tables/{table.id}/log", list[LogStep])[LAID].log
    assert others.log == other.get(f"/api/tables/{table.id}/log", list[LogStep])[LAID].log
    assert others.log
    assert spectators == others
    assert hidden.split()[1] not in str(others)


def test_the_asker_can_take_the_question_back_but_not_agree_to_it(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    anna.move(table, 0, anna.position(table).legal[0])
    undo(anna, table, 1)
    assert answer(anna, table, agree=True) == UndoAnswer(done=False, waiting=[1])
    assert answer(anna, table, agree=False) == UndoAnswer(done=False, waiting=[])
    assert bo.position(table).undo is None


def test_a_move_of_a_person_withdraws_the_question(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    anna.move(table, 0, anna.position(table).legal[0])
    undo(anna, table, 1)
    bo.move(table, 1, bo.position(table).legal[0])
    assert anna.position(table).undo is None
    assert bo.refused("POST", f"/api/tables/{table.id}/undo/answer", {"agree": True}).id == (
        "problem-no-undo-question"
    )


def test_the_consent_of_every_other_person_is_needed(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo, cleo)
    anna.move(table, 0, anna.position(table).legal[0])
    assert undo(anna, table, 1).waiting == [1, 2]
    assert answer(cleo, table, agree=True) == UndoAnswer(done=False, waiting=[1])
    assert answer(bo, table, agree=True).done


def test_who_resigns_need_not_agree_any_more(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    anna.move(table, 0, anna.position(table).legal[0])
    undo(anna, table, 1)
    bo.post(f"/api/tables/{table.id}/resign", {"level": "easy"}, Table)
    present = anna.position(table)
    assert (present.epoch, present.table.ply, present.undo) == (1, 0, None)


def test_a_page_hears_that_nobody_is_left_to_be_asked(anna: Person, bo: Person) -> None:
    table, mover, other = placing(anna, bo)
    for person in (mover, other):
        present = person.position(table)
        person.move(table, present.table.ply, present.legal[0])
    with mover.live(table) as live:
        assert live.update(LAID + 2).takes_back == "ask"
        other.post(f"/api/tables/{table.id}/resign", {}, Table)
        seen = live.update(LAID + 2)
        assert (seen.takes_back, seen.steps) == ("free", [])


def test_there_is_nothing_to_undo_before_ones_first_move(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    path = f"/api/tables/{table.id}/undo"
    assert anna.refused("POST", path, {"ply": 0}).id == "problem-nothing-to-undo"
    anna.move(table, 0, anna.position(table).legal[0])
    assert bo.refused("POST", path, {"ply": 1}).id == "problem-nothing-to-undo"
    assert anna.refused("POST", path, {"ply": 0}).id == "problem-stale-ply"
    assert cleo.refused("POST", path, {"ply": 1}).id == "problem-not-your-seat"
    assert bo.refused("POST", path + "/answer", {"agree": True}).id == "problem-no-undo-question"


def test_against_bots_a_move_that_showed_nothing_can_be_taken_back_but_not_after_the_end(
    anna: Person,
) -> None:
    table = open_table(anna, "me", "easy", start=True, options={"starting_player": 0})
    with anna.live(table) as live:
        update = live.wait(SeenUpdate)
        while not update.legal or not update.legal[0].startswith("place"):
            if update.legal:
                anna.move(table, update.table.ply, update.legal[0])
            update = live.wait(SeenUpdate)
        before, ply = update, update.table.ply
        anna.move(table, ply, update.legal[0])
        update = live.update(ply + 2)  # a bot places hidden pieces, too: nobody learned anything
        assert update.takes_back == "free"
        assert undo(anna, table, ply + 2).done
        back = live.update(ply, epoch=1)
        assert (back.plies, back.legal) == ([ply], before.legal)
        update = back
        while update.table.status == "running":
            if update.legal:
                anna.move(table, update.table.ply, update.legal[0])
            update = live.wait(SeenUpdate)
    last = update.table.ply
    assert update.takes_back is None
    assert anna.refused("POST", f"/api/tables/{table.id}/undo", {"ply": last}).id == "problem-not-running"


def test_against_bots_a_move_that_showed_something_new_stands(anna: Person) -> None:
    table = open_table(anna, "me", "easy", start=True, options={"starting_player": 0})
    with anna.live(table) as live:
        update = live.wait(SeenUpdate)
        assert update.takes_back is None
        anna.move(table, 0, update.legal[0])
        update = live.update(2)
    assert update.takes_back == "seen"
    assert anna.refused("POST", f"/api/tables/{table.id}/undo", {"ply": 2}).id == "problem-undo-seen"
    assert (anna.position(table).epoch, anna.position(table).table.ply) == (0, 2)


@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [
        ("palatinus", 3, {}),
        ("attika", 3, {}),
        ("attika", 1, {"solo_race": True}),
        ("lacitta", 3, {}),
        ("pillars", 3, {}),
        ("antiquity", 3, {}),
    ],
)
def test_what_can_be_taken_back_against_bots_showed_nothing_that_was_hidden(
    key: str, seats: int, options: dict[str, OptionValue], new_database: NewDatabase
) -> None:
    """The same moves with other luck show the same to whoever may take them back at once."""
    store = Store(new_database("sqlite"))
    store.migrate()
    kinds = [SeatRequest("me"), *(SeatRequest("bot") for _ in range(seats - 1))]
    new = NewTable(key, kinds, options=options, start=True)
    record = store.write_now(lobby.open_table, "anna", new)
    store.close()
    rng = random.Random(7)
    history = History.start(record)
    ways: Counter[UndoWay] = Counter()
    while history.state.actors and history.ply < 1500 and min(ways["free"], ways["seen"]) < 5:
        seat = rng.choice(history.state.actors)
        history = history.play(seat, rng.choice(history.state.legal(seat)))
        target = last_move_of(history, 0)
        if target is None or history.ply - target > 3:
            continue
        way = way_back(record, history, 0, target)
        ways[way] += 1
        if way == "free":
            before, *_, after = history.states_from(target)
            other = before.resample(0, rng)
            for played in history.played[target:]:
                if other.refusal(played.seat, played.action) is not None:
                    break  # in that game a bot could not have done the same
                other.play(played.seat, played.action)
            else:
                assert other.view(0) == after.view(0)
    assert min(ways["free"], ways["seen"]) > 0
    assert ways["ask"] == 0


def test_other_people_may_agree_to_go_back_over_something_seen(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    anna.move(table, 0, anna.position(table).legal[0])
    seen = anna.position(table)
    assert seen.takes_back == "ask"
    undo(anna, table, 1)
    answer(bo, table, agree=True)
    anna.move(table, 0, anna.position(table).legal[0])
    assert anna.position(table).steps[0].view == seen.steps[0].view


# Where several decide at the same time ---------------------------------------------------------------------


def polluting(anna: Person, bo: Person) -> Table:
    """The pollution of the first round of Antiquity, far apart: both place three markers at the same time."""
    table = open_table(anna, "me", "open", public=True, game="antiquity")
    bo.post(f"/api/tables/{table.id}/join", {"invite": table.invite}, Table)
    anna.post(f"/api/tables/{table.id}/start", None, Table)
    table = play_until(table, 2, anna, bo)
    anna.move(table, 2, "done")
    bo.move(table, 3, "done")
    return anna.position(table).table


def test_a_decision_is_taken_back_freely_until_another_who_decides_too_has_moved(
    anna: Person, bo: Person
) -> None:
    table = polluting(anna, bo)
    assert sorted(table.actors) == [0, 1]
    before = anna.position(table).legal
    anna.move(table, 4, before[0])
    assert undo(anna, table, 5) == UndoAnswer(done=True, waiting=[])
    assert anna.position(table).legal == before
    assert len(bo.position(table).legal) > 3, "bo decides as before"

    for ply in (4, 5, 6):
        anna.move(table, ply, anna.position(table).legal[0])
    assert anna.position(table).legal == []
    assert anna.position(table).takes_back == "free", "nobody has moved since the last marker"
    bo.move(table, 7, bo.position(table).legal[0])
    assert anna.position(table).takes_back == "ask"
    assert undo(anna, table, 8) == UndoAnswer(done=False, waiting=[1])
    assert answer(bo, table, agree=True).done
    present = anna.position(table)
    assert (present.table.ply, sorted(present.table.actors)) == (6, [0, 1])
