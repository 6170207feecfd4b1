"""What `components.toml` says, typed, and what a box of Antiquity must fulfil."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from pentapolis.kernel.box_files import FIXED, Problem, wrong_totals
from pentapolis.kernel.hexes import Hex, hang_together

LARGEST_GRID = 7
"""Rows have letters from A to G, and masks a byte for each."""

COLUMNS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""The hexes in the columns of a tile."""

TILE_REACH = len(COLUMNS) // 2
SPACES_OF_A_FACE = 2
"""The exploration spaces of a tile."""


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

    capital_size: Annotated[int, Meta(ge=4, le=LARGEST_GRID)]
    colony_size: Annotated[int, Meta(ge=4, le=LARGEST_GRID)]
    cities: Annotated[int, Meta(ge=1, le=9)]
    starting_wood: int
    houses: int
    famine_per_round: int
    famine_per_explored_food: int
    famine_per_fountain: int
    granary: int
    reach: int
    reach_with_stable: int
    city_distance: Annotated[int, Meta(ge=3)]
    first_city_reach: Annotated[int, Meta(le=TILE_REACH - 1)]
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
    storage_elements: Annotated[int, Meta(ge=3)]
    element_squares: Annotated[int, FIXED]
    fisheries: int
    inns: int
    counters: int
    rounds: int


class Colours(msgspec.Struct, frozen=True):
    """The colours of the pieces."""

    names: Annotated[tuple[str, ...], FIXED]


class Terrain(msgspec.Struct, frozen=True):
    """The letters of the terrains on the map tiles."""

    forest: Annotated[str, FIXED]
    grassland: Annotated[str, FIXED]
    mountain: Annotated[str, FIXED]
    water: Annotated[str, FIXED]


class Good(msgspec.Struct, frozen=True):
    """A kind of goods."""

    id: str
    category: Annotated[Literal["building", "food", "luxury"], FIXED]
    explorable: bool


class Building(msgspec.Struct, frozen=True):
    """A type of city building. Food and luxury are paid in different kinds."""

    id: str
    shape: tuple[str, ...]
    man: bool
    supply: Annotated[Literal["own", "common", "houses"], FIXED]
    faculty: Annotated[bool, FIXED] = False
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
    man_stays: Annotated[bool, FIXED]
    goods: Annotated[tuple[str, ...], FIXED]
    wood: int = 0
    stone: int = 0
    food: int = 0
    luxury: int = 0


class Saints(msgspec.Struct, frozen=True):
    """The patron saints."""

    names: Annotated[tuple[str, ...], FIXED]


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


def problems(box: Box) -> Iterator[Problem]:
    """Everything that keeps a box from being played."""
    unique = [building for building in box.buildings if building.supply == "own"]
    faces = {sum(map(len, face)) for face in box.tiles.faces}
    yield from wrong_totals(
        box.totals,
        Totals(
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
        ),
    )
    for building in box.buildings:
        yield from _shape_problems(building, box.figures.capital_size)
    yield from _price_problems(box)
    yield from _face_problems(box)
    for layout in box.layouts:
        yield from _layout_problems(box, layout)


def _shape_problems(building: Building, longest: int) -> Iterator[Problem]:
    where = f"buildings.{building.id}.shape"
    rows = building.shape
    cells = [
        Hex(column, row) for row, line in enumerate(rows) for column, cell in enumerate(line) if cell == "#"
    ]
    if len({len(line) for line in rows}) != 1 or not set("".join(rows)) <= {"#", "."} or not cells:
        yield Problem(
            where, "a shape is drawn in rows of equal length, with '#' for a square and '.' for none"
        )
        return
    # Squares side by side, or above each other: two of the three lines of neighbours that hexes have.
    steps = [Hex(1, 0), Hex(-1, 0), Hex(0, 1), Hex(0, -1)]
    if not hang_together(cells, steps):
        yield Problem(where, "the squares of a building hang together")
    if not all(0 in {getattr(cell, axis) for cell in cells} for axis in ("q", "r")) or (
        max(cell.r for cell in cells) != len(rows) - 1 or max(cell.q for cell in cells) != len(rows[0]) - 1
    ):
        yield Problem(where, "no empty row or column stands around a shape")
    if max(len(rows), len(rows[0])) > longest:
        yield Problem(where, f"it does not fit into a city of {longest} by {longest}")
    single = {"house": ("#",), "fountain": ("#",), "storage": ("##",)}
    if rows != single.get(building.id, rows):
        yield Problem(where, f"this cannot be changed: it is {', '.join(single[building.id])}")


def _price_problems(box: Box) -> Iterator[Problem]:
    figures = box.figures
    kinds = {kind: sum(good.category == kind for good in box.goods) for kind in ("food", "luxury")}
    for name, prices in (("food", box.houses.food), ("luxury", box.houses.luxury)):
        if len(prices) != figures.houses:
            yield Problem(f"houses.{name}", f"each of the {figures.houses} houses has a price")
        if any(price > kinds[name] for price in prices):
            yield Problem(f"houses.{name}", f"prices ask for different kinds, and there are {kinds[name]}")
    priced = [(f"buildings.{building.id}", 0, building.luxury) for building in box.buildings]
    priced += [(f"countryside.{kind.id}", kind.food, kind.luxury) for kind in box.countryside]
    for where, food, luxury in priced:
        if food > kinds["food"] or luxury > kinds["luxury"]:
            yield Problem(
                where, "prices ask for different kinds of food and luxury, and there are not so many"
            )
    if figures.people_to_win > figures.houses:
        yield Problem("figures.people_to_win", f"{figures.houses} houses cannot hold so many")
    if not 0 < figures.conditions_to_win <= len(box.saints.names) - 1:
        yield Problem(
            "figures.conditions_to_win",
            f"from 1 to {len(box.saints.names) - 1}: Santa Maria asks the others'",
        )


def _face_problems(box: Box) -> Iterator[Problem]:
    letters = "".join(msgspec.structs.astuple(box.terrain))
    for number, face in enumerate(box.tiles.faces, 1):
        where = f"tiles.faces[{number}]"
        text = "".join(face)
        if tuple(map(len, face)) != COLUMNS:
            yield Problem(where, f"a face has columns of {', '.join(map(str, COLUMNS))} hexes")
        if not set(text.upper()) <= set(letters):
            yield Problem(where, f"a terrain is one of {', '.join(letters)}, small with an exploration space")
        if sum(map(str.islower, text)) != SPACES_OF_A_FACE:
            yield Problem(where, f"a face has {SPACES_OF_A_FACE} exploration spaces")
    for number, slot in enumerate(box.tiles.slots, 1):
        if any(face >= len(box.tiles.faces) for face in slot):
            yield Problem(f"tiles.slots[{number}]", f"faces are counted from 0 to {len(box.tiles.faces) - 1}")


def _layout_problems(box: Box, layout: Layout) -> Iterator[Problem]:
    """Tiles must not overlap, must hang together, and lie where the largest board has tiles too."""
    where = f"layouts.{layout.seats}"
    largest = max(box.layouts, key=lambda other: other.seats)
    tokens = sum(good.explorable for good in box.goods) * layout.seats
    spaces = SPACES_OF_A_FACE * len(layout.centres)
    if tokens != spaces:
        reason = f"{len(layout.centres)} tiles have {spaces} spaces for {tokens} tokens"
        yield Problem(f"{where}.centres", reason)
    if len(layout.centres) > len(box.tiles.slots):
        yield Problem(f"{where}.centres", f"there are {len(box.tiles.slots)} tiles")
    before: list[Hex] = []
    for number, centre in enumerate(layout.centres, 1):
        apart = [centre.distance(other) for other in before]
        if centre not in largest.centres:
            yield Problem(f"{where}.centres[{number}]", f"no tile lies there with {largest.seats} players")
        if apart and min(apart) <= 2 * TILE_REACH:
            yield Problem(f"{where}.centres[{number}]", "this tile overlaps another")
        before.append(centre)
    reach = [Hex(q, r) for q in range(-10, 11) for r in range(-10, 11) if Hex(q, r).distance(Hex(0, 0)) <= 10]
    if not hang_together(layout.centres, reach):
        yield Problem(f"{where}.centres", "the tiles do not hang together")
    starts = set(layout.start)
    if len(starts) != layout.seats or len(layout.start) != layout.seats or max(starts) >= len(layout.centres):
        reason = f"{layout.seats} different tiles, counted from 0 to {len(layout.centres) - 1}"
        yield Problem(f"{where}.start", reason)
