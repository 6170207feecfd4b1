"""Every decision a player of The Pillars of the Earth can take."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, ClassVar

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BOX,
    CARD_WORKERS,
    COST,
    CRAFTSMEN,
    HIRABLE,
    ONCE,
    RESOURCE_CARDS,
    RESOURCES,
    TARGET_SPACES,
    TARGETS,
    TRADED,
    members,
)
from pentapolis.kernel.actions import Action, Domain

CRAFTSMAN = Domain("craftsman", CRAFTSMEN)
ONCE_NAMES = [ADVANTAGES[card] for card in ONCE]
MARKET_KINDS = [RESOURCES[kind] for kind in TRADED]
MOST_BOUGHT = max(resource.stock for resource in BOX.resources)
MOST_SOLD = max(resource.cubes for resource in BOX.resources)
PROTECTION, RESOURCE = range(2)


class TakeCard(Action, frozen=True):
    """Take a resource card of the display and send workers to its site: `take wood-small`."""

    verb: ClassVar[str] = "take"
    card: Annotated[int, Domain("card", RESOURCE_CARDS)]


class Hire(Action, frozen=True):
    """Hire a craftsman of the display for gold: `hire r4-sculptor`."""

    verb: ClassVar[str] = "hire"
    craftsman: Annotated[int, Domain("craftsman", CRAFTSMEN[HIRABLE.start :], HIRABLE.start)]


class Pass(Action, frozen=True):
    """Choose no more cards this round: `pass`."""

    verb: ClassVar[str] = "pass"


class Dismiss(Action, frozen=True):
    """Part with a craftsman, because there is one too many or the building collapsed: `dismiss r1-mason`."""

    verb: ClassVar[str] = "dismiss"
    craftsman: Annotated[int, CRAFTSMAN]


class Accept(Action, frozen=True):
    """As start player, leave the drawn builder to its owner: `accept`."""

    verb: ClassVar[str] = "accept"


class Reject(Action, frozen=True):
    """As start player, put the drawn builder back into the bag: `reject`."""

    verb: ClassVar[str] = "reject"


class PlaceBuilder(Action, frozen=True):
    """Place the builder, for the price on the dial or free of charge: `place court`, `place shiring-2`."""

    verb: ClassVar[str] = "place"
    target: Annotated[int, Domain("target", TARGETS)]


class Wait(Action, frozen=True):
    """Let the builder wait next to its price, and place it last: `wait`."""

    verb: ClassVar[str] = "wait"


class UseAdvantage(Action, frozen=True):
    """Use up an advantage card: `use remigius`."""

    verb: ClassVar[str] = "use"
    card: Annotated[int, Domain("card", ONCE_NAMES, ONCE[0])]


class Decline(Action, frozen=True):
    """Do not use what was offered, an advantage card or the archbishop's gift: `decline`."""

    verb: ClassVar[str] = "decline"


class BishopChoice(Action, frozen=True):
    """As the bishop's guest, be protected or take a resource: `bishop protection`, `bishop resource`."""

    verb: ClassVar[str] = "bishop"
    choice: Annotated[int, Domain("choice", ("protection", "resource"))]


class Collect(Action, frozen=True):
    """As the bishop's guest, take one cube out of the market: `collect stone`."""

    verb: ClassVar[str] = "collect"
    resource: Annotated[int, Domain("resource", MARKET_KINDS)]


class Buy(Action, frozen=True):
    """Buy cubes of one kind in the market: `buy wood 2`."""

    verb: ClassVar[str] = "buy"
    resource: Annotated[int, Domain("resource", MARKET_KINDS)]
    number: Annotated[int, Domain.numbers("number", 1, MOST_BOUGHT)]


class Sell(Action, frozen=True):
    """Sell cubes of one kind in the market: `sell metal 1`."""

    verb: ClassVar[str] = "sell"
    resource: Annotated[int, Domain("resource", RESOURCES)]
    number: Annotated[int, Domain.numbers("number", 1, MOST_SOLD)]


class Stop(Action, frozen=True):
    """Take the builder out of the market: `stop`."""

    verb: ClassVar[str] = "stop"


class Boost(Action, frozen=True):
    """Let the archbishop's gift raise the capacity of a craftsman: `boost r4-sculptor`."""

    verb: ClassVar[str] = "boost"
    craftsman: Annotated[int, CRAFTSMAN]


class Convert(Action, frozen=True):
    """Let a craftsman work once: `convert r4-sculptor`."""

    verb: ClassVar[str] = "convert"
    craftsman: Annotated[int, CRAFTSMAN]


class Finish(Action, frozen=True):
    """Let nobody else work this round: `finish`."""

    verb: ClassVar[str] = "finish"


class Return(Action, frozen=True):
    """Put a cube too many back: `return sand`."""

    verb: ClassVar[str] = "return"
    resource: Annotated[int, Domain("resource", RESOURCES)]


ACTION_TYPES = (
    TakeCard,
    Hire,
    Pass,
    Dismiss,
    Accept,
    Reject,
    PlaceBuilder,
    Wait,
    UseAdvantage,
    Decline,
    BishopChoice,
    Collect,
    Buy,
    Sell,
    Stop,
    Boost,
    Convert,
    Finish,
    Return,
)

# All actions, made once: legal lists hand out these.
TAKE = tuple(TakeCard(card) for card in range(len(RESOURCE_CARDS)))
HIRE = {craftsman: Hire(craftsman) for craftsman in HIRABLE}
PASS = Pass()
DISMISS = tuple(Dismiss(craftsman) for craftsman in range(len(CRAFTSMEN)))
ACCEPT = Accept()
REJECT = Reject()
PLACE = tuple(PlaceBuilder(target) for target in range(len(TARGETS)))
WAIT = Wait()
USE = {card: UseAdvantage(card) for card in ONCE}
DECLINE = Decline()
BISHOP_CHOICES = (BishopChoice(PROTECTION), BishopChoice(RESOURCE))
COLLECT = tuple(Collect(kind) for kind in TRADED)
BUY = tuple(tuple(Buy(kind, number + 1) for number in range(MOST_BOUGHT)) for kind in TRADED)
SELL = tuple(tuple(Sell(kind, number + 1) for number in range(MOST_SOLD)) for kind in range(len(RESOURCES)))
STOP = Stop()
BOOST = tuple(Boost(craftsman) for craftsman in range(len(CRAFTSMEN)))
CONVERT = tuple(Convert(craftsman) for craftsman in range(len(CRAFTSMEN)))
FINISH = Finish()
RETURN = tuple(Return(kind) for kind in range(len(RESOURCES)))


@cache
def takes(display: int, workers: int) -> tuple[TakeCard, ...]:
    """The resource cards of a display that can be taken with `workers`."""
    return tuple(TAKE[card] for card in members(display) if CARD_WORKERS[card] <= workers)


@cache
def hires(display: int, gold: int) -> tuple[Hire, ...]:
    """The craftsmen of a display that can be hired with `gold`."""
    return tuple(HIRE[craftsman] for craftsman in members(display) if COST[craftsman] <= gold)


@lru_cache(maxsize=1 << 14)
def placings(occupied: int) -> tuple[PlaceBuilder, ...]:
    """The places that have a free space when these spaces are occupied."""
    return tuple(
        PLACE[target]
        for target, spaces in enumerate(TARGET_SPACES)
        if any(not occupied >> space & 1 for space in spaces)
    )


@lru_cache(maxsize=1 << 16)
def dismissals(row: int) -> tuple[Dismiss, ...]:
    """The craftsmen of a row, to part with."""
    return tuple(DISMISS[craftsman] for craftsman in members(row))
