"""Watching: live updates, chat, and looking back at a finished game."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, Router, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pentapolis.kernel.record import Move, Record
from pentapolis.server import access, daily, render
from pentapolis.server.histories import History
from pentapolis.server.identity import HttpRequest, Socket
from pentapolis.server.problems import ProblemError
from pentapolis.server.services import Services
from pentapolis.server.storage import chat, persons
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types import ChatLine, ChatRequest, Update
from pentapolis.server.writing import checked_line


@websocket("/live")
async def live(
    socket: Socket,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    epoch: FromQuery[int | None] = None,
    ply: FromQuery[int] = 0,
    invite: FromQuery[str | None] = None,
) -> None:
    """Live updates."""
    await services.live.serve(socket, table_id, epoch, max(ply, -1), invite)


@post("/chat")
async def say(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[ChatRequest],
) -> ChatLine:
    """Say something at the table."""
    text = checked_line(data.text)
    record = await services.store.read(access.look, table_id, request.user)
    services.lines_per_person.take(request.user)
    name = await services.store.read(persons.name_of, request.user)
    line = await services.store.write(chat.say, table_id, record.seat_of(request.user), name, text)
    services.notices.publish(table_id)
    return line


@get("/chat")
async def get_chat(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> list[ChatLine]:
    """What was said at the table."""
    await access.admit(services.store, table_id, request.user, invite)
    return [line for _, line in await services.store.read(chat.said, table_id)]


@get("/replay")
async def replay(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    invite: FromQuery[str | None] = None,
) -> Update:
    """A finished game from its start, as a seat or a spectator saw it."""
    record, history = await _finished(request, services, table_id, invite)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise ProblemError("problem-unknown-seat")
    steps = await asyncio.to_thread(render.steps_for, history, seat, -1)
    return Update(
        epoch=history.epoch,
        steps=steps,
        legal=[],
        undo=None,
        takes_back=None,
        you=record.seat_of(request.user),
        table=render.table_for(record, request.user),
    )


@get("/record", media_type=MediaType.TEXT)
async def get_record(
    request: HttpRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    invite: FromQuery[str | None] = None,
) -> Response[str]:
    """The record of a finished game as a text file."""
    table, history = await _finished(request, services, table_id, invite)
    daily.require_told(table)
    text = await asyncio.to_thread(_record_text, table, history)
    name = f"{table.game}-{table.id}.txt"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def _finished(
    request: HttpRequest, services: NamedDependency[Services], table_id: FromPath[str], invite: str | None
) -> tuple[TableRecord, History]:
    record = await access.admit(services.store, table_id, request.user, invite)
    access.require_finished(record)
    return record, await services.histories.at(record)


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
