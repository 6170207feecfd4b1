"""The readings of the rules that can be played otherwise, and snapshots made up by hand."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

import pentapolis
from pentapolis.games.antiquity.box import load_box
from pentapolis.games.antiquity.events.plans import Exchanged
from pentapolis.games.antiquity.scoring import has_every_building, is_fulfilled
from pentapolis.kernel.events import seen_events
from tests.games.antiquity.building import (
    builder,
    due,
    game,
    legal,
    names,
    play,
    player,
    position,
    sites,
    zone,
)

# Readings ---------------------------------------------------------------------------


def test_an_unmanned_dump_may_do_nothing() -> None:
    mine = player("dump")
    assert position(mine).pollution_of(position(mine).realms[0]) == 2
    other = position(mine, options={"unmanned_dump_helps": False})
    assert other.pollution_of(other.realms[0]) == 3


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
        load_box("totals = 1")


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
