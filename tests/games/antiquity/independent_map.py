"""The countryside worked out a second time, hex by hex, straight from the words of the rules.

Nothing of the engine is used but what a view tells of the pieces on the table: hexes are pairs of numbers,
sets of them are sets, and reaching is a search from neighbour to neighbour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.games.antiquity.view.types import AntiquityView, PlayerView
from tests.games.antiquity.independent_city import works

Place = tuple[int, int]
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CROPS, ORES, CATCHES = ("grain", "sheep", "olives", "wine"), ("stone", "gold"), ("fish", "pearls", "dye")
SECOND_HEX = {"S": (0, 1), "SE": (1, 0), "NE": (1, -1)}


def place(name: str) -> Place:
    """The coordinates in a hex's name."""
    q, r = name.split(",")
    return int(q), int(r)


def named(where: Place) -> str:
    """The name of a hex."""
    return f"{where[0]},{where[1]}"


def near(where: Place) -> list[Place]:
    """The six neighbours of a hex."""
    return [(where[0] + q, where[1] + r) for q, r in AROUND]


def distance(one: Place, other: Place) -> int:
    """The steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def connected(start: Iterable[Place], inside: set[Place]) -> set[Place]:
    """Everything in a set that can be reached from some of its hexes, from neighbour to neighbour."""
    reached: set[Place] = set()
    waiting = [where for where in start if where in inside]
    while waiting:
        where = waiting.pop()
        if where not in reached:
            reached.add(where)
            waiting += [other for other in near(where) if other in inside]
    return reached


class SecondMap:
    """What a view tells of the map, read by somebody who knows nothing of masks."""

    def __init__(self, view: AntiquityView, options: Mapping[str, bool] | None = None) -> None:
        self.view = view
        self.options = options or {}
        self.silences = self.options.get("grave_on_university_silences_faculties", False)
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
            if building["kind"] == "fishery"
            for name in building["hexes"]
        }
        self.occupied = self.cities | self.inns | goods | fisheries
        self.wood = {
            place(name)
            for building in view["country"]
            if building["kind"] == "woodcutter"
            for name in building["goods"]
        }
        self.water = {where for where, letter in self.printed.items() if letter == "W"}
        if self.options.get("cities_on_water_are_land", True):
            self.water -= self.cities
        self.land = {where for where, letter in self.printed.items() if letter != "W"}

    # Zones of control ---------------------------------------------------------------------------

    def zone(self, mine: PlayerView) -> set[Place]:
        """Two steps over land from own cities and inns, three with a Stable; waters with a Harbour."""
        if mine["out"]:
            return set()
        own = {place(name) for city in mine["cities"] for name in city["hexes"]}
        own |= {place(name) for name in mine["inns"]}
        reached = set(own)
        for _ in range(3 if works(mine, "stable") else 2):
            reached |= {
                other
                for where in reached
                for other in near(where)
                if other in self.printed and other not in self.water
            }
        if works(mine, "harbour"):
            waters = {other for where in own for other in near(where)} & self.water
            if self.options.get("harbour_reaches_whole_water", True):
                waters = connected(waters, self.water)
            coast = {other for where in waters for other in near(where) if other in self.printed}
            reached |= waters | (coast - self.water)
        return reached - own

    def clean_hexes(self, mine: PlayerView) -> int:
        """What breaks a tie: hexes of the zone without marker, city or inn."""
        clean = self.zone(mine) - self.polluted
        if not self.options.get("ties_count_built_hexes"):
            clean -= self.cities | self.inns
        return len(clean)

    def encloses(self, mine: PlayerView, theirs: PlayerView) -> bool:
        """Is all of their zone, but for hexes with cities and inns, in mine?"""
        left = self.zone(theirs) - self.cities - self.inns
        return bool(left) and left <= self.zone(mine)

    # Where goods can be won ---------------------------------------------------------------------------

    def terrain(self, where: Place) -> str:
        """What a hex is now: cut forest is grassland."""
        return "G" if where in self.cut else self.printed[where]

    def usable(self, where: Place, letter: str) -> bool:
        """Is it clean, free, and of this terrain?"""
        return (
            where in self.printed
            and where not in self.occupied
            and where not in self.polluted
            and self.terrain(where) == letter
        )

    def centres(self, mine: PlayerView, letter: str) -> set[Place]:
        """Where a woodcutter, farm or mine can have its centre."""
        return {where for where in self.zone(mine) if self.usable(where, letter)}

    def covered(self, centre: Place, letter: str) -> set[Place]:
        """The hexes on which a woodcutter, farm or mine puts goods, in the zone or not."""
        return {where for where in (centre, *near(centre)) if self.usable(where, letter)}

    def ranges(self) -> list[set[Place]]:
        """The mountains that hang together on the printed map."""
        left = {where for where, letter in self.printed.items() if letter == "M"}
        found = []
        while left:
            found.append(connected([min(left)], left))
            left = left - found[-1]
        return found

    def ore_of(self, where: Place) -> str | None:
        """What the mines of this range bring up, if that is decided."""
        for told in self.view["ranges"]:
            if where in {place(name) for name in told["hexes"]}:
                return told["good"]
        return None

    def clean_water(self) -> set[Place]:
        """Water on which the catch of a fishery can lie."""
        return self.water - self.polluted - self.cities - self.inns

    def fisheries(self, mine: PlayerView) -> set[frozenset[Place]]:
        """Every pair of free coast hexes on which a fishery can stand, one of them in the zone."""
        clean, zone = self.clean_water(), self.zone(mine)
        coast = {where for where in self.land - self.occupied if any(other in clean for other in near(where))}
        return {
            frozenset((one, other))
            for one in coast
            for other in near(one)
            if other in coast and (one in zone or other in zone)
        }

    def catch(self, pair: frozenset[Place]) -> set[Place]:
        """The water on which a fishery puts goods."""
        return {other for where in pair for other in near(where)} & self.clean_water()

    # Inns and cities ---------------------------------------------------------------------------

    def inn_sites(self, mine: PlayerView) -> set[Place]:
        """Free land of the zone, polluted or not."""
        ground = set(self.printed) if self.options.get("inns_on_water") else self.land
        return (self.zone(mine) & ground) - self.occupied

    def city_centres(self, mine: PlayerView) -> set[Place]:
        """Where another city can have its centre."""
        zone = self.zone(mine)
        others = [place(city["centre"]) for player in self.view["players"] for city in player["cities"]]
        found = set()
        for where in self.printed:
            seven = {where, *near(where)}
            apart = all(distance(where, other) >= 4 for other in others)
            if apart and seven <= self.land - self.occupied and seven & zone:
                found.add(where)
        return found

    # Pollution ---------------------------------------------------------------------------

    def pollutable(self, seat: int) -> set[Place]:
        """Clean free hexes of the zone that no foreign manned Dump protects."""
        players = self.view["players"]
        taken = self.occupied - self.wood if self.options.get("pollution_on_wood") else self.occupied
        found = self.zone(players[seat]) - taken - self.polluted
        for other, theirs in enumerate(players):
            if other != seat and works(theirs, "dump"):
                found -= self.zone(theirs)
        return found

    def cleaning_centres(self, mine: PlayerView) -> set[Place]:
        """Free polluted hexes of the zone; where the table says so also free ones beside such a hex."""
        free = set(self.printed) - self.occupied
        polluted = self.polluted & free
        if not self.options.get("alchemy_needs_polluted_centre", True):
            waste = self.polluted if self.options.get("alchemy_cleans_occupied_hexes") else polluted
            polluted |= {other for where in waste for other in near(where)} & free
        return polluted & self.zone(mine)

    def cleaned(self, centre: Place) -> set[Place]:
        """What Alchemy cleans from there."""
        waste = {centre, *near(centre)} & self.polluted
        return waste if self.options.get("alchemy_cleans_occupied_hexes") else waste - self.occupied

    # A turn in the countryside ---------------------------------------------------------------------------

    def builds(self, mine: PlayerView) -> dict[str, set[Place]]:
        """Everything that a player can build or clean, written as actions, with the goods it brings."""
        found = self._cleanings(mine)
        if not mine["carts"]:
            return found
        goods = mine["goods"]
        if goods.get("wood"):
            found |= self._woodcutters(mine) | self._mines(mine)
            if self.view["supply"]["fisheries"]:
                found |= self._fisheries(mine)
        for crop in CROPS:
            for where in self.centres(mine, "G"):
                if goods.get(crop):
                    found[f"farm {crop} {named(where)}"] = self.covered(where, "G")
                if works(mine, "biology", self.silences) and not mine["sown"]:
                    found[f"free-farm {crop} {named(where)}"] = self.covered(where, "G")
        return found

    def _cleanings(self, mine: PlayerView) -> dict[str, set[Place]]:
        if not works(mine, "alchemy", self.silences) or mine["cleaned"]:
            return {}
        return {f"clean {named(where)}": self.cleaned(where) for where in self.cleaning_centres(mine)}

    def _woodcutters(self, mine: PlayerView) -> dict[str, set[Place]]:
        return {f"woodcutter {named(where)}": self.covered(where, "F") for where in self.centres(mine, "F")}

    def _mines(self, mine: PlayerView) -> dict[str, set[Place]]:
        return {
            f"mine {ore} {named(where)}": self.covered(where, "M")
            for where in self.centres(mine, "M")
            for ore in ORES
            if self.ore_of(where) in (None, ore)
        }

    def _fisheries(self, mine: PlayerView) -> dict[str, set[Place]]:
        return {
            f"fishery {catch} {named(one)} {direction}": self.catch(pair)
            for pair in self.fisheries(mine)
            for one in pair
            for direction, (q, r) in SECOND_HEX.items()
            if (one[0] + q, one[1] + r) in pair
            for catch in CATCHES
        }
