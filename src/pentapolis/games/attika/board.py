"""The board of Attika: tiles and shrines on a plane of hexes, and what touches what.

A board never changes: laying a tile makes a new one, so that copies of positions share theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from pentapolis.games.attika.components import BIT, HEXES, POSITIONS, TILE_MASK
from pentapolis.kernel.hexes import DIRECTIONS, Hex

_ROW = 256
"""A cell is a hex of the plane as one number, `_ROW * q + r`: a step in a direction is an addition."""


def cell_of(place: Hex) -> int:
    """The cell of a hex."""
    return _ROW * place.q + place.r


@cache
def hex_of(cell: int) -> Hex:
    """The hex of a cell."""
    r = (cell + _ROW // 2) % _ROW - _ROW // 2
    return Hex((cell - r) // _ROW, r)


def _disc(radius: int) -> tuple[int, ...]:
    steps = range(-radius, radius + 1)
    return tuple(cell_of(Hex(q, r)) for q in steps for r in steps if abs(q + r) <= radius)


_STEPS = tuple(map(cell_of, DIRECTIONS))
_AROUND_SHRINE = (_disc(1), _disc(2))
_AROUND_TILE = (_disc(2), _disc(3))


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
    something, further away it would touch nothing. So the board works out, when it is first asked, the cells
    up to distance 1 (`_blocked`) and up to distance 2 (`_reached`) of everything that lies.
    """

    __slots__ = (
        "_blocked",
        "_numbers",
        "_reached",
        "_shrine_numbers",
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

    def __init__(self, shrines: Sequence[Hex]) -> None:
        """A board with shrines and no tile."""
        self.placements = ()
        self.shrines = tuple(shrines)
        self.every = 0
        self.near = (0,) * len(HEXES)
        self.shrine_near = (0,) * len(shrines)
        self._numbers: dict[int, int] = {}
        self._shrine_numbers = {cell_of(shrine): number for number, shrine in enumerate(shrines)}
        self._blocked: set[int] = set()
        self._reached: set[int] = set()

    def with_tile(self, placement: Placement) -> Board:
        """This board with one more tile on it, which must fit."""
        new = object.__new__(Board)
        new.placements = (*self.placements, placement)
        new.shrines = self.shrines
        new._shrine_numbers = shrine_numbers = self._shrine_numbers
        new.every = self.every | TILE_MASK[placement.tile]
        centre = cell_of(placement.centre)
        new._blocked, new._reached = self._looked_around(centre) if self._reached else (set(), set())
        new._numbers = numbers = self._numbers.copy()
        first = POSITIONS * placement.tile
        turn = placement.rotation
        cells = [centre, *[centre + step for step in _STEPS[turn:] + _STEPS[:turn]]]
        numbers.update(zip(cells, range(first, first + POSITIONS), strict=True))
        near = list(self.near)
        shrine_near = list(self.shrine_near)
        for number, cell in enumerate(cells, first):
            bit = BIT[number]
            for step in _STEPS:
                beside = cell + step
                if beside in numbers:
                    other = numbers[beside]
                    near[number] |= BIT[other]
                    near[other] |= bit
                elif beside in shrine_numbers:
                    shrine_near[shrine_numbers[beside]] |= bit
        new.near = tuple(near)
        new.shrine_near = tuple(shrine_near)
        return new

    def _looked_around(self, centre: int) -> tuple[set[int], set[int]]:
        """What is known of the cells around, with one more tile."""
        blocked, reached = _AROUND_TILE
        return (
            self._blocked.union([centre + step for step in blocked]),
            self._reached.union([centre + step for step in reached]),
        )

    def _look_around(self) -> None:
        """Work out which cells are near to something, unless that has been done."""
        if self._reached:
            return
        lying = [(cell, _AROUND_SHRINE) for cell in self._shrine_numbers]
        lying += [(cell_of(placed.centre), _AROUND_TILE) for placed in self.placements]
        for cell, (blocked, reached) in lying:
            self._blocked.update([cell + step for step in blocked])
            self._reached.update([cell + step for step in reached])

    @property
    def centres(self) -> list[Hex]:
        """Where the centre of a further tile may lie, in any rotation."""
        self._look_around()
        return list(map(hex_of, sorted(self._reached - self._blocked)))

    def fits(self, centre: Hex) -> bool:
        """Would a tile here cover nothing?"""
        self._look_around()
        return cell_of(centre) not in self._blocked

    def touches(self, centre: Hex) -> bool:
        """Would a tile here touch or cover something?"""
        self._look_around()
        return cell_of(centre) in self._reached

    def hex_at(self, place: Hex) -> int | None:
        """The number of the hex that lies there; None for gaps, shrines and empty table."""
        return self._numbers.get(cell_of(place))
