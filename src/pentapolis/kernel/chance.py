"""Seeded chance: SplitMix64, whose whole state is one integer that travels in the position.

The sequence is part of the record format: a change here would make old records replay differently, so
golden tests freeze it.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

SEED_LIMIT = 1 << 64
"""Seeds are whole numbers below this."""


class Rng(Protocol):
    """What resampling and bots need of a generator: `Chance` and `random.Random` both have it."""

    def randrange(self, stop: int, /) -> int: ...
    def shuffle(self, x: MutableSequence[T], /) -> None: ...


class Chance:
    """A generator of fair draws. `state` is all there is to save."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 to `stop` - 1, each equally likely."""
        if stop <= 0:
            raise ValueError(f"cannot draw one of {stop}")
        while True:
            # The same as `bits`, written out because nothing is drawn more often.
            self.state = z = (self.state + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            chosen = z % stop
            # Draws beyond the last full round of `stop` would favour low numbers.
            if z - chosen + stop <= SEED_LIMIT:
                return chosen

    def choice(self, things: Sequence[T]) -> T:
        """One of the things, each equally likely."""
        return things[self.randrange(len(things))]

    def shuffle(self, x: MutableSequence[T], /) -> None:
        """Put the things in a random order, in place."""
        state = self.state
        for last in range(len(x) - 1, 0, -1):
            # The same as `randrange`, written out because a set-up shuffles hundreds of things.
            while True:
                state = z = (state + _STEP) & _MASK
                z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
                z ^= z >> 31
                other = z % (last + 1)
                if z - other + last < SEED_LIMIT:
                    break
            x[last], x[other] = x[other], x[last]
        self.state = state


def fresh_state(rng: Rng) -> int:
    """A generator state for a resampled position, so that nobody can foresee the real draws from it."""
    return rng.randrange(SEED_LIMIT)
