"""What can happen in Antiquity. Hexes and squares are given by name, goods by name with their numbers."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.plan_events import PLAN_EVENT_TYPES
from pentapolis.games.antiquity.telling import Arguments, Goods, counted, piece_named
from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message

# Set-up and rounds ---------------------------------------------------------------------------


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


class RoundBegan(Event, frozen=True, gc=False, tag="antiquity-event-round-began"):
    """Everybody got up: a new round."""

    round: int
    famine: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-round-began", {"round": self.round, "famine": self.famine})]


class PhaseBegan(Event, frozen=True, gc=False, tag="antiquity-event-phase-began"):
    """The next phase. The log does not tell it."""

    phase: int


# Countryside, storage, harvest, exploration -----------------------------------------------------------------


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


# Famine and pollution ---------------------------------------------------------------------------


class GravesDue(Event, frozen=True, gc=False, tag="antiquity-event-graves-due"):
    """A player must place graves: for the famine, or for pollution that finds no room."""

    seat: int
    count: int
    reason: Literal["famine", "pollution"]
    famine: int
    food: int
    granary: int

    def messages(self) -> list[Message]:
        args: Arguments = {
            "player": self.seat,
            "count": self.count,
            "famine": self.famine,
            "food": self.food,
            "granary": self.granary,
        }
        return [Message(f"antiquity-event-graves-{self.reason}", args)]


class GravePlaced(Event, frozen=True, gc=False, tag="antiquity-event-grave-placed"):
    """A grave was placed; `building` is what it covers."""

    seat: int
    square: str
    building: str | None

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "square": self.square}
        if self.building is None:
            return [Message("antiquity-event-grave-placed", args)]
        return [Message("antiquity-event-grave-covers", args | piece_named(self.building))]


class FamineRose(Event, frozen=True, gc=False, tag="antiquity-event-famine-rose"):
    """The famine level rose at the end of its phase."""

    famine: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-famine-rose", {"famine": self.famine})]


class PollutionDue(Event, frozen=True, gc=False, tag="antiquity-event-pollution-due"):
    """A player must place pollution markers."""

    seat: int
    count: int

    def messages(self) -> list[Message]:
        return [Message("antiquity-event-pollution-due", {"player": self.seat, "count": self.count})]


class Polluted(Event, frozen=True, gc=False, tag="antiquity-event-polluted"):
    """A player put pollution markers on hexes."""

    seat: int
    spaces: tuple[str, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "spaces": " ".join(self.spaces), "count": len(self.spaces)}
        return [Message("antiquity-event-polluted", args)]


# The end ---------------------------------------------------------------------------


class Eliminated(Event, frozen=True, gc=False, tag="antiquity-event-eliminated"):
    """A player is out."""

    seat: int
    reason: Literal["famine", "pollution", "resigned"]

    def messages(self) -> list[Message]:
        return [Message(f"antiquity-event-out-{self.reason}", {"player": self.seat})]


class Ended(Event, frozen=True, gc=False, tag="antiquity-event-ended"):
    """The game is over. `fulfilled` are the seats whose saint was satisfied, `clean` their clean hexes."""

    ending: str
    ranking: tuple[tuple[int, ...], ...]
    round: int
    fulfilled: tuple[int, ...]
    clean: tuple[int, ...]

    def messages(self) -> list[Message]:
        args: Arguments = {"players": seat_list(self.ranking[0]), "round": self.round}
        return [Message(self.ending.replace("-ending-", "-event-ended-"), args)]


EVENT_TYPES = (
    CityFounded,
    TokensDiscarded,
    RoundBegan,
    PhaseBegan,
    *PLAN_EVENT_TYPES,
    SiteChosen,
    SitePaid,
    CountryBuilt,
    Cleaned,
    GoodsLost,
    Harvested,
    FishReceived,
    Explored,
    GravesDue,
    GravePlaced,
    FamineRose,
    PollutionDue,
    Polluted,
    Eliminated,
    Ended,
)
