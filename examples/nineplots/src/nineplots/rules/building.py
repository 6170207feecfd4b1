"""Turns: a building from the yard, or one from the bag; and the end, when all cities are complete."""

from __future__ import annotations

from nineplots.actions import BUILD, DRAW, PLACE, Build, Draw, Place
from nineplots.components import COMMISSIONS, KINDS, PLOTS
from nineplots.events import Built, Delivered, Drawn, Ended
from nineplots.scoring import result_of
from nineplots.state import BUILDING, OVER, PLACING, Position, free_plots
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import NOBODY, TURNS

RULE = "nineplots.building"

NOT_IN_THE_YARD = Reason("nineplots-refusal-not-in-the-yard", RULE)
PLOT_TAKEN = Reason("nineplots-refusal-plot-taken", RULE)
PLACE_FIRST = Reason("nineplots-refusal-place-first", RULE)
NOTHING_DRAWN = Reason("nineplots-refusal-nothing-drawn", RULE)

# A building from the yard ---------------------------------------------------------------------------


def buildings(position: Position, seat: int) -> list[Build]:
    free = free_plots(position, seat)
    return [BUILD[kind][plot] for kind in sorted(set(position.yard)) for plot in free]


def why_not_build(position: Position, seat: int, action: Build) -> Refusal | None:
    if action.kind not in position.yard:
        return NOT_IN_THE_YARD(kind=KINDS[action.kind])
    return _why_not_on(position, seat, action.plot)


def _why_not_on(position: Position, seat: int, plot: int) -> Refusal | None:
    built = position.cities[seat][plot]
    return None if built == EMPTY else PLOT_TAKEN(plot=PLOTS[plot], kind=KINDS[built])


def build(position: Position, seat: int, action: Build, events: list[Event]) -> None:
    """The tile is built, and another one comes from the bag into the yard."""
    position.yard.remove(action.kind)
    _put(position, seat, action.kind, action.plot, events)
    delivered = position.bag.pop()
    position.yard.append(delivered)
    events.append(Delivered(KINDS[delivered]))
    next_turn(position, seat, events)


def _put(position: Position, seat: int, kind: int, plot: int, events: list[Event]) -> None:
    position.cities[seat][plot] = kind
    events.append(Built(seat, KINDS[kind], PLOTS[plot]))


BUILD_FROM_YARD = Decision(
    Build,
    rule=RULE,
    choices=buildings,
    why_not=why_not_build,
    effect=build,
    reasons=(NOT_IN_THE_YARD, PLOT_TAKEN),
)

# A building from the bag ---------------------------------------------------------------------------


def drawing(_position: Position, _seat: int) -> tuple[Draw]:
    return (DRAW,)


def draw(position: Position, seat: int, _action: Draw, events: list[Event]) -> None:
    """Whatever comes out must be built, and brings a point for daring."""
    position.drawn = position.bag.pop()
    position.phase = PLACING
    events.append(Drawn(seat, KINDS[position.drawn]))


DRAW_FROM_BAG = Decision(Draw, rule=RULE, choices=drawing, why_not=may_always, effect=draw)


def places(position: Position, seat: int) -> list[Place]:
    return [PLACE[plot] for plot in free_plots(position, seat)]


def why_not_place(position: Position, seat: int, action: Place) -> Refusal | None:
    return _why_not_on(position, seat, action.plot)


def place(position: Position, seat: int, action: Place, events: list[Event]) -> None:
    _put(position, seat, position.drawn, action.plot, events)
    position.drawn = EMPTY
    position.daring[seat] += 1
    next_turn(position, seat, events)


PLACE_DRAWN = Decision(
    Place, rule=RULE, choices=places, why_not=why_not_place, effect=place, reasons=(PLOT_TAKEN,)
)

# Whose turn it is ---------------------------------------------------------------------------


def next_turn(position: Position, seat: int, events: list[Event]) -> None:
    """Clockwise; whoever has no free plot any more is passed over."""
    position.phase = BUILDING
    for step in range(1, position.seats + 1):
        following = (seat + step) % position.seats
        if free_plots(position, following):
            position.actors = TURNS[following]
            return
    position.actors = NOBODY
    position.phase = OVER
    events.append(ended(position))


def ended(position: Position) -> Ended:
    """The last event: commissions are turned over, and somebody has won."""
    result = result_of(position)
    shown = tuple([COMMISSIONS[hand[0]] for hand in position.hands if hand])
    return Ended(shown, result.winners, result.scores[result.winners[0]])
