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
from pentapolis.games.palatinus.scoring import NO_ROLE, influence_parts, leaders_of, soldiers_act
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Advisor
from pentapolis.kernel.game import foreign_action

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
_INFLUENTIAL_ROLE = (
    tuple(content - 1 if content - 1 in (MERCHANT, FARMER) else NO_ROLE for content in range(_CONTENTS)) * 2
)
"""For each cell the role of the merchant or farmer in it, else NO_ROLE."""


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


_OWN_SPACE = tuple(
    tuple(
        float(sum(points for _, points in influence_parts(space, _sparse({}), [role] * len(SPACES), False)))
        for space in range(len(SPACES))
    )
    for role in (MERCHANT, FARMER)
)
"""What merchant and farmer get from the space that they stand on."""


# Judging a board ---------------------------------------------------------------------------


class Judge:
    """Counts boards of one game in points that each seat may expect."""

    __slots__ = ("_gives", "_laurels", "_neighbours", "_seats", "_uncertainty")

    def __init__(self, state: Palatinus, *, as_it_is: bool) -> None:
        """`as_it_is` counts exactly what the rules count; otherwise empty spaces and leads are uncertain."""
        self._neighbours = state.neighbours
        self._laurels = state.laurels
        self._seats = state.seats
        share_left = state.left / (state.left + state.placed)
        spread = UNCERTAINTY_AT_END + share_left * (UNCERTAINTY_AT_START - UNCERTAINTY_AT_END)
        self._uncertainty = 0.0 if as_it_is else spread
        sure = _influence_of_cells(state.options.empty_spring_also_empty_field)
        self._gives = sure if as_it_is else _expected_influence(sure, state)

    def count(self, owners: Sequence[int], roles: Sequence[int]) -> Count:
        """Go through the hills as the rules do."""
        count = Count(self._seats)
        board = list(roles)
        cells = [of_role[role] for of_role, role in zip(_CELL_OF_ROLE, roles, strict=True)]
        for hill in range(len(HILLS)):
            if SOLDIER in board[6 * hill : 6 * hill + 6]:
                cells = cells[:]
                for sight in soldiers_act(hill, self._neighbours, board):
                    count.points[owners[sight.space]] += BOX.scoring.captured * len(sight.captures)
                    for left in sight.captures or (sight.space,):
                        cells[left] = _VACATED_CELL[left]
            totals = self._totals(hill, owners, cells)
            shares = self._shares(hill, totals)
            count.cells.append(cells)
            count.totals.append(totals)
            count.shares.append(shares)
            for seat, share in enumerate(shares):
                count.points[seat] += share
        return count

    def _totals(self, hill: int, owners: Sequence[int], cells: Sequence[int]) -> list[float]:
        """The influence of each seat on a hill."""
        totals = [0.0] * self._seats
        for space in range(6 * hill, 6 * hill + 6):
            role = _INFLUENTIAL_ROLE[cells[space]]
            if role != NO_ROLE:
                totals[owners[space]] += self._influence(role, space, cells)
        return totals

    def _influence(self, role: int, space: int, cells: Sequence[int]) -> float:
        gives = self._gives[role]
        return sum([gives[cells[near]] for near in self._neighbours[space]], _OWN_SPACE[role][space])

    def _shares(self, hill: int, totals: Sequence[float]) -> list[float]:
        """What a hill is worth to each seat: its laurel or disc, or of an uncertain lead the chance of it."""
        laurel = self._laurels[hill]
        if self._uncertainty:
            weights = [exp(total / self._uncertainty) for total in totals]
            unit = laurel / sum(weights)
            return [weight * unit for weight in weights]
        shares = [0.0] * self._seats
        leaders = leaders_of(totals)
        for leader in leaders:
            shares[leader] = laurel if len(leaders) == 1 else BOX.scoring.tied_hill
        return shares

    # One more inhabitant ---------------------------------------------------------------------------

    def points_with(self, board: Board, seat: int, role: int, space: int) -> Sequence[float]:
        """The points if the seat had one more inhabitant on the board."""
        roles, near_spaces = board.roles, self._neighbours[space]
        if role == SOLDIER or any(roles[near] == SOLDIER for near in near_spaces):
            owners, roles = board.owners[:], roles[:]
            owners[space], roles[space] = seat, role
            return self.count(owners, roles).points
        return self._points_without_soldiers_near(board, seat, role, space)

    def _points_without_soldiers_near(
        self, board: Board, seat: int, role: int, space: int
    ) -> Sequence[float]:
        """What no soldier sees changes nothing but the influence here and next to here."""
        count = board.count
        cell = _CELL_OF_ROLE[space][role]
        hill = space // 6
        changed = {hill: count.totals[hill][:]}
        changed[hill][seat] += self._influence(role, space, count.cells[hill])
        for near in self._neighbours[space]:
            hill = near // 6
            cells = count.cells[hill]
            near_role = _INFLUENTIAL_ROLE[cells[near]]
            if near_role != NO_ROLE:
                totals = changed.get(hill)
                if totals is None:
                    totals = changed[hill] = count.totals[hill][:]
                gives = self._gives[near_role]
                totals[board.owners[near]] += gives[cell] - gives[cells[space]]
        points = count.points[:]
        for hill, totals in changed.items():
            for other, (after, before) in enumerate(
                zip(self._shares(hill, totals), count.shares[hill], strict=True)
            ):
                points[other] += after - before
        return points


class Count:
    """A counted board: for each hill its cells after its soldiers, influence and worth to the seats."""

    __slots__ = ("cells", "points", "shares", "totals")

    def __init__(self, seats: int) -> None:
        self.points = [0.0] * seats
        self.cells: list[list[int]] = []
        self.totals: list[list[float]] = []
        self.shares: list[list[float]] = []


class Board:
    """The inhabitants of a position, counted, to try one more."""

    __slots__ = ("count", "owners", "roles")

    def __init__(self, judge: Judge, state: Palatinus) -> None:
        self.owners = state.owners
        self.roles = state.roles()
        self.count = judge.count(self.owners, self.roles)


def _expected_influence(
    sure: Sequence[Sequence[float]], state: Palatinus
) -> tuple[Sequence[float], Sequence[float]]:
    """What each neighbouring cell will probably give to a merchant and to a farmer."""
    filled = state.left / len(state.empty)
    to_come = [0] * len(ROLES)
    for stock in state.stocks:
        for role, number in zip(ROLE_OF, stock, strict=True):
            to_come[role] += number
    tables = []
    for gives in sure:
        table = list(gives)
        for base in (0, _CONTENTS):
            coming = sum([number * gives[base + 1 + role] for role, number in enumerate(to_come)])
            table[base + OPEN] = (1 - filled) * gives[base + OPEN] + coming / len(state.empty)
        tables.append(table)
    return tables[0], tables[1]


# The advice ---------------------------------------------------------------------------


class PalatinusAdvisor(Advisor[Palatinus]):
    """Palatinus for bots."""

    def evaluate(self, state: Palatinus) -> list[float]:
        if state.laying:
            return [1 / state.seats] * state.seats
        judge = Judge(state, as_it_is=not state.left)
        return chances(judge.count(state.owners, state.roles()).points)

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

    def appraise(self, state: Palatinus, seat: int, actions: Sequence[Action]) -> list[float]:
        """Merchants, farmers and soldiers are tried once per space, with or without a wolf."""
        if state.laying:
            return [1 / state.seats] * len(actions)
        judge = Judge(state, as_it_is=state.left == 1)
        board = Board(judge, state)
        known: dict[tuple[int, int], float] = {}
        values = []
        for action in actions:
            if not isinstance(action, PlaceInhabitant):
                raise foreign_action(action, state.key)
            tried = ROLE_OF[action.kind], action.space
            if tried not in known:
                known[tried] = chances(judge.points_with(board, seat, *tried))[seat]
            values.append(known[tried])
        return values

    def playout(self, state: Palatinus, rng: Random) -> list[float]:
        """The rest of the stocks on random spaces, then the count."""
        if state.laying:
            return self.evaluate(state)
        owners, roles = state.owners[:], state.roles()
        spaces = iter(rng.sample(state.empty, state.left))
        for seat, stock in enumerate(state.stocks):
            for kind, number in enumerate(stock):
                for _ in range(number):
                    space = next(spaces)
                    owners[space], roles[space] = seat, ROLE_OF[kind]
        return chances(Judge(state, as_it_is=True).count(owners, roles).points)


_BASE_KIND = tuple(KINDS.index(kind.base or kind.id) for kind in BOX.kinds)


def chances(points: Sequence[float]) -> list[float]:
    """Chances of victory by the lead over the best rival."""
    second, first = sorted(points)[-2:]
    return [
        1 / (1 + exp(((second if value == first else first) - value) / LEAD_PER_POINT)) for value in points
    ]
