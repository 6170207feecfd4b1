"""Phase III, step 13: building the cathedral (A12), and keeping at most five resources (A13)."""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.pillars.actions import (
    BOOST,
    CONVERT,
    FINISH,
    RETURN,
    Boost,
    Convert,
    Decline,
    Finish,
    Return,
)
from pentapolis.games.pillars.components import (
    AUTOMATIC,
    BOOSTABLE,
    BOX,
    CAPACITY,
    CAPACITY_GIFT,
    CRAFTSMEN,
    FAMILY,
    FIGURES,
    GOLD,
    GOODS,
    KINDS,
    MAKES_GOLD,
    MAKES_POINTS,
    NEEDS,
    NEEDS_HELD,
    PARTS,
    RESOURCES,
    ROUNDS,
    TAKES,
    members,
)
from pentapolis.games.pillars.events import (
    Boosted,
    BuildingFinished,
    Converted,
    Declined,
    PartBuilt,
    Returned,
)
from pentapolis.games.pillars.rules.event import declining
from pentapolis.games.pillars.rules.goods import gain_gold, score
from pentapolis.games.pillars.rules.market import family_in
from pentapolis.games.pillars.rules.stages import ask, in_turn, next_stage
from pentapolis.games.pillars.scoring import ended
from pentapolis.games.pillars.state import (
    BOOSTING,
    BUILD_ON,
    CATHEDRAL_STEP,
    CONVERTING,
    FAMILY_SOURCE,
    KEEP_FIVE,
    OVER,
    RETURNING,
    USE_BITS,
    Position,
    uses_of,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import NOBODY

RULE_BUILDING = "pillars.A12"
RULE_KEEPING = "pillars.A13"

NOT_EMPLOYED = Reason("pillars-refusal-not-employed", RULE_BUILDING)
NOT_BOOSTABLE = Reason("pillars-refusal-not-boostable", RULE_BUILDING)
WORKS_ALONE = Reason("pillars-refusal-works-alone", RULE_BUILDING)
IDLE = Reason("pillars-refusal-idle", RULE_BUILDING)
NO_CAPACITY = Reason("pillars-refusal-capacity", RULE_BUILDING)
NOTHING_TO_WORK_WITH = Reason("pillars-refusal-not-held", RULE_BUILDING)
NOT_HELD = Reason("pillars-refusal-not-held", RULE_KEEPING)


def cathedral_step(position: Position, events: list[Event]) -> None:
    """In turn order everybody builds; then the part of the round is added. The last part ends the game."""
    if position.cursor < position.seats:
        begin_building(position, in_turn(position, position.cursor), events)
        return
    events.append(PartBuilt(position.start_player, PARTS[position.round - 1]))
    if position.round < ROUNDS:
        next_stage(position, events)
        return
    position.phase = OVER
    position.actors = NOBODY
    events.append(ended(position))


# Building (A12) ---------------------------------------------------------------------------


def begin_building(position: Position, seat: int, events: list[Event]) -> None:
    """First those who work by themselves, then the archbishop's gift, then the others."""
    row = position.rows[seat]
    for craftsman in members(row & AUTOMATIC):
        held = NEEDS_HELD[craftsman]
        if held is None or position.stocks[seat][held]:
            produce(position, seat, craftsman, events)
    position.phase = BUILD_ON
    if BOX.events[position.event].capacity and row & BOOSTABLE:
        if position.options.archbishop_scope == "one-craftsman":
            ask(position, BOOSTING, seat)
        else:
            boost_all(position, seat, row & BOOSTABLE, events)


def produce(position: Position, seat: int, craftsman: int, events: list[Event]) -> None:
    """What a craftsman makes."""
    gold, points = MAKES_GOLD[craftsman], MAKES_POINTS[craftsman]
    wasted = gain_gold(position, seat, gold) if gold else 0
    if points:
        score(position, seat, points, FAMILY_SOURCE + FAMILY[craftsman])
    events.append(Converted(seat, CRAFTSMEN[craftsman], gold - wasted, points, wasted))


def build_on(position: Position, _events: list[Event]) -> None:
    """Ask the seat that builds, as long as one of its craftsmen can work."""
    seat = in_turn(position, position.cursor)
    if workable(position, seat):
        ask(position, CONVERTING, seat)
    else:
        end_building(position)


def end_building(position: Position) -> None:
    """Nobody works any longer; then at most five cubes are kept."""
    position.used = position.boosted = 0
    position.phase = KEEP_FIVE


# The archbishop's gift (ruling 15) ---------------------------------------------------------------------


def boost_all(position: Position, seat: int, craftsmen: int, events: list[Event]) -> None:
    """Raise the capacity of these craftsmen."""
    position.boosted = craftsmen
    events.append(Boosted(seat, tuple([CRAFTSMEN[craftsman] for craftsman in members(craftsmen)])))


def craftsmen_to_boost(position: Position, seat: int) -> list[Boost]:
    return [BOOST[craftsman] for craftsman in members(position.rows[seat] & BOOSTABLE)]


def why_not_boost(position: Position, seat: int, action: Boost) -> Refusal | None:
    craftsman = action.craftsman
    if not position.rows[seat] >> craftsman & 1:
        return NOT_EMPLOYED(craftsman=CRAFTSMEN[craftsman])
    return None if BOOSTABLE >> craftsman & 1 else NOT_BOOSTABLE(craftsman=CRAFTSMEN[craftsman])


def boost(position: Position, seat: int, action: Boost, events: list[Event]) -> None:
    boost_all(position, seat, 1 << action.craftsman, events)
    position.phase = BUILD_ON


BOOST_CRAFTSMAN = Decision(
    Boost,
    rule=RULE_BUILDING,
    choices=craftsmen_to_boost,
    why_not=why_not_boost,
    effect=boost,
    reasons=(NOT_EMPLOYED, NOT_BOOSTABLE),
)


def decline_boost(position: Position, seat: int, _action: Decline, events: list[Event]) -> None:
    events.append(Declined(seat, "boost"))
    position.phase = BUILD_ON


DECLINE_BOOST = Decision(
    Decline, rule=RULE_BUILDING, choices=declining, why_not=may_always, effect=decline_boost
)

# Conversions ---------------------------------------------------------------------------


def is_idle_in(row: int, craftsman: int) -> bool:
    """Whether the craftsman lacks one of another family in this row (ruling 27)."""
    return bool(NEEDS[craftsman]) and not NEEDS[craftsman] & row


@lru_cache(maxsize=1 << 16)
def able(row: int) -> tuple[int, ...]:
    """The craftsmen of a row who can be sent to work, if there is something to work with."""
    return tuple(one for one in members(row & ~AUTOMATIC) if not is_idle_in(row, one))


def uses_left(position: Position, craftsman: int) -> int:
    """How often a craftsman of the seat that builds can still work, whatever there is to work with."""
    gift = CAPACITY_GIFT if position.boosted >> craftsman & 1 else 0
    return CAPACITY[craftsman] + gift - uses_of(position, craftsman)


def workable(position: Position, seat: int) -> list[int]:
    """The craftsmen who can work now."""
    stock = position.stocks[seat]
    found = []
    for craftsman in able(position.rows[seat]):
        for good, amount in TAKES[craftsman]:
            if stock[good] < amount:
                break
        else:
            if uses_left(position, craftsman) > 0:
                found.append(craftsman)
    return found


def conversions(position: Position, seat: int) -> list[Convert]:
    return [CONVERT[craftsman] for craftsman in workable(position, seat)]


def conversions_or_finish(position: Position, seat: int) -> list[Action]:
    """What a builder can do, all at once."""
    return [*[CONVERT[craftsman] for craftsman in workable(position, seat)], FINISH]


def why_not_convert(position: Position, seat: int, action: Convert) -> Refusal | None:
    craftsman, row = action.craftsman, position.rows[seat]
    name = CRAFTSMEN[craftsman]
    if not row >> craftsman & 1:
        return NOT_EMPLOYED(craftsman=name)
    if AUTOMATIC >> craftsman & 1:
        return WORKS_ALONE(craftsman=name)
    if is_idle_in(row, craftsman):
        return IDLE(craftsman=name, family=family_in(NEEDS[craftsman]))
    if uses_left(position, craftsman) <= 0:
        return NO_CAPACITY(craftsman=name)
    stock = position.stocks[seat]
    for good, amount in TAKES[craftsman]:
        if stock[good] < amount:
            return NOTHING_TO_WORK_WITH(resource=GOODS[good], held=stock[good], needed=amount)
    return None


def convert(position: Position, seat: int, action: Convert, events: list[Event]) -> None:
    craftsman = action.craftsman
    stock = position.stocks[seat]
    for good, amount in TAKES[craftsman]:
        stock[good] -= amount
    position.used += 1 << USE_BITS * craftsman
    produce(position, seat, craftsman, events)
    position.phase = BUILD_ON


CONVERT_GOODS = Decision(
    Convert,
    rule=RULE_BUILDING,
    choices=conversions,
    why_not=why_not_convert,
    effect=convert,
    reasons=(NOT_EMPLOYED, WORKS_ALONE, IDLE, NO_CAPACITY, NOTHING_TO_WORK_WITH),
)


def finishing(_position: Position, _seat: int) -> tuple[Finish, ...]:
    return (FINISH,)


def finish(position: Position, seat: int, _action: Finish, events: list[Event]) -> None:
    events.append(BuildingFinished(seat))
    end_building(position)


FINISH_BUILDING = Decision(Finish, rule=RULE_BUILDING, choices=finishing, why_not=may_always, effect=finish)

# Keeping at most five (A13) ---------------------------------------------------------------------------


def keep_five(position: Position, events: list[Event]) -> None:
    """Cubes beyond five go back; in the last round nobody is asked (ruling 37)."""
    seat = in_turn(position, position.cursor)
    while position.round < ROUNDS and too_many(position, seat) > 0:
        kinds = held_kinds(position, seat)
        if len(kinds) > 1:
            ask(position, RETURNING, seat)
            return
        put_back(position, seat, kinds[0], events)
    position.cursor += 1
    position.phase = CATHEDRAL_STEP


def too_many(position: Position, seat: int) -> int:
    """The number of cubes that the seat has to return; none if it is not above 0."""
    stock = position.stocks[seat]
    return sum(stock) - stock[GOLD] - FIGURES.kept_resources


def held_kinds(position: Position, seat: int) -> list[int]:
    """The kinds of resource that the seat has."""
    stock = position.stocks[seat]
    return [kind for kind in KINDS if stock[kind]]


def put_back(position: Position, seat: int, kind: int, events: list[Event]) -> None:
    """A cube goes back to the general supply."""
    position.stocks[seat][kind] -= 1
    events.append(Returned(seat, RESOURCES[kind]))


def cubes_to_return(position: Position, seat: int) -> list[Return]:
    return [RETURN[kind] for kind in held_kinds(position, seat)]


def why_not_return(position: Position, seat: int, action: Return) -> Refusal | None:
    if position.stocks[seat][action.resource]:
        return None
    return NOT_HELD(resource=RESOURCES[action.resource], held=0, needed=1)


def return_cube(position: Position, seat: int, action: Return, events: list[Event]) -> None:
    put_back(position, seat, action.resource, events)
    position.phase = KEEP_FIVE


RETURN_CUBE = Decision(
    Return,
    rule=RULE_KEEPING,
    choices=cubes_to_return,
    why_not=why_not_return,
    effect=return_cube,
    reasons=(NOT_HELD,),
)
