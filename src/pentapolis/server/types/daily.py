"""The race of the day."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from pentapolis.server.types.tables import Status


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
