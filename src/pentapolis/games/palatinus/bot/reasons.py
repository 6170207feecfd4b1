"""What speaks for and against a choice, in the terms of the game."""

from __future__ import annotations

from pentapolis.games.palatinus.actions import LayTile, Mesh, PlaceInhabitant
from pentapolis.games.palatinus.bot.last import LastPlacement
from pentapolis.games.palatinus.bot.placing import SLIGHT, Placement, reason
from pentapolis.games.palatinus.components import BOX, space_hex
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.decisions import foreign_action
from pentapolis.kernel.forms import EMPTY


def reasons_for(state: Palatinus, seat: int, action: Action) -> list[Reason]:
    """What speaks for and against a legal action; at least one reason."""
    if isinstance(action, PlaceInhabitant):
        last = state.left == 1
        return (LastPlacement if last else Placement)(state, seat, action).reasons()
    if isinstance(action, LayTile):
        return [_laying(state, action)]
    if isinstance(action, Mesh):
        return [reason("mesh", SLIGHT)]
    raise foreign_action(action, state.key)


# Laying a tile ---------------------------------------------------------------------------


def _laying(state: Palatinus, action: LayTile) -> Reason:
    """Nothing is won by a tile yet; what it makes is ground that is good for farmers, or is not."""
    handedness = state.handedness or "right"
    springs_lying = {
        space_hex(handedness, slot, state.rotations[slot], index)
        for slot, hill in enumerate(state.slots)
        if hill != EMPTY
        for index in BOX.tiles[hill].springs
    }
    own = [
        space_hex(handedness, action.slot, action.rotation, index)
        for index in BOX.tiles[state.pile[0]].springs
    ]
    joined = sum(any(near in springs_lying for near in spring.neighbours()) for spring in own)
    return reason("lay-joined", SLIGHT, springs=joined) if joined else reason("lay-apart", SLIGHT)
