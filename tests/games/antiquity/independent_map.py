"""Zones and sites worked out a second time, hex by hex, straight from the words of the rules."""

from __future__ import annotations

from pentapolis.games.antiquity.components import COUNTRYSIDE
from pentapolis.games.antiquity.views.types import AntiquityView, PlayerView

Place = tuple[int, int]
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def place(name: str) -> Place:
    """The coordinates in a hex's name."""
    q, r = name.split(",")
    return int(q), int(r)


def near(where: Place) -> list[Place]:
    """The six neighbours of a hex."""
    return [(where[0] + q, where[1] + r) for q, r in AROUND]


def distance(one: Place, other: Place) -> int:
    """The steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


class SecondMap:
    """What a view tells of the map, read by somebody who knows nothing of masks."""

    def __init__(self, view: AntiquityView) -> None:
        self.view = view
        self.printed: dict[Place, str] = {}
        for tile in view["tiles"]:
            for q, column in enumerate(tile["columns"], -4):
                for r, letter in enumerate(column, max(-4, -q - 4)):
                    self.printed[tile["centre"][0] + q, tile["centre"][1] + r] = letter.upper()
        players = view["players"]
        self.cities = {place(name) for mine in players for city in mine["cities"] for name in city["hexes"]}
        self.inns = {place(name) for mine in players for name in mine["inns"]}
        self.cut = {place(name) for name in view["cut"]}
        self.polluted = {place(name) for name in view["polluted"]}
        goods = {place(name) for building in view["country"] for name in building["goods"]}
        fisheries = {
            place(name)
            for building in view["country"]
            if building["kind"] == COUNTRYSIDE[3]
            for name in building["hexes"]
        }
        self.occupied = self.cities | self.inns | goods | fisheries
        self.water = {where for where, letter in self.printed.items() if letter == "W"} - self.cities

    def zone(self, mine: PlayerView) -> set[Place]:
        """The zone of control of a player."""
        own = {place(name) for city in mine["cities"] for name in city["hexes"]}
        own |= {place(name) for name in mine["inns"]}
        reached = set(own)
        for _ in range(3 if _works(mine, "stable") else 2):
            reached |= {
                other
                for where in reached
                for other in near(where)
                if other in self.printed and other not in self.water
            }
        if _works(mine, "harbour"):
            waters = {other for where in own for other in near(where) if other in self.water}
            while True:
                more = {other for where in waters for other in near(where) if other in self.water} - waters
                if not more:
                    break
                waters |= more
            reached |= waters
            reached |= {other for where in waters for other in near(where) if other in self.printed}
        return reached - own

    def terrain(self, where: Place) -> str:
        """What a hex is now."""
        return "G" if where in self.cut else self.printed[where]

    def usable(self, where: Place, letter: str) -> bool:
        """Is it clean, free, and of this terrain?"""
        return (
            where in self.printed
            and where not in self.occupied | self.polluted
            and self.terrain(where) == letter
        )

    def centres(self, mine: PlayerView, letter: str) -> set[Place]:
        """Where a woodcutter, farm or mine can have its centre."""
        return {where for where in self.zone(mine) if self.usable(where, letter)}

    def fisheries(self, mine: PlayerView) -> set[frozenset[Place]]:
        """Every pair of coast hexes on which a fishery can stand."""
        clean = self.water - self.polluted
        coast = {
            where
            for where in self.printed
            if where not in self.water
            and where not in self.occupied
            and any(other in clean for other in near(where))
        }
        zone = self.zone(mine)
        return {
            frozenset((one, other))
            for one in coast
            for other in near(one)
            if other in coast and (one in zone or other in zone)
        }

    def city_centres(self, mine: PlayerView) -> set[Place]:
        """Where another city can have its centre."""
        zone = self.zone(mine)
        others = [place(city["centre"]) for player in self.view["players"] for city in player["cities"]]
        found = set()
        for where in self.printed:
            seven = [where, *near(where)]
            land = all(
                spot in self.printed and self.printed[spot] != "W" and spot not in self.occupied
                for spot in seven
            )
            apart = all(distance(where, other) >= 4 for other in others)
            if land and apart and any(spot in zone for spot in seven):
                found.add(where)
        return found


def _works(mine: PlayerView, name: str) -> bool:
    return any(
        building["works"]
        for city in mine["cities"]
        for building in city["buildings"]
        if building["building"] == name
    )
