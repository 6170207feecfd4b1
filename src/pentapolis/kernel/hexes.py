"""Hex geometry: axial coordinates (q, r), pointy-top hexes, r growing downwards, directions clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import atan2, pi, sqrt
from typing import NamedTuple


class Hex(NamedTuple):
    """One hex of a plane of hexes."""

    q: int
    r: int

    def shifted(self, by: Hex) -> Hex:
        """The hex that lies from here as `by` lies from the origin."""
        return Hex(self.q + by.q, self.r + by.r)

    def neighbour(self, direction: int) -> Hex:
        """The next hex in one of the six directions (taken modulo 6)."""
        return self.shifted(DIRECTIONS[direction % 6])

    def neighbours(self) -> Iterator[Hex]:
        """The six hexes around this one, clockwise from east."""
        return (self.neighbour(direction) for direction in range(6))

    def distance(self, other: Hex) -> int:
        """The number of steps to another hex."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    def rotated(self, steps: int) -> Hex:
        """This hex turned clockwise around the origin by a number of sixths of a full turn."""
        turned = self
        for _ in range(steps % 6):
            turned = Hex(-turned.r, turned.q + turned.r)
        return turned


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
DIRECTION_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
COMPASS = ("E", "SE", "S", "SW", "W", "NW", "N", "NE")


def compass(here: Hex, there: Hex) -> str:
    """The point of the compass, of eight, in which another hex lies: `N`, `NE`, `E` and so on."""
    q, r = there.q - here.q, there.r - here.r
    angle = atan2(r * sqrt(3) / 2, q + r / 2)
    return COMPASS[round(angle / (pi / 4)) % len(COMPASS)]


def hang_together(places: Iterable[Hex], steps: Iterable[Hex] = DIRECTIONS) -> bool:
    """Do these places form one piece, in which such steps lead from any of them to any other?"""
    left, ways = set(places), tuple(steps)
    border = [left.pop()] if left else []
    while border:
        here = border.pop()
        near = [place for step in ways if (place := here.shifted(step)) in left]
        left.difference_update(near)
        border += near
    return not left
