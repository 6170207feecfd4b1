"""Goods in the bank and in stock, as far as all know: what trades and limited goods ask for."""

from __future__ import annotations

from pentapolis.games.antiquity.components import GOODS, ONE, UNITS, units_in, unpacked
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.rules.flow import Flow
from pentapolis.kernel.messages import Refusal


class Stocks(Flow):
    """What the players have is public, but for what they spend and exchange in their secret plans."""

    __slots__ = ()

    # What all know ---------------------------------------------------------------------------

    def exchanges_are_open(self) -> bool:
        """Are exchanges with the bank told at once? Limited goods must be, so that all know what is left."""
        return self.options.exchanges_are_public or self.options.goods_limited

    def known_goods(self, seat: int) -> int:
        """The goods that all know a seat to have: those before its plan, with trades and open exchanges.

        What it exchanged in secret is unknown, so that the number of a kind can be less than nothing.
        """
        if not self.is_planning(seat):
            return self.realms[seat].goods
        goods = self.shown[seat].goods
        for deal in self.trades:
            if seat == deal.seat:
                goods += deal.want - deal.give
            elif seat == deal.partner:
                goods += deal.give - deal.want
        if self.exchanges_are_open():
            for given, taken in self.realms[seat].exchanges:
                goods += ONE[taken] - given
        return goods

    def most_goods(self, seat: int) -> int:
        """How many goods a seat can have at most, as far as all know: exchanging makes them fewer."""
        return units_in(self.known_goods(seat))

    # Limited goods (ruling 20) ---------------------------------------------------------------------------

    def goods_left(self, good: int) -> int:
        """The goods of a kind in the bank of a table that plays with as many as the box holds."""
        in_stock = sum(unpacked(self.known_goods(seat))[good] for seat in range(self.seats))
        on_hexes = sum(
            country.goods.bit_count()
            for realm in self.realms
            for country in realm.country
            if country.good == good
        )
        return self.figures.counters - in_stock - on_hexes

    def can_supply(self, good: int) -> bool:
        """Has the bank one more of these?"""
        return not self.options.goods_limited or self.goods_left(good) > 0

    def laid_goods(self, good: int, centre: int, hexes: int, price: int) -> int:
        """Where a new building gets goods: everywhere, or as far as they go, under the man first.

        The price is in the bank by then.
        """
        if not self.options.goods_limited:
            return hexes
        left = self.goods_left(good) + unpacked(price)[good]
        first = hexes & 1 << centre
        laid = 0
        for bit in [*bits_of(first), *bits_of(hexes & ~first)][: max(0, left)]:
            laid |= 1 << bit
        return laid

    def _bank_empty(self, good: int, rule: str) -> Refusal:
        return Refusal("antiquity-refusal-bank-empty", rule, {"good": GOODS[good]})


def only_good(packed: int) -> int:
    """The kind of goods of which a packed number has one."""
    return (packed.bit_length() - 1) // UNITS
