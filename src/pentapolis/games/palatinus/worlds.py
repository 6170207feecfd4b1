"""Every way in which the wolves of others can lie, and what the hills give in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations, product
from math import comb

from pentapolis.games.palatinus.components import (
    FARMER,
    KINDS,
    MERCHANT,
    ROLE_OF,
    SPACES,
    STOCKS,
    WOLF_FAMILIES,
)
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.games.palatinus.scoring import Count, count_up


class Wolves:
    """Wolves of one player and one colour that lie on the board, for somebody who may not look under them."""

    def __init__(self, spaces: Sequence[int], merchants: int, farmers: int) -> None:
        self.spaces = spaces
        self.farmers = range(max(len(spaces) - merchants, 0), min(len(spaces), farmers) + 1)
        """How many of them can be farmers."""

    @property
    def ways(self) -> int:
        """In how many ways they can be merchants and farmers."""
        return sum(comb(len(self.spaces), number) for number in self.farmers)

    def farmers_in_each(self) -> list[tuple[int, ...]]:
        """For each way those that are farmers."""
        return [chosen for number in self.farmers for chosen in combinations(self.spaces, number)]


def hidden_wolves(state: Palatinus, seat: int) -> list[Wolves]:
    """The wolves that the seat could not look under before the end."""
    found = []
    for owner, family in product(range(state.seats), WOLF_FAMILIES):
        spaces = [
            space
            for space in range(len(SPACES))
            if state.owners[space] == owner != seat and state.kinds[space] in family
        ]
        if spaces:
            there = {ROLE_OF[kind]: STOCKS[state.seats][kind] for kind in family}
            found.append(Wolves(spaces, there[MERCHANT], there[FARMER]))
    return found


def number_of_worlds(state: Palatinus, seat: int) -> int:
    """In how many ways the wolves of others can lie."""
    return reduce(lambda ways, wolves: ways * wolves.ways, hidden_wolves(state, seat), 1)


def worlds(state: Palatinus, seat: int) -> Iterator[list[int]]:
    """The role on each space, in every way that the seat must reckon with."""
    roles = roles_of(state)
    hidden = hidden_wolves(state, seat)
    for wolves in hidden:
        for space in wolves.spaces:
            roles[space] = MERCHANT
    for chosen in product(*(wolves.farmers_in_each() for wolves in hidden)):
        world = roles.copy()
        for farmers in chosen:
            for space in farmers:
                world[space] = FARMER
        yield world


def counts(state: Palatinus, seat: int) -> tuple[Count, ...]:
    """How the game would end if it ended now, in every world."""
    known = [-1] * len(SPACES)
    for number, wolves in enumerate(hidden_wolves(state, seat)):
        for space in wolves.spaces:
            known[space] = len(KINDS) + number
    looks = [kind if hidden < 0 else hidden for kind, hidden in zip(state.kinds, known, strict=True)]
    key = (seat, state.neighbours, *state.laurels, *state.owners, *looks, state.options)
    found = _COUNTED.get(key)
    if found is None:
        if len(_COUNTED) >= REMEMBERED:
            _COUNTED.clear()
        found = _COUNTED[key] = tuple(_count(state, roles) for roles in worlds(state, seat))
    return found


REMEMBERED = 512
_COUNTED: dict[tuple[object, ...], tuple[Count, ...]] = {}
"""Positions as a seat knows them: proofs come back to the same ones, with other secrets."""


def _count(state: Palatinus, roles: Sequence[int]) -> Count:
    options = state.options
    return count_up(
        state.neighbours,
        state.owners,
        roles,
        state.laurels,
        state.seats,
        options.empty_spring_also_empty_field,
        options.capture_pays_owner_once,
    )
