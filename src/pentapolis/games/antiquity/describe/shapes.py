"""Shapes in words: what a piece looks like, turned one way.

A rectangle, a rectangle without a corner, or a line with one or two single squares at it covers every piece
of our box. Any other shape is told row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pentapolis.games.antiquity.components import PIECE_NUMBER
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION, ORIENTATIONS, ROW
from pentapolis.games.antiquity.describe.phrases import Arguments
from pentapolis.kernel.messages import Message

Cell = tuple[int, int]
"""Row and column, counted from 0."""

Cells = frozenset[Cell]


class _Side(NamedTuple):
    """A single square at a line: at which side of it, and at which of its squares, counted from 1."""

    side: str
    place: int


def cells_of(piece: str, turns: int) -> Cells:
    """The squares of a piece that is turned so, counted from the top left."""
    offsets = EVERY_ORIENTATION[PIECE_NUMBER[piece]][turns].offsets
    return frozenset(divmod(offset, ROW) for offset in offsets)


def shape_of(piece: str, turns: int = 0) -> Message:
    """A piece in words, as it looks when it is turned so."""
    return shape(cells_of(piece, turns))


def shape(cells: Cells) -> Message:
    """A shape in words: "L of 3 squares: 2 in a row, 1 above its right end"."""
    form, args = _shaped(cells)
    return Message(f"antiquity-text-shape-{form}", args)


def rotated(piece: str, turns: int) -> Message:
    """How a piece is turned, and what it looks like then."""
    form, args = _shaped(cells_of(piece, turns))
    quarters = len(ORIENTATIONS[PIECE_NUMBER[piece]])
    way = "only" if quarters == 1 else turns if turns < quarters else "flipped"
    return Message(f"antiquity-text-rotated-{form}", {**args, "way": way})


def _shaped(cells: Cells) -> tuple[str, Arguments]:
    """The kind of a shape, and the arguments of the messages that tell it."""
    rows = 1 + max(row for row, _ in cells)
    columns = 1 + max(column for _, column in cells)
    size: Arguments = {"rows": rows, "columns": columns}
    missing = [
        (row, column) for row in range(rows) for column in range(columns) if (row, column) not in cells
    ]
    if not missing:
        return "rectangle", size
    if len(missing) == 1 and len(cells) > 3 and (corner := _corner(missing[0], rows, columns)):
        return "without-corner", {**size, "corner": corner}
    return _line_with_sides(cells) or ("rows", {"count": len(cells), "drawn": _drawn(cells)})


def _corner(cell: Cell, rows: int, columns: int) -> str | None:
    vertical = {0: "top", rows - 1: "bottom"}.get(cell[0])
    horizontal = {0: "left", columns - 1: "right"}.get(cell[1])
    return f"{vertical}-{horizontal}" if vertical and horizontal else None


def _line_with_sides(cells: Cells) -> tuple[str, Arguments] | None:
    """The longest line with one or two single squares at it; rows before columns."""
    rows = [[cell for cell in sorted(cells) if cell[0] == row] for row in sorted({row for row, _ in cells})]
    columns = [
        [cell for cell in sorted(cells) if cell[1] == column]
        for column in sorted({column for _, column in cells})
    ]
    for line in sorted([*rows, *columns], key=lambda line: -len(line)):
        upright = len({row for row, _ in line}) > 1
        sides = _sides(line, sorted(cells - {*line}), upright)
        if _is_unbroken(line) and sides is not None and len(sides) in (1, 2):
            return _line_args(len(cells), len(line), upright, sides)
    return None


def _is_unbroken(line: Sequence[Cell]) -> bool:
    return sum(line[-1]) - sum(line[0]) == len(line) - 1


def _sides(line: Sequence[Cell], rest: Sequence[Cell], upright: bool) -> list[_Side] | None:
    """Where the other squares touch a line; None if one does not."""
    names = {(-1, 0): "above", (1, 0): "below", (0, -1): "left", (0, 1): "right"}
    found = []
    for cell in rest:
        place = next(
            (
                _Side(names[step], number)
                for number, (row, column) in enumerate(line, 1)
                if (step := (cell[0] - row, cell[1] - column)) in names and (step[0] == 0) is upright
            ),
            None,
        )
        if place is None:
            return None
        found.append(place)
    return found


def _line_args(count: int, length: int, upright: bool, sides: list[_Side]) -> tuple[str, Arguments]:
    args: Arguments = {
        "count": count,
        "length": length,
        "line": "column" if upright else "row",
        "form": _form(length, sides),
        "side": sides[0].side,
        "place": _place(length, sides[0]),
    }
    if len(sides) == 1:
        return "line-one", args
    args |= {"side_two": sides[1].side, "place_two": _place(length, sides[1])}
    return "line-two", args


def _place(length: int, side: _Side) -> str | int:
    """The end of a line, its middle, or a number."""
    if side.place in (1, length):
        return "first" if side.place == 1 else "last"
    return "middle" if 2 * side.place == length + 1 else side.place


def _form(length: int, sides: list[_Side]) -> str:
    """The letter that a shape resembles, if it does."""
    ends = [side.place in (1, length) for side in sides]
    if len(sides) == 1:
        return "l" if ends[0] else "t"
    one, two = sides
    if one.place == two.place:
        return "other" if any(ends) else "cross"
    if all(ends):
        return "u" if one.side == two.side else "z"
    return "other"


def _drawn(cells: Cells) -> str:
    """The columns of the squares in each row: "1 2 / 2"."""
    rows = range(1 + max(row for row, _ in cells))
    return " / ".join(" ".join(str(column + 1) for at, column in sorted(cells) if at == row) for row in rows)
