"""The line of thoughts in PostgreSQL, kept by procrastinate: what servers and workers have to agree on."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from datetime import UTC, datetime

import msgspec
from procrastinate import App, PsycopgConnector, SyncPsycopgConnector
from psycopg import AsyncConnection
from sqlalchemy import URL

import pentapolis
from pentapolis.kernel.boxes import box_file
from pentapolis.kernel.registry import playable
from pentapolis.server.bot_runner import Task
from pentapolis.server.storage.patience import AttentivePool, LimitedAsyncConnection
from pentapolis.server.thoughts import shares
from pentapolis.server.thoughts.queue_schema import ENTER_FOR_SESSION
from pentapolis.server.thoughts.thought import Thought

TASK = "think"

CHANNEL = "pentapolis_thoughts"
"""Where it is told that a thought has been answered."""

HEARTBEAT = 2.0
"""How often, in seconds, workers say that they live."""

DEAD = 7.0
"""A worker that has not said so for this many seconds is dead, and its thoughts are given to others."""

ATTEMPTS = 3
"""A thought whose workers died so many times is perhaps what they died of: it has failed."""

POOL_SECONDS = 3.0
"""How long to wait for a connection."""

LONGEST_NOTICE = 7_000
"""So many bytes a notice may have; PostgreSQL sends no more than 8000."""

BEGINNING = datetime(2026, 1, 1, tzinfo=UTC)
RANK = 1_400_000_000
LOWEST = -2_147_483_648
"""Priorities are whole numbers of 32 bits: three ranks, each with half seconds for 22 years."""


class Job(msgspec.Struct, frozen=True):
    """What a worker is told, and what anybody can read who can read the database: nothing secret."""

    key: str
    game: str
    level: str
    seat: int
    position: msgspec.Raw
    """The resampled snapshot."""
    seconds: float
    patience: float
    about: str | None = None

    @property
    def task(self) -> Task:
        """What a worker process is asked."""
        position = msgspec.json.decode(self.position)
        return Task(self.game, self.level, self.seat, position, self.seconds, self.about)


class Answer(msgspec.Struct, frozen=True):
    """What came of a thought: an action or a hint, or why there is none."""

    key: str
    action: str | None
    failure: str | None

    @property
    def notice(self) -> str:
        """How it is told to those who wait: without what is too long, which they look up."""
        told = msgspec.json.encode(self)
        if len(told) > LONGEST_NOTICE:
            told = msgspec.json.encode(Answer(self.key, None, None))
        return told.decode()

    @property
    def is_told(self) -> bool:
        """Or does a notice only say that there is an answer?"""
        return self.action is not None or self.failure is not None


def job_of(thought: Thought, patience: float) -> Job:
    """The part of a thought that a worker has to know."""
    return Job(
        thought.key,
        thought.game,
        thought.level,
        thought.seat,
        msgspec.Raw(msgspec.json.encode(thought.snapshot)),
        thought.seconds,
        patience,
        thought.about,
    )


def priority(rank: int, place: float) -> int:
    """A rank and a place in it (seconds since `BEGINNING`) as procrastinate wants it: the highest first."""
    half_seconds = min(max(int(place * 2), 0), RANK - 1)
    return LOWEST + (rank + 1) * RANK - half_seconds


def queue_name(game: str, rules: int, box: str | None, *, for_people: bool) -> str:
    """The queue for thoughts that need just this version, game, rules and box.

    Whoever has others does not listen to it, so nobody is given what they cannot think. It is a digest
    because the names of PostgreSQL's channels must be short.
    """
    needed = f"{pentapolis.__version__} {game} {rules} {box}"
    digest = hashlib.sha256(needed.encode()).hexdigest()[:20]
    return f"{'people' if for_people else 'bots'}-{digest}"


def queue_of(thought: Thought, rank: int) -> str:
    """The queue for a thought; that for people has a worker of its own."""
    for_people = rank == shares.WITH_PEOPLE
    return queue_name(thought.game, thought.rules, thought.box, for_people=for_people)


def possible_queues(thought: Thought) -> list[str]:
    """The queues in which a thought may be, whatever its rank."""
    return [
        queue_name(thought.game, thought.rules, thought.box, for_people=for_people)
        for for_people in (True, False)
    ]


def queues_here(*, for_people: bool) -> list[str]:
    """The queues with thoughts that this process can think: by all rules that it has, also former ones."""
    names = []
    for key, present in playable().items():
        for version in pentapolis.versions(key):
            with suppress(pentapolis.BadBox):  # a box for the present rules need not fit former ones
                # Former rules are not imported as long as nobody needs them, or what they make of a box.
                rules = present if box_file(key) is None else pentapolis.game(key, version)
                box = rules.box.label.digest if rules.box.label is not None else None
                names.append(queue_name(key, version, box, for_people=for_people))
    return names


def asking_app() -> App:
    """For those who ask, on connections of their own: it opens none."""
    return App(connector=SyncPsycopgConnector())


def dsn_of(url: URL) -> str:
    """The address of a database as PostgreSQL's own library knows it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def working_app(url: URL, connections: int) -> App:
    """For workers: with a pool of connections, once it is opened."""
    connector = PsycopgConnector(
        conninfo=dsn_of(url),
        pool_factory=AttentivePool,
        connection_class=LimitedAsyncConnection,
        min_size=1,
        max_size=connections,
        timeout=POOL_SECONDS,
        configure=_enter,
        name="thoughts",
    )
    return App(connector=connector)


async def _enter(connection: AsyncConnection[object]) -> None:
    await connection.execute(ENTER_FOR_SESSION)
    await connection.commit()
