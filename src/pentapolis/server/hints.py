"""Hints for those who play against bots alone: what the hard bot would do in their place, and why."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import msgspec

from pentapolis.bots import Hint
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.state import State
from pentapolis.server import access
from pentapolis.server.asking import answer_to
from pentapolis.server.bot_runner import HINT, BotFailed
from pentapolis.server.config import Config
from pentapolis.server.histories import History
from pentapolis.server.play import parsed
from pentapolis.server.problems import ProblemError
from pentapolis.server.rooms import Room, Rooms
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.thoughts.shares import Share
from pentapolis.server.thoughts.thought import Thought, Thoughts
from pentapolis.server.types.playing import HintAnswer, HintRequest

KEPT = 1_000
"""So many hints are remembered: whoever asks for the same again gets the same, at once."""

log = logging.getLogger(__name__)


class _Asked(NamedTuple):
    key: str
    task: asyncio.Task[Hint]


class Hints:
    """Has hints thought about where bots think, one at a time for each person; the newest question counts."""

    def __init__(self, rooms: Rooms, thoughts: Thoughts, config: Config) -> None:
        self._rooms = rooms
        self._thoughts = thoughts
        self._seconds = config.hint_seconds
        self._longest = config.hint_seconds + config.bot_patience
        self._asked: dict[str, _Asked] = {}
        """What is thought about, by person."""
        self._newest: dict[str, object] = {}
        """The newest question of each person who waits for an answer."""
        self._kept: OrderedDict[str, Hint] = OrderedDict()
        self._rng = random.Random(secrets.randbits(128))

    async def hint(self, table_id: str, person: str, request: HintRequest) -> HintAnswer:
        """What somebody could do now who has to decide."""
        with self._asking(person) as is_newest:
            with self._rooms.entered(table_id) as room:
                await room.is_behind()
                await room.admit(person)
                record, history = await room.present()
                seat = _required(record, history, person, request)
                snapshot = await asyncio.to_thread(self._known_to, history.state, seat)
            thought = self._thought(record, history, person, seat, snapshot, request.about)
            return HintAnswer(history.ply, await self._answer(person, thought, is_newest))

    async def stop(self) -> None:
        """Let go of everything."""
        tasks = [asked.task for asked in self._asked.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @contextmanager
    def _asking(self, person: str) -> Iterator[Callable[[], bool]]:
        """While somebody waits: have they asked nothing else since? One question may overtake another."""
        question = self._newest[person] = object()
        try:
            yield lambda: self._newest.get(person) is question
        finally:
            if self._newest.get(person) is question:
                del self._newest[person]

    def _known_to(self, state: State, seat: int) -> Snapshot:
        return state.resample(seat, self._rng).dump()

    def _thought(
        self,
        record: TableRecord,
        history: History,
        person: str,
        seat: int,
        snapshot: Snapshot,
        about: str | None,
    ) -> Thought:
        return Thought(
            table=record.id,
            game=record.game,
            rules=record.rules,
            box=record.box.digest if record.box else None,
            level=HINT,
            seat=seat,
            epoch=history.epoch,
            ply=history.ply,
            snapshot=snapshot,
            seconds=self._seconds,
            people=True,
            share=Share(person, record.opened_from),
            about=about,
        )

    async def _answer(self, person: str, thought: Thought, is_newest: Callable[[], bool]) -> Hint:
        """The hint, as it was given before, or as it is thought about now."""
        key = thought.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        asked = self._asked.get(person)
        if asked is None or asked.key != key:
            if not is_newest():
                raise ProblemError("problem-hint-replaced")
            if asked is not None:
                asked.task.cancel()
            asked = _Asked(key, asyncio.create_task(self._think(thought, person)))
            self._asked[person] = asked
            asked.task.add_done_callback(partial(self._done, person, key))
        try:
            return await asyncio.shield(asked.task)
        except asyncio.CancelledError:
            if asked.task.cancelled():
                raise ProblemError("problem-hint-replaced") from None
            raise

    async def _think(self, thought: Thought, person: str) -> Hint:
        try:
            with self._rooms.entered(thought.table) as room:
                wanted = partial(_is_wanted, room, thought, person)
                async with asyncio.timeout(self._longest):
                    told = await answer_to(thought, self._thoughts, room, wanted)
            if told is None:
                raise ProblemError("problem-stale-ply")
            return msgspec.json.decode(told, type=Hint)
        except asyncio.CancelledError:
            await self._thoughts.forget(thought)
            raise
        except TimeoutError:
            await self._thoughts.forget(thought)
            raise ProblemError("problem-hint-failed") from None
        except (BotFailed, msgspec.MsgspecError) as error:
            log.warning("table %s seat %s: no hint: %s", thought.table, thought.seat, error)
            raise ProblemError("problem-hint-failed") from None

    def _done(self, person: str, key: str, task: asyncio.Task[Hint]) -> None:
        asked = self._asked.get(person)
        if asked is not None and asked.task is task:
            del self._asked[person]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _required(record: TableRecord, history: History, person: str, request: HintRequest) -> int:
    """The seat of somebody who may get a hint about the present; a problem if they may not."""
    seat = access.seat_of(record, person)
    access.require_running(record)
    access.require_hints(record, person)
    if request.epoch not in (None, history.epoch) or not _is_undecided(history, seat, request.ply):
        raise ProblemError("problem-stale-ply")
    state = history.state
    if seat not in state.actors:
        raise ProblemError("problem-not-your-turn", state.not_your_turn(seat).refusal)
    if request.about is not None:
        refusal = state.refusal(seat, parsed(history.rules, request.about))
        if refusal is not None:
            raise ProblemError("problem-illegal-action", refusal)
    return seat


def _is_undecided(history: History, seat: int, ply: int) -> bool:
    """Has a seat not moved since? Where several decide at the same time, others may have."""
    return 0 <= ply <= history.ply and all(played.seat != seat for played in history.played[ply:])


async def _is_wanted(room: Room, thought: Thought, person: str) -> bool:
    """Does the person still have to decide what the hint is about?"""
    try:
        record, history = await room.present()
        access.require_running(record)
        access.require_hints(record, person)
    except ProblemError:  # it is over, or somebody has come
        return False
    return (
        history.epoch == thought.epoch
        and thought.seat in history.state.actors
        and _is_undecided(history, thought.seat, thought.ply)
    )
