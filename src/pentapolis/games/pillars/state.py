"""A position of The Pillars of the Earth: its fields, each declared once."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from pentapolis.games.pillars.components import (
    ADVANTAGES,
    CRAFTSMEN,
    DIAL,
    EVENTS,
    FAMILIES,
    FIGURES,
    PLACES,
    RESOURCE_CARDS,
    RESOURCES,
    ROUNDS,
    SPACES_OF,
)
from pentapolis.kernel.fields import DERIVED, EACH, EACH_BIT, HEAD, Called, Secret, Within
from pentapolis.kernel.forms import (
    CHANCE,
    COUNT,
    EMPTY,
    SEAT,
    Counts,
    Maybe,
    Members,
    Named,
    Range,
)
from pentapolis.kernel.options import Options
from pentapolis.kernel.snapshots import Part, PartOfEach
from pentapolis.kernel.state import State

RULES_VERSION = 1

# Stages and phases ---------------------------------------------------------------------------

STAGES = ("cards", "builders", *PLACES)
"""The parts of a round: phases I and II, then the fourteen places of phase III."""

CARDS, BUILDERS = range(2)
FIRST_PLACE = 2
CATHEDRAL = STAGES.index("cathedral")

PhaseName = Literal[
    "choose-card",
    "dismiss",
    "reject-builder",
    "place-or-wait",
    "place-free",
    "bishop-choice",
    "use-thomas",
    "lose-craftsman",
    "bishop-resource",
    "use-loyalty",
    "trade",
    "boost",
    "convert",
    "return-resources",
    "over",
]

PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
(
    CHOOSING_CARDS,
    DISMISSING,
    REJECTING,
    PLACING,
    PLACING_FREE,
    CHOOSING_PROTECTION,
    OFFERED_THOMAS,
    LOSING_CRAFTSMAN,
    CHOOSING_CUBE,
    OFFERED_LOYALTY,
    TRADING,
    BOOSTING,
    CONVERTING,
    RETURNING,
    OVER,
) = range(len(PHASES))
"""What is decided now; snapshots and views call it the decision."""

FIRST_STEP = OVER + 1
"""The step of the first stage. Each stage has one, in the order of `STAGES`; it runs when nobody decides."""

(
    NEXT_CARD,
    NEXT_BUILDER,
    EVENT_STEP,
    BISHOP_STEP,
    MILL_STEP,
    KINGSBRIDGE_STEP,
    PRIORY_STEP,
    FOREST_STEP,
    QUARRY_STEP,
    GRAVEL_PIT_STEP,
    COURT_STEP,
    SHIRING_STEP,
    CASTLE_STEP,
    MARKET_STEP,
    CATHEDRAL_STEP,
    START_PLAYER_STEP,
    BEGIN_ROUND,
    OFFER_BUILDER,
    BUILD_ON,
    KEEP_FIVE,
) = range(FIRST_STEP, FIRST_STEP + len(STAGES) + 4)
"""What happens by itself: the stages, then what else comes up between two decisions."""

# Where points come from ---------------------------------------------------------------------------

SOURCES = ("start", *FAMILIES, "priory", "advantages", "tax", "events")
"""Where points come from, or go."""

START_SOURCE, PRIORY_SOURCE, ADVANTAGE_SOURCE, TAX_SOURCE, EVENT_SOURCE = (
    SOURCES.index(name) for name in ("start", "priory", "advantages", "tax", "events")
)
FAMILY_SOURCE = 1
"""The source of the first family; the others follow."""

USE_BITS = 4
"""The bits of `used` for each craftsman."""


class PillarsOptions(Options, frozen=True):
    """The variants of The Pillars of the Earth."""

    archbishop_scope: Literal["one-craftsman", "all-craftsmen"] = "one-craftsman"
    """Whom the archbishop's gift helps: one craftsman of each player, or all (ruling 15)."""


# What snapshots say of several fields, or in a way of their own ----------------------------------------


def _seat(number: int) -> int | None:
    return None if number == EMPTY else number


def _dump_actor(position: Position) -> int | None:
    return position.actors[0] if position.actors else None


PLACES_WITH_SPACES = tuple((name, spaces) for name, spaces in zip(PLACES, SPACES_OF, strict=True) if spaces)


def _dump_places(position: Position) -> dict[str, list[int | None]]:
    places = position.places
    return {
        name: [None if (seat := places[space]) == EMPTY else seat for space in spaces]
        for name, spaces in PLACES_WITH_SPACES
    }


def waiting_builders(position: Position) -> list[tuple[int, int]]:
    """Seat and price of the builders that wait, in the order in which they will be placed."""
    dial = position.dial
    return [(dial[cost], cost) for cost in range(DIAL, 0, -1) if dial[cost] != EMPTY]


def _dump_waiting(position: Position) -> list[list[int]]:
    return [[seat, cost] for seat, cost in waiting_builders(position)]


def _dump_used(position: Position) -> dict[str, int]:
    if not position.used:
        return {}
    return {name: uses for n, name in enumerate(CRAFTSMEN) if (uses := uses_of(position, n))}


def uses_of(position: Position, craftsman: int) -> int:
    """How often a craftsman has worked this round."""
    return position.used >> USE_BITS * craftsman & 15


def _dump_grey_workers(position: Position) -> list[int | None]:
    return [_seat(position.grey_holder), _seat(position.grey_next)]


def _dump_gold(position: Position, seat: int) -> int:
    return position.stocks[seat][-1]


def _dump_resources(position: Position, seat: int) -> dict[str, int]:
    return dict(zip(RESOURCES, position.stocks[seat], strict=False))


def tally_of(position: Position, seat: int) -> dict[str, int]:
    """Where a seat's points came from."""
    first = seat * len(SOURCES)
    amounts = position.ledger[first : first + len(SOURCES)]
    return {name: points for name, points in zip(SOURCES, amounts, strict=True) if points}


ACTOR = Part("actor", int | None, _dump_actor)
BUILDER_PLACES = Part("places", dict[str, list[int | None]], _dump_places)
WAITING = Part("waiting", list[tuple[int, int]], _dump_waiting, within="builders")
USED = Part("used", dict[str, int], _dump_used, within="workshop")
GREY_WORKERS = Part("grey_workers", tuple[int | None, int | None], _dump_grey_workers)
GOLD_OF_EACH = PartOfEach("gold", int, _dump_gold)
RESOURCES_OF_EACH = PartOfEach("resources", dict[str, int], _dump_resources)
TALLY_OF_EACH = PartOfEach("tally", dict[str, int], tally_of)

ADVANTAGE = Named("advantage card", ADVANTAGES)
CRAFTSMAN = Named("craftsman", CRAFTSMEN)
EVENT = Named("event", EVENTS)
RESOURCE = Named("resource", RESOURCES)
RESOURCE_CARD = Named("resource card", RESOURCE_CARDS)
PHASE_II = Within("builders")
STEP_13 = Within("workshop")

SOME = Range(0, 99)
"""A number of things, of which nobody ever has a hundred."""


class Position(State):
    """The table: cards, builders, and what everybody has."""

    key: ClassVar[str] = "pillars"

    options: Annotated[PillarsOptions, HEAD]
    chance: Annotated[int, CHANCE, Secret()]
    ply: Annotated[int, COUNT]

    # Where the round stands
    round: Annotated[int, Range(1, ROUNDS)]
    start_player: Annotated[int, SEAT]
    stage: Annotated[int, Named("stage", STAGES)]
    phase: Annotated[int, Named("decision", PHASES), Called("decision")]
    actors: Annotated[tuple[int, ...], ACTOR]
    cursor: Annotated[int, COUNT]
    """How far the stage has come: seats in turn order, or spaces of the place, that are dealt with."""

    # Cards on the table
    display: Annotated[int, Members(RESOURCE_CARD), Called("resource_cards")]
    """The resource cards that can be taken, as a mask."""
    left_out: Annotated[int, Members(RESOURCE_CARD), Called("resource_cards_left_out")]
    """The resource cards that were not dealt this round, as a mask."""
    craftsmen: Annotated[int, Members(CRAFTSMAN)]
    """The craftsmen who can be hired, as a mask."""
    shiring: Annotated[tuple[int, ...], Maybe(CRAFTSMAN)]
    """The craftsman next to each space; EMPTY once he is gone. Likewise the cards of Kingsbridge."""
    kingsbridge: Annotated[tuple[int, ...], Maybe(ADVANTAGE)]
    market: Annotated[list[int], Counts(RESOURCE, every=True)]
    court_metal: Annotated[int, SOME]
    roll: Annotated[int, COUNT, Called("tax_roll")]
    """What the tax die shows; 0 before the roll."""
    event: Annotated[int, Maybe(EVENT)]
    """The event of the round; EMPTY until it is revealed."""
    past_events: Annotated[tuple[int, ...], EVENT]
    unseen_events: Annotated[tuple[int, ...], EVENT, Secret("Ellen shows her owner the first one")]
    """The pile from its top, then the cards that were removed. Likewise the advantages, and in `stacks` the
    craftsmen of each round still to come, the ones for Shiring first."""
    unseen_advantages: Annotated[tuple[int, ...], ADVANTAGE, Secret()]
    stacks: Annotated[tuple[tuple[int, ...], ...], CRAFTSMAN, Secret("all but the order in each stack")]
    cube_due: bool
    """Whether the bishop's guest takes a cube."""

    # Builders
    places: Annotated[list[int], BUILDER_PLACES]
    """Whose builder stands on each builder space."""
    occupied: Annotated[int, DERIVED]
    """The spaces with a builder, as a mask."""
    hand: Annotated[int, Maybe(SEAT), PHASE_II, Called("drawn")]
    """The owner of the drawn builder."""
    handled: Annotated[int, COUNT, PHASE_II]
    """Drawn builders that were placed or wait."""
    rejections: Annotated[int, Range(0, FIGURES.rejections), PHASE_II]
    """How often the start player may still send a builder back."""
    dial: Annotated[list[int], WAITING]
    """For each price the seat whose builder waits there."""

    # Step 13, for the seat that builds
    used: Annotated[int, USED]
    """How often each craftsman has worked, four bits for each."""
    boosted: Annotated[int, Members(CRAFTSMAN), STEP_13]
    """The craftsmen helped by the archbishop, as a mask."""

    # Who has more workers
    grey_holder: Annotated[int, GREY_WORKERS]
    """Who has the grey workers of the castle this round; and next round."""
    grey_next: Annotated[int, GREY_WORKERS]
    black_holder: Annotated[int, Maybe(SEAT), Called("black_worker")]
    """Who has the black worker this round."""

    # What everybody has
    stocks: Annotated[list[list[int]], GOLD_OF_EACH, RESOURCES_OF_EACH]
    """Sand, wood, stone, metal and gold of each seat."""
    points: Annotated[list[int], EACH, Range(0, 999)]
    ledger: Annotated[list[int], TALLY_OF_EACH]
    """For each seat the points from each source, one seat after the other."""
    rows: Annotated[list[int], EACH, Members(CRAFTSMAN), Called("craftsmen")]
    """The craftsmen of each seat, as a mask. Likewise resource cards and advantages."""
    cards: Annotated[list[int], EACH, Members(RESOURCE_CARD), Called("resource_cards")]
    advantages: Annotated[list[int], EACH, Members(ADVANTAGE)]
    workers: Annotated[list[int], EACH, SOME]
    """Workers who were not sent to a site; after phase I they are in the mill."""
    bag: Annotated[list[int], EACH, COUNT]
    """Builders of each seat in the bag."""
    aside: Annotated[list[int], EACH, COUNT, Called("set_aside")]
    """Builders of each seat that the city wall keeps away this round."""
    passed: Annotated[int, EACH_BIT]
    """The seats that take no more cards this round, as a mask."""
    protected: Annotated[int, EACH_BIT]
    """The seats that the event spares, as a mask."""
    walled: Annotated[int, EACH_BIT]
    """The seats that the city wall limits this round, as a mask; and next round."""
    walled_next: Annotated[int, EACH_BIT]
    bought: Annotated[list[int], EACH, Members(RESOURCE)]
    """The kinds that each seat bought this round, as a mask; and sold."""
    sold: Annotated[list[int], EACH, Members(RESOURCE)]
