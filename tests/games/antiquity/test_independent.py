"""Zones, sites, goods, pollution, enclosure and payments compared with a second calculation.

Random maps for two, three and four players, with pieces scattered over them, and positions of recorded games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import cast

import pytest

import pentapolis
from pentapolis.games.antiquity.components import (
    BUILDING_NUMBER,
    FIRST_HOUSE,
    GOODS,
    NOBODY,
    ONE,
    PRICES,
    named_goods,
    packed_goods,
)
from pentapolis.games.antiquity.components.plane import names_of
from pentapolis.games.antiquity.components.squares import square_names
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import works
from pentapolis.games.antiquity.rules.countryside.sites import city_sites, farm_sites, inn_sites, wood_sites
from pentapolis.games.antiquity.rules.famine import famine_graves, grave_squares
from pentapolis.games.antiquity.rules.payments import next_goods, payable
from pentapolis.games.antiquity.rules.pollution import pollutable, pollution_of
from pentapolis.games.antiquity.rules.storing import room_for_goods
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.scoring import clean_hexes, encloses_somebody, tied_winners
from pentapolis.games.antiquity.view.types import AntiquityView
from pentapolis.testing.playing import random_game
from tests.games.antiquity import independent_city as city
from tests.games.antiquity.building import first_squares, game, player, position
from tests.games.antiquity.independent_map import Place, SecondMap, named, place
from tests.games.antiquity.scattered import laid, scattered, some_options
from tests.games.playthrough import FIXTURES

every_seed = pytest.mark.parametrize("seed", range(12))
every_count = pytest.mark.parametrize("seats", game().seats)


def places(mask: int) -> set[Place]:
    """The coordinates of the hexes of a mask."""
    return {place(name) for name in names_of(mask)}


def written(hexes: set[Place], verb: str) -> set[str]:
    """Actions at hexes."""
    return {f"{verb} {named(where)}" for where in hexes}


def expected_in_country(second: SecondMap, view: AntiquityView, seat: int) -> set[str]:
    """All that a player can do in the countryside."""
    mine = view["players"][seat]
    goods, alike = mine["goods"], city.pays_alike(mine, second.silences)
    expected = {"done", *second.builds(mine)}
    if mine["carts"]:
        if city.works(mine, "brewery") and city.payments(goods, 1, 0, alike):
            expected |= written(second.inn_sites(mine), "inn")
        rich = goods.get("wood") and goods.get("stone") and city.payments(goods, 1, 2, alike)
        if rich and len(mine["cities"]) < 4:
            expected |= written(second.city_centres(mine), "city")
    return expected


def compare(state: Antiquity, options: Mapping[str, bool] | None = None) -> None:
    """Everything that can be worked out twice about the map of a position."""
    for seat in range(state.seats):
        view = state.view(seat)
        second, mine = SecondMap(view, options), view["players"][seat]
        if mine["out"] or not mine["cities"]:
            continue
        assert places(zone_of(state, seat)) == second.zone(mine)
        assert clean_hexes(state, seat) == second.clean_hexes(mine)
        assert places(wood_sites(state, seat)) == second.centres(mine, "F")
        assert places(farm_sites(state, seat)) == second.centres(mine, "G")
        assert places(city_sites(state, seat)) == second.city_centres(mine)
        assert places(inn_sites(state, seat)) == second.inn_sites(mine)
        if view["phase"] != "city":  # then others plan in secret
            assert places(pollutable(state, seat)) == second.pollutable(seat)
            assert encloses_somebody(state, seat) == any(
                second.encloses(mine, theirs)
                for other, theirs in enumerate(view["players"])
                if other != seat and not theirs["out"]
            )
        if view["phase"] == "country" and view["site"] is None and seat in state.actors:
            legal = {str(action) for action in state.legal(seat)}
            assert legal == expected_in_country(second, view, seat)


# Scattered positions ---------------------------------------------------------------------------


@every_count
@every_seed
def test_zones_sites_pollution_and_enclosure_agree_anywhere(seats: int, seed: int) -> None:
    options = some_options(random.Random(seed))
    for turn in range(seats):
        state = scattered(seats, seed, options)
        state.turn, state.actors = turn, (state.order[turn],)
        compare(state, options)


@every_count
@every_seed
def test_new_buildings_bring_the_goods_that_a_second_calculation_expects(seats: int, seed: int) -> None:
    options = some_options(random.Random(seed))
    state = scattered(seats, seed, options)
    [seat] = state.actors
    view = state.view(None)
    second = SecondMap(view, options)
    for line, goods in second.builds(view["players"][seat]).items():
        action = game().parse(line)
        preview = state.preview(seat, action)
        assert preview is not None
        assert {place(name) for name in preview["hexes"]} == goods, line
        after = state.copy()
        after.play(seat, action)
        if line.startswith("clean"):
            assert places(state.polluted & ~after.polluted) == goods
        elif line.startswith("woodcutter"):
            assert places(after.cut & ~state.cut) == goods
            assert after.polluted == state.polluted, "wood leaves no waste"
        else:
            assert places(after.polluted & ~state.polluted) == goods


@every_count
@every_seed
def test_ranges_are_decided_as_a_whole(seats: int, seed: int) -> None:
    state = scattered(seats, seed, {})
    ranges = SecondMap(state.view(None)).ranges()
    assert sorted(map(sorted, map(places, state.board.ranges))) == sorted(map(sorted, ranges))
    [seat] = state.actors
    for line in [str(action) for action in state.legal(seat) if str(action).startswith("mine")]:
        _, ore, where = line.split()
        [mountains] = [mountains for mountains in ranges if place(where) in mountains]
        after = state.copy()
        after.play(seat, game().parse(line))
        later = SecondMap(after.view(None))
        assert {later.ore_of(mountain) for mountain in mountains} == {ore}


@every_count
@every_seed
def test_cities_work_and_suffer_as_a_second_calculation_expects(seats: int, seed: int) -> None:
    options = some_options(random.Random(seed))
    state = scattered(seats, seed, options)
    for seat, mine in enumerate(state.view(None)["players"]):
        realm = state.realms[seat]
        for building in city.buildings_of(mine):
            silences = options.get("grave_on_university_silences_faculties", False)
            assert building["works"] == city.building_works(mine, building, silences)
        assert famine_graves(state, realm) == city.famine_graves(mine, state.famine)
        assert pollution_of(state, realm) == city.pollution(mine, options.get("unmanned_dump_helps", True))
        assert room_for_goods(state, realm) == city.working(mine, "storage")
        squares = square_names(grave_squares(realm))
        assert {city.square(name) for name in squares} == city.grave_squares(mine)


@pytest.mark.parametrize("silences", [False, True])
@pytest.mark.parametrize("manned", ["university", "theology", "biology"])
def test_the_university_mans_faculties_that_share_an_edge_with_it(silences: bool, manned: str) -> None:
    rng = random.Random(0)
    options = {"grave_on_university_silences_faculties": silences}
    for number in range(200):
        grid = laid(["university", "theology", "biology", "alchemy"], 1, rng)
        placed = [name for name, _, _ in cast("list[tuple[str, str, int]]", grid["buildings"])]
        men = first_squares(grid["buildings"], [manned] if manned in placed else [])
        graves = first_squares(grid["buildings"], ["university"]) if number % 2 else []
        men = [square for square in men if square not in graves]
        mine = {**player(), **grid, "manned": men, "graves": graves}
        state = position(mine, phase="city", options=options)
        told = state.view(None)["players"][0]
        for building in city.buildings_of(told):
            expected = city.building_works(told, building, silences)
            assert building["works"] == expected
            assert works(state, state.realms[0], BUILDING_NUMBER[building["building"]]) == expected


def test_scattered_positions_show_what_they_are_there_for() -> None:
    """Harbours, Stables and Dumps at work, and zones that are enclosed."""
    found: set[str] = set()
    for seed in range(12):
        for seats in game().seats:
            state = scattered(seats, seed, {})
            view = state.view(None)
            for seat, mine in enumerate(view["players"]):
                found |= {name for name in ("harbour", "stable", "dump", "alchemy") if city.works(mine, name)}
                found |= {"second city"} if len(mine["cities"]) > 1 else set()
                found |= {"enclosed"} if encloses_somebody(state, seat) else {"apart"}
    assert found == {"harbour", "stable", "dump", "alchemy", "second city", "enclosed", "apart"}


# Ties ---------------------------------------------------------------------------


@every_count
@every_seed
def test_ties_are_broken_by_clean_hexes(seats: int, seed: int) -> None:
    options = some_options(random.Random(seed))
    state = scattered(seats, seed, options)
    second = SecondMap(state.view(None), options)
    clean = [second.clean_hexes(mine) for mine in second.view["players"]]
    best = tuple(seat for seat in range(seats) if clean[seat] == max(clean))
    assert tied_winners(state, tuple(range(seats))) == best


# Payments ---------------------------------------------------------------------------


def engine_payments(goods: int, food: int, luxury: int, alike: bool) -> Iterator[city.Paid]:
    """Every payment that can be made good by good."""
    waiting = [(goods, food, luxury, NOBODY)]
    while waiting:
        left, foods, luxuries, last = waiting.pop()
        if not foods and not luxuries:
            yield frozenset(named_goods(goods - left).items())
            continue
        for good in next_goods(left, foods, luxuries, last, alike):
            due_now = (foods - 1, luxuries) if foods else (foods, luxuries - 1)
            waiting.append((left - ONE[good], *due_now, good))


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("alike", [True, False])
def test_every_payment_can_be_made_in_one_way(seed: int, alike: bool) -> None:
    rng = random.Random(seed)
    stock = {good: rng.choice((0, 0, 1, 1, 2, 3)) for good in GOODS}
    for number in range(20):
        price = PRICES[FIRST_HOUSE + number]
        made = [*engine_payments(packed_goods(stock), price.food, price.luxury, alike)]
        expected = city.payments(stock, price.food, price.luxury, alike)
        assert set(made) == expected
        assert len(made) == len(expected), "goods are given in order, so no payment is listed twice"
        assert payable(price, packed_goods(stock), alike) == bool(expected)


# Along games ---------------------------------------------------------------------------


@every_count
@pytest.mark.parametrize("seed", range(3))
def test_zones_and_sites_agree_in_random_games(seats: int, seed: int) -> None:
    for turn in random_game(pentapolis.game("antiquity"), seats, seed):
        if turn.state.ply % 60 == 10:
            compare(cast("Antiquity", turn.state))


@pytest.mark.parametrize("name", ["2-barbara", "3-giorgio", "4-maria", "4-christofori", "2-draw-of-hermits"])
def test_zones_and_sites_agree_along_recorded_games(name: str) -> None:
    for step in pentapolis.Record.read(FIXTURES / "antiquity" / f"{name}.record").steps():
        if step.state.ply % 40 == 0:
            compare(cast("Antiquity", step.state))


# Maps ---------------------------------------------------------------------------


@every_count
def test_maps_have_tiles_without_overlap_and_two_tokens_on_each(seats: int) -> None:
    state = game().start(seats=seats, seed=7)
    second = SecondMap(state.view(None))
    assert places(state.board.every) == set(second.printed)
    assert len(second.printed) == {2: 244, 3: 366, 4: 488}[seats]
    assert len(state.board.spaces) == 4 * seats
    assert sorted(state.faces) == sorted([2, 3, 4, 7] * seats), "one of each for every player"
