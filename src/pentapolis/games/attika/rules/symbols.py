"""How many uncovered symbols lie on and around each hex, counted for all hexes at once.

The count (`around`) is a list of masks. It has a row for each landscape and one for all of them together, and
place `LEVELS * row + number` holds the hexes with at least `number` such symbols.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from pentapolis.games.attika.board import NEAR_ON_TILE
from pentapolis.games.attika.box import NO_SYMBOL, POSITIONS
from pentapolis.games.attika.components import (
    BIT,
    KINDS,
    SYMBOLS,
    TILE_MASK,
    TILES,
)

LEVELS = 8
"""A hex and its neighbours show at most seven symbols."""

ALL_KINDS = len(KINDS)
"""The row of `around` that counts symbols of whatever kind."""

EVERYWHERE = 0
"""The place in `around` of all hexes of the board, with whatever symbols."""


def no_symbols() -> list[int]:
    """The count of an empty table."""
    return [0] * ((ALL_KINDS + 1) * LEVELS)


def count_symbol(around: list[int], kind: int, zone: int) -> None:
    """Count one more symbol for the hexes of a zone."""
    for first in (kind * LEVELS, ALL_KINDS * LEVELS):
        carried = zone
        for level in range(first + 1, first + LEVELS):
            had = around[level]
            around[level] = had | carried
            carried &= had
            if not carried:
                break


def cover_symbol(around: list[int], kind: int, zone: int) -> None:
    """Count one symbol less for the hexes of a zone, all of which counted it before."""
    for first in (kind * LEVELS, ALL_KINDS * LEVELS):
        left = zone
        for level in range(first + 1, first + LEVELS - 1):
            higher = left & around[level + 1]
            around[level] ^= left ^ higher
            left = higher
            if not left:
                break
        else:
            around[first + LEVELS - 1] ^= left


def count_tiles(around: list[int], tiles: Iterable[int]) -> None:
    """Count the symbols of new tiles, each for the hexes of its own tile, which count nothing yet."""
    counts = _on_tiles()
    for tile in tiles:
        for place, hexes in counts[tile]:
            around[place] |= hexes


@cache
def _on_tiles() -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each tile by itself the places of its count that are not empty, and their hexes."""
    counts = []
    for tile in TILES:
        around = no_symbols()
        around[EVERYWHERE] = TILE_MASK[tile]
        for position, near in enumerate(NEAR_ON_TILE[tile]):
            number = POSITIONS * tile + position
            if SYMBOLS[number] != NO_SYMBOL:
                count_symbol(around, SYMBOLS[number], near | BIT[number])
        counts.append(tuple((place, hexes) for place, hexes in enumerate(around) if hexes))
    return tuple(counts)
