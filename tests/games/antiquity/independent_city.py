"""Cities and payments worked out a second time, square by square and good by good."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement, product

from pentapolis.games.antiquity.view.types import BuildingView, PlayerView

FOODS = ("grain", "sheep", "olives", "fish")
LUXURIES = ("gold", "wine", "pearls", "dye")
FACULTIES = {"theology", "philosophy", "biology", "alchemy"}
WITHOUT_MEN = {"fountain", "granary", "brewery", "cathedral"}
SIZES = (7, 6, 6, 6)

Square = tuple[int, int, int]
Paid = frozenset[tuple[str, int]]


def square(name: str) -> Square:
    """City, row and column in a square's name."""
    return int(name[0]) - 1, "ABCDEFG".index(name[1]), int(name[2]) - 1


def squares_of(building: BuildingView) -> set[Square]:
    """The squares of a building."""
    return {square(name) for name in building["squares"]}


def buildings_of(mine: PlayerView, name: str | None = None) -> Iterator[BuildingView]:
    """All buildings of a player, or those of a type."""
    for city in mine["cities"]:
        for building in city["buildings"]:
            if name in (None, building["building"]):
                yield building


def graves_of(mine: PlayerView) -> set[Square]:
    """All graves of a player."""
    return {square(name) for city in mine["cities"] for name in city["graves"]}


def touching(one: set[Square], other: set[Square]) -> bool:
    """Do two buildings share an edge?"""
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return any(
        (city, row + down, column + right) in other for city, row, column in one for down, right in steps
    )


def building_works(mine: PlayerView, building: BuildingView, silences: bool = False) -> bool:
    """Without a grave, and with a man: its own or that of the University beside it, unless it needs none.

    A grave on a University may silence the faculties beside it, whoever mans them.
    """
    if squares_of(building) & graves_of(mine):
        return False
    if silences and building["building"] in FACULTIES:
        for university in buildings_of(mine, "university"):
            graved = squares_of(university) & graves_of(mine)
            if graved and touching(squares_of(university), squares_of(building)):
                return False
    if building["manned"] or building["building"] in WITHOUT_MEN:
        return True
    return building["building"] in FACULTIES and any(
        university["manned"]
        and not squares_of(university) & graves_of(mine)
        and touching(squares_of(university), squares_of(building))
        for university in buildings_of(mine, "university")
    )


def works(mine: PlayerView, name: str, silences: bool = False) -> bool:
    """Does a player have a building of this type that works?"""
    return any(building_works(mine, building, silences) for building in buildings_of(mine, name))


def working(mine: PlayerView, name: str) -> int:
    """The squares of all buildings of a type that work."""
    return sum(
        len(building["squares"]) for building in buildings_of(mine, name) if building_works(mine, building)
    )


def pays_alike(mine: PlayerView, silences: bool = False) -> bool:
    """Does Philosophy make kinds of goods alike?"""
    return works(mine, "philosophy", silences)


# Famine and pollution ---------------------------------------------------------------------------


def food_of(mine: PlayerView) -> int:
    """The food in stock."""
    return sum(mine["goods"].get(good, 0) for good in FOODS)


def famine_graves(mine: PlayerView, famine: int) -> int:
    """The graves that a famine of this level brings."""
    return max(0, famine - food_of(mine) - (3 if works(mine, "granary") else 0))


def grave_squares(mine: PlayerView) -> set[Square]:
    """Where graves go: empty squares; when there is none, buildings without one there, but never houses."""
    graves = graves_of(mine)
    houses = {square(name) for city in mine["cities"] for name in city["houses"]}
    covered = {place for building in buildings_of(mine) for place in squares_of(building)}
    grids = {
        (number, row, column)
        for number in range(len(mine["cities"]))
        for row in range(SIZES[number])
        for column in range(SIZES[number])
    }
    return grids - graves - houses - covered or covered - graves


def pollution(mine: PlayerView, unmanned_dump_helps: bool = True) -> int:
    """The markers that a player has to place."""
    dumps = [
        building for building in buildings_of(mine, "dump") if not squares_of(building) & graves_of(mine)
    ]
    dump = 4 if works(mine, "dump") else 1 if dumps and unmanned_dump_helps else 0
    return max(0, 3 * len(mine["cities"]) - working(mine, "fountain") - dump)


# Payments ---------------------------------------------------------------------------


def payments(goods: Mapping[str, int], food: int, luxury: int, alike: bool) -> set[Paid]:
    """Every way to pay so much food and so many luxuries, each of different kinds unless they are alike."""
    found = set()
    for foods, luxuries in product(
        combinations_with_replacement(FOODS, food), combinations_with_replacement(LUXURIES, luxury)
    ):
        paid = Counter(foods) + Counter(luxuries)
        if all(number <= goods.get(good, 0) and (alike or number == 1) for good, number in paid.items()):
            found.add(frozenset(paid.items()))
    return found
