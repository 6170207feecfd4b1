"""Whose turn it is among the bots, and seeing to it that they move: games never wait for a bot in vain."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import partial

from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.state import State
from pentapolis.server.asking import answer_to
from pentapolis.server.bot_runner import BotFailed
from pentapolis.server.histories import History
from pentapolis.server.play import Play
from pentapolis.server.problems import ProblemError
from pentapolis.server.rooms import Room, Rooms
from pentapolis.server.storage import bot_turns, moves, tables
from pentapolis.server.storage.records import BOTS_ONLY, WITH_PEOPLE, SeatRecord, TableRecord, now
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks
from pentapolis.server.thoughts.shares import Share
from pentapolis.server.thoughts.thought import Thought, Thoughts

SLACK = timedelta(seconds=30)
"""A bot that has not moved so long after its time is up was forgotten, as when its process died."""

DEFAULT_SECONDS = 1.0

BATCH = 200
"""So many tables whose bots were forgotten are taken in hand at once; the others wait until some are done."""

TURNS = (WITH_PEOPLE, BOTS_ONLY)
"""The order in which forgotten bots are looked for."""

log = logging.getLogger(__name__)


class BotDriver:
    """Lets the bots move at every table of which this process hears that one of them has to."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        play: Play,
        thoughts: Thoughts,
        seconds: Mapping[str, float],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._play = play
        self._thoughts = thoughts
        self._seconds = seconds
        self._longest = timedelta(seconds=max(seconds.values(), default=DEFAULT_SECONDS)) + SLACK
        self._in_hand: dict[str, asyncio.Event] = {}
        """The tables seen to, and whether one was woken again since it was last looked at."""
        self._taken_up: dict[int, set[str]] = {turn: set() for turn in TURNS}
        """Those that were forgotten and taken in hand, by `bot_turn`."""
        self._searching: set[int] = set()
        self._one_done = asyncio.Event()
        self._tasks = Tasks(store.outages)
        self._rng = random.Random(secrets.randbits(128))

    def wake(self, table_id: str) -> None:
        """Something changed at a table: perhaps a bot has to move."""
        if table_id in self._in_hand:
            self._in_hand[table_id].set()
        else:
            self._in_hand[table_id] = asyncio.Event()
            self._tasks.run(f"bots at table {table_id}", partial(self._drive, table_id))

    async def wake_all(self, *, forgotten_only: bool = False) -> None:
        """Wake the bots at all tables where one has to move, or should have moved long ago.

        Tables with people first. A batch at a time, so this goes on in the background.
        """
        before = now() - self._longest if forgotten_only else None
        for turn in TURNS:
            if turn not in self._searching:
                self._searching.add(turn)
                self._tasks.run("taking up forgotten bots", partial(self._take_up, turn, before))

    async def stop(self) -> None:
        """Let go of everything; thoughts under way are lost, or will be asked for again."""
        await self._tasks.stop()
        self._in_hand.clear()

    # Bots that were forgotten -----------------------------------------------------------------------------

    async def _take_up(self, turn: int, before: datetime | None) -> None:
        after = None
        while True:
            batch = await self._store.read(bot_turns.waiting, turn, before=before, after=after, limit=BATCH)
            for table in batch:
                if table.id not in self._in_hand:
                    self._taken_up[turn].add(table.id)
                    self.wake(table.id)
            if len(batch) < BATCH:
                break
            after = batch[-1]
            while len(self._taken_up[turn]) >= BATCH:
                self._one_done.clear()
                await self._one_done.wait()
        self._searching.discard(turn)

    def _let_go(self, table_id: str) -> None:
        del self._in_hand[table_id]
        for taken_up in self._taken_up.values():
            taken_up.discard(table_id)
        self._one_done.set()

    # One table --------------------------------------------------------------------------------------------

    async def _drive(self, table_id: str) -> None:
        """Let bots move as long as one has to. After an error it begins again, so that none is forgotten."""
        woken = self._in_hand[table_id]
        try:
            while await self._move_one(table_id, woken) or woken.is_set():
                pass
        except ProblemError as error:
            log.error("bots at table %s cannot go on: %s", table_id, error)
        self._let_go(table_id)

    async def _move_one(self, table_id: str, woken: asyncio.Event) -> bool:
        """Let one bot move; False if none has to, or if another process sees to this table."""
        woken.clear()
        with self._rooms.entered(table_id) as room:
            return await self._move_one_in(room)

    async def _move_one_in(self, room: Room) -> bool:
        if not (await room.record()).bots_to_move:
            return False
        record, history = await room.present()
        if not record.bots_to_move:
            return False
        bot = record.bots_to_move[0]
        action = await self._choice(room, record, history, bot)
        if action is None or await self._play.move_of_bot(room.id, bot.seat, action, history):
            return True
        return not await self._overtaken(room.id, bot.seat, history)

    async def _choice(self, room: Room, record: TableRecord, history: History, bot: SeatRecord) -> str | None:
        """What the bot chooses; a random legal action if it fails; None if it need not choose any more."""
        state = history.state
        snapshot = await asyncio.to_thread(self._known_to, state, bot.seat)
        thought = self._thought(record, history, bot, snapshot)
        legal = [str(action) for action in state.legal(bot.seat)]
        try:
            action = await answer_to(thought, self._thoughts, room, partial(_is_wanted, room, thought))
            if action is not None and action not in legal:
                raise BotFailed(f"{record.game} {bot.level}: chose {action!r}, which is not legal")
        except BotFailed as error:
            log.warning("table %s seat %s: bot failed, playing a random move: %s", record.id, bot.seat, error)
            return self._rng.choice(legal)
        return action

    def _known_to(self, state: State, seat: int) -> Snapshot:
        return state.resample(seat, self._rng).dump()

    def _thought(self, record: TableRecord, history: History, bot: SeatRecord, snapshot: Snapshot) -> Thought:
        level = bot.level or ""
        return Thought(
            table=record.id,
            game=record.game,
            rules=record.rules,
            box=record.box.digest if record.box else None,
            level=level,
            seat=bot.seat,
            epoch=history.epoch,
            ply=history.ply,
            snapshot=snapshot,
            seconds=self._seconds.get(level, DEFAULT_SECONDS),
            people=bool(record.persons),
            share=Share(record.owner, record.opened_from),
        )

    async def _overtaken(self, table_id: str, seat: int, history: History) -> bool:
        """Did another process play this bot's move in the meantime? Then it goes on seeing to this table."""
        record = await self._store.read(tables.load, table_id)
        if record is None or record.epoch != history.epoch:
            return False
        later = await self._store.read(moves.logged, table_id, history.ply, record.ply)
        return any(move.seat == seat for move in later)


async def _is_wanted(room: Room, thought: Thought) -> bool:
    """Does the bot still have to decide what it was asked?"""
    try:
        record = await room.record()
    except ProblemError:  # the table is gone
        return False
    return record.epoch == thought.epoch and thought.seat in [bot.seat for bot in record.bots_to_move]
