"""Every worked example of the rules. Places are axial hexes (q, r) of the board for two."""

from __future__ import annotations

import pytest

from pentapolis.games.attika.components import BOX, cards_in
from pentapolis.games.attika.events import AmphoraEarned, Built, CardsDrawn, Ended, TileTurned
from pentapolis.games.attika.rulebook import Attika
from tests.games.attika.building import (
    build,
    legal,
    name_at,
    payments,
    play,
    player,
    position,
    price,
    refusal,
    start,
)

THIRTY = [(building.id, building.group) for building in BOX.buildings for _ in range(building.count)]


def test_01_a_fortress_is_paid_by_symbols_and_cards() -> None:
    built = {(0, 0): "tavern", (0, 1): "statue"}
    state = position(player(built, stored=["fortress"], hand="HMMFWWW"))
    told = price(state, "fortress", 1, 0)
    assert (told["cost"], told["need"], told["settlement"], told["cards"]) == ("HMMM", "HM", 0, 2)
    assert sorted(told["symbols"]) == sorted([name_at(1, 0), name_at(1, 1)])
    ways = payments(state, "fortress", 1, 0)
    assert {"HM", "WFH", "WFM", "WWWF"} <= ways
    assert not {"WF", "WWW", "HMM"} & ways


def test_02_symbols_alone_can_be_enough() -> None:
    state = position(player(stored=["fortress"]))
    told = price(state, "fortress", 1, 0)
    assert (told["need"], told["cards"], told["free_by"]) == ("", 0, None)
    assert len(told["symbols"]) == 4


@pytest.mark.parametrize("place", [(2, 0), (1, -1)])
def test_03_a_tower_is_free_beside_the_fortress(place: tuple[int, int]) -> None:
    built = {(0, 0): "tavern", (0, 1): "statue", (1, 0): "fortress"}
    state = position(player(built, stored=["tower"]))
    told = price(state, "tower", *place)
    assert (told["cards"], told["free_by"]) == (0, name_at(1, 0))


def test_04_skipping_a_step_is_not_free() -> None:
    state = position(player({(1, 0): "quarry"}, stored=["tower"], hand="HH"))
    told = price(state, "tower", 2, 0)
    assert (told["free_by"], told["need"], told["settlement"], told["cards"]) == (None, "HH", 0, 2)
    assert payments(state, "tower", 2, 0) == {"HH"}


def test_05_the_reverse_order_is_not_free() -> None:
    state = position(player({(2, 0): "tower"}, stored=["fortress"], hand="H"))
    assert price(state, "fortress", 1, 0)["cards"] == 0
    assert price(state, "fortress", 1, 0)["free_by"] is None
    foreign = player({(0, 1): "well"})
    state = position(player({(2, 0): "tower"}, stored=["fortress"], hand="H"), foreign)
    assert price(state, "fortress", 1, 0)["need"] == "H"


def test_06_a_foreign_fortress_helps_nobody_and_a_second_settlement_costs_a_card() -> None:
    corinth = player({(-1, 4): "well"}, stored=["tower"], hand="HHHWWFFM")
    state = position(corinth, player({(1, 0): "fortress"}))
    told = price(state, "tower", 2, 0)
    assert (told["free_by"], told["need"], told["settlement"]) == (None, "HH", 1)
    ways = payments(state, "tower", 2, 0)
    assert {"WHH", "HHH", "WWFH", "WWFFM"} <= ways
    assert not {"WWH", "WWHH"} & ways


def test_07_the_first_street_needs_five_symbols_of_any_kind() -> None:
    state = position(player(stored=["street"], hand="F"))
    told = price(state, "street", 1, 2)
    assert (told["cost"], told["need"], told["cards"]) == ("*****", "*", 1)
    assert sorted(told["symbols"]) == sorted([name_at(1, 1), name_at(1, 3), name_at(2, 1), name_at(0, 3)])


def test_08_the_second_street_is_free_beside_the_first() -> None:
    state = position(player(stored=["street", "street"], hand="F"))
    build(state, "street", 1, 2)
    assert price(state, "street", 1, 3)["cards"] == 0


def test_09_settlement_costs_come_on_top() -> None:
    built = {(0, -1): "well", (2, 4): "vineyard"}
    state = position(player(built, stored=["street"], hand="FFF"))
    told = price(state, "street", 1, 2)
    assert (told["need"], told["settlement"], told["cards"]) == ("*", 2, 3)


def test_10_a_building_between_two_settlements_joins_them() -> None:
    state = position(player({(0, 0): "oracle", (2, 0): "theatre"}, stored=["tavern"], hand="WF"))
    told = price(state, "tavern", 1, 0)
    assert (told["need"], told["settlement"]) == ("WF", 0)
    assert len(state.settlements[0]) == 2
    build(state, "tavern", 1, 0)
    assert len(state.settlements[0]) == 1


def test_11_capital_plaza_and_market_follow_each_other_for_nothing() -> None:
    state = position(player(stored=["capital", "plaza", "market"]))
    for building, q, r in (("capital", 1, 4), ("plaza", 1, 3), ("market", 0, 3)):
        assert price(state, building, q, r)["cards"] == 0
        build(state, building, q, r)
    assert state.own[0].bit_count() == 3


def test_12_a_market_without_a_plaza_is_not_free() -> None:
    state = position(player({(1, 4): "capital"}, stored=["market"], hand="FH"))
    told = price(state, "market", 2, 3)
    assert (told["free_by"], told["need"]) == (None, "FH")


def test_13_harbour_then_ship() -> None:
    state = position(player(stored=["harbour", "ship"], hand="F"))
    assert price(state, "harbour", -1, 3)["need"] == "F"
    build(state, "harbour", -1, 3)
    assert price(state, "ship", 0, 3)["free_by"] == name_at(-1, 3)


def test_14_a_joined_group_earns_an_amphora() -> None:
    built = {(1, 0): "fortress", (2, 0): "tower", (1, -1): "tower"}
    state = position(player(built, stored=["quarry"], hand="M"))
    told = price(state, "quarry", 0, 0)
    assert (told["need"], told["completes_group"]) == ("M", "defence")
    events = build(state, "quarry", 0, 0)
    assert [event.group for event in events if isinstance(event, AmphoraEarned)] == ["defence"]
    assert (state.amphorae[0], state.supply) == (1, 14)


def test_15_a_group_joined_only_through_others_earns_nothing() -> None:
    built = {(0, 0): "silver-mine", (1, 0): "tavern"}
    state = position(player(built, stored=["mint"], hand="FM"))
    told = price(state, "mint", 2, 0)
    assert (told["free_by"], told["need"], told["completes_group"]) == (None, "FM", None)
    build(state, "mint", 2, 0)
    assert state.amphorae[0] == 0


def test_16_an_amphora_just_earned_buys_a_fourth_build() -> None:
    stored = ["silver-mine", "mint", "fortress", "well"]
    state = position(player(stored=stored, hand="M"))
    assert price(state, "silver-mine", 0, 0)["need"] == "M"
    build(state, "silver-mine", 0, 0)
    build(state, "mint", 1, 0)
    assert state.amphorae[0] == 1
    build(state, "well", 1, 1)
    assert legal(state) == ["finish"], "nothing else can be paid for"
    assert refusal(state, "amphora") == ("no-use", {})
    state = position(player(stored=["silver-mine", "mint", "well", "vineyard"], hand="M"))
    build(state, "silver-mine", 0, 0)
    build(state, "mint", 1, 0)
    build(state, "well", 1, 1)
    play(state, "amphora")
    assert all(line.startswith("build vineyard") for line in legal(state))


def drawn_cards(events: list[object]) -> int:
    return sum(event.count for event in events if isinstance(event, CardsDrawn) and event.seat == 0)


def test_17_actions_left_out_bring_cards() -> None:
    stacks = [["capital"], ["ship"] * 4, ["ship"] * 4, ["ship"] * 4]
    built_one = position(player(stored=["fortress", "ship"], stacks=stacks))
    build(built_one, "fortress", 1, 0)
    assert drawn_cards([*play(built_one, "finish")]) == 2
    drew_one = position(player(stacks=stacks))
    assert drawn_cards([*play(drew_one, "draw 2", "store", "finish")]) == 1
    nothing = position(player(stacks=stacks))
    assert drawn_cards([*play(nothing, "finish")]) == 3
    amphorae = position(player(stacks=stacks, amphorae=2))
    lines = ("draw 2", "store", "draw 2", "store", "amphora", "draw 2", "store", "finish", "amphora-card")
    assert drawn_cards([*play(amphorae, *lines)]) == 1
    assert amphorae.turn == 2


def test_18_the_end_of_a_stack_brings_a_tile() -> None:
    stacks = [["quarry"], ["ship"], ["ship"], ["ship"]]
    tile_stack = [tile for tile in range(2, 23) if tile not in (14, 16, 21)]
    assert len(tile_stack) == 18
    state = position(player(stacks=stacks), tile_stack=tile_stack)
    events = play(state, "draw 1", "store")
    assert isinstance(events[-1], TileTurned)
    assert events[-1].tile == 22
    choices = legal(state)
    assert len(choices) == 30 * 6
    assert {f"tile -4 1 {rotation}" for rotation in range(6)} <= set(choices)
    assert refusal(state, "tile -3 1 0")[0] == "tile-covers"
    assert refusal(state, "tile -6 1 0")[0] == "tile-apart"
    play(state, "tile -4 1 0")
    assert legal(state) == ["draw 2", "draw 3", "draw 4", "finish"]


def test_19_a_shrine_is_no_bridge() -> None:
    state = position(player(stacks=[["quarry"], ["ship"], [], []]), tile_stack=[22])
    play(state, "draw 1", "store", "tile -4 1 0")
    tiles = {"16": (0, 0, 0), "14": (2, 1, 0), "1": (-1, 3, 0), "21": (1, 4, 0), "22": (-4, 1, 0)}
    both = {(-3, 1): "well", (-1, 1): "vineyard"}
    state = position(player(both, stored=["well"], tiles=tiles), tiles=tiles)
    assert len(state.settlements[0]) == 2
    assert all(mask & state.board.shrine_near[0] for mask in state.settlements[0])


CHAIN = [(-1, 1), (-1, 2), (-1, 3), (0, 3), (1, 3), (2, 3)]


def chain_position(missing: tuple[int, int]) -> Attika:
    names = ["well", "oracle", "theatre", "tavern", "plaza"]
    rest = [place for place in CHAIN if place not in (missing, (2, 3))]
    return position(
        player(dict(zip(rest, names, strict=False)), stored=["vineyard", "street"], hand="WFHMWFHM")
    )


def test_20_two_joined_shrines_win_at_once() -> None:
    state = chain_position(missing=(9, 9))
    told = price(state, "vineyard", 2, 3)
    assert told["wins"] == "shrines"
    events = build(state, "vineyard", 2, 3)
    while state.actors:
        events += play(state, legal(state)[0])
    end = events[-1]
    assert isinstance(end, Ended)
    assert end.ending == "attika-ending-shrines"
    assert end.chain == tuple(name_at(*place) for place in CHAIN)
    assert end.shrines == (0, 1)
    assert state.result is not None
    assert state.result.winners == (0,)
    unfinished = chain_position(missing=(1, 3))
    build(unfinished, "vineyard", 2, 3)
    while unfinished.phase == 2:
        play(unfinished, legal(unfinished)[0])
    assert unfinished.actors == (0,)


def test_21_the_thirtieth_building_wins_at_once() -> None:
    tiles = {str(tile): (3 * tile, 0, 0) for tile in range(1, 6)}
    offsets = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
    places = [(q + dq, r + dr) for q, r, _ in tiles.values() for dq, dr in offsets]
    assert len(places) == 30
    names = [name for name, _ in THIRTY if name != "well"]
    built = dict(zip(places[1:], names, strict=True))
    state = position(player(built, stored=["well"], hand="WWWWWWWW", tiles=tiles), tiles=tiles)
    assert price(state, "well", *places[0])["wins"] == "all-built"
    events = build(state, "well", *places[0])
    assert isinstance(events[-1], Ended)
    assert events[-1].ending == "attika-ending-all-built"
    assert not any(isinstance(event, CardsDrawn) for event in events)
    assert state.result is not None
    assert state.result.scores == (30, 0)


def test_22_without_a_tile_the_turn_goes_on() -> None:
    state = position(player(stacks=[["quarry"], ["ship"], [], []]), tile_stack=[])
    play(state, "draw 1", "store")
    assert legal(state) == ["draw 2", "finish"]


@pytest.mark.parametrize(
    ("seats", "tiles", "left", "hands", "deck"),
    [(2, 4, 18, [4, 5], 51), (3, 6, 16, [4, 5, 6], 45), (4, 8, 14, [4, 5, 6, 7], 38)],
)
def test_23_set_up(seats: int, tiles: int, left: int, hands: list[int], deck: int) -> None:
    state = start(seats, seed=3, starting_player=1)
    assert len(state.board.placements) == tiles
    assert len(state.tile_stack) == left
    assert len(state.board.shrines) == seats
    assert [cards_in(state.hands[(1 + later) % seats]) for later in range(seats)] == hands
    assert len(state.deck) == deck
    for seat in range(seats):
        assert [len(stack) for stack in state.stacks[seat]] == [5, 7, 7, 7]
        assert len(state.stored[seat]) == 4
    assert state.supply == 15


def test_24_without_an_amphora_a_group_brings_a_card_and_the_turn_goes_on() -> None:
    state = position(
        player({(0, 0): "silver-mine"}, stored=["mint", "well", "ship"]), player(amphorae=15), supply=0
    )
    events = build(state, "mint", 1, 0)
    assert [type(event) for event in events] == [Built, AmphoraEarned, CardsDrawn]
    assert isinstance(events[1], AmphoraEarned)
    assert not events[1].supplied
    assert state.amphorae == [0, 15]
    assert cards_in(state.hands[0]) == 1
    assert (state.made, state.actors) == (1, (0,))


def test_25_a_spent_amphora_can_be_earned_back() -> None:
    state = position(
        player({(0, 0): "silver-mine"}, stored=["mint", "vineyard"], amphorae=1),
        player(amphorae=14),
        supply=0,
        mode="build",
        made=3,
    )
    play(state, "amphora")
    assert (state.amphorae[0], state.supply) == (0, 1)
    build(state, "mint", 1, 0)
    assert (state.amphorae[0], state.supply) == (1, 0)
    assert cards_in(state.hands[0]) == 0
    assert "finish" in legal(state)


def test_26_an_amphora_earned_by_the_last_action_can_be_used() -> None:
    state = position(
        player({(0, 0): "silver-mine"}, stored=["mint", "vineyard"]), supply=15, mode="build", made=2
    )
    build(state, "mint", 1, 0)
    assert legal(state) == ["amphora", "finish"]
    events = play(state, "finish")
    assert drawn_cards([*events]) == 0
    assert legal(state) == ["amphora-card", "end"]
