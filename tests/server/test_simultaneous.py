"""Where several seats decide at the same time, their moves may cross on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pentapolis
from pentapolis.server import lobby, play
from pentapolis.server.bot_driver import BotDriver
from pentapolis.server.histories import History
from pentapolis.server.play import Play
from pentapolis.server.rooms import Rooms
from pentapolis.server.storage import tables
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.thoughts.thought import Thought
from pentapolis.server.types.playing import MoveAccepted, MoveRequest
from pentapolis.server.types.tables import NewTable, SeatRequest
from tests.games.antiquity.building import player
from tests.games.antiquity.building import position as sketched
from tests.games.playing import TABLES
from tests.server.conftest import NewDatabase
from tests.server.house import PATIENCE
from tests.server.thinkers import StandInThoughts


def is_answered(history: History, ply: int, seat: int, action: str | None = None) -> bool:
    """Is an action, by default the seat's first legal one, an answer when it was decided on at `ply`?"""
    chosen = action or str((history.state.legal(seat) or history.first.legal(0))[0])
    return play.is_answered(history, ply, seat, pentapolis.game("antiquity").parse(chosen))


def planning_together() -> History:
    """A game of Antiquity in which both players plan their cities."""
    assert ("antiquity", 2) in TABLES
    first = pentapolis.game("antiquity").start(seats=2, seed=1)
    history = History(pentapolis.game("antiquity"), 0, [], first, (), (first,))
    while len(history.state.actors) < 2:
        history = played(history, history.state.actors[0])
    return history


def played(history: History, seat: int) -> History:
    """The position after the first of the seat's legal actions."""
    return history.play(seat, history.state.legal(seat)[0])


def test_a_plan_is_accepted_though_others_have_planned_meanwhile() -> None:
    history = planning_together()
    ply = history.ply
    crossed = played(played(history, 1), 1)
    assert crossed.state.actors == (0, 1)
    assert is_answered(crossed, ply, 0)
    assert is_answered(crossed, crossed.ply, 0)


def test_a_repeated_plan_is_not_accepted() -> None:
    history = planning_together()
    assert not is_answered(played(history, 0), history.ply, 0)


def test_a_move_that_was_decided_on_before_the_own_turn_is_not_accepted() -> None:
    history = planning_together()
    assert not is_answered(history, 0, 1)
    assert not is_answered(history, history.ply + 1, 1)
    assert not is_answered(history, -1, 1)


def offered() -> History:
    """Two players plan, and the first offers a wood for a stone."""
    first = sketched(player("market", goods={"wood": 2}, men=1), player(goods={"stone": 2}), phase="city")
    history = History(pentapolis.game("antiquity"), 0, [], first, (), (first,))
    return told(history, 0, "man 1A1", "offer 1", "give wood", "want stone", "propose")


def told(history: History, seat: int, *actions: str) -> History:
    """The position after these actions of a seat."""
    for action in actions:
        history = history.play(seat, pentapolis.game("antiquity").parse(action))
    return history


def test_an_offer_is_accepted_only_as_it_was_seen() -> None:
    seen = offered()
    assert is_answered(seen, seen.ply, 1, "accept 0")
    withdrawn = told(seen, 0, "withdraw")
    assert not is_answered(withdrawn, seen.ply, 1, "accept 0")
    composing = told(withdrawn, 0, "offer 1", "give wood", "want stone")
    same_again = told(composing, 0, "propose")
    assert is_answered(same_again, seen.ply, 1, "accept 0")
    worse = told(composing, 0, "want stone", "propose")
    assert not is_answered(worse, seen.ply, 1, "accept 0")
    assert is_answered(worse, worse.ply, 1, "accept 0")
    assert not is_answered(same_again, withdrawn.ply, 1, "accept 0"), "nothing was there to be accepted"


def test_finishing_may_cross_with_the_finishing_of_others_and_with_offers() -> None:
    history = planning_together()
    assert is_answered(told(history, 1, "done"), history.ply, 0, "done")
    seen = offered()
    assert is_answered(told(seen, 0, "withdraw"), seen.ply, 1, "done")


def starving_together() -> History:
    """Both bury two, openly and at the same time."""
    first = sketched(player(), player(), phase="country", famine=2)
    return told(History(pentapolis.game("antiquity"), 0, [], first, (), (first,)), 0, "done")


def test_a_grave_is_accepted_though_others_have_buried_meanwhile() -> None:
    history = starving_together()
    crossed = told(history, 1, "bury 1A1", "bury 1A2")
    assert crossed.state.actors == (0,)
    assert is_answered(crossed, history.ply, 0, "bury 1G7")
    assert not is_answered(told(crossed, 0, "bury 1G7"), crossed.ply, 0, "bury 1G6"), "another came first"


def test_nobody_answers_a_later_phase_with_what_was_meant_for_an_earlier_one() -> None:
    history = starving_together()
    polluting = told(told(history, 0, "bury 1A1", "bury 1A2"), 1, "bury 1A1", "bury 1A2")
    assert polluting.state.actors == (0, 1)
    assert not is_answered(polluting, history.ply, 0, "pollute -4,0")
    before = told(told(history, 0, "bury 1A1", "bury 1A2"), 1, "bury 1A1")
    assert not is_answered(polluting, before.ply, 0, "pollute -4,0"), "it was not asked for then"


def test_whoever_has_to_wait_cannot_have_answered_before() -> None:
    first = sketched(player(), player(inns=["-3,3"]), phase="country")
    waiting = told(History(pentapolis.game("antiquity"), 0, [], first, (), (first,)), 0, "done")
    assert waiting.state.actors == (0,)
    begun = told(waiting, 0, "pollute -4,0", "pollute -4,1", "pollute -4,2")
    assert begun.state.actors == (1,)
    action = str(begun.state.legal(1)[0])
    assert not is_answered(begun, waiting.ply, 1, action)
    assert is_answered(begun, begun.ply, 1, action)


def test_keeping_the_rest_crosses_with_the_last_of_the_others() -> None:
    keeper = player("storage-2x3", manned=True, goods={"wood": 2})
    other = player("storage-2x3", manned=True, goods={"wood": 1})
    first = sketched(keeper, other, phase="country", options={"discard_freely": True})
    history = told(History(pentapolis.game("antiquity"), 0, [], first, (), (first,)), 0, "done")
    assert history.state.actors == (0, 1)
    assert is_answered(told(history, 1, "done"), history.ply, 0, "done")


class Interrupted(StandInThoughts):
    """Founds a city, declines the offer of seat 0, which is withdrawn while it thinks, and has finished."""

    def __init__(self) -> None:
        super().__init__()
        self.withdraw: Callable[[], Awaitable[MoveAccepted]] | None = None
        self.chosen: list[str] = []

    async def choose(self, thought: Thought) -> str:
        state = pentapolis.game(thought.game).load(thought.snapshot)
        legal = [str(action) for action in state.legal(thought.seat)]
        action = "decline 0" if "decline 0" in legal else legal[-1]
        self.chosen.append(action)
        if action == "decline 0" and self.withdraw is not None:
            await self.withdraw()
        return action


def test_a_bot_thinks_again_when_what_it_answers_is_gone(new_database: NewDatabase) -> None:
    store = Store(new_database("sqlite"))
    store.migrate()
    seats = [SeatRequest("me"), SeatRequest("bot")]
    new = NewTable("antiquity", seats, {"starting_player": 1}, start=True)
    table = store.write_now(lobby.open_table, "anna", new)

    async def scenario() -> list[str]:
        runner = Interrupted()
        rooms = Rooms(store, 10)
        moved = asyncio.Event()

        def changed(record: TableRecord, *, told: bool = False) -> None:
            moved.set()

        play = Play(store, rooms, changed)
        driver = BotDriver(store, rooms, play, runner, {})

        async def anna(verb: str) -> MoveAccepted:
            with rooms.entered(table.id) as room:
                _, history = await room.present()
            action = next(str(action) for action in history.state.legal(0) if str(action).startswith(verb))
            return await play.move(table.id, "anna", MoveRequest(history.ply, action))

        async def load() -> TableRecord:
            record = await store.read(tables.load, table.id)
            assert record is not None
            return record

        async def bot_has_moved(before: list[int]) -> None:
            driver.wake(table.id)
            while (await load()).actors == before:
                await moved.wait()
                moved.clear()

        runner.withdraw = lambda: anna("withdraw")
        await bot_has_moved([1])
        for verb in ("city", "offer", "want", "propose"):
            await anna(verb)
        await bot_has_moved([0, 1])
        await driver.stop()
        return runner.chosen

    chosen = asyncio.run(asyncio.wait_for(scenario(), PATIENCE))
    store.close()
    assert chosen[-2:] == ["decline 0", "done"]
