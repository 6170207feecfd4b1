"""Playing: positions, moves, questions about them, undo."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from pentapolis.server import access, render
from pentapolis.server.answers import UNPACKED, respond
from pentapolis.server.identity import HttpRequest
from pentapolis.server.play import parsed
from pentapolis.server.problems import ProblemError
from pentapolis.server.routes.parameters import Invite, TableId
from pentapolis.server.services import Services
from pentapolis.server.types.playing import (
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
    table_id: TableId,
    invite: Invite = None,
) -> Update:
    """The present, as the asker may see it."""
    async with services.looking(table_id, request.user, invite) as room:
        scene = await room.look(request.user)
        if scene.history is None:
            raise ProblemError("problem-not-running")
        return scene.update(scene.history.ply - 1)


@get("/log", opt=UNPACKED, responses={200: ResponseSpec(list[LogStep], generate_examples=False)})
async def get_log(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    invite: Invite = None,
) -> Response[bytes]:
    """Everything told so far, as the asker may know it."""
    services.limits.history(request.user, request.client)
    record, history = await services.present(table_id, request.user, invite)
    seat = record.seat_of(request.user)
    key = ("log", record.id, history.epoch, history.ply, seat)
    return await respond(request, await services.answers.packed(key, lambda: render.log_for(history, seat)))


@post("/moves", status_code=200)
async def move(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[MoveRequest],
) -> MoveAccepted:
    """Play an action."""
    services.limits.move(request.user, request.client)
    return await services.play.move(table_id, request.user, data)


@post("/why", status_code=200)
async def why(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[ActionRequest],
) -> WhyAnswer:
    """Why an action is not possible now."""
    services.limits.question(request.user, request.client)
    record, history = await services.present(table_id, request.user)
    seat = access.seat_of(record, request.user)
    return WhyAnswer(history.state.refusal(seat, parsed(history.rules, data.action)))


@post("/preview", status_code=200)
async def preview(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[ActionRequest],
) -> PreviewAnswer:
    """What an action would do, as far as the seat can know."""
    services.limits.question(request.user, request.client)
    record, history = await services.present(table_id, request.user)
    seat = access.seat_of(record, request.user)
    action = parsed(history.rules, data.action)
    if history.state.refusal(seat, action) is not None:
        return PreviewAnswer(None)
    return PreviewAnswer(await asyncio.to_thread(history.state.preview, seat, action))


@post("/undo", status_code=200)
async def undo(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[UndoRequest],
) -> UndoAnswer:
    """Go back to before the asker's last move."""
    services.limits.move(request.user, request.client)
    return await services.play.undo(table_id, request.user, data.ply)


@post("/undo/answer", status_code=200)
async def answer_undo(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[AgreeRequest],
) -> UndoAnswer:
    """Agree to an undo, or not; whoever asked takes the question back with `false`."""
    services.limits.move(request.user, request.client)
    return await services.play.answer_undo(table_id, request.user, agree=data.agree)


router = Router(
    "/tables/{table_id:str}",
    route_handlers=[get_position, get_log, move, why, preview, undo, answer_undo],
    tags=["playing"],
)
