"""The ten phases of a round, one after another."""

from __future__ import annotations

from pentapolis.games.antiquity.events.disasters import FamineRose
from pentapolis.games.antiquity.events.reveal import OrderSet, PlanRevealed
from pentapolis.games.antiquity.events.rounds import PhaseBegan
from pentapolis.games.antiquity.state import turn_of
from tests.games.antiquity.building import (
    builder,
    due,
    end_turns,
    finish_plans,
    game,
    goods,
    legal,
    names,
    play,
    player,
    position,
    refusal,
)


def test_1_all_rise_frees_the_men_in_cities_but_not_those_in_the_country() -> None:
    mine = builder("house-1", "house-2", "house-3", carts=2, goods={"wood": 1}, healed=3, razed=True)
    state = position(mine, options={"beginners": True})
    play(state, "woodcutter 0,-3")
    while state.round == 1:
        play(state, legal(state)[0])
    realm = state.realms[0]
    assert (realm.manned, realm.men, len(realm.country)) == (0, 2, 1)
    assert (realm.healed, realm.razed) == (0, False)


def test_2_the_city_is_planned_in_secret_and_revealed_together() -> None:
    state = position(player(goods={"wood": 1}), player(goods={"wood": 1}), phase="city")
    play(state, "build granary", "place 1A1 0", "done", seat=0)
    assert state.view(1)["players"][0]["cities"][0]["buildings"] == []
    events = play(state, "build brewery", "place 1A1 0", "done", seat=1)
    assert [event.seat for event in events if isinstance(event, PlanRevealed)] == [0, 1]


def test_3_fewer_men_on_carts_and_explorer_come_first() -> None:
    state = position(player("cart-shop", "explorer", men=2), player("cart-shop", men=1), phase="city")
    for seat in (0, 0, 1):
        play(state, next(line for line in legal(state, seat) if line.startswith("man")), seat=seat)
    [order] = [event for event in finish_plans(state) if isinstance(event, OrderSet)]
    assert (order.order, order.counts) == ((1, 0), (1, 2))


def test_4_the_country_is_built_in_turn_each_all_at_once() -> None:
    state = position(builder(carts=2, goods={"wood": 2}), builder(carts=1, goods={"wood": 1}))
    assert state.actors == (0,)
    play(state, "woodcutter 0,-3")
    assert state.actors == (0,)
    play(state, "mine stone -3,-1")
    assert state.actors == (1,)


def test_5_what_does_not_fit_is_lost() -> None:
    mine = player("storage-1x2", manned=True, goods={"wood": 2, "fish": 1})
    state = position(mine, phase="city")
    finish_plans(state)
    assert state.view(0)["phase_number"] == 5
    play(state, "discard wood")
    assert goods(state) == {"wood": 1, "fish": 1}


def test_6_every_building_in_the_country_gives_a_good() -> None:
    state = position(builder(carts=2, goods={"wood": 2}))
    play(state, "woodcutter 0,-3", "mine stone -3,-1")
    end_turns(state, "country")
    while state.view(0)["phase"] == "harvest":
        play(state, legal(state)[0])
    assert goods(state) == {"wood": 1, "stone": 1}


def test_7_explorers_reveal_a_token_or_none_in_turn() -> None:
    scouts = [player("explorer", manned=True), player("explorer", manned=True)]
    state = position(*scouts, phase="exploration", faces={"-3,2": "sheep"})
    play(state, "explore -3,2")
    assert goods(state) == {"sheep": 1}
    assert "-3,2" not in names(state.tokens)
    assert state.famine == 1
    assert state.actors == (1,)
    play(state, "done")
    assert goods(state, 1) == {}


def test_8_famine_brings_graves_and_then_rises() -> None:
    state = position(player(goods={"fish": 1}), player(), phase="famine", famine=3, due=due(count=2))
    events = play(state, "bury 1A1", "bury 1A2", "bury 1A1", "bury 1A2", "bury 1A3")
    assert [realm.graves.bit_count() for realm in state.realms] == [2, 3]
    assert FamineRose(4) in events
    assert goods(state) == {"fish": 1}, "food is not used up"


def test_9_pollution_is_placed_in_turn() -> None:
    state = position(player(), player("fountain"), phase="pollution", due=due(markers=3))
    assert refusal(state, "bury 1A1") == "no-grave-due"
    play(state, "pollute 0,-3", "pollute 0,-2", "pollute 1,-3")
    assert names(state.polluted) == {"0,-3", "0,-2", "1,-3"}
    assert state.actors == (1,)
    assert state.view(1)["due"] == 2


def test_10_whoever_satisfies_the_saint_wins_at_the_end_of_the_round() -> None:
    stock = dict.fromkeys(("grain", "sheep", "olives", "fish", "gold", "wine", "pearls", "dye"), 3)
    mine = player("cathedral", saint="christofori", goods=stock)
    state = position(mine, phase="pollution", due=due(markers=1))
    play(state, "pollute 0,-3")
    assert turn_of(state) == 1, "the others come first"
    while state.actors:
        play(state, legal(state)[0])
    assert state.result is not None
    assert state.result.ending == "antiquity-ending-christofori"


def test_a_round_goes_through_all_phases_that_can_ask_something() -> None:
    state = game().start(seats=2, seed=3)
    numbers = []
    while state.round < 2:
        events = play(state, "done" if "done" in legal(state) else legal(state)[0])
        numbers += [event.phase for event in events if isinstance(event, PhaseBegan)]
    assert numbers == [2, 4, 5, 6, 7, 8, 9, 2]
