"""Reading a snapshot of Attika: what holds between its fields, checked so that play can go on from it.

Hand-made positions are welcome: the numbers of pieces may differ from the box's.
"""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.attika.actions import REACH
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.box import STEP
from pentapolis.games.attika.components import (
    ACTIONS,
    BIT,
    BUILDING_NUMBER,
    HEX_NUMBER,
    STACKS,
    TILES,
)
from pentapolis.games.attika.rules.setting_up import layout_of
from pentapolis.games.attika.rules.table import add_tiles, clear_table, put_building
from pentapolis.games.attika.scoring import RACE_ENDINGS, TABLE_ENDINGS
from pentapolis.games.attika.state import (
    BUILT,
    DRAWING,
    DRAWN,
    NONE,
    OVER,
    PAYING,
    SEAT_OF_TURN,
    TILE,
    TILES_LAID,
    Position,
    turn_of,
)
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.hexes import Hex
from pentapolis.kernel.snapshots import require
from pentapolis.kernel.state import NOBODY, TURNS


@SEAT_OF_TURN.read_by
def read_seat_of_turn(position: Position, seat: int) -> None:
    """Whose turn it is follows from its number; it is saved for people."""
    require(seat == turn_of(position), "that seat's turn has another number")
    position.actors = NOBODY if position.phase == OVER else TURNS[seat]


@TILES_LAID.read_by
def read_tiles(position: Position, data: Mapping[str, tuple[int, int, int]]) -> None:
    """The tiles on the table: none of them in the stack, none over another or too far out."""
    known = {str(tile + 1) for tile in TILES}
    stack = {str(tile + 1) for tile in position.tile_stack}
    require(data.keys() <= known, "unknown tile number")
    require(
        stack <= known and len(stack) == len(position.tile_stack), "the stack holds unknown or equal tiles"
    )
    require(not stack & data.keys(), "a tile is both on the table and in the stack")
    clear_table(position, layout_of(position.seats, position.options).shrines)
    to_come = len(position.tile_stack) + (position.tile != EMPTY)
    # Every tile that is still to be laid may reach further out, and `tile` must be able to say where to.
    furthest = REACH - STEP * to_come
    for name, (q, r, rotation) in sorted(data.items(), key=lambda item: int(item[0])):
        require(0 <= rotation < 6, "rotations are 0 to 5")
        require(
            max(abs(q), abs(r)) <= furthest,
            f"tile {name} lies too far out at {q} {r}: no coordinate may be beyond {furthest} "
            f"while tiles are to be laid (now {to_come})",
        )
        require(position.board.fits(Hex(q, r)), "a tile covers another one or a shrine")
        add_tiles(position, [Placement(int(name) - 1, Hex(q, r), rotation)])


@BUILT.read_by
def read_built(position: Position, seat: int, data: Mapping[str, str]) -> None:
    """The buildings on the board."""
    for name, building in sorted(data.items()):
        require(name in HEX_NUMBER, f"unknown hex {name!r}")
        require(building in BUILDING_NUMBER, f"unknown building {building!r}")
        bit = BIT[HEX_NUMBER[name]]
        require(bool(bit & position.board.every), f"hex {name} is not on the board")
        require(bool(bit & position.vacant), f"two buildings stand on {name}")
        put_building(position, seat, BUILDING_NUMBER[building], HEX_NUMBER[name])


def complete(position: Position) -> None:
    """Check what must hold between the fields, and that play can go on."""
    for stacks in position.stacks:
        require(len(stacks) == STACKS, f"a player has {STACKS} stacks")
    _check_actions(position)
    _check_choice(position)
    if position.phase == OVER:
        endings = RACE_ENDINGS if position.options.solo_race else TABLE_ENDINGS
        require(position.ending in endings, f"the ending is one of {', '.join(endings)}")
    else:
        require(not position.ending, "an ending belongs to a game that is over")
        require(bool(position.legal(turn_of(position))), "the player whose turn it is can do nothing")


def _check_actions(position: Position) -> None:
    most = ACTIONS[position.mode]
    require(position.made <= most, f"{position.made} actions of this kind cannot have been made")
    require(
        not position.bought or position.made == most > 0, "an action is bought when the others are used up"
    )


def _check_choice(position: Position) -> None:
    """What is being decided about is there, and nothing else is."""
    phase, mode, tile = position.phase, position.mode, position.tile
    require(
        (position.building != EMPTY) == (phase in (DRAWN, PAYING)), "a building is drawn or paid for, or none"
    )
    require((position.site != EMPTY) == (phase == PAYING), "a site is there to be paid for")
    require((tile != EMPTY) == (phase == TILE), "a turned-up tile is there to be laid")
    require(not position.paid or phase == PAYING, "cards are given for a site only")
    require(phase not in (DRAWN, TILE) or mode == DRAWING, "that happens when buildings are drawn")
    require(phase != PAYING or mode != NONE, "sites are paid for when buildings are drawn or built")
    if phase == PAYING:
        require(bool(BIT[position.site] & position.vacant), "the site is not a free hex")
    if phase == TILE:
        elsewhere = {*position.tile_stack, *(placed.tile for placed in position.board.placements)}
        require(tile in TILES and tile not in elsewhere, "the turned-up tile is elsewhere")
