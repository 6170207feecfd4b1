"""The puzzle of a day: the same for everybody, another game each day, harder towards the weekend."""

from __future__ import annotations

from datetime import date
from random import Random

import pentapolis
from pentapolis.puzzles.files import puzzles
from pentapolis.puzzles.puzzle import Puzzle

DAYS = 7


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day; none where no game has puzzles.

    Games take turns. On Mondays it is one of the easiest of its game, on Sundays one of the hardest. Where a
    game comes up again on the same weekday it takes another one.
    """
    keys = [key for key in pentapolis.keys() if puzzles(key)]
    if not keys:
        return None
    number = day.toordinal()
    key = keys[number % len(keys)]
    some = puzzles(key)
    weekday = day.weekday()
    alike = some[len(some) * weekday // DAYS : max(len(some) * (weekday + 1) // DAYS, 1)] or some[-1:]
    order = Random(f"{key} {weekday}").sample(alike, len(alike))
    return order[number // (DAYS * len(keys)) % len(order)]
