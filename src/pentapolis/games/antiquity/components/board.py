"""The map: tiles as they lie, and what follows from them for the whole game."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from pentapolis.games.antiquity.components import BOX, FIGURES, LAYOUTS
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import (
    TILE_HEXES,
    TILE_REACH,
    beside,
    bit_at,
    connected,
    within,
)
from pentapolis.kernel.hexes import Hex


class LaidTile(NamedTuple):
    """A face of a tile, perhaps of its mirror twin, turned clockwise by so many sixths."""

    face: int
    mirrored: bool
    rotation: int

    def letters(self) -> dict[Hex, str]:
        """The terrain letter of each hex around the centre, as the tile lies."""
        return _letters(self)

    def columns(self) -> list[str]:
        """The letters written as in the box: columns from west to east, each from north to south."""
        letters = self.letters()
        span = range(-TILE_REACH, TILE_REACH + 1)
        return ["".join([letters[place] for place in TILE_HEXES if place.q == q]) for q in span]


@cache
def _letters(tile: LaidTile) -> dict[Hex, str]:
    printed = dict(zip(TILE_HEXES, "".join(BOX.tiles.faces[tile.face]), strict=True))
    if tile.mirrored:
        printed = {place: printed[Hex(-place.q, place.q + place.r)] for place in TILE_HEXES}
    return {place.rotated(tile.rotation): letter for place, letter in printed.items()}


class Board:
    """A map as printed. It never changes, and positions share it."""

    __slots__ = (
        "columns",
        "every",
        "forest",
        "grassland",
        "land",
        "mountain",
        "ranges",
        "seats",
        "spaces",
        "start_sites",
        "tiles",
        "water",
        "zones",
    )

    def __init__(self, seats: int, tiles: tuple[LaidTile, ...]) -> None:
        layout = LAYOUTS[seats]
        terrain = BOX.terrain
        masks = dict.fromkeys((terrain.forest, terrain.grassland, terrain.mountain, terrain.water), 0)
        spaces = 0
        for tile, centre in zip(tiles, layout.centres, strict=True):
            for place, letter in tile.letters().items():
                bit = 1 << bit_at(place.shifted(centre))
                masks[letter.upper()] |= bit
                if letter.islower():
                    spaces |= bit
        self.seats = seats
        self.tiles = tiles
        self.columns = tuple(tile.columns() for tile in tiles)
        self.forest, self.grassland, self.mountain, self.water = masks.values()
        self.every = sum(masks.values())
        self.land = self.every & ~self.water
        self.spaces = tuple(bits_of(spaces))
        """The bits of the exploration spaces."""
        self.ranges = _ranges(self.mountain)
        self.start_sites = tuple(
            within(1 << bit_at(layout.centres[start]), FIGURES.first_city_reach) for start in layout.start
        )
        """For each start tile the centres that a first city can have."""
        self.zones: dict[tuple[int, int, int, int], int] = {}
        """Zones of control worked out before; see `zones.py`."""


def _ranges(mountain: int) -> tuple[int, ...]:
    """Mountains that hang together, also across tiles (ruling 35)."""
    found = []
    while mountain:
        found.append(connected(mountain & -mountain, mountain))
        mountain &= ~found[-1]
    return tuple(found)


@lru_cache(maxsize=256)
def board_of(seats: int, tiles: tuple[LaidTile, ...]) -> Board:
    """The map made of these tiles."""
    return Board(seats, tiles)


def coast_of(water: int, land: int) -> int:
    """The land that touches a body of water."""
    return beside(water) & land
