"""The plane of hexes on which the map tiles lie.

A hex is named by its axial coordinates (`-3,1`: q, r; flat-top hexes). The boards for two and three players
are parts of the one for four, so that all share the same hexes. A set of hexes is a mask: column after
column, each with a spare bit at its end, so that a step in any direction is one shift.
"""

from __future__ import annotations

from functools import lru_cache

from pentapolis.games.antiquity.components import BOX, FIGURES
from pentapolis.games.antiquity.components.masks import Picker
from pentapolis.kernel.hexes import Hex

TILE_REACH = len(BOX.tiles.faces[0]) // 2
"""The hexes from the centre of a tile to its edge."""


def tile_hexes() -> tuple[Hex, ...]:
    """The hexes of a tile around its centre, in the order in which the faces are written."""
    span = range(-TILE_REACH, TILE_REACH + 1)
    return tuple(Hex(q, r) for q in span for r in span if abs(q + r) <= TILE_REACH)


TILE_HEXES = tile_hexes()
PLACES = tuple(
    place.shifted(centre)
    for centre in max(BOX.layouts, key=lambda layout: layout.seats).centres
    for place in TILE_HEXES
)
"""Every hex there can be, in the order of their numbers."""

HEXES = tuple(f"{place.q},{place.r}" for place in PLACES)
HEX_NUMBER = {name: number for number, name in enumerate(HEXES)}

_WEST = min(place.q for place in PLACES)
_NORTH = min(place.r for place in PLACES)
_COLUMN = max(place.r for place in PLACES) - _NORTH + 2


def bit_at(place: Hex) -> int:
    """The bit of a hex of the plane."""
    return (place.q - _WEST) * _COLUMN + place.r - _NORTH


BITS = tuple(bit_at(place) for place in PLACES)
"""For each hex by number its bit in masks."""
BIT_OF_NAME = dict(zip(HEXES, BITS, strict=True))
NAME_OF_BIT = dict(zip(BITS, HEXES, strict=True))
NUMBER_OF_BIT = {bit: number for number, bit in enumerate(BITS)}
NAMES = Picker(NAME_OF_BIT)

# Directions in which the second hex of a fishery can lie; the other three are the same seen from there.
DIRECTIONS = ("S", "SE", "NE")
STEPS = (1, _COLUMN, _COLUMN - 1)
"""The shifts of these directions: (0, 1), (1, 0) and (1, -1)."""


def beside(mask: int) -> int:
    """The hexes next to a set, and in part the set itself; may run off the board."""
    return (
        mask << 1
        | mask >> 1
        | mask << _COLUMN
        | mask >> _COLUMN
        | mask << (_COLUMN - 1)
        | mask >> (_COLUMN - 1)
    )


@lru_cache(maxsize=1 << 12)
def flower(bit: int) -> int:
    """A hex and its neighbours; may run off the board."""
    return 1 << bit | beside(1 << bit)


def flowers_within(mask: int) -> int:
    """The centres of all flowers of seven hexes that lie in a set."""
    found = mask
    for step in STEPS:
        found &= mask << step & mask >> step
    return found


@lru_cache(maxsize=1 << 10)
def too_near(bit: int) -> int:
    """The centres at which another city would touch or cover one with this centre."""
    return within(1 << bit, FIGURES.city_distance - 1)


def within(mask: int, distance: int) -> int:
    """Everything not further away than that; may run off the board."""
    for _ in range(distance):
        mask |= beside(mask)
    return mask


def connected(start: int, inside: int) -> int:
    """The part of `inside` that hangs together with the hexes of `start` in it."""
    reached = start & inside
    while True:
        grown = (reached | beside(reached)) & inside
        if grown == reached:
            return reached
        reached = grown


def names_of(mask: int) -> list[str]:
    """The names of the hexes of a mask, from west to east."""
    return NAMES.picked(mask)
