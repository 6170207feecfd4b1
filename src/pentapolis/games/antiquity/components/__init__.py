"""The box of Antiquity, laid out for fast play.

Goods, buildings, pieces, saints and colours are small numbers in the engine; the names stand in the tuples
here. Goods are counted in packed numbers: two bytes for each kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from pentapolis.games.antiquity.box import Box, problems
from pentapolis.kernel.boxes import PlayedBox

PLAYED_BOX = PlayedBox(__package__.rpartition(".")[0], Box, problems)
BOX = PLAYED_BOX.figures
FIGURES = BOX.figures
COLOURS = BOX.colours.names
LAYOUTS = {layout.seats: layout for layout in BOX.layouts}

# Goods ---------------------------------------------------------------------------

GOODS = tuple(good.id for good in BOX.goods)
GOOD_NUMBER = {name: number for number, name in enumerate(GOODS)}
KINDS = range(len(GOODS))
WOOD, STONE, GRAIN, SHEEP, OLIVES, FISH, GOLD, WINE, PEARLS, DYE = KINDS
FOOD = tuple(kind for kind in KINDS if BOX.goods[kind].category == "food")
LUXURY = tuple(kind for kind in KINDS if BOX.goods[kind].category == "luxury")
EXPLORABLE = tuple(kind for kind in KINDS if BOX.goods[kind].explorable)
UNITS = 16
"""The bits of a packed number for each kind of goods."""
ONE = tuple(1 << UNITS * kind for kind in KINDS)
"""One unit of each kind of goods, as a packed number."""
MOST_UNITS = (1 << UNITS) - 1


def units_in(packed: int) -> int:
    """The number of goods in a packed number: the sum of its digits."""
    return packed % MOST_UNITS


@lru_cache(maxsize=1 << 14)
def unpacked(packed: int) -> tuple[int, ...]:
    """The number of units of each kind."""
    return tuple([packed >> UNITS * kind & MOST_UNITS for kind in KINDS])


@lru_cache(maxsize=1 << 14)
def food_in(packed: int) -> int:
    """The number of food goods."""
    return sum([packed >> UNITS * kind & MOST_UNITS for kind in FOOD])


def packed_goods(goods: Mapping[str, int]) -> int:
    """The packed number of goods given by name."""
    return sum(ONE[GOOD_NUMBER[name]] * number for name, number in goods.items())


@lru_cache(maxsize=1 << 12)
def _named_goods(packed: int) -> tuple[tuple[str, int], ...]:
    return tuple((GOODS[kind], number) for kind, number in enumerate(unpacked(packed)) if number)


def named_goods(packed: int) -> dict[str, int]:
    """The goods of a packed number by name, only those there are."""
    return dict(_named_goods(packed))


# Buildings ---------------------------------------------------------------------------

BUILDINGS = tuple(building.id for building in BOX.buildings)
BUILDING_NUMBER = {name: number for number, name in enumerate(BUILDINGS)}
UNIQUE = tuple(number for number, building in enumerate(BOX.buildings) if building.supply == "own")
(
    THEOLOGY,
    BIOLOGY,
    ALCHEMY,
    PHILOSOPHY,
    UNIVERSITY,
    BREWERY,
    FORCED_LABOUR,
    STABLE,
    HARBOUR,
    HOSPITAL,
    EXPLORER,
    GRANARY,
    DUMP,
    CATHEDRAL,
    MARKET,
    CART_SHOP,
    FOUNTAIN,
    STORAGE,
    HOUSE,
) = range(len(BUILDINGS))
NEEDS_MAN = tuple(building.man for building in BOX.buildings)
FACULTIES = tuple(number for number, building in enumerate(BOX.buildings) if building.faculty)


class Price(msgspec.Struct, frozen=True, gc=False):
    """What something costs: fixed goods as a packed number, and numbers of different foods and luxuries."""

    fixed: int
    food: int = 0
    luxury: int = 0


def _sizes() -> list[tuple[int, int]]:
    """Rows and columns of every storage: an even rectangle that fits a grid and the supply (ruling 4)."""
    longest = FIGURES.capital_size
    most = FIGURES.storage_elements * FIGURES.element_squares
    return [
        (rows, columns)
        for rows in range(1, longest + 1)
        for columns in range(rows, longest + 1)
        if rows * columns % FIGURES.element_squares == 0 and rows * columns <= most
    ]


STORAGE_SIZES = tuple(_sizes())
PIECES = (
    *BUILDINGS[:STORAGE],
    *(f"storage-{rows}x{columns}" for rows, columns in STORAGE_SIZES),
    *(f"house-{number}" for number in range(1, FIGURES.houses + 1)),
)
"""Everything that can be chosen to be built: buildings, storages of each size, houses by number."""
PIECE_NUMBER = {name: number for number, name in enumerate(PIECES)}
FIRST_STORAGE = STORAGE
FIRST_HOUSE = FIRST_STORAGE + len(STORAGE_SIZES)
ALL_HOUSES = (1 << len(PIECES)) - (1 << FIRST_HOUSE)
"""The houses, as a mask of pieces."""
TYPE_OF = tuple(
    number if number < FIRST_STORAGE else STORAGE if number < FIRST_HOUSE else HOUSE
    for number in range(len(PIECES))
)
"""The type of each piece."""
ELEMENTS = tuple(
    STORAGE_SIZES[number - FIRST_STORAGE][0]
    * STORAGE_SIZES[number - FIRST_STORAGE][1]
    // FIGURES.element_squares
    if TYPE_OF[number] == STORAGE
    else 0
    for number in range(len(PIECES))
)
"""The storage elements that each piece takes."""
SHAPES = tuple(
    ("#" * STORAGE_SIZES[number - FIRST_STORAGE][1],) * STORAGE_SIZES[number - FIRST_STORAGE][0]
    if TYPE_OF[number] == STORAGE
    else BOX.buildings[TYPE_OF[number]].shape
    for number in range(len(PIECES))
)
"""The unturned shape of each piece."""


def _price(piece: int) -> Price:
    building = BOX.buildings[TYPE_OF[piece]]
    if TYPE_OF[piece] == HOUSE:
        number = piece - FIRST_HOUSE
        return Price(0, BOX.houses.food[number], BOX.houses.luxury[number])
    return Price(building.wood * ONE[WOOD] + building.stone * ONE[STONE], 0, building.luxury)


PRICES = tuple(_price(piece) for piece in range(len(PIECES)))

# Countryside and saints ---------------------------------------------------------------------------

COUNTRYSIDE = tuple(kind.id for kind in BOX.countryside)
WOODCUTTER, FARM, MINE, FISHERY, INN, CITY = range(len(COUNTRYSIDE))
COUNTRY_PRICES = tuple(
    Price(kind.wood * ONE[WOOD] + kind.stone * ONE[STONE], kind.food, kind.luxury) for kind in BOX.countryside
)
CROPS, ORES, CATCHES = (
    tuple(GOOD_NUMBER[good] for good in BOX.countryside[kind].goods) for kind in (FARM, MINE, FISHERY)
)
"""What farms grow, mines bring up and fisheries catch."""

SAINTS = BOX.saints.names
NICOLO, BARBARA, CHRISTOFORI, GIORGIO, MARIA = range(len(SAINTS))
NOBODY = -1
"""Stands for no saint, no seat, no square, no good."""
