"""Tables with games that were played elsewhere: recorded ones, put straight into the database."""

from __future__ import annotations

from pathlib import Path

import msgspec
import sqlalchemy

import pentapolis
from pentapolis.server.storage.records import now
from pentapolis.server.storage.schema import moves, tables
from pentapolis.server.types.tables import ResultInfo

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"


def recorded(key: str, rules: int, seats: int = 2) -> pentapolis.Record:
    """The shortest recorded game of this many seats by these rules, with the usual colours."""
    present = rules == pentapolis.game(key).rules_version
    folder = FIXTURES / key if present else FIXTURES / "former" / f"{key}-{rules}"
    records = [pentapolis.Record.read(file) for file in sorted(folder.glob(f"{seats}-*.record"))]
    usual = [record for record in records if "colours" not in record.options]
    return min(usual, key=lambda record: len(record.moves))


def fill(url: str, table_id: str, record: pentapolis.Record, count: int | None = None) -> None:
    """Let the game of a table that was just started be a recorded one, whole or up to so many moves.

    It writes what every form of the database has, and nothing else.
    """
    played = record.moves[:count]
    part = pentapolis.Record(
        record.game, record.seats, record.seed, record.options, rules=record.rules, moves=played
    )
    state = part.replay()
    values: dict[str, object] = {
        "rules": record.rules,
        "seed": str(record.seed),
        "ply": len(played),
        "actors": list(state.actors),
    }
    if state.result is not None:
        result = msgspec.to_builtins(ResultInfo.of(state.result))
        values |= {"status": "finished", "result": result, "finished": now()}
    rows = [
        {"table_id": table_id, "ply": ply, "seat": move.seat, "action": move.action, "at": now()}
        for ply, move in enumerate(played)
    ]
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        options = connection.scalar(sqlalchemy.select(tables.c.options).where(tables.c.id == table_id))
        values["options"] = {**(options or {}), **record.options}
        connection.execute(tables.update().where(tables.c.id == table_id).values(values))
        connection.execute(moves.insert(), rows)
    engine.dispose()


def rules_in(url: str) -> dict[str, int]:
    """The version of the rules of every table in a database."""
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        found = {
            row.id: row.rules for row in connection.execute(sqlalchemy.select(tables.c.id, tables.c.rules))
        }
    engine.dispose()
    return found
