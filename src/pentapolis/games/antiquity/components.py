"""The box of Antiquity: `components.toml`, typed, checked, and laid out for fast play.

Goods, buildings, pieces, saints and colours are small numbers in the engine; the names stand in the tuples
here. Goods are counted in packed numbers: two bytes for each kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal

import msgspec

from pentapolis.kernel.hexes import Hex


class Totals(msgspec.Struct, frozen=True):
    """What the box must add up to."""

    building_types: int
    unique_buildings: int
    unique_squares: int
    wood: int
    stone: int
    luxury: int
    house_food: int
    house_luxury: int
    tiles: int
    tile_hexes: int
    exploration_tokens: int
    goods: int


class Figures(msgspec.Struct, frozen=True):
    """The figures of the rules. Readings that can be played otherwise stand in `options.py`."""

    capital_size: int
    colony_size: int
    cities: int
    starting_wood: int
    houses: int
    famine_per_round: int
    famine_per_explored_food: int
    famine_per_fountain: int
    granary: int
    reach: int
    reach_with_stable: int
    city_distance: int
    first_city_reach: int
    pollution_per_city: int
    fountain: int
    dump: int
    unmanned_dump: int
    hospital: int
    bank_rate: int
    harvest: int
    forced_harvest: int
    forced_loss: int
    storage_per_square: int
    people_to_win: int
    goods_to_win: int
    conditions_to_win: int
    cart_shops: int
    fountains: int
    storage_elements: int
    element_squares: int
    fisheries: int
    inns: int
    counters: int
    rounds: int


class Colours(msgspec.Struct, frozen=True):
    """The colours of the pieces."""

    names: tuple[str, ...]


class Terrain(msgspec.Struct, frozen=True):
    """The letters of the terrains on the map tiles."""

    forest: str
    grassland: str
    mountain: str
    water: str


class Good(msgspec.Struct, frozen=True):
    """A kind of goods."""

    id: str
    category: Literal["building", "food", "luxury"]
    explorable: bool


class Building(msgspec.Struct, frozen=True):
    """A type of city building. Food and luxury are paid in different kinds."""

    id: str
    shape: tuple[str, ...]
    man: bool
    supply: Literal["own", "common", "houses"]
    faculty: bool = False
    wood: int = 0
    stone: int = 0
    luxury: int = 0


class Houses(msgspec.Struct, frozen=True):
    """What the houses cost, from number 1 on."""

    food: tuple[int, ...]
    luxury: tuple[int, ...]


class Countryside(msgspec.Struct, frozen=True):
    """Something to be built in the countryside."""

    id: str
    man_stays: bool
    goods: tuple[str, ...]
    wood: int = 0
    stone: int = 0
    food: int = 0
    luxury: int = 0


class Saints(msgspec.Struct, frozen=True):
    """The patron saints."""

    names: tuple[str, ...]


class Tiles(msgspec.Struct, frozen=True):
    """The map tiles: which faces are printed on one tile, and what the faces show."""

    slots: tuple[tuple[int, int], ...]
    faces: tuple[tuple[str, ...], ...]


class Layout(msgspec.Struct, frozen=True):
    """Where the tiles lie when so many play."""

    seats: int
    centres: tuple[Hex, ...]
    start: tuple[int, ...]


class Box(msgspec.Struct, frozen=True):
    """Everything in the box."""

    totals: Totals
    figures: Figures
    colours: Colours
    terrain: Terrain
    goods: tuple[Good, ...]
    buildings: tuple[Building, ...]
    houses: Houses
    countryside: tuple[Countryside, ...]
    saints: Saints
    tiles: Tiles
    layouts: tuple[Layout, ...]


def load_box(text: str) -> Box:
    """Read a components file, and check it against the totals that it states."""
    box = msgspec.convert(tomllib.loads(text), Box)
    unique = [building for building in box.buildings if building.supply == "own"]
    faces = {sum(map(len, face)) for face in box.tiles.faces}
    counted = Totals(
        building_types=len(box.buildings),
        unique_buildings=len(unique),
        unique_squares=sum("".join(building.shape).count("#") for building in unique),
        wood=sum(building.wood for building in box.buildings),
        stone=sum(building.stone for building in box.buildings),
        luxury=sum(building.luxury for building in box.buildings),
        house_food=sum(box.houses.food),
        house_luxury=sum(box.houses.luxury),
        tiles=2 * len(box.tiles.slots),
        tile_hexes=faces.pop() if len(faces) == 1 else 0,
        exploration_tokens=2 * len(box.tiles.slots),
        goods=len(box.goods),
    )
    if counted != box.totals:
        raise ValueError(f"the box should hold {box.totals}, but holds {counted}")
    if len(box.houses.food) != box.figures.houses or len(box.houses.luxury) != box.figures.houses:
        raise ValueError(f"each of the {box.figures.houses} houses has a price")
    letters = msgspec.structs.astuple(box.terrain)
    for face in box.tiles.faces:
        text = "".join(face)
        if not set(text.upper()) <= set(letters) or sum(map(str.islower, text)) != 2:
            raise ValueError("a tile face has known terrain and exactly two exploration spaces")
    return box


BOX = load_box(files(__package__).joinpath("components.toml").read_text("utf-8"))
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
