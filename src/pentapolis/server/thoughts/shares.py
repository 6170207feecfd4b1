"""Whose thought comes first.

Tables with people come before tables without, and whoever has had bots think longer than they may comes last.
Within each of these, every thought gets a place when it is asked for: the moment, moved back by what its
share has had lately. So somebody who asks for one thought overtakes those who ask for thirty, nobody waits
for ever, and a place once given holds: the line needs no second look, wherever it is kept.

A share is a person's and, at the same time, that of the network address from which the table was opened:
whichever has had more counts, so that nobody gets a new share with a new cookie.
"""

from __future__ import annotations

import math
from typing import NamedTuple

FADING = 60.0
"""After so many seconds, a second of thinking counts e times less. At a steady pace, what is left is the
number of seconds of thinking in a minute."""

PERSONS_PER_ADDRESS = 4
"""A household or a school shares an address: it has as large a share as so many persons."""

SETBACK = 10.0
"""By how many seconds a place is moved back for each second of thinking in the last minute."""

FORGOTTEN = 20 * FADING
"""After so many seconds, nothing worth counting is left."""

LAST, BOTS_ONLY, WITH_PEOPLE = 0, 1, 2
"""The ranks of thoughts; the highest comes first."""


class Share(NamedTuple):
    """On whose account a bot thinks."""

    person: str
    """The owner of the table."""
    address: str | None
    """The keyed hash of the network address from which it was opened."""

    @property
    def keys(self) -> tuple[str, ...]:
        """What is counted; always in the same order, so that two who count never wait for each other."""
        person = f"person {self.person}"
        return (person,) if self.address is None else (f"address {self.address}", person)


class Spent(NamedTuple):
    """Seconds of thinking in the last minute."""

    person: float
    address: float


class Ration(NamedTuple):
    """How many seconds a minute bots may think before they come last."""

    person: float
    address: float

    def exceeded(self, spent: Spent) -> bool:
        """Has more than that been thought?"""
        return spent.person > self.person or spent.address > self.address


def faded(seconds: float, age: float) -> float:
    """What is left of some seconds of thinking after a while."""
    return seconds * math.exp(-max(age, 0.0) / FADING)


def rank(people: bool, spent: Spent, ration: Ration) -> int:
    """Whether a thought comes first, later or last."""
    if ration.exceeded(spent):
        return LAST
    return WITH_PEOPLE if people else BOTS_ONLY


def place(moment: float, spent: Spent) -> float:
    """Where a thought stands among those of its rank, by the clock of `moment`; the lowest comes first."""
    return moment + SETBACK * max(spent.person, spent.address / PERSONS_PER_ADDRESS)
