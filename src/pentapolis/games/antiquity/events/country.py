"""Founding and building in the country, storage, harvest, exploration."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.events.telling import Arguments, Goods, counted
from pentapolis.kernel.events import Event, OpenlyRevealing
from pentapolis.kernel.messages import Message


class CityFounded(Event, frozen=True, gc=False, tag="antiquity-event-city-founded"):
    """A player founded the capital (for nothing) or another city."""

    seat: int
    number: int
    space: str
    spaces: tuple[str, ...]
    paid: Goods

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.space, "number": self.number}
        if self.number == 1:
            return [Message("antiquity-event-capital-founded", args)]
        return [Message("antiquity-event-city-founded", args | counted(self.paid))]


class TokensDiscarded(Event, frozen=True, gc=False, tag="antiquity-event-tokens-discarded"):
    """Exploration tokens left the game unseen."""

    spaces: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"spaces": " ".join(self.spaces), "count": len(self.spaces)}
        return [Message("antiquity-event-tokens-discarded", args)]


class SiteChosen(Event, frozen=True, gc=False, tag="antiquity-event-site-chosen"):
    """A site is chosen that can be paid for in several ways. The log tells of it when it is paid."""

    seat: int
    kind: str
    space: str


class SitePaid(Event, frozen=True, gc=False, tag="antiquity-event-site-paid"):
    """One good was given for the chosen site."""

    seat: int
    good: str


class CountryBuilt(Event, frozen=True, gc=False, tag="antiquity-event-country-built"):
    """Something was built in the countryside; goods lie on `spaces` now.

    `fixes_range`: from now on that good alone is found in the whole range of mountains.
    """

    seat: int
    kind: Literal["woodcutter", "farm", "mine", "fishery", "inn"]
    good: str | None
    space: str
    spaces: tuple[str, ...]
    paid: Goods
    fixes_range: bool = False

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "kind": self.kind, "space": self.space}
        if self.good is None:
            return [Message("antiquity-event-inn-built", args | counted(self.paid))]
        args |= {"good": self.good, "count": len(self.spaces), "spaces": " ".join(self.spaces)}
        told = [Message("antiquity-event-country-built", args)]
        if self.fixes_range:
            told.append(Message("antiquity-event-range-fixed", args))
        return told


class Cleaned(Event, frozen=True, gc=False, tag="antiquity-event-cleaned"):
    """The Faculty of Alchemy removed pollution."""

    seat: int
    space: str
    spaces: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.space, "spaces": " ".join(self.spaces)}
        return [Message("antiquity-event-cleaned", args | {"count": len(self.spaces)})]


class GoodsLost(Event, frozen=True, gc=False, tag="antiquity-event-goods-lost"):
    """Goods for which there was no room were lost."""

    seat: int
    goods: Goods

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-goods-lost", {"player": self.seat, **counted(self.goods)})]


class GoodsKept(Event, frozen=True, gc=False, tag="antiquity-event-goods-kept"):
    """A player who may give up more keeps what is left."""

    seat: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-goods-kept", {"player": self.seat})]


class Harvested(Event, frozen=True, gc=False, tag="antiquity-event-harvested"):
    """A building gave a good, which forced labour may lose.

    `last`: it was the last, and the man goes home.
    """

    seat: int
    kind: str
    good: str
    space: str
    kept: bool
    last: bool

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "kind": self.kind, "good": self.good, "space": self.space}
        told = [Message(f"antiquity-event-harvest-{'kept' if self.kept else 'lost'}", args)]
        if self.last:
            told.append(Message("antiquity-event-harvest-last", args))
        return told


class FishReceived(Event, frozen=True, gc=False, tag="antiquity-event-fish-received"):
    """San Giorgio's fish for the Cathedrals of this round."""

    seat: int
    count: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-fish-received", {"player": self.seat, "count": self.count})]


class Explored(OpenlyRevealing, frozen=True, gc=False, tag="antiquity-event-explored"):
    """An exploration token was revealed; food raises the famine level."""

    seat: int
    space: str
    good: str
    famine: int
    famine_rose: bool

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "space": self.space, "good": self.good, "famine": self.famine}
        form = "-food" if self.famine_rose else ""
        return [Message(f"antiquity-event-explored{form}", args)]
