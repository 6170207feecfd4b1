"""Paying: which goods can be given for so much food and so many luxuries.

The units of a category must be of different kinds, unless Philosophy works (`alike`). Goods are given in the
order of the box.
"""

from __future__ import annotations

from functools import cache, lru_cache

from pentapolis.games.antiquity.components import (
    COUNTRY_PRICES,
    FOOD,
    LUXURY,
    MOST_UNITS,
    ONE,
    PRICES,
    STONE,
    UNITS,
    WOOD,
    Price,
    unpacked,
)


@lru_cache(maxsize=1 << 14)
def means_of(goods: int, alike: bool) -> tuple[int, int, int, int]:
    """The wood and stone at hand, and how much food and how many luxuries can be paid with."""
    counts = unpacked(goods)
    food = [counts[kind] for kind in FOOD]
    luxury = [counts[kind] for kind in LUXURY]
    if alike:
        return counts[WOOD], counts[STONE], sum(food), sum(luxury)
    return counts[WOOD], counts[STONE], len(food) - food.count(0), len(luxury) - luxury.count(0)


def payable(price: Price, goods: int, alike: bool) -> bool:
    """Can this price be paid?"""
    wood, stone, food, luxury = means_of(goods, alike)
    counts = unpacked(price.fixed)
    return counts[WOOD] <= wood and counts[STONE] <= stone and price.food <= food and price.luxury <= luxury


_MOST = tuple(
    max(amounts)
    for amounts in zip(
        *(
            (unpacked(price.fixed)[WOOD], unpacked(price.fixed)[STONE], price.food, price.luxury)
            for price in (*PRICES, *COUNTRY_PRICES)
        ),
        strict=True,
    )
)
"""No price asks for more wood, stone, food or luxury than that."""


@lru_cache(maxsize=1 << 14)
def affordable_pieces(goods: int, alike: bool) -> int:
    """The pieces that can be paid for, as a mask of pieces."""
    wood, stone, food, luxury = map(min, means_of(goods, alike), _MOST)
    return _affordable(wood, stone, food, luxury)


@cache
def _affordable(wood: int, stone: int, food: int, luxury: int) -> int:
    mask = 0
    for piece, price in enumerate(PRICES):
        counts = unpacked(price.fixed)
        if counts[WOOD] <= wood and counts[STONE] <= stone and price.food <= food and price.luxury <= luxury:
            mask |= 1 << piece
    return mask


@lru_cache(maxsize=1 << 14)
def next_goods(goods: int, food: int, luxury: int, last: int, alike: bool) -> tuple[int, ...]:
    """The goods that can be given next, when so much is still to be paid and `last` was given before."""
    kinds, due = (FOOD, food) if food else (LUXURY, luxury)
    counts = [goods >> UNITS * kind & MOST_UNITS for kind in kinds]
    found = []
    for place, kind in enumerate(kinds):
        if not counts[place] or kind < last or (kind == last and not alike):
            continue
        later = counts[place + 1 :]
        rest = counts[place] - 1 + sum(later) if alike else len(later) - later.count(0)
        if rest >= due - 1:
            found.append(kind)
    return tuple(found)


def pay_what_is_forced(
    goods: int, food: int, luxury: int, last: int, alike: bool
) -> tuple[int, int, int, int, int]:
    """Give goods as long as there is no choice.

    What is left to pay with and to pay, the last and all given.
    """
    given = 0
    while food or luxury:
        choices = next_goods(goods, food, luxury, last, alike)
        if len(choices) != 1:
            break
        last = choices[0]
        goods -= ONE[last]
        given += ONE[last]
        if food:
            food -= 1
        else:
            luxury -= 1
    return food, luxury, last, given, goods
