"""Playing: moves, and taking them back.

A move is checked by the engine, stored, and only then acknowledged and shown. All changes of one table in
this process pass one lock, so that they do not try in vain; what makes sure is the gate in the database
(`storage.moves`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from sqlalchemy import Connection

import pentapolis
from pentapolis.kernel.actions import Action
from pentapolis.kernel.errors import IllegalAction, NotYourTurn, UnknownAction
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State
from pentapolis.server import access, undoing
from pentapolis.server.histories import Histories, History, OutOfDate
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import moves, tables
from pentapolis.server.storage.records import MoveRecord, QuestionRecord, TableRecord
from pentapolis.server.storage.store import Store
from pentapolis.server.types import MoveAccepted, MoveRequest, ResultInfo, UndoAnswer

Announce = Callable[[str], None]
"""Tells everybody that something changed at a table."""

ATTEMPTS = 10
"""How often to prepare for going back while another process plays on."""


class Play:
    """The games being played."""

    def __init__(self, store: Store, histories: Histories, announce: Announce) -> None:
        self._store = store
        self._histories = histories
        self._announce = announce
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """The lock of a table in this process."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    # Moves ----------------------------------------------------------------------------------------------

    async def move(self, table_id: str, person: str, request: MoveRequest) -> MoveAccepted:
        """Play a person's move."""
        async with self.lock(table_id):
            record, history = await self._histories.current(
                lambda: self._store.read(_at_seat, table_id, person)
            )
            seat = access.seat_of(record, person)
            action = parsed(record.game, request.action)
            fits = request.epoch in (None, history.epoch) and is_answered(history, request.ply, seat, action)
            if not fits:
                raise ProblemError("problem-stale-ply")
            return await self._play(record, history, seat, action, by_person=True)

    async def move_of_bot(self, table_id: str, seat: int, text: str, thought: History) -> bool:
        """Play what a bot chose in the position it thought about, if it answers the present one.

        Says whether it was played. Where several seats decide at the same time, others may have moved
        meanwhile.
        """
        async with self.lock(table_id):
            record, history = await self._histories.current(lambda: self._store.read(access.load, table_id))
            action = parsed(record.game, text)
            if history.epoch != thought.epoch or seat not in [bot.seat for bot in record.bots_to_move]:
                return False
            if not is_answered(history, thought.ply, seat, action):
                return False
            try:
                await self._play(record, history, seat, action, by_person=False)
            except ProblemError as error:
                if error.problem.id == "problem-stale-ply":
                    return False
                raise
            return True

    async def _play(
        self, record: TableRecord, history: History, seat: int, action: Action, *, by_person: bool
    ) -> MoveAccepted:
        try:
            after = history.play(seat, action)
        except NotYourTurn as error:
            raise ProblemError("problem-not-your-turn", error.refusal) from None
        except IllegalAction as error:
            raise ProblemError("problem-illegal-action", error.refusal) from None
        move = MoveRecord(history.ply, seat, str(action))
        stored = await self._store.write(
            moves.append,
            record.id,
            history.epoch,
            move,
            standing(after),
            settles_question=by_person,
        )
        if not stored:
            raise ProblemError("problem-stale-ply")
        self._histories.keep(record.id, after)
        self._announce(record.id)
        return MoveAccepted(ply=after.ply, epoch=after.epoch)

    # Undo -----------------------------------------------------------------------------------------------

    async def undo(self, table_id: str, person: str, ply: int) -> UndoAnswer:
        """Go back to before the asker's last move: at once, or when the other people agree."""
        async with self.lock(table_id):
            record, history = await self._histories.current(
                lambda: self._store.read(_at_seat, table_id, person)
            )
            seat = access.seat_of(record, person)
            if ply != history.ply:
                raise ProblemError("problem-stale-ply")
            target = undoing.last_move_of(history, seat)
            if target is None:
                raise ProblemError("problem-nothing-to-undo")
            way = undoing.way_back(record, history, seat, target)
            if way == "seen":
                raise ProblemError("problem-undo-seen")
            waiting = undoing.others_to_ask(record, seat) if way == "ask" else []
            if not waiting:
                return await self._take_back(record, history, target)
            await self._store.write(moves.ask, table_id, QuestionRecord(seat, target, waiting))
            self._announce(table_id)
            return UndoAnswer(done=False, waiting=waiting)

    async def answer_undo(self, table_id: str, person: str, *, agree: bool) -> UndoAnswer:
        """Answer the open question; with the last consent the moves are taken back."""
        return await self._settle(table_id, lambda connection: _answered(connection, table_id, person, agree))

    async def without(self, table_id: str, change: Callable[[Connection], TableRecord]) -> None:
        """Make a change by which a person leaves the game: an open question no longer waits for them."""
        await self._settle(table_id, lambda connection: _unneeded(connection, change(connection)))

    async def _settle(self, table_id: str, change: Callable[[Connection], TableRecord]) -> UndoAnswer:
        """Change who has yet to agree; if nobody has, take the moves back in the same transaction."""
        async with self.lock(table_id):
            for _ in range(ATTEMPTS):
                record = await self._store.read(access.load, table_id)
                history = before = None
                if record.question is not None:
                    try:
                        history = await self._histories.at(record)
                    except OutOfDate:
                        continue
                    before = await asyncio.to_thread(history.back_to, record.question.ply)
                try:
                    answer = await self._store.write(_settled, change, history, before)
                except _MovedOn:
                    continue
                if answer.done and before is not None:
                    self._histories.keep(table_id, before)
                self._announce(table_id)
                return answer
        raise ProblemError("problem-stale-ply")

    async def _take_back(self, record: TableRecord, history: History, target: int) -> UndoAnswer:
        before = await asyncio.to_thread(history.back_to, target)
        done = await self._store.write(
            moves.take_back, record.id, history.epoch, history.ply, target, standing(before)
        )
        if not done:
            raise ProblemError("problem-stale-ply")
        self._histories.keep(record.id, before)
        self._announce(record.id)
        return UndoAnswer(done=True, waiting=[])


def parsed(key: str, text: str) -> Action:
    """The action that a text names; `problem-unknown-action` if it names none."""
    try:
        return pentapolis.game(key).parse(text)
    except UnknownAction as error:
        raise ProblemError("problem-unknown-action", detail=str(error)) from None


def standing(history: History) -> moves.Standing:
    """How the game stands, for the table's row."""
    return moves.Standing(list(history.state.actors), ResultInfo.of(history.state.result))


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
    """Another process played on while this one was preparing to go back."""


def _settled(
    connection: Connection,
    change: Callable[[Connection], TableRecord],
    history: History | None,
    before: History | None,
) -> UndoAnswer:
    record = change(connection)
    question = record.question
    if question is None or question.waiting:
        return UndoAnswer(done=False, waiting=question.waiting if question else [])
    if history is None or before is None or before.ply != question.ply:
        raise _MovedOn
    done = moves.take_back(connection, record.id, history.epoch, history.ply, before.ply, standing(before))
    if not done:
        raise _MovedOn
    return UndoAnswer(done=True, waiting=[])


def _at_seat(connection: Connection, table_id: str, person: str) -> TableRecord:
    """A table at which the person sits and plays."""
    record = access.look(connection, table_id, person)
    access.seat_of(record, person)
    access.require_running(record)
    return record


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
