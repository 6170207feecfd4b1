"""What the bots know about playing Palatinus well.

A position is judged as if it ended now, with two corrections. An empty space counts as what it will probably
become: it stays empty or takes one of the inhabitants still in stock. And a lead on a hill counts as a chance
to keep it, which grows with the lead and as the end comes near.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from random import Random

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.components import (
    BOX,
    FARMER,
    HILLS,
    IS_EXTRA,
    IS_SPRING,
    KINDS,
    MERCHANT,
    ROLE_OF,
    ROLES,
    SOLDIER,
    SPACES,
)
from pentapolis.games.palatinus.rules import Palatinus
from pentapolis.games.palatinus.scoring import NO_ROLE, Neighbours, influence_parts, leaders_of, soldiers_act
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor

LEAD_PER_POINT = 4.0
"""So many points ahead of the best rival make victory about three times as likely as defeat."""

UNCERTAINTY_AT_END, UNCERTAINTY_AT_START = 1.0, 6.0
"""How much influence a lead on a hill must have to be worth trusting, with the last and the first piece."""

# Cells: what a space holds, as one small number ----------------------------------------------------

OPEN, VACATED = 0, 1 + len(ROLES)
"""An empty space that may still be filled, and one that its inhabitant has left during the count."""

_CONTENTS = VACATED + 1
_CELL_OF_ROLE = tuple(
    tuple(
        (1 + role if role != NO_ROLE else OPEN) + _CONTENTS * spring for role in (*range(len(ROLES)), NO_ROLE)
    )
    for spring in IS_SPRING
)
"""For each space the cell of each role; the last one, which NO_ROLE picks, is the open cell."""
_VACATED_CELL = tuple(VACATED + _CONTENTS * spring for spring in IS_SPRING)
_ROLE_OF_KIND = (*ROLE_OF, NO_ROLE)
"""The role of each kind; the last one, which EMPTY picks, is no role."""


@cache
def _influence_of_cells(spring_is_field: bool) -> tuple[tuple[float, ...], ...]:
    """For merchant and farmer what each neighbouring cell gives them, asked from the rule itself.

    As in the rule, an empty space is empty; `_expected_influence` corrects what open cells give.
    """
    tables = []
    for role in (MERCHANT, FARMER):
        table = []
        for spring in (False, True):
            space, near = IS_SPRING.index(False), IS_SPRING.index(spring, 1)
            neighbours = {space: (near,), near: (space,)}
            for content in (NO_ROLE, *range(len(ROLES)), NO_ROLE):
                roles = [NO_ROLE] * len(SPACES)
                roles[space], roles[near] = role, content
                parts = influence_parts(space, _sparse(neighbours), roles, spring_is_field)
                table.append(float(sum(points for _, points in parts)))
        tables.append(tuple(table))
    return tuple(tables)


def _sparse(neighbours: Mapping[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    return [neighbours.get(space, ()) for space in range(len(SPACES))]


_OWN_SPRING = tuple(
    tuple(
        float(sum(points for _, points in influence_parts(space, _sparse({}), [role] * len(SPACES), False)))
        for space in range(len(SPACES))
    )
    for role in (MERCHANT, FARMER)
)
"""What merchant and farmer get from the space that they stand on."""


# Judging a board ---------------------------------------------------------------------------


class Judge:
    """Counts a board in points that each seat may expect.

    `cells` are what the spaces hold, `roles` the same for the soldiers' rule.
    """

    __slots__ = ("gives", "laurels", "neighbours", "over", "owners", "seats", "uncertainty")

    def __init__(self, state: Palatinus) -> None:
        self.neighbours: Neighbours = state.neighbours
        self.owners = state.owners
        self.laurels = state.laurels
        self.seats = state.seats
        self.over = not state.left
        share_left = state.left / (state.left + state.placed)
        self.uncertainty = UNCERTAINTY_AT_END + share_left * (UNCERTAINTY_AT_START - UNCERTAINTY_AT_END)
        self.gives = _expected_influence(state)

    def points(self, owners: Sequence[int], roles: list[int]) -> list[float]:
        """The points that each seat may expect; `roles` is used up."""
        points = [0.0] * self.seats
        cells = [of_role[role] for of_role, role in zip(_CELL_OF_ROLE, roles, strict=True)]
        for hill in range(len(HILLS)):
            first = 6 * hill
            if SOLDIER in roles[first : first + 6]:
                for sight in soldiers_act(hill, self.neighbours, roles):
                    points[owners[sight.space]] += BOX.scoring.captured * len(sight.captures)
                    for left in sight.captures or (sight.space,):
                        cells[left] = _VACATED_CELL[left]
            totals = self.totals(hill, owners, roles, cells)
            for seat, share in enumerate(self.hill_shares(hill, totals)):
                points[seat] += share
        return points

    def totals(
        self, hill: int, owners: Sequence[int], roles: Sequence[int], cells: Sequence[int]
    ) -> list[float]:
        """The influence of each seat on a hill."""
        totals = [0.0] * self.seats
        for space in range(6 * hill, 6 * hill + 6):
            role = roles[space]
            if role in (MERCHANT, FARMER):
                gives = self.gives[role]
                near = sum([gives[cells[other]] for other in self.neighbours[space]])
                totals[owners[space]] += near + _OWN_SPRING[role][space]
        return totals

    def hill_shares(self, hill: int, totals: Sequence[float]) -> list[float]:
        """What a hill is worth to each seat: all of its laurel at the end, before that a share by chances."""
        laurel = self.laurels[hill]
        if self.over:
            leaders = leaders_of([int(total) for total in totals])
            worth = laurel if len(leaders) == 1 else BOX.scoring.tied_hill
            return [float(worth) if seat in leaders else 0.0 for seat in range(self.seats)]
        weights = [exp(total / self.uncertainty) for total in totals]
        unit = laurel / sum(weights)
        return [weight * unit for weight in weights]


def _expected_influence(state: Palatinus) -> tuple[list[float], list[float]]:
    """What each neighbouring cell will probably give to a merchant and to a farmer."""
    filled = state.left / len(state.empty)
    to_come = [0] * len(ROLES)
    for stock in state.stocks:
        for kind, number in enumerate(stock):
            to_come[ROLE_OF[kind]] += number
    tables = []
    for sure in _influence_of_cells(state.options.empty_spring_also_empty_field):
        table = list(sure)
        if state.left:
            for base in (0, _CONTENTS):
                coming = (
                    sum(number * sure[base + 1 + role] for role, number in enumerate(to_come)) / state.left
                )
                table[base + OPEN] = (1 - filled) * sure[base + OPEN] + filled * coming
        tables.append(table)
    return tables[0], tables[1]


# The advice ---------------------------------------------------------------------------


class PalatinusAdvisor(Advisor[Palatinus]):
    """Palatinus for bots."""

    def evaluate(self, state: Palatinus) -> list[float]:
        if state.laying:
            return [1 / state.seats] * state.seats
        return chances(Judge(state).points(state.owners, state.roles()))

    def candidates(self, state: Palatinus, seat: int, legal: list[Action], rng: Random) -> list[Action]:
        """While tiles are laid nothing tells good from bad. An extra inhabitant does what a base one does."""
        if state.laying:
            return [rng.choice(legal)]
        stock = state.stocks[seat]
        return [
            action
            for action in legal
            if isinstance(action, PlaceInhabitant)
            and not (IS_EXTRA[action.kind] and stock[_BASE_KIND[action.kind]])
        ]


_BASE_KIND = tuple(KINDS.index(kind.base or kind.id) for kind in BOX.kinds)


def chances(points: Sequence[float]) -> list[float]:
    """Chances of victory by the lead over the best rival."""
    first, second = sorted(points, reverse=True)[:2]
    return [
        1 / (1 + exp(((second if value == first else first) - value) / LEAD_PER_POINT)) for value in points
    ]
