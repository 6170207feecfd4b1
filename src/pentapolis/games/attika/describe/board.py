"""The board as a view shows it: what lies where, what touches what, and how far shrines are apart."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from pentapolis.games.attika.box import BLANK
from pentapolis.games.attika.components import LANDSCAPES, LETTERS
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.hexes import DIRECTION_NAMES, Hex

Arguments = dict[str, str | int]


class Link(NamedTuple):
    """The shortest connection of two shrines that a player could build."""

    missing: int
    """How many buildings it still needs."""
    first: int
    second: int


class SeenBoard:
    """The tiles, shrines and buildings of a view. Shrines are numbered from 1."""

    def __init__(self, view: AttikaView) -> None:
        self.tiles = {tile["tile"]: tile for tile in view["tiles"]}
        self.hexes = {
            f"{tile['tile']}.{position}": Hex(*place)
            for tile in view["tiles"]
            for position, place in enumerate(tile["hexes"])
        }
        self.names = {place: name for name, place in self.hexes.items()}
        self.shrines = {number: Hex(*place) for number, place in enumerate(view["shrines"], 1)}
        self._shrine_at = {place: number for number, place in self.shrines.items()}
        self.built = {building["hex"]: building for building in view["buildings"]}
        self._near = {
            name: [self.names[near] for near in place.neighbours() if near in self.names]
            for name, place in self.hexes.items()
        }

    def symbol(self, name: str) -> str:
        """The landscape that a hex shows, or `none`."""
        tile, position = name.split(".")
        return landscape(self.tiles[int(tile)]["symbols"][int(position)])

    def around(self, place: Hex) -> Iterator[tuple[str, str]]:
        """The hexes that touch a place, each with its direction, clockwise from east."""
        for direction, near in zip(DIRECTION_NAMES, place.neighbours(), strict=True):
            if near in self.names:
                yield direction, self.names[near]

    def shrines_around(self, place: Hex) -> Iterator[tuple[str, int]]:
        """The shrines that touch a place, each with its direction."""
        for direction, near in zip(DIRECTION_NAMES, place.neighbours(), strict=True):
            if near in self._shrine_at:
                yield direction, self._shrine_at[near]

    def own(self, seat: int) -> set[str]:
        """The hexes that a player has built on."""
        return {name for name, building in self.built.items() if building["seat"] == seat}

    def distance(self, place: Hex, seat: int) -> int:
        """The number of steps to the player's nearest building; 0 for players who have none."""
        return min((place.distance(self.hexes[name]) for name in self.own(seat)), default=0)

    def link(self, seat: int, site: str | None = None) -> Link | None:
        """The shortest connection that a player can make, with a building on `site`; None if none is left."""
        own = self.own(seat) | ({site} if site else set())
        links = []
        ways = {number: self._missing_from(place, own) for number, place in self.shrines.items()}
        for first, second in combinations(self.shrines, 2):
            ends = [name for _, name in self.around(self.shrines[second]) if name in ways[first]]
            if ends:
                links.append(Link(min(ways[first][name] for name in ends), first, second))
        return min(links, default=None)

    def _missing_from(self, shrine: Hex, own: set[str]) -> dict[str, int]:
        """For each hex how many buildings are missing on the best way to it from a shrine."""
        missing: dict[str, int] = {}
        border: deque[tuple[int, str]] = deque((0, name) for _, name in self.around(shrine))
        while border:
            before, name = border.popleft()
            if name in self.built and name not in own:
                continue
            now = before + (name not in own)
            if missing.get(name, now + 1) <= now:
                continue
            missing[name] = now
            for near in self._near[name]:
                # Ways over one's own buildings cost nothing and are gone first.
                (border.appendleft if near in own else border.append)((now, near))
        return missing


def landscape(letter: str) -> str:
    """The landscape of a letter on a tile, or `none`."""
    return "none" if letter == BLANK else LANDSCAPES[LETTERS.index(letter)]


def whose(view: AttikaView, seat: int) -> Arguments:
    """The arguments that say who is spoken of."""
    return {"player": seat, "own": "yes" if seat == view["seat"] else "no"}


def called(building: str) -> Arguments:
    """The argument that names a building."""
    return {"term": f"attika-building-{building}"}
