"""How a game ended, and why."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.kernel.messages import Message


class ScoreLine(msgspec.Struct, frozen=True):
    """Some points of one seat and where they came from."""

    message: Message
    points: int


class Result(msgspec.Struct, frozen=True):
    """The end of a game. `ranking` lists groups of tied seats, the winners first.

    Where everybody can lose (a race against time), a lost game has an empty group of winners and the losers
    after it, so that nobody is taken for a winner.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    breakdown: tuple[tuple[ScoreLine, ...], ...]
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the victory, none if all have lost."""
        return self.ranking[0]


def ranked(standings: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by their standing (highest first); seats with equal standings are tied."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, standing in enumerate(standings):
        groups.setdefault(standing, []).append(seat)
    return tuple(tuple(groups[standing]) for standing in sorted(groups, reverse=True))
