"""A position of Palatinus as plain data: copy, dump, load."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, Self

import msgspec

from pentapolis.games.palatinus.actions import PLACE, PlaceInhabitant
from pentapolis.games.palatinus.box import Handedness
from pentapolis.games.palatinus.components import (
    BOX,
    HILLS,
    KINDS,
    PLAYED_BOX,
    RING_SLOTS,
    SPACE_NUMBER,
    SPACES,
    kinds_in_game,
    space_neighbours,
)
from pentapolis.games.palatinus.scoring import Count
from pentapolis.kernel.game import Options, Snapshot, State, require

RULES_VERSION = 1
EMPTY = -1
"""Stands for no hill in a slot, and for nobody on a space."""


class PalatinusOptions(Options, frozen=True):
    """The variants of Palatinus."""

    handedness: Literal["right", "left", "chosen"] = "right"
    """Which of the two mirror-image layouts the tiles form; or the starting player chooses (ruling 5)."""

    ring_placement: Literal["players", "random"] = "players"
    """Who lays the tiles; `random` deals them for a quick game."""

    empty_spring_also_empty_field: bool = False
    """Does an empty spring pay a farmer as a field too? (ruling 14)"""

    show_remaining_stock: bool = True
    """Are others told what can be deduced of a player's remaining stock? (ruling 30)"""

    capture_pays_owner_once: bool = False
    """Does an inhabitant that two soldiers of one player reach bring them the piece only? (ruling 11)"""

    added: ClassVar[tuple[str, ...]] = ("capture_pays_owner_once",)


def placements_on(spaces: list[int], seats: int) -> list[list[PlaceInhabitant]]:
    """For each kind in the game the actions that place it on these spaces."""
    return [[PLACE[kind][space] for space in spaces] for kind in kinds_in_game(seats)]


class Position(State):
    """The table: tiles, laurels, inhabitants and stocks. The rules are in `rules.py`.

    `pile[0]` is the drawn tile that lies open; the rest of the pile is secret, as are `chance` and the kinds
    of wolves.
    """

    __slots__ = (
        "actors",
        "chance",
        "count",
        "empty",
        "handedness",
        "kinds",
        "laurels",
        "left",
        "neighbours",
        "numbers",
        "options",
        "owners",
        "pile",
        "placements",
        "ply",
        "rotations",
        "seats",
        "slots",
        "starting_player",
        "stocks",
    )

    key: ClassVar[str] = "palatinus"

    seats: int
    options: PalatinusOptions
    starting_player: int
    chance: int
    ply: int
    handedness: Handedness | None
    """How the tiles mesh; None before the starting player has chosen."""
    pile: list[int]
    slots: list[int]
    rotations: list[int]
    laurels: list[int]
    """The value on each hill; 0 before they are dealt."""
    owners: list[int]
    kinds: list[int]
    empty: list[int]
    """The free spaces, in ascending order."""
    placements: list[list[PlaceInhabitant]]
    """For each kind in the game the actions that place it on a free space: legal lists are made of these."""
    numbers: list[list[int]]
    """The numbers of the placements, kept from the time when somebody first asks for numbers; [] before."""
    stocks: list[list[int]]
    """For each seat the number left of each kind."""
    left: int
    """The number of inhabitants still to be placed by all together."""
    actors: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """For each space the adjacent ones; () while tiles are being laid."""
    count: Count | None
    """The final count; None before the end."""

    @property
    def placed(self) -> int:
        """The number of inhabitants on the board."""
        return len(SPACES) - len(self.empty)

    @property
    def laying(self) -> bool:
        """Are tiles still being laid?"""
        return bool(self.pile)

    def complete_board(self) -> None:
        """Work out which spaces touch, now that all tiles lie."""
        assert self.handedness is not None
        self.neighbours = space_neighbours(self.handedness, tuple(self.slots), tuple(self.rotations))

    def copy(self) -> Self:
        new = object.__new__(type(self))
        new.seats = self.seats
        new.options = self.options
        new.starting_player = self.starting_player
        new.chance = self.chance
        new.ply = self.ply
        new.handedness = self.handedness
        new.pile = self.pile[:]
        new.slots = self.slots[:]
        new.rotations = self.rotations[:]
        new.laurels = self.laurels[:]
        new.owners = self.owners[:]
        new.kinds = self.kinds[:]
        new.empty = self.empty[:]
        new.placements = [actions[:] for actions in self.placements]
        new.numbers = [numbers[:] for numbers in self.numbers] if self.numbers else []
        new.stocks = [stock[:] for stock in self.stocks]
        new.left = self.left
        new.actors = self.actors
        new.neighbours = self.neighbours
        new.count = self.count
        return new

    def dump(self) -> Snapshot:
        chosen = self.options.handedness == "chosen"
        return {
            "game": self.key,
            "rules": RULES_VERSION,
            **PLAYED_BOX.mark(),
            "seats": self.seats,
            "options": self.options.dump(),
            "starting_player": self.starting_player,
            "chance": self.chance,
            "pile": [HILLS[hill] for hill in self.pile],
            "tiles": {
                HILLS[hill]: {"slot": slot, "rotation": self.rotations[slot]}
                for slot, hill in enumerate(self.slots)
                if hill != EMPTY
            },
            "laurels": {HILLS[hill]: value for hill, value in enumerate(self.laurels) if value},
            "pieces": {
                SPACES[space]: {"seat": owner, "kind": KINDS[self.kinds[space]]}
                for space, owner in enumerate(self.owners)
                if owner != EMPTY
            },
            "stocks": [
                {KINDS[kind]: number for kind, number in enumerate(stock) if number} for stock in self.stocks
            ],
            **({"handedness": self.handedness} if chosen else {}),
        }


# Reading a snapshot ---------------------------------------------------------------------------


class TileData(msgspec.Struct, forbid_unknown_fields=True):
    """A laid tile in a snapshot."""

    slot: int
    rotation: int


class PieceData(msgspec.Struct, forbid_unknown_fields=True):
    """A placed inhabitant in a snapshot."""

    seat: int
    kind: str


class SnapshotData(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot."""

    game: str
    rules: int
    seats: int
    options: dict[str, object]
    starting_player: int
    chance: int
    pile: list[str]
    tiles: dict[str, TileData]
    laurels: dict[str, int]
    pieces: dict[str, PieceData]
    stocks: list[dict[str, int]]
    handedness: Handedness | None = None


def read_snapshot(position: Position, snapshot: Mapping[str, object]) -> None:
    """Fill a new position from a snapshot that has been checked for game, version and options.

    Positions made up by hand are welcome as long as play can go on from them: the numbers of pieces may
    differ from the box's.
    """
    data = msgspec.convert(snapshot, SnapshotData)
    require(0 <= data.starting_player < data.seats, "starting_player is not a seat")
    require(0 <= data.chance < 1 << 64, "chance is a number of 64 bits")
    position.seats = data.seats
    position.starting_player = data.starting_player
    position.chance = data.chance
    position.count = None
    position.neighbours = ()
    position.numbers = []
    fixed = position.options.handedness
    require(fixed == "chosen" or data.handedness is None, "handedness is for tables where it is chosen")
    position.handedness = data.handedness if fixed == "chosen" else fixed
    settled = position.handedness is not None or len(data.tiles) <= 1
    require(settled, "how the tiles mesh is settled before the second one lies")
    _read_tiles(position, data)
    _read_pieces(position, data)


def _read_tiles(position: Position, data: SnapshotData) -> None:
    require(
        sorted([*data.pile, *data.tiles]) == sorted(HILLS),
        "each tile must be in the pile or on the table, once",
    )
    require(
        sorted(tile.slot for tile in data.tiles.values()) in _filled_slots(len(data.tiles)),
        "the tiles must lie in the middle and in neighbouring slots",
    )
    require(all(0 <= tile.rotation < 6 for tile in data.tiles.values()), "rotations are 0 to 5")
    require(
        sorted(data.laurels) == (sorted(HILLS) if not data.pile else [*_centre_letters(data)]),
        "laurels lie on the centre hill, and on all hills once the board is complete",
    )
    values = sorted((BOX.laurels.centre, *BOX.laurels.others))
    require(all(value in values for value in data.laurels.values()), "unknown laurel value")
    position.pile = [HILLS.index(letter) for letter in data.pile]
    position.slots = [EMPTY] * len(HILLS)
    position.rotations = [0] * len(HILLS)
    for letter, tile in data.tiles.items():
        position.slots[tile.slot] = HILLS.index(letter)
        position.rotations[tile.slot] = tile.rotation
    position.laurels = [data.laurels.get(letter, 0) for letter in HILLS]
    if not data.pile:
        position.complete_board()


def _centre_letters(data: SnapshotData) -> list[str]:
    return [letter for letter, tile in data.tiles.items() if tile.slot == 0]


def _filled_slots(tiles: int) -> list[list[int]]:
    """Every set of slots that so many tiles can lie in: the middle and an arc of the ring."""
    count = len(RING_SLOTS)
    return [sorted([0, *((first + step) % count + 1 for step in range(tiles - 1))]) for first in range(count)]


def _read_pieces(position: Position, data: SnapshotData) -> None:
    usable = [KINDS[kind] for kind in kinds_in_game(data.seats)]
    require(not (data.pieces and data.pile), "inhabitants come after the last tile")
    require(data.pieces.keys() <= SPACE_NUMBER.keys(), "a piece stands on an unknown space")
    for piece in data.pieces.values():
        require(0 <= piece.seat < data.seats, "a piece belongs to an unknown seat")
        require(piece.kind in usable, f"unknown kind {piece.kind!r} with {data.seats} players")
    require(len(data.stocks) == data.seats, "expected one stock for each seat")
    for stock in data.stocks:
        require(stock.keys() <= set(usable), "a stock holds a kind that is not in the game")
        require(all(number >= 0 for number in stock.values()), "a stock count is negative")
    position.owners = [EMPTY] * len(SPACES)
    position.kinds = [EMPTY] * len(SPACES)
    for name, piece in data.pieces.items():
        position.owners[SPACE_NUMBER[name]] = piece.seat
        position.kinds[SPACE_NUMBER[name]] = KINDS.index(piece.kind)
    position.empty = [space for space, owner in enumerate(position.owners) if owner == EMPTY]
    position.placements = placements_on(position.empty, data.seats)
    position.stocks = [[stock.get(kind, 0) for kind in KINDS] for stock in data.stocks]
    position.left = sum(map(sum, position.stocks))
    require(position.left < len(position.empty), "there are too few free spaces")
    turn = data.starting_player + len(data.pieces)
    for later in range(data.seats):
        due = -((later - position.left) // data.seats) if later < position.left else 0
        require(
            sum(position.stocks[(turn + later) % data.seats]) == due,
            f"seat {(turn + later) % data.seats} must have {due} inhabitants left",
        )
