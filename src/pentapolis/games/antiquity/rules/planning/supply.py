"""City building (5.2): which pieces there are to be built."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    ALL_HOUSES,
    CART_SHOP,
    ELEMENTS,
    FIRST_HOUSE,
    FIRST_STORAGE,
    FOUNTAIN,
    STORAGE,
    UNIQUE,
)
from pentapolis.games.antiquity.payments import affordable_pieces
from pentapolis.games.antiquity.rules.planning.steps import Steps
from pentapolis.games.antiquity.state import elements_of

COMMON = (CART_SHOP, FOUNTAIN, STORAGE)
"""The buildings of the common supply, in the order of `supply_left`."""
STORAGES_WITHIN = tuple(
    sum(1 << piece for piece in range(FIRST_STORAGE, FIRST_HOUSE) if ELEMENTS[piece] <= elements)
    for elements in range(max(ELEMENTS) + 1)
)
"""The storages that can be made of so many elements, as masks of pieces."""
UNIQUE_BITS = tuple(1 << kind for kind in UNIQUE)


class Supply(Steps):
    """Own pieces, of which each player has one, and those that are common to all."""

    __slots__ = ()

    def supply_left(self, seat: int) -> tuple[int, int, int]:
        """The cart shops, fountains and storage elements that the planner knows to be left."""
        realm, shown = self.realms[seat], self.shown[seat]
        if realm.buildings is shown.buildings:
            return self.carts, self.fountains, self.elements
        carts = len(realm.of_type(CART_SHOP)) - len(shown.of_type(CART_SHOP))
        fountains = len(realm.of_type(FOUNTAIN)) - len(shown.of_type(FOUNTAIN))
        squares = elements_of(realm) - elements_of(shown)
        return (
            self.carts - carts,
            self.fountains - fountains,
            self.elements - squares // self.figures.element_squares,
        )

    def available_pieces(self, seat: int) -> int:
        """The pieces that are not yet built, or left in the supply, as a mask of pieces."""
        realm = self.realms[seat]
        carts, fountains, elements = self.supply_left(seat)
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

    def buildable_pieces(self, seat: int) -> int:
        """The pieces that can be built now: available, payable, and with room on a grid."""
        realm = self.realms[seat]
        payable_pieces = affordable_pieces(realm.goods, self.pays_alike(realm))
        return self.ways().fitting(realm.empty(), payable_pieces & self.available_pieces(seat))
