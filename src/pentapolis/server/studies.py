"""Studies: positions that somebody learns from, shown as tables at which nobody else sits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.state import State
from pentapolis.learning import Chapter, Lesson
from pentapolis.server.bot_names import bot_name
from pentapolis.server.histories import History, Played
from pentapolis.server.render import steps_for
from pentapolis.server.types.learning import Known, LessonRequest, LessonTask, LessonUpdate
from pentapolis.server.types.playing import Step
from pentapolis.server.types.tables import Seat, Table

KEPT = 500
"""The number of places in lessons that are remembered; others are played again."""

AT_ONCE = 2
"""How many are played again at the same time."""

LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""When a study began: it has always been there."""

Moves = Sequence[tuple[int, Action, list[Event]]]
"""What was played in a study, and what it brought about."""


class Lessons:
    """Where people stand in lessons. It follows from what they have done, so nothing is stored."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], Lesson] = OrderedDict()
        self._busy = asyncio.Semaphore(AT_ONCE)

    async def at(self, chapter: Chapter, done: Sequence[str]) -> Lesson:
        """Where these entries lead; as far as they fit."""
        key = (chapter.game, chapter.name, *done)
        found = self._kept.get(key)
        if found is None:
            before = self._kept.get(key[:-1]) if done else None
            async with self._busy:
                found = await asyncio.to_thread(_played, chapter, done, before)
            self._keep(found)
        return found

    async def answer(self, chapter: Chapter, request: LessonRequest) -> LessonUpdate:
        """The answer to somebody who goes on, or only wants to know where they are."""
        lesson = await self.at(chapter, request.done)
        refusal = None
        if request.entry is not None:
            async with self._busy:
                lesson, refusal = await asyncio.to_thread(lesson.answer, request.entry)
            self._keep(lesson)
        return shown(lesson, request.after, refusal)

    def _keep(self, lesson: Lesson) -> None:
        key = (lesson.chapter.game, lesson.chapter.name, *lesson.done)
        self._kept[key] = lesson
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _played(chapter: Chapter, done: Sequence[str], before: Lesson | None) -> Lesson:
    """Where entries lead; quicker if it is known where all but the last one do."""
    return Lesson.resume(chapter, done) if before is None else before.answer(done[-1]).lesson


def shown(lesson: Lesson, known: Known | None, refusal: pentapolis.Refusal | None) -> LessonUpdate:
    """A lesson as the page gets it: the steps that it does not have, and what there is to do."""
    chapter, step, said = lesson.chapter, lesson.step, lesson.said
    task = None
    if step is not None and said is not None:
        task = LessonTask(lesson.steps_before + 1, chapter.steps, said, list(step.look), step.goes_on)
    after = known.ply if known is not None and known.scene == lesson.scene else None
    return LessonUpdate(
        table=table_of(f"lesson-{chapter.game}-{chapter.name}", lesson.state, chapter.seat),
        scene=lesson.scene,
        steps=steps_of(lesson.first, lesson.played, lesson.state, chapter.seat, after),
        legal=[str(action) for action in lesson.legal],
        done=list(lesson.done),
        refusal=refusal,
        task=task,
    )


def steps_of(first: State, played: Moves, present: State, seat: int, after: int | None) -> list[Step]:
    """The steps of a study after a ply; without one, or one that does not fit, all of them."""
    rules = pentapolis.game(present.key)
    moves = tuple(Played(*move) for move in played)
    history = History(rules, 0, [], first, moves, (present,))
    known = -1 if after is None or not first.ply <= after <= present.ply else after - first.ply
    return [
        msgspec.structs.replace(step, ply=first.ply + step.ply) for step in steps_for(history, seat, known)
    ]


def table_of(name: str, state: State, you: int) -> Table:
    """A table for a study: bots sit in all seats but the player's."""
    options = msgspec.to_builtins(state.options)
    colours = options.pop("colours")
    return Table(
        id=name,
        game=state.key,
        status="running",
        public=False,
        options=options,
        seats=[_seat(seat, colour, you) for seat, colour in enumerate(colours)],
        you=you,
        owner=True,
        invite=None,
        created=LONG_AGO,
        started=LONG_AGO,
        finished=None,
        ply=state.ply,
        epoch=0,
        actors=list(state.actors),
        result=None,
        rematch=None,
        notes=[],
        daily=None,
        closed=None,
    )


def _seat(seat: int, colour: str, you: int) -> Seat:
    mine = seat == you
    return Seat(
        seat=seat,
        kind="person" if mine else "bot",
        name="" if mine else bot_name(seat),
        level=None if mine else "easy",
        colour=colour,
        you=mine,
        online=True,
        thinking=False,
        resigned=False,
    )
