"""Where pieces and graves go on the city grids: so that the empty squares stay together."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.actions import Bury, Place
from pentapolis.games.antiquity.components import (
    CART_SHOP,
    CATHEDRAL,
    EXPLORER,
    GRANARY,
    HOUSE,
    MARKET,
    NOBODY,
    TYPE_OF,
)
from pentapolis.games.antiquity.components.squares import EVERY_ORIENTATION, ROW, SQUARE_BITS
from pentapolis.games.antiquity.rules.cities import building_at, empty_squares
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.actions import Action

LEAST_MISSED = (EXPLORER,)
MOST_MISSED = (CART_SHOP, MARKET, GRANARY, CATHEDRAL)
"""Buildings on which graves hurt most come last."""


def border(empty: int) -> int:
    """The length of the border around the empty squares: the shorter, the more fits in."""
    return (
        (empty & ~(empty << 1)).bit_count()
        + (empty & ~(empty >> 1)).bit_count()
        + (empty & ~(empty << ROW)).bit_count()
        + (empty & ~(empty >> ROW)).bit_count()
    )


def parts(empty: int) -> int:
    """Into how many parts the empty squares have fallen."""
    count = 0
    while empty:
        part, grown = 0, empty & -empty
        while grown != part:
            part = grown
            grown = (part | part << 1 | part >> 1 | part << ROW | part >> ROW) & empty
        empty &= ~part
        count += 1
    return count


def most_compact(realm: Realm, piece: int, places: Sequence[Action]) -> Action:
    """Of several places for a piece the one that leaves the shortest border."""
    empty = empty_squares(realm)
    best, least = places[0], 1 << 10
    for action in places:
        assert isinstance(action, Place)
        mask = EVERY_ORIENTATION[piece][action.turns].mask << SQUARE_BITS[action.square]
        length = border(empty & ~mask)
        if length < least:
            best, least = action, length
    return best


def least_missed(realm: Realm, squares: Sequence[Action]) -> Action:
    """Of several squares for a grave the one that does least harm."""
    empty = empty_squares(realm)

    def harm(action: Action) -> tuple[int, int]:
        assert isinstance(action, Bury)
        bit = SQUARE_BITS[action.square]
        if empty:
            return border(empty & ~(1 << bit)), 0
        placed = building_at(realm, bit)
        kind = HOUSE if placed is None else TYPE_OF[placed.piece]
        hurt = placed is not None and placed.mask & realm.graves != 0
        rank = MOST_MISSED.index(kind) + 1 if kind in MOST_MISSED else NOBODY if kind in LEAST_MISSED else 0
        return (-10 if hurt else rank), bit

    return min(squares, key=harm)
