"""How the bots judge a board of Palatinus.

A position is judged as if it ended now, with three corrections. An empty space counts as what it will
probably become: it stays empty or takes one of the inhabitants still in stock. A soldier counts by what it
may expect to take then. And a lead on a hill counts as a chance to keep it, which grows with the lead and
towards the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from pentapolis.games.palatinus.components import (
    BOX,
    FARMER,
    HILLS,
    IS_SPRING,
    MERCHANT,
    ROLE_OF,
    ROLES,
    SOLDIER,
    SPACES,
)
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.scoring import NO_ROLE, influence_parts, leaders_of
from pentapolis.games.palatinus.state import placed

TELLING_LEAD = 4.0
"""So many points ahead of the best rival make victory almost three times as likely as defeat."""

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


@cache
def _influence_of_cells(spring_is_field: bool) -> tuple[tuple[float, ...], ...]:
    """For merchant and farmer what each neighbouring cell gives them, asked from the rule itself.

    As in the rule, an open space is simply empty; `Judge` corrects that while the game goes on.
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


# What a soldier will do ---------------------------------------------------------------------------


class Fate(NamedTuple):
    """What to expect of a soldier."""

    captures: float
    """How many inhabitants it takes, on average."""
    takes_merchants: float
    takes_farmers: float
    """The chance that it takes those beside it, by their role."""
    retreats: float


@lru_cache(maxsize=1 << 14)
def soldier_fate(
    merchants: int, farmers: int, open_spaces: int, merchant_comes: float, farmer_comes: float
) -> Fate:
    """What to expect of a soldier by what it sees, when others may come to each open space next to it."""
    chances = {(merchants, farmers): 1.0}
    for _ in range(open_spaces):
        before, chances = chances, defaultdict(float)
        for (m, f), chance in before.items():
            chances[m + 1, f] += chance * merchant_comes
            chances[m, f + 1] += chance * farmer_comes
            chances[m, f] += chance * (1 - merchant_comes - farmer_comes)
    return Fate(
        sum(chance * max(m, f) for (m, f), chance in chances.items() if m != f),
        sum(chance for (m, f), chance in chances.items() if m > f),
        sum(chance for (m, f), chance in chances.items() if f > m),
        sum(chance for (m, f), chance in chances.items() if m == f),
    )


# Judging a board ---------------------------------------------------------------------------


class Board:
    """The inhabitants while hills are counted: the chance that each is still there, and what spaces give."""

    __slots__ = ("gives", "presence")

    def __init__(self, presence: list[float], gives: tuple[list[float], list[float]]) -> None:
        self.presence = presence
        self.gives = gives
        """What each space gives to a merchant and to a farmer beside it."""

    def copy(self) -> Board:
        """An independent copy."""
        return Board(self.presence[:], (self.gives[0][:], self.gives[1][:]))


class Count:
    """A counted position: for each hill the board after its soldiers, the influence and what it is worth."""

    __slots__ = ("boards", "owners", "points", "roles", "shares", "totals")

    def __init__(self, owners: Sequence[int], roles: Sequence[int], seats: int) -> None:
        self.owners = owners
        self.roles = roles
        self.points = [0.0] * seats
        self.boards: list[Board] = []
        self.totals: list[list[float]] = []
        self.shares: list[list[float]] = []


class Judge:
    """Counts boards of one game in points that each seat may expect."""

    __slots__ = (
        "_farmer_comes",
        "_gives",
        "_laurels",
        "_merchant_comes",
        "_neighbours",
        "_seats",
        "_uncertainty",
    )

    def __init__(
        self, state: Palatinus, *, as_it_is: bool, stocks: Sequence[Sequence[int]] | None = None
    ) -> None:
        """`as_it_is` counts exactly what the rules count; otherwise empty spaces and leads are uncertain.

        Who may still come is in the position's stocks, or in `stocks` as somebody reads them.
        """
        self._neighbours = state.neighbours
        self._laurels = state.laurels
        self._seats = state.seats
        self._gives = _influence_of_cells(state.options.empty_spring_also_empty_field)
        self._uncertainty = self._merchant_comes = self._farmer_comes = 0.0
        if not as_it_is:
            share_left = state.left / (state.left + placed(state))
            spread = UNCERTAINTY_AT_START - UNCERTAINTY_AT_END
            self._uncertainty = UNCERTAINTY_AT_END + share_left * spread
            self._expect(state, stocks or state.stocks)

    def _expect(self, state: Palatinus, stocks: Sequence[Sequence[int]]) -> None:
        """Let an open space give what the inhabitants still to come will give there, on average."""
        comes = [0.0] * len(ROLES)
        for stock in stocks:
            for role, number in zip(ROLE_OF, stock, strict=True):
                comes[role] += number / len(state.empty)
        self._merchant_comes, self._farmer_comes = comes[MERCHANT], comes[FARMER]
        tables = []
        for sure in self._gives:
            table = list(sure)
            for spring in (0, _CONTENTS):
                coming = sum([chance * sure[spring + 1 + role] for role, chance in enumerate(comes)])
                table[spring + OPEN] = (1 - sum(comes)) * sure[spring + OPEN] + coming
            tables.append(tuple(table))
        self._gives = tables[MERCHANT], tables[FARMER]

    def count(self, owners: Sequence[int], roles: Sequence[int]) -> Count:
        """Go through the hills as the rules do."""
        count = Count(owners, roles, self._seats)
        cells = [of_role[role] for of_role, role in zip(_CELL_OF_ROLE, roles, strict=True)]
        to_merchant, to_farmer = self._gives
        board = Board(
            [1.0] * len(SPACES), ([to_merchant[cell] for cell in cells], [to_farmer[cell] for cell in cells])
        )
        soldiers: list[list[int]] = [[] for _ in HILLS]
        others: list[list[int]] = [[] for _ in HILLS]
        for space, role in enumerate(roles):
            if role != NO_ROLE:
                (soldiers if role == SOLDIER else others)[space // 6].append(space)
        for hill in range(len(HILLS)):
            if soldiers[hill]:
                board = board.copy()
                self._soldiers_act(soldiers[hill], count, board, cells)
            totals = self._totals(others[hill], count, board)
            shares = self.shares(hill, totals)
            count.boards.append(board)
            count.totals.append(totals)
            count.shares.append(shares)
            for seat, share in enumerate(shares):
                count.points[seat] += share
        return count

    def _soldiers_act(
        self, soldiers: Sequence[int], count: Count, board: Board, cells: Sequence[int]
    ) -> None:
        """All soldiers of a hill look at the same board; those that probably left before are not seen."""
        roles = count.roles
        fates = [self._fate(space, roles, board.presence) for space in soldiers]
        for space, fate in zip(soldiers, fates, strict=True):
            count.points[count.owners[space]] += BOX.scoring.captured * fate.captures
            self._leave(space, fate.retreats, board, cells)
            for near in self._neighbours[space]:
                if roles[near] == MERCHANT:
                    self._leave(near, fate.takes_merchants, board, cells)
                elif roles[near] == FARMER:
                    self._leave(near, fate.takes_farmers, board, cells)

    def _fate(self, space: int, roles: Sequence[int], presence: Sequence[float]) -> Fate:
        seen = [roles[near] for near in self._neighbours[space] if presence[near] > 0.5]
        merchants, farmers, still_open = seen.count(MERCHANT), seen.count(FARMER), seen.count(NO_ROLE)
        return soldier_fate(merchants, farmers, still_open, self._merchant_comes, self._farmer_comes)

    def _leave(self, space: int, chance: float, board: Board, cells: Sequence[int]) -> None:
        """An inhabitant leaves the board with some chance."""
        if not chance:
            return
        board.presence[space] *= 1 - chance
        there = board.presence[space]
        for gives, table in zip(board.gives, self._gives, strict=True):
            gives[space] = there * table[cells[space]] + (1 - there) * table[_VACATED_CELL[space]]

    def _totals(self, spaces: Sequence[int], count: Count, board: Board) -> list[float]:
        """The influence of each seat on a hill, where merchants and farmers stand on these spaces."""
        totals = [0.0] * self._seats
        for space in spaces:
            role = count.roles[space]
            # As in `influence`, written out because nothing is done more often.
            gives, influence = board.gives[role], _OWN_SPACE[role][space]
            for near in self._neighbours[space]:
                influence += gives[near]
            totals[count.owners[space]] += board.presence[space] * influence
        return totals

    def influence(self, role: int, space: int, board: Board) -> float:
        """The influence that a merchant or farmer has on a space."""
        gives = board.gives[role]
        return sum([gives[near] for near in self._neighbours[space]], _OWN_SPACE[role][space])

    def shares(self, hill: int, totals: Sequence[float]) -> list[float]:
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

    def points_with(self, count: Count, seat: int, role: int, space: int) -> Sequence[float]:
        """The points if the seat had one more inhabitant than in a counted position."""
        roles = count.roles
        if role == SOLDIER or any(roles[near] == SOLDIER for near in self._neighbours[space]):
            new_owners, new_roles = list(count.owners), list(roles)
            new_owners[space], new_roles[space] = seat, role
            return self.count(new_owners, new_roles).points
        # What no soldier sees changes nothing but the influence here and next to here.
        points = count.points[:]
        for hill, totals in self.totals_with(count, seat, role, space).items():
            before = count.shares[hill]
            for other, share in enumerate(self.shares(hill, totals)):
                points[other] += share - before[other]
        return points

    def totals_with(self, count: Count, seat: int, role: int, space: int) -> dict[int, list[float]]:
        """The influence on hills with one more inhabitant, if soldiers did as before.

        Only the hills where it may change something: the inhabitant's own and those next to it.
        """
        hill = space // 6
        changed = {hill: count.totals[hill][:]}
        if role != SOLDIER:
            changed[hill][seat] += self.influence(role, space, count.boards[hill])
        cell = _CELL_OF_ROLE[space][role]
        for near in self._neighbours[space]:
            near_role = count.roles[near]
            if near_role in (MERCHANT, FARMER):
                hill = near // 6
                totals = changed.get(hill)
                if totals is None:
                    totals = changed[hill] = count.totals[hill][:]
                board = count.boards[hill]
                more = self._gives[near_role][cell] - board.gives[near_role][space]
                totals[count.owners[near]] += board.presence[near] * more
        return changed

    def fate(self, count: Count, soldier: int) -> Fate:
        """What to expect of a soldier of a counted position."""
        hill = soldier // 6
        presence = count.boards[hill - 1].presence if hill else [1.0] * len(SPACES)
        return self._fate(soldier, count.roles, presence)


# Points as chances ---------------------------------------------------------------------------


def chances(points: Sequence[float]) -> list[float]:
    """Chances of victory by the lead over the best rival."""
    second, first = sorted(points)[-2:]
    return [1 / (1 + exp(((second if value == first else first) - value) / TELLING_LEAD)) for value in points]
