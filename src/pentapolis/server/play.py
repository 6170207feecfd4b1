"""Playing: moves, and taking them back.

A move is checked by the engine, stored, and only then acknowledged and shown. All changes of one table in
this process pass the lock of its room, so that they do not try in vain; what makes sure is the gate in the
database (`storage/appending.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import msgspec
from sqlalchemy import Connection

from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import IllegalAction, NotYourTurn, UnknownAction
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State
from pentapolis.server import access, metrics, undoing
from pentapolis.server.histories import History
from pentapolis.server.problems import ProblemError
from pentapolis.server.rooms import Room, Rooms
from pentapolis.server.storage import moves, tables
from pentapolis.server.storage.records import MoveRecord, QuestionRecord, TableRecord, now
from pentapolis.server.storage.store import Store
from pentapolis.server.types.playing import MoveAccepted, MoveRequest, UndoAnswer
from pentapolis.server.types.tables import ResultInfo

ATTEMPTS = 10
"""How often to look again while another process changes the same table."""


class Changed(Protocol):
    """Tells everybody that a table has changed; `told`: the other processes have heard of it already."""

    def __call__(self, record: TableRecord, *, told: bool = False) -> None: ...


class Play:
    """The games being played."""

    def __init__(self, store: Store, rooms: Rooms, changed: Changed) -> None:
        self._store = store
        self._rooms = rooms
        self._changed = changed

    # Moves ----------------------------------------------------------------------------------------------

    async def move(self, table_id: str, person: str, request: MoveRequest) -> MoveAccepted:
        """Play a person's move."""
        with self._rooms.entered(table_id) as room:
            async with room.lock:
                async for record, history in _attempts(room):
                    try:
                        after = await self._move(room, record, history, person, request)
                    except ProblemError:
                        if await room.is_behind():
                            continue
                        raise
                    if after is not None:
                        return MoveAccepted(ply=after.ply, epoch=after.epoch)
        raise ProblemError("problem-stale-ply")

    async def _move(
        self, room: Room, record: TableRecord, history: History, person: str, request: MoveRequest
    ) -> TableRecord | None:
        await room.admit(person)
        seat = access.seat_of(record, person)
        access.require_running(record)
        action = parsed(history.rules, request.action)
        fits = request.epoch in (None, history.epoch)
        if not (fits and is_answered(history, request.ply, seat, action)):
            raise ProblemError("problem-stale-ply")
        return await self._play(room, record, history, seat, action, by_person=True)

    async def move_of_bot(self, table_id: str, seat: int, text: str, thought: History) -> bool:
        """Play what a bot chose in the position it thought about, if it answers the present one.

        Says whether it was played. Where several seats decide at the same time, others may have moved
        meanwhile.
        """
        with self._rooms.entered(table_id) as room:
            async with room.lock:
                async for record, history in _attempts(room):
                    action = parsed(history.rules, text)
                    to_move = seat in [bot.seat for bot in record.bots_to_move]
                    if history.epoch != thought.epoch or not to_move:
                        break
                    if not is_answered(history, thought.ply, seat, action):
                        break
                    if await self._play(room, record, history, seat, action, by_person=False) is not None:
                        return True
        return False

    async def _play(
        self, room: Room, record: TableRecord, history: History, seat: int, action: Action, *, by_person: bool
    ) -> TableRecord | None:
        """Play and store; the record after it, or None if another process has changed the table."""
        try:
            after = history.play(seat, action)
        except NotYourTurn as error:
            raise ProblemError("problem-not-your-turn", error.refusal) from None
        except IllegalAction as error:
            raise ProblemError("problem-illegal-action", error.refusal) from None
        move = MoveRecord(history.ply, seat, str(action))
        moved = record_after(record, after, by_person=by_person)
        try:
            stored = await self._store.append(record, moved, move)
        except BaseException:
            room.doubt()  # nobody knows whether it is stored
            raise
        if not stored:
            room.doubt()
            return None
        metrics.move_played(record.game, by_person=by_person)
        room.put(moved, after)
        self._changed(moved, told=True)
        return moved

    # Undo -----------------------------------------------------------------------------------------------

    async def undo(self, table_id: str, person: str, ply: int) -> UndoAnswer:
        """Go back to before the asker's last move: at once, or when the other people agree."""
        with self._rooms.entered(table_id) as room:
            await room.is_behind()
            await room.admit(person)
            async with room.lock:
                async for record, history in _attempts(room):
                    seat = access.seat_of(record, person)
                    access.require_running(record)
                    if ply != history.ply:
                        break
                    question = _question(record, history, seat)
                    before = await _before(history, None if question.waiting else question)
                    try:
                        changed = await self._store.write(_undone_or_asked, record, question, before)
                    except _MovedOn:
                        room.doubt()
                        continue
                    self._show(room, changed, before)
                    return UndoAnswer(done=before is not None, waiting=question.waiting)
        raise ProblemError("problem-stale-ply")

    async def answer_undo(self, table_id: str, person: str, *, agree: bool) -> UndoAnswer:
        """Answer the open question; with the last consent the moves are taken back."""
        return await self._settle(table_id, lambda connection: _answered(connection, table_id, person, agree))

    async def without(self, table_id: str, change: Callable[[Connection], TableRecord]) -> None:
        """Make a change by which a person leaves the game: an open question no longer waits for them."""
        await self._settle(table_id, lambda connection: _unneeded(connection, change(connection)))

    async def _settle(self, table_id: str, change: Callable[[Connection], TableRecord]) -> UndoAnswer:
        """Change who has yet to agree; if nobody has, take the moves back in the same transaction."""
        with self._rooms.entered(table_id) as room:
            async with room.lock:
                async for record, history in _attempts(room):
                    before = await _before(history, record.question)
                    try:
                        changed, answer = await self._store.write(_settled, change, record, before)
                    except _MovedOn:
                        room.doubt()
                        continue
                    self._show(room, changed, before if answer.done else None)
                    return answer
        raise ProblemError("problem-stale-ply")

    def _show(self, room: Room, record: TableRecord, history: History | None) -> None:
        room.put(record, history)
        self._changed(record)


async def _attempts(room: Room) -> AsyncIterator[tuple[TableRecord, History]]:
    """The present of a table, again and again while another process changes it under our eyes."""
    for _ in range(ATTEMPTS):
        yield await room.present()


async def _before(history: History, question: QuestionRecord | None) -> History | None:
    """The history without the moves that are to be taken back."""
    return None if question is None else await asyncio.to_thread(history.back_to, question.ply)


def _question(record: TableRecord, history: History, seat: int) -> QuestionRecord:
    """The question that an undo of this seat's last move puts to the others; perhaps to nobody."""
    target = undoing.last_move_of(history, seat)
    if target is None:
        raise ProblemError("problem-nothing-to-undo")
    way = undoing.way_back(record, history, seat, target)
    if way == "seen":
        raise ProblemError("problem-undo-seen")
    return QuestionRecord(seat, target, undoing.others_to_ask(record, seat) if way == "ask" else [])


def record_after(record: TableRecord, history: History, *, by_person: bool) -> TableRecord:
    """The record of a table after one more move."""
    moment = now()
    result = ResultInfo.of(history.state.result)
    over = result is not None
    return msgspec.structs.replace(
        record,
        ply=history.ply,
        actors=list(history.state.actors),
        status="finished" if over else record.status,
        finished=moment if over else None,
        result=result,
        changed=moment,
        version=record.version + 1,
        question=None if over or by_person else record.question,
    )


def parsed(rules: AnyGame, text: str) -> Action:
    """The action that a text names; `problem-unknown-action` if it names none."""
    try:
        return rules.parse(text)
    except UnknownAction as error:
        raise ProblemError("problem-unknown-action", detail=str(error)) from None


def is_answered(history: History, ply: int, seat: int, action: Action) -> bool:
    """Does a move that was decided on after `ply` moves answer the present position?

    Where several seats decide at the same time, also if others have moved since, as long as the seat itself
    still does the same by it: it must not accept another offer than the one it saw.
    """
    if ply == history.ply:
        return True
    if not 0 <= ply < history.ply or any(played.seat == seat for played in history.played[ply:]):
        return False
    states = history.states_from(ply)
    if not all(seat in state.actors for state in states):
        return False
    then, now = own_part(states[0], seat, action), own_part(states[-1], seat, action)
    return then is not None and then == now


def own_part(state: State, seat: int, action: Action) -> list[Event] | None:
    """What a seat itself does by an action: the first event that it brings about; None if it is refused."""
    if state.refusal(seat, action) is not None:
        return None
    return state.copy().play(seat, action)[:1]


class _MovedOn(Exception):
    """Another process changed the table while this one was preparing to go back."""


def _undone_or_asked(
    connection: Connection, record: TableRecord, question: QuestionRecord, before: History | None
) -> TableRecord:
    """Go back, if `before` is where to; otherwise put the question on the table."""
    taken = access.known(tables.take(connection, record.id))
    if taken.version != record.version + 1:
        raise _MovedOn
    if before is None:
        moves.ask(connection, record.id, question)
    else:
        moves.take_back(connection, taken, before.ply, list(before.state.actors))
    return access.load(connection, record.id)


def _settled(
    connection: Connection,
    change: Callable[[Connection], TableRecord],
    known: TableRecord,
    before: History | None,
) -> tuple[TableRecord, UndoAnswer]:
    record = change(connection)
    question = record.question
    if question is None or question.waiting:
        return record, UndoAnswer(done=False, waiting=question.waiting if question else [])
    if before is None or (record.epoch, record.ply, question.ply) != (known.epoch, known.ply, before.ply):
        raise _MovedOn
    moves.take_back(connection, record, before.ply, list(before.state.actors))
    return access.load(connection, record.id), UndoAnswer(done=True, waiting=[])


def _answered(connection: Connection, table_id: str, person: str, agree: bool) -> TableRecord:
    record = access.take(connection, table_id, person)
    seat = access.seat_of(record, person)
    access.require_running(record)
    question = record.question
    if question is None or seat not in (question.seat, *question.waiting):
        raise ProblemError("problem-no-undo-question")
    if not agree:
        moves.withdraw(connection, table_id)
        if seat != question.seat:
            refused = Message("note-undo-refused", {"player": seat, "player_asking": question.seat})
            tables.add_note(connection, record, seat, refused)
    elif seat != question.seat:
        waiting = [other for other in question.waiting if other != seat]
        moves.ask(connection, table_id, QuestionRecord(question.seat, question.ply, waiting))
    return access.load(connection, table_id)


def _unneeded(connection: Connection, record: TableRecord) -> TableRecord:
    question = record.question
    if question is None:
        return record
    people = {seat.seat for seat in record.persons}
    if question.seat not in people:
        moves.withdraw(connection, record.id)
    else:
        waiting = [seat for seat in question.waiting if seat in people]
        moves.ask(connection, record.id, QuestionRecord(question.seat, question.ply, waiting))
    return access.load(connection, record.id)
