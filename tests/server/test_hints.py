"""Hints: thought about where bots think, for those who play against bots alone, one at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count

import msgspec
import pytest

import pentapolis
from pentapolis.bots import Hint, HintChoice
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.state import State
from pentapolis.server import lobby
from pentapolis.server.bot_runner import HINT, BotFailed, Task, think
from pentapolis.server.config import Config
from pentapolis.server.hints import Hints
from pentapolis.server.play import Play
from pentapolis.server.problems import ProblemError
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import tables
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts.queue import LONGEST_NOTICE, Answer
from pentapolis.server.thoughts.shared import SharedThoughts
from pentapolis.server.thoughts.thought import Thought
from pentapolis.server.types.playing import HintAnswer, HintRequest, MoveRequest
from pentapolis.server.types.tables import NewTable, SeatRequest, Table
from tests.server.conftest import NewDatabase
from tests.server.house import PATIENCE, Person, open_house, open_table, quick, run, start_together
from tests.server.thinkers import PLENTY, StandInThoughts, thought, until


def against_a_bot(person: Person, game: str = "palatinus") -> Table:
    """A game in which the person begins."""
    return open_table(person, "me", "easy", game=game, start=True, options={"starting_player": 0})


def asked(person: Person, table: Table, **body: object) -> HintAnswer:
    return person.post(f"/api/tables/{table.id}/hint", {"ply": 0, **body}, HintAnswer)


def refused(person: Person, table: Table, **body: object) -> str:
    return person.refused("POST", f"/api/tables/{table.id}/hint", {"ply": 0, **body}).id


# Over the web ---------------------------------------------------------------------------


def test_a_hint_has_the_best_choices(anna: Person) -> None:
    table = against_a_bot(anna, "attika")
    present = anna.position(table)
    about = next(action for action in present.legal if action.startswith("build"))
    answer = asked(anna, table, epoch=0, about=about)
    assert answer.ply == 0
    told = [choice.action for choice in answer.hint.choices]
    assert set(told) <= set(present.legal)
    assert about in told
    assert 2 <= len(told) <= 4
    chances = [choice.chance for choice in answer.hint.choices]
    assert chances == sorted(chances, reverse=True)


def test_asked_again_it_is_the_same_hint(anna: Person) -> None:
    table = against_a_bot(anna, "attika")
    first = asked(anna, table)
    assert asked(anna, table) == first
    ply = anna.move(table, 0, first.hint.choices[0].action)
    if 0 in anna.position(table).table.actors:
        assert asked(anna, table, ply=ply).ply == ply


def test_hints_are_for_those_who_have_to_decide(anna: Person, bo: Person) -> None:
    table = against_a_bot(anna)
    assert refused(bo, table) == "problem-private-table"
    assert refused(anna, table, ply=1) == "problem-stale-ply"
    assert refused(anna, table, epoch=1) == "problem-stale-ply"
    assert refused(anna, table, about="castle") == "problem-unknown-action"
    problem = anna.refused("POST", f"/api/tables/{table.id}/hint", {"ply": 0, "about": "place soldier A0"})
    assert problem.id == "problem-illegal-action"
    assert problem.refusal is not None
    public = open_table(anna, "me", "easy", start=True, public=True)
    assert refused(bo, public) == "problem-not-your-seat"
    waiting = open_table(anna, "me", "open")
    assert refused(anna, waiting) == "problem-not-running"


def test_nobody_gets_hints_where_another_person_plays(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    assert {refused(person, table) for person in (anna, bo)} == {"problem-hint-with-people"}


def test_nobody_gets_hints_in_the_race_of_the_day(anna: Person) -> None:
    table = anna.post("/api/daily", None, Table)
    assert refused(anna, table) == "problem-hint-daily"


def test_hints_are_rationed(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), hints_per_person=2)
    with open_house(config) as house, house.guest() as anna:
        table = against_a_bot(anna)
        for _ in range(2):
            asked(anna, table)
        assert refused(anna, table) == "problem-too-many"


def test_a_hint_by_former_rules_has_no_reasons() -> None:
    former = pentapolis.game("attika", 1)
    snapshot = former.start(2, 7, {"starting_player": 0}).dump()
    told = think(Task("attika", HINT, 0, snapshot, 0.2, "draw 1"))
    choices = msgspec.json.decode(told, type=Hint).choices
    assert any(choice.action == "draw 1" for choice in choices)
    assert not any(choice.reasons or choice.against for choice in choices)


# One at a time ---------------------------------------------------------------------------


class Pondering(StandInThoughts):
    """Thinks until the test tells it to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Thought] = []
        self.under_way = 0
        self.told = asyncio.Event()
        self.answer: str | None = msgspec.json.encode(
            Hint((HintChoice("lay 1 0", 0.5, 0.0, False, (), ()),))
        ).decode()

    async def choose(self, thought: Thought) -> str:
        self.asked.append(thought)
        self.under_way += 1
        try:
            await self.told.wait()
        finally:
            self.under_way -= 1
        if self.answer is None:
            raise BotFailed("as the test wants it")
        return self.answer


class Desk:
    """A game against a bot, and hints about it without a server around them."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.rooms = Rooms(store, 10)
        self.thoughts = Pondering()
        self.hints = Hints(self.rooms, self.thoughts, config)
        self.play = Play(store, self.rooms, self._changed)
        seats = [SeatRequest("me"), SeatRequest("bot")]
        self.table = store.write_now(
            lobby.open_table,
            "anna",
            NewTable("palatinus", seats, options={"starting_player": 0}, start=True),
        )

    def _changed(self, record: TableRecord, *, told: bool = False) -> None:
        room = self.rooms.found(record.id)
        if room is not None:
            room.put(record)

    def ask(self, about: str | None = None) -> asyncio.Task[HintAnswer]:
        request = HintRequest(0, about=about)
        return asyncio.create_task(self.hints.hint(self.table.id, "anna", request))


@asynccontextmanager
async def desk(store: Store, *, patience: float = 30.0) -> AsyncIterator[Desk]:
    opened = Desk(store, replace(quick("sqlite://"), hint_seconds=0.05, bot_patience=patience))
    async with store.running():
        try:
            yield opened
        finally:
            await opened.hints.stop()


async def problem_of(task: asyncio.Task[HintAnswer]) -> str:
    with pytest.raises(ProblemError) as caught:
        await task
    return caught.value.problem.id


def test_the_newest_question_counts(store: Store) -> None:
    async def scenario() -> None:
        async with desk(store) as here:
            first = here.ask()
            await until(lambda: here.thoughts.under_way == 1)
            twin = here.ask()
            second = here.ask(about="lay 1 0")
            assert await problem_of(first) == "problem-hint-replaced"
            assert await problem_of(twin) == "problem-hint-replaced"
            await until(lambda: len(here.thoughts.asked) == 2)
            assert here.thoughts.under_way == 1
            here.thoughts.told.set()
            assert (await second).hint.choices[0].action == "lay 1 0"
            assert [found.about for found in here.thoughts.forgotten] == [None]
            assert len({found.key for found in here.thoughts.asked}) == 2
            assert {found.level for found in here.thoughts.asked} == {HINT}

    run(scenario)


def test_a_question_that_was_overtaken_does_not_count(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()
    known_to = Hints._known_to
    calls = count()

    def slow_at_first(hints: Hints, state: State, seat: int) -> Snapshot:
        if next(calls) == 0:
            held.wait(PATIENCE)
        return known_to(hints, state, seat)

    monkeypatch.setattr(Hints, "_known_to", slow_at_first)

    async def scenario() -> None:
        async with desk(store) as here:
            first = here.ask()
            second = here.ask(about="lay 1 0")
            await until(lambda: here.thoughts.under_way == 1)
            held.set()
            assert await problem_of(first) == "problem-hint-replaced"
            here.thoughts.told.set()
            assert (await second).hint.choices[0].action == "lay 1 0"
            assert [found.about for found in here.thoughts.asked] == ["lay 1 0"]

    run(scenario)


def test_the_same_question_is_thought_about_once(store: Store) -> None:
    async def scenario() -> None:
        async with desk(store) as here:
            here.thoughts.told.set()
            first = await here.ask()
            assert await here.ask() == first
            assert len(here.thoughts.asked) == 1

    run(scenario)


def test_a_hint_about_what_has_passed_is_forgotten(store: Store) -> None:
    async def scenario() -> None:
        async with desk(store) as here:
            asked_before = here.ask()
            await until(lambda: here.thoughts.under_way == 1)
            legal = pentapolis.game("palatinus").load(here.thoughts.asked[0].snapshot).legal(0)
            await here.play.move(here.table.id, "anna", MoveRequest(0, str(legal[0])))
            assert await problem_of(asked_before) == "problem-stale-ply"
            assert len(here.thoughts.forgotten) == 1
            assert here.thoughts.under_way == 0

    run(scenario)


def test_a_hint_that_takes_too_long_or_fails_says_so(store: Store) -> None:
    async def scenario() -> None:
        async with desk(store, patience=0.05) as here:
            assert await problem_of(here.ask()) == "problem-hint-failed"
            assert len(here.thoughts.forgotten) == 1
            here.thoughts.told.set()
            for answer in (None, "lay 1 0"):
                here.thoughts.answer = answer
                assert await problem_of(here.ask()) == "problem-hint-failed"

    run(scenario)


def test_only_what_the_seat_knows_is_thought_about(store: Store) -> None:
    async def scenario() -> None:
        async with desk(store) as here:
            here.thoughts.told.set()
            await here.ask()
            record = await store.read(tables.load, here.table.id)
            assert record is not None
            (given,) = here.thoughts.asked
            real = pentapolis.game("palatinus").start(
                2, int(record.seed), {**record.options, "colours": [seat.colour for seat in record.seats]}
            )
            drawn = pentapolis.game("palatinus").load(given.snapshot)
            assert drawn.view(0) == real.view(0)
            assert drawn != real
            assert record.seed not in msgspec.json.encode(given.snapshot).decode()
            assert given.people
            assert given.share.person == "anna"

    run(scenario)


# In PostgreSQL ---------------------------------------------------------------------------


def hint_thought(table: str, about: str | None = None) -> Thought:
    return msgspec.structs.replace(thought(table, seconds=0.2, level=HINT, people=True), about=about)


def test_thoughts_of_hints_have_names_of_their_own() -> None:
    about = [None, "lay 1 0", "lay 1 1", "x" * 500]
    keys = [hint_thought("t" * 32, found).key for found in about]
    assert len({*keys, thought("t" * 32).key}) == 5
    assert max(map(len, keys)) <= 80


def test_a_long_answer_is_not_told_but_looked_up() -> None:
    assert Answer("key", "short", None).is_told
    long = Answer("key", "x" * LONGEST_NOTICE, None)
    told = msgspec.json.decode(long.notice, type=Answer)
    assert told == Answer("key", None, None)
    assert not told.is_told


@pytest.mark.postgres
@pytest.mark.parametrize("longest", [0, LONGEST_NOTICE])
def test_workers_make_hints(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, longest: int) -> None:
    """Also such as do not fit into a notice."""
    monkeypatch.setattr("pentapolis.server.thoughts.queue.LONGEST_NOTICE", longest)
    monkeypatch.setattr("pentapolis.server.thoughts.shared.LOOK_AFTER", 1e6)  # only notices tell
    store = Store(new_database("postgres"))
    store.migrate()

    async def scenario() -> None:
        thoughts = SharedThoughts(store, 1, 30.0, PLENTY)
        async with thoughts.running():
            async with asyncio.timeout(PATIENCE):
                told = await thoughts.choose(hint_thought("t", "lay 1 0"))
            hint = msgspec.json.decode(told, type=Hint)
            assert hint.about("lay 1 0") is not None

    run(scenario)
    store.close()
