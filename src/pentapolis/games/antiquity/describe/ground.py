"""The map as a view shows it: terrain, what stands and lies where, distances and directions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from math import atan2, pi, sqrt
from typing import Literal, NamedTuple

from pentapolis.games.antiquity.components import BOX
from pentapolis.games.antiquity.components.plane import TILE_HEXES
from pentapolis.games.antiquity.view.types import AntiquityView, CityView, CountryView
from pentapolis.kernel.hexes import Hex

Terrain = Literal["forest", "grassland", "mountain", "water"]
TERRAINS: tuple[Terrain, ...] = ("forest", "grassland", "mountain", "water")
_LETTERS: dict[str, Terrain] = {
    BOX.terrain.forest: "forest",
    BOX.terrain.grassland: "grassland",
    BOX.terrain.mountain: "mountain",
    BOX.terrain.water: "water",
}

AROUND = {
    "n": Hex(0, -1),
    "ne": Hex(1, -1),
    "se": Hex(1, 0),
    "s": Hex(0, 1),
    "sw": Hex(-1, 1),
    "nw": Hex(-1, 0),
}
"""The steps to the neighbours of a hex, clockwise, named as in the notation of fisheries."""
_COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def hex_at(name: str) -> Hex:
    """The hex of that name."""
    q, r = name.split(",")
    return Hex(int(q), int(r))


def name_of(place: Hex) -> str:
    """A hex as the notation writes it."""
    return f"{place.q},{place.r}"


def compass(start: Hex, end: Hex) -> str:
    """The point of the compass in which one hex lies, seen from another."""
    q, r = end.q - start.q, end.r - start.r
    turn = atan2(1.5 * q, -sqrt(3) * (r + q / 2)) / (2 * pi)
    return _COMPASS[round(turn * len(_COMPASS)) % len(_COMPASS)]


class Way(NamedTuple):
    """How far a hex is from a city's nearest hex, and where it lies seen from its centre."""

    distance: int
    direction: str
    city: int


class Owned(NamedTuple):
    """A city with its owner."""

    seat: int
    city: CityView


class Ground:
    """Every hex of a view."""

    def __init__(self, view: AntiquityView) -> None:
        self._view = view
        self.polluted = frozenset(view["polluted"])
        self.tokens = frozenset(view["tokens"])

    @cached_property
    def terrain(self) -> dict[str, Terrain]:
        """What each hex is now: a cut forest is grassland."""
        found = {
            name_of(place.shifted(Hex(*tile["centre"]))): _LETTERS[letter.upper()]
            for tile in self._view["tiles"]
            for place, letter in zip(TILE_HEXES, "".join(tile["columns"]), strict=True)
        }
        return found | dict.fromkeys(self._view["cut"], "grassland")

    @cached_property
    def cities(self) -> dict[str, Owned]:
        """The hexes of cities."""
        return {
            name: Owned(seat, city)
            for seat, player in enumerate(self._view["players"])
            for city in player["cities"]
            for name in city["hexes"]
        }

    @cached_property
    def inns(self) -> dict[str, int]:
        """The owners of the inns."""
        return {name: seat for seat, player in enumerate(self._view["players"]) for name in player["inns"]}

    @cached_property
    def buildings(self) -> dict[str, CountryView]:
        """Where men stand in the countryside; a fishery covers two hexes."""
        return {
            name: country
            for country in self._view["country"]
            for name in (country["hexes"] if country["kind"] == "fishery" else [country["hex"]])
        }

    @cached_property
    def goods(self) -> dict[str, CountryView]:
        """Where goods lie, with the building that they belong to."""
        return {name: country for country in self._view["country"] for name in country["goods"]}

    @cached_property
    def ranges(self) -> dict[str, str]:
        """The mountains of which it is decided what they yield."""
        return {name: mountains["good"] for mountains in self._view["ranges"] for name in mountains["hexes"]}

    @cached_property
    def zones(self) -> list[frozenset[str]]:
        """The zone of control of each seat."""
        return [frozenset(player["zone"]) for player in self._view["players"]]

    def is_free(self, name: str) -> bool:
        """Does nothing stand or lie there?"""
        taken = (self.cities, self.inns, self.buildings, self.goods)
        return name in self.terrain and not any(name in things for things in taken)

    def is_open(self, name: str) -> bool:
        """Is it free and clean?"""
        return self.is_free(name) and name not in self.polluted

    def neighbours(self, name: str) -> Iterator[tuple[str, str]]:
        """The hexes around one that the map has, with their directions."""
        here = hex_at(name)
        for direction, step in AROUND.items():
            other = name_of(here.shifted(step))
            if other in self.terrain:
                yield direction, other

    def yields(self, name: str) -> int:
        """How many goods a woodcutter, farm or mine there would bring, wherever the zone ends."""
        if not self.is_open(name):
            return 0
        around = [other for _, other in self.neighbours(name) if self.is_open(other)]
        return 1 + sum(self.terrain[other] == self.terrain[name] for other in around)

    def waters(self, names: Iterable[str]) -> int:
        """How many clean hexes of water lie next to these; they are what a fishery would catch from."""
        around = {other for name in names for _, other in self.neighbours(name)}
        return sum(self.terrain[other] == "water" and self.is_open(other) for other in around)

    def zone_holders(self, name: str) -> list[int]:
        """The seats in whose zones a hex lies."""
        return [seat for seat, zone in enumerate(self.zones) if name in zone]

    def way(self, name: str) -> Way | None:
        """The way from the viewer's nearest city; None if there is none."""
        seat = self._view["seat"]
        if seat is None or not self._view["players"][seat]["cities"]:
            return None
        here = hex_at(name)
        ways = [
            (min(here.distance(hex_at(covered)) for covered in city["hexes"]), city["number"], city)
            for city in self._view["players"][seat]["cities"]
        ]
        distance, number, city = min(ways, key=lambda way: way[:2])
        return Way(distance, compass(hex_at(city["centre"]), here), number)

    def nearest_first(self, names: Iterable[str]) -> list[str]:
        """Hexes ordered by how far they are from the viewer's cities."""
        return sorted(names, key=self._remoteness)

    def _remoteness(self, name: str) -> tuple[int, Hex]:
        way = self.way(name)
        return (way.distance if way else 0, hex_at(name))
