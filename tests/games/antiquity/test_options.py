"""The options of the table: limited goods and inns, open exchanges, free discarding, turning and flipping."""

from __future__ import annotations

import random
from collections import Counter
from typing import Unpack

import pytest

import pentapolis
from pentapolis.games.antiquity.components import GOODS, KINDS, unpacked
from pentapolis.games.antiquity.events.plans import Exchanged
from pentapolis.games.antiquity.events.reveal import PlanRevealed
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.stocks import goods_left
from pentapolis.games.antiquity.state import changing
from pentapolis.games.antiquity.state.options import AntiquityOptions
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.events import seen_events
from pentapolis.testing.playing import actions_to_try, random_game, some_actions, view_bytes, viewers
from tests.games.antiquity.building import (
    PlayerFields,
    builder,
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
)
from tests.games.conserved import CENSUS

LIMITED = {"goods_limited": True}
OPEN = {"exchanges_are_public": True}
FREE = {"discard_freely": True}


def market(**fields: Unpack[PlayerFields]) -> dict[str, object]:
    """Somebody with a manned Market."""
    return player("market", manned=True, **fields)


# Every option, in whole games ---------------------------------------------------------------------------

OTHERWISE: dict[str, object] = {
    name: not getattr(AntiquityOptions(), name)
    for name in AntiquityOptions.__struct_fields__
    if isinstance(getattr(AntiquityOptions(), name), bool)
}
"""Every option the other way round."""

CLOSE_LOOKS = 2
"""How often all actions are tried at each kind of decision; after that, some of every type."""


@pytest.mark.parametrize("seats", game().seats)
@pytest.mark.parametrize("calm", [True, False])
def test_random_games_keep_every_invariant_with_all_options(seats: int, calm: bool) -> None:
    rng, chance, census = random.Random(seats), Chance(seats), None
    options = {**OTHERWISE, "beginners": calm, "resignation": False}
    antiquity, looks = pentapolis.game("antiquity"), Counter[str]()
    for plies, turn in enumerate(random_game(antiquity, seats, 5, options)):
        if plies > 3000:
            break
        if plies % 40 and plies > 20:
            continue
        state, digest = turn.state, turn.state.digest()
        assert isinstance(state, Antiquity)
        census = census or CENSUS["antiquity"](state)
        assert CENSUS["antiquity"](state) == census
        assert min(goods_left(state, good) for good in KINDS) >= 0
        assert game().load(state.dump()) == state
        allowed = set(state.legal(turn.seat))
        looks[state.prompt(turn.seat).id] += 1
        closely = looks[state.prompt(turn.seat).id] <= CLOSE_LOOKS
        for action in [*allowed, *(actions_to_try if closely else some_actions)(antiquity, chance)]:
            assert (state.refusal(turn.seat, action) is None) == (action in allowed), str(action)
        for viewer in viewers(state):
            assert view_bytes(state.resample(viewer, rng), viewer) == view_bytes(state, viewer)
        for action in allowed:
            state.copy().play(turn.seat, action)
        assert state.digest() == digest


# Exchanges with the bank (ruling 41) ------------------------------------------------------------------


def test_an_open_exchange_is_seen_by_all_and_stands() -> None:
    state = position(market(goods={"wood": 3}), player(), phase="city", options=OPEN)
    events = play(state, "exchange wood", "exchange wood", "take gold", seat=0)
    [told] = seen_events(events, 1)
    assert isinstance(told, Exchanged)
    assert state.view(1)["exchanges"] == [{"seat": 0, "given": {"wood": 2}, "taken": "gold"}]
    assert state.view(1)["players"][0]["most_goods"] == 2
    assert refusal(state, "take-back", 0) == "trade-stands"
    assert game().load(state.dump()) == state
    play(state, "done", seat=0)
    for event in play(state, "done", seat=1):
        assert not isinstance(event, PlanRevealed) or event.exchanged == (), "told already"


def test_a_secret_exchange_is_told_at_the_reveal_and_can_be_taken_back() -> None:
    state = position(market(goods={"wood": 4}), player(), phase="city")
    play(state, "exchange wood", "exchange wood", "take gold", seat=0)
    assert state.view(1)["exchanges"] == []
    play(state, "take-back", "take-back", "take-back", seat=0)
    assert goods(state) == {"wood": 4}
    play(state, "exchange wood", "exchange wood", "take dye", "done", seat=0)
    revealed = next(event for event in play(state, "done", seat=1) if isinstance(event, PlanRevealed))
    assert revealed.exchanged == (({"wood": 2}, "dye"),)


# Limited goods (ruling 20) ---------------------------------------------------------------------------


def test_the_bank_has_what_nobody_has_and_no_hex() -> None:
    mine = builder("market", goods={"wood": 3, "gold": 40}, country=[FARM])
    state = position(mine, player(goods={"gold": 8}), options=LIMITED)
    left = state.view(None)["goods_left"]
    assert left == {**dict.fromkeys(GOODS, 48), "wood": 45, "gold": 0, "wine": 46}
    assert position(mine).view(None)["goods_left"] is None


FARM = {"kind": "farm", "good": "wine", "centre": "2,-2", "site": ["2,-2"], "goods": ["2,-2", "2,-1"]}


def test_the_bank_gives_only_what_it_has() -> None:
    stock = {"wood": 2, "gold": 48}
    state = position(market(goods={"wood": 2}), player(goods={"gold": 48}), phase="city", options=LIMITED)
    play(state, "exchange wood", "exchange wood", seat=0)
    assert refusal(state, "take gold", 0) == "bank-empty"
    assert "take gold" not in legal(state, 0)
    play(state, "take wood", seat=0)
    state = position(market(goods=stock), phase="city", options=LIMITED)
    play(state, "exchange gold", "exchange gold", "take gold", seat=0)
    assert goods(state) == {"wood": 2, "gold": 47}, "what was given is in the bank by then"


def test_what_others_spend_in_secret_is_not_in_the_bank_before_the_reveal() -> None:
    mine, other = market(goods={"wood": 2}), player(goods={"stone": 48})
    state = position(mine, other, phase="city", options=LIMITED)
    play(state, "build dump", "place 1A1 0", seat=1)
    play(state, "exchange wood", "exchange wood", seat=0)
    assert refusal(state, "take stone", 0) == "bank-empty"


def test_a_building_gets_as_many_goods_as_there_are() -> None:
    mine, other = builder(goods={"wood": 3}), player(goods={"wood": 42, "stone": 46})
    state = position(mine, other, options=LIMITED)
    play(state, "woodcutter 0,-3")
    [cutter] = state.realms[0].country
    assert cutter.goods.bit_count() == 4, "three were left, and one was paid"
    assert "0,-3" in names(cutter.goods), "the man stands on one"
    assert names(state.cut) == names(cutter.goods), "only there trees fall"
    play(state, "mine stone -3,-1")
    assert unpacked(state.realms[1].goods)[1] + state.realms[0].country[1].goods.bit_count() == 48


def test_without_goods_left_nothing_is_built_for_them() -> None:
    full = {"stone": 48, "fish": 48, "wine": 48}
    state = position(builder("biology", goods={"wood": 3}), player(goods=full), options=LIMITED)
    assert refusal(state, "mine stone -3,-1") == "bank-empty"
    assert refusal(state, "fishery fish -1,2 S") == "bank-empty"
    assert refusal(state, "free-farm wine 2,-2") == "bank-empty"
    for verb in ("mine stone", "fishery fish", "free-farm wine"):
        assert not sites(state, verb)
    for verb in ("mine gold", "fishery dye", "free-farm grain"):
        assert sites(state, verb)


def test_found_and_given_goods_come_only_from_the_bank() -> None:
    finder = player("explorer", manned=True)
    state = position(
        finder, player(goods={"grain": 48}), phase="exploration", options={**LIMITED, "beginners": True}
    )
    play(state, "explore -3,2")
    assert goods(state) == {}
    assert state.famine == 1, "food was found all the same"
    fed = player("cathedral", saint="christofori", goods={"fish": 47})
    state = position(player("cathedral", saint="giorgio"), fed, phase="city", options=LIMITED)
    changing(state, 1).cathedrals = 2
    finish_plans(state)
    assert goods(state, 0) == {"fish": 1}, "two were due, one was left"


# Limited inns (ruling 20) ---------------------------------------------------------------------------


def test_inns_can_be_limited_to_those_in_the_box() -> None:
    inns = [f"{q},{r}" for q in (1, 2) for r in range(3, 11)]
    mine = builder("brewery", goods={"fish": 1}, inns=inns)
    assert sites(position(mine), "inn")
    state = position(mine, options={"inns_limited": True})
    assert not sites(state, "inn")
    assert refusal(state, "inn -2,3") == "no-inn"
    assert sites(position({**mine, "inns": inns[1:]}, options={"inns_limited": True}), "inn")


# Storing (ruling 48) ---------------------------------------------------------------------------


def test_goods_that_fit_may_be_given_up_where_the_table_allows_it() -> None:
    mine = player("storage-2x2", manned=True, goods={"wood": 3, "gold": 2})
    state = position(mine, phase="city", options=FREE)
    finish_plans(state)
    assert state.view(0)["due"] == 1
    assert refusal(state, "done") == "no-room-for-goods"
    play(state, "discard wood")
    assert legal(state) == ["discard wood", "discard gold", "done"]
    play(state, "discard wood", "done")
    assert goods(state) == {"wood": 1, "gold": 2}


def test_goods_without_any_room_are_lost_without_a_question() -> None:
    state = position(player(goods={"wood": 3}), phase="city", options=FREE)
    finish_plans(state)
    assert goods(state) == {}


def test_usually_only_what_does_not_fit_is_given_up() -> None:
    state = position(player("storage-2x2", manned=True, goods={"wood": 3, "gold": 1}), phase="city")
    finish_plans(state)
    assert state.view(0)["phase"] != "storage"
    assert goods(state) == {"wood": 3, "gold": 1}


# Turning and flipping pieces (ruling 5) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "flip", "ways"),
    [(True, False, 4), (True, True, 8), (False, False, 1), (False, True, 2)],
)
def test_a_brewery_lies_as_the_table_allows(turn: bool, flip: bool, ways: int) -> None:
    options = {"pieces_turn": turn, "pieces_flip": flip}
    state = position(player(goods={"wood": 1}), phase="city", options=options)
    play(state, "build brewery", seat=0)
    turns = {line.split()[2] for line in legal(state, 0) if line.startswith("place")}
    assert len(turns) == ways
    view = state.view(0)
    assert (view["pieces_turn"], view["pieces_flip"]) == (turn, flip)


def test_a_piece_turned_over_looks_like_its_mirror_image() -> None:
    state = position(player(goods={"wood": 1}), phase="city", options={"pieces_flip": True})
    play(state, "build brewery", "place 1A1 4", seat=0)
    [brewery] = state.view(0)["players"][0]["cities"][0]["buildings"]
    assert set(brewery["squares"]) == {"1A1", "1A2", "1A3", "1A4", "1B4"}
    assert game().load(state.dump()) == state


def test_graves_stay_on_their_cells_when_barbara_turns_a_piece_over() -> None:
    mine = player(buildings=[["cathedral", "1D1", 0], ["brewery", "1A1", 0]], saint="barbara", graves=["1B1"])
    state = position(mine, phase="city", options={"pieces_flip": True})
    play(state, "lift 1A1", "place 1A1 4", seat=0)
    assert state.view(0)["players"][0]["cities"][0]["graves"] == ["1B4"]


def test_without_turning_storages_still_lie_either_way() -> None:
    state = position(player(goods={"wood": 1}), phase="city", options={"pieces_turn": False})
    play(state, "build storage-1x2", seat=0)
    assert {"place 1A1 0", "place 1A1 1"} <= set(legal(state, 0))


# Inns on water (ruling 43) ---------------------------------------------------------------------------


def test_water_under_an_inn_brings_no_fish() -> None:
    mine = builder("brewery", "harbour", goods={"fish": 1, "wood": 1})
    state = position(mine, options={"inns_on_water": True})
    play(state, "inn 0,2", "fishery fish -1,2 S")
    assert names(state.realms[0].country[0].goods) == {"0,1", "0,3"}
