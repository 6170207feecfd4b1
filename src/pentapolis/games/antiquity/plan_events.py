"""What can happen while cities are built: plans, trades, and the reveal. The rest stands in `events.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

from pentapolis.games.antiquity.telling import Arguments, Goods, counted, piece_named, sides
from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message

# City building, known to the planner alone until the reveal -------------------------------------------------


class Planned(Event, frozen=True, gc=False):
    """Base of what happens in a plan: others learn of it at the reveal."""

    seat: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class PieceChosen(Planned, frozen=True, gc=False, tag="antiquity-event-piece-chosen"):
    """A piece is to be placed. The log tells of it when it is built."""

    piece: str


class PiecePlaced(Planned, frozen=True, gc=False, tag="antiquity-event-piece-placed"):
    """A place is chosen that can be paid for in several ways. The log tells of it when it is paid."""

    piece: str
    squares: tuple[str, ...]


class GoodPaid(Planned, frozen=True, gc=False, tag="antiquity-event-good-paid"):
    """One good was given for what is being built. The log tells of it when all is paid."""

    good: str


class Built(Planned, frozen=True, gc=False, tag="antiquity-event-built"):
    """A piece was paid for and stands on the grid."""

    piece: str
    squares: tuple[str, ...]
    paid: Goods

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "square": self.squares[0], **piece_named(self.piece)}
        if self.paid:
            return [Message("antiquity-event-built-paid", args | counted(self.paid))]
        return [Message("antiquity-event-built-free", args)]


class SaintChosen(Planned, frozen=True, gc=False, tag="antiquity-event-saint-chosen"):
    """The new Cathedral got its saint."""

    saint: str

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-saint-chosen", {"player": self.seat, "saint": self.saint})]


class Manned(Planned, frozen=True, gc=False, tag="antiquity-event-manned"):
    """A man went to a building."""

    building: str
    square: str

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "square": self.square, **piece_named(self.building)}
        return [Message("antiquity-event-manned", args)]


class GraveRemoved(Planned, frozen=True, gc=False, tag="antiquity-event-grave-removed"):
    """The Hospital removed a grave."""

    square: str
    left: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "square": self.square, "left": self.left}
        return [Message("antiquity-event-grave-removed", args)]


class CathedralRazed(Planned, frozen=True, gc=False, tag="antiquity-event-cathedral-razed"):
    """The Faculty of Theology razed the Cathedral."""

    saint: str

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-cathedral-razed", {"player": self.seat, "saint": self.saint})]


class GoodGiven(Planned, frozen=True, gc=False, tag="antiquity-event-good-given"):
    """A good was given to the bank. The log tells of it when another is taken."""

    good: str


class Exchanged(Planned, frozen=True, gc=False, tag="antiquity-event-exchanged"):
    """Goods were exchanged with the bank."""

    given: Goods
    taken: str
    public: bool

    def seen_by(self, seat: int | None) -> Event | None:
        return self if self.public or seat == self.seat else None

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "good": self.taken}
        return [Message("antiquity-event-exchanged", args | counted(self.given))]


class Lifted(Planned, frozen=True, gc=False, tag="antiquity-event-lifted"):
    """A building or grave was taken up to be put elsewhere. The log tells of it when it is put down."""

    piece: str
    squares: tuple[str, ...]


class Moved(Planned, frozen=True, gc=False, tag="antiquity-event-moved"):
    """A building or grave was put elsewhere."""

    piece: str
    squares: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "square": self.squares[0], **piece_named(self.piece)}
        return [Message("antiquity-event-moved", args)]


class TakenBack(Planned, frozen=True, gc=False, tag="antiquity-event-taken-back"):
    """The last step of a plan was taken back."""

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-taken-back", {"player": self.seat})]


class OfferBegun(Planned, frozen=True, gc=False, tag="antiquity-event-offer-begun"):
    """An offer is being put together. The log tells of it when it is made."""

    partner: int


class OfferGrown(Planned, frozen=True, gc=False, tag="antiquity-event-offer-grown"):
    """A good was added to an offer."""

    good: str
    side: Literal["give", "want"]


class OfferDropped(Planned, frozen=True, gc=False, tag="antiquity-event-offer-dropped"):
    """An offer was given up before it was made. `finished`: the partner has finished planning."""

    partner: int
    finished: bool


# City building, known to all ---------------------------------------------------------------------------


class OfferMade(OpenlyRevealing, frozen=True, gc=False, tag="antiquity-event-offer-made"):
    """A player offers a trade, on the own Market or on the partner's."""

    seat: int
    partner: int
    give: Goods
    want: Goods
    market: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "player_two": self.partner, "player_market": self.market}
        return [Message("antiquity-event-offer-made", args | sides(self.give, self.want))]


class OfferEnded(Event, frozen=True, gc=False, tag="antiquity-event-offer-ended"):
    """An offer was not taken up. `lapsed`: the partner finished planning."""

    seat: int
    partner: int
    reason: Literal["declined", "withdrawn", "lapsed"]

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "player_two": self.partner}
        return [Message(f"antiquity-event-offer-{self.reason}", args)]


class Traded(OpenlyRevealing, frozen=True, gc=False, tag="antiquity-event-traded"):
    """An offer was accepted, on the Market of one of the two. `give` went from the one who offered."""

    seat: int
    partner: int
    give: Goods
    want: Goods
    market: int

    def messages(self) -> list[Message]:
        args = sides(self.give, self.want)
        return [Message("antiquity-event-traded", args | {"player": self.seat, "player_two": self.partner})]


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


PLAN_EVENT_TYPES = (
    PieceChosen,
    PiecePlaced,
    GoodPaid,
    Built,
    SaintChosen,
    Manned,
    GraveRemoved,
    CathedralRazed,
    GoodGiven,
    Exchanged,
    Lifted,
    Moved,
    TakenBack,
    OfferBegun,
    OfferGrown,
    OfferDropped,
    OfferMade,
    OfferEnded,
    Traded,
    PlanFinished,
    PlanCut,
    PlanRevealed,
    FamineFell,
    OrderSet,
)
