"""Offers and trades between players: put together unseen, made and answered before all."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.events.plans import Planned
from pentapolis.games.antiquity.events.telling import Arguments, Goods, sides
from pentapolis.kernel.events import Event, OpenlyRevealing
from pentapolis.kernel.messages import Message


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


class OfferMade(OpenlyRevealing, frozen=True, gc=False, tag="antiquity-event-offer-made"):
    """A player offers a trade, on their own Market or on the partner's."""

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
