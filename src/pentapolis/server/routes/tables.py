"""Tables: finding them, opening them, sitting down and getting up."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter

from pentapolis.server import allowances, lobby, seats
from pentapolis.server.identity import HttpRequest
from pentapolis.server.render import summary_for
from pentapolis.server.routes.parameters import Invite, SeatNumber, TableId
from pentapolis.server.services import Services
from pentapolis.server.storage import lists
from pentapolis.server.types.tables import (
    JoinRequest,
    LevelRequest,
    NewTable,
    SeatRequest,
    Status,
    Table,
    TableSummary,
)

Limited = Annotated[int, QueryParameter(ge=1, le=100, description="how many at most")]
Before = Annotated[str | None, QueryParameter(description="the id of the last table seen: only older ones")]


@get("/")
async def list_tables(
    request: HttpRequest,
    services: NamedDependency[Services],
    status: FromQuery[Status | None] = None,
    mine: FromQuery[bool] = False,
    limit: Limited = 50,
    before: Before = None,
) -> list[TableSummary]:
    """Public tables, or those at which the asker sits; newest first."""
    person = request.user if mine else None
    found = await services.store.read(lists.listed, person=person, status=status, before=before, limit=limit)
    return [summary_for(record, request.user, services.rooms.here(record.id)) for record in found]


@post("/")
async def open_table(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[NewTable]
) -> Table:
    """Open a table."""
    services.limits.table(request.user, request.client)
    person, address, config = request.user, services.opened_from(request), services.config
    record = await services.change(
        lambda connection: allowances.checked(
            connection, lobby.open_table(connection, person, data, opened_from=address), config
        )
    )
    return services.table_for(record, person)


@get("/{table_id:str}")
async def get_table(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    invite: Invite = None,
) -> Table:
    """One table."""
    return await _seen(services, table_id, request.user, invite)


@post("/{table_id:str}/join", status_code=200)
async def join(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[JoinRequest],
) -> Table:
    """Take an open seat."""
    services.limits.move(request.user, request.client)
    record = await services.change(lobby.join, request.user, table_id, data)
    return services.table_for(record, request.user)


@post("/{table_id:str}/leave", status_code=200)
async def leave(request: HttpRequest, services: NamedDependency[Services], table_id: TableId) -> Table:
    """Get up before the game."""
    services.limits.move(request.user, request.client)
    record = await services.store.write(lobby.leave, request.user, table_id)
    services.changed_somehow(table_id)  # perhaps it is gone
    return services.table_for(record, request.user)


@put("/{table_id:str}/seats/{seat:int}")
async def change_seat(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatRequest],
) -> Table:
    """Change a seat before the game."""
    services.limits.move(request.user, request.client)
    record = await services.change(lobby.change_seat, request.user, table_id, seat, data)
    return services.table_for(record, request.user)


@post("/{table_id:str}/start", status_code=200)
async def start(request: HttpRequest, services: NamedDependency[Services], table_id: TableId) -> Table:
    """Start the game."""
    services.limits.move(request.user, request.client)
    person, config = request.user, services.config
    record = await services.change(
        lambda connection: allowances.checked(connection, lobby.start(connection, person, table_id), config)
    )
    return services.table_for(record, person)


@post("/{table_id:str}/resign", status_code=200)
async def resign(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[LevelRequest | None] = None,
) -> Table:
    """A bot takes over the asker's seat."""
    services.limits.move(request.user, request.client)
    level = data.level if data else None
    person = request.user
    await services.play.without(
        table_id, lambda connection: seats.resign(connection, person, table_id, level)
    )
    return await _seen(services, table_id, person)


@post("/{table_id:str}/seats/{seat:int}/replace", status_code=200)
async def replace(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[LevelRequest | None] = None,
) -> Table:
    """The owner puts a bot in the seat of somebody who has been away."""
    services.limits.move(request.user, request.client)
    level = data.level if data else None
    person = request.user
    away, since = services.config.away, services.store.outages.reachable_since
    here = services.rooms.here(table_id)
    await services.play.without(
        table_id,
        lambda connection: seats.replace(
            connection, person, table_id, seat, level, away=away, reachable_since=since, here=here
        ),
    )
    return await _seen(services, table_id, person)


@post("/{table_id:str}/rematch", status_code=200)
async def rematch(request: HttpRequest, services: NamedDependency[Services], table_id: TableId) -> Table:
    """The same seats once more."""
    services.limits.table(request.user, request.client)
    address = services.opened_from(request)
    record = await services.change(lobby.rematch, request.user, table_id, opened_from=address)
    services.changed_somehow(table_id)
    return services.table_for(record, request.user)


async def _seen(services: Services, table_id: str, person: str, invite: str | None = None) -> Table:
    async with services.looking(table_id, person, invite) as room:
        return services.table_for(await room.record(), person)


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
