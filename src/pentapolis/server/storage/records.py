"""What the database knows of a table, as typed values."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from pentapolis.kernel.boxes import BoxLabel
from pentapolis.server.types.games import OptionValue
from pentapolis.server.types.tables import Closed, Note, ResultInfo, SeatKind, Status

NO_BOT, BOTS_ONLY, WITH_PEOPLE = 0, 1, 2
"""The turns of bots: none has to move; one has, among bots only; one has, and people sit at the table."""


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


class SeatRecord(msgspec.Struct, frozen=True):
    """One seat. `name` is the person's present one; `seen` is when a connection of theirs came or went.

    `online` tells whether they are connected through another process; of its own each process knows better.
    """

    seat: int
    kind: SeatKind
    person: str | None
    name: str
    level: str | None
    colour: str | None
    resigned: bool
    seen: datetime | None
    online: bool


class QuestionRecord(msgspec.Struct, frozen=True):
    """An open question: may `seat` go back to `ply`? The seats in `waiting` have not answered."""

    seat: int
    ply: int
    waiting: list[int]


class MoveRecord(msgspec.Struct, frozen=True):
    """One action of the log, which leads from `ply` to the next."""

    ply: int
    seat: int
    action: str


class TableRecord(msgspec.Struct, frozen=True):
    """One table: the header of its game, how far it is, and who sits at it."""

    id: str
    game: str
    rules: int
    box: BoxLabel | None
    status: Status
    public: bool
    options: dict[str, OptionValue]
    seed: str
    owner: str
    invite: str
    created: datetime
    started: datetime | None
    finished: datetime | None
    changed: datetime
    ply: int
    epoch: int
    actors: list[int]
    result: ResultInfo | None
    rematch: str | None
    version: int = 0
    notes: list[Note] = []
    daily: str | None = None
    opened_from: str | None = None
    closed: Closed | None = None
    seats: tuple[SeatRecord, ...] = ()
    question: QuestionRecord | None = None

    def seat_of(self, person: str) -> int | None:
        """Where this person sits."""
        return next((seat.seat for seat in self.seats if seat.person == person), None)

    @property
    def persons(self) -> tuple[SeatRecord, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.seats if seat.kind == "person")

    @property
    def bots_to_move(self) -> tuple[SeatRecord, ...]:
        """The bots that have a decision to make now."""
        if self.status != "running":
            return ()
        return tuple(seat for seat in self.seats if seat.kind == "bot" and seat.seat in self.actors)

    @property
    def bot_turn(self) -> int:
        """Whether a bot has to move, and for whom, as it stands in the table's row."""
        if not self.bots_to_move:
            return NO_BOT
        return WITH_PEOPLE if self.persons else BOTS_ONLY
