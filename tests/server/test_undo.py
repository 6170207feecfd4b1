"""Undo: free while nobody learned anything, else by consent; never after the end."""

from __future__ import annotations

from pentapolis.server.types import Table, UndoAnswer
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


def test_there_is_nothing_to_undo_before_ones_first_move(anna: Person, bo: Person, cleo: Person) -> None:
    table = start_together(anna, bo)
    path = f"/api/tables/{table.id}/undo"
    assert anna.refused("POST", path, {"ply": 0}).id == "problem-nothing-to-undo"
    anna.move(table, 0, anna.position(table).legal[0])
    assert bo.refused("POST", path, {"ply": 1}).id == "problem-nothing-to-undo"
    assert anna.refused("POST", path, {"ply": 0}).id == "problem-stale-ply"
    assert cleo.refused("POST", path, {"ply": 1}).id == "problem-not-your-seat"
    assert bo.refused("POST", path + "/answer", {"agree": True}).id == "problem-no-undo-question"


def test_against_bots_every_move_can_be_taken_back_but_not_after_the_end(anna: Person) -> None:
    table = open_table(anna, "me", "easy", start=True, options={"starting_player": 0})
    with anna.live(table) as live:
        update = live.wait(SeenUpdate)
        anna.move(table, 0, update.legal[0])
        mine = live.update(2)
        assert undo(anna, table, 2).done
        back = live.update(0, epoch=1)
        assert (back.plies, back.legal) == ([0], update.legal)
        assert mine.epoch == 0
        while update.table.status == "running":
            if update.legal and update.epoch == 1:
                anna.http.post(
                    f"/api/tables/{table.id}/moves",
                    json={"ply": update.table.ply, "action": update.legal[0], "epoch": 1},
                )
            update = live.wait(SeenUpdate) if update.epoch == 1 else back
    last = update.table.ply
    assert anna.refused("POST", f"/api/tables/{table.id}/undo", {"ply": last}).id == "problem-not-running"
