"""The city grids, and the pieces that are put on them.

A square is named by its city, row and column (`1A1`, `2F6`): city 1 is the capital. A set of squares is a
mask: eight bytes for each city, a byte for each row, so that all cities of a player are one number and a step
is one shift.
"""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.games.antiquity.components import FIGURES, FIRST_HOUSE, FOUNTAIN, PIECES, SHAPES
from pentapolis.games.antiquity.masks import Picker, bits_of, mask_of

ROW = 8
GRID = 64
"""The bits of a row and of a city in masks."""

SIZES = (FIGURES.capital_size, *(FIGURES.colony_size,) * (FIGURES.cities - 1))
_PLACES = tuple(
    (city, row, column) for city, size in enumerate(SIZES) for row in range(size) for column in range(size)
)
SQUARES = tuple(f"{city + 1}{'ABCDEFG'[row]}{column + 1}" for city, row, column in _PLACES)
SQUARE_BITS = tuple(GRID * city + ROW * row + column for city, row, column in _PLACES)
"""For each square by number its bit in masks."""
BIT_OF_SQUARE = dict(zip(SQUARES, SQUARE_BITS, strict=True))
SQUARE_NAMES = Picker(dict(zip(SQUARE_BITS, SQUARES, strict=True)))
SQUARE_NUMBER = {bit: number for number, bit in enumerate(SQUARE_BITS)}
GRIDS = tuple(
    mask_of(bit for bit, (of, _, _) in zip(SQUARE_BITS, _PLACES, strict=True) if of == city)
    for city in range(len(SIZES))
)
"""The squares of each city."""


def square_names(mask: int) -> list[str]:
    """The names of the squares of a mask."""
    return SQUARE_NAMES.picked(mask)


def adjoining(mask: int) -> int:
    """The squares that share an edge with a set; may run off the grid."""
    return mask << 1 | mask >> 1 | mask << ROW | mask >> ROW


class Orientation(NamedTuple):
    """A piece turned one way: its cells counted from the top left square around it."""

    offsets: tuple[int, ...]
    mask: int

    def anchors(self, free: int) -> int:
        """The top left squares with which it lies on free squares only."""
        found = free >> self.offsets[0] if self.offsets[0] else free
        for offset in self.offsets[1:]:
            found &= free >> offset
        return found


def _orientations(shape: tuple[str, ...]) -> tuple[Orientation, ...]:
    """The different ways to turn a shape; pieces are not flipped (ruling 5). Cells keep their order."""
    cells = [
        (row, column) for row, line in enumerate(shape) for column, cell in enumerate(line) if cell == "#"
    ]
    found: dict[int, Orientation] = {}
    for _ in range(4):
        offsets = tuple(ROW * row + column for row, column in cells)
        mask = mask_of(offsets)
        found.setdefault(mask, Orientation(offsets, mask))
        bottom = max(row for row, _ in cells)
        cells = [(column, bottom - row) for row, column in cells]
    return tuple(found.values())


ORIENTATIONS = tuple(_orientations(shape) for shape in SHAPES)
"""For each piece the ways to turn it, numbered by quarter turns clockwise."""

SINGLE_SQUARES = mask_of([FOUNTAIN, *range(FIRST_HOUSE, len(PIECES))])
"""The pieces of one square, as a mask of pieces."""

_fitting: dict[int, tuple[int, int]] = {}
"""For free squares met before: the pieces that were tried there, and those that fit."""
_KEPT = 1 << 15


def fitting_pieces(free: int, wanted: int) -> int:
    """Of some pieces, given as a mask of pieces, those that fit on free squares."""
    if not free:
        return 0
    tried, fitting = _fitting.get(free, (SINGLE_SQUARES, SINGLE_SQUARES))
    new = wanted & ~tried
    if new:
        if len(_fitting) >= _KEPT:
            _fitting.clear()
        for piece in bits_of(new):
            for orientation in ORIENTATIONS[piece]:
                if orientation.anchors(free):
                    fitting |= 1 << piece
                    break
        _fitting[free] = (tried | new, fitting)
    return fitting & wanted
