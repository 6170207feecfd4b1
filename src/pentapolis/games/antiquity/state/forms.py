"""How goods and sets of hexes, squares and seats are saved: by name."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    FIGURES,
    GOOD_NUMBER,
    GOODS,
    MOST_UNITS,
    named_goods,
    packed_goods,
)
from pentapolis.games.antiquity.components.masks import bits_of, mask_of
from pentapolis.games.antiquity.components.plane import BIT_OF_NAME, NAME_OF_BIT, names_of
from pentapolis.games.antiquity.components.squares import BIT_OF_SQUARE, square_names
from pentapolis.kernel.forms import Maybe, Named, Saved
from pentapolis.kernel.snapshots import require

Goods = dict[str, int]


def read_goods(goods: Goods) -> int:
    """Goods given by name, checked."""
    require(goods.keys() <= GOOD_NUMBER.keys(), "unknown good")
    require(
        all(0 <= number < MOST_UNITS // 64 for number in goods.values()), "a number of goods is impossible"
    )
    return packed_goods(goods)


def _hex_names(mask: int) -> list[str]:
    return [*names_of(mask)]


def read_hexes(names: list[str]) -> int:
    """Hexes given by name, checked."""
    require(set(names) <= BIT_OF_NAME.keys(), "unknown hex")
    return mask_of([BIT_OF_NAME[name] for name in names])


def _square_names(mask: int) -> list[str]:
    return [*square_names(mask)]


def _read_squares(names: list[str]) -> int:
    require(set(names) <= BIT_OF_SQUARE.keys(), "unknown square")
    return mask_of([BIT_OF_SQUARE[name] for name in names])


def _centre_names(centres: tuple[int, ...]) -> list[str]:
    return [NAME_OF_BIT[centre] for centre in centres]


def _read_centres(names: list[str]) -> tuple[int, ...]:
    require(set(names) <= BIT_OF_NAME.keys(), "unknown hex")
    return tuple([BIT_OF_NAME[name] for name in names])


def _house_numbers(built: int) -> list[int]:
    return [bit + 1 for bit in bits_of(built)]


def _read_houses(numbers: list[int]) -> int:
    require(all(0 < number <= FIGURES.houses for number in numbers), "there is no house of that number")
    return mask_of([number - 1 for number in numbers])


def _read_bits(numbers: list[int]) -> int:
    require(all(0 <= number < 64 for number in numbers), "impossible number")
    return mask_of(numbers)


GOODS_IN_STOCK = Saved(dict[str, int], named_goods, read_goods)
HEXES = Saved(list[str], _hex_names, read_hexes)
SQUARES = Saved(list[str], _square_names, _read_squares)
CENTRES = Saved(list[str], _centre_names, _read_centres)
HOUSES = Saved(list[int], _house_numbers, _read_houses)
SEATS = Saved(list[int], bits_of, _read_bits)
"""A set of seats, in a position as bits."""
GOOD_OR_NONE = Maybe(Named("good", GOODS))
