"""Everything that can happen in Nine Plots, and who may know which part of it."""

from __future__ import annotations

import msgspec

from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message


class Kept(Event, frozen=True, gc=False, tag="nineplots-event-kept"):
    """A player has chosen a commission; which one, only that player knows."""

    seat: int
    commission: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, commission=None)

    def messages(self) -> list[Message]:
        if self.commission is None:
            return [Message("nineplots-event-kept", {"player": self.seat})]
        return [Message("nineplots-event-kept-own", {"player": self.seat, "commission": self.commission})]


class Built(Event, frozen=True, gc=False, tag="nineplots-event-built"):
    """A building stands on a plot of its player."""

    seat: int
    kind: str
    plot: str

    def messages(self) -> list[Message]:
        return [Message("nineplots-event-built", {"player": self.seat, "kind": self.kind, "plot": self.plot})]


class Drawn(OpenlyRevealing, frozen=True, gc=False, tag="nineplots-event-drawn"):
    """A player has drawn a tile from the bag, for all to see."""

    seat: int
    kind: str

    def messages(self) -> list[Message]:
        return [Message("nineplots-event-drawn", {"player": self.seat, "kind": self.kind})]


class Delivered(OpenlyRevealing, frozen=True, gc=False, tag="nineplots-event-delivered"):
    """A tile from the bag lies in the yard now."""

    kind: str

    def messages(self) -> list[Message]:
        return [Message("nineplots-event-delivered", {"kind": self.kind})]


class Ended(OpenlyRevealing, frozen=True, gc=False, tag="nineplots-event-ended"):
    """All cities are complete, and the commissions are turned over."""

    commissions: tuple[str, ...]
    winners: tuple[int, ...]
    points: int

    def messages(self) -> list[Message]:
        shown = [
            Message("nineplots-event-shown", {"player": seat, "commission": commission})
            for seat, commission in enumerate(self.commissions)
        ]
        winners = seat_list(self.winners)
        ended: dict[str, str | int] = {"players": winners, "count": len(self.winners), "points": self.points}
        return [*shown, Message("nineplots-event-ended", ended)]


EVENT_TYPES = (Kept, Built, Drawn, Delivered, Ended)
