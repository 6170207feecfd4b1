"""Famine and pollution."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.antiquity.events.telling import Arguments, piece_named
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message


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
