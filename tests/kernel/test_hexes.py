"""Hex geometry."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.hexes import DIRECTION_NAMES, DIRECTIONS, Hex

hexes = st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50))


def test_directions_run_clockwise_from_east() -> None:
    assert DIRECTION_NAMES == ("E", "SE", "SW", "W", "NW", "NE")
    assert all(DIRECTIONS[direction].rotated(1) == DIRECTIONS[(direction + 1) % 6] for direction in range(6))


@given(hexes)
def test_the_six_neighbours_are_one_step_away(place: Hex) -> None:
    around = list(place.neighbours())
    assert len(set(around)) == 6
    assert all(place.distance(near) == 1 and place in near.neighbours() for near in around)


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert a.distance(b) == b.distance(a)
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, st.integers(-12, 12))
def test_six_turns_are_none_and_turning_keeps_distances(place: Hex, steps: int) -> None:
    assert place.rotated(6) == place
    assert place.rotated(steps).rotated(-steps) == place
    assert place.rotated(steps).distance(Hex(0, 0)) == place.distance(Hex(0, 0))


@given(hexes, hexes)
def test_shifting_adds_coordinates(a: Hex, b: Hex) -> None:
    assert a.shifted(b) == b.shifted(a) == Hex(a.q + b.q, a.r + b.r)
