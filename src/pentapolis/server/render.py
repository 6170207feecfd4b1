"""What one asker may see: tables, steps and updates, made from records and histories.

Nothing else turns the server's knowledge into answers. A position only ever passes through `view`, `seen_by`
and `legal` of the asker's seat on its way out.
"""

from __future__ import annotations

from pentapolis.kernel.events import Event, seen_events
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State
from pentapolis.server.histories import History
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types import (
    LiveUpdate,
    LogStep,
    Seat,
    Step,
    Table,
    TableSummary,
    UndoState,
    Update,
)
from pentapolis.server.undoing import way_for


def table_for(record: TableRecord, person: str) -> Table:
    """A table as this person may know it."""
    you = record.seat_of(person)
    owner = record.owner == person
    return Table(
        id=record.id,
        game=record.game,
        status=record.status,
        public=record.public,
        options=record.options,
        seats=_seats(record, you),
        you=you,
        owner=owner,
        invite=record.invite if owner or you is not None else None,
        created=record.created,
        started=record.started,
        finished=record.finished,
        ply=record.ply,
        epoch=record.epoch,
        actors=record.actors,
        result=record.result,
        rematch=record.rematch,
        notes=record.notes,
        daily=record.daily,
    )


def summary_for(record: TableRecord, person: str) -> TableSummary:
    """A table in a list."""
    you = record.seat_of(person)
    return TableSummary(
        id=record.id,
        game=record.game,
        status=record.status,
        public=record.public,
        seats=_seats(record, you),
        you=you,
        owner=record.owner == person,
        created=record.created,
        started=record.started,
        finished=record.finished,
        ply=record.ply,
        actors=record.actors,
        winners=record.result.ranking[0] if record.result else [],
    )


def update_for(record: TableRecord, history: History, person: str, after: int) -> Update:
    """All steps after ply `after` (-1: all) as this person may know them, and what they can do now."""
    you = record.seat_of(person)
    return Update(
        epoch=history.epoch,
        steps=steps_for(history, you, after),
        legal=legal_for(history.state, you),
        undo=question_of(record, history, you),
        takes_back=way_for(record, history, you),
        you=you,
        table=table_for(record, person),
    )


def live(update: Update) -> LiveUpdate:
    """The same as a message over a WebSocket."""
    return LiveUpdate(**{name: getattr(update, name) for name in update.__struct_fields__})


def steps_for(history: History, seat: int | None, after: int) -> list[Step]:
    """All steps after ply `after` (-1: all) as this seat (None: a spectator) may know them."""
    first = after + 1
    if first > history.ply:
        return []
    states = history.states_from(first)
    return [_step(history, ply, state, seat) for ply, state in enumerate(states, first)]


def log_for(history: History, seat: int | None) -> list[LogStep]:
    """Everything told so far, as this seat (None: a spectator) may know it."""
    steps = (_told(history, ply, seat) for ply in range(history.ply + 1))
    return [LogStep(ply, actor, _lines(events)) for ply, (actor, events) in enumerate(steps) if ply or events]


def legal_for(state: State, seat: int | None) -> list[str]:
    """What this seat may do now, as text."""
    return [] if seat is None else [str(action) for action in state.legal(seat)]


def question_of(record: TableRecord, history: History, seat: int | None) -> UndoState | None:
    """The open question at a table, with what this seat (None: a spectator) may know of the move."""
    asked = record.question
    if asked is None or asked.ply >= history.ply:
        return None
    _, events = _told(history, asked.ply + 1, seat)
    return UndoState(asked.seat, asked.ply, asked.waiting, _lines(events))


def _step(history: History, ply: int, state: State, seat: int | None) -> Step:
    actor, events = _told(history, ply, seat)
    return Step(ply=ply, seat=actor, events=events, log=_lines(events), view=state.view(seat))


def _told(history: History, ply: int, seat: int | None) -> tuple[int | None, list[Event]]:
    """Who made the move that led to `ply`, and what it brought about, as this seat may know it."""
    if ply == 0:
        return None, seen_events(history.opening, seat)
    played = history.played[ply - 1]
    return played.seat, seen_events(played.events, seat)


def _lines(events: list[Event]) -> list[Message]:
    return [line for event in events for line in event.messages()]


def _seats(record: TableRecord, you: int | None) -> list[Seat]:
    thinking = {seat.seat for seat in record.bots_to_move}
    return [
        Seat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            colour=seat.colour,
            you=seat.seat == you,
            online=seat.kind == "bot" or seat.online,
            thinking=seat.seat in thinking,
            resigned=seat.resigned,
        )
        for seat in record.seats
    ]
