"""Tables: finding them, opening them, sitting down and getting up."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from pentapolis.server import access, lobby, seats
from pentapolis.server.identity import HttpRequest
from pentapolis.server.render import summary_for, table_for
from pentapolis.server.services import Services
from pentapolis.server.storage import tables
from pentapolis.server.types import (
    JoinRequest,
    LevelRequest,
    NewTable,
    SeatRequest,
    Status,
    Table,
    TableSummary,
)

Limited = Annotated[int, QueryParameter(ge=1, le=100, description="how many at most")]


@get("/")
async def list_tables(
    request: HttpRequest,
    services: NamedDependency[Services],
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    limit: Limited = 50,
    before: FromQuery[str | None] = None,
) -> list[TableSummary]:
    """Public tables, or those at which the asker sits; newest first."""
    person = request.user if mine else None
    found = await services.store.read(tables.listed, person=person, status=status, before=before, limit=limit)
    return [summary_for(record, request.user) for record in found]


@post("/")
async def open_table(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[NewTable]
) -> Table:
    """Open a table."""
    services.tables_per_person.take(request.user)
    if request.client is not None:
        services.tables_per_address.take(request.client.host)
    record = await services.store.write(lobby.open_table, request.user, data)
    services.announce(record.id)
    return table_for(record, request.user)


@get("/{table_id:str}")
async def get_table(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Table:
    """One table."""
    return table_for(await access.admit(services.store, table_id, request.user, invite), request.user)


@post("/{table_id:str}/join", status_code=200)
async def join(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[JoinRequest],
) -> Table:
    """Take an open seat."""
    record = await services.store.write(lobby.join, request.user, table_id, data)
    services.announce(table_id)
    return table_for(record, request.user)


@post("/{table_id:str}/leave", status_code=200)
async def leave(request: HttpRequest, services: NamedDependency[Services], table_id: FromPath[str]) -> Table:
    """Get up before the game."""
    record = await services.store.write(lobby.leave, request.user, table_id)
    services.announce(table_id)
    return table_for(record, request.user)


@put("/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatRequest],
) -> Table:
    """Change a seat before the game."""
    record = await services.store.write(lobby.change_seat, request.user, table_id, seat, data)
    services.announce(table_id)
    return table_for(record, request.user)


@post("/{table_id:str}/start", status_code=200)
async def start(request: HttpRequest, services: NamedDependency[Services], table_id: FromPath[str]) -> Table:
    """Start the game."""
    record = await services.store.write(lobby.start, request.user, table_id)
    services.announce(table_id)
    return table_for(record, request.user)


@post("/{table_id:str}/resign", status_code=200)
async def resign(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[LevelRequest | None] = None,
) -> Table:
    """A bot takes over the asker's seat."""
    level = data.level if data else None
    person = request.user
    await services.play.without(
        table_id, lambda connection: seats.resign(connection, person, table_id, level)
    )
    return table_for(await services.store.read(access.look, table_id, person), person)


@post("/{table_id:str}/seats/{seat:int}/replace", status_code=200)
async def replace(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[LevelRequest | None] = None,
) -> Table:
    """The owner puts a bot in the seat of somebody who has been away."""
    level = data.level if data else None
    person = request.user
    away, since = services.config.away, services.store.outages.reachable_since
    await services.play.without(
        table_id,
        lambda connection: seats.replace(
            connection, person, table_id, seat, level, away=away, reachable_since=since
        ),
    )
    return table_for(await services.store.read(access.look, table_id, person), person)


@post("/{table_id:str}/rematch", status_code=200)
async def rematch(
    request: HttpRequest, services: NamedDependency[Services], table_id: FromPath[str]
) -> Table:
    """The same seats once more."""
    record = await services.store.write(lobby.rematch, request.user, table_id)
    services.announce(table_id)
    services.announce(record.id)
    return table_for(record, request.user)


router = Router(
    "/tables",
    route_handlers=[
        list_tables,
        open_table,
        get_table,
        join,
        leave,
        change_seat,
        start,
        resign,
        replace,
        rematch,
    ],
    tags=["tables"],
)
