"""Phase II: master builders (4.2; A4 placing and waiting, A6 rejecting, A14 Brother Remigius)."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.games.pillars.actions import (
    ACCEPT,
    REJECT,
    USE,
    WAIT,
    Accept,
    PlaceBuilder,
    Reject,
    UseAdvantage,
    Wait,
    placings,
)
from pentapolis.games.pillars.components import (
    BUILDER_COSTS,
    BUILDERS_BY_THE_WALL,
    GOLD,
    PLACE_OF_SPACE,
    PLACES,
    PLACES_FREE,
    SPACES_OF,
    TARGET_SPACES,
)
from pentapolis.games.pillars.events import (
    BuilderAccepted,
    BuilderDrawn,
    BuilderPlaced,
    BuilderRejected,
    BuilderSetAside,
    BuilderWaits,
)
from pentapolis.games.pillars.rules.advantages import REASONS, REMIGIUS, RULES, use_up, why_not_use
from pentapolis.games.pillars.rules.stages import ask, next_stage
from pentapolis.games.pillars.state import (
    NEXT_BUILDER,
    OFFER_BUILDER,
    PLACING,
    PLACING_FREE,
    REJECTING,
    Position,
    waiting_builders,
)
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE_PLACE = "pillars.A4"
RULE_REJECT = "pillars.A6"

TOO_LITTLE_GOLD = Reason("pillars-refusal-gold", RULE_PLACE)
PLACE_FULL = Reason("pillars-refusal-place-full", RULE_PLACE)

LAST_COST = len(BUILDER_COSTS) - 1


# Drawing builders (4.2) ---------------------------------------------------------------------------


def price_of(position: Position) -> int:
    """What placing the next builder out of the bag costs."""
    return BUILDER_COSTS[min(position.handled, LAST_COST)]


def draw_builder(position: Position, events: list[Event]) -> None:
    """Draw the next builder; when the bag is empty, those that wait are placed."""
    bag = position.bag
    left = sum(bag)
    if not left:
        call_waiting_builder(position, events)
        return
    chance = Chance(position.chance)
    drawn = chance.randrange(left)
    position.chance = chance.state
    seat = 0
    while drawn >= bag[seat]:
        drawn -= bag[seat]
        seat += 1
    bag[seat] -= 1
    if position.walled >> seat & 1 and builders_out(position, seat) >= BUILDERS_BY_THE_WALL:
        # The price stays where it is (ruling 10).
        position.aside[seat] += 1
        events.append(BuilderSetAside(seat))
        return
    position.hand = seat
    events.append(BuilderDrawn(seat, price_of(position)))
    if position.rejections and left - 1 > bag[seat]:
        ask(position, REJECTING, position.start_player)
    else:
        position.phase = OFFER_BUILDER


def builders_out(position: Position, seat: int) -> int:
    """The builders of a seat that stand on the board or wait."""
    return position.places.count(seat) + position.dial.count(seat)


def call_waiting_builder(position: Position, events: list[Event]) -> None:
    """Builders that wait are placed free of charge, in the order of waiting (rulings 7 and 50)."""
    waiting = waiting_builders(position)
    if waiting:
        ask(position, PLACING_FREE, waiting[0][0])
    else:
        next_stage(position, events)


# Rejecting a drawn builder (A6) ---------------------------------------------------------------------


def accepting(_position: Position, _seat: int) -> tuple[Accept, ...]:
    return (ACCEPT,)


def accept(position: Position, seat: int, _action: Accept, events: list[Event]) -> None:
    events.append(BuilderAccepted(seat))
    position.phase = OFFER_BUILDER


ACCEPT_BUILDER = Decision(Accept, rule=RULE_REJECT, choices=accepting, why_not=may_always, effect=accept)


def rejecting(_position: Position, _seat: int) -> tuple[Reject, ...]:
    return (REJECT,)


def reject(position: Position, seat: int, _action: Reject, events: list[Event]) -> None:
    """The builder goes back and may be drawn again; the price stays (ruling 30)."""
    events.append(BuilderRejected(seat, position.hand))
    position.bag[position.hand] += 1
    position.hand = EMPTY
    position.rejections -= 1
    position.phase = NEXT_BUILDER


REJECT_BUILDER = Decision(Reject, rule=RULE_REJECT, choices=rejecting, why_not=may_always, effect=reject)

# Placing (A4) ---------------------------------------------------------------------------


def offer_builder(position: Position, events: list[Event]) -> None:
    """Ask the owner of the drawn builder. Free ones must be placed at once (ruling 6)."""
    seat = position.hand
    if not price_of(position):
        ask(position, PLACING_FREE, seat)
    elif can_pay_builder(position, seat) or position.advantages[seat] & PLACES_FREE:
        ask(position, PLACING, seat)
    else:
        let_wait(position, seat, True, events)


def can_pay_builder(position: Position, seat: int) -> bool:
    """Whether the seat has enough gold for the drawn builder."""
    return position.stocks[seat][GOLD] >= price_of(position)


def free_space(position: Position, target: int) -> int:
    """The space that a builder sent there takes: the first free one (ruling 9), or EMPTY."""
    for space in TARGET_SPACES[target]:
        if not position.occupied >> space & 1:
            return space
    return EMPTY


def put_builder(position: Position, seat: int, target: int, paid: int, events: list[Event]) -> None:
    """Put the drawn builder on the board, or else the first of those that wait."""
    if position.hand == EMPTY:
        position.dial[waiting_builders(position)[0][1]] = EMPTY
    else:
        position.hand = EMPTY
        position.handled += 1
    space = free_space(position, target)
    position.places[space] = seat
    position.occupied |= 1 << space
    place = PLACE_OF_SPACE[space]
    events.append(BuilderPlaced(seat, PLACES[place], space - SPACES_OF[place][0], paid))
    position.phase = NEXT_BUILDER


def go_home(position: Position, spaces: Iterable[int]) -> None:
    """Builders return to the bag when their place is resolved."""
    for space in spaces:
        seat = position.places[space]
        if seat != EMPTY:
            position.bag[seat] += 1
            position.places[space] = EMPTY
            position.occupied &= ~(1 << space)


def free_placings(position: Position, _seat: int) -> tuple[PlaceBuilder, ...]:
    return placings(position.occupied)


def why_not_place_free(position: Position, _seat: int, action: PlaceBuilder) -> Refusal | None:
    if free_space(position, action.target) != EMPTY:
        return None
    return PLACE_FULL(place=PLACES[PLACE_OF_SPACE[TARGET_SPACES[action.target][0]]])


def place_free(position: Position, seat: int, action: PlaceBuilder, events: list[Event]) -> None:
    put_builder(position, seat, action.target, 0, events)


PLACE_FREE = Decision(
    PlaceBuilder,
    rule=RULE_PLACE,
    choices=free_placings,
    why_not=why_not_place_free,
    effect=place_free,
    reasons=(PLACE_FULL,),
)


def paid_placings(position: Position, seat: int) -> tuple[PlaceBuilder, ...]:
    return placings(position.occupied) if can_pay_builder(position, seat) else ()


def why_not_place(position: Position, seat: int, action: PlaceBuilder) -> Refusal | None:
    if not can_pay_builder(position, seat):
        return TOO_LITTLE_GOLD(gold=position.stocks[seat][GOLD], needed=price_of(position))
    return why_not_place_free(position, seat, action)


def place(position: Position, seat: int, action: PlaceBuilder, events: list[Event]) -> None:
    """Place the drawn builder for its price."""
    price = price_of(position)
    position.stocks[seat][GOLD] -= price
    put_builder(position, seat, action.target, price, events)


PLACE_FOR_GOLD = Decision(
    PlaceBuilder,
    rule=RULE_PLACE,
    choices=paid_placings,
    why_not=why_not_place,
    effect=place,
    reasons=(TOO_LITTLE_GOLD, PLACE_FULL),
)

# Brother Remigius (A14) ---------------------------------------------------------------------------


def uses_of_remigius(position: Position, seat: int) -> tuple[UseAdvantage, ...]:
    return (USE[REMIGIUS],) if position.advantages[seat] & PLACES_FREE else ()


def why_not_remigius(position: Position, seat: int, action: UseAdvantage) -> Refusal | None:
    return why_not_use(position, seat, action.card, REMIGIUS)


def use_remigius(position: Position, seat: int, action: UseAdvantage, events: list[Event]) -> None:
    """The builder is placed free of charge, though the price falls as usual."""
    use_up(position, seat, action.card, events)
    position.phase = PLACING_FREE


USE_REMIGIUS = Decision(
    UseAdvantage,
    rule=RULES[REMIGIUS],
    choices=uses_of_remigius,
    why_not=why_not_remigius,
    effect=use_remigius,
    reasons=REASONS,
)

# Waiting (A4) ---------------------------------------------------------------------------


def let_wait(position: Position, seat: int, automatic: bool, events: list[Event]) -> None:
    """The drawn builder waits next to its price."""
    price = price_of(position)
    position.dial[price] = seat
    position.hand = EMPTY
    position.handled += 1
    events.append(BuilderWaits(seat, price, automatic))
    position.phase = NEXT_BUILDER


def waiting(_position: Position, _seat: int) -> tuple[Wait, ...]:
    return (WAIT,)


def wait(position: Position, seat: int, _action: Wait, events: list[Event]) -> None:
    let_wait(position, seat, False, events)


LET_WAIT = Decision(Wait, rule=RULE_PLACE, choices=waiting, why_not=may_always, effect=wait)
