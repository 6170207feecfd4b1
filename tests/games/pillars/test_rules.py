"""The rules of The Pillars of the Earth one by one, and the rulings."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.pillars.events import (
    BuilderDrawn,
    BuilderRejected,
    BuilderWaits,
    CraftsmanLeft,
    Passed,
    Returned,
    RoundBegan,
    Sold,
    StepBegan,
    TradingStopped,
    WorkersPromised,
)
from tests.games.pillars.building import (
    CRAFTSMEN,
    STARTING_CARDS,
    building,
    chance_for_draws,
    choosing,
    drawing,
    gold,
    holds,
    legal,
    of_type,
    play,
    player,
    position,
    refusal,
    resolving,
    standing,
    start,
    trading,
)

# Set-up and the start of a round ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_is_laid_out(seats: int) -> None:
    view = start(seats, seed=3).view(None)
    assert len(view["resource_cards"]) == 7
    assert len(view["resource_cards_left_out"]) == 2
    assert not {*view["resource_cards"]} & {*view["resource_cards_left_out"]}
    assert {*view["craftsmen"], *view["shiring"]} == {*CRAFTSMEN[0]}
    assert (len(view["craftsmen"]), len(view["shiring"]), len(view["kingsbridge"])) == (2, 2, 2)
    assert view["market"] == {"sand": 4, "wood": 4, "stone": 4}
    assert view["court_metal"] == 1
    assert view["builders"]["bag"] == [3] * seats
    for each in view["players"]:
        assert (each["points"], each["workers"]["free"]) == (2, 12)
        assert each["craftsmen"] == [*STARTING_CARDS]
        assert each["resources"] == {"sand": 0, "wood": 0, "stone": 0, "metal": 0}
    assert sorted(each["gold"] for each in view["players"]) == [20, 21, 22, 23][:seats]


def test_the_opening_tells_what_the_first_round_laid_out() -> None:
    view = start(3, seed=3).view(None)
    assert pentapolis.game("pillars").opening(seats=3, seed=3) == [
        RoundBegan(
            round=1,
            seat=view["start_player"],
            resource_cards=tuple(view["resource_cards"]),
            craftsmen=tuple(view["craftsmen"]),
            shiring=tuple(card for card in view["shiring"] if card),
            kingsbridge=tuple(card for card in view["kingsbridge"] if card),
        )
    ]


def test_the_last_round_has_its_own_advantages() -> None:
    state, _ = resolving(player(gold=9), round_number=5)
    assert state.view(None)["kingsbridge"] == ["festivities", "completion"]


def test_market_and_court_are_filled_up_not_added_to() -> None:
    state, _ = resolving(player(gold=9), places=standing(bishop=[0]))
    play(state, "collect wood")
    view = state.view(None)
    assert (view["round"], view["market"], view["court_metal"]) == (2, {"sand": 4, "wood": 4, "stone": 4}, 1)


# Phase I ---------------------------------------------------------------------------


def test_players_take_cards_in_turn_until_all_have_passed() -> None:
    cards = ["sand-small", "wood-small", "stone-small"]
    state = choosing(*[player(workers=12) for _ in range(3)], cards=cards)
    play(state, "take sand-small")
    assert state.actors == (1,)
    play(state, "pass", "take wood-small")
    assert state.actors == (0,)
    assert refusal(state, "take sand-small")[0] == "card-gone"
    play(state, "pass")
    assert state.actors == (2,), "whoever passed is not asked again"


def test_whoever_can_take_nothing_passes() -> None:
    state = choosing(player(workers=3), player(workers=1, gold=1), cards=["sand-small", "wood-small"])
    events = play(state, "take sand-small")
    assert of_type(events, Passed) == [Passed(1, True), Passed(0, True)]


def test_passing_is_allowed_with_workers_left() -> None:
    state = choosing(player(workers=12), player(workers=12), cards=["sand-small"])
    play(state, "pass", "pass")
    assert gold(state) == gold(state, 1), "everybody's workers earned in the mill"
    assert state.round == 2


def test_craftsmen_left_over_leave_the_game() -> None:
    state = choosing(player(gold=9), player(), craftsmen=["r1-mason"])
    assert CraftsmanLeft("r1-mason") in play(state, "pass")
    assert "r1-mason" in state.view(None)["craftsmen_gone"]


def test_refusals_say_what_is_missing() -> None:
    state = choosing(player(gold=3, workers=4), cards=["sand-small", "stone-small"], craftsmen=["r1-mason"])
    assert refusal(state, "take stone-small") == ("workers", {"workers": 4, "needed": 5})
    assert refusal(state, "hire r1-mason") == ("gold", {"gold": 3, "needed": 5})
    assert refusal(state, "hire r2-potter") == ("craftsman-gone", {"craftsman": "r2-potter"})
    assert refusal(state, "place court") == ("first-choose-card", {})


# Phase II ---------------------------------------------------------------------------


def rejecting(drawn: int = 1, bag: tuple[int, int] = (1, 1), **given: object) -> pentapolis.State:
    builders = {"drawn": drawn, "handled": 0, "rejections": 1, "waiting": []}
    usual: dict[str, object] = {"stage": "builders", "decision": "reject-builder", "resource_cards": []}
    players = [player(gold=20, bag=bag[0]), player(gold=20, bag=bag[1])]
    return position(*players, builders=builders, **{**usual, **given})


def test_the_start_player_can_send_a_builder_back_once() -> None:
    state = rejecting(chance=chance_for_draws([1, 2], [1]))
    events = state.play(0, pentapolis.game("pillars").parse("reject"))
    assert events == [BuilderRejected(0, 1), BuilderDrawn(1, 7)], "the same one may come again, as dear"
    assert state.actors == (1,), "there is no second rejection"


def test_an_accepted_builder_is_its_owners_decision() -> None:
    state = rejecting()
    state.play(0, pentapolis.game("pillars").parse("accept"))
    assert state.actors == (1,)


def test_rejecting_is_not_offered_when_it_can_change_nothing() -> None:
    ready = [player(gold=20, workers=2), player(gold=20, bag=2, passed=True)]
    state = position(*ready)
    play(state, "pass")
    assert (state.view(None)["decision"], state.actors) == ("place-or-wait", (1,))
    ready = [player(gold=20, workers=2, bag=1), player(gold=20, bag=2, passed=True)]
    state = position(*ready)
    play(state, "pass")
    assert (state.view(None)["decision"], state.actors) == ("reject-builder", (0,))


def test_free_builders_can_be_rejected_too() -> None:
    builders: dict[str, object] = {"drawn": None, "handled": 7, "rejections": 1, "waiting": []}
    state = position(player(workers=2, bag=1), player(bag=2, passed=True), builders=builders)
    play(state, "pass")
    assert state.view(None)["decision"] == "reject-builder"


def test_whoever_cannot_pay_waits() -> None:
    state = drawing(player(gold=20), player(gold=5, bag=1))
    events = play(state, "place court")
    assert BuilderWaits(1, 6, True) in events
    assert state.actors == (1,), "and is placed in the end, for nothing"
    assert state.view(None)["decision"] == "place-free"


def test_waiting_is_allowed_with_gold_enough() -> None:
    assert "wait" in legal(drawing(player(gold=20), player(gold=20, bag=1)))


def test_the_first_free_space_is_taken() -> None:
    state = drawing(player(gold=20), player(gold=20, bag=1), places=standing(court=[1, None, 1]))
    play(state, "place court")
    assert state.view(None)["places"]["court"] == [1, 0, 1, None]


def test_spaces_of_kingsbridge_and_shiring_are_chosen() -> None:
    state = drawing(player(gold=20), player(gold=20, bag=1))
    play(state, "place kingsbridge-2")
    assert state.view(None)["places"]["kingsbridge"] == [None, 0]
    assert refusal(state, "place kingsbridge-2") == ("place-full", {"place": "kingsbridge"})
    assert "place kingsbridge-1" in legal(state)


def test_a_full_place_takes_no_builder() -> None:
    state = drawing(player(gold=20), places=standing(priory=[1, 1]))
    assert refusal(state, "place priory") == ("place-full", {"place": "priory"})
    assert "place priory" not in legal(state)


def test_the_city_wall_lets_the_protected_have_all_builders() -> None:
    chance = chance_for_draws([3, 3], [1, 1, 1])
    builders: dict[str, object] = {"drawn": None, "handled": 0, "rejections": 0, "waiting": []}
    ready = [player(gold=20, bag=3, walled=True, workers=2), player(gold=20, bag=3, passed=True)]
    state = position(*ready, chance=chance, builders=builders)
    events = play(state, "pass", *["wait"] * 5)
    assert len(of_type(events, BuilderDrawn)) == 5
    assert state.view(None)["builders"]["set_aside"] == [1, 0]


def test_builders_that_were_set_aside_come_back_for_the_next_round() -> None:
    state, _ = resolving(player(gold=9, set_aside=1), player(gold=9))
    assert (state.round, state.bag, state.aside) == (2, [3, 3], [0, 0])


# Phase III ---------------------------------------------------------------------------


def test_the_places_are_resolved_in_order() -> None:
    _, events = resolving(player(gold=9))
    steps = [event.step for event in events if isinstance(event, StepBegan)]
    assert steps == list(range(1, 15))


def test_protection_is_asked_in_turn_order() -> None:
    players = [player(gold=9), player(gold=9, advantages=["thomas"]), player(gold=9)]
    state, _ = resolving(*players, next_event="conflict", places=standing(bishop=[2]))
    assert (state.actors, state.view(None)["decision"]) == ((1,), "use-thomas")
    play(state, "use thomas")
    assert (state.actors, state.view(None)["decision"]) == ((2,), "bishop-choice")
    play(state, "bishop protection")
    assert state.points == [8, 10, 10]


def test_the_castle_can_be_visited_round_after_round() -> None:
    grey = {"grey_workers": [0, None]}
    state, events = resolving(player(gold=9), places=standing(castle=[0]), **grey)
    assert WorkersPromised(0, 2) in events
    assert state.workers == [14, 12]


# The market ---------------------------------------------------------------------------


def test_wood_is_bought_with_a_woodworker_and_a_carpenter_is_none() -> None:
    for woodworker in ("start-woodworker", "r1-woodworker"):
        state = trading(player(gold=20, craftsmen=[woodworker]), player(), market=(0,))
        assert "buy wood 1" in legal(state)
    state = trading(player(gold=20, craftsmen=["r5-carpenter"]), player(), market=(0,))
    assert "buy wood 1" not in legal(state)
    assert refusal(state, "buy wood 1") == ("buyer-needs", {"resource": "wood", "family": "woodworker"})


def test_stone_is_sold_with_a_stonecutter() -> None:
    state = trading(player(gold=5, held="T", craftsmen=["r6-sculptor"]), player(), market=(0,))
    assert refusal(state, "sell stone 1") == ("seller-needs", {"resource": "stone", "family": "stonecutter"})
    assert "buy stone 1" in legal(state)
    state = trading(player(held="T", craftsmen=["start-stonecutter"]), player(), market=(0,))
    assert legal(state) == ["sell stone 1", "stop"]


def test_the_market_sells_only_what_it_has() -> None:
    stock = {"sand": 1, "wood": 0, "stone": 4, "metal": 0}
    state = trading(player(gold=30), player(), market=(0,), stock=stock)
    assert legal(state)[:5] == ["buy sand 1", "buy stone 1", "buy stone 2", "buy stone 3", "buy stone 4"]
    assert refusal(state, "buy sand 2") == ("stock", {"resource": "sand", "stock": 1})


def test_what_is_sold_does_not_lie_in_the_market() -> None:
    state = trading(player(held="SSS"), player(gold=2), market=(0, 1))
    play(state, "sell sand 3")
    assert state.view(None)["market"]["sand"] == 4
    assert gold(state) == 6


def test_gold_beyond_thirty_is_lost_when_selling() -> None:
    state = trading(player(gold=28, held="M"), player(), market=(0,))
    assert of_type(play(state, "sell metal 1"), Sold) == [Sold(0, "metal", 1, 2, 3)]
    assert gold(state) == 30


def test_whoever_has_nothing_to_trade_leaves_the_market() -> None:
    state = trading(player(gold=4), player(gold=0), market=(0, 1, 0))
    events = play(state, "buy stone 1")
    assert of_type(events, TradingStopped) == [TradingStopped(seat, True) for seat in (1, 0, 0)]


# The cathedral ---------------------------------------------------------------------------


def test_a_mason_works_again_with_either_mortar_mixer() -> None:
    for mixer in ("start-mortar-mixer", "r1-mortar-mixer"):
        state = building(player(held="T", craftsmen=["r1-mason", mixer]), round_number=6)
        assert "convert r1-mason" in legal(state)


def test_an_idle_mason_stays_in_the_row() -> None:
    state = building(player(held="TT", craftsmen=["r1-mason", "start-stonecutter"]), round_number=6)
    assert state.view(None)["players"][0]["idle"] == ["r1-mason"]


def test_conversions_are_voluntary() -> None:
    state = building(player(held="SSSWW"))
    play(state, "finish")
    assert (holds(state), state.points[0]) == ("SSSWW", 10)


def test_who_works_by_himself_cannot_be_sent_to_work() -> None:
    state = building(player(held="TT", craftsmen=["r2-architect", "start-stonecutter"]))
    assert refusal(state, "convert r2-architect")[0] == "works-alone"
    assert refusal(state, "convert r6-bell-maker")[0] == "not-employed"


def test_the_gift_may_be_declined() -> None:
    state = building(player(held="TTT", craftsmen=["r4-sculptor"]), "archbishop", decision="boost")
    play(state, "decline")
    play(state, *["convert r4-sculptor"] * 2)
    assert holds(state) == "T"


def test_cubes_of_a_single_kind_go_back_by_themselves() -> None:
    state = building(player(held="SSSSSSS", craftsmen=["r2-potter"]))
    events = play(state, "finish")
    assert of_type(events, Returned) == [Returned(0, "sand")] * 2
    assert holds(state) == "SSSSS"


def test_in_the_last_round_nothing_goes_back() -> None:
    state = building(player(held="SSSSSSSWW"), round_number=6)
    play(state, "finish")
    assert holds(state) == "SSSSSSSWW"
    assert state.result is not None


# The end ---------------------------------------------------------------------------


def test_every_point_has_a_source() -> None:
    state = building(player(held="TTTTTT", points=4, craftsmen=["r6-sculptor"]), round_number=6)
    play(state, *["convert r6-sculptor"] * 4)
    assert state.result is not None
    lines = [(line.message.id, line.message.args, line.points) for line in state.result.breakdown[0]]
    assert lines == [
        ("pillars-score-start", {}, 4),
        ("pillars-score-craftsman", {"family": "sculptor"}, 8),
    ]
    assert state.result.ending == "pillars-ending-points"
