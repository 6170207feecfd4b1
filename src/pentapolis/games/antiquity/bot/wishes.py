"""What a plan wants from the bank, by its goal."""

from __future__ import annotations

from pentapolis.games.antiquity.bot.goals import People, Siege
from pentapolis.games.antiquity.bot.outlook import WOOD_IN_HAND, Outlook
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.components import (
    BREWERY,
    CATCHES,
    CATHEDRAL,
    CROPS,
    FIGURES,
    FIRST_HOUSE,
    FOOD,
    LUXURY,
    MARKET,
    MOST_UNITS,
    NOBODY,
    PRICES,
    STABLE,
    STONE,
    UNITS,
    WOOD,
)
from pentapolis.games.antiquity.components.plane import STEPS
from pentapolis.games.antiquity.components.squares import fitting_pieces
from pentapolis.games.antiquity.rules.cities import carts_of, empty_squares, works
from pentapolis.games.antiquity.rules.countryside.sites import farm_sites, fishery_sites, mine_sites
from pentapolis.games.antiquity.state import Position
from pentapolis.games.antiquity.state.realm import Realm

FARM_SITES = 3
"""Seed is wanted while there are at least so many hexes for farms."""

MANY_MEN = 6
LATE = 5
"""The first two houses that cost something are cheap; then other things come first."""


def wanted_from_bank(state: Position, seat: int, outlook: Outlook) -> int:
    """The good to take from the bank next, if there are two that can be given for it."""
    realm = state.realms[seat]
    if realm.masks[MARKET] & realm.graves or state.round == 1:
        return NOBODY
    if not realm.masks[MARKET] and not _can_get_market(realm):
        return NOBODY
    if not works(outlook.state, realm, MARKET) and not realm.men:
        return NOBODY
    if isinstance(outlook.goal, Siege):
        return _wanted_for_siege(state, outlook)
    if isinstance(outlook.goal, People) and realm.masks[CATHEDRAL]:
        return _wanted_for_houses(state, outlook)
    return _wanted_for_hoard(state, seat, outlook)


def _wanted_for_hoard(state: Position, seat: int, outlook: Outlook) -> int:
    """What completes the hoard; stone for the Cathedral, wood, seed; what cannot be gathered."""
    realm = outlook.realm
    finishing = finishing_good(realm, outlook)
    if finishing != NOBODY:
        return finishing
    spare = sum(outlook.surplus)
    cathedral_missing = (
        not realm.masks[CATHEDRAL] and not outlook.counts[STONE] and not outlook.growing[STONE]
    )
    wood = outlook.counts[WOOD] - (not realm.masks[MARKET])
    others = sum(outlook.counts) - outlook.counts[WOOD]
    grown = outlook.men >= MANY_MEN or state.round >= LATE
    if cathedral_missing and grown and others + max(0, wood - 1) >= FIGURES.bank_rate:
        return STONE
    if spare >= FIGURES.bank_rate and not outlook.counts[WOOD] and not outlook.growing[WOOD]:
        return WOOD
    idle = realm.men - max(0, outlook.counts[WOOD] + outlook.seeds() - carts_of(realm))
    # A seed is worth more than it costs to many men, or to men without work.
    if idle > 1 or outlook.counts[WOOD] > WOOD_IN_HAND:
        spare = max(spare, sum([_givable(outlook, good) for good in range(len(outlook.counts))]))
    if spare < FIGURES.bank_rate:
        return NOBODY
    if farm_sites(state, seat).bit_count() >= FARM_SITES and _can_sow(outlook):
        for good in CROPS:
            if not outlook.counts[good] and not outlook.growing[good]:
                return good
    if sum(outlook.surplus) >= FIGURES.bank_rate:
        lacking = [good for good in COLLECTED if outlook.deficits[good] > outlook.growing[good]]
        lacking = [good for good in lacking if not _can_be_gathered(state, seat, good)]
        if lacking:
            return min(lacking, key=lambda good: outlook.counts[good] + outlook.growing[good])
    return NOBODY


def _wanted_for_siege(state: Position, outlook: Outlook) -> int:
    """Food for inns, a luxury for the Stable, stone for the Cathedral, from what is not needed now."""
    realm, goal = outlook.realm, outlook.goal
    assert isinstance(goal, Siege)
    if sum(spare_for_siege(outlook)) < FIGURES.bank_rate:
        return NOBODY
    kinds = [good for good in LUXURY if outlook.counts[good]]
    if not realm.masks[STABLE] and len(kinds) == 1:
        return next(good for good in LUXURY if good not in kinds)
    if not realm.masks[CATHEDRAL] and not outlook.counts[STONE]:
        return STONE
    if works(state, realm, BREWERY) and outlook.food() < goal.ring.inns:
        return min(FOOD, key=lambda good: outlook.counts[good] + outlook.growing[good])
    return NOBODY


def spare_for_siege(outlook: Outlook) -> list[int]:
    """What can be given away by somebody who besieges: neither food nor the wood for today's buildings."""
    realm, counts = outlook.realm, outlook.counts
    spare = [0] * len(counts)
    spare[WOOD] = max(0, counts[WOOD] - 1 - (not realm.masks[MARKET]))
    spare[STONE] = counts[STONE] if realm.masks[CATHEDRAL] else max(0, counts[STONE] - 1)
    for good in LUXURY:
        spare[good] = counts[good] if realm.masks[STABLE] else max(0, counts[good] - 1)
    return spare


def _wanted_for_houses(state: Position, outlook: Outlook) -> int:
    """What a house lacks, or seed, for wood and stone that are left over."""
    counts = outlook.counts
    wood = counts[WOOD] - (1 if outlook.growing[WOOD] > 3 else 2)
    if max(0, wood) + counts[STONE] < FIGURES.bank_rate:
        return NOBODY
    foods = [good for good in FOOD if counts[good]]
    luxuries = [good for good in LUXURY if counts[good]]
    houses = [
        piece
        for piece in range(FIRST_HOUSE + 5, len(PRICES))
        if not outlook.realm.built >> piece - FIRST_HOUSE & 1
    ]
    for house in houses:
        price = PRICES[house]
        food, luxury = price.food - len(foods), price.luxury - len(luxuries)
        if max(food, 0) + max(luxury, 0) == 1:
            kinds = [good for good in (FOOD if food == 1 else LUXURY) if not counts[good]]
            return min(kinds, key=lambda good: outlook.growing[good])
    if farm_sites(state, outlook.seat).bit_count() >= FARM_SITES:
        for good in CROPS:
            if not counts[good] and not outlook.growing[good]:
                return good
    return NOBODY


def _givable(outlook: Outlook, good: int) -> int:
    """What could be given for a seed: all but some wood and other seeds."""
    if good == WOOD:
        return max(0, outlook.counts[WOOD] - 1)
    return outlook.counts[good] - outlook.is_seed(good)


def _can_sow(outlook: Outlook) -> bool:
    """Is there a man for the cart, where seed cannot be kept until the next round?"""
    realm = outlook.realm
    return outlook.keeps() or carts_of(realm) + realm.men - (not works(outlook.state, realm, MARKET)) > 0


def _can_be_gathered(state: Position, seat: int, good: int) -> bool:
    """Is there a site for a building that brings this good?"""
    if good in CROPS:
        return farm_sites(state, seat) != 0
    if good in CATCHES:
        return any(fishery_sites(state, seat, direction) for direction in range(len(STEPS)))
    return mine_sites(state, seat, good) != 0


def _can_get_market(realm: Realm) -> bool:
    return bool(
        realm.goods >> UNITS * WOOD & MOST_UNITS and fitting_pieces(empty_squares(realm), 1 << MARKET)
    )


def finishing_good(realm: Realm, outlook: Outlook) -> int:
    """What is still missing, if the bank can give all of it in this round."""
    if not realm.masks[CATHEDRAL]:
        return NOBODY
    goal = FIGURES.goods_to_win
    have = [count + soon for count, soon in zip(outlook.counts, outlook.soon, strict=True)]
    lacking = sum([max(0, goal - have[good]) for good in COLLECTED])
    if not lacking:
        return NOBODY
    spare = sum([min(outlook.counts[good], max(0, have[good] - goal)) for good in COLLECTED])
    spare += outlook.counts[WOOD] + outlook.counts[STONE] - (not realm.masks[MARKET])
    if spare < FIGURES.bank_rate * lacking:
        return NOBODY
    return min(COLLECTED, key=lambda good: have[good])
