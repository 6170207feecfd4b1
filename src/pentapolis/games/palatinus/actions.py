"""Every decision a player of Palatinus can take."""

from __future__ import annotations

from typing import Annotated, ClassVar, get_args

from pentapolis.games.palatinus.box import Handedness
from pentapolis.games.palatinus.components import KINDS, RING_SLOTS, SPACES
from pentapolis.kernel.actions import Action, ActionSpace, Domain

WAYS: tuple[Handedness, ...] = get_args(Handedness)
"""How the tiles can mesh."""


class LayTile(Action, frozen=True):
    """Lay the drawn tile in a slot of the ring, turned clockwise by a number of sixths: `lay 3 5`."""

    verb: ClassVar[str] = "lay"
    slot: Annotated[int, Domain.numbers("slot", RING_SLOTS[0], RING_SLOTS[-1])]
    rotation: Annotated[int, Domain.numbers("rotation", 0, 5)]


class PlaceInhabitant(Action, frozen=True):
    """Place an inhabitant from your stock on an empty space: `place farmer C4`."""

    verb: ClassVar[str] = "place"
    kind: Annotated[int, Domain("kind", KINDS)]
    space: Annotated[int, Domain("space", SPACES)]


class Mesh(Action, frozen=True):
    """Settle how the tiles mesh, before the first one is laid: `mesh left` (option `handedness`)."""

    verb: ClassVar[str] = "mesh"
    way: Annotated[int, Domain("way", WAYS)]


ACTION_TYPES = (LayTile, PlaceInhabitant, Mesh)

LAY = {slot: tuple(LayTile(slot, rotation) for rotation in range(6)) for slot in RING_SLOTS}
MESH = tuple(Mesh(way) for way in range(len(WAYS)))
PLACE = tuple(
    tuple(PlaceInhabitant(kind, space) for space in range(len(SPACES))) for kind in range(len(KINDS))
)
"""All actions, made once: legal lists hand out these."""

PLACE_NUMBERS = tuple(tuple(map(ActionSpace(ACTION_TYPES).number, actions)) for actions in PLACE)
"""Their numbers."""
