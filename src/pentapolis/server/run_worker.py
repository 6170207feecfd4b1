"""Running a worker: bots of other machines' tables think here until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys

from sqlalchemy import URL

from pentapolis.server.backoff import Backoff
from pentapolis.server.config import Config
from pentapolis.server.logs import set_up_logs
from pentapolis.server.storage.store import with_patience
from pentapolis.server.storage.urls import UnusableURL, checked_url
from pentapolis.server.thoughts.crew import Crew, LineBroken, NotPrepared
from pentapolis.server.thoughts.thought import Counts

STOP_SECONDS = 1.5
"""How long giving thoughts back may take; without a database it cannot be done."""

log = logging.getLogger(__name__)


class CannotWork(Exception):
    """The worker could not start; the message is one sentence that says why."""


def work(config: Config, slots: int | None = None) -> int:
    """Think until SIGINT or SIGTERM; returns the exit code, after one clear sentence if it is not 0.

    Without a number of slots there is one for each core.
    """
    set_up_logs(config.log_level, config.log_format)
    try:
        url = _checked(config.database_url)
        slots = (os.cpu_count() or 1) if slots is None else slots
        if slots < 1:
            raise CannotWork(f"--slots must be at least 1, got {slots}.")
    except CannotWork as error:
        print(error, file=sys.stderr)
        return 1
    asyncio.run(_work(url, slots))
    return 0


def _checked(database_url: str) -> URL:
    """The URL of a PostgreSQL database that could be there."""
    try:
        url = checked_url(database_url)
    except UnusableURL as error:
        raise CannotWork(str(error)) from error
    if url.get_backend_name() == "sqlite":
        raise CannotWork("With SQLite bots think inside the server: workers need PostgreSQL.")
    return with_patience(url)


async def _work(url: URL, slots: int) -> None:
    crew = Crew(url, slots, Counts())
    told_to_stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for how in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(how, told_to_stop.set)
    thinking = asyncio.create_task(_think(crew, url, slots))
    stopping = asyncio.create_task(told_to_stop.wait())
    await asyncio.wait([thinking, stopping], return_when=asyncio.FIRST_COMPLETED)
    thinking.cancel()
    _, hanging = await asyncio.wait([thinking], timeout=STOP_SECONDS)
    await crew.stop()
    if hanging:
        print("Stopped without the database; others will find what was not finished.", flush=True)
        os._exit(0)  # what still waits for the database cannot be told to stop
    if not thinking.cancelled() and (error := thinking.exception()) is not None:
        if told_to_stop.is_set():
            log.error("not all could be put away", exc_info=error)
        else:
            raise error
    print(f"Stopped; unfinished thoughts given back: {crew.given_back}.", flush=True)


async def _think(crew: Crew, url: URL, slots: int) -> None:
    """Think, and come back whenever the database does."""
    shown = url.set(query={}).render_as_string()
    backoff = Backoff()
    begun = False
    told: str | None = None

    def ready() -> None:
        nonlocal begun, told
        if not begun:
            print(f"Bots think here for {shown}, up to {slots} at a time.", flush=True)
        elif told is not None:
            log.warning("the database is back")
        begun, told = True, None
        backoff.reset()

    while True:
        try:
            await crew.run(ready)
        except (LineBroken, NotPrepared) as error:
            if str(error) != told:
                log.error("no thoughts can be taken from %s, trying again: %s", shown, error)
                told = str(error)
        await backoff.pause()
