"""Roads and land: the hexes that a number of players use, how far apart they lie, what they yield.

A set of hexes is a mask: a whole number with one bit for each road hex.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from operator import getitem
from typing import TypeVar

from pentapolis.games.lacitta.components import (
    AREAS_BESIDE,
    BOX,
    EVERY_HEX,
    HEXES,
    LANDSCAPE_FOOD,
    LANDSCAPE_GOLD,
    PLACES,
    WATER,
    ZONE_OF,
)

BIT = tuple(1 << number for number in EVERY_HEX)
"""The mask of each single hex."""


T = TypeVar("T")
ByByte = tuple[tuple[tuple[T, ...], ...], ...]
"""For each byte of a mask, and each value it can have, the things that belong to its hexes."""

_BYTES = (len(HEXES) + 7) // 8


def by_byte(things: Sequence[T]) -> ByByte[T]:
    """A table of things, one for each hex, from which `pick` takes those of a mask."""
    return tuple(
        tuple(tuple(thing for bit, thing in enumerate(eight) if pattern >> bit & 1) for pattern in range(256))
        for eight in (things[8 * byte : 8 * byte + 8] for byte in range(_BYTES))
    )


def pick(table: ByByte[T], mask: int) -> list[T]:
    """The things that belong to the hexes of a mask."""
    return list(chain.from_iterable(map(getitem, table, mask.to_bytes(_BYTES, "little"))))


_NUMBERS = by_byte(EVERY_HEX)
_FEW = 20
"""Fewer hexes than that are quicker to find one by one than byte by byte."""


def list_hexes(mask: int) -> list[int]:
    """The numbers of the hexes in a mask that is hardly ever asked for twice."""
    if mask.bit_count() >= _FEW:
        return pick(_NUMBERS, mask)
    numbers = []
    while mask:
        highest = mask.bit_length() - 1
        numbers.append(highest)
        mask ^= BIT[highest]
    numbers.reverse()
    return numbers


@lru_cache(maxsize=1 << 13)
def hexes_of(mask: int) -> tuple[int, ...]:
    """The numbers of the hexes in a mask."""
    return tuple(list_hexes(mask))


def names_of(mask: int) -> list[str]:
    """The names of the hexes in a mask."""
    return [HEXES[number] for number in hexes_of(mask)]


class Roads:
    """The road hexes that a number of players use. Forbidden hexes do not exist for them (ruling 6)."""

    __slots__ = ("around", "near", "usable")

    def __init__(self, seats: int) -> None:
        usable = [number for number in EVERY_HEX if BOX.zones[ZONE_OF[number]].seats <= seats]
        self.usable = sum(BIT[number] for number in usable)
        number_at = {PLACES[number]: number for number in usable}
        near = [0] * len(HEXES)
        for number in usable:
            near[number] = sum(
                BIT[number_at[place]] for place in PLACES[number].neighbours() if place in number_at
            )
        self.near = tuple(near)
        """For each hex those beside it."""
        self.around = tuple(self._within(number, BOX.distance.new_castle) for number in EVERY_HEX)
        """For each hex itself and all that are too near for another castle; neighbours stand there."""

    def _within(self, number: int, steps: int) -> int:
        reached = BIT[number] & self.usable
        for _ in range(steps):
            reached |= self.beside(reached)
        return reached

    def beside(self, mask: int) -> int:
        """The hexes beside those of a mask."""
        found = 0
        for number in hexes_of(mask):
            found |= self.near[number]
        return found

    def connected_to(self, start: int, mask: int) -> int:
        """Return the hexes of a mask that are connected to those of `start`."""
        reached = grown = start & mask
        while grown:
            grown = self.beside(grown) & mask & ~reached
            reached |= grown
        return reached


ROADS = tuple(Roads(seats) for seats in range(max(setup.seats for setup in BOX.setups) + 1))
"""The roads for each number of players."""


@lru_cache(maxsize=1 << 12)
def outside(roads: Roads, castle: int, tiles: int) -> tuple[int, ...]:
    """The tiles of a city without which the others are still connected to the castle (a mask)."""
    found = []
    for site in hexes_of(tiles & ~castle):
        rest = tiles & ~BIT[site]
        # Most often it is the end of a row; only in a bend or ring must one look further.
        if (roads.near[site] & rest).bit_count() == 1 or roads.connected_to(castle, rest) == rest:
            found.append(site)
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def surroundings(roads: Roads, tiles: int) -> tuple[int, int]:
    """The hexes beside the tiles of a city, and those within which its neighbours stand (masks)."""
    near = reach = 0
    for site in hexes_of(tiles):
        near |= roads.near[site]
        reach |= roads.around[site]
    return near, reach


class Land:
    """Landscapes as they lie, and what they yield on each road hex."""

    __slots__ = ("food", "gold", "landscapes", "water", "wet")

    def __init__(self, landscapes: tuple[int, ...]) -> None:
        self.landscapes = landscapes
        """The landscape of each area."""
        kinds = [[landscapes[area] for area in areas] for areas in AREAS_BESIDE]
        self.food = tuple(sum(LANDSCAPE_FOOD[kind] for kind in beside) for beside in kinds)
        """What a farm or castle yields on each hex."""
        self.gold = tuple(sum(LANDSCAPE_GOLD[kind] for kind in beside) for beside in kinds)
        """What a quarry yields on each hex."""
        self.wet = tuple(WATER in beside for beside in kinds)
        """Does each hex lie beside water?"""
        self.water = sum(BIT[number] for number in EVERY_HEX if self.wet[number])
        """The hexes beside water."""


@lru_cache(maxsize=256)
def land_of(landscapes: tuple[int, ...]) -> Land:
    """The land, made once for each lay-out."""
    return Land(landscapes)
