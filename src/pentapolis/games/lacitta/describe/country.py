"""The map as a view shows it: what stands where, which hexes are free, how far things are apart."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from pentapolis.games.lacitta.components import AREAS, AREAS_BESIDE, HEX_NUMBER, HEXES, LANDSCAPES
from pentapolis.games.lacitta.components.board import BIT, ROADS, hexes_of, land_of
from pentapolis.games.lacitta.view import CityView, LaCittaView, TileView
from pentapolis.kernel.messages import Message


class Yield(NamedTuple):
    """What a hex is good for: food for a farm, gold for a quarry, and water ("yes" or "no")."""

    food: int
    gold: int
    water: str


class Country:
    """Roads and cities of one view. Hexes are counted from 0 here; messages name them from 1."""

    def __init__(self, view: LaCittaView) -> None:
        self.view = view
        self.roads = ROADS[view["seats"]]
        self.land = land_of(tuple(LANDSCAPES.index(view["landscapes"][area]) for area in AREAS))
        self.standing: dict[int, tuple[CityView, TileView]] = {
            HEX_NUMBER[tile["hex"]]: (city, tile) for city in view["cities"] for tile in city["tiles"]
        }
        self._steps: dict[str, dict[int, int]] = {}

    @cached_property
    def own_cities(self) -> list[CityView]:
        """The cities of the seat whose view it is."""
        return [city for city in self.view["cities"] if city["seat"] == self.view["seat"]]

    @cached_property
    def other_cities(self) -> list[CityView]:
        """All others: every city, for a spectator."""
        return [city for city in self.view["cities"] if city["seat"] != self.view["seat"]]

    def city(self, castle: str) -> CityView:
        """The city with that castle."""
        return next(city for city in self.view["cities"] if city["castle"] == castle)

    # Hexes ---------------------------------------------------------------------------

    def is_used(self, number: int) -> bool:
        """Is the hex in play with this number of players?"""
        return bool(self.roads.usable & BIT[number])

    def beside(self, number: int) -> tuple[int, ...]:
        """The hexes beside a hex."""
        return hexes_of(self.roads.near[number])

    def cities_beside(self, number: int) -> list[CityView]:
        """The cities with a tile beside a hex."""
        found = {
            self.standing[near][0]["castle"]: self.standing[near][0]
            for near in self.beside(number)
            if near in self.standing
        }
        return list(found.values())

    def sites(self, city: CityView) -> list[int]:
        """The free hexes beside a city and no other, the best for a farm first."""
        near = {near for tile in city["tiles"] for near in self.beside(HEX_NUMBER[tile["hex"]])}
        free = [
            number for number in near if number not in self.standing and len(self.cities_beside(number)) == 1
        ]
        return sorted(free, key=lambda number: (-self.land.food[number], -self.land.gold[number], number))

    def tile_beside(self, number: int, city: CityView) -> str:
        """A tile of the city that a hex beside it touches."""
        near = self.beside(number)
        return next(tile["hex"] for tile in city["tiles"] if HEX_NUMBER[tile["hex"]] in near)

    def castle_sites(self) -> list[int]:
        """The hexes that are far enough from every city for a new one."""
        near = {HEX_NUMBER[name] for name in self.view["too_near"]}
        return [
            number
            for number in hexes_of(self.roads.usable)
            if number not in near and number not in self.standing
        ]

    def yields(self, number: int) -> Yield:
        """What a hex is good for."""
        water = "yes" if self.land.wet[number] else "no"
        return Yield(self.land.food[number], self.land.gold[number], water)

    def best_beside(self, number: int) -> Yield:
        """The best that the free hexes beside a hex are good for, each in its own way."""
        free = [self.yields(near) for near in self.beside(number) if near not in self.standing]
        return Yield(
            max([one.food for one in free], default=0),
            max([one.gold for one in free], default=0),
            max([one.water for one in free], default="no"),
        )

    # Distances ---------------------------------------------------------------------------

    def steps(self, city: CityView, number: int) -> int | None:
        """The steps along the roads from a city to a hex; None if no road leads there."""
        castle = city["castle"]
        if castle not in self._steps:
            reached = {HEX_NUMBER[tile["hex"]]: 0 for tile in city["tiles"]}
            border = [*reached]
            for here in border:
                for near in self.beside(here):
                    if near not in reached:
                        reached[near] = reached[here] + 1
                        border.append(near)
            self._steps[castle] = reached
        return self._steps[castle].get(number)

    def nearest(self, number: int, cities: list[CityView]) -> tuple[CityView, int] | None:
        """The nearest of some cities, and the steps to it."""
        found = [(steps, city) for city in cities if (steps := self.steps(city, number)) is not None]
        if not found:
            return None
        steps, city = min(found, key=lambda one: one[0])
        return city, steps

    # In words ---------------------------------------------------------------------------

    def area(self, number: int) -> Message:
        """An area and its landscape: "C3 farmland 2"."""
        kind = self.land.landscapes[number]
        return Message("lacitta-text-area", {"area": AREAS[number], "landscape": LANDSCAPES[kind]})

    def areas_beside(self, number: int) -> list[Message]:
        """The areas that a hex borders."""
        return [self.area(area) for area in AREAS_BESIDE[number]]

    def site(self, number: int, city: CityView) -> Message:
        """A free hex beside a city, and what it is good for."""
        return Message(
            "lacitta-text-site",
            {
                "space": HEXES[number],
                "beside": self.tile_beside(number, city),
                **self.yields(number)._asdict(),
            },
        )

    def distance(self, number: int, cities: list[CityView]) -> list[Message]:
        """How far the nearest of some cities is."""
        found = self.nearest(number, cities)
        if found is None:
            return []
        city, steps = found
        args: dict[str, str | int] = {"space": city["castle"], "steps": steps}
        if city["seat"] == self.view["seat"]:
            return [Message("lacitta-text-steps-own", args)]
        return [Message("lacitta-text-steps", {**args, "player": city["seat"]})]
