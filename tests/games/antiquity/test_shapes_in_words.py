"""Shapes in words: short, the same in every language, and exact enough to draw the piece again."""

from __future__ import annotations

import pytest

from pentapolis.games.antiquity.components import BUILDINGS, PIECE_NUMBER, PIECES
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION
from pentapolis.games.antiquity.describe.shapes import cells_of, rotated, shape, shape_of
from pentapolis.kernel.messages import Message
from pentapolis.words import LANGUAGES, words

Cells = set[tuple[int, int]]

IN_WORDS = {
    "theology": "3 rows of 3 squares without the bottom right one",
    "biology": "3 rows of 3 squares without the bottom left one",
    "alchemy": "3 rows of 3 squares without the top right one",
    "philosophy": "3 rows of 3 squares without the top left one",
    "university": "2 rows of 2 squares",
    "brewery": "L of 5 squares: 4 in a row, 1 below the left end",
    "forced-labour": "Z of 6 squares: 4 in a row, 1 above the right end, 1 below the left end",
    "stable": "2 rows of 2 squares",
    "harbour": "U of 6 squares: 4 in a row, 1 above the left end, 1 above the right end",
    "hospital": "2 rows of 3 squares",
    "explorer": "3 squares in a row",
    "granary": "T of 4 squares: 3 in a row, 1 above the middle",
    "dump": "3 rows of 3 squares",
    "cathedral": (
        "cross of 6 squares: 4 in a column, 1 left of number 2 from the top, 1 right of number 2 from the top"
    ),
    "market": "2 rows of 2 squares",
    "cart-shop": "L of 3 squares: 2 in a row, 1 above the right end",
    "fountain": "1 square",
    "storage-2x5": "2 rows of 5 squares",
    "house-7": "1 square",
}


def said(message: Message, language: str = "en") -> str:
    return words(language).say(message, [])


def test_every_building_of_the_box_is_here() -> None:
    assert {name.partition("-")[0] if name[-1].isdigit() else name for name in IN_WORDS} == {*BUILDINGS}


@pytest.mark.parametrize("piece", IN_WORDS)
def test_a_piece_in_words(piece: str) -> None:
    assert said(shape_of(piece)) == IN_WORDS[piece]


def test_a_brewery_turned_every_way() -> None:
    assert [said(rotated("brewery", turns)) for turns in range(8)] == [
        "Not rotated: L of 5 squares: 4 in a row, 1 below the left end",
        "Rotated by a quarter turn: L of 5 squares: 4 in a column, 1 left of the top",
        "Rotated by half a turn: L of 5 squares: 4 in a row, 1 above the right end",
        "Rotated by three quarters: L of 5 squares: 4 in a column, 1 right of the bottom",
        "Flipped: L of 5 squares: 4 in a row, 1 below the right end",
        "Flipped: L of 5 squares: 4 in a column, 1 left of the bottom",
        "Flipped: L of 5 squares: 4 in a row, 1 above the left end",
        "Flipped: L of 5 squares: 4 in a column, 1 right of the top",
    ]


def test_what_looks_the_same_however_it_is_turned_has_one_shape() -> None:
    assert said(rotated("market", 0)) == "Place: 2 rows of 2 squares"


def test_shapes_in_dutch_and_german() -> None:
    assert said(shape_of("granary"), "nl") == "T van 4 vakken: 3 op een rij, 1 boven het middelste"
    assert said(shape_of("granary"), "de") == "T aus 4 Quadraten: 3 nebeneinander, 1 über dem mittleren"


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_can_be_drawn_again_from_its_words(piece: str) -> None:
    for turns in range(len(EVERY_ORIENTATION[PIECE_NUMBER[piece]])):
        assert _drawn(shape_of(piece, turns)) == cells_of(piece, turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_turn_a_piece_never_sound_alike(language: str) -> None:
    for piece in PIECES:
        told = [said(shape_of(piece, turns), language) for turns in range(len(_ways(piece)))]
        assert len({*told}) == len(told), piece


def test_a_shape_of_another_box_is_told_row_by_row() -> None:
    zigzag = frozenset({(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)})
    assert said(shape(zigzag)) == "5 squares, columns row by row: 1 / 1 2 / 2 3"
    ring = frozenset((row, column) for row in range(3) for column in range(3) if (row, column) != (1, 1))
    assert said(shape(ring)) == "8 squares, columns row by row: 1 2 3 / 1 3 / 1 2 3"


def _ways(piece: str) -> range:
    return range(len(EVERY_ORIENTATION[PIECE_NUMBER[piece]]))


# Drawing what a message says, as a listener would ------------------------------------------------------


def _drawn(message: Message) -> Cells:
    args = message.args
    if "length" not in args:
        rows, columns = int(args["rows"]), int(args["columns"])
        corner = str(args.get("corner", "none"))
        missing = {
            "top-left": (0, 0),
            "top-right": (0, columns - 1),
            "bottom-left": (rows - 1, 0),
            "bottom-right": (rows - 1, columns - 1),
        }.get(corner)
        return {(row, column) for row in range(rows) for column in range(columns)} - {missing}
    line = [(number, 0) if args["line"] == "column" else (0, number) for number in range(int(args["length"]))]
    cells = {*line}
    for end in ("", "_two"):
        if f"side{end}" in args:
            row, column = line[_number(args[f"place{end}"], len(line))]
            down, right = {"above": (-1, 0), "below": (1, 0), "left": (0, -1), "right": (0, 1)}[
                str(args[f"side{end}"])
            ]
            cells.add((row + down, column + right))
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return {(row - top, column - left) for row, column in cells}


def _number(place: str | int, length: int) -> int:
    if isinstance(place, int):
        return place - 1
    return {"first": 0, "last": length - 1, "middle": length // 2}[place]
