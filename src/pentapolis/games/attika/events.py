"""What can happen in Attika. Costs and cards are written in landscape letters (`HMM`), `*` is any kind."""

from __future__ import annotations

from typing import Literal

import msgspec

from pentapolis.games.attika.components import LANDSCAPES, LETTERS
from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message

Arguments = dict[str, str | int]


class Price(msgspec.Struct, frozen=True, gc=False):
    """What a building costs on a hex, and why.

    `free_by` is the player's building next to which it costs nothing. Otherwise the symbols on the hexes
    `symbols` pay part of `cost`; `need` is left to pay in cards, and `settlement` more cards of any kind if
    the building founds a settlement.
    """

    cost: str
    free_by: str | None
    symbols: tuple[str, ...]
    need: str
    settlement: int


class BuildingDrawn(OpenlyRevealing, frozen=True, gc=False, tag="attika-event-building-drawn"):
    """A player turned up a building of a stack."""

    seat: int
    stack: int
    building: str

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "stack": self.stack, "building": self.building}
        return [Message("attika-event-building-drawn", args)]


class Stored(Event, frozen=True, gc=False, tag="attika-event-stored"):
    """A player put the drawn building on the player board."""

    seat: int
    building: str

    def messages(self) -> list[Message]:
        return [Message("attika-event-stored", {"player": self.seat, "building": self.building})]


class _ShowsCards(Event, frozen=True, gc=False):
    """Base of events by which the others learn of cards in the player's hand."""

    seat: int

    def revealed_to(self, seats: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(seats) if seat != self.seat)


class SiteChosen(_ShowsCards, frozen=True, gc=False, tag="attika-event-site-chosen"):
    """A player chose a site that can be paid for in several ways. The log tells of it when it is paid."""

    building: str
    space: str
    price: Price


class CardPaid(_ShowsCards, frozen=True, gc=False, tag="attika-event-card-paid"):
    """A player gave one card for the chosen site. The log tells of it when all is paid."""

    landscape: str


class Built(_ShowsCards, frozen=True, gc=False, tag="attika-event-built"):
    """A building was paid for and put on the board."""

    building: str
    space: str
    price: Price
    paid: str

    def revealed_to(self, seats: int) -> tuple[int, ...]:
        return super().revealed_to(seats) if self.paid else ()

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "building": self.building, "space": self.space}
        if self.paid:
            return [Message("attika-event-built-paid", args | _counted(self.paid))]
        if self.price.free_by is not None:
            return [Message("attika-event-built-free", args | {"space_before": self.price.free_by})]
        return [Message("attika-event-built-by-symbols", args)]


class CardsDrawn(Event, frozen=True, gc=False, tag="attika-event-cards-drawn"):
    """A player drew cards; which ones is the player's secret.

    `reason` is `unused` for actions left out, `amphora` for an amphora given, `supply` for an amphora earned
    when none was left.
    """

    seat: int
    count: int
    cards: str | None
    reason: Literal["unused", "amphora", "supply"]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    def revealed_to(self, seats: int) -> tuple[int, ...]:  # noqa: ARG002
        return (self.seat,)

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "count": self.count}
        if self.cards is None:
            return [Message(f"attika-event-cards-drawn-{self.reason}", args)]
        return [Message(f"attika-event-own-cards-drawn-{self.reason}", args | _counted(self.cards))]


class Reshuffled(Event, frozen=True, gc=False, tag="attika-event-reshuffled"):
    """The discard pile became the new draw pile."""

    count: int

    def messages(self) -> list[Message]:
        return [Message("attika-event-reshuffled", {"count": self.count})]


class AmphoraEarned(Event, frozen=True, gc=False, tag="attika-event-amphora-earned"):
    """A player joined all buildings of a group. If `supplied` is False no amphora was left to take."""

    seat: int
    group: str
    spaces: tuple[str, ...]
    supplied: bool

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "group": self.group, "spaces": " ".join(self.spaces)}
        form = "earned" if self.supplied else "missed"
        return [Message(f"attika-event-amphora-{form}", args)]


class AmphoraSpent(Event, frozen=True, gc=False, tag="attika-event-amphora-spent"):
    """A player gave an amphora back for another action or card."""

    seat: int
    purpose: Literal["draw", "build", "card"]

    def messages(self) -> list[Message]:
        return [Message("attika-event-amphora-spent", {"player": self.seat, "purpose": self.purpose})]


class TileTurned(OpenlyRevealing, frozen=True, gc=False, tag="attika-event-tile-turned"):
    """A player emptied a stack and turned up a board tile."""

    seat: int
    tile: int

    def messages(self) -> list[Message]:
        return [Message("attika-event-tile-turned", {"player": self.seat, "tile": self.tile})]


class TileLaid(Event, frozen=True, gc=False, tag="attika-event-tile-laid"):
    """A player laid the turned-up tile."""

    seat: int
    tile: int
    q: int
    r: int
    rotation: int

    def messages(self) -> list[Message]:
        spaces = " ".join(f"{self.tile}.{position}" for position in range(7))
        return [Message("attika-event-tile-laid", {"player": self.seat, "tile": self.tile, "spaces": spaces})]


class TurnEnded(Event, frozen=True, gc=False, tag="attika-event-turn-ended"):
    """A player's turn is over. The log does not tell it."""

    seat: int
    turn: int


class Ended(Event, frozen=True, gc=False, tag="attika-event-ended"):
    """The game is over. `chain` joins the two `shrines`, if that decided it."""

    ending: str
    ranking: tuple[tuple[int, ...], ...]
    turn: int
    chain: tuple[str, ...] = ()
    shrines: tuple[int, ...] = ()

    def messages(self) -> list[Message]:
        first = next(group for group in self.ranking if group)
        args: Arguments = {
            "players": seat_list(first),
            "turn": self.turn,
            "spaces": " ".join(self.chain),
        }
        return [Message(self.ending.replace("-ending-", "-event-ended-"), args)]


def _counted(letters: str) -> Arguments:
    """Cards as message arguments: how many of each landscape, and of all."""
    counts: Arguments = {
        name: letters.count(letter) for name, letter in zip(LANDSCAPES, LETTERS, strict=True)
    }
    return counts | {"count": len(letters)}


EVENT_TYPES = (
    BuildingDrawn,
    Stored,
    SiteChosen,
    CardPaid,
    Built,
    CardsDrawn,
    Reshuffled,
    AmphoraEarned,
    AmphoraSpent,
    TileTurned,
    TileLaid,
    TurnEnded,
    Ended,
)
