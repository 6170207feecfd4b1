"""Countryside building (5.4): every build needs a manned cart shop, a price, and a site.

The man of a cart shop moves to what is built, or goes home.
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import CART_SHOP, COUNTRY_PRICES, COUNTRYSIDE
from pentapolis.games.antiquity.components.plane import BITS, HEXES
from pentapolis.games.antiquity.rules.buildings import pays_alike
from pentapolis.games.antiquity.rules.cities import carts_of, working
from pentapolis.games.antiquity.rules.definitions import occupied_hexes
from pentapolis.games.antiquity.rules.payments import payable
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position, changing
from pentapolis.games.antiquity.state.realm import Realm
from pentapolis.kernel.decisions import Reason
from pentapolis.kernel.messages import Refusal

RULE = "antiquity.5.4"

NO_CART = Reason("antiquity-refusal-no-cart", RULE)
PRICE_TOO_HIGH = Reason("antiquity-refusal-country-price", RULE)
OUTSIDE_ZONE = Reason("antiquity-refusal-zone", RULE)
OCCUPIED = Reason("antiquity-refusal-occupied", RULE)
WRONG_TERRAIN = Reason("antiquity-refusal-terrain", RULE)
POLLUTED = Reason("antiquity-refusal-polluted", RULE)
NOT_WORKING = Reason("antiquity-refusal-not-working", RULE)
BANK_EMPTY = Reason("antiquity-refusal-bank-empty", RULE)

NO_BUILD = (NO_CART, PRICE_TOO_HIGH)
NOT_HERE = (OUTSIDE_ZONE, OCCUPIED, WRONG_TERRAIN, POLLUTED)


def use_cart(position: Position, seat: int) -> None:
    """The man leaves the first manned cart shop."""
    realm = changing(position, seat)
    realm.manned &= ~working(realm, CART_SHOP)[0].mask


def can_pay(position: Position, realm: Realm, kind: int) -> bool:
    """Whether a realm has the goods that something in the country costs."""
    return payable(COUNTRY_PRICES[kind], realm.goods, pays_alike(position, realm))


def can_build(position: Position, seat: int, kind: int) -> bool:
    """Whether a cart shop and the goods for something in the country are there."""
    realm = position.realms[seat]
    return carts_of(realm) != 0 and can_pay(position, realm, kind)


def why_no_build(position: Position, seat: int, kind: int) -> Refusal | None:
    """Why nothing of this kind can be built at all now."""
    realm = position.realms[seat]
    if not carts_of(realm):
        return NO_CART()
    return None if can_pay(position, realm, kind) else PRICE_TOO_HIGH(kind=COUNTRYSIDE[kind])


def why_not_here(
    position: Position, seat: int, number: int, sites: int, terrain: int, kind: int
) -> Refusal | None:
    """Why a hex is not one of the sites of a woodcutter, farm, mine or inn."""
    bit = 1 << BITS[number]
    if sites & bit:
        return None
    if not zone_of(position, seat) & bit:
        reason = OUTSIDE_ZONE
    elif occupied_hexes(position) & bit:
        reason = OCCUPIED
    else:
        reason = POLLUTED if terrain & bit else WRONG_TERRAIN
    return reason(space=HEXES[number], kind=COUNTRYSIDE[kind])
