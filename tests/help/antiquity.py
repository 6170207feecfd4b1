"""The drawings of Antiquity's help, played. The docstring of a check is the caption that it proves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from pentapolis.games.antiquity.components import PIECES
from pentapolis.games.antiquity.components.board import board_of
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.view.types import BuildingView, CountryView
from tests.games.antiquity.building import TEST_MAP, builder, names, play, player, position, zone
from tests.help.reading import Spec

BOARD = board_of(2, TEST_MAP)
TERRAINS = {"F": BOARD.forest, "G": BOARD.grassland, "M": BOARD.mountain, "W": BOARD.water}


def land(spec: Spec) -> dict[str, str]:
    """The drawn hexes with their letters; they are a part of the real map."""
    drawn = {
        f"{column['from'][0]},{column['from'][1] + place}": letter
        for column in spec["land"]
        for place, letter in enumerate(column["letters"])
    }
    for letter, mask in TERRAINS.items():
        assert {name for name, drawn_letter in drawn.items() if drawn_letter == letter} <= names(mask)
    return drawn


def square(city: int, place: list[int]) -> str:
    """The name of the square in a row and column of a city."""
    row, column = place
    return f"{city}{'ABCDEFG'[row]}{column + 1}"


class CityFields(TypedDict):
    """What stands in a city, as `player` takes it."""

    buildings: list[list[object]]
    house_squares: list[str]
    houses: list[int]
    graves: list[str]


def in_city(spec: Spec, number: int = 1) -> CityFields:
    """The fields of a player who has the drawn buildings, houses and graves."""
    drawn = spec["city"]
    return {
        "buildings": [
            [one["piece"], square(number, one["at"]), one.get("turns", 0)] for one in drawn["buildings"]
        ],
        "house_squares": [square(number, place) for place in drawn.get("houses", [])],
        "houses": [house + 1 for house, _ in enumerate(drawn.get("houses", []))],
        "graves": [square(number, place) for place in drawn.get("graves", [])],
    }


def planning(spec: Spec, men: int, number: int = 1, cities: Sequence[str] = ()) -> Antiquity:
    """The drawn city, whose owner plans with so many free men."""
    return position(player(men=men, cities=cities, **in_city(spec, number)), phase="city")


def zone_of_a_city(spec: Spec) -> None:
    """The zone of the red city: two steps over land. Without a Harbour the water does not belong to it."""
    drawn = land(spec)
    (city,) = spec["cities"]
    without = position(builder(cities=[city["hex"]]))
    assert zone(without) == {*spec["zone"]["hexes"]}
    assert zone(without) <= {*drawn}
    assert not zone(without) & names(BOARD.water)
    with_harbour = position(builder("harbour", cities=[city["hex"]]))
    assert zone(with_harbour) & names(BOARD.water)


def buildings_of(state: Antiquity) -> dict[str, BuildingView]:
    """The buildings that the planner sees, by piece."""
    return {one["piece"]: one for city in state.view(0)["players"][0]["cities"] for one in city["buildings"]}


def capital(spec: Spec) -> None:
    """A capital: Cart Shop and Storage are manned, the Explorer is not. Three graves lie at the bottom
    right.
    """
    state = planning(spec, men=3)
    wanted = {one["piece"] for one in spec["city"]["buildings"] if one.get("manned")}
    for piece in sorted(wanted):
        play(state, f"man {buildings_of(state)[piece]['square']}", seat=0)
    assert {piece for piece, one in buildings_of(state).items() if one["manned"]} == wanted
    assert wanted == {"cart-shop", "storage-2x2"}
    assert [piece for piece, one in buildings_of(state).items() if not one["works"]] == ["explorer"]
    (city,) = state.view(0)["players"][0]["cities"]
    assert sorted(city["graves"]) == ["1G5", "1G6", "1G7"]


def full_university(spec: Spec) -> None:
    """Four Faculties and the University fill a city of 6 by 6 exactly. One man mans all five."""
    state = planning(spec, men=1, number=2, cities=["-1,0", "3,-3"])
    faculties = state.view(0)["players"][0]["cities"][1]
    assert (faculties["size"], faculties["empty"]) == (spec["city"]["size"], 0) == (6, 0)
    play(state, f"man {buildings_of(state)['university']['square']}", seat=0)
    taught = {one["piece"] for one in spec["city"]["buildings"] if one.get("taught")}
    assert {piece for piece, one in buildings_of(state).items() if one["by_university"]} == taught
    assert len(taught) == 4
    assert all(one["works"] for one in buildings_of(state).values())


def country_buildings(spec: Spec) -> None:
    """A woodcutter, a farm that has already given two goods, and a fishery. Farm and fishery leave
    pollution behind.
    """
    drawn = land(spec)
    (city,) = spec["cities"]
    state = position(builder(goods={"wood": 9, "grain": 2}, cities=[city["hex"]]))
    country = {one["kind"]: one for one in spec["country"]}
    fishery, woodcutter, farm = country["fishery"], country["woodcutter"], country["farm"]
    way = next(
        str(action)
        for action in state.legal(0)
        if str(action).startswith(f"fishery fish {fishery['hex']} ")
        and fishery["second"] in played(state, str(action))["fishery"]["hexes"]
    )
    play(state, way, f"woodcutter {woodcutter['hex']}", f"farm grain {farm['hex']}", seat=0)
    told = {one["kind"]: one for one in state.view(0)["country"]}
    assert {*told["fishery"]["goods"]} == {*fishery["goods"]}
    assert {*told["woodcutter"]["goods"]} == {*woodcutter["goods"]}
    assert {*farm["goods"]} < {*told["farm"]["goods"]}
    assert len(told["farm"]["goods"]) - len(farm["goods"]) == 2
    assert farm["hex"] in farm["goods"]
    view = state.view(0)
    assert {*view["polluted"]} == {*spec["polluted"]} == {*told["farm"]["goods"], *told["fishery"]["goods"]}
    assert {*view["cut"]} == {*spec["cut"]} == {*told["woodcutter"]["goods"]}
    assert {*view["polluted"], *view["cut"]} <= {*drawn}


def played(state: Antiquity, line: str) -> dict[str, CountryView]:
    """The country buildings after one more action, by kind."""
    after = state.copy()
    play(after, line, seat=0)
    return {one["kind"]: one for one in after.view(0)["country"]}


def shapes(spec: Spec) -> None:
    """All city buildings except houses and Storages, with their prices."""
    others = {piece for piece in PIECES if not piece.startswith(("house", "storage"))}
    assert sorted(spec["shapes"]) == sorted(others)


CHECKS = (zone_of_a_city, capital, full_university, country_buildings, shapes)
