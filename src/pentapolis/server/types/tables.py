"""Tables: their seats, how they are opened and joined, and how their games ended."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine
from pentapolis.server.types.base import Colour, Invite, Level, Request
from pentapolis.server.types.games import OptionValue

Status = Literal["open", "running", "finished", "closed"]
"""A table is a lobby, then a game, then a memory; a game that nobody plays on is closed."""

ClosedReason = Literal["idle", "operator"]
"""Why a game was closed: nobody had touched it for long, or whoever runs the server did it."""

SeatKind = Literal["person", "bot", "open"]
"""Who decides for a seat; nobody yet if it is open."""


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
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
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
