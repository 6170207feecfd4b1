"""The engine agrees with a second, slow reading of the rules, all through random games."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.lacitta.events import Famine, Fed, Migrated
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import citizens_left
from pentapolis.testing.playing import random_game
from tests.games.lacitta.building import OPTIONS, hexes, legal
from tests.games.lacitta.independent_reading import City, Reading

DRY = ("farm", "quarry", "school", "statue")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "standard")
def test_places_and_yields_are_as_read_a_second_time(seats: int, options: dict[str, object]) -> None:
    for turn in random_game(pentapolis.game("lacitta"), seats, 11, options):
        state = turn.state
        assert isinstance(state, LaCitta)
        if state.ply % 15 == 0 or state.view(None)["phase"] == "remove":
            check(state)


def check(state: LaCitta) -> None:
    reading = Reading(state.dump())
    view = state.view(None)
    shown = {city["castle"]: city for city in view["cities"]}
    for city in reading.cities:
        told = shown[str(city.castle)]
        assert sorted(map(int, told["neighbours"])) == sorted(
            other.castle for other in reading.neighbours(city)
        )
        for wish, number in told["attraction"].items():
            assert number == reading.attraction(city, wish)
        assert (told["limit"] or 10**6) == city.limit()
        assert told["spare"] == max(0, city.people - len(city.tiles))
    for seat, player in enumerate(view["players"]):
        assert (player["food"], player["income"]) == (reading.food(seat), reading.income(seat))
    if view["phase"] == "remove":
        city = next(city for city in reading.cities if str(city.castle) == view["city"])
        assert set(hexes(legal(state))) == reading.outside(city)
    elif view["phase"] == "castle":
        assert set(hexes(legal(state))) == reading.castle_sites()
    elif view["phase"] == "turn" and view["players"][state.actors[0]]["action_cards"]:
        check_turn(state, reading, [city for city in reading.cities if city.seat == state.actors[0]])


def check_turn(state: LaCitta, reading: Reading, own: list[City]) -> None:
    """What can be built and founded with an action card, building by building."""
    builds = [line.split() for line in legal(state, "build")]
    pools = state.view(None)["pools"]
    with_spare = {site for city in own if city.people > len(city.tiles) for site in reading.sites(city)}
    wet = {site for site in with_spare if "water" in reading.land_beside(site)}
    unlimited = state.options.citizens_unlimited or citizens_left(state) > 0
    markets = {
        site for city in own if "market" not in city.buildings.values() for site in reading.sites(city)
    }
    expected = {**dict.fromkeys(DRY, with_spare), "well": wet, "market": markets if unlimited else set()}
    for building, sites in expected.items():
        left = next(number for pool, number in pools.items() if building in pool.split("-"))
        found = {int(site) for _, kind, site in builds if kind == building}
        assert found == (sites if left else set()), building
    player = state.view(None)["players"][state.actors[0]]
    may_found = any(city.people > len(city.tiles) for city in own) and not player["founded"]
    if may_found and player["castles"] and citizens_left(state) > 1:
        assert set(hexes(legal(state, "found"))) == reading.castle_sites()
    else:
        assert legal(state, "found") == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_migration_and_famine_are_as_read_a_second_time(seats: int) -> None:
    migrations = famines = 0
    for seed in range(5):
        for turn in random_game(pentapolis.game("lacitta"), seats, seed):
            before = Reading(turn.state.dump())
            people = {city.castle: city.people for city in before.cities}
            named = {city.castle: city for city in before.cities}
            after = turn.state.copy()
            for event in after.play(turn.seat, turn.action):
                # A tile built or a figure placed by this very action is not in the reading.
                if isinstance(event, Migrated) and turn.state.view(None)["phase"] == "wish":
                    strong, weak = named[int(event.castle)], named[int(event.castle_from)]
                    assert weak in before.neighbours(strong)
                    assert event.attraction == before.attraction(strong, event.wish)
                    assert event.attraction_from == before.attraction(weak, event.wish)
                    assert event.attraction > event.attraction_from
                    assert people[weak.castle] > 0
                    assert event.joined == (people[strong.castle] < strong.limit())
                    people[weak.castle] -= 1
                    people[strong.castle] += event.joined
                    migrations += 1
                elif isinstance(event, Famine | Fed):
                    famines += isinstance(event, Famine)
                    assert (event.people > event.food) == isinstance(event, Famine)
    assert migrations > 2 * (seats - 2)
    assert famines > 10
