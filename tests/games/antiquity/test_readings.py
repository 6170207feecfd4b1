"""The readings of the rules that can be played otherwise, and snapshots made up by hand."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

import pentapolis
from pentapolis.games.antiquity.box import Box, problems
from pentapolis.games.antiquity.events.plans import Exchanged
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.scoring import clean_hexes, has_every_building, is_fulfilled
from pentapolis.games.antiquity.state import changing
from pentapolis.kernel.box_files import read_built_in
from pentapolis.kernel.events import seen_events
from tests.games.antiquity.building import (
    builder,
    due,
    finish_plans,
    game,
    goods,
    legal,
    names,
    play,
    player,
    position,
    refusal,
    sites,
    zone,
)

# Readings ---------------------------------------------------------------------------


def test_an_unmanned_dump_may_do_nothing() -> None:
    mine = player("dump")
    assert pollution_of(position(mine), position(mine).realms[0]) == 2
    other = position(mine, options={"unmanned_dump_helps": False})
    assert pollution_of(other, other.realms[0]) == 3


def test_a_cathedral_with_a_grave_may_win() -> None:
    stock = dict.fromkeys(["grain", "sheep", "olives", "fish", "gold", "wine", "pearls", "dye"], 3)
    mine = player("cathedral", saint="christofori", goods=stock, graves=["1A2"])
    assert not is_fulfilled(position(mine), 0)
    assert is_fulfilled(position(mine, options={"cathedral_with_grave_wins": True}), 0)


def test_buildings_with_graves_may_count_for_barbara() -> None:
    everything = [*(name for name in UNIQUE_NAMES), "cart-shop", "fountain", "storage-1x2", "house-1"]
    mine = player(*everything, cities=["-1,0", "-2,4", "3,-2"])
    assert has_every_building(position(mine), 0)
    graved = {**mine, "graves": ["1A1"]}
    assert not has_every_building(position(graved), 0)
    lenient = position(graved, options={"barbara_counts_buildings_with_graves": True})
    assert has_every_building(lenient, 0)


UNIQUE_NAMES = (
    *("theology", "biology", "alchemy", "philosophy", "university", "brewery", "forced-labour", "stable"),
    *("harbour", "hospital", "explorer", "granary", "dump", "cathedral", "market"),
)


def test_alchemy_may_start_from_a_clean_hex() -> None:
    mine = builder("alchemy")
    assert sites(position(mine, polluted=["2,-2"]), "clean") == {"2,-2"}
    other = position(mine, polluted=["2,-2"], options={"alchemy_needs_polluted_centre": False})
    assert sites(other, "clean") > {"2,-2"}


def test_alchemy_may_clean_under_inns_and_goods() -> None:
    farm = {"kind": "farm", "good": "wine", "centre": "1,-1", "site": ["1,-1"], "goods": ["1,-1"]}
    mine = builder("alchemy", inns=["2,-1"], country=[farm])
    for option, left in ((False, {"2,-1", "1,-1"}), (True, set[str]())):
        options = {"alchemy_cleans_occupied_hexes": option}
        state = position(mine, polluted=["2,-2", "2,-1", "1,-1"], options=options)
        assert sites(state, "clean") == {"2,-2"}, "the centre is free in any case"
        play(state, "clean 2,-2")
        assert names(state.polluted) == left


def test_pollution_may_lie_on_wood() -> None:
    cutter = {"kind": "woodcutter", "good": "wood", "centre": "0,-3", "site": ["0,-3"], "goods": ["0,-3"]}
    usual, state = (
        position(
            player(country=[cutter]),
            phase="pollution",
            due=due(markers=1),
            cut=["0,-3"],
            options={"pollution_on_wood": allowed},
        )
        for allowed in (False, True)
    )
    assert refusal(usual, "pollute 0,-3") == "not-free"
    assert sites(state, "pollute") == sites(usual, "pollute") | {"0,-3"}
    rooms = [told.view(0)["players"][0]["forecast"]["pollution_room"] for told in (usual, state)]
    assert rooms[1] == rooms[0] + 1
    play(state, "pollute 0,-3")
    assert "0,-3" in names(state.polluted)
    assert names(state.realms[0].country[0].goods) == {"0,-3"}, "the wood stays"


def test_ties_may_be_broken_by_all_clean_hexes() -> None:
    players = [player(), player(inns=["-2,3", "-3,1"])]
    for option, number in ((False, 21), (True, 23)):
        state = position(*players, polluted=["-4,0"], options={"ties_count_built_hexes": option})
        assert clean_hexes(state, 0) == number, "of 24 one is polluted, two have inns"
        assert state.view(None)["players"][0]["clean_hexes"] == number


SILENT = {"grave_on_university_silences_faculties": True}


def test_a_grave_on_the_university_may_silence_the_faculties_beside_it() -> None:
    grid = [["university", "1C3", 0], ["alchemy", "1D1", 0]]
    mine = player(buildings=grid, manned=["alchemy"], graves=["1C3"])
    assert sites(position(mine, polluted=["2,-2"]), "clean") == {"2,-2"}
    state = position({**mine, "manned": ["1D1"]}, polluted=["2,-2"], phase="city", options=SILENT)
    [_, alchemy] = state.view(0)["players"][0]["cities"][0]["buildings"]
    assert (alchemy["manned"], alchemy["works"]) == (True, False)
    apart = player(buildings=[grid[0], ["alchemy", "1E5", 0]], manned=["alchemy"], graves=["1C3"])
    assert sites(position(apart, polluted=["2,-2"], options=SILENT), "clean") == {"2,-2"}


def test_nobody_is_sent_to_a_faculty_that_is_silenced() -> None:
    grid = [["university", "1C3", 0], ["alchemy", "1D1", 0]]
    mine = player(buildings=grid, graves=["1C3"], men=1)
    assert "man 1D1" in legal(position(mine, phase="city"), 0)
    state = position(mine, phase="city", options=SILENT)
    assert refusal(state, "man 1D1", 0) == "silenced"
    assert "man 1D1" not in legal(state, 0)


IN_CATHEDRAL = {"fish_stays_in_cathedral": True}


def test_giorgios_fish_may_stay_in_the_cathedral() -> None:
    for option, kept in ((False, {}), (True, {"fish": 2})):
        options = {"beginners": True, "fish_stays_in_cathedral": option}
        giorgio = player("cathedral", saint="giorgio", goods={"fish": 1})
        state = position(giorgio, player(), phase="city", options=options)
        changing(state, 1).cathedrals = 2
        finish_plans(state)
        assert goods(state) == {"fish": 2}, "the other one had no room"
        assert state.round == 2
        assert state.view(0)["players"][0]["forecast"]["capacity"] == (2 if option else 0)
        finish_plans(state)
        assert goods(state) == kept
        assert game().load(state.dump()) == state


def test_fish_in_the_cathedral_is_not_given_up_for_other_goods() -> None:
    stock = {"wood": 2, "gold": 1, "fish": 3}
    mine = player(*("cathedral", "storage-1x2"), manned=True, saint="giorgio", goods=stock, cathedral_fish=2)
    state = position(mine, phase="city", options=IN_CATHEDRAL)
    finish_plans(state)
    assert state.view(0)["due"] == 2
    assert legal(state, 0) == ["discard wood", "discard fish", "discard gold"]
    play(state, "discard fish", seat=0)
    assert refusal(state, "discard fish", 0) == "fish-in-cathedral"
    assert legal(state, 0) == ["discard wood", "discard gold"]
    play(state, "discard wood", seat=0)
    assert goods(state) == {"wood": 1, "gold": 1, "fish": 2}


@pytest.mark.parametrize("spoilt", [{"graves": ["1A2"]}, {"saint": "nicolo"}, {"cathedral_fish": 0}], ids=str)
def test_only_a_cathedral_of_san_giorgio_without_a_grave_keeps_fish(spoilt: dict[str, object]) -> None:
    mine = player("cathedral", saint="giorgio", goods={"fish": 2}, cathedral_fish=2)
    state = position({**mine, **spoilt}, phase="city", options=IN_CATHEDRAL)
    finish_plans(state)
    assert goods(state) == {}
    assert state.realms[0].cathedral_fish == 0


def test_a_razed_cathedral_keeps_no_fish() -> None:
    mine = player("cathedral", "theology", manned=True, saint="giorgio", goods={"fish": 2}, cathedral_fish=2)
    state = position(mine, phase="city", options=IN_CATHEDRAL)
    play(state, "raze", seat=0)
    assert state.realms[0].cathedral_fish == 0
    play(state, "take-back", seat=0)
    assert state.realms[0].cathedral_fish == 2


def test_pollution_may_leave_tokens() -> None:
    for discards in (True, False):
        state = position(
            player(),
            phase="pollution",
            due=due(markers=1),
            options={"pollution_discards_tokens": discards},
        )
        play(state, "pollute -3,2")
        assert ("-3,2" in names(state.tokens)) != discards


def test_first_cities_may_share_a_start_tile() -> None:
    state = game().start(seats=2, seed=1, options={"one_first_city_per_start_tile": False})
    centre = legal(state)[0]
    play(state, centre)
    assert len(legal(state)) > 37


def test_a_city_on_water_may_leave_it_water() -> None:
    mine = player(cities=["0,1"])
    assert zone(position(mine)) >= zone(position(mine, options={"cities_on_water_are_land": False}))


def test_exchanges_may_be_public_at_once() -> None:
    for public in (True, False):
        mine = player("market", manned=True, goods={"wood": 2})
        state = position(mine, phase="city", options={"exchanges_are_public": public})
        events = play(state, "exchange wood", "exchange wood", "take gold", seat=0)
        assert any(isinstance(event, Exchanged) for event in seen_events(events, 1)) == public


def test_inns_may_stand_on_water() -> None:
    mine = builder("brewery", "harbour", goods={"fish": 1})
    assert "0,1" in sites(position(mine, options={"inns_on_water": True}), "inn")


def test_a_box_that_does_not_add_up_is_refused() -> None:
    with pytest.raises((ValueError, msgspec.ValidationError)):
        read_built_in("totals = 1", Box, problems)


# Snapshots ---------------------------------------------------------------------------

WRONG: list[dict[str, object]] = [
    {"buildings": [["dump", "1F1", 0]]},
    {"buildings": [["dump", "1A1", 0], ["market", "1C3", 0]]},
    {"buildings": [["palace", "1A1", 0]]},
    {"buildings": [["house-1", "1A1", 0]]},
    {"buildings": [["market", "1A1", 1]]},
    {"buildings": [["market", "2A1", 0]]},
    {"manned": ["1A1"]},
    {"graves": ["1H1"]},
    {"houses": [1]},
    {"houses": [21], "house_squares": ["1A1"]},
    {"goods": {"silk": 1}},
    {"goods": {"wood": -1}},
    {"saint": "patrick"},
    {"men": -1},
    {"cathedral_fish": -1},
    {"cities": ["99,99"]},
    {"inns": ["-1,0"]},
    {"plan": ["build granary"]},
    {"plan": ["dance"]},
    {"finished": True},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_positions_that_cannot_be_played_on_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(pentapolis.BadSnapshot):
        position({**player(), **wrong}, {**player(), "finished": True}, phase="city")


def test_a_plan_is_read_with_its_steps() -> None:
    steps = ["build granary", "place 1A1 0", {"gave": {"wood": 1}, "got": {"gold": 2}}, "build fountain"]
    state = position(player(goods={"wood": 2}, plan=steps), phase="city")
    assert state.view(0)["players"][0]["goods"] == {"gold": 2}
    assert state.view(1)["players"][0]["goods"] == {"wood": 2}
    players = cast("list[dict[str, object]]", state.dump()["players"])
    assert players[0]["plan"] == steps
    assert game().load(state.dump()) == state
