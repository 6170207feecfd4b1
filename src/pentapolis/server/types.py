"""Everything that crosses the wire, as typed structs.

`docs/api.md` tells how they are used; the OpenAPI page and the browser's TypeScript types are made from these
classes.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from pentapolis.kernel.boxes import BoxLabel
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result, ScoreLine

OptionValue = str | bool | int | None
"""The value of one option of a game."""

Status = Literal["open", "running", "finished", "closed"]
"""A table is a lobby, then a game, then a memory; a game that nobody plays on is closed."""

ClosedReason = Literal["idle", "operator"]
"""Why a game was closed: nobody had touched it for long, or whoever runs the server did it."""

SeatKind = Literal["person", "bot", "open"]
"""Who decides for a seat; nobody yet if it is open."""

Level = Annotated[str, Meta(max_length=30)]
Colour = Annotated[str, Meta(max_length=30)]
Invite = Annotated[str, Meta(max_length=100)]
Notation = Annotated[str, Meta(max_length=200)]
Ply = Annotated[int, Meta(ge=0)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that a client sends."""


# Identity ---------------------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The asker. `name` is empty as long as nobody asked for it."""

    name: str


class NameRequest(Request, frozen=True):
    """How the asker wants to be called: 1 to 30 characters."""

    name: Annotated[str, Meta(max_length=200)]


# Games ------------------------------------------------------------------------------------------------


class OptionInfo(Struct, frozen=True):
    """One variant of a game: its name, the value it has if nobody chooses, and all values it can take.

    `seats` has for each value the numbers of players that it allows, or null if it changes nothing.
    """

    name: str
    default: OptionValue
    values: list[OptionValue]
    seats: list[list[int] | None]


class GameInfo(Struct, frozen=True):
    """One of the games, even one still to come (`ready` is false); title and subtitle by language."""

    key: str
    title: dict[str, str]
    subtitle: dict[str, str]
    designer: str
    publisher: str
    year: int
    seats: list[int]
    minutes: tuple[int, int]
    ready: bool
    options: list[OptionInfo]
    colours: list[str]
    levels: list[str]
    box: BoxLabel | None
    """The box that it is played with here, if it is not the built-in one."""


class BoxAnswer(Struct, frozen=True):
    """The figures that a game is played with here, in the form of the box files."""

    name: str
    digest: str
    built_in: bool
    figures: dict[str, object]


class FieldForm(Struct, frozen=True):
    """What one word of an action can be, in the order of the notation."""

    name: str
    values: list[str]


class ActionForm(Struct, frozen=True):
    """One type of action: its verb, and the words that follow it."""

    verb: str
    fields: list[FieldForm]


class PlainPage(Struct, frozen=True):
    """What a page needs that was not made for a game: how its actions are written, and its words.

    `words` are Fluent files; where several have a message, the first one counts.
    """

    actions: list[ActionForm]
    words: list[str]


class HelpAnswer(Struct, frozen=True):
    """The rules as people read them, as Markdown, and the language they are in; null if there are none."""

    language: str | None
    text: str


class About(Struct, frozen=True):
    """What this server is."""

    version: str
    games: int
    affiliation: dict[str, str]


# Tables -----------------------------------------------------------------------------------------------


class Seat(Struct, frozen=True):
    """One place at a table."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    colour: str | None
    you: bool
    online: bool
    thinking: bool
    resigned: bool


class ResultInfo(Struct, frozen=True, rename={"breakdown": "lines"}):
    """How the game ended; `lines[seat]` explains every point of that seat."""

    ranking: list[list[int]]
    scores: list[int]
    tiebreaks: list[int]
    breakdown: list[list[ScoreLine]]
    ending: str

    @classmethod
    def of(cls, result: Result | None) -> ResultInfo | None:
        """The engine's result, as it is stored and shown."""
        return None if result is None else msgspec.convert(result, cls, from_attributes=True)


class Note(Struct, frozen=True):
    """Something that happened at the table after `ply` moves and is no move: it stands in the log there."""

    ply: int
    seat: int
    message: Message


class Closed(Struct, frozen=True):
    """When and why a game was closed before its end. It can still be looked at."""

    at: datetime
    reason: ClosedReason


class Table(Struct, frozen=True):
    """One game with the people and bots who play it, as the asker may know it."""

    id: str
    game: str
    status: Status
    public: bool
    options: dict[str, OptionValue]
    seats: list[Seat]
    you: int | None
    owner: bool
    invite: str | None
    created: datetime
    started: datetime | None
    finished: datetime | None
    ply: int
    epoch: int
    actors: list[int]
    result: ResultInfo | None
    rematch: str | None
    notes: list[Note]
    daily: str | None
    closed: Closed | None


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[Seat]
    you: int | None
    owner: bool
    created: datetime
    started: datetime | None
    finished: datetime | None
    ply: int
    actors: list[int]
    winners: list[int]


class SeatRequest(Request, frozen=True):
    """What a seat is to be: taken by the asker, kept open for a person, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    colour: Colour | None = None


class NewTable(Request, frozen=True):
    """A table to be opened; with `start` the game begins at once."""

    game: Annotated[str, Meta(max_length=30)]
    seats: Annotated[list[SeatRequest], Meta(max_length=20)]
    options: dict[str, OptionValue] = {}
    public: bool = False
    start: bool = False


class JoinRequest(Request, frozen=True):
    """Take an open seat: a certain one, or the first."""

    seat: int | None = None
    invite: Invite | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None
    colour: Colour | None = None


class LevelRequest(Request, frozen=True):
    """Which bot shall take over; left out, a middling one."""

    level: Level | None = None


# The race of the day ----------------------------------------------------------------------------------


class DailyRun(Struct, frozen=True):
    """A finished run of a day's race: its place, equal for equal runs, and how it ended.

    `score` and `spare` are the points and the tie-break of the result: in Attika the buildings that stand,
    and the turns that were left.
    """

    place: int
    name: str
    you: bool
    won: bool
    ending: str
    score: int
    spare: int


class Daily(Struct, frozen=True):
    """The race of the day: the same luck for everybody, one attempt each.

    `table` is the asker's own attempt, `status` how far it is. `best` has the first ten runs, and the asker's
    own; `yesterday` those who came first the day before.
    """

    day: str
    ends: datetime
    game: str
    table: str | None
    status: Status | None
    runs: int
    best: list[DailyRun]
    yesterday: list[DailyRun]


# Playing ----------------------------------------------------------------------------------------------


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


# Chat -------------------------------------------------------------------------------------------------


class ChatRequest(Request, frozen=True):
    """Something to say at the table."""

    text: Annotated[str, Meta(max_length=2000)]


class ChatLine(Struct, frozen=True):
    """Something that somebody said; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: datetime


# Errors -----------------------------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """Why a request failed: `id` is a message id, `text` its English wording."""

    status: int
    id: str
    text: str
    args: dict[str, str | int]
    refusal: Refusal | None


# Live updates -----------------------------------------------------------------------------------------


class LiveUpdate(Update, frozen=True, tag_field="type", tag="update"):
    """The game went on, or back."""


class LiveTable(Struct, frozen=True, tag_field="type", tag="table"):
    """Something changed around the game: somebody joined, left, came online, a bot thinks."""

    table: Table


class LiveChat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class LivePong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""


class LiveProblem(Struct, frozen=True, tag_field="type", tag="problem"):
    """Why the server is about to close the connection."""

    problem: Problem


class LiveWaiting(Struct, frozen=True, tag_field="type", tag="waiting"):
    """Many are arriving at once: the client's place in line, 1 for whoever is served next."""

    place: int


LiveMessage = LiveUpdate | LiveTable | LiveChat | LivePong | LiveProblem | LiveWaiting
"""Everything that the server sends over the WebSocket."""


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """All that a client sends over the WebSocket."""


API_TYPES: tuple[type[Struct], ...] = (
    About,
    ActionForm,
    ActionRequest,
    AgreeRequest,
    ChatLine,
    ChatRequest,
    BoxAnswer,
    BoxLabel,
    Closed,
    Daily,
    DailyRun,
    FieldForm,
    GameInfo,
    HelpAnswer,
    JoinRequest,
    LevelRequest,
    LiveChat,
    LivePong,
    LiveProblem,
    LiveTable,
    LiveUpdate,
    LiveWaiting,
    LogStep,
    Me,
    MoveAccepted,
    MoveRequest,
    NameRequest,
    NewTable,
    Ping,
    PlainPage,
    PreviewAnswer,
    Problem,
    SeatRequest,
    Step,
    Table,
    TableSummary,
    UndoAnswer,
    UndoRequest,
    Update,
    WhyAnswer,
)
"""Every struct of the interface, for the schema."""


def encode(value: object) -> bytes:
    """Anything of the above as JSON."""
    return msgspec.json.encode(value)
