"""What a building costs where, and in which ways that can be paid (rules 5.3 to 5.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING

from pentapolis.games.attika.components import (
    ANY,
    BIT,
    BUILDINGS,
    CARD,
    KINDS,
    Tables,
    cards_in,
    letters_of,
    names_of,
    unpacked,
)
from pentapolis.games.attika.events import Price

if TYPE_CHECKING:
    from pentapolis.games.attika.state import Position

# What is left to pay is written as packed cards (`need`) and a number of cards of any kind (`anything`).

# The price at a hex ---------------------------------------------------------------------------


def needs_at(position: Position, seat: int, building: int, site: int) -> tuple[int, int]:
    """What is left to pay in cards on a free hex: `need` and `anything`."""
    bit = BIT[site]
    if position.free_next[seat][building] & bit:
        return 0, 0
    tables = position.tables
    near = position.board.near[site]
    shown = (near | bit) & ~position.occupied
    need = 0
    for kind, cost in tables.costs[building]:
        short = cost - (tables.symbol_masks[kind] & shown).bit_count()
        if short > 0:
            need += CARD[kind] * short
    anything = tables.any_cost[building]
    if anything:
        anything = max(anything - (tables.all_symbols & shown).bit_count(), 0)
    return need, anything + settlement_cost(position, seat, near)


def settlement_cost(position: Position, seat: int, near: int) -> int:
    """Cards of any kind for a building that touches no own one: some for each settlement there is already."""
    if position.own[seat] & near:
        return 0
    return len(position.settlements[seat]) * position.tables.box.turn.cards_per_settlement


@lru_cache(maxsize=1 << 16)
def fewest_cards(need: int, anything: int, rate: int, hand: int) -> int:
    """The fewest cards with which this hand can pay; more than it holds if it cannot."""
    unmatched = sum(
        max(wanted - held, 0) for wanted, held in zip(unpacked(need), unpacked(hand), strict=True)
    )
    return cards_in(need) + anything + unmatched * (rate - 1)


def explained(position: Position, seat: int, building: int, site: int, need: int, anything: int) -> Price:
    """The price, as `needs_at` gives it, with its reasons."""
    tables = position.tables
    cost = tables.box.buildings[building].cost
    bit = BIT[site]
    near = position.board.near[site]
    if position.free_next[seat][building] & bit:
        built = position.built[seat]
        for tail in tables.tails[building]:
            if beside := built[tail] & near:
                return Price(cost, names_of(beside)[0], (), "", 0)
    symbols = names_of((near | bit) & ~position.occupied & tables.useful_symbols[building])
    settlement = settlement_cost(position, seat, near)
    return Price(cost, None, symbols, letters_of(need) + ANY * (anything - settlement), settlement)


# Ways to pay ---------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def payments(need: int, anything: int, rate: int, hand: int) -> tuple[int, ...]:
    """Every set of cards of the hand that pays exactly, none of them superfluous (rulings 11 and 12).

    A needed symbol takes one matching card or any `rate` cards, everything else any card. So a set of cards
    pays if its number is what is due when as many of its cards as possible match.
    """
    wanted = unpacked(need)
    due = rate * sum(wanted) + anything
    found = []
    for cards in product(*(range(min(held, due) + 1) for held in unpacked(hand))):
        matching = sum(map(min, wanted, cards))
        if sum(cards) == due - (rate - 1) * matching:
            found.append(sum(CARD[kind] * number for kind, number in enumerate(cards)))
    return tuple(found)


def still_possible(ways: tuple[int, ...], paid: int) -> list[int]:
    """The ways to pay that begin with the cards given so far, when cards are given in landscape order."""
    if not paid:
        return list(ways)
    last = (paid.bit_length() - 1) // 8
    before = CARD[last] - 1
    return [
        way for way in ways if not (way ^ paid) & before and way >> 8 * last & 255 >= paid >> 8 * last & 255
    ]


def next_cards(ways: tuple[int, ...], paid: int) -> list[int]:
    """The landscapes of which the next card can be given, so that the payment can still be completed."""
    found = set()
    for way in still_possible(ways, paid):
        if rest := way - paid:
            found.add(((rest & -rest).bit_length() - 1) // 8)
    return sorted(found)


# Hexes that a hand can pay for ---------------------------------------------------------------------------
#
# A position keeps, for each landscape and for all together, the hexes with at least 1, 2, ... 7 symbols on
# and around them (`around`). Within a budget of cards a building can be paid for on all hexes that have
# enough symbols; there are few smallest sets of symbols that are enough, and they depend on the hand alone.

LEVELS = 8
"""A hex and its neighbours show at most seven symbols."""

ALL_KINDS = len(KINDS)
"""The row of `around` that counts symbols of whatever kind."""

Plan = tuple[tuple[int, ...], ...]
"""Ways to have enough symbols: each a set of places in `around` that a hex must be in."""


@lru_cache(maxsize=1 << 16)
def plans(tables: Tables, building: int, hand: int) -> tuple[Plan, ...]:
    """For each budget of 0, 1, 2, ... cards, the smallest sets of symbols with which the building is payable.

    The last plan is without conditions: with that many cards the building can be paid for everywhere.
    """
    matching = sum(CARD[kind] * min(cost, unpacked(hand)[kind]) for kind, cost in tables.costs[building])
    return _plans(tables, building, matching)


@cache
def _plans(tables: Tables, building: int, matching: int) -> tuple[Plan, ...]:
    """The same for the cards of a hand that match the cost."""
    if anything := tables.any_cost[building]:
        return tuple(
            ((ALL_KINDS * LEVELS + short,),) if (short := anything - budget) else ((),)
            for budget in range(anything + 1)
        )
    rate = tables.box.turn.cards_for_one_symbol
    costs = tables.costs[building]
    prices = {}
    for have in product(*(range(min(cost, LEVELS - 1) + 1) for _, cost in costs)):
        need = sum(CARD[kind] * (cost - number) for (kind, cost), number in zip(costs, have, strict=True))
        prices[have] = fewest_cards(need, 0, rate, matching)
    return tuple(
        tuple(
            tuple(kind * LEVELS + number for (kind, _), number in zip(costs, have, strict=True) if number)
            for have in _smallest({have for have, price in prices.items() if price <= budget})
        )
        for budget in range(max(prices.values()) + 1)
    )


@lru_cache(maxsize=1 << 14)
def plans_for_hand(tables: Tables, hand: int, founding: int) -> tuple[tuple[Plan, Plan], ...]:
    """For each building what it takes to pay for it beside own buildings, and away from them."""
    budget = cards_in(hand)
    found = []
    for building in range(len(BUILDINGS)):
        by_budget = plans(tables, building, hand)
        most = len(by_budget) - 1
        away = by_budget[min(budget - founding, most)] if budget >= founding else ()
        found.append((by_budget[min(budget, most)], away))
    return tuple(found)


def _smallest(enough: set[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    """Those sets of symbols of which no smaller one is enough."""
    for have in sorted(enough):
        one_less = (
            (*have[:kind], number - 1, *have[kind + 1 :]) for kind, number in enumerate(have) if number
        )
        if not any(less in enough for less in one_less):
            yield have


def payable(position: Position, seat: int, buildings: Sequence[int]) -> list[int]:
    """For each of some buildings the free hexes where the seat can pay for it, as masks."""
    tables, around = position.tables, position.around
    free = position.board.every & ~position.occupied
    near = position.near_own[seat] & free
    away = free & ~near
    free_next = position.free_next[seat]
    founding = len(position.settlements[seat]) * tables.box.turn.cards_per_settlement
    offers = plans_for_hand(tables, position.hands[seat], founding)
    found = []
    for building in buildings:
        plan_near, plan_away = offers[building]
        mask = free_next[building] & near
        for conditions in plan_near:
            enough = near
            for place in conditions:
                enough &= around[place]
            mask |= enough
        for conditions in plan_away:
            enough = away
            for place in conditions:
                enough &= around[place]
            mask |= enough
        found.append(mask)
    return found


def prices_of(position: Position, seat: int, building: int) -> dict[str, int]:
    """For each free hex the fewest cards that the building would cost the seat there, held or not."""
    free = position.board.every & ~position.occupied
    near = position.near_own[seat] & free
    nothing = position.free_next[seat][building] & near
    founding = len(position.settlements[seat]) * position.tables.box.turn.cards_per_settlement
    prices: dict[str, int] = dict.fromkeys(names_of(nothing), 0)
    for scope, extra in ((near & ~nothing, 0), (free & ~near, founding)):
        left = scope
        for price, plan in enumerate(plans(position.tables, building, position.hands[seat])):
            if not left:
                break
            found = _within(position.around, plan, left)
            prices.update(dict.fromkeys(names_of(found), price + extra))
            left &= ~found
    return prices


def _within(around: list[int], plan: Plan, scope: int) -> int:
    """The hexes of `scope` that fulfil a plan."""
    found = 0
    for conditions in plan:
        enough = scope
        for place in conditions:
            enough &= around[place]
        found |= enough
    return found
