"""Sets as whole numbers with one bit for each member, and lists made from them quickly."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(bits: Iterable[int]) -> int:
    """The mask with these bits set."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


class Picker(Generic[T]):
    """Something for each bit, of which masks pick some in order. Lists once made are kept."""

    __slots__ = ("_picked", "_things")

    KEPT = 1 << 14

    def __init__(self, things: Mapping[int, T]) -> None:
        self._things = dict(things)
        self._picked: dict[int, list[T]] = {}

    def __getitem__(self, bit: int) -> T:
        return self._things[bit]

    def picked(self, mask: int) -> list[T]:
        """What there is for the bits of a mask; the list is shared and must not be changed."""
        found = self._picked.get(mask)
        if found is None:
            if len(self._picked) >= self.KEPT:
                self._picked.clear()
            things = self._things
            found = self._picked[mask] = [things[bit] for bit in bits_of(mask)]
        return found
