"""Countryside, storage, harvest, exploration, famine, pollution, elimination."""

from __future__ import annotations

import pytest

from pentapolis.games.antiquity.events.country import Explored, Harvested
from pentapolis.games.antiquity.events.disasters import FamineRose
from pentapolis.games.antiquity.rules.cities import carts_of, empty_squares
from pentapolis.games.antiquity.rules.pollution import pollutable
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.scoring import ENDING_SURVIVOR
from tests.games.antiquity.building import (
    builder,
    due,
    end_turns,
    finish_plans,
    goods,
    legal,
    names,
    play,
    player,
    position,
    refusal,
    sites,
)

COUNTRY_GOODS = [
    ("woodcutter 0,-3", "wood"),
    ("mine stone -3,-1", "stone"),
    ("mine gold -3,-1", "gold"),
    ("farm grain 2,-2", "grain"),
    ("farm sheep 2,-2", "sheep"),
    ("farm olives 2,-2", "olives"),
    ("farm wine 2,-2", "wine"),
    ("fishery fish -1,2 S", "fish"),
    ("fishery pearls -1,2 S", "pearls"),
    ("fishery dye -1,2 S", "dye"),
]


@pytest.mark.parametrize(("line", "good"), COUNTRY_GOODS)
def test_every_good_is_won_in_its_own_way(line: str, good: str) -> None:
    seed = {good: 1} if line.startswith("farm") else {"wood": 1}
    state = position(builder(carts=1, goods=seed))
    play(state, line)
    assert state.view(0)["phase"] == "harvest", "the only cart shop is used up"
    play(state, legal(state)[0])
    assert goods(state) == {good: 1}


def test_each_build_uses_up_a_cart_shop() -> None:
    state = position(builder(carts=1, goods={"wood": 3}))
    assert state.view(0)["players"][0]["carts"] == 1
    play(state, "woodcutter 0,-3")
    assert carts_of(state.realms[0]) == 0
    assert state.view(0)["players"][0]["in_country"] == 1


def test_builds_name_what_stands_in_their_way() -> None:
    state = position(builder(goods={"wood": 3, "grain": 1}), polluted=["2,-2"])
    assert refusal(state, "woodcutter 5,0") == "zone"
    assert refusal(state, "woodcutter 2,-1") == "terrain"
    assert refusal(state, "farm grain 2,-2") == "polluted"
    assert refusal(state, "farm wine 2,-1") == "no-seed"
    assert refusal(state, "free-farm wine 2,-1") == "not-working"
    assert refusal(state, "inn 2,-1") == "not-working"
    assert refusal(state, "clean 2,-2") == "not-working"
    play(state, "woodcutter 0,-3")
    assert refusal(state, "woodcutter -1,-3") == "occupied"
    assert refusal(position(player(goods={"wood": 1}), builder(), turn=1), "woodcutter 0,-3", 1) == (
        "country-price"
    )


def test_biology_gives_seed_once_a_round() -> None:
    state = position(builder("biology", goods={"wine": 1}))
    play(state, "free-farm olives 2,-2")
    assert goods(state) == {"wine": 1}
    assert not [line for line in legal(state) if line.startswith("free-farm")]


def test_an_inn_needs_a_brewery_food_and_land() -> None:
    state = position(builder("brewery", "harbour", goods={"fish": 1, "grain": 1}))
    assert "0,1" not in sites(state, "inn"), "never on water"
    play(state, "inn -2,3")
    assert legal(state) == ["pay grain", "pay fish"]
    assert state.view(1)["site"] == {"kind": "inn", "hex": "-2,3", "food": 1, "luxury": 0, "paid": {}}
    play(state, "pay fish")
    assert goods(state) == {"grain": 1}


def test_a_city_is_paid_with_different_luxuries_and_clears_its_ground() -> None:
    stock = {"fish": 1, "wood": 1, "stone": 1, "wine": 2, "gold": 1, "dye": 1}
    state = position(builder(goods=stock), polluted=["-2,4"], cut=["-2,5"])
    play(state, "city -2,4", "pay gold")
    assert legal(state) == ["pay wine", "pay dye"]
    play(state, "pay wine")
    assert goods(state) == {"wine": 1, "dye": 1} or state.view(0)["phase"] != "country"
    assert "-2,4" not in names(state.polluted)
    assert empty_squares(state.realms[0]).bit_count() > 49 - 20


def test_the_common_fisheries_can_run_out() -> None:
    supply = {"cart_shops": 16, "fountains": 16, "storage_elements": 16, "fisheries": 1}
    state = position(builder("harbour", goods={"wood": 2}), supply=supply)
    play(state, "fishery fish -1,3 S")
    assert refusal(state, "fishery fish 1,1 S") == "no-fishery"


def test_a_fishery_returns_when_its_water_is_empty() -> None:
    fishery = {"kind": "fishery", "good": "dye", "centre": "-1,3", "site": ["-1,3", "-1,4"], "goods": ["0,3"]}
    state = position(player(country=[fishery]), phase="city", polluted=["0,3"])
    before = state.fisheries
    events = finish_plans(state)
    assert [event.last for event in events if isinstance(event, Harvested)] == [True]
    assert state.fisheries == before + 1
    assert names(state.polluted) >= {"0,3"}, "pollution stays"
    assert state.fishery_hexes == 0


def test_the_good_under_the_man_comes_last() -> None:
    cutter = {"kind": "woodcutter", "good": "wood", "centre": "0,-3", "site": ["0,-3"]}
    three = {**cutter, "goods": ["0,-3", "0,-4", "1,-4"]}
    state = position(player(country=[three]), phase="city")
    finish_plans(state)
    assert legal(state) == ["harvest 0,-4", "harvest 1,-4"]
    assert refusal(state, "harvest 0,-3") == "under-man"


def test_exploring_is_optional_and_food_raises_the_famine() -> None:
    state = position(player("explorer", manned=True), phase="exploration", faces={"-3,2": "grain"}, famine=2)
    declined = state.copy()
    events = play(state, "explore -3,2")
    explored = events[0]
    assert isinstance(explored, Explored)
    assert (explored.good, explored.famine) == ("grain", 3)
    end_turns(declined, "exploration")
    assert "-3,2" in names(declined.tokens)
    wine = position(player("explorer", manned=True), phase="exploration", faces={"-3,2": "wine"}, famine=2)
    assert not [
        event for event in play(wine, "explore -3,2") if isinstance(event, Explored) and event.famine_rose
    ]


def test_graves_go_on_empty_squares_before_buildings_and_never_on_houses() -> None:
    state = position(player("market", "house-1"), phase="famine", due=due(count=2), famine=2)
    assert refusal(state, "bury 1A1") == "empty-first"
    assert refusal(state, "bury 1A3") == "house-here"
    play(state, "bury 1G7")
    assert refusal(state, "bury 1G7") == "grave-here"


def test_famine_rises_each_round_after_the_graves() -> None:
    state = position(player(), phase="city", famine=0)
    events = finish_plans(state)
    assert [event.famine for event in events if isinstance(event, FamineRose)] == [1]


def test_beginners_know_neither_famine_nor_pollution() -> None:
    state = position(player(), phase="city", famine=40, options={"beginners": True})
    finish_plans(state)
    assert (state.round, state.famine, state.polluted) == (2, 40, 0)


def test_a_manned_dump_protects_its_zone_from_others() -> None:
    mine = player(inns=["-2,12"])
    state = position(mine, player("dump", manned=True), phase="pollution", due=due(markers=3))
    shared = zone_of(state, 0) & zone_of(state, 1)
    assert shared
    assert not pollutable(state, 0) & shared
    open_state = position(mine, player("dump"), phase="pollution", due=due(markers=3))
    assert pollutable(open_state, 0) & shared


def test_somebody_may_resign_if_the_table_allows_it() -> None:
    state = position(builder(), builder(), options={"resignation": True})
    play(state, "resign")
    assert state.ending == ENDING_SURVIVOR
    assert state.result is not None
    assert state.result.winners == (1,)
    assert refusal(position(builder(goods={"wood": 1})), "resign") == "resign"


def test_the_buildings_of_the_eliminated_decay() -> None:
    cutter = {"kind": "woodcutter", "good": "wood", "centre": "0,-3", "site": ["0,-3"]}
    gone = player(out=1, country=[{**cutter, "goods": ["0,-3", "0,-4"]}], cities=["0,0"])
    tiles = position(player()).board.tiles
    state = position(
        gone,
        player(cities=["-10,18"]),
        player(cities=["8,10"]),
        tiles=[*tiles, tiles[0], tiles[1]],
        phase="city",
        order=[1, 2],
        round=2,
    )
    finish_plans(state)
    assert names(state.covered_goods) == {"0,-3"}
    assert goods(state, 0) == {}
    assert zone_of(state, 0) == 0


def test_after_a_hundred_rounds_the_game_is_a_draw() -> None:
    state = position(player(), phase="city", round=100, options={"beginners": True})
    finish_plans(state)
    assert state.ending == "antiquity-ending-draw"
    assert state.result is not None
    assert state.result.winners == (0, 1)
