"""What can happen at the start of a round, and in phases I and II."""

from __future__ import annotations

from typing import Literal

import msgspec

from pentapolis.kernel.events import Event, OpenlyRevealing
from pentapolis.kernel.messages import Message

Arguments = dict[str, str | int]


# The start of a round ---------------------------------------------------------------------------


class RoundBegan(OpenlyRevealing, frozen=True, gc=False, tag="pillars-event-round-began"):
    """New cards were laid out: in the display, at Shiring and at Kingsbridge."""

    round: int
    seat: int
    resource_cards: tuple[str, ...]
    craftsmen: tuple[str, ...]
    shiring: tuple[str, ...]
    kingsbridge: tuple[str, ...]

    def messages(self) -> list[Message]:
        return [Message("pillars-event-round-began", {"round": self.round, "player": self.seat})]


class EventPeeked(Event, frozen=True, gc=False, tag="pillars-event-peeked"):
    """A player was shown the event of the round; the others are only told that."""

    seat: int
    event: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, event=None)

    def revealed_to(self, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        return (self.seat,)

    def messages(self) -> list[Message]:
        if self.event is None:
            return [Message("pillars-event-peeked", {"player": self.seat})]
        return [Message("pillars-event-own-peeked", {"player": self.seat, "event": self.event})]


# Phase I ---------------------------------------------------------------------------


class CardTaken(Event, frozen=True, gc=False, tag="pillars-event-card-taken"):
    """A player took a resource card and sent workers to its site."""

    seat: int
    card: str
    workers: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "card": self.card, "workers": self.workers}
        return [Message("pillars-event-card-taken", args)]


class CraftsmanHired(Event, frozen=True, gc=False, tag="pillars-event-hired"):
    """A player hired a craftsman of the display."""

    seat: int
    craftsman: str
    cost: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "craftsman": self.craftsman, "cost": self.cost}
        return [Message("pillars-event-hired", args)]


class Passed(Event, frozen=True, gc=False, tag="pillars-event-passed"):
    """A player takes no more cards this round; `automatic` if there was nothing to be had."""

    seat: int
    automatic: bool

    def messages(self) -> list[Message]:
        form = "pillars-event-passed-automatic" if self.automatic else "pillars-event-passed"
        return [Message(form, {"player": self.seat})]


class CraftsmanDismissed(Event, frozen=True, gc=False, tag="pillars-event-dismissed"):
    """A player parted with a craftsman: one too many, or the collapse took one."""

    seat: int
    craftsman: str
    reason: Literal["limit", "collapse"]

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "craftsman": self.craftsman}
        return [Message(f"pillars-event-dismissed-{self.reason}", args)]


class WorkersToMill(Event, frozen=True, gc=False, tag="pillars-event-to-mill"):
    """The cards are chosen: workers left go to the wool mill, resource cards left are put away."""

    workers: tuple[int, ...]
    resource_cards: tuple[str, ...]

    def messages(self) -> list[Message]:
        return [
            Message("pillars-event-to-mill", {"player": seat, "workers": workers})
            for seat, workers in enumerate(self.workers)
            if workers
        ]


class CraftsmanLeft(Event, frozen=True, gc=False, tag="pillars-event-craftsman-left"):
    """A craftsman whom nobody wanted left the game."""

    craftsman: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-craftsman-left", {"craftsman": self.craftsman})]


# Phase II ---------------------------------------------------------------------------


class BuilderDrawn(OpenlyRevealing, frozen=True, gc=False, tag="pillars-event-builder-drawn"):
    """A builder came out of the bag, to be placed at this price."""

    seat: int
    cost: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-builder-drawn", {"player": self.seat, "cost": self.cost})]


class BuilderSetAside(OpenlyRevealing, frozen=True, gc=False, tag="pillars-event-builder-set-aside"):
    """A builder came out of the bag whom the city wall keeps away this round."""

    seat: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-builder-set-aside", {"player": self.seat})]


class BuilderRejected(Event, frozen=True, gc=False, tag="pillars-event-builder-rejected"):
    """The start player put the drawn builder of `owner` back."""

    seat: int
    owner: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-builder-rejected", {"player": self.seat, "player_owner": self.owner})]


class BuilderAccepted(Event, frozen=True, gc=False, tag="pillars-event-builder-accepted"):
    """The start player lets the drawn builder pass. The log does not tell it."""

    seat: int


class BuilderPlaced(Event, frozen=True, gc=False, tag="pillars-event-builder-placed"):
    """A builder stands on space number `space` (from 0) of a place."""

    seat: int
    place: str
    space: int
    paid: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "place": self.place, "gold": self.paid}
        return [Message("pillars-event-builder-placed" + ("" if self.paid else "-free"), args)]


class BuilderWaits(Event, frozen=True, gc=False, tag="pillars-event-builder-waits"):
    """A builder waits next to its price; `automatic` if its owner could not pay."""

    seat: int
    cost: int
    automatic: bool

    def messages(self) -> list[Message]:
        form = "pillars-event-builder-waits" + ("-automatic" if self.automatic else "")
        return [Message(form, {"player": self.seat, "cost": self.cost})]
