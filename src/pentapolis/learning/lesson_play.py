"""Playing a lesson: what the player has done so far leads to where they are.

Nothing is stored. A lesson is where its player stands after a list of entries: actions in text notation, and
`next` for what was only to be read. Everything else follows from the lesson's file, the same each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import IllegalAction, UnknownAction
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.state import State
from pentapolis.learning.conditions import all_hold
from pentapolis.learning.lesson import Chapter, LessonStep, Scene, matches, wrong_of

GO_ON = "next"
"""The entry of a player who has read a step that asks for nothing."""

RULE = "lesson"
"""Where a refusal comes from that is the lesson's own."""

NOT_NOW = Refusal("lesson-not-now", RULE)
"""What is said of a choice that the rules allow, and that the lesson has no words for."""

WORLDS = Budget(simulations=4)
"""How long bots think who move for the others: little, and the same each time."""


class Played(NamedTuple):
    """A move and what it brought about."""

    seat: int
    action: Action
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Lesson:
    """Where somebody stands in a chapter. It never changes: going on gives a new one."""

    chapter: Chapter
    scene: int
    number: int
    """Of the step within the scene."""
    first: State
    """The position in which the scene begins."""
    played: tuple[Played, ...]
    state: State
    done: tuple[str, ...] = ()
    """What the player has done so far."""

    @classmethod
    def begin(cls, chapter: Chapter) -> Lesson:
        """At its beginning."""
        return cls._at_scene(chapter, 0, ())

    @classmethod
    def resume(cls, chapter: Chapter, done: Sequence[str]) -> Lesson:
        """Where somebody got to; as far as it fits, if the lesson has changed since."""
        lesson = cls.begin(chapter)
        for entry in done:
            answered = lesson.answer(entry)
            if answered.refusal is not None:
                break
            lesson = answered.lesson
        return lesson

    @classmethod
    def _at_scene(cls, chapter: Chapter, scene: int, done: tuple[str, ...]) -> Lesson:
        first = opened(chapter, chapter.scenes[scene])
        return cls(chapter, scene, 0, first, (), first, done)

    # Where it stands --------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """What is told and tried now; nothing when the chapter is over."""
        steps = self.chapter.scenes[self.scene].steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def steps_before(self) -> int:
        """How many steps of the chapter lie behind."""
        return sum(len(scene.steps) for scene in self.chapter.scenes[: self.scene]) + self.number

    @property
    def said(self) -> Message | None:
        """What is told now."""
        step = self.step
        view = self.state.view(self.chapter.seat)
        return None if step is None else self.chapter.message(step.say, step.args, view)

    @property
    def legal(self) -> list[Action]:
        """What the player can choose from now."""
        step = self.step
        if step is None or step.goes_on:
            return []
        return [action for action in self.state.legal(self.chapter.seat) if step.offers(action)]

    def why_not(self, action: Action) -> Refusal | None:
        """Why an action leads nowhere now: by the rules, or by what the lesson is about."""
        refusal = self.state.refusal(self.chapter.seat, action)
        step = self.step
        if refusal is not None:
            return refusal
        if step is None or step.goes_on:
            return NOT_NOW
        after = self.state.copy()
        after.play(self.chapter.seat, action)
        wrong = wrong_of(step, action, after.view(self.chapter.seat))
        if wrong is not None and not matches(action, step.expect):
            said = self.chapter.message(wrong.say, wrong.args, self.state.view(self.chapter.seat))
            return Refusal(said.id, RULE, said.args)
        return None if step.offers(action) else NOT_NOW

    # Going on ---------------------------------------------------------------------------------------

    def answer(self, entry: str) -> Answered:
        """What comes of an entry: the lesson after it, or why it does not go on."""
        step = self.step
        if step is None:
            return Answered(self, NOT_NOW)
        if step.goes_on or entry == GO_ON:
            went_on = step.goes_on and entry == GO_ON
            return Answered(self._done(entry)._after(step)) if went_on else Answered(self, NOT_NOW)
        try:
            action = pentapolis.game(self.chapter.game).parse(entry)
        except UnknownAction:
            return Answered(self, NOT_NOW)
        refusal = self.why_not(action)
        if refusal is not None:
            return Answered(self, refusal)
        moved = self._done(entry)._played(self.chapter.seat, action)
        if step.until:
            moved = moved._others(step)
            if not all_hold(step.until, moved.state.view(self.chapter.seat)):
                return Answered(moved)
        return Answered(moved._after(step))

    def _done(self, entry: str) -> Lesson:
        return replace(self, done=(*self.done, entry))

    def _after(self, step: LessonStep) -> Lesson:
        """At the next step: after what follows by itself, in the next scene if this one is over."""
        moved = self
        for move in step.then:
            moved = moved._played(*parsed(self.chapter.game, move))
        if not step.until:
            moved = moved._others(step)
        moved = replace(moved, number=self.number + 1)
        if moved.step is None and self.scene + 1 < len(self.chapter.scenes):
            return Lesson._at_scene(self.chapter, self.scene + 1, self.done)
        return moved

    def _others(self, step: LessonStep) -> Lesson:
        """Bots move until the player is to move again, or nobody is."""
        if step.others is None:
            return self
        moved = self
        seat = self.chapter.seat
        while moved.state.actors and seat not in moved.state.actors:
            other = moved.state.actors[0]
            player = bot(self.chapter.game, step.others, seed=moved.state.ply)
            moved = moved._played(other, player.choose(moved.state, other, WORLDS))
        return moved

    def _played(self, seat: int, action: Action) -> Lesson:
        state = self.state.copy()
        events = state.play(seat, action)
        return replace(self, played=(*self.played, Played(seat, action, events)), state=state)


class Answered(NamedTuple):
    """What came of an entry: why it does not lead on, or nothing, and then where it led."""

    lesson: Lesson
    refusal: Refusal | None = None


def opened(chapter: Chapter, scene: Scene) -> State:
    """The position in which a scene begins."""
    game = pentapolis.game(chapter.game)
    if scene.snapshot is not None:
        return game.load(chapter.positions[scene.snapshot])
    state = game.start(scene.seats, scene.seed, scene.options)
    for number, move in enumerate(scene.moves, 1):
        try:
            state.play(*parsed(chapter.game, move))
        except (IllegalAction, UnknownAction) as error:
            raise ValueError(f"{chapter.game} {chapter.name}, move {number}, {move!r}: {error}") from error
    return state


def parsed(key: str, move: str) -> tuple[int, Action]:
    """`1 place farmer C4`: the seat and its action."""
    seat, _, action = move.partition(" ")
    return int(seat), pentapolis.game(key).parse(action)
