"""Watching: live updates, chat, and looking back at a finished game."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, Router, get, post, websocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody

from pentapolis.kernel.record import Move, Record
from pentapolis.server import access, daily, render
from pentapolis.server.answers import UNPACKED, respond
from pentapolis.server.histories import History
from pentapolis.server.identity import HttpRequest, Socket
from pentapolis.server.live import CLOSE_CODE
from pentapolis.server.problems import ProblemError
from pentapolis.server.routes.parameters import Invite, SeenFrom, TableId
from pentapolis.server.services import Services
from pentapolis.server.storage import chat, persons
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types.base import encode
from pentapolis.server.types.live import LiveProblem
from pentapolis.server.types.people import ChatLine, ChatRequest
from pentapolis.server.types.playing import Update
from pentapolis.server.writing import checked_line


@websocket("/live")
async def live(
    socket: Socket,
    services: NamedDependency[Services],
    table_id: TableId,
    epoch: FromQuery[int | None] = None,
    ply: FromQuery[int] = 0,
    invite: Invite = None,
) -> None:
    """Live updates."""
    try:
        with services.limits.socket(socket.user, socket.client):
            await services.live.serve(socket, table_id, epoch, max(ply, -1), invite)
    except ProblemError as error:  # one connection too many
        await socket.accept()
        await socket.send_text(encode(LiveProblem(error.problem)))
        await socket.close(CLOSE_CODE + error.problem.status)


@post("/chat")
async def say(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    data: JSONBody[ChatRequest],
) -> ChatLine:
    """Say something at the table."""
    text = checked_line(data.text)
    async with services.looking(table_id, request.user) as room:
        record = await room.record()
    services.limits.line(request.user, request.client)
    name = await services.store.read(persons.name_of, request.user)
    seat = record.seat_of(request.user)
    line = await services.store.write(chat.say, table_id, seat, name, text, request.user)
    services.said(table_id)
    return line


@get("/chat")
async def get_chat(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    invite: Invite = None,
) -> list[ChatLine]:
    """What was said at the table."""
    async with services.looking(table_id, request.user, invite):
        lines = await services.store.read(chat.said, table_id)
    return [line for _, line in lines]


@get("/replay", opt=UNPACKED, responses={200: ResponseSpec(Update, generate_examples=False)})
async def replay(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    seat: SeenFrom = None,
    invite: Invite = None,
) -> Response[bytes]:
    """A finished game from its start, as a seat or a spectator saw it."""
    services.limits.history(request.user, request.client)
    record, history = await _finished(request, services, table_id, invite)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise ProblemError("problem-unknown-seat")
    table = services.table_for(record, request.user)  # the same for everybody who only looks on

    def made() -> Update:
        return Update(
            epoch=history.epoch,
            steps=render.steps_for(history, seat, -1),
            legal=[],
            undo=None,
            takes_back=None,
            you=table.you,
            table=table,
        )

    key = ("replay", record.id, history.epoch, seat, encode(table))
    return await respond(request, await services.answers.packed(key, made))


@get("/record", media_type=MediaType.TEXT)
async def get_record(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: TableId,
    invite: Invite = None,
) -> Response[str]:
    """The record of a finished game as a text file."""
    services.limits.history(request.user, request.client)
    table, history = await _finished(request, services, table_id, invite)
    daily.require_told(table)
    text = await asyncio.to_thread(_record_text, table, history)
    name = f"{table.game}-{table.id}.txt"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _finished(
    request: HttpRequest, services: NamedDependency[Services], table_id: TableId, invite: str | None
) -> tuple[TableRecord, History]:
    async with services.looking(table_id, request.user, invite) as room:
        access.require_finished(await room.record())
        return await room.present()


def _record_text(table: TableRecord, history: History) -> str:
    colours = [seat.colour for seat in table.seats]
    record = Record(
        table.game,
        len(table.seats),
        int(table.seed),
        {**table.options, "colours": colours},
        rules=table.rules,
        box=table.box,
        players=[
            seat.name if seat.kind == "person" else f"{seat.name} ({seat.level})" for seat in table.seats
        ],
        moves=[Move(played.seat, str(played.action)) for played in history.played],
    )
    record.close(history.state)
    return str(record)


router = Router(
    "/tables/{table_id:str}",
    route_handlers=[live, say, get_chat, replay, get_record],
    tags=["watching"],
)
