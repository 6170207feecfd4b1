"""Herd: everybody comes within a second, as after a restart of the server.

The tables were there before, and the server has just been started again, so that nothing is in its memory.
Everybody pings after two seconds and gives a connection up whose ping is not answered within eight.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from pentapolis.loadtest.crowds import Crowd, Party, together
from pentapolis.loadtest.players import Manners, Player
from pentapolis.loadtest.report import Figure, Goal, Report, Row, machine, shown
from pentapolis.loadtest.servers import OURS, Running
from pentapolis.loadtest.sizes import HerdSizes
from pentapolis.loadtest.stage import Stage, amount, costs, require_files

WITHIN = 1.0
"""Seconds in which they all come."""

MEGABYTE = 1e6


@dataclass(slots=True)
class Peak:
    """The most memory that was seen."""

    bytes: int = 0


async def run(stage: Stage, sizes: HerdSizes) -> Report:
    """Larger and larger herds, one server after another."""
    require_files(2 * max(sizes.sockets))
    before = machine()
    rows: list[Row] = []
    for command in stage.commands:
        async with stage.alone(command) as server, Crowd(server.url, manners=manners(sizes)) as crowd:
            parties: list[Party] = []
            for sockets in sorted(sizes.sockets):
                people = await gather(stage, server, crowd, parties, sockets, sizes)
                stage.say(f"{sockets:,} sockets, {server.label}, arriving")
                rows.append(await arrive(server, people, sizes))
    order = {command.label: place for place, command in enumerate(stage.commands)}
    rows.sort(key=lambda row: (row.figures["sockets"].median, order[row.server]))
    return Report("herd", stage.databases.kind, shown(sizes), before, rows, _goals(rows))


def manners(sizes: HerdSizes) -> Manners:
    """How people behave while they come."""
    return Manners(lasting=True, patience=sizes.patience, rest=1.0, ping=2.0, pong=8.0)


async def gather(
    stage: Stage, server: Running, crowd: Crowd, parties: list[Party], sockets: int, sizes: HerdSizes
) -> list[tuple[Player, str]]:
    """Tables with a few moves for everybody, and then a server that has just been started."""
    stage.say(f"{sockets:,} sockets, {server.label}, making tables")
    missing = math.ceil(sockets / max(sizes.at_a_table, sizes.seats)) - len(parties)
    added = await crowd.seat(missing, sizes.game, seats=sizes.seats) if missing > 0 else []
    await crowd.watch(added)
    await together([party.play(sizes.moves) for party in added])
    for party in added:
        party.spectators += [
            await crowd.person() for _ in range(max(sizes.at_a_table, sizes.seats) - sizes.seats)
        ]
    parties += added
    for player in crowd.people:
        await player.look_away()
    await server.stop()
    await server.start()
    crowd.url = server.url
    for player in crowd.people:
        player.url = server.url
    await asyncio.sleep(1)
    everybody = [(player, party.table.id) for party in parties for player in party.everybody]
    return everybody[:sockets]


async def arrive(server: Running, people: list[tuple[Player, str]], sizes: HerdSizes) -> Row:
    """They come, stay a little, and leave."""
    reconnects = -sum(player.journal.reconnects for player, _ in people)
    unanswered = -sum(player.journal.unanswered_pings for player, _ in people)
    at_rest, before = server.resident(), await server.spent()
    async with _watched(server) as peak:
        start = time.monotonic()
        times = await _positions(people, start, sizes.patience)
        served = [moment for moment in times if moment is not None]
        await asyncio.sleep(sizes.linger)
        spent = await server.spent() - before
        reconnects += sum(player.journal.reconnects for player, _ in people)
        unanswered += sum(player.journal.unanswered_pings for player, _ in people)
    for player, _ in people:
        await player.look_away()
    await asyncio.sleep(sizes.rest)
    return Row(
        amount(len(people), "socket"),
        server.label,
        {
            "sockets": Figure.of([len(people)]),
            "served": Figure.of([len(served)]),
            **({"last after s": Figure.of([max(served)])} if served else {}),
            **costs([spent], [len(people)], "socket"),
            "reconnects": Figure.of([reconnects]),
            "lost pings": Figure.of([unanswered]),
            "MB before": Figure.of([at_rest / MEGABYTE]),
            "MB peak": Figure.of([peak.bytes / MEGABYTE]),
            "MB after": Figure.of([server.resident() / MEGABYTE]),
        },
    )


async def _positions(people: list[tuple[Player, str]], start: float, patience: float) -> list[float | None]:
    """The seconds after which each has its position; none for those who are not served in time."""
    times: list[float | None] = [None] * len(people)

    async def come(number: int, player: Player, table: str) -> None:
        await asyncio.sleep(start + WITHIN * number / len(people) - time.monotonic())
        await player.watch(table)
        await player.reached(0)
        times[number] = time.monotonic() - start

    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            await together([come(number, *person) for number, person in enumerate(people)])
    return times


@asynccontextmanager
async def _watched(server: Running) -> AsyncIterator[Peak]:
    """Look at the server's memory all the while."""
    peak = Peak()

    async def look() -> None:
        while True:
            peak.bytes = max(peak.bytes, server.resident())
            await asyncio.sleep(0.1)

    task = asyncio.create_task(look())
    try:
        yield peak
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _goals(rows: list[Row]) -> list[Goal]:
    goals: list[Goal] = []
    ours = [row for row in rows if row.server == OURS]
    for row in ours:
        figures = {name: figure.median for name, figure in row.figures.items()}
        unserved = figures["sockets"] - figures["served"]
        goals.append(Goal.at_most(f"{row.load}, not served", 0, unserved))
        goals.append(Goal.at_most(f"{row.load}, reconnects", 0, figures["reconnects"]))
    for row in ours[1:]:
        first = ours[0].figures["CPU ms/socket"].median
        goals.append(
            Goal.at_most(
                f"{row.load}, CPU ms of each, beside {ours[0].load}",
                first,
                row.figures["CPU ms/socket"].median,
            )
        )
    return goals
