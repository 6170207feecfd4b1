"""Reading wolves: who is probably under one, by where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from pentapolis.games.palatinus.components import (
    FARMER,
    MERCHANT,
    ROLE_OF,
    SOLDIER,
    SPACES,
    STOCKS,
    WOLF_FAMILIES,
)
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.games.palatinus.scoring import influence_parts
from pentapolis.games.palatinus.view import may_see
from pentapolis.kernel.forms import EMPTY


def is_hidden(state: Palatinus, seat: int, space: int) -> bool:
    """Does a wolf lie there that the seat may not look under?"""
    owner = state.owners[space]
    return owner != EMPTY and not may_see(state, seat, owner, state.kinds[space])


def is_sure(state: Palatinus, seat: int, roles: Sequence[int], hill: int) -> bool:
    """Does the influence on a hill stay the same, whatever is under the wolves of others?

    `roles` is the board as the seat reads it. A wolf matters where it stands, to merchants beside it, and to
    soldiers: whom they see may leave or stay, and so on to the next soldiers.
    """
    hidden = {space for space in range(len(SPACES)) if is_hidden(state, seat, space)}
    wavering: set[int] = set()
    for soldier in range(6 * hill + 6):
        near = state.neighbours[soldier]
        if roles[soldier] == SOLDIER and any(place in hidden or place in wavering for place in near):
            wavering |= {soldier, *(place for place in near if roles[place] in (MERCHANT, FARMER))}
    for space in range(6 * hill, 6 * hill + 6):
        if space in hidden or space in wavering:
            return False
        mattering = wavering | hidden if roles[space] == MERCHANT else wavering
        if roles[space] in (MERCHANT, FARMER) and any(
            place in mattering for place in state.neighbours[space]
        ):
            return False
    return True


def likely_roles(state: Palatinus, seat: int) -> list[int]:
    """The role on each space, as the seat would guess: wolves are what earns more where they lie.

    It follows from what the seat knows alone, and is possible: nobody has more of a role than there are.
    """
    roles = roles_of(state)
    hidden = [space for space in range(len(SPACES)) if is_hidden(state, seat, space)]
    for space in hidden:
        roles[space] = MERCHANT
    likings = {space: _liking(state, roles, space) for space in hidden}
    for owner in range(state.seats):
        for family in WOLF_FAMILIES:
            wolves = [
                space for space in hidden if state.owners[space] == owner and state.kinds[space] in family
            ]
            for space in _farmers(wolves, likings, family, state.seats):
                roles[space] = FARMER
    return roles


def likely_stocks(state: Palatinus, seat: int, roles: Sequence[int]) -> list[list[int]]:
    """What everybody still has, if wolves on the board are what the seat reads them as."""
    stocks = [stock.copy() for stock in state.stocks]
    for owner, family in product(range(state.seats), WOLF_FAMILIES):
        if owner == seat:
            continue
        farmer = next(kind for kind in family if ROLE_OF[kind] == FARMER)
        merchant = next(kind for kind in family if ROLE_OF[kind] == MERCHANT)
        lying = [space for space in range(len(SPACES)) if state.owners[space] == owner]
        placed = sum(roles[space] == FARMER and state.kinds[space] in family for space in lying)
        stock = stocks[owner]
        wolves = stock[farmer] + stock[merchant]
        stock[farmer] = min(max(STOCKS[state.seats][farmer] - placed, 0), wolves)
        stock[merchant] = wolves - stock[farmer]
    return stocks


def _liking(state: Palatinus, roles: Sequence[int], space: int) -> int:
    """By how much more influence a farmer would have on a space than a merchant."""
    guess = list(roles)
    influence = []
    for role in (FARMER, MERCHANT):
        guess[space] = role
        parts = influence_parts(space, state.neighbours, guess, state.options.empty_spring_also_empty_field)
        influence.append(sum(points for _, points in parts))
    return influence[0] - influence[1]


def _farmers(
    wolves: Sequence[int], likings: dict[int, int], family: Sequence[int], seats: int
) -> Sequence[int]:
    """Those of a player's wolves of one colour that are probably farmers."""
    most = {ROLE_OF[kind]: STOCKS[seats][kind] for kind in family}
    ordered = sorted(wolves, key=lambda space: -likings[space])
    wanted = sum(likings[space] > 0 for space in wolves)
    least = len(wolves) - most[MERCHANT]
    return ordered[: max(least, min(wanted, most[FARMER]))]
