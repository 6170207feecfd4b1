"""Influence as far as somebody can know it: wolves may hide either role, so numbers become spans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from pentapolis.games.palatinus.components import FARMER, MERCHANT
from pentapolis.games.palatinus.scoring import Neighbours, influence_parts
from pentapolis.kernel.forms import EMPTY

HIDDEN = -2
"""Stands for the role of a wolf that one may not look under."""


class Span(TypedDict):
    """A number that is not known exactly: wolves may hide either role."""

    least: int
    most: int


class KnownBoard:
    """The board as somebody knows it: for each space a role, `NO_ROLE` or `HIDDEN`, and its owner."""

    def __init__(
        self, roles: Sequence[int], owners: Sequence[int], neighbours: Neighbours, spring_is_field: bool
    ) -> None:
        self._owners = owners
        self._neighbours = neighbours
        self._spring_is_field = spring_is_field
        self._roles = roles
        self._worlds = [[wolf if role == HIDDEN else role for role in roles] for wolf in (MERCHANT, FARMER)]

    def influence(self, space: int) -> Span:
        """What the inhabitant of a space brings; it may be hidden itself, and so may its neighbours."""
        points = []
        own_roles = (MERCHANT, FARMER) if self._roles[space] == HIDDEN else (self._roles[space],)
        for world in self._worlds:
            for role in own_roles:
                board = world.copy()
                board[space] = role
                parts = influence_parts(space, self._neighbours, board, self._spring_is_field)
                points.append(sum(part[1] for part in parts))
        return {"least": min(points), "most": max(points)}

    def totals(self, hill: int, seats: int) -> list[Span]:
        """The influence of each seat on a hill, before any soldier acts."""
        totals: list[Span] = [{"least": 0, "most": 0} for _ in range(seats)]
        for space in range(6 * hill, 6 * hill + 6):
            if self._owners[space] != EMPTY:
                span, total = self.influence(space), totals[self._owners[space]]
                total["least"] += span["least"]
                total["most"] += span["most"]
        return totals

    def seen(self, space: int, role: int) -> Span:
        """How many inhabitants of a role a soldier on that space sees."""
        near = [self._roles[place] for place in self._neighbours[space]]
        return {"least": near.count(role), "most": near.count(role) + near.count(HIDDEN)}
