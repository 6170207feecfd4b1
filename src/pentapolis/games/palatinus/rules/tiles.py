"""Laying the tiles (5.1)."""

from __future__ import annotations

from itertools import product

from pentapolis.games.palatinus.actions import LAY, MESH, WAYS, LayTile, Mesh
from pentapolis.games.palatinus.components import BOX, HILLS, RING_SLOTS, ring_neighbours, space_neighbours
from pentapolis.games.palatinus.events import LaurelsDealt, Meshed, TileDrawn, TileLaid
from pentapolis.games.palatinus.state import LAYING, PLACING, Position
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.decisions import Decision, Reason, may_always
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.messages import Refusal
from pentapolis.kernel.state import TURNS

RULE = "palatinus.5.1"

MESH_FIRST = Reason("palatinus-refusal-mesh-first", RULE)
MESH_SETTLED = Reason("palatinus-refusal-mesh-settled", RULE)
SLOT_TAKEN = Reason("palatinus-refusal-slot-taken", RULE)
SLOT_APART = Reason("palatinus-refusal-slot-apart", RULE)
ALL_TILES_LIE = Reason("palatinus-refusal-phase-placement", RULE)


def why_no_tile_now(position: Position, action: Action) -> Refusal:
    """Why nothing of this part can be done in another one."""
    if position.phase == PLACING:
        return ALL_TILES_LIE()
    return MESH_SETTLED() if isinstance(action, Mesh) else MESH_FIRST()


# How the tiles mesh, where the starting player chooses it (ruling 5) -------------------------------------


def ways_to_mesh(_position: Position, _seat: int) -> tuple[Mesh, ...]:
    return MESH


def mesh(position: Position, seat: int, action: Mesh, events: list[Event]) -> None:
    """The first tile would show it; to choose it first makes two short decisions of it."""
    position.handedness = WAYS[action.way]
    position.phase = LAYING
    events.append(Meshed(seat, position.handedness))


MESH_TILES = Decision(Mesh, rule=RULE, choices=ways_to_mesh, why_not=may_always, effect=mesh)

# Tile after tile ---------------------------------------------------------------------------


def _open_slots(filled: tuple[bool, ...]) -> list[int]:
    free = [slot for slot in RING_SLOTS if not filled[slot - 1]]
    if len(free) == len(RING_SLOTS):
        return free
    return [slot for slot in free if any(filled[near - 1] for near in ring_neighbours(slot))]


OPEN_SLOTS = {filled: _open_slots(filled) for filled in product((False, True), repeat=len(RING_SLOTS))}
"""For each way in which the ring can be filled, the slots where the next tile may lie."""


def open_slots(position: Position) -> list[int]:
    """The ring slots where the drawn tile may lie: any for the first, then only beside a filled one."""
    slots = position.slots
    return OPEN_SLOTS[tuple([slots[slot] != EMPTY for slot in RING_SLOTS])]


def layings(position: Position, _seat: int) -> list[LayTile]:
    return [laying for slot in open_slots(position) for laying in LAY[slot]]


def why_not_lay(position: Position, _seat: int, action: LayTile) -> Refusal | None:
    slot = action.slot
    if slot in open_slots(position):
        return None
    return SLOT_TAKEN(slot=slot) if position.slots[slot] != EMPTY else SLOT_APART(slot=slot)


def lay(position: Position, seat: int, action: LayTile, events: list[Event]) -> None:
    hill = put_tile(position, action.slot, action.rotation)
    events.append(TileLaid(seat, HILLS[hill], action.slot, action.rotation))
    if position.pile:
        begin_turn(position, len(RING_SLOTS) - len(position.pile))
        events.append(TileDrawn(position.actors[0], HILLS[position.pile[0]]))
    else:
        begin_turn(position, 0)
        events.append(deal_laurels(position))


LAY_TILE = Decision(
    LayTile,
    rule=RULE,
    choices=layings,
    why_not=why_not_lay,
    effect=lay,
    reasons=(SLOT_TAKEN, SLOT_APART),
)


def put_tile(position: Position, slot: int, rotation: int) -> int:
    """Lay the drawn tile; which one it was."""
    hill = position.pile.pop(0)
    position.slots = (*position.slots[:slot], hill, *position.slots[slot + 1 :])
    position.rotations = (*position.rotations[:slot], rotation, *position.rotations[slot + 1 :])
    return hill


def begin_turn(position: Position, turns_taken: int) -> None:
    """Hand the turn to the player who comes after a number of turns."""
    position.actors = TURNS[(position.starting_player + turns_taken) % position.seats]


def deal_laurels(position: Position) -> LaurelsDealt:
    """All tiles lie: the other laurels are dealt, and inhabitants can come."""
    chance = Chance(position.chance)
    others = list(BOX.laurels.others)
    chance.shuffle(others)
    for slot, value in zip(RING_SLOTS, others, strict=True):
        position.laurels[position.slots[slot]] = value
    position.chance = chance.state
    complete_board(position)
    position.phase = PLACING
    return LaurelsDealt(dict(zip(HILLS, position.laurels, strict=True)))


def complete_board(position: Position) -> None:
    """Work out which spaces touch, now that all tiles lie."""
    assert position.handedness is not None
    position.neighbours = space_neighbours(position.handedness, position.slots, position.rotations)


def deal_ring(position: Position) -> None:
    """The option `ring_placement = "random"`: tiles and turns are drawn instead of chosen."""
    chance = Chance(position.chance)
    if position.handedness is None:
        position.handedness = WAYS[chance.randrange(len(WAYS))]
    for slot in RING_SLOTS:
        put_tile(position, slot, chance.randrange(6))
    position.chance = chance.state
    deal_laurels(position)
