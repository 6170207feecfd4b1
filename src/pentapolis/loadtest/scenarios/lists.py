"""Lists: what lists of tables and the start page cost with few tables in the database, and with many."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Connection, create_engine, inspect, text

from pentapolis.kernel.errors import PentapolisError
from pentapolis.loadtest.crowds import Crowd, Party
from pentapolis.loadtest.players import Player
from pentapolis.loadtest.report import Figure, Goal, Report, Row, machine, percentile, ratio, shown
from pentapolis.loadtest.seeing import SeenTable
from pentapolis.loadtest.servers import BARE, OURS, Running, ServerCommand, Spent
from pentapolis.loadtest.sizes import ListsSizes
from pentapolis.loadtest.stage import Stage, costs

GOAL = 1.5
"""How many times as much a list may cost with many tables as with few: flat but for noise."""

MINE = 20
"""At so many tables the asker sits, however many there are."""

START_PAGE = (
    "/api/me",
    "/api/games",
    "/api/daily",
    "/api/tables?mine=true&status=running&limit=50",
    "/api/tables?mine=true&status=open&limit=50",
    "/api/tables?mine=true&status=finished&limit=6",
    "/api/tables?status=open&limit=20",
)
"""What the start page asks for when it is opened."""

FIRST_ID = 100_000_000_000
"""Copies of tables have numbers from here on."""

MINUTES = 30
"""Between the opening of one table and the next."""


async def run(stage: Stage, sizes: ListsSizes) -> Report:
    """One server after another, with few tables and with many."""
    before = machine()
    commands = [command for command in stage.commands if command.label != BARE]
    if not commands:
        raise PentapolisError("the bare server has no lists of tables")
    rows: list[Row] = []
    for command in commands:
        few, *more = [await _measured(stage, command, tables, sizes) for tables in sizes.tables]
        rows += few
        for found in more:
            rows += [_compared(row, base) for row, base in zip(found, few, strict=True)]
    goals = [
        Goal.at_most(f"{row.load}, times those with {sizes.tables[0]:,}", GOAL, row.figures["x few"].median)
        for row in rows
        if row.server == OURS and "x few" in row.figures
    ]
    return Report("lists", stage.databases.kind, shown(sizes), before, rows, goals)


def _compared(row: Row, base: Row) -> Row:
    more = ratio(row.figures["CPU ms/request"], base.figures["CPU ms/request"])
    return Row(row.load, row.server, {**row.figures, "x few": more})


async def _measured(stage: Stage, command: ServerCommand, tables: int, sizes: ListsSizes) -> list[Row]:
    """All kinds of requests on one server with so many tables."""
    async with stage.alone(command) as server, Crowd(server.url) as crowd:
        stage.say(f"{tables:,} tables, {command.label}, filling the database")
        asker, newcomer = await crowd.person(), await crowd.person()
        templates = await _templates(crowd, asker, sizes.game)
        await server.stop()
        fill(server.database.url, templates, tables)
        await server.start()
        asker.url = newcomer.url = server.url
        middle = FIRST_ID + tables // 2
        kinds: dict[str, tuple[Player, Sequence[str]]] = {
            "public tables": (asker, ["/api/tables"]),
            "from the middle on": (asker, [f"/api/tables?limit=20&before={middle}"]),
            "open tables": (asker, ["/api/tables?status=open"]),
            "my tables": (asker, ["/api/tables?mine=true"]),
            "a newcomer's tables": (newcomer, ["/api/tables?mine=true"]),
            "start page": (asker, START_PAGE),
        }
        rows: list[Row] = []
        for name, (person, paths) in kinds.items():
            stage.say(f"{tables:,} tables, {command.label}, {name}")
            figures = await _ask(server, person, paths, sizes)
            rows.append(Row(f"{tables:,} tables, {name}", command.label, figures))
        return rows


async def _ask(server: Running, person: Player, paths: Sequence[str], sizes: ListsSizes) -> dict[str, Figure]:
    """Ask the same again and again, one after another."""
    spent: list[Spent] = []
    middles: list[float] = []
    length = 0
    for number in range(sizes.rounds + 1):
        times: list[float] = []
        before = await server.spent()
        for _ in range(sizes.requests if number else 3):
            start = time.perf_counter()
            answers = [await person.ask("GET", path) for path in paths]
            times.append(time.perf_counter() - start)
            length = sum(len(answer.body) for answer in answers)
        if number:  # in the first round caches fill
            spent.append(await server.spent() - before)
            middles.append(1000 * percentile(times, 0.5))
    return {
        **costs(spent, [sizes.requests] * len(spent), "request"),
        "p50 ms": Figure.of(middles),
        "bytes": Figure.of([length]),
    }


# Filling a database ---------------------------------------------------------------------------------------


async def _templates(crowd: Crowd, asker: Player, game: str) -> dict[str, str]:
    """One table of each status, made as people make them; the ids by status."""
    other = await crowd.person()
    found: dict[str, str] = {}
    for status in ("open", "running", "finished"):
        table: SeenTable = await asker.open_table(game)
        found[status] = table.id
        if status == "open":
            continue
        await other.take_seat(table)
        await asker.start(table)
        if status == "finished":
            party = Party(table, [asker, other])
            await crowd.watch([party])
            await party.play()
            for player in (asker, other):
                await player.look_away()
    return found


def fill(url: str, templates: dict[str, str], tables: int) -> None:
    """Copy tables until there are so many, whatever columns they have.

    Of twenty tables one is open, three are running, and the others finished; a third is not public. The asker
    who made the templates sits at a fixed number of private ones, the others belong to people who never come.
    So every list is as long as it gets, however many tables there are.
    """
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            _copy(connection, templates, tables)
        if engine.dialect.name == "postgresql":  # as it would have done by itself before long
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.execute(text("analyze"))
    finally:
        engine.dispose()


def _copy(connection: Connection, templates: dict[str, str], tables: int) -> None:
    names = {
        table: [f"{column['name']}" for column in inspect(connection).get_columns(table)]
        for table in ("tables", "seats")
    }
    if connection.dialect.name == "sqlite":
        opened = f"strftime('%Y-%m-%d %H:%M:%f000', 'now', '-' || (n.i * {MINUTES}) || ' minutes')"
    else:
        opened = f"now() - n.i * interval '{MINUTES} minutes'"
    identity = f"cast({FIRST_ID} + n.i as varchar(20))"
    changed = {
        "tables": {
            "id": identity,
            "created": opened,
            "changed": opened,
            "public": "n.i % 3 <> 0 and not n.mine",
            "owner": "case when n.mine then old.owner else 'nobody-' || (n.i % 1000) end",
            "invite": f"'invite-' || {identity}",
        },
        "seats": {
            "table_id": identity,
            "person": "case when old.person is null or n.mine then old.person "
            "else 'nobody-' || ((n.i + old.seat) % 1000) end",
        },
    }
    step = max(1, tables // MINE)
    for table, columns in names.items():
        values = ", ".join(changed[table].get(column, f"old.{column}") for column in columns)
        key = "id" if table == "tables" else "table_id"
        # The numbers decide what each copy is: `part` which of twenty, `mine` whether the asker sits there.
        statement = f"""
            with recursive counted(i) as (select 0 union all select i + 1 from counted where i + 1 < :tables),
            marked as (select i, i % {step} = {1 % step} and i / {step} < {MINE} as mine from counted),
            n as (
                select i, mine, case when mine then (i / {step}) % 20 else i % 20 end as part from marked
            )
            insert into {table} ({", ".join(columns)})
            select {values} from n join {table} old on old.{key} = case
                when n.part = 0 then :open when n.part <= 3 then :running else :finished end
        """
        connection.execute(text(statement), {"tables": tables, **templates})
