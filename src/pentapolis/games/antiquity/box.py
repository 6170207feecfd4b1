"""What `components.toml` says, typed and checked against the totals that it states."""

from __future__ import annotations

import tomllib
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
    if box.buildings[: len(unique)] != tuple(unique):
        raise ValueError("the buildings of which each player has one come first")
    letters = msgspec.structs.astuple(box.terrain)
    for face in box.tiles.faces:
        text = "".join(face)
        if not set(text.upper()) <= set(letters) or sum(map(str.islower, text)) != 2:
            raise ValueError("a tile face has known terrain and exactly two exploration spaces")
    return box
