"""Learning: lessons as the page plays them. Nothing of it is stored; whoever learns keeps what they did."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pentapolis.kernel.messages import Message, Refusal
from pentapolis.server.types.base import Notation, Ply, Request
from pentapolis.server.types.playing import Step
from pentapolis.server.types.tables import Table

Entries = Annotated[list[Notation], Meta(max_length=300)]
"""What somebody has done in a lesson: actions in text notation, and `next` for what was only to be read."""


class ChapterInfo(Struct, frozen=True):
    """A chapter of a game's lesson; its title is the message `<game>-lesson-<name>`."""

    name: str
    number: int
    minutes: int
    steps: int


class Known(Request, frozen=True):
    """What a page has of a scene: all steps up to a ply."""

    scene: Ply
    ply: Ply


class LessonRequest(Request, frozen=True):
    """What was done so far, and one entry more; only steps after `after` are wanted."""

    done: Entries
    entry: Notation | None = None
    after: Known | None = None


class StudyQuestion(Request, frozen=True):
    """An action to ask about, after what was done so far."""

    done: Entries
    action: Notation


class LessonTask(Struct, frozen=True):
    """One step of a lesson: what is said, what to look at, and whether a button leads on."""

    number: int
    of: int
    say: Message
    look: list[str]
    goes_on: bool


class LessonUpdate(Struct, frozen=True):
    """Where somebody stands in a lesson. Without a task the chapter is over.

    `done` is what led there: all that was sent, unless the last entry was refused or the lesson has changed.
    """

    table: Table
    scene: int
    steps: list[Step]
    legal: list[str]
    done: list[str]
    refusal: Refusal | None
    task: LessonTask | None
