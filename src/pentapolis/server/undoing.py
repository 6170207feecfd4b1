"""What may be taken back, and who is asked: the house rule about undo.

What somebody has seen cannot be unseen. A move that showed the mover something new, a card, a tile, another
plan, can therefore be taken back only if the other people at the table agree; the luck stays as it was. Who
plays against bots alone has nobody to ask: such a move stands, or undo would be a free look at what comes.
"""

from __future__ import annotations

from pentapolis.server.histories import History
from pentapolis.server.storage.records import TableRecord
from pentapolis.server.types.playing import UndoWay


def last_move_of(history: History, seat: int) -> int | None:
    """The ply of the seat's last move; None if it has made none."""
    for ply in range(history.ply - 1, -1, -1):
        if history.played[ply].seat == seat:
            return ply
    return None


def way_back(record: TableRecord, history: History, seat: int, target: int) -> UndoWay:
    """How a seat can go back to before the move after `target`."""
    taken = history.played[target:]
    learned = {
        learner
        for played in taken
        for event in played.events
        for learner in event.revealed_to(len(record.seats))
    }
    others = set(others_to_ask(record, seat))
    if others:
        return "ask" if learned or any(played.seat in others for played in taken) else "free"
    return "seen" if seat in learned else "free"


def way_for(record: TableRecord, history: History, seat: int | None) -> UndoWay | None:
    """How a seat can take back its last move now; None if there is nothing that it could take back."""
    if seat is None or record.status != "running":
        return None
    target = last_move_of(history, seat)
    return None if target is None else way_back(record, history, seat, target)


def others_to_ask(record: TableRecord, seat: int) -> list[int]:
    """The other people at the table; bots always agree."""
    return [other.seat for other in record.persons if other.seat != seat]
