"""Where scenarios take place: the servers that are compared, their databases, and word of how far we are."""

from __future__ import annotations

import resource
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from pentapolis.loadtest.databases import Databases
from pentapolis.loadtest.report import Figure, percentile
from pentapolis.loadtest.servers import Running, ServerCommand, Spent
from pentapolis.loadtest.usage import CannotMeasure

Say = Callable[[str], None]
"""Tells what happens now."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The servers and what they need."""

    commands: Sequence[ServerCommand]
    databases: Databases
    folder: Path
    say: Say

    @asynccontextmanager
    async def running(self) -> AsyncIterator[list[Running]]:
        """All servers at once, each on an empty database; those that are not asked anything cost nothing."""
        async with AsyncExitStack() as stack:
            servers: list[Running] = []
            for command in self.commands:
                self.say(f"starting {command.label}")
                database = self.databases.new(command.label)
                servers.append(await stack.enter_async_context(Running(command, database, self.folder)))
            yield servers

    @asynccontextmanager
    async def alone(self, command: ServerCommand) -> AsyncIterator[Running]:
        """One server on an empty database, and none beside it."""
        self.say(f"starting {command.label}")
        async with Running(command, self.databases.new(command.label), self.folder) as server:
            yield server


FURTHER_FILES = 500
"""What a process opens besides the connections of people."""


def require_files(connections: int) -> None:
    """Make room for so many connections, here and in the servers that are started from now on."""
    needed = connections + FURTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise CannotMeasure(
            f"this needs {needed:,} open files in one process, but the system allows {hard:,} (ulimit -Hn)"
        )
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def amount(number: int, what: str) -> str:
    """So many of something."""
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


def turns(servers: Sequence[Running], number: int) -> Sequence[Running]:
    """The servers in the order of one round: none is always the first."""
    return servers if number % 2 else servers[::-1]


def costs(spent: Sequence[Spent], units: Sequence[int], what: str) -> dict[str, Figure]:
    """Milliseconds of processor time for each unit: a move, a socket, a request."""

    def each(seconds: Sequence[float]) -> Figure:
        return Figure.of(1000 * one / count for one, count in zip(seconds, units, strict=True))

    figures = {f"CPU ms/{what}": each([one.server for one in spent])}
    if any(one.children > 0.005 for one in spent):
        figures["children"] = each([one.children for one in spent])
    databases = [one.database for one in spent if one.database is not None]
    if len(databases) == len(spent):
        figures["database"] = each(databases)
    counted = [
        one.transactions / count
        for one, count in zip(spent, units, strict=True)
        if one.transactions is not None
    ]
    if counted:
        figures["transactions"] = Figure.of(counted)
    return figures


def waits(rounds: Sequence[Sequence[float]]) -> dict[str, Figure]:
    """How long people waited for acknowledgements, in milliseconds."""
    return {
        f"p{share} ms": Figure.of(1000 * percentile(seconds, share / 100) for seconds in rounds)
        for share in (50, 95, 99)
    }
