"""The Market: what to take from the bank, and what to give for it."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.antiquity.action_lists import EXCHANGE, TAKE
from pentapolis.games.antiquity.actions import Exchange
from pentapolis.games.antiquity.city.squares import fitting_pieces
from pentapolis.games.antiquity.components import (
    CATCHES,
    CATHEDRAL,
    CROPS,
    FOOD,
    LUXURY,
    MARKET,
    MOST_UNITS,
    NOBODY,
    STONE,
    UNITS,
    WOOD,
    unpacked,
)
from pentapolis.games.antiquity.landscape import Scored
from pentapolis.games.antiquity.map.plane import STEPS
from pentapolis.games.antiquity.outlook import AT_ONCE, COLLECTED, IDEA, WOOD_IN_HAND, Outlook
from pentapolis.games.antiquity.realm import Realm
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.kernel.actions import Action

FARM_SITES = 3
"""Seed is wanted while there are at least so many hexes for farms."""

MANY_MEN = 6
LATE = 5
"""The first two houses that cost something are cheap; then other things come first."""


def wanted_from_bank(state: Antiquity, seat: int, outlook: Outlook) -> int:
    """The good to take from the bank next, if there are two that can be given for it."""
    realm = state.realms[seat]
    if realm.masks[MARKET] & realm.graves or state.round == 1:
        return NOBODY
    if not realm.masks[MARKET] and not _can_get_market(realm):
        return NOBODY
    if not realm.works(MARKET) and not realm.men:
        return NOBODY
    finishing = _finishing_good(state, realm, outlook)
    if finishing != NOBODY:
        return finishing
    spare = sum(outlook.surplus)
    cathedral_missing = (
        not realm.masks[CATHEDRAL] and not outlook.counts[STONE] and not outlook.growing[STONE]
    )
    wood = outlook.counts[WOOD] - (not realm.masks[MARKET])
    others = sum(outlook.counts) - outlook.counts[WOOD]
    grown = outlook.men >= MANY_MEN or state.round >= LATE
    if cathedral_missing and grown and others + max(0, wood - 1) >= state.figures.bank_rate:
        return STONE
    if spare >= state.figures.bank_rate and not outlook.counts[WOOD] and not outlook.growing[WOOD]:
        return WOOD
    idle = realm.men - max(0, outlook.counts[WOOD] + outlook.seeds() - realm.carts())
    # A seed is worth more than it costs to many men, or to men without work.
    if idle > 1 or outlook.counts[WOOD] > WOOD_IN_HAND:
        spare = max(spare, sum([_givable(outlook, good) for good in range(len(outlook.counts))]))
    if spare < state.figures.bank_rate:
        return NOBODY
    if state.farm_sites(seat).bit_count() >= FARM_SITES:
        for good in CROPS:
            if not outlook.counts[good] and not outlook.growing[good]:
                return good
    if sum(outlook.surplus) >= state.figures.bank_rate:
        lacking = [good for good in COLLECTED if outlook.deficits[good] > outlook.growing[good]]
        lacking = [good for good in lacking if not _can_be_gathered(state, seat, good)]
        if lacking:
            return min(lacking, key=lambda good: outlook.counts[good] + outlook.growing[good])
    return NOBODY


def _givable(outlook: Outlook, good: int) -> int:
    """What could be given for a seed: all but some wood and other seeds."""
    if good == WOOD:
        return max(0, outlook.counts[WOOD] - 1)
    return outlook.counts[good] - outlook.is_seed(good)


def _can_be_gathered(state: Antiquity, seat: int, good: int) -> bool:
    """Is there a site for a building that brings this good?"""
    if good in CROPS:
        return state.farm_sites(seat) != 0
    if good in CATCHES:
        return any(state.fishery_sites(seat, direction) for direction in range(len(STEPS)))
    return state.mine_sites(seat, good) != 0


def _can_get_market(realm: Realm) -> bool:
    return bool(realm.goods >> UNITS * WOOD & MOST_UNITS and fitting_pieces(realm.empty(), 1 << MARKET))


def _finishing_good(state: Antiquity, realm: Realm, outlook: Outlook) -> int:
    """What is still missing, if the bank can give all of it in this round."""
    if not realm.masks[CATHEDRAL]:
        return NOBODY
    goal = state.figures.goods_to_win
    have = [count + soon for count, soon in zip(outlook.counts, outlook.soon, strict=True)]
    lacking = sum([max(0, goal - have[good]) for good in COLLECTED])
    if not lacking:
        return NOBODY
    spare = sum([min(outlook.counts[good], max(0, have[good] - goal)) for good in COLLECTED])
    spare += outlook.counts[WOOD] + outlook.counts[STONE] - (not realm.masks[MARKET])
    if spare < state.figures.bank_rate * lacking:
        return NOBODY
    return min(COLLECTED, key=lambda good: have[good])


def least_needed(state: Antiquity, seat: int, gifts: Sequence[Action], wish: int) -> int:
    """The good to give to the bank."""
    realm = state.realms[seat]
    outlook = Outlook(state, seat)
    counts = unpacked(realm.goods)
    goal = state.figures.goods_to_win
    finishing = _finishing_good(state, realm, outlook) != NOBODY
    coming = outlook.soon if finishing else outlook.growing

    def spare(action: Action) -> tuple[float, int]:
        assert isinstance(action, Exchange)
        good = action.good
        if good == wish:
            return -100.0, good
        if good == STONE:
            return 20.0, good
        if good == WOOD:
            return (10.0 if finishing or counts[good] > WOOD_IN_HAND else -2.0), good
        return float(counts[good] + coming[good] - goal) - 5 * outlook.is_seed(good), -good

    best = max(gifts, key=spare)
    assert isinstance(best, Exchange)
    return best.good


def go_on_exchanging(state: Antiquity, seat: int, legal: Sequence[Action]) -> Scored:
    """Give the second good, or take what is wanted."""
    outlook = Outlook(state, seat)
    wish = wanted_from_bank(state, seat, outlook)
    gifts = [action for action in legal if isinstance(action, Exchange)]
    if gifts:
        return [(AT_ONCE, EXCHANGE[least_needed(state, seat, gifts, wish)])]
    if wish == NOBODY:
        wish = min((*FOOD, *LUXURY), key=lambda good: outlook.counts[good] + outlook.growing[good])
    choices: Scored = [(0.0, TAKE[wish])]
    for good in range(len(outlook.counts)):
        have = outlook.counts[good] + outlook.growing[good]
        if good != wish and have < state.figures.goods_to_win:
            choices.append((IDEA - have, TAKE[good]))
    return choices
