"""The worked examples 1 to 13 of the rules: what cities yield, growth, building, founding."""

from __future__ import annotations

import pytest

from pentapolis.games.lacitta.events import Income
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import neighbours_of, spare_citizens
from pentapolis.games.lacitta.rules.years import grow
from tests.games.lacitta.building import (
    FERTILE,
    X,
    Y,
    before_the_vote,
    city,
    food,
    hexes,
    legal,
    number_of,
    people,
    play,
    player,
    position,
    reason,
    s2,
    start,
    vote,
)


def test_01_castles_yield_food_from_the_fields_beside_them() -> None:
    state = start(2)
    foods = {one["castle"]: one["food"] for one in state.view(None)["cities"]}
    assert foods == {"78": 3, "109": 3, "86": 3, "55": 3}
    assert (food(state, 0), food(state, 1)) == (6, 6)


def test_02_a_farm_yields_all_fields_beside_it() -> None:
    state = s2()
    play(state, "build farm 123")
    assert food(state, 0) == 11
    assert people(state)[109] == 3
    assert spare_citizens(state, number_of(state, 109)) == 1


def test_03_a_farm_between_a_field_of_three_and_one_of_one_yields_four() -> None:
    state = s2()
    play(state, "build farm 79")
    assert food(state, 0) == 6 + 4


def test_04_a_quarry_beside_a_mountain_yields_a_gold_next_year() -> None:
    state = s2()
    play(state, "build quarry 122")
    assert state.view(None)["players"][0]["income"] == 1


@pytest.mark.parametrize(("mountains", "gold"), [(("C3", "D4"), 2), (("C3",), 1), ((), 0)])
def test_05_a_quarry_yields_a_gold_for_each_mountain(mountains: tuple[str, ...], gold: int) -> None:
    land = {"C3": "3", "D4": "3", **dict.fromkeys(mountains, "M")}
    red = player(city(109, 2, {122: "quarry"}))
    state = before_the_vote(red, player(city(55, 2)), year=1, land=land)
    events = vote(state)
    assert [event.gold for event in events if isinstance(event, Income)] == ([gold] if gold else [])
    assert state.gold[0] == 1 + gold


def test_06_growth_stops_at_the_limit_of_each_city() -> None:
    # Four cities of red and two of blue, far apart, with food for everybody.
    red = [
        city(78, 5),
        city(109, 5, {102: "market"}),
        city(99, 8, {92: "market"}),
        city(154, 8, {153: "market", 152: "well"}),
    ]
    blue = [city(64, 5, {71: "well"}), city(5, 8, {4: "market", 3: "hospital"})]
    feeding = [city(19, 5), city(126, 5), city(59, 5), city(162, 5)]
    state = before_the_vote(
        player(*red, figures=()), player(*blue), player(*feeding), player(), year=1, land=FERTILE
    )
    # Food is not what this is about: growth alone.
    for seat in range(4):
        grow(state, seat, [])
    found = people(state)
    assert [found[castle] for castle in (78, 109, 99, 154, 64, 5)] == [5, 6, 8, 9, 5, 8]


def test_07_buildings_need_spare_citizens_but_a_market_brings_its_own() -> None:
    state = position(player(city(78, 3), action_cards=3, gold=1), player(city(86, 3)))
    play(state, "build farm 79", "gold", "build statue 77", "gold")
    assert (people(state)[78], spare_citizens(state, number_of(state, 78))) == (3, 0)
    assert reason(state, "build school 68") == "no-spare"
    play(state, "build market 68")
    assert (people(state)[78], spare_citizens(state, number_of(state, 78))) == (4, 0)


def test_08_founding_takes_one_citizen_from_an_own_city_and_two_from_the_supply() -> None:
    red = player(city(78, 4, {77: "farm", 76: "school"}), city(109, 3))
    state = position(red, player(city(86, 3), city(55, 3)))
    play(state, "found 119", "send 78")
    assert people(state) == {78: 3, 109: 3, 119: 3, 86: 3, 55: 3}
    assert spare_citizens(state, number_of(state, 78)) == 0
    assert spare_citizens(state, number_of(state, 119)) == 2
    play(state, "gold")
    assert reason(state, "found 36") == "founded"


@pytest.mark.parametrize("place", [82, 81, 120])
def test_09_a_castle_keeps_three_free_hexes_from_every_city(place: int) -> None:
    assert reason(s2(), f"found {place}") == "castle-near"


def test_10_all_hexes_for_a_new_city_at_the_start() -> None:
    expected = [34, 35, 36, 37, 38, 45, 46, 47, 52, 53, 56, 57, 59, 64, 66, 73, 74, 90, 91, 98, 100, 105, 107]
    expected += [108, 111, 112, 117, 118, 119, 126, 127, 128, 129, 130]
    assert len(expected) == 34
    assert hexes(legal(start(2, starting_player=0), "found")) == expected


def test_11_three_free_hexes_make_no_neighbours() -> None:
    state = position(
        player(city(78, 3, {79: "farm", 80: "farm"}), city(109, 3)),
        player(city(55, 3, {62: "farm"}), city(86, 3)),
    )
    assert neighbours_of(state, number_of(state, 78)) == []


def test_12_two_free_hexes_make_neighbours() -> None:
    state = position(
        player(city(78, 3, {79: "farm", 80: "farm"}), city(109, 3)),
        player(city(55, 3, {62: "farm", 69: "farm"}), city(86, 3)),
    )
    assert neighbours_of(state, number_of(state, 78)) == [number_of(state, 55)]
    assert neighbours_of(state, number_of(state, 55)) == [number_of(state, 78)]


def position_13(number: int = 0) -> LaCitta:
    red = player(city(78, 6, X), city(109, 1))
    blue = player(city(55, 6, Y), city(86, 1))
    return position(red, blue, number=number)


def test_13_nobody_builds_on_the_hex_between_two_cities() -> None:
    red, blue = position_13(), position_13(number=1)
    sites = sorted({int(line.split()[-1]) for line in legal(red, "build") if " farm " in line})
    assert sites == [68, 77, 94, 95]
    assert reason(red, "build farm 82") == "other-city"
    assert sorted({int(line.split()[-1]) for line in legal(blue, "build") if " farm " in line}) == [
        41,
        42,
        83,
    ]
    assert reason(blue, "build farm 82") == "other-city"
    neighbours = red.view(None)["cities"][0]["neighbours"]
    assert neighbours == ["55"], "own cities exchange no citizens"
