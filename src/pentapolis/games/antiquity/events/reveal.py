"""Plans finished, revealed and executed, and what follows for all."""

from __future__ import annotations

import msgspec

from pentapolis.games.antiquity.events.telling import Arguments, Goods, counted, piece_named
from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message


class PlanFinished(Event, frozen=True, gc=False, tag="antiquity-event-plan-finished"):
    """A player finished planning."""

    seat: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-plan-finished", {"player": self.seat})]


class PlanCut(OpenlyRevealing, frozen=True, gc=False, tag="antiquity-event-plan-cut"):
    """A plan needs a piece that the players before took: it is cut off there, or the piece taken out."""

    seat: int
    piece: str
    continues: bool

    def messages(self) -> list[Message]:
        form = "cut" if self.continues else "thinned"
        return [Message(f"antiquity-event-plan-{form}", {"player": self.seat, **piece_named(self.piece)})]


class RevealedPiece(msgspec.Struct, frozen=True, gc=False):
    """A piece that a plan built, or a building that it manned."""

    piece: str
    square: str


class PlanRevealed(OpenlyRevealing, frozen=True, gc=False, tag="antiquity-event-plan-revealed"):
    """What a player has built, manned, exchanged and rearranged in the city."""

    seat: int
    built: tuple[RevealedPiece, ...]
    manned: tuple[RevealedPiece, ...]
    exchanged: tuple[tuple[Goods, str], ...]
    graves_removed: int
    razed: bool
    rearranged: bool
    saint: str | None
    saint_is_new: bool

    def messages(self) -> list[Message]:
        who: Arguments = {"player": self.seat}
        told = [
            Message(
                "antiquity-event-revealed-built", who | {"square": piece.square, **piece_named(piece.piece)}
            )
            for piece in self.built
        ]
        if self.manned:
            squares = " ".join(piece.square for piece in self.manned)
            told.append(
                Message(
                    "antiquity-event-revealed-manned", who | {"count": len(self.manned), "squares": squares}
                )
            )
        told += [
            Message("antiquity-event-exchanged", who | {"good": taken} | counted(given))
            for given, taken in self.exchanged
        ]
        if self.graves_removed:
            told.append(Message("antiquity-event-revealed-graves", who | {"count": self.graves_removed}))
        if self.razed:
            told.append(Message("antiquity-event-revealed-razed", who))
        if self.rearranged:
            told.append(Message("antiquity-event-revealed-rearranged", who))
        if self.saint_is_new and self.saint is not None:
            told.append(Message("antiquity-event-saint-chosen", who | {"saint": self.saint}))
        return told


class FamineFell(Event, frozen=True, gc=False, tag="antiquity-event-famine-fell"):
    """New fountains lowered the famine level."""

    fountains: int
    famine: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-famine-fell", {"count": self.fountains, "famine": self.famine})]


class OrderSet(Event, frozen=True, gc=False, tag="antiquity-event-order-set"):
    """The order of play; `counts` are the men on cart shops and explorers of those seats."""

    order: tuple[int, ...]
    counts: tuple[int, ...]

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-order-set", {"players": seat_list(self.order)})]
