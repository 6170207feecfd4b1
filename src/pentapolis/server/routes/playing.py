"""Playing: positions, moves, questions about them, undo."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pentapolis.server import access, render
from pentapolis.server.identity import HttpRequest
from pentapolis.server.play import parsed
from pentapolis.server.services import Services
from pentapolis.server.types import (
    ActionRequest,
    AgreeRequest,
    LogStep,
    MoveAccepted,
    MoveRequest,
    PreviewAnswer,
    UndoAnswer,
    UndoRequest,
    Update,
    WhyAnswer,
)


@get("/position")
async def get_position(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Update:
    """The present, as the asker may see it."""
    record, history = await services.history(table_id, request.user, invite)
    return await asyncio.to_thread(render.update_for, record, history, request.user, history.ply - 1)


@get("/log")
async def get_log(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> list[LogStep]:
    """Everything told so far, as the asker may know it."""
    record, history = await services.history(table_id, request.user, invite)
    return render.log_for(history, record.seat_of(request.user))


@post("/moves", status_code=200)
async def move(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[MoveRequest],
) -> MoveAccepted:
    """Play an action."""
    return await services.play.move(table_id, request.user, data)


@post("/why", status_code=200)
async def why(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[ActionRequest],
) -> WhyAnswer:
    """Why an action is not possible now."""
    record, history = await services.history(table_id, request.user)
    seat = access.seat_of(record, request.user)
    return WhyAnswer(history.state.refusal(seat, parsed(record.game, data.action)))


@post("/preview", status_code=200)
async def preview(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[ActionRequest],
) -> PreviewAnswer:
    """What an action would do, as far as the seat can know."""
    record, history = await services.history(table_id, request.user)
    seat = access.seat_of(record, request.user)
    action = parsed(record.game, data.action)
    if history.state.refusal(seat, action) is not None:
        return PreviewAnswer(None)
    return PreviewAnswer(await asyncio.to_thread(history.state.preview, seat, action))


@post("/undo", status_code=200)
async def undo(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[UndoRequest],
) -> UndoAnswer:
    """Go back to before the asker's last move."""
    return await services.play.undo(table_id, request.user, data.ply)


@post("/undo/answer", status_code=200)
async def answer_undo(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[AgreeRequest],
) -> UndoAnswer:
    """Agree to an undo, or not; whoever asked takes the question back with `false`."""
    return await services.play.answer_undo(table_id, request.user, agree=data.agree)


router = Router(
    "/tables/{table_id:str}",
    route_handlers=[get_position, get_log, move, why, preview, undo, answer_undo],
    tags=["playing"],
)
