"""City building (5.2): which pieces there are to be built."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    ALL_HOUSES,
    CART_SHOP,
    ELEMENTS,
    FIGURES,
    FIRST_HOUSE,
    FIRST_STORAGE,
    FOUNTAIN,
    STORAGE,
    UNIQUE,
)
from pentapolis.games.antiquity.rules.buildings import pays_alike
from pentapolis.games.antiquity.rules.cities import buildings_of, elements_of, empty_squares
from pentapolis.games.antiquity.rules.payments import affordable_pieces
from pentapolis.games.antiquity.state import Position, ways_of

COMMON = (CART_SHOP, FOUNTAIN, STORAGE)
"""The buildings of the common supply, in the order of `supply_left`."""
STORAGES_WITHIN = tuple(
    sum(1 << piece for piece in range(FIRST_STORAGE, FIRST_HOUSE) if ELEMENTS[piece] <= elements)
    for elements in range(max(ELEMENTS) + 1)
)
"""The storages that can be made of a number of elements, as masks of pieces."""
UNIQUE_BITS = tuple(1 << kind for kind in UNIQUE)


def supply_left(position: Position, seat: int) -> tuple[int, int, int]:
    """The cart shops, fountains and storage elements that the planner knows to be left."""
    realm, shown = position.realms[seat], position.shown[seat]
    if realm.buildings is shown.buildings:
        return position.carts, position.fountains, position.elements
    carts = len(buildings_of(realm, CART_SHOP)) - len(buildings_of(shown, CART_SHOP))
    fountains = len(buildings_of(realm, FOUNTAIN)) - len(buildings_of(shown, FOUNTAIN))
    squares = elements_of(realm) - elements_of(shown)
    return (
        position.carts - carts,
        position.fountains - fountains,
        position.elements - squares // FIGURES.element_squares,
    )


def available_pieces(position: Position, seat: int) -> int:
    """The pieces that are not yet built, or left in the supply, as a mask of pieces."""
    realm = position.realms[seat]
    carts, fountains, elements = supply_left(position, seat)
    mask = ALL_HOUSES & ~(realm.built << FIRST_HOUSE)
    for bit, squares in zip(UNIQUE_BITS, realm.masks, strict=True):
        if not squares:
            mask |= bit
    if carts > 0:
        mask |= 1 << CART_SHOP
    if fountains > 0:
        mask |= 1 << FOUNTAIN
    if elements > 0:
        mask |= STORAGES_WITHIN[min(elements, len(STORAGES_WITHIN) - 1)]
    return mask


def buildable_pieces(position: Position, seat: int) -> int:
    """The pieces that can be built now: available, payable, and with room on a grid."""
    realm = position.realms[seat]
    payable_pieces = affordable_pieces(realm.goods, pays_alike(position, realm))
    return ways_of(position).fitting(empty_squares(realm), payable_pieces & available_pieces(position, seat))
