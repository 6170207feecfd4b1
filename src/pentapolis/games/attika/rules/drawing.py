"""Drawing buildings (5.1)."""

from __future__ import annotations

from bisect import insort
from itertools import compress

from pentapolis.games.attika.actions import DRAW, STORE, Draw, Store
from pentapolis.games.attika.components import BUILDINGS
from pentapolis.games.attika.events import BuildingDrawn, Stored
from pentapolis.games.attika.rules.turns import NO_ACTION_LEFT, may_act, use_action, why_no_action
from pentapolis.games.attika.state import BUILDING_DONE, DRAWING, DRAWN, Position
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal

RULE = "attika.5.1"

STACK_EMPTY = Reason("attika-refusal-stack-empty", RULE)
NOTHING_DRAWN = Reason("attika-refusal-nothing-drawn", RULE)

# From a stack ---------------------------------------------------------------------------


def stacks_to_draw_from(position: Position, seat: int) -> list[Draw]:
    return [*compress(DRAW, position.stacks[seat])] if may_act(position, DRAWING) else []


def why_not_draw(position: Position, seat: int, action: Draw) -> Refusal | None:
    refusal = why_no_action(position, DRAWING)
    if refusal is None and not position.stacks[seat][action.stack - 1]:
        return STACK_EMPTY(stack=action.stack)
    return refusal


def draw(position: Position, seat: int, action: Draw, events: list[Event]) -> None:
    stacks = [*position.stacks[seat]]
    *left, position.building = stacks[action.stack - 1]
    stacks[action.stack - 1] = tuple(left)
    position.stacks[seat] = tuple(stacks)
    position.tile_due = not left
    use_action(position, DRAWING)
    position.phase = DRAWN
    events.append(BuildingDrawn(seat, action.stack, BUILDINGS[position.building]))


DRAW_BUILDING = Decision(
    Draw,
    rule=RULE,
    choices=stacks_to_draw_from,
    why_not=why_not_draw,
    effect=draw,
    reasons=(*NO_ACTION_LEFT, STACK_EMPTY),
)

# To the player board ---------------------------------------------------------------------------


def storing(_position: Position, _seat: int) -> tuple[Store]:
    return (STORE,)


def store(position: Position, seat: int, _action: Store, events: list[Event]) -> None:
    building = position.building
    insort(position.stored[seat], building)
    position.building = EMPTY
    position.phase = BUILDING_DONE
    events.append(Stored(seat, BUILDINGS[building]))


STORE_BUILDING = Decision(Store, rule=RULE, choices=storing, why_not=may_always, effect=store)
