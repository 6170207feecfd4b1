"""Extension tiles (5.7): whoever empties a stack lays one."""

from __future__ import annotations

from itertools import chain

from pentapolis.games.attika.actions import LAYINGS, LayTile
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.events import TileLaid, TileTurned
from pentapolis.games.attika.rules.table import add_tiles
from pentapolis.games.attika.state import ACTION_DONE, TILE, Position
from pentapolis.kernel.decisions import Decision, Reason
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.hexes import Hex
from pentapolis.kernel.messages import Refusal

RULE = "attika.5.7"

NO_TILE = Reason("attika-refusal-no-tile", RULE)
TILE_APART = Reason("attika-refusal-tile-apart", RULE)
TILE_COVERS = Reason("attika-refusal-tile-covers", RULE)


def turn_up_tile(position: Position, events: list[Event]) -> None:
    """After a building was placed or stored: a player who emptied a stack turns up a tile, if one is left."""
    position.phase = ACTION_DONE
    if position.tile_due:
        position.tile_due = False
        if position.tile_stack:
            position.tile = position.tile_stack.pop()
            position.phase = TILE
            events.append(TileTurned(position.actors[0], position.tile + 1))


def layings(position: Position, _seat: int) -> list[LayTile]:
    return [*chain.from_iterable(map(LAYINGS.__getitem__, position.board.open_cells()))]


def why_not_lay(position: Position, _seat: int, action: LayTile) -> Refusal | None:
    centre = Hex(action.q, action.r)
    if position.board.is_open(centre):
        return None
    return TILE_COVERS() if position.board.touches(centre) else TILE_APART()


def lay(position: Position, seat: int, action: LayTile, events: list[Event]) -> None:
    tile = position.tile
    position.tile = EMPTY
    add_tiles(position, [Placement(tile, Hex(action.q, action.r), action.rotation)])
    position.phase = ACTION_DONE
    events.append(TileLaid(seat, tile + 1, action.q, action.r, action.rotation))


LAY_TILE = Decision(
    LayTile,
    rule=RULE,
    choices=layings,
    why_not=why_not_lay,
    effect=lay,
    reasons=(TILE_APART, TILE_COVERS),
)
