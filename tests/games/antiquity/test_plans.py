"""Secret plans, trades, and what happens when the common supply is short."""

from __future__ import annotations

import random

import msgspec
import pytest

import pentapolis
from pentapolis.games.antiquity.events.reveal import PlanCut, PlanRevealed
from pentapolis.games.antiquity.events.trading import Traded
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.buildings import has_market
from pentapolis.games.antiquity.rules.cities import people_of
from pentapolis.kernel.events import seen_events
from pentapolis.kernel.state import State
from pentapolis.testing.playing import random_game
from tests.games.antiquity.building import finish_plans, game, goods, legal, play, player, position, refusal


def supply(**left: int) -> dict[str, int]:
    """The common supply, full unless said otherwise."""
    return {"cart_shops": 16, "fountains": 16, "storage_elements": 16, "fisheries": 12, **left}


def traders(mine: dict[str, int], theirs: dict[str, int]) -> Antiquity:
    """Two planners; the first has a Market that can be manned."""
    return position(player("market", goods=mine, men=1), player(goods=theirs), phase="city")


# Secrecy ---------------------------------------------------------------------------


def shown(state: State, viewer: int | None) -> bytes:
    """What a viewer is sent, but for the number of steps taken."""
    return msgspec.json.encode({**state.view(viewer), "ply": 0})


@pytest.mark.parametrize("seats", game().seats)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_a_byte_of_the_others_plans(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    checked = 0
    for turn in random_game(pentapolis.game("antiquity"), seats, seed):
        if turn.state.view(None)["phase"] != "city" or rng.random() < 0.5:
            continue
        after = turn.state.copy()
        events = after.play(turn.seat, turn.action)
        if seen_events(events, None):
            continue
        for viewer in [None, *range(seats)]:
            if viewer != turn.seat:
                assert seen_events(events, viewer) == []
                assert shown(after, viewer) == shown(turn.state, viewer)
                assert viewer is None or after.legal(viewer) == turn.state.legal(viewer)
                checked += 1
    assert checked > 30


def test_plans_are_revealed_together_when_all_have_finished() -> None:
    state = position(player(goods={"wood": 6}), player(goods={"wood": 6}), phase="city")
    play(state, "build granary", "place 1A1 0", "done", seat=0)
    assert state.actors == (1,)
    assert state.view(1)["players"][0]["goods"] == {"wood": 6}
    assert state.view(1)["players"][0]["cities"][0]["buildings"] == []
    events = play(state, "done", seat=1)
    revealed = [event for event in events if isinstance(event, PlanRevealed)]
    assert [(event.seat, [piece.piece for piece in event.built]) for event in revealed] == [
        (0, ["granary"]),
        (1, []),
    ]


def test_the_order_of_arrival_does_not_matter() -> None:
    first = position(player(goods={"wood": 6}), player(goods={"wood": 6}), phase="city")
    second = first.copy()
    mine = ["build brewery", "place 1A1 0", "build house-1", "place 1C1 0", "done"]
    theirs = ["build market", "place 1A1 0", "done"]
    for state, seats in ((first, (0, 1)), (second, (1, 0))):
        for seat in seats:
            play(state, *(mine if seat == 0 else theirs), seat=seat)
    assert first.dump() == second.dump()


def test_every_step_of_a_plan_can_be_taken_back() -> None:
    state = position(player(goods={"wood": 6}), phase="city")
    digest = state.dump()["players"]
    play(state, "build granary", "place 1A1 0", "build house-1", "place 1C1 0", seat=0)
    for _ in range(4):
        play(state, "take-back", seat=0)
    assert state.dump()["players"] == digest
    assert refusal(state, "take-back", 0) == "plan-empty"


# Trade between players ---------------------------------------------------------------------------


def test_an_offer_is_open_to_all_and_can_be_accepted() -> None:
    state = traders({"wood": 2, "wine": 1}, {"stone": 1})
    play(state, "man 1A1", "offer 1", "give wood", "give wine", "want stone", seat=0)
    assert state.view(1)["players"][0]["offer"] is None, "not announced yet"
    play(state, "propose", seat=0)
    offer = {"seat": 0, "partner": 1, "give": {"wood": 1, "wine": 1}, "want": {"stone": 1}, "market": 0}
    assert state.view(None)["players"][0]["offer"] == offer
    assert legal(state, 0) == ["withdraw"]
    events = play(state, "accept 0", seat=1)
    assert isinstance(events[0], Traded)
    assert goods(state, 0) == {"wood": 1, "stone": 1}
    assert goods(state, 1) == {"wood": 1, "wine": 1}
    assert state.view(None)["trades"] == [offer]
    assert refusal(state, "take-back", 0) == "trade-stands"
    assert refusal(state, "take-back", 1) == "trade-stands"


def test_an_offer_can_be_declined_withdrawn_or_lapse() -> None:
    for seat, line in ((1, "decline 0"), (0, "withdraw"), (1, "done")):
        state = traders({"wood": 2}, {"stone": 1})
        play(state, "man 1A1", "offer 1", "give wood", "propose", seat=0)
        play(state, line, seat=seat)
        assert state.view(None)["players"][0]["offer"] is None
        assert goods(state, 0) == {"wood": 2}
        assert "man 1A1" not in legal(state, 0), "the plan before the offer stands"


@pytest.mark.parametrize(("seat", "line"), [(1, "decline 0"), (0, "withdraw"), (1, "done")])
def test_the_man_on_a_market_stays_once_an_offer_was_announced_on_it(seat: int, line: str) -> None:
    state = traders({"wood": 2}, {"stone": 1})
    play(state, "man 1A1", "build house-1", "place 1G7 0", "offer 1", "give wood", "propose", seat=0)
    play(state, line, seat=seat)
    assert state.dump()["announced"] == [0]
    play(state, "take-back", "take-back", seat=0)
    assert refusal(state, "take-back", 0) == "market-announced", "the house can go, he cannot"
    assert "take-back" not in legal(state, 0)
    plan = state.view(0)["plan"]
    assert plan is not None
    assert not plan["can_take_back"]
    assert game().load(state.dump()) == state
    finish_plans(state)
    assert state.dump()["announced"] == []


def test_a_man_whom_nobody_was_told_of_can_be_taken_back() -> None:
    state = traders({"wood": 2}, {"stone": 1})
    play(state, "man 1A1", "offer 1", "give wood", "withdraw", "take-back", seat=0)
    assert "man 1A1" in legal(state, 0), "the offer was not announced"
    play(state, "offer 0", "give stone", "propose", seat=1)
    play(state, "man 1A1", "decline 1", "take-back", seat=0)
    assert "man 1A1" in legal(state, 0), "an offer of somebody else does not show him"


def test_bots_know_of_a_market_that_an_offer_was_announced_on() -> None:
    state = traders({"wood": 2}, {"stone": 1})
    play(state, "man 1A1", "offer 1", "give wood", "propose", "withdraw", seat=0)
    assert has_market(state, state.resample(1, random.Random(1)).realms[0])


def test_offers_need_a_working_market_and_what_they_ask_for() -> None:
    state = traders({"wood": 2}, {"gold": 1})
    play(state, "offer 1", "give wood", "propose", seat=0)
    assert refusal(state, "accept 0", 1) == "not-working", "neither has a manned Market"
    play(state, "withdraw", "man 1A1", "offer 1", seat=0)
    assert refusal(state, "propose", 0) == "empty-offer"
    play(state, "want stone", "propose", seat=0)
    assert refusal(state, "accept 0", 1) == "offer-goods"
    assert refusal(state, "decline 0", 0) == "step"
    play(state, "withdraw", "offer 1", "give wood", "give wood", "propose", seat=0)
    play(state, "accept 0", seat=1)
    assert goods(state, 1) == {"wood": 2, "gold": 1}, "gifts are allowed"
    play(state, "done", seat=1)
    assert refusal(state, "offer 1", 0) == "no-partner"


def test_whoever_has_no_market_offers_on_that_of_the_partner() -> None:
    state = traders({"gold": 1}, {"wood": 3})
    play(state, "offer 0", "give wood", "give wood", "give wood", "want gold", "propose", seat=1)
    offer = state.view(None)["players"][1]["offer"]
    assert offer is not None
    assert offer["market"] == 0
    assert refusal(state, "accept 1", 0) == "not-working", "the Market is not manned yet"
    play(state, "man 1A1", "accept 1", seat=0)
    assert goods(state, 0) == {"wood": 3}
    assert goods(state, 1) == {"gold": 1}
    assert state.view(None)["trades"] == [offer]
    assert game().load(state.dump()) == state


def test_any_number_of_goods_can_be_traded() -> None:
    state = traders({"wood": 14}, {"stone": 12, "gold": 1})
    play(state, "man 1A1", "offer 1", *["give wood"] * 14, *["want stone"] * 12, seat=0)
    assert refusal(state, "give wood", 0) == "good-missing"
    play(state, "want gold", seat=0)
    assert refusal(state, "want gold", 0) == "offer-most", "the partner cannot have more"
    play(state, "propose", seat=0)
    play(state, "accept 0", seat=1)
    assert goods(state, 0) == {"stone": 12, "gold": 1}
    assert goods(state, 1) == {"wood": 14}


def test_where_nobody_has_goods_nothing_is_offered() -> None:
    state = traders({}, {})
    assert refusal(state, "offer 0", 1) == "nothing-to-trade"
    assert "offer 0" not in legal(state, 1)


# A short common supply (ruling 21) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "left", "price"),
    [
        ("cart-shop", {"cart_shops": 1}, {"wood": 2}),
        ("fountain", {"fountains": 1}, {"wine": 2}),
        ("storage-2x2", {"storage_elements": 2}, {"wood": 2}),
    ],
)
def test_a_plan_is_cut_off_at_a_piece_that_is_gone(
    piece: str, left: dict[str, int], price: dict[str, int]
) -> None:
    state = position(
        player(goods=price), player(goods=price), phase="city", supply=supply(**left), order=[1, 0]
    )
    for seat in (0, 1):
        play(state, "build house-1", "place 1G7 0", f"build {piece}", "place 1A1 0", seat=seat)
        assert refusal(state, f"build {piece}", seat) == "supply", "nobody plans more than there is"
        play(state, "build house-2", "place 1G6 0", "done", seat=seat)
    assert state.actors == (0,), "the other one came first"
    assert goods(state) == price, "nothing was paid for the missing piece"
    assert people_of(state.realms[0]) == 1, "what came before it stands"
    assert refusal(state, f"build {piece}") == "supply"
    assert len(state.view(0)["players"][1]["cities"][0]["buildings"]) == 1, "revealed by now"
    play(state, "build house-3", "place 1F7 0", "done")
    assert state.view(None)["phase"] != "city"


def first_plans(seats: int, *lines: str) -> Antiquity:
    """A new game in which everybody founds a capital and makes the same first plan."""
    state = game().start(seats=seats, seed=7)
    for _ in range(seats):
        play(state, legal(state)[0])
    for seat in [*state.actors]:
        play(state, *lines, "done", seat=seat)
    return state


def test_the_cart_shops_can_be_short_in_the_first_round() -> None:
    squares = ("1A1", "1A3", "1A5", "1C1", "1C3")
    lines = [line for square in squares for line in ("build cart-shop", f"place {square} 0")]
    state = first_plans(4, *lines)
    last = state.order[-1]
    assert state.actors == (last,), "three others took fifteen of sixteen"
    assert len(state.realms[last].buildings) == 1
    assert goods(state, last) == {"wood": 5}
    assert state.view(None)["supply"]["cart_shops"] == 1, "the one that is planned is not yet taken"
    assert refusal(state, "build cart-shop") == "supply"
    play(state, "build granary", "place 1E1 0", "done")
    assert state.view(None)["supply"]["cart_shops"] == 0
    assert state.view(None)["phase"] != "city"


def test_the_storages_can_be_short_in_the_first_round() -> None:
    state = first_plans(2, "build storage-4x5", "place 1A1 0")
    assert state.actors == (state.order[-1],)
    assert state.realms[state.order[-1]].buildings == ()
    assert refusal(state, "build storage-4x4") == "supply"
    play(state, "build storage-3x4", "place 1A1 0", "done")
    assert state.view(None)["supply"]["storage_elements"] == 0


def test_behind_a_trade_only_the_missing_piece_is_taken_out() -> None:
    state = position(
        player(goods={"wood": 3}),
        player("market", goods={"wood": 3}, men=1),
        phase="city",
        supply=supply(cart_shops=1),
        order=[1, 0],
    )
    play(state, "build cart-shop", "place 1A1 0", "build house-1", "place 1G7 0", "man 1A2", seat=0)
    play(state, "build cart-shop", "place 1D1 0", "man 1A1", "offer 0", "give wood", "propose", seat=1)
    play(state, "accept 1", "build house-2", "place 1G6 0", "done", seat=0)
    events = play(state, "done", seat=1)
    [cut] = [event for event in events if isinstance(event, PlanCut)]
    assert (cut.seat, cut.piece, cut.continues) == (0, "cart-shop", False)
    assert state.actors == (0,)
    assert goods(state) == {"wood": 4}, "refunded, and the gift stays"
    realm = state.realms[0]
    assert (people_of(realm), realm.men, realm.buildings) == (1, 1, ()), "up to the trade all else stands"


def test_before_a_market_that_was_announced_only_the_missing_piece_is_taken_out() -> None:
    state = position(
        player("market", goods={"wood": 3}, men=1),
        player(goods={"wood": 3}),
        phase="city",
        supply=supply(cart_shops=1),
        order=[1, 0],
    )
    play(state, "build cart-shop", "place 1D1 0", "man 1A1", "offer 1", "give wood", "propose", seat=0)
    play(state, "build cart-shop", "place 1A1 0", "decline 0", "done", seat=1)
    events = play(state, "build house-1", "place 1G7 0", "done", seat=0)
    [cut] = [event for event in events if isinstance(event, PlanCut)]
    assert (cut.seat, cut.piece, cut.continues) == (0, "cart-shop", False)
    realm = state.realms[0]
    assert has_market(state, realm), "all have been told of its man"
    assert (people_of(realm), len(realm.buildings), goods(state)) == (0, 1, {"wood": 3})
    assert game().load(state.dump()) == state


def test_behind_a_trade_pieces_that_are_there_stay() -> None:
    state = position(
        player(goods={"wood": 5}),
        player("market", goods={"wood": 3}, men=1),
        phase="city",
        supply=supply(storage_elements=6),
        order=[1, 0],
    )
    play(state, "build storage-1x2", "place 1A1 0", "build storage-2x3", "place 1B1 0", seat=0)
    play(state, "build storage-2x2", "place 1F1 0", seat=0)
    play(state, "build storage-1x6", "place 1D1 0", "man 1A1", "offer 0", "give wood", "propose", seat=1)
    play(state, "accept 1", "done", seat=0)
    play(state, "done", seat=1)
    left = {building["piece"] for building in state.view(0)["players"][0]["cities"][0]["buildings"]}
    assert left == {"storage-1x2", "storage-2x2"}, "only the one in between was too large"
    assert goods(state) == {"wood": 4}


def test_finishing_again_after_a_cut_keeps_count_of_fountains() -> None:
    state = position(
        player(goods={"wine": 1}),
        player(goods={"wine": 1}),
        phase="city",
        supply=supply(fountains=1),
        famine=5,
    )
    for seat in (0, 1):
        play(state, "build fountain", "place 1A1 0", "done", seat=seat)
    loaded = game().load(state.dump())
    for copy in (state, loaded):
        finish_plans(copy)
        assert copy.famine == 4
