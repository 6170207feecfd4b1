"""Small positions from which the number of action sequences is known exactly, by counting on paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pentapolis
from pentapolis.kernel.game import State
from tests.games.palatinus.building import position


class Case(NamedTuple):
    """A position and the number of sequences of 1, 2, 3, ... actions from it."""

    key: str
    text: str
    position: Callable[[], State]
    counts: tuple[int, ...]


def _palatinus_start(seats: int, ring_placement: str = "players") -> Callable[[], State]:
    options = {"ring_placement": ring_placement}
    return lambda: pentapolis.game("palatinus").start(seats=seats, seed=0, options=options)


def _palatinus_last_pieces() -> State:
    """Two players with two pieces each, ten free spaces."""
    spaces = [f"{hill}{index}" for hill in "ABCDEFG" for index in range(6)]
    return position(
        dict.fromkeys(spaces[:32], (0, "merchant")),
        seats=2,
        stocks=[{"wolf-farmer": 1, "extra-wolf-farmer": 1}, {"merchant": 2}],
    )


def _palatinus_forced_soldier() -> State:
    """Five players with four pieces each, one of them a soldier: it must go down now; 27 free spaces."""
    spaces = [f"{hill}{index}" for hill in "ABCDEFG" for index in range(6)]
    stock = {"soldier": 1, "wolf-farmer": 2, "merchant": 1}
    return position(dict.fromkeys(spaces[:15], (0, "merchant")), seats=5, stocks=[stock] * 5)


PERFT = [
    # Six slots or, later, the two ends of the arc; six rotations each.
    Case("palatinus", "laying tiles", _palatinus_start(3), (36, 36 * 12, 36 * 12 * 12)),
    # Kinds times free spaces.
    Case("palatinus", "first placements of two", _palatinus_start(2, "random"), (9 * 42, 9 * 42 * 9 * 41)),
    Case("palatinus", "first placements of five", _palatinus_start(5, "random"), (5 * 42, 5 * 42 * 5 * 41)),
    # 2 kinds on 10 spaces, 1 on 9, the other kind on 8, the last on 7.
    Case("palatinus", "last pieces of two", _palatinus_last_pieces, (20, 20 * 9, 20 * 9 * 8, 20 * 9 * 8 * 7)),
    Case("palatinus", "soldiers due", _palatinus_forced_soldier, (27, 27 * 26, 27 * 26 * 25)),
]
