"""Houses: which one to build next, and what another man is worth."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals import People
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.components import (
    CART_SHOP,
    FIRST_HOUSE,
    FOOD,
    LUXURY,
    NICOLO,
    NOBODY,
    PRICES,
    WOOD,
    units_in,
)
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.rules.cities import buildings_of, carts_of, has_power
from pentapolis.games.antiquity.state.pieces import Placed
from pentapolis.games.antiquity.state.realm import Realm

SPOILING = 2.8
"""What a man without work is worth where his price would be lost otherwise."""


def units_of(piece: int) -> int:
    """The number of goods that a piece costs."""
    price = PRICES[piece]
    return units_in(price.fixed) + price.food + price.luxury


def cart_shops(realm: Realm) -> list[Placed]:
    """The cart shops that men can be sent to."""
    return [placed for placed in buildings_of(realm, CART_SHOP) if not placed.mask & realm.graves]


def best_house(outlook: Outlook, buildable: int) -> int:
    """The house that costs least; with San Nicolo, who wants all, the dearest if only one can be paid."""
    houses = [FIRST_HOUSE + number for number in bits_of(buildable >> FIRST_HOUSE)]
    if not houses or not (
        isinstance(outlook.goal, People) and has_power(outlook.state, outlook.realm, NICOLO)
    ):
        return min(houses, key=units_of, default=NOBODY)
    houses.sort(key=units_of)
    goods = sum([outlook.counts[good] for good in COLLECTED])
    several = len(houses) > 2 and units_of(houses[0]) + units_of(houses[2]) <= goods
    return houses[1] if several else houses[-1]


def worth_of_house(house: int, outlook: Outlook) -> float:
    """What another man is worth: one good a round, if there is work for him."""
    realm = outlook.realm
    if isinstance(outlook.goal, People) and has_power(outlook.state, realm, NICOLO):
        return 6.0
    jobs = min(len(cart_shops(realm)), outlook.counts[WOOD] + outlook.seeds() + outlook.goal.work())
    if not _spared(house, outlook):
        return -1.0
    if realm.men + carts_of(realm) >= jobs:
        return -1.0 if outlook.keeps() else SPOILING
    return min(4.0, outlook.rounds - 1 - units_of(house))


def _spared(house: int, outlook: Outlook) -> bool:
    """Can a house be paid without the last seed of a crop?"""
    kinds = [good for good in FOOD if outlook.counts[good] - outlook.is_seed(good) > 0]
    luxuries = [good for good in LUXURY if outlook.counts[good] - outlook.is_seed(good) > 0]
    return len(kinds) >= PRICES[house].food and len(luxuries) >= PRICES[house].luxury
