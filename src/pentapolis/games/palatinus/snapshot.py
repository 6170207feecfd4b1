"""Reading a snapshot of Palatinus: what holds between its fields, checked so that play can go on from it.

Hand-made positions are welcome: the numbers of pieces may differ from the box's.
"""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.palatinus.actions import PLACE, PlaceInhabitant
from pentapolis.games.palatinus.box import Handedness
from pentapolis.games.palatinus.components import (
    BOX,
    HILLS,
    KINDS,
    RING_SLOTS,
    SPACE_NUMBER,
    SPACES,
    kinds_in_game,
)
from pentapolis.games.palatinus.rules.inhabitants import count_all
from pentapolis.games.palatinus.rules.tiles import begin_turn, complete_board
from pentapolis.games.palatinus.state import (
    HANDEDNESS,
    LAYING,
    MESHING,
    PIECES,
    PLACING,
    TILES,
    PieceData,
    Position,
    TileData,
    placed,
)
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.snapshots import require


@TILES.read_by
def read_tiles(position: Position, data: Mapping[str, TileData]) -> None:
    """The tiles on the table: together with the pile each of them once, in the middle and side by side."""
    pile = [HILLS[hill] for hill in position.pile]
    require(sorted([*pile, *data]) == sorted(HILLS), "each tile must be in the pile or on the table, once")
    require(
        sorted(tile.slot for tile in data.values()) in _filled_slots(len(data)),
        "the tiles must lie in the middle and in neighbouring slots",
    )
    require(all(0 <= tile.rotation < 6 for tile in data.values()), "rotations are 0 to 5")
    laid = {tile.slot: (HILLS.index(letter), tile.rotation) for letter, tile in data.items()}
    lying = [laid.get(slot, (EMPTY, 0)) for slot in range(len(HILLS))]
    position.slots = tuple([hill for hill, _ in lying])
    position.rotations = tuple([rotation for _, rotation in lying])


def _filled_slots(tiles: int) -> list[list[int]]:
    """Every set of slots that a number of tiles can lie in: the middle and an arc of the ring."""
    count = len(RING_SLOTS)
    return [sorted([0, *((first + step) % count + 1 for step in range(tiles - 1))]) for first in range(count)]


@PIECES.read_by
def read_pieces(position: Position, data: Mapping[str, PieceData]) -> None:
    """The inhabitants on the board."""
    usable = [KINDS[kind] for kind in kinds_in_game(position.seats)]
    require(not (data and position.pile), "inhabitants come after the last tile")
    require(data.keys() <= SPACE_NUMBER.keys(), "a piece stands on an unknown space")
    position.owners = [EMPTY] * len(SPACES)
    position.kinds = [EMPTY] * len(SPACES)
    for name, piece in data.items():
        require(0 <= piece.seat < position.seats, "a piece belongs to an unknown seat")
        require(piece.kind in usable, f"unknown kind {piece.kind!r} with {position.seats} players")
        position.owners[SPACE_NUMBER[name]] = piece.seat
        position.kinds[SPACE_NUMBER[name]] = KINDS.index(piece.kind)


@HANDEDNESS.read_by
def read_handedness(position: Position, data: Handedness | None) -> None:
    """How the tiles mesh, where that is chosen."""
    fixed = position.options.handedness
    require(fixed == "chosen" or data is None, "handedness is for tables where it is chosen")
    position.handedness = data if fixed == "chosen" else fixed
    laid = len(HILLS) - len(position.pile)
    require(
        data is not None or fixed != "chosen" or laid <= 1,
        "how the tiles mesh is settled before the second one lies",
    )


def complete(position: Position) -> None:
    """Set what follows from a snapshot, and check what must hold; a full board is counted at once."""
    _check_laurels(position)
    position.empty = [space for space, owner in enumerate(position.owners) if owner == EMPTY]
    position.placements = placements_on(position.empty, position.seats)
    position.numbers = []
    position.left = sum(map(sum, position.stocks))
    position.count = None
    position.neighbours = ()
    _check_stocks(position)
    options, laid = position.options, len(RING_SLOTS) - len(position.pile)
    chosen = options.handedness == "chosen" and position.handedness is not None
    position.ply = placed(position) + (laid + chosen if options.ring_placement == "players" else 0)
    if position.pile:
        position.phase = MESHING if position.handedness is None else LAYING
        begin_turn(position, laid)
        return
    complete_board(position)
    position.phase = PLACING
    begin_turn(position, placed(position))
    if not position.left:
        count_all(position, [])


def placements_on(spaces: list[int], seats: int) -> list[list[PlaceInhabitant]]:
    """For each kind in the game the actions that place it on these spaces."""
    return [[PLACE[kind][space] for space in spaces] for kind in kinds_in_game(seats)]


def _check_laurels(position: Position) -> None:
    with_laurel = [hill for hill, value in enumerate(position.laurels) if value]
    expected = [position.slots[0]] if position.pile else [*range(len(HILLS))]
    require(
        with_laurel == expected, "laurels lie on the centre hill, and on all hills once the board is complete"
    )
    values = (0, BOX.laurels.centre, *BOX.laurels.others)
    require(all(value in values for value in position.laurels), "unknown laurel value")


def _check_stocks(position: Position) -> None:
    seats, left = position.seats, position.left
    usable = kinds_in_game(seats)
    require(len(position.stocks) == seats, "expected one stock for each seat")
    for stock in position.stocks:
        require(not sum(stock[len(usable) :]), "a stock holds a kind that is not in the game")
    require(left < len(position.empty), "there are too few free spaces")
    turn = position.starting_player + placed(position)
    for later in range(seats):
        due = -((later - left) // seats) if later < left else 0
        require(
            sum(position.stocks[(turn + later) % seats]) == due,
            f"seat {(turn + later) % seats} must have {due} inhabitants left",
        )
