"""On which hexes a hand can pay for a building, for all hexes at once.

Within a budget of cards a building can be paid for on all hexes that have enough symbols on and around them
(`around`, see `symbols.py`). There are few smallest sets of symbols that are enough, and they depend on the
hand alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product

from pentapolis.games.attika.components import (
    ANY_COST,
    CARD,
    COSTS,
    FOUNDING,
    cards_in,
    names_of,
    unpacked,
)
from pentapolis.games.attika.rules.prices import fewest_cards
from pentapolis.games.attika.rules.symbols import ALL_KINDS, EVERYWHERE, LEVELS
from pentapolis.games.attika.state import Position

Plan = tuple[tuple[int, ...], ...]
"""Ways to have enough symbols: each a set of places in `around`, in all of which a hex must be."""


def plans(building: int, hand: int) -> tuple[Plan, ...]:
    """For each budget of 0, 1, 2, ... cards, the smallest sets of symbols with which the building is payable.

    The last plan is without conditions: with that many cards the building can be paid for everywhere.
    """
    held = unpacked(hand)
    matching = 0
    for kind, cost in COSTS[building]:
        matching += CARD[kind] * min(cost, held[kind])
    return _plans(building, matching)


@cache
def _plans(building: int, matching: int) -> tuple[Plan, ...]:
    """The same for the cards of a hand that match the cost."""
    if anything := ANY_COST[building]:
        symbols = ALL_KINDS * LEVELS
        missing = range(anything, 0, -1)
        return (*(((symbols + short,),) if short < LEVELS else () for short in missing), ((),))
    costs = COSTS[building]
    prices = {}
    for have in product(*(range(min(cost, LEVELS - 1) + 1) for _, cost in costs)):
        need = sum(CARD[kind] * (cost - number) for (kind, cost), number in zip(costs, have, strict=True))
        prices[have] = fewest_cards(need, 0, matching)
    return tuple(
        tuple(
            tuple(kind * LEVELS + number for (kind, _), number in zip(costs, have, strict=True) if number)
            for have in _smallest({have for have, price in prices.items() if price <= budget})
        )
        for budget in range(max(prices.values()) + 1)
    )


def sites_within(around: Sequence[int], plan: Plan, scope: int) -> int:
    """The hexes in `scope` that have enough symbols, as a mask."""
    found = 0
    for places in plan:
        enough = scope
        for place in places:
            enough &= around[place]
        found |= enough
    return found


Steps = tuple[tuple[int, tuple[int, ...]], ...]
"""A plan for fast use: each set of places as its first one and the others; the empty set as EVERYWHERE."""

Offer = tuple[Steps, Steps]
"""What it takes to pay for a building with some hand: next to the player's buildings, and away from them."""

NOWHERE: Plan = ()
"""The plan of a hand that cannot pay for a building wherever it stands."""


@lru_cache(maxsize=1 << 14)
def offers(hand: int, founding: int) -> list[Offer | None]:
    """A place for the offer of each building with this hand; `payable` fills in those that it needs."""
    too_much = cards_in(hand) + 1
    return offers(hand, too_much) if founding > too_much else [None] * len(COSTS)


def _offer(building: int, hand: int, founding: int) -> Offer:
    """Work out an offer and keep it."""
    by_budget = plans(building, hand)
    budget, most = cards_in(hand), len(by_budget) - 1
    beside = by_budget[min(budget, most)]
    elsewhere = by_budget[min(budget - founding, most)] if budget >= founding else NOWHERE
    offer = offers(hand, founding)[building] = (_steps(beside), _steps(elsewhere))
    return offer


@cache
def _steps(plan: Plan) -> Steps:
    return tuple((places[0], places[1:]) if places else (EVERYWHERE, ()) for places in plan)


def _smallest(enough: set[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """Those sets of symbols of which no smaller one is enough."""
    for have in sorted(enough):
        one_less = (
            (*have[:kind], number - 1, *have[kind + 1 :]) for kind, number in enumerate(have) if number
        )
        if not any(less in enough for less in one_less):
            yield have


def payable(position: Position, seat: int, buildings: Iterable[int]) -> list[tuple[int, int]]:
    """Those of some buildings that the seat can pay for, each with the free hexes where it can, as a mask.

    Of equal buildings that follow each other only one is looked at.
    """
    around = position.around
    near = position.near_own[seat] & position.vacant
    away = position.vacant ^ near
    free_next = position.free_next[seat]
    founding = len(position.settlements[seat]) * FOUNDING
    hand = position.hands[seat]
    known = offers(hand, founding)
    found = []
    last = -1
    for building in buildings:
        if building == last:
            continue
        last = building
        beside, elsewhere = known[building] or _offer(building, hand, founding)
        mask = free_next[building] & near
        # `sites_within` for both plans, written out: nothing is done more often.
        for place, others in beside:
            enough = near & around[place]
            for other in others:
                enough &= around[other]
            mask |= enough
        if elsewhere:
            for place, others in elsewhere:
                enough = away & around[place]
                for other in others:
                    enough &= around[other]
                mask |= enough
        if mask:
            found.append((building, mask))
    return found


def prices_of(position: Position, seat: int, building: int) -> dict[str, int]:
    """For each free hex the fewest cards that the building would cost the seat there, held or not."""
    free = position.vacant
    near = position.near_own[seat] & free
    nothing = position.free_next[seat][building] & near
    founding = len(position.settlements[seat]) * FOUNDING
    prices: dict[str, int] = dict.fromkeys(names_of(nothing), 0)
    for scope, extra in ((near & ~nothing, 0), (free & ~near, founding)):
        left = scope
        for price, plan in enumerate(plans(building, position.hands[seat])):
            if not left:
                break
            found = sites_within(position.around, plan, left)
            prices.update(dict.fromkeys(names_of(found), price + extra))
            left &= ~found
    return prices
