"""Whose turn it is among the bots, and seeing to it that they move: games never wait for a bot in vain."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Mapping
from datetime import timedelta
from functools import partial

from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.state import State
from pentapolis.server.bot_runner import BotFailed, BotRunner
from pentapolis.server.histories import Histories, History, OutOfDate
from pentapolis.server.play import Play
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import moves, tables
from pentapolis.server.storage.records import SeatRecord, TableRecord, now
from pentapolis.server.storage.store import Store
from pentapolis.server.tasks import Tasks

SLACK = timedelta(seconds=30)
"""A bot that has not moved so long after its time is up was forgotten, as when its process died."""

DEFAULT_SECONDS = 1.0

log = logging.getLogger(__name__)


class BotDriver:
    """Lets the bots move at every table of which this process hears that one of them has to."""

    def __init__(
        self,
        store: Store,
        histories: Histories,
        play: Play,
        runner: BotRunner,
        seconds: Mapping[str, float],
    ) -> None:
        self._store = store
        self._histories = histories
        self._play = play
        self._runner = runner
        self._seconds = seconds
        self._longest = timedelta(seconds=max(seconds.values(), default=DEFAULT_SECONDS)) + SLACK
        self._woken: set[str] = set()
        self._driven: set[str] = set()
        self._tasks = Tasks(store.outages)
        self._rng = random.Random(secrets.randbits(128))

    def wake(self, table_id: str) -> None:
        """Something changed at a table: perhaps a bot has to move."""
        self._woken.add(table_id)
        if table_id not in self._driven:
            self._driven.add(table_id)
            self._tasks.run(f"bots at table {table_id}", partial(self._drive, table_id))

    async def wake_all(self, *, forgotten_only: bool = False) -> None:
        """Wake the bots at all running tables, or where they should have moved long ago."""
        since = now() - self._longest if forgotten_only else None
        for record in await self._store.read(tables.running, since):
            if record.bots_to_move:
                self.wake(record.id)

    async def stop(self) -> None:
        """Let go of everything; thoughts under way are lost and will be thought again."""
        await self._tasks.stop()
        self._driven.clear()
        await self._runner.stop()

    async def _drive(self, table_id: str) -> None:
        """Let bots move as long as one has to. After an error it begins again, so that none is forgotten."""
        try:
            while True:
                self._woken.discard(table_id)
                while await self._move_one(table_id):
                    pass
                if table_id not in self._woken:
                    break
        except ProblemError as error:
            log.error("bots at table %s cannot go on: %s", table_id, error)
            self._woken.discard(table_id)
        self._driven.discard(table_id)

    async def _move_one(self, table_id: str) -> bool:
        """Let one bot move; False if none has to, or if another process sees to this table."""
        record = await self._store.read(tables.load, table_id)
        if record is None or not record.bots_to_move:
            return False
        bot = record.bots_to_move[0]
        try:
            history = await self._histories.at(record)
        except OutOfDate:
            return True
        action = await self._choice(record, history, bot)
        if await self._play.move_of_bot(table_id, bot.seat, action, history):
            return True
        return not await self._overtaken(table_id, bot.seat, history)

    async def _choice(self, record: TableRecord, history: History, bot: SeatRecord) -> str:
        """What the bot chooses; a random legal action if it fails."""
        state = history.state
        level = bot.level or ""
        seconds = self._seconds.get(level, DEFAULT_SECONDS)
        snapshot = await asyncio.to_thread(self._known_to, state, bot.seat)
        legal = [str(action) for action in state.legal(bot.seat)]
        try:
            action = await self._runner.choose(record.game, level, bot.seat, snapshot, seconds)
            if action not in legal:
                raise BotFailed(f"{record.game} {level}: chose {action!r}, which is not legal")
        except BotFailed as error:
            log.warning("table %s seat %s: bot failed, playing a random move: %s", record.id, bot.seat, error)
            return self._rng.choice(legal)
        return action

    def _known_to(self, state: State, seat: int) -> Snapshot:
        return state.resample(seat, self._rng).dump()

    async def _overtaken(self, table_id: str, seat: int, history: History) -> bool:
        """Did another process play this bot's move in the meantime? Then it goes on seeing to this table."""
        record = await self._store.read(tables.load, table_id)
        if record is None or record.epoch != history.epoch:
            return False
        later = await self._store.read(moves.logged, table_id, history.ply, record.ply)
        return any(move.seat == seat for move in later)
