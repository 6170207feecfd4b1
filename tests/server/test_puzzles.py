"""Puzzles over the web: what was done comes along, and nothing is stored."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import msgspec
import pytest

from pentapolis.puzzles import Attempt, Puzzle, puzzle_of, puzzles
from pentapolis.server.types.playing import WhyAnswer
from pentapolis.server.types.puzzles import PuzzleInfo, PuzzleToday
from pentapolis.server.types.tables import Table
from tests.server.house import Person, SeenStep

ATTIKA = "/api/games/attika/puzzles"


class SeenPuzzle(msgspec.Struct):
    """A puzzle as a client reads it."""

    table: Table
    scene: int
    steps: list[SeenStep]
    legal: list[str]
    done: list[str]
    refusal: dict[str, object] | None
    puzzle: PuzzleInfo
    verdict: str
    said: dict[str, object]
    goal: dict[str, object]
    explanation: list[dict[str, object]]
    solution: list[str] | None


@pytest.fixture
def puzzle() -> Puzzle:
    """A puzzle of several actions."""
    return next(one for one in puzzles("attika") if len(one.solution) > 1)


def solve(person: Person, puzzle: Puzzle, **request: object) -> SeenPuzzle:
    path = f"/api/games/{puzzle.game}/puzzles/{puzzle.name}"
    return person.post(path, {"done": [], **request}, SeenPuzzle)


def test_the_puzzles_of_a_game_are_listed_from_easy_to_hard(anna: Person) -> None:
    listed = anna.get(ATTIKA, list[PuzzleInfo])
    assert [one.name for one in listed] == [one.name for one in puzzles("attika")]
    assert [one.number for one in listed] == list(range(1, len(listed) + 1))
    ratings = [one.rating for one in listed]
    assert ratings == sorted(ratings)


def test_a_puzzle_is_solved_with_one_request_an_action(anna: Person, puzzle: Puzzle) -> None:
    seen = solve(anna, puzzle)
    assert (seen.done, seen.verdict, seen.said) == ([], "going", seen.goal)
    assert seen.solution is None
    assert seen.explanation == []
    plies = [step.ply for step in seen.steps]
    for number, entry in enumerate(puzzle.solution):
        assert seen.verdict == "going"
        assert entry in seen.legal
        known = {"scene": seen.scene, "ply": plies[-1]}
        seen = solve(anna, puzzle, done=list(puzzle.solution[:number]), entry=entry, after=known)
        assert seen.refusal is None
        assert seen.done == list(puzzle.solution[: number + 1])
        plies += [step.ply for step in seen.steps]
        assert plies == list(range(plies[0], plies[0] + len(plies)))
    assert seen.verdict == "solved"
    assert seen.said["id"] == "puzzle-solved"
    assert seen.legal == []
    assert seen.explanation
    assert seen.solution == list(puzzle.solution)


def test_who_misses_it_is_told_so_and_the_solution_only_on_request(anna: Person, puzzle: Puzzle) -> None:
    draw = next(entry for entry in solve(anna, puzzle).legal if entry.startswith("draw"))
    missed = solve(anna, puzzle, entry=draw)
    assert (missed.verdict, missed.said["id"]) == ("missed", "puzzle-missed")
    assert (missed.legal, missed.explanation, missed.solution) == ([], [], None)
    again = solve(anna, puzzle, done=[draw], entry=puzzle.solution[0])
    assert again.refusal is not None
    assert again.refusal["id"] == "puzzle-over"
    shown = solve(anna, puzzle, done=[draw], reveal=True)
    assert shown.solution == list(puzzle.solution)
    assert shown.explanation
    assert shown.verdict == "missed"
    assert solve(anna, puzzle, done=[]).verdict == "going", "one may go back"


def test_the_others_are_bots_and_their_secrets_stay_hidden(anna: Person, puzzle: Puzzle) -> None:
    seen = solve(anna, puzzle)
    assert seen.table.you == puzzle.seat
    assert [seat.kind == "person" for seat in seen.table.seats] == [
        seat == puzzle.seat for seat in range(len(seen.table.seats))
    ]
    view = msgspec.to_builtins(puzzle.rules.first.view(puzzle.seat))
    assert seen.steps[-1].view == msgspec.json.decode(msgspec.json.encode(view))


def test_why_and_preview_answer_at_the_place_in_the_puzzle(anna: Person, puzzle: Puzzle) -> None:
    path = f"{ATTIKA}/{puzzle.name}"
    question = {"done": [], "action": puzzle.solution[0]}
    assert anna.post(f"{path}/why", question, WhyAnswer).refusal is None
    assert anna.post(f"{path}/preview", question, dict[str, object])["preview"] is not None
    question = {"done": list(puzzle.solution), "action": puzzle.solution[0]}
    refusal = anna.post(f"{path}/why", question, WhyAnswer).refusal
    assert refusal is not None
    assert refusal.id == "puzzle-over"
    assert anna.post(f"{path}/preview", question, dict[str, object]) == {"preview": None}


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        (f"{ATTIKA}/nothing", "problem-unknown-puzzle"),
        (f"{ATTIKA}/nothing/why", "problem-unknown-puzzle"),
        ("/api/games/chess/puzzles/nothing", "problem-unknown-game"),
    ],
)
def test_puzzles_that_do_not_exist(anna: Person, path: str, problem: str) -> None:
    body = {"done": [], **({"action": "draw 1"} if path.endswith("why") else {})}
    assert anna.refused("POST", path, body).id == problem


def test_the_puzzle_of_the_day_is_the_same_for_everybody(anna: Person, bo: Person) -> None:
    today = anna.get("/api/puzzles/today", PuzzleToday)
    assert today.puzzle is not None
    assert bo.get("/api/puzzles/today", PuzzleToday) == today
    assert Attempt.begin(
        next(one for one in puzzles(today.puzzle.game) if one.name == today.puzzle.name)
    ).legal


def test_games_take_turns_and_sundays_are_harder_than_mondays() -> None:
    monday = date(2026, 11, 16)
    assert monday.weekday() == 0
    chosen = [puzzle_of(monday + timedelta(days=number)) for number in range(7 * 40)]
    numbers = [0 if one is None else puzzles(one.game).index(one) / len(puzzles(one.game)) for one in chosen]
    assert sum(numbers[0::7]) < sum(numbers[6::7])
    keys = {one.game for one in chosen if one is not None}
    for before, after in pairwise(chosen):
        assert before is not None
        assert after is not None
        assert before.game != after.game or len(keys) == 1
    seen = {one.name for one in chosen if one is not None}
    assert len(seen) >= len(chosen) / 10 or len(seen) == sum(len(puzzles(key)) for key in keys)
