"""What a building costs where, and in which ways that can be paid (rules 5.3 to 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from pentapolis.games.attika.box import ANY
from pentapolis.games.attika.components import (
    ANY_COST,
    BIT,
    BOX,
    CARD,
    COSTS,
    FOUNDING,
    HEX_NUMBER,
    HEXES,
    RATE,
    SYMBOL_MASKS,
    SYMBOLS,
    TAILS,
    USEFUL_SYMBOLS,
    cards_in,
    hexes_of,
    letters_of,
    names_of,
    unpacked,
)
from pentapolis.games.attika.events import Price
from pentapolis.games.attika.state import Position, Quote

# What is left to pay is written as packed cards (`need`) and a number of cards of any kind (`anything`).

NOTHING = (0, 0, 0)
"""What `needs_at` says of a building that costs no card."""

NO_CARDS = (0,)
"""The only way to pay for it."""


# The price at a hex ---------------------------------------------------------------------------


def quote_at(position: Position, seat: int, building: int, site: int) -> Quote:
    """The price on a free hex, and every way to pay it with the cards in hand and those already given."""
    cost = BOX.buildings[building].cost
    near = position.board.near[site]
    bit = BIT[site]
    if position.free_next[seat][building] & bit:
        return Quote(
            building, site, Price(cost, _free_by(position, seat, building, near), (), "", 0), NO_CARDS
        )
    shown = (near | bit) & position.vacant & USEFUL_SYMBOLS[building]
    need, anything, letters, names = _told_after_symbols(building, shown)
    settlement = _founding(position, seat, near)
    price = Price(cost, None, names, letters, settlement)
    anything += settlement
    if not need and not anything:
        return Quote(building, site, price, NO_CARDS)
    hand = position.hands[seat] + position.paid
    return Quote(building, site, price, payments(need, anything, hand))


def _free_by(position: Position, seat: int, building: int, near: int) -> str | None:
    """The player's building next to which the building costs nothing; None if there is none."""
    built = position.built[seat]
    for tail in TAILS[building]:
        if beside := built[tail] & near:
            return HEXES[hexes_of(beside)[0]]
    return None


def needs_at(position: Position, seat: int, building: int, site: int) -> tuple[int, int, int]:
    """What is left to pay in cards on a free hex: `need`, `anything`, and the cost of a new settlement."""
    bit = BIT[site]
    if position.free_next[seat][building] & bit:
        return NOTHING
    near = position.board.near[site]
    shown = (near | bit) & position.vacant & USEFUL_SYMBOLS[building]
    return *_left_after_symbols(building, shown), _founding(position, seat, near)


def fewest_cards_at(position: Position, seat: int, building: int, site: int) -> int:
    """The fewest cards with which the seat could pay on a free hex; more than it holds if it cannot."""
    need, anything, settlement = needs_at(position, seat, building, site)
    return fewest_cards(need, anything + settlement, position.hands[seat])


def _founding(position: Position, seat: int, near: int) -> int:
    """Cards of any kind for each settlement there is already, unless the building touches one of them."""
    return 0 if position.own[seat] & near else len(position.settlements[seat]) * FOUNDING


@lru_cache(maxsize=1 << 16)
def _left_after_symbols(building: int, shown: int) -> tuple[int, int]:
    """What is left of a building's cost when the uncovered symbols on and around its hex have paid."""
    need = 0
    for kind, cost in COSTS[building]:
        short = cost - (SYMBOL_MASKS[kind] & shown).bit_count()
        if short > 0:
            need += CARD[kind] * short
    return need, max(ANY_COST[building] - shown.bit_count(), 0)


@lru_cache(maxsize=1 << 16)
def _told_after_symbols(building: int, shown: int) -> tuple[int, int, str, tuple[str, ...]]:
    """The same, then what is left in letters, and the names of the hexes with those symbols."""
    need, anything = _left_after_symbols(building, shown)
    return need, anything, letters_of(need) + ANY * anything, tuple(names_of(shown))


def paying_symbols(building: int, symbols: Sequence[str]) -> list[str]:
    """Of the hexes with useful symbols as many as the cost needs: what is left over is lost (ruling 9)."""
    wanted = dict(COSTS[building])
    anything = ANY_COST[building]
    paying = []
    for name in symbols:
        kind = SYMBOLS[HEX_NUMBER[name]]
        if wanted.get(kind, 0) > 0:
            wanted[kind] -= 1
        elif anything > 0:
            anything -= 1
        else:
            continue
        paying.append(name)
    return paying


@lru_cache(maxsize=1 << 16)
def fewest_cards(need: int, anything: int, hand: int) -> int:
    """The fewest cards with which this hand can pay; more than it holds if it cannot."""
    unmatched = sum(
        max(wanted - held, 0) for wanted, held in zip(unpacked(need), unpacked(hand), strict=True)
    )
    return cards_in(need) + anything + unmatched * (RATE - 1)


# Ways to pay ---------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def payments(need: int, anything: int, hand: int) -> tuple[int, ...]:
    """Every set of cards of the hand that pays exactly, none of them superfluous (rulings 11 and 12).

    A needed symbol takes one matching card or any `RATE` cards, everything else any card. So a set of cards
    pays if its number is what is due when as many of its cards as possible match.
    """
    due = RATE * cards_in(need) + anything
    gifts = [
        _gifts(card, min(due, held), needed)
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
def _gifts(card: int, held: int, needed: int) -> list[tuple[int, int]]:
    """No card of a kind, one, two, ..., with their worth: a matching card has that of `RATE` others."""
    return [(number * card, number + (RATE - 1) * min(needed, number)) for number in range(held + 1)]


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
