"""A city's grid as a view shows it: what stands on each square, what is empty, what touches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Literal, NamedTuple

from pentapolis.games.antiquity.describe.phrases import NEEDS_MAN
from pentapolis.games.antiquity.view.types import BuildingView, CityView

ROWS = "ABCDEFG"

State = Literal["grave", "taught", "manned", "waits", "works"]


class Rectangle(NamedTuple):
    """Empty squares from a corner to the opposite one."""

    rows: int
    columns: int
    first: str
    last: str


def square_name(city: int, row: int, column: int) -> str:
    """A square as the notation writes it, rows and columns counted from 0."""
    return f"{city}{ROWS[row]}{column + 1}"


def place_of(square: str) -> tuple[int, int]:
    """Row and column of a square, counted from 0."""
    return ROWS.index(square[1]), int(square[2:]) - 1


def state_of(building: BuildingView) -> State:
    """Does a building work, and if not, why?"""
    if building["graves"]:
        return "grave"
    if building["by_university"]:
        return "taught"
    if building["manned"]:
        return "manned"
    return "waits" if NEEDS_MAN[building["building"]] else "works"


class Grid:
    """The squares of one city."""

    def __init__(self, city: CityView) -> None:
        self.city = city
        self.number, self.size = city["number"], city["size"]
        self.buildings = {
            square: building for building in city["buildings"] for square in building["squares"]
        }
        self.houses = frozenset(city["houses"])
        self.graves = frozenset(city["graves"])

    def squares(self) -> Iterator[str]:
        """Every square, row after row."""
        for row, column in product(range(self.size), repeat=2):
            yield square_name(self.number, row, column)

    def has(self, square: str) -> bool:
        """Is it a square of this grid?"""
        return square in set(self.squares())

    def is_empty(self, square: str) -> bool:
        """Does nothing stand or lie there?"""
        return square not in self.buildings and square not in self.houses and square not in self.graves

    def around(self, square: str) -> dict[str, str | None]:
        """The squares that share an edge with one, None beyond the edge of the grid."""
        row, column = place_of(square)
        steps = {"above": (-1, 0), "right": (0, 1), "below": (1, 0), "left": (0, -1)}
        found: dict[str, str | None] = {}
        for side, (down, right) in steps.items():
            inside = 0 <= row + down < self.size and 0 <= column + right < self.size
            found[side] = square_name(self.number, row + down, column + right) if inside else None
        return found

    def closed_edges(self, squares: Iterable[str]) -> int:
        """At how many of its edges a set of squares would touch something or the edge of the grid.

        The more there are, the less room is broken up.
        """
        covered = set(squares)
        return sum(
            other is None or (other not in covered and not self.is_empty(other))
            for square in covered
            for other in self.around(square).values()
        )

    def touching(self, squares: Iterable[str]) -> set[str]:
        """The types of the buildings that share an edge with a set of squares."""
        covered = set(squares)
        return {
            self.buildings[other]["building"]
            for square in covered
            for other in self.around(square).values()
            if other is not None and other not in covered and other in self.buildings
        }

    def empty_runs(self, row: int) -> list[tuple[int, int]]:
        """The first and last columns of the empty stretches of a row, counted from 1."""
        runs: list[tuple[int, int]] = []
        for column in range(self.size):
            if self.is_empty(square_name(self.number, row, column)):
                if runs and runs[-1][1] == column:
                    runs[-1] = runs[-1][0], column + 1
                else:
                    runs.append((column + 1, column + 1))
        return runs

    def largest_rectangle(self) -> Rectangle | None:
        """The largest empty rectangle, the squarest of equal ones, the first from the top left."""
        return max(
            self._rectangles(),
            key=lambda each: (each.rows * each.columns, min(each.rows, each.columns)),
            default=None,
        )

    def _rectangles(self) -> Iterator[Rectangle]:
        """Every empty rectangle that no further column at its right would make larger."""
        for row, column in product(range(self.size), repeat=2):
            width = self.size - column
            for last in range(row, self.size):
                width = min(width, self._empty_from(last, column))
                if width == 0:
                    break
                yield Rectangle(
                    last - row + 1,
                    width,
                    square_name(self.number, row, column),
                    square_name(self.number, last, column + width - 1),
                )

    def _empty_from(self, row: int, column: int) -> int:
        """How many empty squares follow each other in a row, from a column on."""
        count = 0
        while column + count < self.size and self.is_empty(square_name(self.number, row, column + count)):
            count += 1
        return count
