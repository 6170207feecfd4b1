"""Spectators: how much dearer a move is when many people look on.

The next move is made when everybody has seen the last one, so that nobody is spared a message.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from pentapolis.loadtest.crowds import Crowd, together
from pentapolis.loadtest.report import Goal, Report, Row, machine, ratio, shown
from pentapolis.loadtest.scenarios.moves import check
from pentapolis.loadtest.servers import OURS, Running, Spent
from pentapolis.loadtest.sizes import SpectatorsSizes
from pentapolis.loadtest.stage import Stage, amount, costs, turns, waits

GOAL = 10.0
"""How many times as much as with the players alone a move may cost."""


@dataclass(slots=True)
class Heats:
    """What one server spent in each round, on how many moves."""

    spent: list[Spent] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    waits: list[list[float]] = field(default_factory=list)


async def run(stage: Stage, sizes: SpectatorsSizes) -> Report:
    """Play in rounds, with nobody and with everybody looking on."""
    before = machine()
    heats: dict[tuple[str, int], Heats] = defaultdict(Heats)
    async with stage.running() as servers:
        for number in range(sizes.rounds + 1):
            for server in turns(servers, number):
                for spectators in (0, sizes.spectators):
                    state = f"round {number} of {sizes.rounds}" if number else "warming up"
                    stage.say(f"{spectators} spectators, {server.label}, {state}")
                    heat = heats[server.label, spectators] if number else Heats()
                    moves = sizes.moves if number else 2
                    await play(server, spectators, moves, sizes, heat, seed=number)
    rows = _rows(heats, stage, sizes.spectators)
    return Report("spectators", stage.databases.kind, shown(sizes), before, rows, _goals(rows))


async def play(
    server: Running, spectators: int, moves: int, sizes: SpectatorsSizes, heat: Heats, *, seed: int
) -> None:
    """One round on one server."""
    async with Crowd(server.url, seed=seed) as crowd:
        parties = await crowd.seat(sizes.tables, sizes.game, seats=sizes.seats)
        await crowd.watch(parties, spectators=spectators)
        await asyncio.sleep(sizes.quiet)
        counting = sizes.counting if seed == sizes.rounds else None
        before = await server.spent(counting)
        await together([party.play(moves, pause=party.caught_up) for party in parties])
        await together([party.caught_up() for party in parties])
        heat.spent.append(await server.spent(counting) - before)
        entries = [entry for party in parties for entry in party.acknowledged]
        heat.moves.append(len(entries))
        heat.waits.append([entry.seconds for entry in entries])
        await check(server, parties)


def _rows(heats: dict[tuple[str, int], Heats], stage: Stage, spectators: int) -> list[Row]:
    rows: list[Row] = []
    for command in stage.commands:
        alone, watched = (heats[command.label, count] for count in (0, spectators))
        for heat, load in ((alone, "players alone"), (watched, amount(spectators, "spectator"))):
            figures = costs(heat.spent, heat.moves, "move")
            if heat is watched:
                base = costs(alone.spent, alone.moves, "move")["CPU ms/move"]
                figures["x alone"] = ratio(figures["CPU ms/move"], base)
            rows.append(Row(load, command.label, {**figures, **waits(heat.waits)}))
    return rows


def _goals(rows: list[Row]) -> list[Goal]:
    return [
        Goal.at_most(f"a move with {row.load}, times one without", GOAL, row.figures["x alone"].median)
        for row in rows
        if row.server == OURS and "x alone" in row.figures
    ]
