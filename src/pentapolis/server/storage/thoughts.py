"""Thoughts in PostgreSQL: asked for once, answered once; and how much thinking each share has had."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import timedelta

from sqlalchemy import Connection, delete, select, text, update

from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import thinking, thoughts
from pentapolis.server.storage.upserts import insert_new, insert_or_change
from pentapolis.server.thoughts import shares
from pentapolis.server.thoughts.queue import Answer
from pentapolis.server.thoughts.queue_schema import ENTER_FOR_TRANSACTION, SCHEMA
from pentapolis.server.thoughts.shares import Share, Spent

KEPT = timedelta(minutes=10)
"""How long an answer can be asked for again, by servers that missed the notice of it."""


def ask(
    connection: Connection, key: str, queues: Collection[str], put_in_line: Callable[[Connection], int]
) -> Answer | None:
    """Ask for a thought, unless somebody has: then perhaps there is an answer already.

    `queues` are those in which the thought may wait. If it waits in another one, it was asked for by a server
    of another version, whose workers may all be gone.
    """
    insert_new(connection, thoughts, {"id": key, "asked": now()})
    row = connection.execute(select(thoughts).where(thoughts.c.id == key).with_for_update()).one()
    if row.answered is not None:
        return Answer(key, row.action, row.failure)
    if row.job is None or _withdrawn(connection, row.job, queues):
        connection.execute(update(thoughts).where(thoughts.c.id == key).values(job=put_in_line(connection)))
    return None


def _withdrawn(connection: Connection, job: int, queues: Collection[str]) -> bool:
    """Take a job out of the line if it waits in none of these queues; says whether it was."""
    question = text(
        f"DELETE FROM {SCHEMA}.procrastinate_jobs "
        "WHERE id = :job AND status = 'todo' AND queue_name <> ALL(:queues)"
    )
    connection.execute(text(ENTER_FOR_TRANSACTION))
    return connection.execute(question, {"job": job, "queues": list(queues)}).rowcount == 1


def forget(connection: Connection, key: str) -> None:
    """Take a thought out of the line; if a worker thinks about it, it is told to stop."""
    gone = delete(thoughts).where(thoughts.c.id == key).returning(thoughts.c.job)
    job: int | None = connection.scalar(gone)
    if job is not None:
        connection.execute(text(ENTER_FOR_TRANSACTION))
        connection.execute(text("SELECT procrastinate_cancel_job_v1(:job, true, true)"), {"job": job})


def answers(connection: Connection, keys: Collection[str]) -> list[Answer]:
    """The answers to these thoughts, as far as there are any."""
    question = select(thoughts.c.id, thoughts.c.action, thoughts.c.failure).where(
        thoughts.c.id == text("ANY(:keys)"), thoughts.c.answered.is_not(None)
    )
    return [Answer(*row) for row in connection.execute(question, {"keys": list(keys)})]


def lost(connection: Connection, keys: Collection[str]) -> list[str]:
    """Those of these thoughts that nobody will answer: they are neither answered nor in the line."""
    question = text(
        f"""
        SELECT wanted.id FROM unnest(CAST(:keys AS text[])) AS wanted(id)
        LEFT JOIN thoughts ON thoughts.id = wanted.id
        LEFT JOIN {SCHEMA}.procrastinate_jobs AS job
            ON job.id = thoughts.job AND job.status IN ('todo', 'doing')
        WHERE thoughts.answered IS NULL AND job.id IS NULL
        """
    )
    found = list(connection.scalars(question, {"keys": list(keys)}))
    if found:
        again = update(thoughts).where(thoughts.c.id == text("ANY(:keys)")).values(job=None)
        connection.execute(again, {"keys": found})
    return found


def unheard(connection: Connection, seconds: float) -> int:
    """How many thoughts have been in the line for so long although nobody is even thinking about them."""
    question = text(
        f"""
        SELECT count(*) FROM thoughts
        JOIN {SCHEMA}.procrastinate_jobs AS job ON job.id = thoughts.job AND job.status = 'todo'
        WHERE thoughts.answered IS NULL AND thoughts.asked < now() - make_interval(secs => :seconds)
        """
    )
    return int(connection.scalar(question, {"seconds": seconds}) or 0)


def clear(connection: Connection) -> None:
    """Forget old answers, and shares of which nothing is left."""
    moment = now()
    connection.execute(delete(thoughts).where(thoughts.c.answered < moment - KEPT))
    gone = timedelta(seconds=shares.FORGOTTEN)
    connection.execute(delete(thinking).where(thinking.c.at < moment - gone))


def charge(connection: Connection, share: Share, seconds: float) -> Spent:
    """What the share has had so far; then these seconds are added to it."""
    spent = [_charge(connection, key, seconds) for key in share.keys]
    *address, person = spent
    return Spent(person, sum(address))


def _charge(connection: Connection, key: str, seconds: float) -> float:
    moment = now()
    row = connection.execute(select(thinking).where(thinking.c.share == key).with_for_update()).one_or_none()
    left = 0.0 if row is None else shares.faded(row.seconds, (moment - row.at).total_seconds())
    insert_or_change(
        connection, thinking, {"share": key, "seconds": left + seconds, "at": moment}, "seconds", "at"
    )
    return left


def adopt(connection: Connection, key: str) -> None:
    """Note which job in the line is this thought's."""
    question = text(
        f"SELECT id FROM {SCHEMA}.procrastinate_jobs WHERE queueing_lock = :key AND status = 'todo'"
    )
    job: int | None = connection.scalar(question, {"key": key})
    insert_or_change(connection, thoughts, {"id": key, "job": job, "asked": now()}, "job")
