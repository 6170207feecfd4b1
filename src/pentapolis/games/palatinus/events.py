"""What can happen in Palatinus."""

from __future__ import annotations

import msgspec

from pentapolis.games.palatinus.box import Handedness, RoleName
from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message


class Meshed(Event, frozen=True, gc=False, tag="palatinus-event-meshed"):
    """The starting player settled how the tiles mesh."""

    seat: int
    way: Handedness

    def messages(self) -> list[Message]:
        return [Message("palatinus-event-meshed", {"player": self.seat, "way": self.way})]


class TileLaid(Event, frozen=True, gc=False, tag="palatinus-event-tile-laid"):
    """A player laid a territory tile."""

    seat: int
    letter: str
    slot: int
    rotation: int

    def messages(self) -> list[Message]:
        args: dict[str, str | int] = {"player": self.seat, "letter": self.letter}
        return [Message("palatinus-event-tile-laid", args | {"slot": self.slot, "rotation": self.rotation})]


class TileDrawn(OpenlyRevealing, frozen=True, gc=False, tag="palatinus-event-tile-drawn"):
    """The next tile of the pile was turned up for the next player."""

    seat: int
    letter: str

    def messages(self) -> list[Message]:
        return [Message("palatinus-event-tile-drawn", {"player": self.seat, "letter": self.letter})]


class LaurelsDealt(OpenlyRevealing, frozen=True, gc=False, tag="palatinus-event-laurels-dealt"):
    """The laurels were laid on the hills, face up."""

    laurels: dict[str, int]

    def messages(self) -> list[Message]:
        listed = ", ".join(f"{hill} {value}" for hill, value in self.laurels.items())
        return [Message("palatinus-event-laurels-dealt", {"laurels": listed})]


class Placed(Event, frozen=True, gc=False, tag="palatinus-event-placed"):
    """A player placed an inhabitant; the role under a wolf is the owner's secret."""

    seat: int
    space: str
    colour: str
    wolf: bool
    role: RoleName | None

    def seen_by(self, seat: int | None) -> Event:
        if not self.wolf or seat == self.seat:
            return self
        return msgspec.structs.replace(self, role=None)

    def messages(self) -> list[Message]:
        if self.role is None:
            return [Message("palatinus-event-placed-wolf", {"player": self.seat, "space": self.space})]
        message_id = "palatinus-event-placed-own-wolf" if self.wolf else "palatinus-event-placed"
        return [Message(message_id, {"player": self.seat, "role": self.role, "space": self.space})]


class Unmasked(msgspec.Struct, frozen=True, gc=False):
    """One wolf turned over."""

    space: str
    seat: int
    role: RoleName


class WolvesRevealed(OpenlyRevealing, frozen=True, gc=False, tag="palatinus-event-wolves-revealed"):
    """All wolves were turned over at once."""

    wolves: tuple[Unmasked, ...]

    def messages(self) -> list[Message]:
        return [Message("palatinus-event-wolves-revealed", {"count": len(self.wolves)})]


class SoldierActed(msgspec.Struct, frozen=True, gc=False):
    """What one soldier saw and did: it captures the larger group, or retreats when both are equal."""

    space: str
    seat: int
    merchants: int
    farmers: int
    captures: tuple[str, ...]

    @property
    def retreats(self) -> bool:
        """Did it go back to the box?"""
        return self.merchants == self.farmers


class Captured(msgspec.Struct, frozen=True, gc=False):
    """One inhabitant taken: `captor` gets the piece, each seat in `discs` a 1-disc for a further soldier."""

    space: str
    seat: int
    role: RoleName
    captor: int
    discs: tuple[int, ...]


class SoldiersActed(Event, frozen=True, gc=False, tag="palatinus-event-soldiers-acted"):
    """The soldiers of one hill acted, all at once. Not reported for hills without soldiers."""

    hill: str
    soldiers: tuple[SoldierActed, ...]
    captured: tuple[Captured, ...]

    def messages(self) -> list[Message]:
        lines = [self._soldier_line(soldier) for soldier in self.soldiers]
        for captured in self.captured:
            lines += [
                Message("palatinus-event-capture-disc", {"player": seat, "space": captured.space})
                for seat in captured.discs
            ]
        return lines

    def _soldier_line(self, soldier: SoldierActed) -> Message:
        args: dict[str, str | int] = {"player": soldier.seat, "hill": self.hill, "space": soldier.space}
        if soldier.retreats:
            counts: dict[str, str | int] = {"merchants": soldier.merchants, "farmers": soldier.farmers}
            return Message("palatinus-event-soldier-retreats", args | counts)
        role = "merchant" if soldier.merchants > soldier.farmers else "farmer"
        taken: dict[str, str | int] = {
            "role": role,
            "count": len(soldier.captures),
            "spaces": " ".join(soldier.captures),
        }
        return Message("palatinus-event-soldier-captures", args | taken)


class Influence(msgspec.Struct, frozen=True, gc=False):
    """The influence of one inhabitant on its hill.

    A part is what one space gave: (space, points). A farmer's own space stands in the list if it is a spring.
    """

    space: str
    seat: int
    role: RoleName
    points: int
    parts: tuple[tuple[str, int], ...]


class HillScored(Event, frozen=True, gc=False, tag="palatinus-event-hill-scored"):
    """One hill was decided.

    `leaders` is empty if nobody had influence; one leader takes the laurel, several take a disc of 2 each.
    """

    hill: str
    laurel: int
    influence: tuple[Influence, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]

    def messages(self) -> list[Message]:
        hill: dict[str, str | int] = {"hill": self.hill}
        if not self.leaders:
            return [Message("palatinus-event-hill-lost", hill | {"laurel": self.laurel})]
        influence = hill | {"influence": self.totals[self.leaders[0]]}
        if len(self.leaders) > 1:
            return [Message("palatinus-event-hill-tied", influence | {"players": seat_list(self.leaders)})]
        won = influence | {"player": self.leaders[0], "laurel": self.laurel}
        return [Message("palatinus-event-hill-won", won)]


class Ended(Event, frozen=True, gc=False, tag="palatinus-event-ended"):
    """The final count."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    items: tuple[int, ...]

    def messages(self) -> list[Message]:
        winners = self.ranking[0]
        args: dict[str, str | int] = {"players": seat_list(winners), "points": self.scores[winners[0]]}
        return [Message("palatinus-event-ended", args)]


EVENT_TYPES = (
    Meshed,
    TileLaid,
    TileDrawn,
    LaurelsDealt,
    Placed,
    WolvesRevealed,
    SoldiersActed,
    HillScored,
    Ended,
)
