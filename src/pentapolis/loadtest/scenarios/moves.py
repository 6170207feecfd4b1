"""Moves: what one costs when people play without a pause, beside a bare server in the same run."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass, field

from pentapolis.loadtest.crowds import Crowd, Party, together
from pentapolis.loadtest.report import Figure, Goal, Report, Row, machine, ratio, shown
from pentapolis.loadtest.servers import BARE, OURS, Running, ServerFailed, Spent
from pentapolis.loadtest.sizes import MovesSizes
from pentapolis.loadtest.stage import Stage, amount, costs, turns, waits

GOALS = {"SQLite": 2.5, "PostgreSQL": 3.0}
"""How many times as much as the bare server a move may cost."""


@dataclass(slots=True)
class Heats:
    """What one server spent in each round, on how much."""

    spent: list[Spent] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    waits: list[list[float]] = field(default_factory=list)

    def figures(self) -> dict[str, Figure]:
        """All of it as figures."""
        rates = Figure.of(count / seconds for count, seconds in zip(self.moves, self.seconds, strict=True))
        return {**costs(self.spent, self.moves, "move"), "moves/s": rates, **waits(self.waits)}


async def run(stage: Stage, sizes: MovesSizes) -> Report:
    """Play in rounds, in which the servers take turns."""
    before = machine()
    heats: dict[tuple[int, str], Heats] = defaultdict(Heats)
    async with stage.running() as servers:
        for tables in sizes.tables:
            for number in range(sizes.rounds + 1):
                for server in turns(servers, number):
                    state = f"round {number} of {sizes.rounds}" if number else "warming up"
                    stage.say(f"{amount(tables, 'table')}, {server.label}, {state}")
                    heat = heats[tables, server.label] if number else Heats()
                    await play(server, tables, sizes, heat, seed=number)
    rows = _rows(heats, stage)
    return Report(
        "moves",
        stage.databases.kind,
        shown(sizes),
        before,
        rows,
        _goals(rows, GOALS[stage.databases.kind]),
    )


async def play(server: Running, tables: int, sizes: MovesSizes, heat: Heats, *, seed: int) -> None:
    """One round on one server."""
    async with Crowd(server.url, seed=seed) as crowd:
        parties = await crowd.seat(tables, sizes.game, seats=sizes.seats)
        await crowd.watch(parties)
        await asyncio.sleep(sizes.quiet)
        counting = sizes.counting if seed == sizes.rounds else None
        before, start = await server.spent(counting), time.perf_counter()
        await together([party.play(sizes.moves) for party in parties])
        await together([party.caught_up() for party in parties])
        seconds = time.perf_counter() - start
        heat.spent.append(await server.spent(counting) - before)
        entries = [entry for party in parties for entry in party.acknowledged]
        heat.moves.append(len(entries))
        heat.seconds.append(seconds)
        heat.waits.append([entry.seconds for entry in entries])
        await check(server, parties)


async def check(server: Running, parties: list[Party]) -> None:
    """Figures of a server that loses moves are worth nothing."""
    for party in parties:
        missing = await party.missing()
        if missing:
            raise ServerFailed(
                f"the server {server.label} acknowledged a move that is not in the log of table "
                f"{party.table.id}: {missing[0].action!r} as move {missing[0].ply}"
            )


def _rows(heats: dict[tuple[int, str], Heats], stage: Stage) -> list[Row]:
    rows: list[Row] = []
    for (tables, label), heat in sorted(heats.items(), key=lambda item: _place(item[0], stage)):
        figures = heat.figures()
        bare = heats.get((tables, BARE))
        if bare is not None and label != BARE:
            figures["x bare"] = ratio(figures["CPU ms/move"], bare.figures()["CPU ms/move"])
        rows.append(Row(amount(tables, "table"), label, figures))
    return rows


def _place(key: tuple[int, str], stage: Stage) -> tuple[int, int]:
    tables, label = key
    return tables, [command.label for command in stage.commands].index(label)


def _goals(rows: list[Row], limit: float) -> list[Goal]:
    return [
        Goal.at_most(f"{row.load}, processor time of a move, times bare", limit, row.figures["x bare"].median)
        for row in rows
        if row.server == OURS and "x bare" in row.figures
    ]
