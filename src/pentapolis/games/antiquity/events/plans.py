"""What happens in a plan: known to the planner alone until the reveal."""

from __future__ import annotations

from pentapolis.games.antiquity.events.telling import Arguments, Goods, counted, piece_named
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message


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
