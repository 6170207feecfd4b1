"""The worked examples of the rules on the map, each with its exact result."""

from __future__ import annotations

import pytest

from pentapolis.games.antiquity.components import BOX
from pentapolis.games.antiquity.components.board import LaidTile
from pentapolis.games.antiquity.components.plane import bit_at, names_of
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import runners_of
from pentapolis.games.antiquity.rules.countryside.sites import goods_around
from pentapolis.games.antiquity.rules.famine import famine_graves
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.scoring import encloses_somebody
from pentapolis.kernel.hexes import Hex
from tests.games.antiquity.building import (
    builder,
    finish_plans,
    goods,
    hexes,
    legal,
    names,
    play,
    player,
    position,
    refusal,
    sites,
    zone,
)

E1 = hexes(
    *[(-4, 0), (-4, 1), (-4, 2), (-4, 3), (-3, -1), (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, -2), (-2, -1)],
    *[(-2, 2), (-2, 3), (-1, -3), (-1, -2), (-1, 2), (-1, 3), (0, -3), (0, -2), (1, -3), (1, -2), (1, -1)],
    *[(2, -2), (2, -1)],
)
POOL = hexes((0, 1), (0, 2), (0, 3), (1, 0), (2, 0))
FAR_SHORE = hexes((-1, 4), (0, 4), (1, 1), (1, 2), (1, 3), (2, 1), (3, -1), (3, 0))
THIRD_RING = hexes((-4, 4), (-3, 4), (-2, 4), (-1, 4), (0, -4), (1, -4), (3, -3), (3, -2), (3, -1))


# Zones of control ---------------------------------------------------------------------------


def test_e1_the_zone_of_a_capital_has_24_hexes() -> None:
    state = position(player())
    assert zone(state) == E1
    assert len(E1) == 24


def test_e2_a_harbour_adds_the_water_body_and_its_coast() -> None:
    state = position(player("harbour", manned=["harbour"]))
    assert zone(state) == E1 | POOL | FAR_SHORE
    assert len(zone(state)) == 37
    narrow = position(player("harbour", manned=["harbour"]), options={"harbour_reaches_whole_water": False})
    assert zone(narrow) == E1 | hexes((0, 1), (1, 0), (1, 1))
    assert len(zone(narrow)) == 27
    assert zone(position(player("harbour"))) == E1, "an unmanned harbour does nothing"


def test_e3_a_stable_reaches_one_hex_further() -> None:
    assert zone(position(player("stable", manned=["stable"]))) == E1 | THIRD_RING
    both = position(player("stable", "harbour", manned=True))
    assert len(E1 | THIRD_RING) == 33
    assert len(zone(both)) == 44


def test_e4_an_inn_extends_the_zone_at_once() -> None:
    state = position(builder("brewery", goods={"grain": 1, "wood": 1}))
    play(state, "inn -2,3")
    joined = hexes((-4, 4), (-3, 4), (-3, 5), (-2, 4), (-2, 5), (-1, 4))
    assert zone(state) == E1 - hexes((-2, 3)) | joined
    assert len(zone(state)) == 29
    assert "-3,4" in sites(state, "mine stone"), "usable for the next build"


def test_e28_a_first_city_on_water_splits_it() -> None:
    state = position(player("harbour", cities=["0,1"]))
    assert len(zone(state)) == 27
    manned = position(player("harbour", manned=True, cities=["0,1"]))
    assert zone(manned) - zone(state) == hexes((0, 3), (2, 0), (0, 4))
    assert len(zone(manned)) == 30


# Countryside ---------------------------------------------------------------------------


def test_e5_a_woodcutter_covers_forest_also_outside_the_zone() -> None:
    state = position(builder(goods={"wood": 2}))
    assert sites(state, "woodcutter") <= E1
    sizes = {
        goods_around(state, 0, bit_at(Hex(*map(int, name.split(","))))).bit_count()
        for name in sites(state, "woodcutter")
    }
    assert sizes == {2, 3, 4, 6}
    assert goods_around(state, 0, bit_at(Hex(-4, 0))).bit_count() == 2
    play(state, "woodcutter 0,-3")
    covered = hexes((0, -3), (-1, -3), (-1, -2), (0, -4), (1, -4), (1, -3))
    [cutter] = state.realms[0].country
    assert names(cutter.goods) == covered
    assert names(state.cut) == covered
    assert goods(state) == {"wood": 1}


def test_e5_six_hexes_of_forest_last_six_rounds() -> None:
    state = position(builder("storage-4x4", goods={"wood": 1}), options={"beginners": True})
    play(state, "woodcutter 0,-3")
    for number in range(1, 7):
        while state.view(0)["phase"] != "city":
            play(state, legal(state)[0])
        assert goods(state)["wood"] == number
        finish_plans_keeping(state)
    assert state.realms[0].country == ()


def finish_plans_keeping(state: Antiquity) -> None:
    """Man the storage, and finish."""
    if state.view(0)["phase"] == "city":
        line = next((line for line in legal(state, 0) if line.startswith("man")), None)
        if line is not None:
            play(state, line, seat=0)
        finish_plans(state)


RANGE = hexes((-3, -1), (-3, 0), (-3, 1), (-3, 2), (-3, 3), (-3, 4), (-2, -2), (-2, -1), (-2, 2), (-2, 4))


def test_e6_the_first_mine_decides_for_its_range() -> None:
    state = position(builder(goods={"wood": 3}))
    events = play(state, "mine stone -3,-1")
    [mine] = state.realms[0].country
    assert names(mine.goods) == hexes((-3, -1), (-3, 0), (-2, -2), (-2, -1))
    assert names(state.polluted) == names(mine.goods)
    assert names(state.stones) == RANGE
    assert [event.fixes_range for event in events if hasattr(event, "fixes_range")] == [True]
    assert refusal(state, "mine gold -2,2") == "range"
    assert "-2,2" in sites(state, "mine stone")


def test_e7_a_token_under_goods_is_discarded_unseen() -> None:
    state = position(builder(goods={"wood": 1}))
    assert "-3,2" in names(state.tokens)
    play(state, "mine stone -3,3")
    [mine] = state.realms[0].country
    assert names(mine.goods) == hexes((-3, 3), (-3, 2), (-3, 4), (-2, 2))
    assert "-3,2" not in names(state.tokens)
    assert not state.revealed


def test_e8_a_fishery_fishes_the_water_around_it() -> None:
    start = position(builder(goods={"wood": 1, "stone": 1}))
    state = start.copy()
    play(state, "fishery fish -1,2 S")
    assert names(state.realms[0].country[0].goods) == hexes((0, 1), (0, 2), (0, 3))
    state = start.copy()
    play(state, "fishery pearls -1,3 S")
    assert names(state.realms[0].country[0].goods) == hexes((0, 2), (0, 3))
    assert refusal(start, "fishery fish 1,1 S") == "zone"
    state = position(builder("harbour", goods={"wood": 1, "stone": 1}))
    play(state, "fishery dye 1,1 S")
    assert names(state.realms[0].country[0].goods) == POOL


def test_e9_polluted_water_feeds_no_second_fishery() -> None:
    state = position(builder("harbour", goods={"wood": 2}))
    play(state, "fishery fish -1,2 S")
    assert refusal(state, "fishery fish -1,4 SE") == "coast"


def test_e10_only_one_site_for_a_second_city() -> None:
    state = position(builder(goods={"grain": 1, "wood": 1, "stone": 1, "wine": 1, "gold": 1}))
    assert sites(state, "city") == {"-2,4"}
    assert refusal(state, "city -3,3") == "near-city"
    assert refusal(state, "city -3,4") == "city-ground"
    assert refusal(state, "city -4,3") == "near-city"
    play(state, "city -2,4")
    assert len(state.realms[0].centres) == 2
    assert goods(state) == {}


def test_e11_a_farm_pollutes_what_it_grows_on() -> None:
    start = position(builder(goods={"wine": 1}))
    state = start.copy()
    play(state, "farm wine 2,-2")
    covered = hexes((2, -2), (3, -2), (3, -3), (1, -2), (1, -1), (2, -1))
    assert names(state.realms[0].country[0].goods) == covered
    assert names(state.polluted) == covered
    assert goods(state) == {}
    play(start, "farm wine 1,-1")
    assert len(names(start.realms[0].country[0].goods)) == 4


def test_e12_alchemy_cleans_an_empty_mine() -> None:
    mined = hexes((-3, -1), (-3, 0), (-2, -2), (-2, -1))
    state = position(builder("alchemy"), polluted=[*mined], stones=[*RANGE])
    play(state, "clean -3,-1")
    assert state.polluted == 0
    assert names(state.stones) == RANGE
    mine = {"kind": "mine", "good": "stone", "centre": "-3,0", "site": ["-3,0"], "goods": ["-3,0"]}
    state = position(builder("alchemy", country=[mine]), polluted=[*mined], stones=[*RANGE])
    assert refusal(state, "clean -3,0") == "not-cleanable"
    play(state, "clean -3,-1")
    assert names(state.polluted) == {"-3,0"}


# A whole round ---------------------------------------------------------------------------


@pytest.mark.parametrize(("hex_taken", "eligible", "with_wood"), [("0,-4", 16, 4), ("1,-3", 17, 3)])
def test_e13_a_whole_first_round(hex_taken: str, eligible: int, with_wood: int) -> None:
    start = {"wood": 6}
    state = position(player(goods=start), player(goods=start), phase="city", faces={"-3,2": "grain"})
    plan = [f"build house-{number};place 1A{number} 0" for number in range(1, 5)]
    plan += ["build cart-shop;place 1B1 0", "build cart-shop;place 1B3 0"]
    plan += ["build granary;place 1D1 0", "build explorer;place 1F1 0", "man 1B2;man 1B4;man 1F1"]
    play(state, *";".join(plan).split(";"), seat=0)
    assert goods(state) == {"wood": 2}
    assert state.realms[0].men == 1
    assert runners_of(state.realms[0]) == 3
    finish_plans(state)
    assert state.order == (1, 0)
    play(state, "woodcutter 0,-3", "mine stone -3,-1")
    assert goods(state) == {}
    assert state.view(0)["phase"] == "harvest"
    play(state, f"harvest {hex_taken}", "harvest -3,0")
    assert goods(state) == {"wood": 1, "stone": 1}
    assert legal(state) == ["explore -3,2", "done"]
    play(state, "explore -3,2")
    assert goods(state) == {"wood": 1, "stone": 1, "grain": 1}
    assert famine_graves(state, state.realms[0]) == 0
    while state.actors == (1,):  # the other one starves
        play(state, legal(state)[0])
    assert state.famine == 2
    assert state.realms[0].markers == 3
    assert len(legal(state, 0)) == eligible
    play(state, "pollute -4,0", "pollute -4,1", "pollute -4,2", seat=0)
    while state.actors == (1,):  # the zones are far apart: the other one pollutes at the same time
        play(state, legal(state)[0])
    assert state.view(0)["round"] == 2
    assert goods(state) == {"wood": 1, "stone": 1, "grain": 1}
    clean = zone_of(state, 0) & ~state.polluted
    assert clean.bit_count() == 17
    assert (clean & state.covered_goods).bit_count() == with_wood


# Enclosing ---------------------------------------------------------------------------


def enclosing(stable: bool, harbour: bool) -> Antiquity:
    """A with two inns around B."""
    mine = player("stable", manned=stable, inns=["-4,16", "1,12"])
    return position(mine, player("harbour", manned=harbour))


def test_e25_giorgio_encloses_an_opponent() -> None:
    state = enclosing(stable=True, harbour=False)
    assert len(zone(state, 1)) == 25
    assert len(zone(state, 1) & hexes((-4, 16), (1, 12))) == 2
    assert encloses_somebody(state, 0)
    state = enclosing(stable=False, harbour=False)
    missing = zone(state, 1) - zone(state, 0) - hexes((-4, 16), (1, 12))
    assert missing == hexes((-3, 13), (-2, 12), (-2, 13), (-2, 17), (-1, 11), (0, 15), (2, 14))
    assert not encloses_somebody(state, 0)
    state = enclosing(stable=True, harbour=True)
    assert len(zone(state, 1)) == 32
    assert len(zone(state, 1) - zone(state, 0) - hexes((-4, 16), (1, 12))) == 7
    assert not encloses_somebody(state, 0)


# Tiles ---------------------------------------------------------------------------


def test_e29_tiles_are_mirrored_and_turned() -> None:
    printed = LaidTile(0, False, 0).letters()
    assert printed[Hex(-3, 2)] == "m"
    assert printed[Hex(4, -4)] == "W"
    turned, mirrored = LaidTile(0, False, 1).letters(), LaidTile(0, True, 0).letters()
    assert turned[Hex(-2, -1)] == "m"
    assert turned[Hex(4, 0)] == "W"
    assert mirrored[Hex(3, -1)] == "m"
    assert mirrored[Hex(-4, 0)] == "W"
    assert LaidTile(0, True, 0).columns() == [*reversed(BOX.tiles.faces[0])]


def test_names_are_read_as_coordinates() -> None:
    assert names_of(1 << bit_at(Hex(-3, 2))) == ["-3,2"]
