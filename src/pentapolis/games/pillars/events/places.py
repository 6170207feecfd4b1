"""What can happen in phase III, at the fourteen places, and at the end."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.pillars.events.phases import Arguments
from pentapolis.kernel.events import Event, OpenlyRevealing, seat_list
from pentapolis.kernel.messages import Message


class StepBegan(Event, frozen=True, gc=False, tag="pillars-event-step-began"):
    """The next of the fourteen places is resolved. The log does not tell it."""

    step: int
    place: str


class EventRevealed(OpenlyRevealing, frozen=True, gc=False, tag="pillars-event-revealed"):
    """The event of the round."""

    event: str
    positive: bool

    def messages(self) -> list[Message]:
        return [Message("pillars-event-revealed", {"event": self.event})]


class BishopChosen(Event, frozen=True, gc=False, tag="pillars-event-bishop-chosen"):
    """The bishop's guest chose."""

    seat: int
    choice: Literal["protection", "resource"]

    def messages(self) -> list[Message]:
        return [Message(f"pillars-event-bishop-{self.choice}", {"player": self.seat})]


class AdvantageUsed(Event, frozen=True, gc=False, tag="pillars-event-advantage-used"):
    """A player used up an advantage card."""

    seat: int
    card: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-advantage-used", {"player": self.seat, "card": self.card})]


class Declined(Event, frozen=True, gc=False, tag="pillars-event-declined"):
    """A player did not use what was offered. The log does not tell it."""

    seat: int
    offer: Literal["thomas", "loyalty", "boost"]


class Gained(Event, frozen=True, gc=False, tag="pillars-event-gained"):
    """A player got something; `wasted` is gold beyond the most that anybody can have.

    `reason` is a place, an event card or an advantage card.
    """

    seat: int
    reason: str
    sand: int = 0
    wood: int = 0
    stone: int = 0
    metal: int = 0
    gold: int = 0
    points: int = 0
    wasted: int = 0

    def messages(self) -> list[Message]:
        amounts = {
            "sand": self.sand,
            "wood": self.wood,
            "stone": self.stone,
            "metal": self.metal,
            "gold": self.gold,
            "points": self.points,
        }
        return [
            Message(
                "pillars-event-gained",
                {"player": self.seat, "reason": self.reason, "good": good, "count": amount},
            )
            for good, amount in amounts.items()
            if amount
        ] + _wasted(self.seat, self.wasted)


class PointsLost(Event, frozen=True, gc=False, tag="pillars-event-points-lost"):
    """The conflict cost a player points."""

    seat: int
    points: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-points-lost", {"player": self.seat, "points": self.points})]


class TaxRolled(OpenlyRevealing, frozen=True, gc=False, tag="pillars-event-tax-rolled"):
    """The start player rolled the tax die."""

    seat: int
    roll: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-tax-rolled", {"player": self.seat, "roll": self.roll})]


class Paid(Event, frozen=True, gc=False, tag="pillars-event-paid"):
    """A player paid what was due, or what there was; `points` were lost for the rest."""

    seat: int
    reason: Literal["court", "extra-tax"]
    due: int
    paid: int
    points: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "reason": self.reason, "due": self.due, "gold": self.paid}
        if not self.due:
            return [Message("pillars-event-paid-nothing", args)]
        if self.paid == self.due:
            return [Message("pillars-event-paid", args)]
        return [Message("pillars-event-paid-short", args | {"points": self.points})]


class AdvantageGained(Event, frozen=True, gc=False, tag="pillars-event-advantage-gained"):
    """A player got the advantage card next to the builder."""

    seat: int
    card: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-advantage-gained", {"player": self.seat, "card": self.card})]


class AdvantageLeft(Event, frozen=True, gc=False, tag="pillars-event-advantage-left"):
    """An advantage card without a builder left the game."""

    card: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-advantage-left", {"card": self.card})]


class CraftsmanGained(Event, frozen=True, gc=False, tag="pillars-event-craftsman-gained"):
    """A player got the craftsman next to the builder."""

    seat: int
    craftsman: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-craftsman-gained", {"player": self.seat, "craftsman": self.craftsman})]


class WorkersPromised(Event, frozen=True, gc=False, tag="pillars-event-workers-promised"):
    """A player has more workers next round."""

    seat: int
    workers: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-workers-promised", {"player": self.seat, "workers": self.workers})]


class Bought(Event, frozen=True, gc=False, tag="pillars-event-bought"):
    """A player bought cubes of one kind."""

    seat: int
    resource: str
    number: int
    gold: int

    def messages(self) -> list[Message]:
        return [Message("pillars-event-bought", _traded(self.seat, self.resource, self.number, self.gold))]


class Sold(Event, frozen=True, gc=False, tag="pillars-event-sold"):
    """A player sold cubes of one kind."""

    seat: int
    resource: str
    number: int
    gold: int
    wasted: int

    def messages(self) -> list[Message]:
        args = _traded(self.seat, self.resource, self.number, self.gold)
        return [Message("pillars-event-sold", args), *_wasted(self.seat, self.wasted)]


class TradingStopped(Event, frozen=True, gc=False, tag="pillars-event-stopped"):
    """A builder left the market; `automatic` if there was nothing to trade."""

    seat: int
    automatic: bool

    def messages(self) -> list[Message]:
        return [Message("pillars-event-stopped", {"player": self.seat})]


class Boosted(Event, frozen=True, gc=False, tag="pillars-event-boosted"):
    """The archbishop's gift raised the capacity of craftsmen for this round."""

    seat: int
    craftsmen: tuple[str, ...]

    def messages(self) -> list[Message]:
        if len(self.craftsmen) == 1:
            return [Message("pillars-event-boosted", {"player": self.seat, "craftsman": self.craftsmen[0]})]
        return [Message("pillars-event-boosted-all", {"player": self.seat, "count": len(self.craftsmen)})]


class Converted(Event, frozen=True, gc=False, tag="pillars-event-converted"):
    """A craftsman worked once."""

    seat: int
    craftsman: str
    gold: int
    points: int
    wasted: int

    def messages(self) -> list[Message]:
        args: Arguments = {"player": self.seat, "craftsman": self.craftsman}
        args |= {"gold": self.gold, "points": self.points}
        form = "points" if self.points else "gold"
        return [Message(f"pillars-event-converted-{form}", args), *_wasted(self.seat, self.wasted)]


class BuildingFinished(Event, frozen=True, gc=False, tag="pillars-event-finished"):
    """A player lets nobody else work this round. Not logged."""

    seat: int


class Returned(Event, frozen=True, gc=False, tag="pillars-event-returned"):
    """A player put a cube back that could not be kept."""

    seat: int
    resource: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-returned", {"player": self.seat, "resource": self.resource})]


class PartBuilt(Event, frozen=True, gc=False, tag="pillars-event-part-built"):
    """The start player added a part to the cathedral."""

    seat: int
    part: str

    def messages(self) -> list[Message]:
        return [Message("pillars-event-part-built", {"player": self.seat, "part": self.part})]


class StartPlayerChosen(Event, frozen=True, gc=False, tag="pillars-event-start-player"):
    """Who begins the next round, `by_builder` or because it is the next seat."""

    seat: int
    by_builder: bool

    def messages(self) -> list[Message]:
        return [Message("pillars-event-start-player", {"player": self.seat})]


class Ended(Event, frozen=True, gc=False, tag="pillars-event-ended"):
    """The game is over."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    gold: tuple[int, ...]

    def messages(self) -> list[Message]:
        winners = self.ranking[0]
        args: Arguments = {"players": seat_list(winners), "points": self.scores[winners[0]]}
        return [Message("pillars-event-ended", args)]


def _traded(seat: int, resource: str, number: int, gold: int) -> Arguments:
    return {"player": seat, "resource": resource, "count": number, "gold": gold}


def _wasted(seat: int, gold: int) -> list[Message]:
    return [Message("pillars-event-wasted", {"player": seat, "gold": gold})] if gold else []
