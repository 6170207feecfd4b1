"""Chance is frozen: a changed sequence would make old records replay differently."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.chance import Chance, fresh_state


def test_the_sequence_of_bits_is_frozen() -> None:
    # The published test vector of SplitMix64 for seed 1234567.
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_draws_and_shuffles_are_frozen() -> None:
    chance = Chance(7)
    assert [chance.randrange(6) for _ in range(12)] == [3, 0, 0, 3, 4, 3, 4, 0, 5, 5, 1, 4]
    things = list(range(10))
    chance.shuffle(things)
    assert things == [9, 2, 3, 8, 7, 1, 5, 6, 4, 0]
    assert chance.choice("abcdef") == "f"
    assert chance.state == 11008053066886195669


def test_draws_are_fair() -> None:
    chance = Chance(0)
    seen = Counter(chance.randrange(7) for _ in range(70_000))
    assert set(seen) == set(range(7))
    assert all(abs(number - 10_000) < 400 for number in seen.values())


def test_nothing_cannot_be_drawn_from() -> None:
    for stop in (0, -3):
        with pytest.raises(ValueError, match="cannot draw"):
            Chance(1).randrange(stop)


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**64))
def test_every_draw_is_in_range_and_the_state_is_one_integer(seed: int, stop: int) -> None:
    chance = Chance(seed)
    assert 0 <= chance.randrange(stop) < stop
    again = Chance(chance.state)
    assert again.bits() == chance.bits()


@given(st.integers(0, 2**64 - 1), st.lists(st.integers()))
def test_a_shuffle_keeps_all_things(seed: int, things: list[int]) -> None:
    shuffled = things.copy()
    Chance(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(things)


def test_a_fresh_state_does_not_tell_the_old_one() -> None:
    assert fresh_state(Chance(1)) != 1
