"""Why a choice is good or bad: worked positions, and a reason in words for whatever bots consider."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.bots import Budget, bot
from pentapolis.games.pillars.bot.advisor import PillarsAdvisor
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.kernel.advice import Reason
from pentapolis.words import LANGUAGES, words
from tests.games.pillars.building import (
    STARTING_CARDS,
    building,
    choosing,
    drawing,
    game,
    player,
    position,
    revealed,
    standing,
    start,
    trading,
)
from tests.test_words import every_variable

ADVISOR = PillarsAdvisor()
NAMES = ["Livia", "Themis", "Matteo", "Aliena"]
BRINGS_LITTLE = "Brings {}, but your craftsmen can hardly use it."


def reasons(state: Pillars, line: str) -> list[Reason]:
    """The reasons for what the seat that decides could do, the strongest first."""
    found = ADVISOR.reasons(state, state.actors[0], game().parse(line))
    return sorted(found, key=lambda reason: -abs(reason.weight))


def said(state: Pillars, line: str) -> tuple[list[str], list[str]]:
    """What speaks for it and what against, in English."""
    found = reasons(state, line)
    assert all(reason.weight for reason in found)
    told = [(words("en").say(reason.message, NAMES), reason.weight > 0) for reason in found]
    return [text for text, good in told if good], [text for text, good in told if not good]


# Choosing cards ---------------------------------------------------------------------------


def test_a_card_is_told_by_what_the_craftsmen_make_of_it_and_by_its_workers() -> None:
    display = ["sand-small", "stone-small"]
    row = (*STARTING_CARDS, "r2-potter")
    state = choosing(player(gold=10, craftsmen=row, workers=12), cards=display, round_number=2)
    assert said(state, "take sand-small") == (
        ["Brings 2 sand: 2 more points in the cathedral this round."],
        ["Needs 2 workers who could earn gold in the mill."],
    )
    assert said(state, "take stone-small") == (
        ["Brings 2 stone: 1 more point in the cathedral this round."],
        ["Needs 5 workers who could earn gold in the mill."],
    )


def test_wood_for_the_master_woodworker_is_told_as_gold() -> None:
    row = ("start-mortar-mixer", "r1-woodworker")
    state = choosing(player(gold=5, craftsmen=row, workers=12), cards=["wood-small"], round_number=2)
    assert said(state, "take wood-small")[0] == ["Your master woodworker makes 8 gold from it."]


def test_somebody_else_who_wants_the_same_card_is_named() -> None:
    potter = ("start-mortar-mixer", "r2-potter")
    state = choosing(
        player(gold=10, craftsmen=potter, workers=12),
        player(gold=10, craftsmen=potter, workers=12),
        cards=["sand-small", "wood-large"],
        round_number=2,
    )
    assert "Themis would like to have it, too." in said(state, "take sand-small")[0]
    assert "Themis would like to have it, too." not in said(state, "take wood-large")[0]


def test_a_craftsman_is_told_by_points_now_and_later_by_his_price_and_by_who_has_to_go() -> None:
    row = (*STARTING_CARDS, "r1-mortar-mixer", "r1-mason")
    state = choosing(
        player(gold=11, held="SS", craftsmen=row, workers=2), craftsmen=["r2-potter"], round_number=2
    )
    good, bad = said(state, "hire r2-potter")
    assert good == [
        "Makes about 3 more points in the rounds to come.",
        "Makes 1 more point this round.",
    ]
    # There are two: which of them is told as on the cards.
    assert bad == ["Costs 5 gold; 6 left.", "You would probably have to let the mortar mixer (3 sand) go."]


def test_goods_that_nobody_works_with_are_for_the_market() -> None:
    row = ("start-mortar-mixer", "r3-sculptor")
    state = choosing(player(gold=5, craftsmen=row, workers=12), cards=["wood-small"], round_number=3)
    assert said(state, "take wood-small") == (
        ["In the market it would bring 6 gold."],
        ["Needs 3 workers who could earn gold in the mill.", BRINGS_LITTLE.format("2 wood")],
    )
    # No one sells stone without a stonecutter.
    row = ("start-mortar-mixer", "r2-carpenter")
    state = choosing(player(gold=5, craftsmen=row, workers=12), cards=["stone-small"], round_number=3)
    assert said(state, "take stone-small")[0] == []


def test_gold_that_goldsmiths_would_miss_is_told_apart_from_the_goods() -> None:
    row = ("start-mortar-mixer", "r5-goldsmith")
    state = choosing(player(gold=1, craftsmen=row, workers=12), cards=["sand-medium"], round_number=6)
    good, bad = said(state, "take sand-medium")
    assert good == ["Brings 3 sand: 1 more point in the cathedral this round."]
    assert "With less gold your goldsmith makes 1 point fewer." in bad
    others = ("start-woodworker", "start-stonecutter", "r5-goldsmith", "r6-sculptor")
    state = trading(player(gold=9, held="WW", craftsmen=others), market=[0], round_number=6)
    good, bad = said(state, "buy stone 1")
    assert good == ["Brings 1 stone: 2 more points in the cathedral this round."]
    assert "With less gold your goldsmith makes 2 points fewer." in bad
    assert "With more gold your goldsmith makes 2 more points." in said(state, "sell wood 2")[0]


def test_nobody_without_a_goldsmith_hears_of_one() -> None:
    # With less gold the master woodworker takes the wood, and fewer points are made.
    row = ("start-mortar-mixer", "start-woodworker", "r1-woodworker", "r1-mason", "r2-potter")
    one = player(gold=14, held="MM", craftsmen=row, cards=["sand-medium"], workers=8, advantages=["francis"])
    state = choosing(one, cards=["wood-medium"], round_number=3)
    assert not any("goldsmith" in text for text in said(state, "take wood-medium")[1])


def test_an_idle_craftsman_is_told_by_what_is_lacking() -> None:
    def hired(held: str) -> tuple[list[str], list[str]]:
        row = (*STARTING_CARDS, "r5-glassblower")
        state = choosing(
            player(gold=12, held=held, craftsmen=row, workers=2),
            craftsmen=["r6-organ-builder", "r6-bell-maker"],
            round_number=6,
        )
        return said(state, "hire r6-organ-builder")

    good, bad = hired("SM")
    # The glassblower would use the metal, too.
    assert good == ["Makes 3 more points this round if you get 1 wood more."]
    assert bad == ["Costs 9 gold; 3 left."]
    good, bad = hired("")
    assert good == []
    assert bad == ["Cannot work this round unless you get 1 wood more.", "Costs 9 gold; 3 left."]


def test_passing_is_told_by_the_mill_and_by_what_is_given_up() -> None:
    row = ("start-mortar-mixer", "r2-potter")
    state = choosing(player(gold=3, craftsmen=row, workers=6), cards=["sand-small"], round_number=2)
    assert said(state, "pass") == (
        ["Your 6 free workers earn 6 gold in the mill."],
        ["You give up the small gravel pit."],
    )


def test_whoever_is_dismissed_is_told_by_what_the_others_cannot_do_any_more() -> None:
    row = ("start-woodworker", "r1-mortar-mixer", "r2-mason", "r2-potter", "r2-architect", "r3-sculptor")
    state = position(
        player(gold=3, craftsmen=row, workers=3), decision="dismiss", round_number=3, craftsmen=[]
    )
    good, bad = said(state, "dismiss start-woodworker")
    assert good[0] == "Of all your craftsmen, you will miss this one least."
    assert "Without a woodworker you cannot buy wood." in bad
    assert "Without a mortar mixer your masons cannot work." in said(state, "dismiss r1-mortar-mixer")[1]


# Builders ---------------------------------------------------------------------------


def test_places_are_told_by_what_they_bring_and_by_the_price() -> None:
    state = drawing(player(gold=12, bag=1), player(gold=10, bag=3), handled=3, kingsbridge=["tom", "madonna"])
    paid = "Costs 4 gold; 8 left."
    assert said(state, "place priory") == (["Brings 2 points."], [paid])
    assert said(state, "place kingsbridge-2") == (["“The weeping Madonna”: 3 points immediately."], [paid])
    assert said(state, "place court") == (
        ["1 metal for the first at the King’s Court.", "No tax: saves about 3 gold."],
        [paid],
    )
    assert said(state, "place castle") == (["2 more workers next round."], [paid])
    assert said(state, "wait") == (
        ["Saves 4 gold: those who wait place for free."],
        ["The best card in Kingsbridge will probably be gone by then."],
    )


def test_only_the_owner_of_ellen_hears_of_the_event_to_come() -> None:
    general = "Protects you if the event is bad; if it is good, you get a resource."
    for event in ("conflict", "royal-victory"):
        state = drawing(player(gold=12, bag=1), player(gold=10, bag=1), next_event=event)
        assert said(state, "place bishop")[0] == [general]
    knowing = player(gold=12, bag=1, advantages=["ellen"])
    state = drawing(knowing, player(gold=10, bag=1), next_event="conflict")
    assert said(state, "place bishop")[0] == ["You do not lose 2 points."]
    state = drawing(knowing, player(gold=10, bag=1), next_event="royal-victory")
    assert said(state, "place bishop")[0] == ["You know that the event is good, so you get a resource."]


def test_in_the_last_round_what_is_for_the_next_one_brings_nothing() -> None:
    state = drawing(player(gold=12, bag=1), player(gold=10, bag=1), round_number=6)
    assert "There is no next round: this brings nothing any more." in said(state, "place castle")[1]
    knowing = player(gold=12, bag=1, advantages=["ellen"])
    state = drawing(knowing, player(gold=10, bag=1), next_event="city-wall", round_number=6)
    assert said(state, "place bishop")[0] == ["You get 1 sand, wood or stone."]


def test_a_drawn_builder_is_told_by_who_chooses_next() -> None:
    builders = {"drawn": 1, "handled": 2, "rejections": 1, "waiting": []}
    rich = player(gold=20, bag=1)
    state = position(
        rich,
        rich,
        places=standing(priory=[0, 1], court=[0, 1]),
        stage="builders",
        decision="reject-builder",
        builders=builders,
        resource_cards=[],
        kingsbridge=["madonna", "ellen"],
    )
    good, bad = said(state, "reject")
    assert "Themis does not get to choose now." in good
    assert "Your own may be drawn instead: 1 of the 3 in the bag." in good
    assert bad == ["You can do this only once a round."]
    assert said(state, "accept") == (
        ["You can still return another builder to the bag this round."],
        ["Themis gets to choose now, for 5 gold."],
    )


def test_a_rival_who_cannot_pay_waits_either_way() -> None:
    state = position(
        player(gold=20, bag=1),
        player(gold=0, bag=1),
        stage="builders",
        decision="reject-builder",
        builders={"drawn": 1, "handled": 2, "rejections": 1, "waiting": []},
        resource_cards=[],
    )
    told = "Themis cannot pay 5 gold and has to wait."
    assert told in said(state, "accept")[0]
    assert told in said(state, "reject")[1]


def test_a_player_without_gold_does_not_wait_by_choice() -> None:
    def told(*advantages: str) -> list[str]:
        state = position(
            player(gold=2, bag=1, advantages=advantages),
            player(gold=9, bag=1),
            stage="builders",
            decision="reject-builder",
            builders={"drawn": 0, "handled": 2, "rejections": 1, "waiting": []},
            resource_cards=[],
        )
        return said(state, "accept")[1]

    assert told() == ["You cannot pay 5 gold, so your builder has to wait."]
    assert told("remigius") == ["At 5 gold your builder would rather wait."]


def test_own_builders_and_poor_rivals_take_nothing_from_one_that_waits() -> None:
    def told(*waiting: list[int], gold: int = 10) -> list[str]:
        state = position(
            player(gold=12, bag=0),
            player(gold=gold, bag=3),
            stage="builders",
            decision="place-or-wait",
            builders={"drawn": 0, "handled": 3, "rejections": 0, "waiting": [*waiting]},
            kingsbridge=["tom", "madonna"],
            resource_cards=[],
        )
        return said(state, "wait")[1]

    gone = ["The best card in Kingsbridge will probably be gone by then."]
    assert told(gold=10) == gone
    assert told(gold=0) == []
    assert told([0, 7], gold=0) == []
    assert told([1, 7], [1, 6], gold=0) == gone


# The places ---------------------------------------------------------------------------


def test_the_bishop_offers_protection_or_a_resource() -> None:
    state = position(
        player(gold=5),
        stage="event",
        decision="bishop-choice",
        places=standing(bishop=[0]),
        **revealed("conflict", tax_roll=0),
    )
    assert said(state, "bishop protection") == (["You do not lose 2 points."], [])
    assert said(state, "bishop resource") == (["You get 1 sand, wood or stone."], ["You lose 2 points."])


def test_the_city_wall_does_no_harm_in_the_last_round() -> None:
    state = position(
        player(gold=5),
        stage="event",
        decision="bishop-choice",
        places=standing(bishop=[0]),
        round_number=6,
        **revealed("city-wall", tax_roll=0),
    )
    harmless = "There is no next round, so the city wall does no harm."
    assert said(state, "bishop protection") == ([], [harmless])
    assert said(state, "bishop resource") == (["You get 1 sand, wood or stone.", harmless], [])


def test_the_cold_winter_does_no_harm_without_resource_cards() -> None:
    state = position(
        player(gold=5),
        stage="event",
        decision="bishop-choice",
        places=standing(bishop=[0]),
        **revealed("cold-winter", tax_roll=0),
    )
    harmless = "You have no resource cards, so the cold winter does you no harm."
    assert said(state, "bishop protection") == ([], [harmless])


def test_a_tax_that_cannot_be_paid_costs_points() -> None:
    state = position(
        player(gold=1, advantages=["loyalty"]),
        stage="court",
        decision="use-loyalty",
        **revealed("royal-victory", tax_roll=5),
    )
    assert said(state, "decline")[1] == [
        "You cannot pay all of the tax: that costs 2 points.",
        "Costs 1 gold in tax.",
    ]


def test_trades_are_told_by_points_and_gold() -> None:
    row = ("start-woodworker", "start-stonecutter", "r2-potter")
    state = trading(player(gold=9, held="TTW", craftsmen=row), market=[0], round_number=2)
    assert said(state, "buy sand 2") == (
        ["Brings 2 sand: 2 more points in the cathedral this round."],
        ["Costs 4 gold; 5 left."],
    )
    assert said(state, "sell stone 2") == (
        ["Brings 8 gold."],
        ["Costs 1 point this round: without 2 stone your craftsmen run short."],
    )
    assert said(state, "stop") == (
        ["Leaves 9 gold for the next round."],
        ["You could still sell stone to advantage."],
    )


def test_metal_is_kept_for_the_last_rounds_and_not_for_the_next() -> None:
    state = trading(player(gold=4, held="MMM", craftsmen=("r2-potter",)), market=[0], round_number=4)
    assert said(state, "sell metal 1") == (
        ["Brings 5 gold."],
        ["Metal is scarce, and the great works of the last rounds need it."],
    )


def test_what_is_bought_is_told_by_what_it_makes_when_it_is_paid() -> None:
    # With the gold still there, two wood would be worth more than eight gold on top of it.
    row = ("start-woodworker", "r1-woodworker")
    state = trading(player(gold=18, craftsmen=row), market=[0], round_number=3)
    assert said(state, "buy wood 3")[0][0] == "Your master woodworker makes 8 gold from it."


# The cathedral ---------------------------------------------------------------------------


def test_work_is_told_by_what_it_leaves_for_the_others() -> None:
    row = ("start-stonecutter", "r1-mortar-mixer", "r1-mason")
    state = building(player(held="TT", craftsmen=row), round_number=6)
    assert said(state, "convert r1-mason") == (
        ["Makes 1 point from 1 stone.", "Takes nothing away from the others."],
        [],
    )
    assert said(state, "convert start-stonecutter") == (
        ["Makes 1 point from 2 stone."],
        ["Leaves too little for the others: 1 point fewer in the end."],
    )
    assert said(state, "finish") == ([], ["You give up 2 points this round."])


def test_a_gift_is_told_by_what_one_more_use_brings() -> None:
    row = ("r1-mortar-mixer", "r3-sculptor", "r2-potter")
    state = building(player(held="TT", craftsmen=row), now="archbishop", decision="boost", round_number=6)
    assert said(state, "boost r3-sculptor") == (["Working once more brings 2 more points."], [])
    assert said(state, "boost r2-potter") == ([], ["There is nothing left to work with once more."])
    assert said(state, "decline") == ([], ["You give up what the gift could bring."])


def test_what_could_only_be_sold_is_of_no_use_to_craftsmen() -> None:
    state = building(
        player(held="SSSTTTWM", craftsmen=("start-mortar-mixer", "r3-sculptor")),
        decision="return-resources",
        round_number=4,
    )
    # The sculptor works once, and a round brings stone enough for that.
    assert said(state, "return stone") == ([], ["You can do without something else more easily."])


def test_what_is_put_back_is_told_by_what_is_missed() -> None:
    row = ("start-mortar-mixer", "r3-sculptor", "r3-mason")
    state = building(player(held="TTTWWM", craftsmen=row), decision="return-resources", round_number=4)
    assert said(state, "return wood") == (["You will miss wood least next round."], [])
    assert said(state, "return metal") == (
        [],
        ["Metal is scarce, and the great works of the last rounds need it."],
    )


# Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_bots_consider_has_a_reason_with_words(seats: int) -> None:
    known = every_variable()
    rng = Random(seats)
    state = start(seats, seed=seats)
    easy = bot("pillars", "easy", seed=1)
    seen = set()
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        before = state.dump()
        for action in {*ADVISOR.candidates(state, seat, legal, rng), rng.choice(legal)}:
            found = ADVISOR.reasons(state, seat, action)
            assert found, (state.phase, str(action))
            seen.add(state.phase)
            for reason in found:
                assert reason.weight
                assert known[reason.message.id] <= reason.message.args.keys()
                assert all(words(language).knows(reason.message.id) for language in LANGUAGES)
        assert state.dump() == before
        state.play(seat, easy.choose(state, seat, Budget(simulations=1)))
    assert len(seen) >= 7
