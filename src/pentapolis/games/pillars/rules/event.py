"""Phase III, steps 1 and 2: the event, and who is spared by it (A7 bishop, A8 Thomas, A9 collapse)."""

from __future__ import annotations

from pentapolis.games.pillars.actions import (
    BISHOP_CHOICES,
    COLLECT,
    DECLINE,
    PROTECTION,
    USE,
    BishopChoice,
    Collect,
    Decline,
    Dismiss,
    UseAdvantage,
)
from pentapolis.games.pillars.box import NOTHING, EventCard
from pentapolis.games.pillars.components import (
    BISHOP,
    BOX,
    EVENTS,
    RESOURCES,
    TRADED,
    WARDS_OFF_EVENT,
    members,
)
from pentapolis.games.pillars.events import BishopChosen, Declined, EventRevealed, Gained, PointsLost
from pentapolis.games.pillars.rules.advantages import REASONS, RULES, THOMAS, use_up, why_not_use
from pentapolis.games.pillars.rules.goods import gain, lose_points, pay
from pentapolis.games.pillars.rules.phase_one import (
    NOT_EMPLOYED,
    craftsmen_to_dismiss,
    part_with,
    why_not_dismiss,
)
from pentapolis.games.pillars.rules.phase_two import go_home
from pentapolis.games.pillars.rules.stages import ask, in_turn, next_stage
from pentapolis.games.pillars.state import (
    BISHOP_STEP,
    CHOOSING_CUBE,
    CHOOSING_PROTECTION,
    EVENT_SOURCE,
    EVENT_STEP,
    LOSING_CRAFTSMAN,
    OFFERED_THOMAS,
    Position,
)
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE_BISHOP = "pillars.A7"
RULE_COLLAPSE = "pillars.A9"

NO_STOCK = Reason("pillars-refusal-stock", RULE_BISHOP)

(SEAT_OF_BISHOP,) = BISHOP


# Step 1: event ---------------------------------------------------------------------------


def event_step(position: Position, events: list[Event]) -> None:
    """Reveal the event, ask those who can ward it off, then let it happen to the others.

    The cursor goes round twice: the first time everybody is asked, the second time hit.
    """
    if position.event == EMPTY:
        reveal_event(position, events)
    card = BOX.events[position.event]
    while position.cursor < position.seats:
        if not card.positive and asks_protection(position, in_turn(position, position.cursor)):
            return
        position.cursor += 1
    while position.cursor < 2 * position.seats:
        seat = in_turn(position, position.cursor - position.seats)
        if not position.protected >> seat & 1 and is_hit(position, seat, card, events):
            return
        position.cursor += 1
    next_stage(position, events)


def reveal_event(position: Position, events: list[Event]) -> None:
    """Turn up the first card of the pile."""
    position.event, *unseen = position.unseen_events
    position.unseen_events = tuple(unseen)
    position.past_events = (*position.past_events, position.event)
    # At a good event the bishop's guest always takes a cube (ruling 14).
    positive = BOX.events[position.event].positive
    position.cube_due = positive and position.places[SEAT_OF_BISHOP] != EMPTY
    events.append(EventRevealed(EVENTS[position.event], positive))


def asks_protection(position: Position, seat: int) -> bool:
    """Whether the seat can ward the event off. Then it is asked, for the bishop's protection first."""
    if position.places[SEAT_OF_BISHOP] == seat:
        ask(position, CHOOSING_PROTECTION, seat)
        return True
    if position.advantages[seat] & WARDS_OFF_EVENT:
        ask(position, OFFERED_THOMAS, seat)
        return True
    return False


def is_hit(position: Position, seat: int, card: EventCard, events: list[Event]) -> bool:
    """What the event does to a player at once; True if the player has to choose a craftsman to lose.

    What it does later is seen to in the mill (3), on the sites (6 to 8) and in the cathedral (13).
    """
    if card.gain != NOTHING:
        gain(position, seat, card.gain, card.id, EVENT_SOURCE, events)
    if card.pay:
        # Not a tax: neither court nor Francis nor loyalty helps (ruling 46).
        pay(position, seat, card.pay, "extra-tax", EVENT_SOURCE, events)
    if card.lose_points:
        events.append(PointsLost(seat, lose_points(position, seat, card.lose_points, EVENT_SOURCE)))
    if card.builders is not None:
        position.walled_next |= 1 << seat
    return bool(card.dismiss) and loses_craftsman(position, seat, events)


def next_asked(position: Position) -> None:
    """The next seat in turn order follows."""
    position.cursor += 1
    position.phase = EVENT_STEP


# The bishop's protection (A7) ---------------------------------------------------------------------------


def protections(_position: Position, _seat: int) -> tuple[BishopChoice, ...]:
    return BISHOP_CHOICES


def choose_protection(position: Position, seat: int, action: BishopChoice, events: list[Event]) -> None:
    """Be spared, or suffer and take a cube in step 2 (ruling 14); then Thomas may still help."""
    if action.choice == PROTECTION:
        position.protected |= 1 << seat
        events.append(BishopChosen(seat, "protection"))
    else:
        position.cube_due = True
        events.append(BishopChosen(seat, "resource"))
        if position.advantages[seat] & WARDS_OFF_EVENT:
            position.phase = OFFERED_THOMAS
            return
    next_asked(position)


CHOOSE_PROTECTION = Decision(
    BishopChoice,
    rule=RULE_BISHOP,
    choices=protections,
    why_not=may_always,
    effect=choose_protection,
)

# Archbishop Thomas (A8) ---------------------------------------------------------------------------


def uses_of_thomas(_position: Position, _seat: int) -> tuple[UseAdvantage, ...]:
    return (USE[THOMAS],)


def why_not_thomas(position: Position, seat: int, action: UseAdvantage) -> Refusal | None:
    return why_not_use(position, seat, action.card, THOMAS)


def use_thomas(position: Position, seat: int, action: UseAdvantage, events: list[Event]) -> None:
    use_up(position, seat, action.card, events)
    position.protected |= 1 << seat
    next_asked(position)


USE_THOMAS = Decision(
    UseAdvantage,
    rule=RULES[THOMAS],
    choices=uses_of_thomas,
    why_not=why_not_thomas,
    effect=use_thomas,
    reasons=REASONS,
)


def declining(_position: Position, _seat: int) -> tuple[Decline, ...]:
    """An offer can always be declined."""
    return (DECLINE,)


def decline_thomas(position: Position, seat: int, _action: Decline, events: list[Event]) -> None:
    events.append(Declined(seat, "thomas"))
    next_asked(position)


DECLINE_THOMAS = Decision(
    Decline, rule=RULES[THOMAS], choices=declining, why_not=may_always, effect=decline_thomas
)

# The collapse (A9) ---------------------------------------------------------------------------


def loses_craftsman(position: Position, seat: int, events: list[Event]) -> bool:
    """Each player chooses whom to lose, unless there is only one; True if there is a choice."""
    row = members(position.rows[seat])
    if len(row) > 1:
        ask(position, LOSING_CRAFTSMAN, seat)
        return True
    for craftsman in row:
        part_with(position, seat, craftsman, "collapse", events)
    return False


def lose_craftsman(position: Position, seat: int, action: Dismiss, events: list[Event]) -> None:
    part_with(position, seat, action.craftsman, "collapse", events)
    next_asked(position)


LOSE_CRAFTSMAN = Decision(
    Dismiss,
    rule=RULE_COLLAPSE,
    choices=craftsmen_to_dismiss,
    why_not=why_not_dismiss,
    effect=lose_craftsman,
    reasons=(NOT_EMPLOYED,),
)

# Step 2: bishop's seat ---------------------------------------------------------------------------


def bishop_step(position: Position, events: list[Event]) -> None:
    """The guest takes a cube, if one is due; then the builder goes home."""
    if position.cube_due and any(position.market):
        ask(position, CHOOSING_CUBE, position.places[SEAT_OF_BISHOP])
        return
    go_home(position, BISHOP)
    next_stage(position, events)


def cubes_to_collect(position: Position, _seat: int) -> list[Collect]:
    return [COLLECT[kind] for kind in TRADED if position.market[kind]]


def why_not_collect(position: Position, _seat: int, action: Collect) -> Refusal | None:
    if position.market[action.resource]:
        return None
    return NO_STOCK(resource=RESOURCES[action.resource], stock=0)


def collect(position: Position, seat: int, action: Collect, events: list[Event]) -> None:
    """The cube comes out of the market, but it is not bought (ruling 13)."""
    kind = action.resource
    position.market[kind] -= 1
    position.stocks[seat][kind] += 1
    events.append(Gained(seat, "bishop", *[int(kind == other) for other in range(len(RESOURCES))]))
    position.cube_due = False
    position.phase = BISHOP_STEP


COLLECT_CUBE = Decision(
    Collect,
    rule=RULE_BISHOP,
    choices=cubes_to_collect,
    why_not=why_not_collect,
    effect=collect,
    reasons=(NO_STOCK,),
)
