"""Every decision a player of Palatinus can take."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pentapolis.games.palatinus.components import KINDS, RING_SLOTS, SPACES
from pentapolis.kernel.actions import Action, ActionSpace, Domain


class LayTile(Action, frozen=True):
    """Lay the drawn tile in a slot of the ring, turned clockwise by so many sixths: `lay 3 5`."""

    verb: ClassVar[str] = "lay"
    slot: Annotated[int, Domain.numbers("slot", RING_SLOTS[0], RING_SLOTS[-1])]
    rotation: Annotated[int, Domain.numbers("rotation", 0, 5)]


class PlaceInhabitant(Action, frozen=True):
    """Place an inhabitant of the own stock on an empty space: `place farmer C4`."""

    verb: ClassVar[str] = "place"
    kind: Annotated[int, Domain("kind", KINDS)]
    space: Annotated[int, Domain("space", SPACES)]


ACTION_TYPES = (LayTile, PlaceInhabitant)

LAY = {slot: tuple(LayTile(slot, rotation) for rotation in range(6)) for slot in RING_SLOTS}
PLACE = tuple(
    tuple(PlaceInhabitant(kind, space) for space in range(len(SPACES))) for kind in range(len(KINDS))
)
"""All actions, made once: legal lists hand out these."""

PLACE_NUMBERS = tuple(tuple(map(ActionSpace(ACTION_TYPES).number, actions)) for actions in PLACE)
"""Their numbers."""
