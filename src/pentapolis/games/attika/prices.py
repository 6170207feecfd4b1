"""What a building costs where, and in which ways that can be paid (rules 5.3 to 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec

from pentapolis.games.attika.box import ANY
from pentapolis.games.attika.components import (
    BIT,
    CARD,
    HEX_NUMBER,
    HEXES,
    Tables,
    cards_in,
    hexes_of,
    letters_of,
    names_of,
    unpacked,
)
from pentapolis.games.attika.events import Price

if TYPE_CHECKING:
    from pentapolis.games.attika.state import Position

# What is left to pay is written as packed cards (`need`) and a number of cards of any kind (`anything`).

NOTHING = (0, 0, 0)
"""What `needs_at` says of a building that costs no card."""

NO_CARDS = (0,)
"""The only way to pay for it."""


class Quote(msgspec.Struct, frozen=True, gc=False):
    """What a seat has to pay for a building on a free hex, with the reasons, and every way to pay it."""

    building: int
    site: int
    price: Price
    ways: tuple[int, ...]


# The price at a hex ---------------------------------------------------------------------------


def quote_at(position: Position, seat: int, building: int, site: int) -> Quote:
    """The price on a free hex, and every way to pay it with the cards in hand and those already given."""
    tables = position.tables
    cost = tables.box.buildings[building].cost
    near = position.board.near[site]
    bit = BIT[site]
    if position.free_next[seat][building] & bit:
        return Quote(
            building, site, Price(cost, _free_by(position, seat, building, near), (), "", 0), NO_CARDS
        )
    shown = (near | bit) & position.free & tables.useful_symbols[building]
    need, anything, letters, names = _told_after_symbols(tables, building, shown)
    settlement = _founding(position, seat, near)
    price = Price(cost, None, names, letters, settlement)
    anything += settlement
    if not need and not anything:
        return Quote(building, site, price, NO_CARDS)
    hand = position.hands[seat] + position.paid
    return Quote(building, site, price, payments(need, anything, tables.rate, hand))


def _free_by(position: Position, seat: int, building: int, near: int) -> str | None:
    """The own building beside which the building costs nothing; None if there is none."""
    built = position.built[seat]
    for tail in position.tables.tails[building]:
        if beside := built[tail] & near:
            return HEXES[hexes_of(beside)[0]]
    return None


def needs_at(position: Position, seat: int, building: int, site: int) -> tuple[int, int, int]:
    """What is left to pay in cards on a free hex: `need`, `anything`, and the cost of a new settlement."""
    bit = BIT[site]
    if position.free_next[seat][building] & bit:
        return NOTHING
    tables = position.tables
    near = position.board.near[site]
    shown = (near | bit) & position.free & tables.useful_symbols[building]
    return *_left_after_symbols(tables, building, shown), _founding(position, seat, near)


def _founding(position: Position, seat: int, near: int) -> int:
    """Cards of any kind are due for each settlement there is already, if the building touches no own one."""
    return 0 if position.own[seat] & near else len(position.settlements[seat]) * position.tables.founding


@lru_cache(maxsize=1 << 16)
def _left_after_symbols(tables: Tables, building: int, shown: int) -> tuple[int, int]:
    """What is left of a building's cost when the uncovered symbols on and around its hex have paid."""
    need = 0
    for kind, cost in tables.costs[building]:
        short = cost - (tables.symbol_masks[kind] & shown).bit_count()
        if short > 0:
            need += CARD[kind] * short
    return need, max(tables.any_cost[building] - shown.bit_count(), 0)


@lru_cache(maxsize=1 << 16)
def _told_after_symbols(tables: Tables, building: int, shown: int) -> tuple[int, int, str, tuple[str, ...]]:
    """The same, then what is left in letters, and the names of the hexes with those symbols."""
    need, anything = _left_after_symbols(tables, building, shown)
    return need, anything, letters_of(need) + ANY * anything, tuple(names_of(shown))


def paying_symbols(position: Position, building: int, symbols: Sequence[str]) -> list[str]:
    """Of the hexes with useful symbols as many as the cost needs: what is left over is lost (ruling 9)."""
    tables = position.tables
    wanted = dict(tables.costs[building])
    anything = tables.any_cost[building]
    paying = []
    for name in symbols:
        kind = tables.symbols[HEX_NUMBER[name]]
        if wanted.get(kind, 0) > 0:
            wanted[kind] -= 1
        elif anything > 0:
            anything -= 1
        else:
            continue
        paying.append(name)
    return paying


@lru_cache(maxsize=1 << 16)
def fewest_cards(need: int, anything: int, rate: int, hand: int) -> int:
    """The fewest cards with which this hand can pay; more than it holds if it cannot."""
    unmatched = sum(
        max(wanted - held, 0) for wanted, held in zip(unpacked(need), unpacked(hand), strict=True)
    )
    return cards_in(need) + anything + unmatched * (rate - 1)


# Ways to pay ---------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def payments(need: int, anything: int, rate: int, hand: int) -> tuple[int, ...]:
    """Every set of cards of the hand that pays exactly, none of them superfluous (rulings 11 and 12).

    A needed symbol takes one matching card or any `rate` cards, everything else any card. So a set of cards
    pays if its number is what is due when as many of its cards as possible match.
    """
    due = rate * cards_in(need) + anything
    gifts = [
        _gifts(card, min(due, held), needed, rate)
        for card, needed, held in zip(CARD, unpacked(need), unpacked(hand), strict=True)
    ]
    ways = [(0, due)]
    for of_kind in gifts[:-1]:
        ways = [
            (given + cards, rest - worth) for given, rest in ways for cards, worth in of_kind if worth <= rest
        ]
    last = {worth: cards for cards, worth in gifts[-1]}
    return tuple([given + last[rest] for given, rest in ways if rest in last])


@cache
def _gifts(card: int, held: int, needed: int, rate: int) -> list[tuple[int, int]]:
    """No card of a kind, one, two, ..., with their worth: a matching card has that of `rate` others."""
    return [(number * card, number + (rate - 1) * min(needed, number)) for number in range(held + 1)]


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
