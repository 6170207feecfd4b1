"""Why the planner does what it does, in worked positions; and something to say about every choice."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.games.antiquity.bot.advisor import AntiquityAdvisor
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.kernel.advice import Reason
from pentapolis.words import words
from tests.games.antiquity.building import builder, due, game, play, player, position
from tests.test_words import every_variable

SQUARES = [f"1{row}{column}" for row in "ABCDEFG" for column in range(1, 8)]
HOUSES = [f"house-{number}" for number in range(1, 6)]
GOALS = dict.fromkeys(("grain", "sheep", "olives", "fish", "gold", "wine", "pearls", "dye"), 3)


def reasons(state: Antiquity, line: str, seat: int = 0) -> dict[str, Reason]:
    """The reasons for an action by the ends of their ids."""
    found = AntiquityAdvisor().reasons(state, seat, game().parse(line))
    return {reason.message.id.removeprefix("antiquity-reason-"): reason for reason in found}


def told(state: Antiquity, line: str, name: str) -> str:
    """What a reason says."""
    return words("en").say(reasons(state, line)[name].message, ["Livia", "Themis"])


# The city ---------------------------------------------------------------------------


def test_a_granary_saves_graves_and_costs_wood_and_squares() -> None:
    state = position(player(*HOUSES, goods={"wood": 2, "fish": 1}), phase="city", famine=4)
    found = reasons(state, "build granary")
    assert told(state, "build granary", "graves") == (
        "Graves this round, the harvest counted: 0 instead of 3."
    )
    assert told(state, "build granary", "cost") == "Costs 1× wood."
    assert told(state, "build granary", "squares") == "Takes squares: 4. Empty then: 40."
    assert found["graves"].weight > 0 > found["cost"].weight


def test_a_house_costs_food_that_is_wanted() -> None:
    state = position(player(*HOUSES, "cart-shop", men=1, goods={"wood": 2, "fish": 1}), phase="city")
    assert told(state, "build house-6", "house") == "One more man to send out: 6 in all."
    assert told(state, "build house-6", "house-no-work") == "There is a man for your Cart Shop already."
    assert reasons(state, "build house-6")["house-no-work"].weight < 0
    assert told(state, "build house-6", "cost") == "Costs 1× fish."


def test_men_and_goods_are_counted_as_they_are_then() -> None:
    state = position(player("house-1", "house-2", goods={"wood": 6}), phase="city")
    assert told(state, "build cart-shop", "cart-shop").endswith("Cart Shops then: 1, men: 2.")
    assert told(state, "build storage-2x3", "storage-room").endswith("with a man: 6. You have 5.")


def test_a_market_with_nothing_to_exchange() -> None:
    state = position(player("market", men=2, goods={"wood": 1}), phase="city")
    [square] = [one["square"] for one in state.view(0)["players"][0]["cities"][0]["buildings"]]
    found = reasons(state, f"man {square}")
    assert told(state, f"man {square}", "market-idle") == "You do not have two goods to exchange."
    assert found["market-idle"].weight < 0
    assert "men-left" not in found, "that speaks for no one who has nothing to do"


def test_what_is_asked_for_in_a_trade_is_wanted_or_not() -> None:
    traders = [player("market", manned=["market"], goods={"wine": 4}), player(goods={"wood": 1})]
    state = position(*traders, phase="city")
    state.play(0, game().parse("offer 1"))
    assert told(state, "want fish", "take") == "Your goal asks for fish: you have 0 of 3."
    assert told(state, "want fish", "want-for-nothing") == "You offer nothing for it yet."
    assert told(state, "give wine", "give-spare").startswith("You can spare wine: 4 at hand")
    state.play(0, game().parse("give wine"))
    assert "want-for-nothing" not in reasons(state, "want fish")


def test_food_that_is_spent_is_missed_in_the_famine() -> None:
    goods = {"wood": 1, "fish": 2, "wine": 2}
    players = (player(*HOUSES, "storage-2x2", "market", manned=["storage-2x2", "market"], goods=goods),)
    state = position(*players, phase="city", famine=3)
    lost = "Graves this round, the harvest counted: 2 instead of 1."
    for action in ("build house-6", "exchange fish"):
        assert told(state, action, "graves") == lost
        assert reasons(state, action)["graves"].weight < 0
    assert "graves" not in reasons(state, "exchange wine")
    state = position(player(*HOUSES, goods=goods), phase="city", famine=3)
    assert "graves" not in reasons(state, "build house-6"), "without a Storage the fish is lost anyway"


def test_a_harvest_of_food_keeps_graves_away() -> None:
    state = position(builder(goods={"wood": 1, "grain": 1}), famine=3)
    fish = "fishery fish -1,2 S"
    assert told(state, fish, "graves") == "Graves this round, the harvest counted: 1 instead of 2."
    assert reasons(state, fish)["graves"].weight > 0
    assert "graves" not in reasons(state, "fishery dye -1,2 S")


def test_a_cart_needs_something_to_build_with() -> None:
    for goods, said in (({}, "There is nothing to build with"), ({"gold": 2}, "There is nothing to build")):
        state = position(player("cart-shop", men=1, goods=goods), phase="city")
        [square] = [one["square"] for one in state.view(0)["players"][0]["cities"][0]["buildings"]]
        assert "cart" not in reasons(state, f"man {square}")
        assert told(state, f"man {square}", "cart-idle").startswith(said)


def test_a_fountain_is_good_against_pollution_and_famine() -> None:
    state = position(player(*HOUSES, goods={"wine": 1}), phase="city", famine=3)
    assert told(state, "build fountain", "pollution") == "Pollution each round: 2 instead of 3."
    assert told(state, "build fountain", "famine") == "Lowers the famine to 2."


def test_men_are_told_what_they_do() -> None:
    state = position(player("cart-shop", "explorer", "storage-2x2", men=1, goods={"wood": 3}), phase="city")
    squares = {
        building["building"]: building["square"]
        for building in state.view(0)["players"][0]["cities"][0]["buildings"]
    }
    cart = f"man {squares['cart-shop']}"
    assert told(state, cart, "cart") == "Lets you build once in the countryside this round."
    assert told(state, cart, "last-man") == "He is your last free man."
    explorer = f"man {squares['explorer']}"
    assert told(state, explorer, "explorer") == "Exploration tokens in your zone: 1."
    storage = f"man {squares['storage']}"
    assert told(state, storage, "storage") == "Keeps your goods: room for 4, and you have 3."


def test_places_leave_the_empty_squares_together_or_not() -> None:
    graves = [name for name in SQUARES if name[1] not in "ABC"]
    state = position(player(goods={"wine": 1}, graves=graves), phase="city")
    state.play(0, game().parse("build fountain"))
    assert "place-tight" in reasons(state, "place 1A1 0")
    assert reasons(state, "place 1B4 0")["place-looser"].weight < 0
    assert told(state, "place 1B4 0", "blocks") == "Then there is no room for the Cathedral any more."
    assert "blocks" not in reasons(state, "place 1A1 0")


def test_a_place_that_parts_the_empty_squares_is_told_apart() -> None:
    graves = [name for name in SQUARES if name[1] != "A"]
    state = position(player(goods={"wine": 1}, graves=graves), phase="city")
    state.play(0, game().parse("build fountain"))
    assert "place-tight" in reasons(state, "place 1A1 0")
    assert reasons(state, "place 1A4 0")["place-loose"].weight < 0


def test_the_nearest_saint_is_the_best() -> None:
    state = position(player(*HOUSES, goods={**GOALS, "dye": 1, "stone": 1}), phase="city")
    play(state, "build cathedral", "place 1C1 0", seat=0)
    assert (
        told(state, "saint christofori", "saint-goods")
        == "Goods still missing for 3 of each food and luxury: 2."
    )
    assert told(state, "saint nicolo", "people") == "People: 5 of 20."
    nearest = reasons(state, "saint christofori")["saint-rounds"].weight
    assert nearest > 0
    assert nearest > reasons(state, "saint nicolo")["saint-rounds"].weight


def test_the_bank_gives_what_is_missing_for_what_is_not() -> None:
    goods = {**GOALS, "dye": 2, "grain": 5, "wood": 1}
    state = position(
        player(*HOUSES, "market", "cathedral", manned=["market"], saint="christofori", goods=goods),
        phase="city",
        round=9,
    )
    assert told(state, "exchange grain", "exchange-for") == "Two goods become dye: you have 2 of 3."
    assert told(state, "exchange grain", "give-spare").startswith("You can spare grain: 5 at hand")
    assert reasons(state, "exchange fish")["give-needed"].weight < 0
    play(state, "exchange grain", "exchange grain", seat=0)
    assert told(state, "take dye", "take") == "Your goal asks for dye: you have 2 of 3."
    assert reasons(state, "take dye")["take"].message.args["have"] == 2
    assert reasons(state, "take grain")["take-spare"].message.args["have"] == 3, "two were given"
    assert reasons(state, "take wine")["take-spare"].weight < 0


def test_wood_that_is_given_is_gone() -> None:
    city = player(*HOUSES, "market", manned=["market"], goods={"wood": 3, "wine": 3})
    state = position(city, phase="city")
    for left in (2, 1):
        [wood] = [reason for name, reason in reasons(state, "exchange wood").items() if "material" in name]
        assert wood.message.args["left"] == left
        play(state, "exchange wood", seat=0)


def test_graves_that_are_removed() -> None:
    graves = ["1A1", "1A2", "1G7"]
    state = position(
        player(
            "hospital",
            "market",
            manned=["hospital"],
            graves=graves,
            buildings=[
                ["market", "1A1", 0],
                ["hospital", "1C1", 0],
            ],
        ),
        phase="city",
    )
    assert told(state, "heal 1G7", "heal-square") == "Frees a square. Empty then: 39."
    assert told(state, "heal 1A1", "heal-more").endswith("Graves left on it: 1.")
    play(state, "heal 1A1", seat=0)
    assert told(state, "heal 1A2", "heal-building") == "Lets the Market work again."


def test_a_plan_that_is_finished_too_early() -> None:
    state = position(player(*HOUSES, "cart-shop", men=2, goods={"wood": 3}), phase="city")
    found = reasons(state, "done")
    assert found["goods-lost"].message.args["count"] == 3
    assert found["idle-men"].weight < 0


def test_a_plan_that_nothing_can_be_added_to() -> None:
    assert "finish-empty" in reasons(position(player(*HOUSES, "cart-shop", men=2), phase="city"), "done")


# The countryside ---------------------------------------------------------------------------


def test_a_woodcutter_by_what_it_brings() -> None:
    state = position(builder(goods={"wood": 1}))
    assert told(state, "woodcutter 0,-3", "yield-material") == "Brings 6× wood: 1 at hand, 0 to come."
    assert reasons(state, "woodcutter 0,-3")["first-wood"].weight > 0
    assert "last-wood" not in reasons(state, "woodcutter 0,-3")
    assert reasons(state, "mine stone -3,-1")["last-wood"].weight < 0
    assert told(state, "mine stone -3,-1", "range") == (
        "Decides for the whole range: only stone from now on."
    )


def test_a_farm_uses_up_land() -> None:
    state = position(builder(goods={"wine": 1}))
    assert told(state, "farm wine 2,-2", "yield") == "Brings 6× wine: 1 at hand, 0 to come, 3 needed."
    assert told(state, "farm wine 2,-2", "used-up").startswith("Uses up hexes for good: 6.")
    assert told(state, "farm wine 2,-2", "cost") == "Costs 1× wine."


def test_what_the_goal_does_not_ask_for_is_not_called_enough() -> None:
    buildings = ("cart-shop", "cart-shop", "cathedral", "market")
    for standing in (buildings, buildings[:-1]):
        state = position(player(*standing, manned=["cart-shop"], saint="barbara", goods={"wood": 2}))
        name, market = (
            ("yield-spare", ", but the Market takes it") if "market" in standing else ("yield-enough", "")
        )
        said = f"Brings 3× fish. Your goal does not ask for it{market}."
        assert told(state, "fishery fish -1,2 S", name) == said
        assert told(state, "done", "end-saves").startswith("Saves wood and land for later. Wood: 2.")


def test_an_inn_by_its_land() -> None:
    state = position(builder("brewery", goods={"grain": 1}))
    assert told(state, "inn -2,3", "new-land") == "Clean hexes in your zone: 29 instead of 24."
    assert told(state, "inn -2,3", "costs-food") == "Costs 1 food. Food left: 0."


def test_an_inn_out_of_an_enclosure() -> None:
    besieger = player(
        "brewery", "stable", "cathedral", saint="giorgio", inns=["-3,5", "-3,2", "-2,-1", "0,-2"]
    )
    state = position(builder("brewery", goods={"grain": 1}), besieger)
    assert told(state, "inn 2,-1", "escape").startswith("Hexes of your zone that Themis then does not reach:")
    assert told(state, "inn -3,0", "no-escape") == "Themis reaches everything that this inn adds."


def test_another_city_by_room_land_and_pollution() -> None:
    goods = {"grain": 1, "wood": 1, "stone": 1, "wine": 1, "gold": 1}
    state = position(builder(goods=goods))
    found = reasons(state, "city -2,4")
    assert found["city-room"].message.args["squares"] == 36
    assert found["city-pollution"].weight < 0


# Later in the round ---------------------------------------------------------------------------


def test_graves_on_buildings() -> None:
    market, granary = {"1A1", "1A2", "1B1", "1B2"}, {"1C2", "1D1", "1D2", "1D3"}
    graves = ["1A1", *(name for name in SQUARES if name not in market | granary)]
    buildings = [["market", "1A1", 0], ["granary", "1C1", 0]]
    state = position(player(buildings=buildings, graves=graves), phase="famine", due=due(count=2))
    assert told(state, "bury 1A2", "bury-again").startswith("Hits the Market, which has a grave already")
    assert told(state, "bury 1C2", "bury-building") == "Stops the Granary from working."


def test_pollution_where_it_is_missed_least() -> None:
    state = position(player(), phase="pollution", due=due(markers=3))
    assert reasons(state, "pollute 0,-3")["pollute-land"].weight < 0
    assert told(state, "pollute 0,-2", "pollute-little").startswith("Little is lost here: grassland")
    best = [action for action in map(str, state.legal(0)) if "pollute-least" in reasons(state, action)]
    assert told(state, best[0], "pollute-least").startswith("No other hex would be missed less:")
    assert len(best) < 6


def test_what_does_not_fit_is_given_by_what_is_spare() -> None:
    goods = {"wood": 1, "grain": 5, "wine": 1}
    state = position(player(goods=goods), phase="storage", due=due(count=1))
    assert reasons(state, "discard wood")["last-wood"].weight < 0
    assert reasons(state, "discard wine")["pay-seed"].weight < 0
    assert reasons(state, "discard grain")["give-spare"].weight > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_something_to_say_about_every_choice(seats: int) -> None:
    known = every_variable()
    rng = Random(seats)
    advisor = AntiquityAdvisor()
    state = cast("Antiquity", pentapolis.game("antiquity").start(seats, seed=5))
    easy = bot("antiquity", "easy", seed=1)
    for _ in range(260):
        if not state.actors:
            break
        seat = state.actors[0]
        legal = state.legal(seat)
        before = state.dump()
        for action in (*advisor.candidates(state, seat, legal, rng)[:3], rng.choice(legal)):
            found = advisor.reasons(state, seat, action)
            assert found, str(action)
            for reason in found:
                assert known[reason.message.id] <= reason.message.args.keys()
        assert state.dump() == before
        state.play(seat, easy.choose(state, seat, Budget(simulations=1)))
