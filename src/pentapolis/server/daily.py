"""The race of the day: the same luck for everybody, one attempt each, and a table of the best runs.

The seed is made from the date and a secret of this server, which never leaves the database: from the date
alone, everybody could look at the race beforehand. It is not told while the day lasts either, so the record
of a run, which contains it, waits until the day is over.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from datetime import UTC, date, datetime, time, timedelta

from sqlalchemy import Connection

from pentapolis.server import lobby
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import daily_races, persons
from pentapolis.server.storage.daily_races import Run
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types.daily import Daily, DailyRun
from pentapolis.server.types.games import OptionValue
from pentapolis.server.types.tables import NewTable, SeatRequest

GAME = "attika"
OPTIONS: dict[str, OptionValue] = {"solo_race": True}
"""What is raced."""

SECRET = "daily races"
"""The name of the setting that keeps the secret."""

SHOWN = 10
"""So many places are shown."""


def seed_of(connection: Connection, day: date) -> int:
    """The seed of a day's race; nobody can work it out without the secret."""
    secret = persons.setting(connection, SECRET, secrets.token_urlsafe(32))
    digest = hmac.new(secret.encode(), f"{GAME} {day.isoformat()}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def run(connection: Connection, person: str, day: date, *, opened_from: str | None = None) -> TableRecord:
    """The person's attempt at the race of a day: begun now, or, once begun, the same again."""
    begun = daily_races.attempt(connection, person, day.isoformat())
    if begun is not None:
        return begun
    request = NewTable(GAME, [SeatRequest("me")], OPTIONS, start=True)
    return lobby.open_table(
        connection,
        person,
        request,
        seed=seed_of(connection, day),
        daily=day.isoformat(),
        opened_from=opened_from,
    )


def daily_for(connection: Connection, person: str, day: date) -> Daily:
    """The race of a day, as this person may know it."""
    own = daily_races.attempt(connection, person, day.isoformat())
    runs = placed(daily_races.runs(connection, day.isoformat()), person)
    yesterday = placed(daily_races.runs(connection, (day - timedelta(days=1)).isoformat()), person)
    return Daily(
        day=day.isoformat(),
        ends=end_of(day),
        game=GAME,
        table=own.id if own else None,
        status=own.status if own else None,
        runs=len(runs),
        best=[found for number, found in enumerate(runs) if number < SHOWN or found.you],
        yesterday=[found for found in yesterday if found.place == 1 and found.won],
    )


def placed(runs: list[Run], person: str) -> list[DailyRun]:
    """Runs in order: won before lost, then points, then what is left to spare; equal runs share a place."""
    ordered = sorted(runs, key=_quality, reverse=True)
    places: dict[tuple[bool, int, int], int] = {}
    for number, found in enumerate(ordered, 1):
        places.setdefault(_quality(found), number)
    return [
        DailyRun(
            place=places[_quality(found)],
            name=found.name,
            you=found.person == person,
            won=bool(found.result.ranking[0]),
            ending=found.result.ending,
            score=found.result.scores[0],
            spare=found.result.tiebreaks[0],
        )
        for found in ordered
    ]


def _quality(found: Run) -> tuple[bool, int, int]:
    result = found.result
    return bool(result.ranking[0]), result.scores[0], result.tiebreaks[0]


def today() -> date:
    """The day, by the clock of Greenwich everywhere."""
    return datetime.now(UTC).date()


def end_of(day: date) -> datetime:
    """The midnight at which a day is over."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def require_told(record: TableRecord) -> None:
    """The seed of a day's race is not told before the day is over."""
    if record.daily is not None and today() <= date.fromisoformat(record.daily):
        raise ProblemError("problem-daily-record")
