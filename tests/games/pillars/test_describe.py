"""The Pillars of the Earth in words."""

from __future__ import annotations

import pytest

from pentapolis.games.pillars.rulebook import Pillars
from tests.games.describing import described, lines_of, offered, place, tell_a_game
from tests.games.pillars.building import (
    STARTING_CARDS,
    building,
    choosing,
    player,
    position,
    standing,
    trading,
)

MORTAR_MIXER = "Mortar mixer (3 sand into 1 point, up to 3 times)"
WOODWORKER = "Woodworker (2 wood into 1 point, up to 4 times)"
STONECUTTER = "Stonecutter (2 stone into 1 point, up to 4 times)"


def choosing_cards() -> Pillars:
    """Round 2: seat 0 chooses among two craftsmen and two resource cards, and knows the event."""
    return choosing(
        player(gold=12, held="SSM", points=5, workers=7, cards=["wood-small"], advantages=["ellen"]),
        player(gold=9, points=6, workers=12, craftsmen=["r1-mason"], advantages=["jack"]),
        cards=["stone-small", "sand-large"],
        craftsmen=["r2-architect", "r2-carpenter"],
        shiring=["r2-mason", "r2-potter"],
        kingsbridge=["aliena", "remigius"],
        round_number=2,
        next_event="collapse",
        past_events=["volunteers"],
        unseen_events=["collapse", "conflict", "extra-tax", "archbishop", "generosity"],
    )


def placing_builders() -> Pillars:
    """Phase II: the builder of seat 0 is drawn; seat 1 stands at the court and waits with another."""
    return position(
        player(gold=12, bag=2),
        player(gold=9, bag=1),
        stage="builders",
        decision="place-or-wait",
        resource_cards=[],
        shiring=["r1-mason", "r1-tool-maker"],
        kingsbridge=["aliena", "remigius"],
        places=standing(court=[1]),
        builders={"drawn": 0, "handled": 2, "rejections": 0, "waiting": [[1, 6]]},
    )


# Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_is_told_and_every_choice_once(seats: int) -> None:
    tell_a_game("pillars", seats, seats, ("target", "craftsman", "card"))


# The position ---------------------------------------------------------------------------


def test_the_overview_says_what_to_do_and_how_things_stand() -> None:
    assert lines_of(described(choosing_cards(), 0), "overview") == [
        "Round 2 of 6: take a resource card, hire a craftsman, or pass.",
        "Order of play: Anna, Bob.",
        "Points: Bob 6, Anna 5.",
    ]


def test_ones_own_things_are_told_with_what_they_do() -> None:
    assert lines_of(described(choosing_cards(), 0), "seat-0") == [
        "Stock: 12 gold, 2 sand, 1 metal.",
        "Workers still free: 7 of 12.",
        "Resource cards: Small forest: 3 workers, 2 wood.",
        f"Craftsmen, 3 of at most 5: {MORTAR_MIXER}; {WOODWORKER}; {STONECUTTER}.",
        "“Ellen”: At the start of each round, you alone look at the event.",
    ]


def test_the_advantages_of_others_are_told_by_name_and_craftsmen_who_cannot_work_as_such() -> None:
    mason = "Mason, who cannot work (1 stone into 1 point, up to twice, only with a mortar mixer)"
    assert lines_of(described(choosing_cards(), 0), "seat-1") == [
        "Stock: 9 gold.",
        "Workers still free: 12 of 12.",
        f"Craftsmen, 1 of at most 6: {mason}.",
        "Advantage cards: “Jack”.",
    ]


def test_cards_on_offer_are_told_with_price_and_yield() -> None:
    assert lines_of(described(choosing_cards(), 1), "offers") == [
        "Carpenter, 3 gold: 1 wood into 1 point, up to twice",
        "Architect, 6 gold: 1 point every round by himself",
        "Resource cards: Large gravel pit: 7 workers, 4 sand; Small quarry: 5 workers, 2 stone.",
    ]


def test_only_ellens_friend_is_told_the_event_before_it_is_revealed() -> None:
    state = choosing_cards()
    known = "Only you know this round’s event: “Collapse”: Every player chooses a craftsman to lose."
    assert lines_of(described(state, 0), "event")[0] == known
    for other in (1, None):
        told = lines_of(described(state, other), "event")
        assert told[0] == "This round’s event is not revealed yet."
        assert "“Collapse”" in told[-1]


def test_places_are_told_with_what_they_give_and_who_is_there() -> None:
    parts = described(placing_builders(), 0)
    told = lines_of(parts, "valley")
    assert "9. King’s Court (no tax; the first also gets 1 metal): space 1 Bob, 3 spaces free." in told
    assert "11. Shiring castle (2 more workers next round): free." in told
    assert lines_of(parts, "place-kingsbridge") == [
        "Kingsbridge 1, “Aliena”: 1 more wood every round, with the yield of the forest.",
        "Kingsbridge 2, “Brother Remigius”: Once: place a builder that was just drawn for free.",
    ]


def test_the_bag_tells_whose_builders_are_left_and_who_waits() -> None:
    assert lines_of(described(placing_builders(), 1), "bag") == [
        "Builders still in the bag: Anna 2, Bob 1.",
        "Waiting to be placed for free, in this order: Bob (at 6).",
    ]


def test_places_that_are_done_with_are_not_told_again() -> None:
    parts = described(building(player(held="TTTT")), 0)
    assert not [line for line in lines_of(parts, "valley") if "Court" in line]
    assert lines_of(parts, "place-market") == []


def test_the_workshop_tells_the_plan_for_most_points() -> None:
    state = building(player(held="TTTTWW"))
    assert lines_of(described(state, 0), "workshop") == [
        (
            "Can still work this round: Mortar mixer: 3 sand into 1 point, 3 times more; "
            "Woodworker: 2 wood into 1 point, 4 times more; Stonecutter: 2 stone into 1 point, 4 times more."
        ),
        "At most 3 points this round, keeping nothing back, by using: Woodworker once, Stonecutter twice.",
    ]


# Places, cards and people ---------------------------------------------------------------------------


def test_a_place_is_told_with_its_effect_and_its_cards() -> None:
    assert place(placing_builders(), 0, "shiring") == [
        "Shiring",
        "You get the craftsman next to your builder for free.",
        "10. Shiring (craftsmen for free): 2 spaces free.",
        "Shiring 1, Mason (1 stone into 1 point, up to twice, only with a mortar mixer)",
        "Shiring 2, Toolmaker (2 gold every round by himself, only with 1 metal in stock)",
    ]


def test_the_market_is_told_with_prices_and_who_may_trade() -> None:
    assert (place(placing_builders(), 0, "market") or [])[-4:] == [
        "4 sand: costs 2 gold, sells for 2.",
        "4 wood: costs 3 gold, sells for 3; only those with a woodworker can buy.",
        "4 stone: costs 4 gold, sells for 4; only those with a stonecutter can sell.",
        "metal: sells for 5 gold, cannot be bought.",
    ]


def test_a_craftsman_is_told_with_his_employer() -> None:
    assert place(choosing_cards(), 0, "r1-mason") == [
        "Mason",
        "Mason, 5 gold: 1 stone into 1 point, up to twice, only with a mortar mixer",
        "Works for Bob.",
    ]


def test_an_advantage_and_an_event_are_told_with_their_kind() -> None:
    assert place(choosing_cards(), 1, "jack") == [
        "Jack",
        "“Jack”: You may employ six craftsmen instead of five.",
        "Stays to the end of the game.",
        "Bob has this card.",
    ]
    assert (place(choosing_cards(), 1, "collapse") or [])[-1].startswith("A bad event")
    assert place(choosing_cards(), 1, "rome") is None


# Choices ---------------------------------------------------------------------------


def test_craftsmen_are_offered_by_price() -> None:
    assert offered(choosing_cards(), "hire") == [
        "hire r2-carpenter: Carpenter, 3 gold: 1 wood into 1 point, up to twice",
        "hire r2-architect: Architect, 6 gold: 1 point every round by himself",
    ]


def test_hiring_one_too_many_is_said_to_cost_another() -> None:
    full = [*STARTING_CARDS, "r1-mason", "r1-tool-maker"]
    state = choosing(player(gold=10, craftsmen=full), craftsmen=["r2-architect"], round_number=2)
    assert offered(state, "hire")[0].endswith("by himself; then you must dismiss one")


def test_resource_cards_are_offered_by_the_workers_they_need() -> None:
    assert offered(choosing_cards(), "take") == [
        "take stone-small: Small quarry: 5 workers, 2 stone",
        "take sand-large: Large gravel pit: 7 workers, 4 sand",
    ]


def test_builders_are_offered_places_with_what_they_give() -> None:
    told = offered(placing_builders(), "place")
    aliena = "“Aliena”: 1 more wood every round, with the yield of the forest."
    remigius = "“Brother Remigius”: Once: place a builder that was just drawn for free."
    assert told[:4] == [
        "place bishop: Bishop’s seat (protection from a bad event, or 1 resource): free.",
        f"place kingsbridge-1: Kingsbridge 1, {aliena}",
        f"place kingsbridge-2: Kingsbridge 2, {remigius}",
        "place priory: Kingsbridge priory (2 points, then 1): 2 spaces free.",
    ]


def test_trade_is_offered_by_price_and_gain() -> None:
    state = trading(player(gold=28, held="MS", craftsmen=()), player())
    assert offered(state, "buy")[:2] == ["buy sand 1: 1 sand for 2 gold", "buy sand 2: 2 sand for 4 gold"]
    assert offered(state, "sell") == [
        "sell sand 1: 1 sand for 2 gold",
        "sell metal 1: 1 metal for 2 gold: 3 gold over the limit is lost.",
    ]


def test_craftsmen_work_in_the_order_of_their_points() -> None:
    state = building(player(held="TTS", craftsmen=["start-stonecutter", "r5-sculptor"]), round_number=6)
    assert offered(state, "convert") == [
        "convert r5-sculptor: Sculptor: 1 stone into 2 points, 3 times more",
        "convert start-stonecutter: Stonecutter: 2 stone into 1 point, 4 times more",
    ]
