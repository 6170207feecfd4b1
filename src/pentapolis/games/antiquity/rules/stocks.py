"""Goods in the bank and in stock, as far as all know: what trades and limited goods ask for."""

from __future__ import annotations

from pentapolis.games.antiquity.components import FIGURES, ONE, UNITS, units_in, unpacked
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.state import Position, is_planning

# What all know ---------------------------------------------------------------------------


def exchanges_are_open(position: Position) -> bool:
    """Whether exchanges with the bank are told at once, as those with limited goods must be."""
    return position.options.exchanges_are_public or position.options.goods_limited


def known_goods(position: Position, seat: int) -> int:
    """The goods that all know a seat to have: those before its plan, with trades and open exchanges.

    What it exchanged in secret is unknown, so that the number of a kind can be less than nothing.
    """
    if not is_planning(position, seat):
        return position.realms[seat].goods
    goods = position.shown[seat].goods
    for deal in position.trades:
        if seat == deal.seat:
            goods += deal.want - deal.give
        elif seat == deal.partner:
            goods += deal.give - deal.want
    if exchanges_are_open(position):
        for given, taken in position.realms[seat].exchanges:
            goods += ONE[taken] - given
    return goods


def most_goods(position: Position, seat: int) -> int:
    """How many goods a seat can have at most, as far as all know: exchanging makes them fewer."""
    return units_in(known_goods(position, seat))


# Limited goods (ruling 20) ---------------------------------------------------------------------------


def goods_left(position: Position, good: int) -> int:
    """The goods of a kind in the bank of a table that plays with as many as the box holds."""
    in_stock = sum(unpacked(known_goods(position, seat))[good] for seat in range(position.seats))
    on_hexes = sum(
        country.goods.bit_count()
        for realm in position.realms
        for country in realm.country
        if country.good == good
    )
    return FIGURES.counters - in_stock - on_hexes


def can_supply(position: Position, good: int) -> bool:
    """Whether the bank has another of these."""
    return not position.options.goods_limited or goods_left(position, good) > 0


def laid_goods(position: Position, good: int, centre: int, hexes: int, price: int) -> int:
    """Where a new building gets goods: everywhere, or as far as they go, under the man first.

    The price is in the bank by then.
    """
    if not position.options.goods_limited:
        return hexes
    left = goods_left(position, good) + unpacked(price)[good]
    first = hexes & 1 << centre
    laid = 0
    for bit in [*bits_of(first), *bits_of(hexes & ~first)][: max(0, left)]:
        laid |= 1 << bit
    return laid


def only_good(packed: int) -> int:
    """The kind of goods of which a packed number has one."""
    return (packed.bit_length() - 1) // UNITS
