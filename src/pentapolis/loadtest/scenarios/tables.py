"""Tables: many games at once at the pace of people, and how long they wait for an acknowledgement."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random

from pentapolis.loadtest.crowds import Crowd, Party, together
from pentapolis.loadtest.report import Figure, Goal, Report, Row, machine, shown
from pentapolis.loadtest.scenarios.moves import check
from pentapolis.loadtest.servers import OURS, Running
from pentapolis.loadtest.sizes import TablesSizes
from pentapolis.loadtest.stage import Stage, amount, costs, require_files, waits

GOAL_MILLISECONDS = 100.0
"""How long nearly everybody (99 of 100) may wait at most."""

FILES_OF_A_PLAYER = 2
"""A WebSocket, and a connection for requests."""


class Pace:
    """A table that waits between two moves."""

    def __init__(self, pause: float, first: float) -> None:
        self._pause = pause
        self._due = time.monotonic() + first

    async def wait(self) -> None:
        """Wait until the next move is due."""
        await asyncio.sleep(max(0.0, self._due - time.monotonic()))
        self._due += self._pause


async def run(stage: Stage, sizes: TablesSizes) -> Report:
    """One server after another, none beside it."""
    require_files(sizes.tables * sizes.seats * FILES_OF_A_PLAYER)
    before = machine()
    rows: list[Row] = []
    for command in stage.commands:
        async with stage.alone(command) as server:
            rows.append(await play(stage, server, sizes))
    goals = [
        Goal.at_most(f"{row.load}, ms of waiting (p99)", GOAL_MILLISECONDS, row.figures["p99 ms"].median)
        for row in rows
        if row.server == OURS
    ]
    return Report("tables", stage.databases.kind, shown(sizes), before, rows, goals)


async def play(stage: Stage, server: Running, sizes: TablesSizes) -> Row:
    """Everybody plays for a while."""
    async with Crowd(server.url) as crowd:
        stage.say(f"{sizes.tables:,} tables, {server.label}, sitting down")
        parties = await crowd.seat(sizes.tables, sizes.game, seats=sizes.seats)
        stage.say(f"{sizes.tables:,} tables, {server.label}, connecting")
        await crowd.watch(parties)
        await asyncio.sleep(sizes.quiet)
        stage.say(f"{sizes.tables:,} tables, {server.label}, playing for {sizes.seconds:g} s")
        before = await server.spent()
        await _play_for(sizes.seconds, parties, sizes.pause)
        spent = await server.spent() - before
        entries = [entry for party in parties for entry in party.acknowledged]
        stage.say(f"{sizes.tables:,} tables, {server.label}, looking for every move")
        await check(server, parties)
        count = max(1, len(entries))
        return Row(
            amount(sizes.tables, "table"),
            server.label,
            {
                "moves": Figure.of([len(entries)]),
                **waits([[entry.seconds for entry in entries]]),
                **costs([spent], [count], "move"),
                "% of a core": Figure.of([100 * spent.server / sizes.seconds]),
                "MB": Figure.of([server.resident() / 1e6]),
            },
        )


async def _play_for(seconds: float, parties: list[Party], pause: float) -> None:
    """Tables do not move all at once: each begins at another moment of the first pause."""
    random = Random(1)
    paces = [Pace(pause, random.uniform(0, pause)) for _ in parties]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await together([party.play(pause=pace.wait) for party, pace in zip(parties, paces, strict=True)])
