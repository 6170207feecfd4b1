"""The lobby: opening a table, sitting down, getting up, starting. Each function is one transaction."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection

import pentapolis
from pentapolis.kernel.chance import SEED_LIMIT
from pentapolis.kernel.errors import UnknownGame
from pentapolis.kernel.game import AnyGame
from pentapolis.server import access, table_rules
from pentapolis.server.bot_names import bot_name
from pentapolis.server.bot_runner import levels
from pentapolis.server.histories import History
from pentapolis.server.problems import ProblemError
from pentapolis.server.storage import persons, tables
from pentapolis.server.storage.records import SeatRecord, TableRecord, now
from pentapolis.server.types.games import OptionValue
from pentapolis.server.types.tables import JoinRequest, NewTable, SeatRequest
from pentapolis.server.writing import checked_name

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


def open_table(
    connection: Connection,
    person: str,
    request: NewTable,
    *,
    seed: int | None = None,
    daily: str | None = None,
    opened_from: str | None = None,
) -> TableRecord:
    """Open a table, and start its game if asked to; without a seed its luck is drawn.

    `opened_from` is the keyed hash of the network address from which the request came.
    """
    rules = rules_of(request.game)
    count = len(request.seats)
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise ProblemError("problem-bad-seats", detail="you can take only one seat")
    if "colours" in request.options:
        raise ProblemError("problem-bad-options", detail="choose colours in `seats`, not in `options`")
    options = msgspec.to_builtins(rules.options(count, request.options))
    del options["colours"]
    moment = now()
    record = TableRecord(
        id="".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)),
        game=request.game,
        rules=rules.rules_version,
        box=rules.box.label,
        status="open",
        public=request.public,
        options=options,
        seed=str(secrets.randbelow(SEED_LIMIT) if seed is None else seed),
        owner=person,
        invite=secrets.token_urlsafe(16),
        created=moment,
        started=None,
        finished=None,
        changed=moment,
        ply=0,
        epoch=0,
        actors=[],
        result=None,
        rematch=None,
        daily=daily,
        opened_from=opened_from,
        seats=tuple(_new_seat(number, seat, person) for number, seat in enumerate(request.seats)),
    )
    _check_colours(record, rules)
    tables.add(connection, record)
    return start(connection, person, record.id) if request.start else access.load(connection, record.id)


def join(connection: Connection, person: str, table_id: str, request: JoinRequest) -> TableRecord:
    """Take an open seat."""
    record = access.take(connection, table_id, person, request.invite)
    access.require_open(record)
    if record.seat_of(person) is not None:
        raise ProblemError("problem-already-seated")
    if request.name is not None:
        persons.rename(connection, person, checked_name(request.name))
    open_seats = [seat for seat in record.seats if seat.kind == "open"]
    if request.seat is not None:
        wanted = _seat(record, request.seat)
        if wanted.kind != "open":
            raise ProblemError("problem-seat-taken")
    elif not open_seats:
        raise ProblemError("problem-table-full")
    else:
        wanted = open_seats[0]
    values: tables.Values = {"kind": "person", "person": person, "name": "", "seen": now()}
    if request.colour is not None:
        values["colour"] = _free_colour(record, wanted.seat, request.colour)
    tables.change_seat(connection, table_id, wanted.seat, values)
    tables.add_guest(connection, table_id, person)
    return access.load(connection, table_id)


def leave(connection: Connection, person: str, table_id: str) -> TableRecord:
    """Get up before the game. Without its owner a table passes to the next person, or is closed."""
    record = access.take(connection, table_id, person)
    access.require_open(record)
    seat = record.seat_of(person)
    if seat is None and record.owner != person:
        raise ProblemError("problem-not-your-seat")
    if seat is not None:
        tables.change_seat(connection, table_id, seat, {"kind": "open", "person": None, "seen": None})
    if record.owner == person:
        others = [other.person for other in record.persons if other.person != person]
        if others:
            tables.change(connection, table_id, {"owner": others[0]})
        else:
            left = access.load(connection, table_id)
            tables.remove(connection, table_id)
            return left
    return access.load(connection, table_id)


def change_seat(
    connection: Connection, person: str, table_id: str, number: int, request: SeatRequest
) -> TableRecord:
    """The owner changes a seat without a person; everybody their own colour, or moves to another seat."""
    record = access.take(connection, table_id, person)
    access.require_open(record)
    seat = _seat(record, number)
    if request.kind == "me":
        return _sit(connection, person, record, seat, request.colour)
    access.require_owner(record, person)
    if seat.kind == "person":
        raise ProblemError("problem-seat-taken")
    values: tables.Values = {"kind": request.kind, "level": None, "name": ""}
    if request.kind == "bot":
        values |= {"level": checked_level(request.level), "name": bot_name(number)}
    if request.colour is not None:
        values["colour"] = _free_colour(record, number, request.colour)
    tables.change_seat(connection, table_id, number, values)
    return access.load(connection, table_id)


def start(connection: Connection, person: str, table_id: str) -> TableRecord:
    """Start the game."""
    record = access.take(connection, table_id, person)
    access.require_owner(record, person)
    access.require_open(record)
    if any(seat.kind == "open" for seat in record.seats):
        raise ProblemError("problem-seats-missing")
    free = [colour for colour in table_rules.rules_of(record).colours if colour not in _colours(record)]
    for seat in record.seats:
        if seat.colour is None:
            tables.change_seat(connection, table_id, seat.seat, {"colour": free.pop(0)})
    state = History.start(access.load(connection, table_id)).state
    moment = now()
    values: tables.Values = {
        "status": "running",
        "started": moment,
        "changed": moment,
        "actors": list(state.actors),
        "bot_turn": msgspec.structs.replace(record, status="running", actors=list(state.actors)).bot_turn,
    }
    tables.change(connection, table_id, values)
    return access.load(connection, table_id)


def rematch(
    connection: Connection, person: str, table_id: str, *, opened_from: str | None = None
) -> TableRecord:
    """The same seats once more: the first who asks opens the new table, the others sit down at it."""
    record = access.take(connection, table_id, person)
    access.require_finished(record)
    old_seat = access.seat_of(record, person)
    if record.rematch is not None:
        again = tables.take(connection, record.rematch)
        if again is not None:
            return _rejoin(connection, person, again, old_seat)
    requests = [_same_again(seat, person) for seat in record.seats]
    again = open_table(
        connection,
        person,
        NewTable(record.game, requests, _options_again(record), public=record.public),
        opened_from=opened_from,
    )
    for other in record.persons:
        if other.person is not None:
            tables.add_guest(connection, again.id, other.person)
    tables.change(connection, table_id, {"rematch": again.id})
    return again


def rules_of(key: str) -> AnyGame:
    """The present rules of a game: what is opened now is played by them."""
    try:
        return pentapolis.game(key)
    except UnknownGame:
        raise ProblemError("problem-unknown-game") from None


def checked_level(level: str | None) -> str:
    """A bot's level, a middling one if none is given."""
    known = levels()
    if level is None:
        return known[len(known) // 2]
    if level not in known:
        raise ProblemError("problem-bad-seats", detail=f"unknown level; choose from {', '.join(known)}")
    return level


def _new_seat(number: int, request: SeatRequest, person: str) -> SeatRecord:
    me = request.kind == "me"
    bot = request.kind == "bot"
    return SeatRecord(
        seat=number,
        kind="person" if me else "bot" if bot else "open",
        person=person if me else None,
        name=bot_name(number) if bot else "",
        level=checked_level(request.level) if bot else None,
        colour=request.colour,
        resigned=False,
        seen=now() if me else None,
        online=False,
    )


def _same_again(seat: SeatRecord, person: str) -> SeatRequest:
    if seat.kind == "bot":
        return SeatRequest("bot", seat.level, seat.colour)
    return SeatRequest("me" if seat.person == person else "open", None, seat.colour)


def _options_again(record: TableRecord) -> dict[str, OptionValue]:
    """The options of a game that are still to be chosen by the present rules."""
    known = rules_of(record.game).options_type.__struct_fields__
    return {name: value for name, value in record.options.items() if name in known}


def _rejoin(connection: Connection, person: str, again: TableRecord, old_seat: int) -> TableRecord:
    if again.status != "open" or again.seat_of(person) is not None:
        return again
    open_seats = [seat.seat for seat in again.seats if seat.kind == "open"]
    if not open_seats:
        return again
    seat = old_seat if old_seat in open_seats else open_seats[0]
    return join(connection, person, again.id, JoinRequest(seat=seat, invite=again.invite))


def _sit(
    connection: Connection, person: str, record: TableRecord, seat: SeatRecord, colour: str | None
) -> TableRecord:
    """Change one's own colour, or move to an open seat; only the owner takes that of a bot."""
    here = record.seat_of(person)
    if here is None or seat.kind == "bot":
        access.require_owner(record, person)
    if seat.person != person and seat.kind == "person":
        raise ProblemError("problem-seat-taken")
    if here is not None and here != seat.seat:
        tables.change_seat(connection, record.id, here, {"kind": "open", "person": None, "seen": None})
    values: tables.Values = {"kind": "person", "person": person, "level": None, "name": "", "seen": now()}
    if colour is not None:
        values["colour"] = _free_colour(record, seat.seat, colour)
    tables.change_seat(connection, record.id, seat.seat, values)
    return access.load(connection, record.id)


def _seat(record: TableRecord, number: int) -> SeatRecord:
    if not 0 <= number < len(record.seats):
        raise ProblemError("problem-unknown-seat")
    return record.seats[number]


def _colours(record: TableRecord) -> list[str]:
    return [seat.colour for seat in record.seats if seat.colour is not None]


def _free_colour(record: TableRecord, seat: int, colour: str) -> str:
    if colour not in table_rules.rules_of(record).colours:
        raise ProblemError("problem-bad-seats", detail=f"unknown colour {colour!r}")
    if any(other.colour == colour and other.seat != seat for other in record.seats):
        raise ProblemError("problem-colour-taken")
    return colour


def _check_colours(record: TableRecord, rules: AnyGame) -> None:
    chosen = _colours(record)
    if len(set(chosen)) != len(chosen):
        raise ProblemError("problem-colour-taken")
    if unknown := set(chosen) - set(rules.colours):
        raise ProblemError("problem-bad-seats", detail=f"unknown colour {min(unknown)!r}")
