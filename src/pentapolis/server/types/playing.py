"""Playing: moves, questions about them, undo, and the steps of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from pentapolis.bots import Hint
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.server.types.base import Notation, Ply, Request
from pentapolis.server.types.tables import Table


class MoveRequest(Request, frozen=True):
    """An action in text notation, and the number of actions that the sender knows of.

    With `epoch` it is also refused if an undo has happened that the sender does not know of.
    """

    ply: Ply
    action: Notation
    epoch: Ply | None = None


class MoveAccepted(Struct, frozen=True):
    """The move is stored; `ply` is the number of actions with it."""

    ply: int
    epoch: int


class ActionRequest(Request, frozen=True):
    """An action to ask about."""

    action: Notation


class WhyAnswer(Struct, frozen=True):
    """Why an action is not possible now; nothing if it is."""

    refusal: Refusal | None


class PreviewAnswer(Struct, frozen=True):
    """What an action would do, as far as the seat can know."""

    preview: Mapping[str, object] | None


class HintRequest(Request, frozen=True):
    """What could the asker do? `ply` is the number of actions that the sender knows of.

    With `about`, that action is judged beside the best ones.
    """

    ply: Ply
    epoch: Ply | None = None
    about: Notation | None = None


class HintAnswer(Struct, frozen=True):
    """The best choices after `ply` actions, as the hard bot judges them, and why."""

    ply: int
    hint: Hint


class UndoRequest(Request, frozen=True):
    """Go back to before the asker's last move; `ply` is the number of actions that the sender knows of."""

    ply: Ply


class AgreeRequest(Request, frozen=True):
    """The answer to an open question; the asker of the question takes it back with `false`."""

    agree: bool


class UndoAnswer(Struct, frozen=True):
    """Whether it was undone; else the seats that have yet to agree, none if the question is off the table."""

    done: bool
    waiting: list[int]


UndoWay = Literal["free", "ask", "seen"]
"""How the last move can be taken back: at once, if the others agree, or not at all: it showed something."""


class UndoState(Struct, frozen=True):
    """An open question: `seat` asks to go back to `ply`, and the seats in `waiting` have yet to agree.

    `log` tells the move that is to be taken back, as the reader may know it.
    """

    seat: int
    ply: int
    waiting: list[int]
    log: list[Message]


class Step(Struct, frozen=True):
    """One action and the position after it. Step 0 has no seat: it tells what happened before."""

    ply: int
    seat: int | None
    events: list[Event]
    log: list[Message]
    view: Mapping[str, object]


class Update(Struct, frozen=True):
    """What the asker may know of the game: steps, and what there is to do now.

    `takes_back` tells how the asker's last move could be taken back, null if there is none.
    """

    epoch: int
    steps: list[Step]
    legal: list[str]
    undo: UndoState | None
    takes_back: UndoWay | None
    you: int | None
    table: Table


class LogStep(Struct, frozen=True):
    """What one action brought about, in sentences; at ply 0, without a seat, what happened before."""

    ply: int
    seat: int | None
    log: list[Message]
