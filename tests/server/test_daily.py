"""The race of the day: the same luck for everybody, one attempt each, and a table of the best runs."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from pentapolis.server import daily
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage.daily_races import Outcome, Run
from pentapolis.server.storage.store import Store
from pentapolis.server.types.daily import Daily, DailyRun
from pentapolis.server.types.playing import UndoAnswer
from pentapolis.server.types.tables import Table, TableSummary
from tests.server.conftest import NewDatabase
from tests.server.house import Person

DAY = date(2026, 3, 1)


# Running ---------------------------------------------------------------------------


def run(person: Person) -> Table:
    return person.post("/api/daily", None, Table)


def lose(person: Person, builds: int) -> Table:
    """A run that only takes cards, after so many buildings that cost nothing or are paid as it comes."""
    table = run(person)
    present = person.position(table)
    while present.legal:
        building = [action for action in present.legal if action.startswith("build ")] if builds else []
        paying = [action for action in present.legal if action.startswith("pay ")]
        action = (paying or building or [present.legal[-1]])[0]
        builds -= action.startswith("build ")
        person.move(table, present.table.ply, action)
        present = person.position(table)
    return person.get(f"/api/tables/{table.id}", Table)


def own_run(person: Person) -> DailyRun:
    return next(found for found in person.get("/api/daily", Daily).best if found.you)


def test_everybody_has_the_same_luck(anna: Person, bo: Person) -> None:
    hers, his = (person.position(run(person)).steps[-1].view for person in (anna, bo))
    assert hers == his


def test_everybody_has_one_attempt(anna: Person) -> None:
    before = anna.get("/api/daily", Daily)
    assert (before.table, before.status, before.game) == (None, None, "attika")
    first = run(anna)
    anna.move(first, 0, "finish")
    again = run(anna)
    assert (again.id, again.ply) == (first.id, 1)
    assert again.daily == before.day
    after = anna.get("/api/daily", Daily)
    assert (after.table, after.status) == (first.id, "running")
    assert not any(found.you for found in after.best), "a run that is not over is not shown"


def test_a_lost_race_has_no_winner_and_stands_in_the_table(anna: Person, bo: Person, cleo: Person) -> None:
    table = lose(anna, builds=1)
    assert table.result is not None
    assert (table.result.ending, table.result.ranking) == ("attika-ending-race-lost", [[], [0]])
    listed = anna.get("/api/tables", list[TableSummary], mine=True)
    assert [(found.id, found.status, found.winners) for found in listed] == [(table.id, "finished", [])]
    lose(bo, builds=0)
    lose(cleo, builds=0)
    best, worse, equal = own_run(anna), own_run(bo), own_run(cleo)
    assert (best.name, best.won, best.score, best.spare) == ("Anna", False, 1, 0)
    assert (worse.score, worse.place) == (0, equal.place)
    assert best.place < worse.place


def test_nothing_seen_can_be_taken_back(anna: Person) -> None:
    table = run(anna)
    ply = anna.move(table, 0, "draw 1")
    assert anna.refused("POST", f"/api/tables/{table.id}/undo", {"ply": ply}).id == "problem-undo-seen"
    present = anna.position(table)
    assert (present.epoch, present.table.ply) == (0, ply)


def test_what_showed_nothing_can_be_taken_back(anna: Person) -> None:
    table = run(anna)
    ply = anna.move(table, anna.move(table, 0, "draw 1"), "store")
    answer = anna.post(f"/api/tables/{table.id}/undo", {"ply": ply}, UndoAnswer)
    assert answer.done


def test_the_record_waits_until_the_day_is_over(anna: Person) -> None:
    table = lose(anna, builds=0)
    assert anna.refused("GET", f"/api/tables/{table.id}/record").id == "problem-daily-record"
    assert anna.http.get(f"/api/tables/{table.id}/replay").status_code == 200
    assert not any('"seed"' in heard for heard in anna.heard)


def test_a_table_of_ones_own_choosing_is_no_daily_race(anna: Person) -> None:
    body = {"game": "attika", "seats": [{"kind": "me"}], "options": {"solo_race": True}, "start": True}
    table = anna.post("/api/tables", body, Table)
    assert table.daily is None
    assert anna.get("/api/daily", Daily).table is None


# Seeds and days ---------------------------------------------------------------------------


def test_the_seed_follows_from_day_and_secret(store: Store) -> None:
    seeds = [store.write_now(daily.seed_of, DAY + timedelta(days=days)) for days in range(5)]
    assert len(set(seeds)) == len(seeds)
    assert store.write_now(daily.seed_of, DAY) == seeds[0]


def test_another_server_has_other_races(store: Store, new_database: NewDatabase) -> None:
    other = Store(new_database("sqlite"))
    other.migrate()
    assert store.write_now(daily.seed_of, DAY) != other.write_now(daily.seed_of, DAY)
    other.close()


def test_two_starts_at_once_are_one_attempt(store: Store) -> None:
    first = store.write_now(daily.run, "anna", DAY)
    assert store.write_now(daily.run, "anna", DAY).id == first.id
    assert store.write_now(daily.run, "anna", DAY + timedelta(days=1)).id != first.id
    assert store.write_now(daily.run, "bo", DAY).seed == first.seed


def test_the_record_of_an_earlier_day_is_told(store: Store) -> None:
    daily.require_told(store.write_now(daily.run, "anna", DAY))
    with pytest.raises(ProblemError):
        daily.require_told(store.write_now(daily.run, "anna", daily.today()))


# The table of the best ---------------------------------------------------------------------------


def finished(name: str, score: int, spare: int) -> Run:
    won = score == 30
    ranking = [[0]] if won else [[], [0]]
    ending = "attika-ending-race-gold" if won else "attika-ending-race-lost"
    return Run(name.lower(), name, Outcome(ranking, [score], [spare], ending))


def test_runs_are_placed_by_victory_buildings_and_turns_and_equal_runs_share_a_place() -> None:
    runs = [finished("Dee", 29, 0), finished("Bo", 30, 6), finished("Anna", 30, 8), finished("Cleo", 30, 6)]
    found = daily.placed(runs, "cleo")
    assert [(one.place, one.name, one.you) for one in found] == [
        (1, "Anna", False),
        (2, "Bo", False),
        (2, "Cleo", True),
        (4, "Dee", False),
    ]
    assert [one.won for one in found] == [True, True, True, False]
