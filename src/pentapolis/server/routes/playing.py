"""Playing: positions, moves, questions about them, undo."""

from __future__ import annotations

import asyncio

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from pentapolis.server import access, render, telling
from pentapolis.server.answers import UNPACKED, respond
from pentapolis.server.flood import steps_after
from pentapolis.server.histories import History
from pentapolis.server.identity import HttpRequest
from pentapolis.server.play import parsed
from pentapolis.server.problems import ProblemError
from pentapolis.server.routes.parameters import After, Invite, Since, TableId
from pentapolis.server.services import Services
from pentapolis.server.types.playing import (
    ActionRequest,
    AgreeRequest,
    HintAnswer,
    HintRequest,
    LogStep,
    MoveAccepted,
    MoveRequest,
    PreviewAnswer,
    UndoAnswer,
    UndoRequest,
    Update,
    WhyAnswer,
)
from pentapolis.server.types.texts import AskRequest, Description
from pentapolis.text import Answer


@get("/position")
async def get_position(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    invite: Invite = None,
    after: After = None,
) -> Update:
    """The present, as the asker may see it, and if they want the steps that led there."""
    if after is not None:
        services.limits.history(request.user, request.client)
    async with services.looking(table_id, request.user, invite) as room:
        scene = await room.look(request.user)
        if scene.history is None:
            raise ProblemError("problem-not-running")
        present = scene.history.ply
        known = present - 1 if after is None else max(-1, min(after, present - 1))
        if scene.place.seat is None:  # whoever plays gets all that they ask for
            known = steps_after(known, present, services.config.steps_at_once)
        return await asyncio.to_thread(scene.update, known) if after is not None else scene.update(known)


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


@get("/description", opt=UNPACKED, responses={200: ResponseSpec(Description, generate_examples=False)})
async def get_description(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    since: Since = None,
    invite: Invite = None,
) -> Response[bytes]:
    """The present in words, as the asker may know it, and what is new since a ply."""
    services.limits.question(request.user, request.client)
    record, history = await services.present(table_id, request.user, invite)
    _count_replaying(request, services, history, since)
    seat = record.seat_of(request.user)
    is_played = record.status == "running"

    def made() -> Description:
        return telling.described(history, seat, since, is_played=is_played)

    key = ("description", record.id, history.epoch, history.ply, seat, since, is_played)
    return await respond(request, await services.answers.packed(key, made))


@post("/ask", status_code=200)
async def ask(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[AskRequest],
) -> Answer:
    """A short question about the present, in everyday words."""
    services.limits.question(request.user, request.client)
    record, history = await services.present(table_id, request.user)
    _count_replaying(request, services, history, data.since)
    return await asyncio.to_thread(telling.answered, record, history, record.seat_of(request.user), data)


def _count_replaying(request: HttpRequest, services: Services, history: History, since: int | None) -> None:
    """To see what was long ago, a game has to be played again."""
    if since is not None and not history.keeps(since):
        services.limits.history(request.user, request.client)


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


@post("/hint", status_code=200)
async def hint(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[HintRequest],
) -> HintAnswer:
    """What the hard bot would do in the asker's place, and why; in games against bots alone."""
    services.limits.hint(request.user, request.client)
    return await services.hints.hint(table_id, request.user, data)


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
    route_handlers=[get_position, get_log, get_description, ask, move, why, preview, hint, undo, answer_undo],
    tags=["playing"],
)
