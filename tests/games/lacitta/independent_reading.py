"""A second, slow reading of the rules about places, on plain dictionaries: it shares no code with the engine.

It reads a position's snapshot and works everything out from the map as it is drawn in the components file.
"""

from __future__ import annotations

import tomllib
from collections import deque
from importlib.resources import files
from typing import NamedTuple

from pentapolis.kernel.plain import JsonValue, Snapshot

_BOX = tomllib.loads(files("pentapolis.games.lacitta").joinpath("components.toml").read_text("utf-8"))
_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
_FOOD = {"field-1": 1, "field-2": 2, "field-3": 3}


class Place(NamedTuple):
    """A hex of the plane."""

    q: int
    r: int

    def around(self) -> list[Place]:
        """The six hexes beside it."""
        return [Place(self.q + q, self.r + r) for q, r in _STEPS]


_ROADS: dict[Place, tuple[int, str]] = {}
_AREAS: dict[Place, str] = {}
for _r, _row in enumerate(_BOX["board"]["rows"]):
    for _step, _cell in enumerate(_row["cells"].split()):
        if len(_cell) == 1:
            _ROADS[Place(_row["q"] + _step, _r)] = (len(_ROADS) + 1, _cell)
        else:
            _AREAS[Place(_row["q"] + _step, _r)] = _cell
_PLACE_OF = {number: place for place, (number, _) in _ROADS.items()}
_FEWEST = {"g": 2, "b": 3, "y": 4}


class City:
    """A city as a snapshot tells of it."""

    def __init__(self, seat: int, data: dict[str, JsonValue]) -> None:
        buildings = data["buildings"]
        assert isinstance(buildings, dict)
        assert isinstance(data["people"], int)
        self.seat = seat
        self.castle = int(str(data["castle"]))
        self.people = data["people"]
        self.buildings = {int(name): str(building) for name, building in buildings.items()}
        self.tiles = {self.castle, *self.buildings}

    def limit(self) -> int:
        """Five; eight with a market; without end with a market and a well or bath."""
        has = set(self.buildings.values())
        if "market" not in has:
            return 5
        return 10**6 if has & {"well", "bath"} else 8


class Reading:
    """A snapshot, read slowly."""

    def __init__(self, snapshot: Snapshot) -> None:
        players = snapshot["players"]
        landscapes = snapshot["landscapes"]
        assert isinstance(players, list)
        assert isinstance(landscapes, dict)
        assert isinstance(snapshot["seats"], int)
        self.seats = snapshot["seats"]
        self.landscapes = {area: str(kind) for area, kind in landscapes.items()}
        self.players = [player for player in players if isinstance(player, dict)]
        self.cities = [
            City(seat, city)
            for seat, player in enumerate(self.players)
            for city in _list(player["cities"])
            if isinstance(city, dict)
        ]
        self.hexes = {number for number, symbol in _ROADS.values() if _FEWEST[symbol] <= self.seats}
        self.taken = {tile for city in self.cities for tile in city.tiles}

    # Places ---------------------------------------------------------------------------

    def beside(self, number: int) -> set[int]:
        """The road hexes beside one."""
        return {_ROADS[near][0] for near in _PLACE_OF[number].around() if near in _ROADS} & self.hexes

    def land_beside(self, number: int) -> list[str]:
        """The landscapes that a hex borders, each once."""
        areas = {_AREAS[near] for near in _PLACE_OF[number].around() if near in _AREAS}
        return [self.landscapes[area] for area in areas]

    def free_between(self, one: City, other: City) -> int:
        """The free hexes on the shortest way between two cities that runs over free hexes only."""
        distances = dict.fromkeys(one.tiles, 0)
        waiting = deque(one.tiles)
        while waiting:
            here = waiting.popleft()
            for near in self.beside(here):
                if near in other.tiles:
                    return distances[here]
                if near not in distances and near not in self.taken:
                    distances[near] = distances[here] + 1
                    waiting.append(near)
        return 10**6

    # What follows ---------------------------------------------------------------------------

    def food(self, seat: int) -> int:
        """What castles and farms yield, harvests included."""
        farms = [
            number
            for city in self.cities
            if city.seat == seat
            for number in [city.castle, *(n for n, kind in city.buildings.items() if kind == "farm")]
        ]
        farms += [
            int(str(figure["hex"]))
            for figure in _list(self.players[seat]["figures"])
            if isinstance(figure, dict) and figure["purpose"] == "harvest"
        ]
        return sum(_FOOD.get(kind, 0) for number in farms for kind in self.land_beside(number))

    def income(self, seat: int) -> int:
        """One gold for each quarry and mountain beside it."""
        return sum(
            self.land_beside(number).count("mountain")
            for city in self.cities
            if city.seat == seat
            for number, kind in city.buildings.items()
            if kind == "quarry"
        )

    def attraction(self, city: City, wish: str) -> int:
        """Arches and coloured citizens."""
        arches: dict[str, int] = {one["id"]: one.get("arches", {}).get(wish, 0) for one in _BOX["buildings"]}
        figures = [
            figure
            for figure in _list(self.players[city.seat]["figures"])
            if isinstance(figure, dict)
            and int(str(figure["hex"])) in city.tiles
            and figure["purpose"] == wish
        ]
        return sum(arches[kind] for kind in city.buildings.values()) + len(figures)

    def neighbours(self, city: City) -> list[City]:
        """Cities of others with one or two free hexes between."""
        return [
            other
            for other in self.cities
            if other.seat != city.seat and self.free_between(city, other) in (1, 2)
        ]

    def sites(self, city: City) -> set[int]:
        """Free hexes beside this city and beside no other one."""
        return {
            number
            for tile in city.tiles
            for number in self.beside(tile) - self.taken
            if all(self.beside(number).isdisjoint(other.tiles) for other in self.cities if other is not city)
        }

    def castle_sites(self) -> set[int]:
        """Free hexes at least four steps from every tile."""
        near = set(self.taken)
        for _ in range(3):
            near |= {number for tile in near for number in self.beside(tile)}
        return self.hexes - near

    def outside(self, city: City) -> set[int]:
        """Buildings without which all the others can still be reached from the castle."""
        found = set()
        for number in city.buildings:
            reached, waiting = {city.castle}, [city.castle]
            while waiting:
                for near in self.beside(waiting.pop()) & city.tiles - reached - {number}:
                    reached.add(near)
                    waiting.append(near)
            if reached == city.tiles - {number}:
                found.add(number)
        return found


def _list(value: JsonValue) -> list[JsonValue]:
    assert isinstance(value, list)
    return value
