"""What one asker may see: tables and steps, made from records and histories.

Nothing else turns the server's knowledge into answers. A position only ever passes through `view`, `seen_by`
and `legal` of the asker's seat on its way out.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from pentapolis.kernel.events import Event, seen_events
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State
from pentapolis.server.histories import History
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types.playing import LogStep, Step, UndoState
from pentapolis.server.types.tables import Seat, Table, TableSummary


class Place(NamedTuple):
    """What a person is at a table: all that makes a difference to what they may know."""

    seat: int | None
    owner: bool

    @classmethod
    def of(cls, record: TableRecord, person: str) -> Place:
        """The place of a person; a spectator's if they have no other."""
        return cls(record.seat_of(person), record.owner == person)


def table_for(record: TableRecord, person: str, here: Container[str] = ()) -> Table:
    """A table as this person may know it; `here` are the people connected to it through this process."""
    return table_from(record, Place.of(record, person), here)


def table_from(record: TableRecord, place: Place, here: Container[str] = ()) -> Table:
    """A table as it looks from a place."""
    you, owner = place
    return Table(
        id=record.id,
        game=record.game,
        status=record.status,
        public=record.public,
        options=record.options,
        seats=_seats(record, you, here),
        you=you,
        owner=owner,
        invite=record.invite if owner or you is not None else None,
        created=record.created,
        started=record.started,
        finished=record.finished,
        ply=record.ply,
        epoch=record.epoch,
        actors=_actors(record),
        result=record.result,
        rematch=record.rematch,
        notes=record.notes,
        daily=record.daily,
        closed=record.closed,
    )


def summary_for(record: TableRecord, person: str, here: Container[str] = ()) -> TableSummary:
    """A table in a list."""
    you, owner = Place.of(record, person)
    return TableSummary(
        id=record.id,
        game=record.game,
        status=record.status,
        public=record.public,
        seats=_seats(record, you, here),
        you=you,
        owner=owner,
        created=record.created,
        started=record.started,
        finished=record.finished,
        ply=record.ply,
        actors=_actors(record),
        winners=record.result.ranking[0] if record.result else [],
    )


def steps_for(history: History, seat: int | None, after: int) -> list[Step]:
    """All steps after ply `after` (-1: all) as this seat (None: a spectator) may know them."""
    first = after + 1
    if first > history.ply:
        return []
    states = history.states_from(first)
    return [_step(history, ply, state, seat) for ply, state in enumerate(states, first)]


def log_for(history: History, seat: int | None, after: int = -1) -> list[LogStep]:
    """Everything told after ply `after` (-1: all), as this seat (None: a spectator) may know it."""
    first = after + 1
    steps = (_told(history, ply, seat) for ply in range(first, history.ply + 1))
    return [
        LogStep(ply, actor, _lines(events))
        for ply, (actor, events) in enumerate(steps, first)
        if ply or events
    ]


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


def _actors(record: TableRecord) -> list[int]:
    """Who has something to decide; in a closed game nobody has."""
    return [] if record.status == "closed" else record.actors


def _seats(record: TableRecord, you: int | None, here: Container[str]) -> list[Seat]:
    thinking = {seat.seat for seat in record.bots_to_move}
    return [
        Seat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            colour=seat.colour,
            you=seat.seat == you,
            online=seat.kind == "bot" or seat.online or seat.person in here,
            thinking=seat.seat in thinking,
            resigned=seat.resigned,
        )
        for seat in record.seats
    ]
