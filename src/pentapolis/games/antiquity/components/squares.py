"""The city grids, and the pieces that are put on them.

A square is named by its city, row and column (`1A1`, `2F6`): city 1 is the capital. A set of squares is a
mask: eight bytes for each city, a byte for each row, so that all cities of a player are one number and a step
is one shift.
"""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.games.antiquity.components import (
    FIGURES,
    FIRST_HOUSE,
    FOUNTAIN,
    PIECES,
    SHAPES,
    STORAGE,
    TYPE_OF,
)
from pentapolis.games.antiquity.components.masks import Picker, bits_of, mask_of

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


Cells = list[tuple[int, int]]


def _cells(shape: tuple[str, ...]) -> Cells:
    return [
        (row, column) for row, line in enumerate(shape) for column, cell in enumerate(line) if cell == "#"
    ]


def _flipped(cells: Cells) -> Cells:
    """The cells of a piece that is turned over, left to right."""
    width = max(column for _, column in cells)
    return [(row, width - column) for row, column in cells]


def _laid(cells: Cells) -> Orientation:
    offsets = tuple(ROW * row + column for row, column in cells)
    return Orientation(offsets, mask_of(offsets))


def _turned(cells: Cells) -> dict[int, Orientation]:
    """The different ways to turn a piece, by their masks. Cells keep their order."""
    found: dict[int, Orientation] = {}
    for _ in range(4):
        orientation = _laid(cells)
        found.setdefault(orientation.mask, orientation)
        bottom = max(row for row, _ in cells)
        cells = [(column, bottom - row) for row, column in cells]
    return found


def _every_way(shape: tuple[str, ...]) -> tuple[Orientation, ...]:
    """The ways to turn a piece, and after them those that it only has when it is turned over."""
    cells = _cells(shape)
    ways = _turned(cells)
    for mask, orientation in _turned(_flipped(cells)).items():
        ways.setdefault(mask, orientation)
    return tuple(ways.values())


ORIENTATIONS = tuple(tuple(_turned(_cells(shape)).values()) for shape in SHAPES)
"""For each piece the ways to turn it, numbered by quarter turns clockwise."""
EVERY_ORIENTATION = tuple(_every_way(shape) for shape in SHAPES)
"""The same, and after them what a piece looks like that was turned over, where that differs."""

SINGLE_SQUARES = mask_of([FOUNTAIN, *range(FIRST_HOUSE, len(PIECES))])
"""The pieces of one square, as a mask of pieces."""

_KEPT = 1 << 15


class Ways:
    """How a table lets pieces be placed: turned, turned over, or neither (ruling 5)."""

    __slots__ = ("_fitting", "numbers")

    def __init__(self, turned: bool, flipped: bool) -> None:
        self.numbers = tuple(_allowed(piece, turned, flipped) for piece in range(len(PIECES)))
        """For each piece the numbers of its orientations that are allowed."""
        self._fitting: dict[int, tuple[int, int]] = {}
        """For free squares met before: the pieces that were tried there, and those that fit."""

    def fitting(self, free: int, wanted: int) -> int:
        """Of some pieces, given as a mask of pieces, those that fit on free squares."""
        if not free:
            return 0
        tried, fitting = self._fitting.get(free, (SINGLE_SQUARES, SINGLE_SQUARES))
        new = wanted & ~tried
        if new:
            if len(self._fitting) >= _KEPT:
                self._fitting.clear()
            for piece in bits_of(new):
                for number in self.numbers[piece]:
                    if EVERY_ORIENTATION[piece][number].anchors(free):
                        fitting |= 1 << piece
                        break
            self._fitting[free] = (tried | new, fitting)
        return fitting & wanted


def _allowed(piece: int, turned: bool, flipped: bool) -> tuple[int, ...]:
    """The orientations that a piece may have. Storages are laid of elements, either way round (ruling 4)."""
    cells = _cells(SHAPES[piece])
    forms = [cells, _flipped(cells)] if flipped else [cells]
    if turned or TYPE_OF[piece] == STORAGE:
        masks = {mask for form in forms for mask in _turned(form)}
    else:
        masks = {_laid(form).mask for form in forms}
    return tuple(number for number, way in enumerate(EVERY_ORIENTATION[piece]) if way.mask in masks)


WAYS = {(turned, flipped): Ways(turned, flipped) for turned in (True, False) for flipped in (True, False)}
"""The ways to place pieces, by whether they may be turned and turned over."""
fitting_pieces = WAYS[True, False].fitting
"""The pieces that fit on free squares when they may be turned but not flipped."""
