"""Fields that are declared once: slots, copies and snapshots follow."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
import pytest

from pentapolis.kernel.errors import BadSnapshot
from pentapolis.kernel.fields import DERIVED, EACH, EACH_BIT, HEAD, Called, Data, Reset, Within, fields_of
from pentapolis.kernel.forms import (
    CHANCE,
    COUNT,
    EMPTY,
    SEAT,
    Counts,
    Many,
    Maybe,
    Members,
    Named,
    Range,
    Saved,
    Text,
)
from pentapolis.kernel.options import Options
from pentapolis.kernel.plain import Snapshot
from pentapolis.kernel.snapshots import Layout, Part, PartOfEach

FRUIT = Named("fruit", ("apple", "pear", "plum"))


def _dump_walls(garden: Garden) -> list[str] | None:
    return sorted(garden.walls) if garden.walls else None


def _dump_trees(garden: Garden, seat: int) -> int:
    return garden.trees[seat]


WALLS = Part("walls", list[str], _dump_walls, optional=True)
TREES = PartOfEach("trees", int, _dump_trees)


class Garden(Data):
    """A position with a field of every sort."""

    kind: ClassVar[str] = "garden"

    seats: Annotated[int, HEAD]
    options: Annotated[Options, HEAD]
    chance: Annotated[int, CHANCE]
    year: Annotated[int, Range(1, 7), Within("turn")]
    owner: Annotated[int, Maybe(SEAT), Within("turn"), Called("of")]
    basket: Annotated[list[int], FRUIT]
    stock: Annotated[list[int], Counts(FRUIT)]
    every: Annotated[list[int], Counts(FRUIT, every=True)]
    seen: Annotated[int, Members(FRUIT)]
    note: Annotated[str, Text()]
    rows: Annotated[list[list[int]], FRUIT]
    squares: Annotated[
        tuple[int, ...], Many(tuple, Saved(int, lambda side: side * side, lambda area: int(area**0.5)))
    ]
    walls: Annotated[tuple[str, ...], WALLS]
    gold: Annotated[list[int], EACH, COUNT]
    asleep: Annotated[int, EACH_BIT]
    trees: Annotated[list[int], TREES]
    total: Annotated[int, DERIVED]
    told: Annotated[int, DERIVED, Reset(0)]


@WALLS.read_by
def _read_walls(garden: Garden, data: list[str] | None) -> None:
    garden.walls = tuple(data or ())


@TREES.read_by
def _read_trees(garden: Garden, seat: int, data: int) -> None:
    if not seat:
        garden.trees = [0] * garden.seats
    garden.trees[seat] = data


LAYOUT = Layout(Garden, "garden", 3, dict)


def garden() -> Garden:
    """A garden with something in every field."""
    made = Garden()
    made.seats, made.options = 2, Options()
    made.chance, made.year, made.owner = 7, 2, EMPTY
    made.basket, made.stock, made.every, made.seen = [2, 0, 2], [0, 3, 0], [1, 0, 2], 0b101
    made.note, made.rows, made.squares, made.walls = "", [[0], [], [1, 1]], (1, 3), ()
    made.gold, made.asleep, made.trees, made.total, made.told = [4, 0], 0b10, [1, 2], 6, 5
    return made


SNAPSHOT: Snapshot = {
    "game": "garden",
    "rules": 3,
    "seats": 2,
    "options": Options().dump(),
    "chance": 7,
    "turn": {"year": 2, "of": None},
    "basket": ["plum", "apple", "plum"],
    "stock": {"pear": 3},
    "every": {"apple": 1, "pear": 0, "plum": 2},
    "seen": ["apple", "plum"],
    "note": None,
    "rows": [["apple"], [], ["pear", "pear"]],
    "squares": [1, 9],
    "players": [{"gold": 4, "asleep": False, "trees": 1}, {"gold": 0, "asleep": True, "trees": 2}],
}


def read(snapshot: Snapshot) -> Garden:
    """The garden that a snapshot describes, as a game reads it."""
    new = Garden()
    new.seats, new.options = 2, Options()
    LAYOUT.fill(new, 2, snapshot)
    return new


def test_a_field_is_a_slot_and_nothing_else_can_be_set() -> None:
    assert not hasattr(garden(), "__dict__")
    name = "weeds"
    with pytest.raises(AttributeError):
        setattr(garden(), name, 1)


def test_class_variables_are_not_fields() -> None:
    assert "kind" not in [field.name for field in fields_of(Garden)]


def test_a_copy_shares_no_list() -> None:
    old = garden()
    new = old.copy()
    for name in [field.name for field in fields_of(Garden)]:
        value = getattr(old, name)
        if name != "told":
            assert getattr(new, name) == value
        if isinstance(value, list):
            assert getattr(new, name) is not value
    new.rows[0].append(2)
    assert old.rows == [[0], [], [1, 1]]


def test_what_only_one_position_may_know_is_reset_in_both() -> None:
    old = garden()
    new = old.copy()
    assert (old.told, new.told) == (0, 0)


def test_a_dump_has_every_field_in_its_place_and_order() -> None:
    assert msgspec.json.encode(LAYOUT.dump(garden())) == msgspec.json.encode(SNAPSHOT)


def test_a_part_with_nothing_to_say_is_left_out() -> None:
    walled = garden()
    walled.walls = ("south", "east")
    dumped = LAYOUT.dump(walled)
    assert dumped["walls"] == ["east", "south"]
    assert read(dumped).walls == ("east", "south")


def test_what_is_dumped_is_read_again() -> None:
    again = read(SNAPSHOT)
    again.total = again.told = 0
    assert LAYOUT.dump(again) == SNAPSHOT
    assert again.rows == [[0], [], [1, 1]]
    assert again.squares == (1, 3)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"chance": 1 << 64}, "chance: must be a number of 64 bits"),
        ({"turn": {"year": 8, "of": None}}, "year: must be 1 to 7, got 8"),
        ({"turn": {"year": 1, "of": 2}}, "of: 2 is not a seat"),
        ({"basket": ["fig"]}, "basket: unknown fruit 'fig'"),
        ({"stock": {"pear": -1}}, "stock: must be 0 or more, got -1"),
        ({"stock": {"fig": 1}}, "stock: unknown fruit 'fig'"),
        ({"every": {"pear": 1}}, "every: there is a number for each fruit"),
        ({"seen": ["plum", "plum"]}, "seen: fruit 'plum' is named twice"),
        ({"players": []}, "expected one player for each seat"),
    ],
)
def test_what_cannot_be_is_refused_with_its_name(change: Snapshot, problem: str) -> None:
    with pytest.raises(BadSnapshot, match=problem):
        read({**SNAPSHOT, **change})


@pytest.mark.parametrize("change", [{"weeds": 1}, {"note": 3}, {"turn": {"year": 1}}])
def test_what_has_another_form_is_refused(change: Snapshot) -> None:
    with pytest.raises(msgspec.ValidationError):
        read({**SNAPSHOT, **change})
