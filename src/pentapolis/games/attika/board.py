"""The board of Attika: tiles and shrines on a plane of hexes, and what touches what.

A board never changes: laying a tile makes a new one, so that copies of positions share theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pentapolis.games.attika.box import POSITIONS
from pentapolis.games.attika.components import (
    BIT,
    HEXES,
    TILE_MASK,
)
from pentapolis.kernel.hexes import DIRECTIONS, Hex

_ROW = 256
"""A cell is a hex of the plane as one number, `_ROW * q + r`: a step in a direction is an addition."""


def cell_of(place: Hex) -> int:
    """The cell of a hex."""
    return _ROW * place.q + place.r


def hex_of(cell: int) -> Hex:
    """The hex of a cell."""
    r = (cell + _ROW // 2) % _ROW - _ROW // 2
    return Hex((cell - r) // _ROW, r)


def _disc(radius: int) -> tuple[int, ...]:
    steps = range(-radius, radius + 1)
    return tuple(cell_of(Hex(q, r)) for q in steps for r in steps if abs(q + r) <= radius)


_STEPS = tuple(map(cell_of, DIRECTIONS))
_TURNS = range(len(DIRECTIONS))
_TURNED = tuple((0, *_STEPS[turn:], *_STEPS[:turn]) for turn in _TURNS)
"""For each rotation of a tile the steps from its centre to its positions 0 to 6."""

_RING = tuple(
    tuple(
        (step, tuple(1 + (rim - turn) % 6 for rim, cell in enumerate(_STEPS) if step - cell in _STEPS))
        for step in _disc(2)
        if step not in _disc(1)
    )
    for turn in _TURNS
)
"""For each rotation of a tile the steps to the twelve cells around it, each with the positions it touches."""

NEAR_ON_TILE = tuple(
    (
        sum(BIT[first + 1 : first + POSITIONS]),
        *(BIT[first] | BIT[first + 1 + (rim - 1) % 6] | BIT[first + 1 + (rim + 1) % 6] for rim in range(6)),
    )
    for first in range(0, len(HEXES), POSITIONS)
)
"""For each tile, which of its own hexes touch each other."""

_TILE = _disc(1)
_WITHIN_2 = _disc(2)
_RING_3 = tuple(step for step in _disc(3) if step not in _WITHIN_2)


@lru_cache(maxsize=64)
def _cells_around(lying: frozenset[int]) -> tuple[set[int], set[int]]:
    """The cells too near to what lies on the table for the centre of a tile, and those that are near enough.

    Games that begin alike share them, so nobody may change them.
    """
    blocked = {cell + step for cell in lying for step in _TILE}
    return blocked, {cell + step for cell in lying for step in _WITHIN_2} - blocked


@lru_cache(maxsize=1 << 12)
def _cells_around_tile(centre: int) -> tuple[frozenset[int], frozenset[int]]:
    """The cells too near to the centre of a tile for another centre, and those that are just near enough."""
    return frozenset([centre + step for step in _WITHIN_2]), frozenset([centre + step for step in _RING_3])


class Placement(NamedTuple):
    """Where a tile lies: its centre, and by how many sixths it is turned clockwise."""

    tile: int
    centre: Hex
    rotation: int

    def hexes(self) -> list[Hex]:
        """The hexes of the plane that the tile's positions 0 to 6 lie on."""
        return [self.centre, *(self.centre.neighbour(rim + self.rotation) for rim in range(POSITIONS - 1))]


class Board:
    """Tiles and shrines on the table.

    A tile may be laid where its centre has distance 2 to the nearest tile or shrine: nearer it would cover
    something, further away it would touch nothing. The cells where that is so (`_open_cells`), and those that
    are too near (`_blocked`), are worked out when they are first asked for, and kept up from then on.
    """

    __slots__ = (
        "_blocked",
        "_lying",
        "_open_cells",
        "beside_shrines",
        "every",
        "near",
        "placements",
        "shrine_near",
        "shrines",
    )

    placements: tuple[Placement, ...]
    shrines: tuple[Hex, ...]
    every: int
    """All hexes on the board, as a mask."""
    near: tuple[int, ...]
    """For each hex those adjacent to it, as a mask."""
    shrine_near: tuple[int, ...]
    """For each shrine the hexes adjacent to it, as a mask."""
    beside_shrines: int
    """The hexes adjacent to any shrine."""

    def __init__(self, shrines: Sequence[Hex]) -> None:
        """A board with shrines and no tile."""
        self.placements = ()
        self.shrines = tuple(shrines)
        self.every = 0
        self.near = (0,) * len(HEXES)
        self.shrine_near = (0,) * len(shrines)
        self.beside_shrines = 0
        # What lies on each cell: the number of a hex, or for a shrine the complement of its number.
        self._lying = {cell_of(shrine): ~number for number, shrine in enumerate(shrines)}
        self._blocked: set[int] = set()
        self._open_cells: set[int] | None = None

    def with_tile(self, placement: Placement) -> Board:
        """This board with one more tile on it, which must fit."""
        return self.with_tiles((placement,))

    def with_tiles(self, placements: Sequence[Placement]) -> Board:
        """This board with more tiles on it, which must fit."""
        new = object.__new__(Board)
        new.placements = (*self.placements, *placements)
        new.shrines = self.shrines
        new.every = self.every
        new.beside_shrines = self.beside_shrines
        new._lying = lying = self._lying.copy()
        near = list(self.near)
        shrine_near = list(self.shrine_near)
        for tile, middle, turn in placements:
            new.every |= TILE_MASK[tile]
            centre = cell_of(middle)
            first = POSITIONS * tile
            numbers = range(first, first + POSITIONS)
            lying.update(zip([centre + step for step in _TURNED[turn]], numbers, strict=True))
            near[first : first + POSITIONS] = NEAR_ON_TILE[tile]
            for step, positions in _RING[turn]:
                other = lying.get(centre + step)
                if other is None:
                    continue
                if other >= 0:
                    bit = BIT[other]
                    for position in positions:
                        near[first + position] |= bit
                        near[other] |= BIT[first + position]
                else:
                    for position in positions:
                        shrine_near[~other] |= BIT[first + position]
                        new.beside_shrines |= BIT[first + position]
        new.near = tuple(near)
        new.shrine_near = tuple(shrine_near)
        new._blocked, new._open_cells = self._blocked, self._open_cells
        if new._open_cells is not None:
            for placed in placements:
                new._keep_clear_of(cell_of(placed.centre))
        return new

    def _keep_clear_of(self, centre: int) -> None:
        """Around a new tile some places for more tiles are lost, others have come within reach."""
        assert self._open_cells is not None
        lost, reached = _cells_around_tile(centre)
        self._blocked = self._blocked | lost
        self._open_cells = open_cells = self._open_cells.copy()
        open_cells -= lost
        open_cells |= reached - self._blocked

    def open_cells(self) -> list[int]:
        """The cells where the centre of another tile may lie, in any rotation."""
        if self._open_cells is None:
            self._blocked, self._open_cells = _cells_around(frozenset(self._lying))
        return sorted(self._open_cells)

    def is_open(self, centre: Hex) -> bool:
        """Whether the centre of another tile may lie here."""
        if self._open_cells is None:
            return self.touches(centre) and self.fits(centre)
        return cell_of(centre) in self._open_cells

    def fits(self, centre: Hex) -> bool:
        """Whether a tile here would cover nothing."""
        cell = cell_of(centre)
        return self._lying.keys().isdisjoint([cell + step for step in _TILE])

    def touches(self, centre: Hex) -> bool:
        """Whether a tile here would touch or cover something."""
        cell = cell_of(centre)
        return not self._lying.keys().isdisjoint([cell + step for step in _WITHIN_2])

    def hex_at(self, place: Hex) -> int | None:
        """The number of the hex that lies there; None for gaps, shrines and empty table."""
        number = self._lying.get(cell_of(place), -1)
        return number if number >= 0 else None
