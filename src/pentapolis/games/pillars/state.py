"""A position of The Pillars of the Earth as plain data: copy and dump."""

from __future__ import annotations

from typing import ClassVar, Literal, Self, get_args

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    BUILDER_COSTS,
    CRAFTSMEN,
    DIAL,
    EVENTS,
    FAMILIES,
    PLACES,
    PLAYED_BOX,
    RESOURCE_CARDS,
    RESOURCES,
    SEES_EVENT,
    SPACES_OF,
    members,
)
from pentapolis.games.pillars.view_types import Decision
from pentapolis.kernel.game import Options, State
from pentapolis.kernel.plain import JsonValue, Snapshot

RULES_VERSION = 1
EMPTY = -1
"""Stands for no card, no seat and no event."""

STAGES = ("cards", "builders", *PLACES)
"""The parts of a round: phases I and II, then the fourteen places of phase III."""

CARDS, BUILDERS = range(2)
FIRST_PLACE = 2
CATHEDRAL = STAGES.index("cathedral")

DECISIONS: tuple[Decision, ...] = get_args(Decision)
(
    CHOOSE_CARD,
    DISMISS_ONE,
    REJECT_BUILDER,
    PLACE_OR_WAIT,
    PLACE_FREE,
    BISHOP_CHOICE,
    USE_THOMAS,
    LOSE_CRAFTSMAN,
    BISHOP_RESOURCE,
    USE_LOYALTY,
    TRADE,
    BOOST_ONE,
    CONVERTING,
    RETURN_RESOURCES,
    OVER,
) = range(len(DECISIONS))
"""What is to be decided now."""

GO_ON = -1
"""Nothing is to be decided: the round goes on by itself."""

SOURCES = ("start", *FAMILIES, "priory", "advantages", "tax", "events")
"""Where points come from, or go."""

START_SOURCE, PRIORY_SOURCE, ADVANTAGE_SOURCE, TAX_SOURCE, EVENT_SOURCE = (
    SOURCES.index(name) for name in ("start", "priory", "advantages", "tax", "events")
)
FAMILY_SOURCE = 1
"""The source of the first family; the others follow."""

USE_BITS = 4
"""The bits of `used` for each craftsman."""

LAST_COST = len(BUILDER_COSTS) - 1


class PillarsOptions(Options, frozen=True):
    """The variants of The Pillars of the Earth."""

    archbishop_scope: Literal["one-craftsman", "all-craftsmen"] = "one-craftsman"
    """Whom the archbishop's gift helps: one craftsman of each player, or all (ruling 15)."""


class Position(State):
    """The table: cards, builders, and what everybody has. The rules are in `rules`.

    Secret are `chance` and the order of `unseen_events`, `unseen_advantages` and `stacks`.
    """

    __slots__ = (
        "actors",
        "advantages",
        "aside",
        "bag",
        "black_holder",
        "boosted",
        "bought",
        "cards",
        "chance",
        "court_metal",
        "craftsmen",
        "cube_due",
        "cursor",
        "decision",
        "dial",
        "display",
        "event",
        "grey_holder",
        "grey_next",
        "hand",
        "handled",
        "kingsbridge",
        "ledger",
        "left_out",
        "market",
        "occupied",
        "options",
        "passed",
        "past_events",
        "places",
        "ply",
        "points",
        "protected",
        "rejections",
        "roll",
        "round",
        "rows",
        "seats",
        "shiring",
        "sold",
        "stacks",
        "stage",
        "start_player",
        "stocks",
        "unseen_advantages",
        "unseen_events",
        "used",
        "walled",
        "walled_next",
        "workers",
    )

    key: ClassVar[str] = "pillars"

    seats: int
    options: PillarsOptions
    chance: int
    ply: int
    actors: tuple[int, ...]

    # Where the round stands
    round: int
    stage: int
    decision: int
    cursor: int
    """How far the stage has come: seats in turn order, or spaces of the place, that are dealt with."""
    start_player: int

    # Cards on the table
    display: int
    """The resource cards that can be taken, as a mask."""
    craftsmen: int
    """The craftsmen who can be hired, as a mask."""
    left_out: int
    """The resource cards that were not dealt this round, as a mask."""
    shiring: tuple[int, ...]
    """The craftsman beside each space; EMPTY once he is gone. Likewise the cards of Kingsbridge."""
    kingsbridge: tuple[int, ...]
    market: list[int]
    court_metal: int
    event: int
    """The event of the round; EMPTY until it is revealed."""
    past_events: tuple[int, ...]
    unseen_events: tuple[int, ...]
    """The pile from its top, then the cards that were removed. Likewise the advantages, and in `stacks` the
    craftsmen of each round still to come, the ones for Shiring first."""
    unseen_advantages: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    roll: int
    """What the tax die shows; 0 before the roll."""

    # Builders
    places: list[int]
    """Whose builder stands on each builder space."""
    occupied: int
    """The spaces with a builder, as a mask."""
    bag: list[int]
    aside: list[int]
    """Builders of each seat that the city wall keeps away this round."""
    hand: int
    """The owner of the drawn builder."""
    handled: int
    """Drawn builders that were placed or wait."""
    dial: list[int]
    """For each price the seat whose builder waits there."""
    rejections: int
    """How often the start player may still send a builder back."""
    walled: int
    """The seats that the city wall limits this round, as a mask; and next round."""
    walled_next: int

    # What everybody has
    stocks: list[list[int]]
    """Sand, wood, stone, metal and gold of each seat."""
    points: list[int]
    ledger: list[int]
    """For each seat the points from each source, one seat after the other."""
    rows: list[int]
    """The craftsmen of each seat, as a mask. Likewise resource cards and advantages."""
    cards: list[int]
    advantages: list[int]
    workers: list[int]
    """Workers who were not sent to a site; after phase I they are in the mill."""
    grey_holder: int
    """Who has the grey workers of the castle this round; and next round."""
    grey_next: int
    black_holder: int
    """Who has the black worker this round."""

    # Within a stage
    passed: int
    """The seats that take no more cards this round, as a mask."""
    protected: int
    """The seats that the event spares, as a mask."""
    cube_due: bool
    """Does the bishop's guest take a cube?"""
    bought: list[int]
    """The kinds that each seat bought this round, as a mask; and sold."""
    sold: list[int]
    used: int
    """How often each craftsman of the seat that builds has worked, four bits for each."""
    boosted: int
    """The craftsmen helped by the archbishop, as a mask."""

    @property
    def step(self) -> int:
        """The number of the place that is resolved; 0 before phase III."""
        return max(self.stage - FIRST_PLACE + 1, 0)

    @property
    def price(self) -> int:
        """What placing the next builder out of the bag costs."""
        return BUILDER_COSTS[min(self.handled, LAST_COST)]

    @property
    def turn_order(self) -> list[int]:
        """All seats, clockwise from the start player."""
        return [(self.start_player + later) % self.seats for later in range(self.seats)]

    def uses_of(self, craftsman: int) -> int:
        """How often a craftsman has worked this round."""
        return self.used >> USE_BITS * craftsman & 15

    def waiting(self) -> list[tuple[int, int]]:
        """Seat and price of the builders that wait, in the order in which they will be placed."""
        return [(self.dial[cost], cost) for cost in range(DIAL, 0, -1) if self.dial[cost] != EMPTY]

    def knows_event(self, seat: int | None) -> bool:
        """Has the seat seen the event of the round before it is revealed?"""
        return seat is not None and self.event == EMPTY and bool(self.advantages[seat] & SEES_EVENT)

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.seats = self.seats
        new.options = self.options
        new.chance = self.chance
        new.ply = self.ply
        new.actors = self.actors
        new.round = self.round
        new.stage = self.stage
        new.decision = self.decision
        new.cursor = self.cursor
        new.start_player = self.start_player
        new.display = self.display
        new.craftsmen = self.craftsmen
        new.left_out = self.left_out
        new.shiring = self.shiring
        new.kingsbridge = self.kingsbridge
        new.market = self.market[:]
        new.court_metal = self.court_metal
        new.event = self.event
        new.past_events = self.past_events
        new.unseen_events = self.unseen_events
        new.unseen_advantages = self.unseen_advantages
        new.stacks = self.stacks
        new.roll = self.roll
        new.places = self.places[:]
        new.occupied = self.occupied
        new.bag = self.bag[:]
        new.aside = self.aside[:]
        new.hand = self.hand
        new.handled = self.handled
        new.dial = self.dial[:]
        new.rejections = self.rejections
        new.walled = self.walled
        new.walled_next = self.walled_next
        new.stocks = [stock[:] for stock in self.stocks]
        new.points = self.points[:]
        new.ledger = self.ledger[:]
        new.rows = self.rows[:]
        new.cards = self.cards[:]
        new.advantages = self.advantages[:]
        new.workers = self.workers[:]
        new.grey_holder = self.grey_holder
        new.grey_next = self.grey_next
        new.black_holder = self.black_holder
        new.passed = self.passed
        new.protected = self.protected
        new.cube_due = self.cube_due
        new.bought = self.bought[:]
        new.sold = self.sold[:]
        new.used = self.used
        new.boosted = self.boosted
        return new

    def dump(self) -> Snapshot:
        return {
            "game": self.key,
            "rules": RULES_VERSION,
            **PLAYED_BOX.mark(),
            "seats": self.seats,
            "options": self.options.dump(),
            "chance": self.chance,
            "ply": self.ply,
            "round": self.round,
            "start_player": self.start_player,
            "stage": STAGES[self.stage],
            "decision": DECISIONS[self.decision],
            "actor": self.actors[0] if self.actors else None,
            "cursor": self.cursor,
            "resource_cards": _names(RESOURCE_CARDS, self.display),
            "resource_cards_left_out": _names(RESOURCE_CARDS, self.left_out),
            "craftsmen": _names(CRAFTSMEN, self.craftsmen),
            "shiring": [_name(CRAFTSMEN, card) for card in self.shiring],
            "kingsbridge": [_name(ADVANTAGES, card) for card in self.kingsbridge],
            "market": dict(zip(RESOURCES, self.market, strict=True)),
            "court_metal": self.court_metal,
            "tax_roll": self.roll,
            "event": _name(EVENTS, self.event),
            "past_events": [EVENTS[event] for event in self.past_events],
            "unseen_events": [EVENTS[event] for event in self.unseen_events],
            "unseen_advantages": [ADVANTAGES[card] for card in self.unseen_advantages],
            "stacks": [[CRAFTSMEN[card] for card in stack] for stack in self.stacks],
            "cube_due": self.cube_due,
            "places": {
                place: [_seat(self.places[space]) for space in spaces]
                for place, spaces in zip(PLACES, SPACES_OF, strict=True)
                if spaces
            },
            "builders": {
                "drawn": _seat(self.hand),
                "handled": self.handled,
                "rejections": self.rejections,
                "waiting": [[seat, cost] for seat, cost in self.waiting()],
            },
            "workshop": {
                "used": {name: uses for n, name in enumerate(CRAFTSMEN) if (uses := self.uses_of(n))},
                "boosted": _names(CRAFTSMEN, self.boosted),
            },
            "grey_workers": [_seat(self.grey_holder), _seat(self.grey_next)],
            "black_worker": _seat(self.black_holder),
            "players": [self._dump_player(seat) for seat in range(self.seats)],
        }

    def _dump_player(self, seat: int) -> Snapshot:
        *resources, gold = self.stocks[seat]
        bit = 1 << seat
        return {
            "gold": gold,
            "resources": dict(zip(RESOURCES, resources, strict=True)),
            "points": self.points[seat],
            "tally": dict(self.tally(seat)),
            "craftsmen": _names(CRAFTSMEN, self.rows[seat]),
            "resource_cards": _names(RESOURCE_CARDS, self.cards[seat]),
            "advantages": _names(ADVANTAGES, self.advantages[seat]),
            "workers": self.workers[seat],
            "bag": self.bag[seat],
            "set_aside": self.aside[seat],
            "passed": bool(self.passed & bit),
            "protected": bool(self.protected & bit),
            "walled": bool(self.walled & bit),
            "walled_next": bool(self.walled_next & bit),
            "bought": _names(RESOURCES, self.bought[seat]),
            "sold": _names(RESOURCES, self.sold[seat]),
        }

    def tally(self, seat: int) -> dict[str, int]:
        """Where a seat's points came from."""
        first = seat * len(SOURCES)
        amounts = self.ledger[first : first + len(SOURCES)]
        return {name: points for name, points in zip(SOURCES, amounts, strict=True) if points}


def _names(names: tuple[str, ...], mask: int) -> list[JsonValue]:
    return [names[number] for number in members(mask)]


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == EMPTY else names[number]


def _seat(number: int) -> int | None:
    return None if number == EMPTY else number
