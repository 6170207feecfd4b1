"""The worked examples of the rules, with exact results. S, W, T and M are sand, wood, stone and metal."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.pillars.events import (
    BuilderDrawn,
    BuilderPlaced,
    BuilderSetAside,
    Gained,
    Paid,
    WorkersToMill,
)
from pentapolis.games.pillars.rulebook import Pillars
from tests.games.pillars.building import (
    building,
    chance_for_draws,
    chance_for_roll,
    choosing,
    drawing,
    gold,
    holds,
    legal,
    of_type,
    play,
    play_draws,
    player,
    position,
    refusal,
    resolving,
    standing,
    start,
    trading,
)


def test_1_the_cathedral() -> None:
    row = ["start-mortar-mixer", "start-stonecutter", "r2-potter", "r2-architect", "r1-tool-maker"]
    state = trading(player(gold=0, held="SSSSSTTTM", craftsmen=row), player(), market=(0,))
    play(state, "stop")
    assert (gold(state), state.points[0]) == (2, 11), "tool maker and architect work by themselves"
    play(state, "convert r2-potter", "convert r2-potter")
    play(state, "convert start-mortar-mixer", "convert start-stonecutter")
    assert state.points[0] == 10 + 5
    assert (holds(state), gold(state)) == ("TM", 2)


def test_2_the_market() -> None:
    state = trading(player(gold=7, held="MM"), player(gold=2, held="TT"))
    play(state, "buy wood 2")
    assert gold(state, 0) == 1
    play(state, "sell stone 1")
    assert gold(state, 1) == 6
    play(state, "sell metal 1")
    assert gold(state, 0) == 6
    play(state, "buy wood 2")
    assert (gold(state, 1), state.market[1]) == (0, 0)
    play(state, "buy sand 3")
    assert (gold(state, 0), state.market[0]) == (0, 1)
    play(state, "stop")
    assert state.actors == (0,)
    play(state, "stop")
    assert state.view(None)["stage"] == "cathedral"
    assert state.view(None)["places"]["market"] == [None] * 4


def test_3_capacity() -> None:
    row = ["start-woodworker", "start-mortar-mixer"]
    state = building(player(held="WWWWWWWWWSSS", craftsmen=row), round_number=6)
    play(state, *["convert start-woodworker"] * 4)
    assert (state.points[0], holds(state)) == (14, "SSSW")
    assert refusal(state, "convert start-woodworker")[0] == "capacity"


def test_4_the_goldsmith() -> None:
    state = building(player(gold=12, craftsmen=["r5-goldsmith"]), round_number=5)
    play(state, *["convert r5-goldsmith"] * 4)
    assert (state.points[0], gold(state)) == (14, 0)
    state = building(player(gold=25, held="WW", craftsmen=["r5-goldsmith", "start-woodworker"]))
    play(state, *["convert r5-goldsmith"] * 6)
    assert (state.points[0], gold(state)) == (16, 7)
    assert legal(state) == ["convert start-woodworker", "finish"]
    state = building(player(gold=25, craftsmen=["r5-goldsmith"]), "archbishop", decision="boost")
    play(state, "boost r5-goldsmith", *["convert r5-goldsmith"] * 7)
    assert (state.points[0], gold(state)) == (17, 4)


def test_5_the_order_of_waiting() -> None:
    builders = {"drawn": None, "handled": 6, "rejections": 0, "waiting": [[0, 7], [1, 5], [0, 4]]}
    state = position(
        player(), player(), resource_cards=[], stage="builders", decision="place-free", builders=builders
    )
    for seat in (0, 1, 0):
        assert state.actors == (seat,)
        assert "wait" not in legal(state)
        (placed,) = of_type(play(state, "place market"), BuilderPlaced)
        assert isinstance(placed, BuilderPlaced)
        assert (placed.seat, placed.paid) == (seat, 0)


def paid_for_builders(events: list[pentapolis.Event], seats: int) -> list[int]:
    """What each seat paid for builders."""
    placed = [event for event in events if isinstance(event, BuilderPlaced)]
    return [sum(event.paid for event in placed if event.seat == seat) for seat in range(seats)]


def draws(events: list[pentapolis.Event]) -> list[tuple[int, int]]:
    """Whose builders were drawn, at what price."""
    return [(event.seat, event.cost) for event in events if isinstance(event, BuilderDrawn)]


def test_6_the_cost_track_for_four() -> None:
    red, blue, green, yellow = range(4)
    state = drawing(*[player(gold=20) for _ in range(4)], drawn=red)
    moves = [
        (red, "wait"),
        (blue, "place bishop"),
        (green, "place priory"),
        (red, "wait"),
        (yellow, "place priory"),
        (blue, "place court"),
        (yellow, "wait"),
        (green, "place court"),
        (yellow, "place court"),
        (red, "place court"),
        (blue, "place market"),
        (green, "place market"),
    ]
    events = play_draws(state, moves)
    assert draws(events) == [
        (blue, 6),
        (green, 5),
        (red, 4),
        (yellow, 3),
        (blue, 2),
        (yellow, 1),
        (green, 0),
        (yellow, 0),
        (red, 0),
        (blue, 0),
        (green, 0),
    ]
    for seat in (red, red, yellow):
        assert state.actors == (seat,)
        events += play(state, "place castle" if "place castle" in legal(state) else "place market")
    assert paid_for_builders(events, 4) == [0, 8, 5, 3]


def test_6_a_builder_that_costs_nothing_must_be_placed() -> None:
    state = drawing(player(gold=20), player(), handled=7, decision="place-free")
    assert "wait" not in legal(state)
    assert refusal(state, "wait")[0] == "first-place-free"


def test_7_two_players() -> None:
    a, b = 0, 1
    state = drawing(player(gold=20), player(gold=20), drawn=a)
    moves = [
        (a, "wait"),
        (b, "place bishop"),
        (a, "place priory"),
        (b, "wait"),
        (b, "wait"),
        (a, "place priory"),
    ]
    events = play_draws(state, moves)
    assert draws(events) == [(b, 6), (a, 5), (b, 4), (b, 3), (a, 2)]
    for seat in (a, b, b):
        assert state.actors == (seat,)
        events += play(state, "place market")
    assert paid_for_builders(events, 2) == [7, 6]


def test_8_the_city_wall() -> None:
    chance = chance_for_draws([3, 3, 3], [0, 0, 0, 1, 2])
    walled = [player(gold=20, bag=3, walled=True, passed=seat > 0, workers=2) for seat in range(3)]
    builders: dict[str, object] = {"drawn": None, "handled": 0, "rejections": 0, "waiting": []}
    state = position(*walled, chance=chance, builders=builders)
    events = play(state, "pass")
    while "wait" in legal(state):
        events += play(state, "wait")
    drawn = draws(events)
    assert drawn[:4] == [(0, 7), (0, 6), (1, 5), (2, 4)]
    assert len(drawn) == 6, "two of each"
    assert drawn[5][1] == 2
    aside = [event.seat for event in events if isinstance(event, BuilderSetAside)]
    assert aside[0] == 0
    assert sorted(aside) == [0, 1, 2]


@pytest.mark.parametrize(("roll", "had", "points", "left"), [(5, 2, 10, 9), (4, 0, 10, 8), (4, 0, 1, 0)])
def test_9_tax_debts(roll: int, had: int, points: int, left: int) -> None:
    state, _ = resolving(player(gold=had, points=points), chance=chance_for_roll(roll))
    assert (gold(state), state.points[0]) == (0, left)


def test_10_the_extra_tax() -> None:
    state, events = resolving(player(gold=3), next_event="extra-tax", places=standing(court=[0]))
    assert (gold(state), state.points[0]) == (0, 10)
    assert Paid(0, "extra-tax", 4, 3, 0) in events


@pytest.mark.parametrize(("workers", "had", "has", "lost"), [(7, 22, 30, 4), (3, 10, 16, 0)])
def test_11_the_mill(workers: int, had: int, has: int, lost: int) -> None:
    miller = player(gold=had, workers=workers)
    state, events = resolving(miller, next_event="generosity", places=standing(court=[0]))
    assert gold(state) == has
    assert Gained(0, "wool-mill", gold=has - had, wasted=lost) in events


def test_12_winter_with_aliena() -> None:
    owner = player(cards=["wood-medium", "sand-small"], advantages=["aliena"])
    state, _ = resolving(owner, next_event="cold-winter")
    assert holds(state) == "SWWW"


def test_13_volunteers() -> None:
    state, _ = resolving(player(cards=["stone-large", "sand-small"]), next_event="volunteers")
    assert holds(state) == "SSSTTTTT"


def test_14_workers() -> None:
    cards = ["sand-small", "sand-medium", "sand-large", "wood-small", "wood-medium", "wood-large"]
    cards += ["stone-small", "stone-medium", "stone-large"]
    state = choosing(player(workers=12), player(workers=12), cards=cards)
    play(state, "take stone-large", "pass")
    assert legal(state) == ["take sand-small", "pass"]
    state = choosing(player(workers=12), player(workers=12), cards=cards)
    events = play(state, "take wood-small", "pass", "take sand-medium", "take stone-small")
    (to_mill,) = of_type(events, WorkersToMill)
    assert isinstance(to_mill, WorkersToMill)
    assert to_mill.workers == (0, 12)
    assert not any(isinstance(event, Gained) and event.seat == 0 and event.gold for event in events)
    state, _ = resolving(player(advantages=["otto"]), places=standing(castle=[0]))
    assert (state.round, state.workers) == (2, [15, 12])


def test_15_a_mason_without_a_mortar_mixer() -> None:
    state = building(player(held="TTTT", craftsmen=["r3-mason", "start-stonecutter"]), round_number=6)
    assert legal(state) == ["convert start-stonecutter", "finish"]
    assert refusal(state, "convert r3-mason") == ("idle", {"craftsman": "r3-mason", "family": "mortar-mixer"})
    play(state, *["convert start-stonecutter"] * 2)
    assert (state.points[0], holds(state)) == (12, "")
    state = building(player(held="TTTT", craftsmen=["r3-mason", "start-mortar-mixer"]), round_number=6)
    play(state, *["convert r3-mason"] * 4)
    assert (state.points[0], holds(state)) == (14, "")


def test_16_the_archbishop() -> None:
    row = ["r4-sculptor", "r6-bell-maker"]
    state = building(player(held="TTT", craftsmen=row), "archbishop", decision="boost")
    assert legal(state) == ["boost r4-sculptor", "decline"]
    assert refusal(state, "boost r6-bell-maker")[0] == "not-boostable"
    play(state, "boost r4-sculptor", *["convert r4-sculptor"] * 3)
    assert (state.points[0], holds(state)) == (16, "")


def test_17_the_priory() -> None:
    state, events = resolving(player(gold=5, advantages=["philip"]), places=standing(priory=[0, 0]))
    assert state.points[0] == 15
    assert [event.points for event in events if isinstance(event, Gained) and event.points] == [3, 2]


def test_18_the_limit_of_craftsmen() -> None:
    five = ["start-mortar-mixer", "start-woodworker", "start-stonecutter", "r1-mason", "r2-potter"]
    other = player(workers=2)

    def offered(hiring: dict[str, object]) -> Pillars:
        return choosing(hiring, other, cards=["sand-small"], craftsmen=["r4-sculptor"], round_number=4)

    state = offered(player(gold=9, craftsmen=five))
    play(state, "hire r4-sculptor")
    assert (gold(state), state.actors) == (2, (0,))
    assert legal(state) == [f"dismiss {name}" for name in [*five, "r4-sculptor"]]
    play(state, "dismiss r4-sculptor")
    assert gold(state) == 2
    assert state.view(None)["players"][0]["craftsmen"] == five
    state = offered(player(gold=9, craftsmen=five, advantages=["jack"]))
    play(state, "hire r4-sculptor")
    assert state.actors == (1,)
    assert len(state.view(None)["players"][0]["craftsmen"]) == 6


def test_19_the_bishop() -> None:
    guest = player(gold=5, points=12)
    state, _ = resolving(guest, next_event="conflict", places=standing(bishop=[0], market=[0]))
    assert legal(state) == ["bishop protection", "bishop resource"]
    other = state.copy()
    play(state, "bishop protection")
    assert (state.points[0], holds(state)) == (12, "")
    play(other, "bishop resource")
    assert other.points[0] == 10
    assert legal(other) == ["collect sand", "collect wood", "collect stone"]
    (gained, *_) = play(other, "collect stone")
    assert gained == Gained(0, "bishop", stone=1)
    assert holds(other) == "T"
    assert other.view(0)["market"] == {"sand": 4, "wood": 4, "stone": 3}


def test_20_the_court() -> None:
    players = [
        player(gold=10),
        player(gold=10),
        player(gold=10, advantages=["francis"]),
        player(gold=10, advantages=["loyalty"]),
    ]
    state, _ = resolving(*players, chance=chance_for_roll(4), places=standing(court=[0, 1]))
    assert state.actors == (3,)
    assert legal(state) == ["use loyalty", "decline"]
    paying = state.copy()
    play(state, "use loyalty")
    play(paying, "decline")
    assert [gold(state, seat) for seat in range(4)] == [10, 10, 8, 10]
    assert [gold(paying, seat) for seat in range(4)] == [10, 10, 8, 6]
    assert [holds(state, seat) for seat in range(4)] == ["M", "", "", ""]
    assert state.advantages[3] == 0
    assert paying.advantages[3] != 0


def test_21_metal_in_the_last_round() -> None:
    row = ["r6-organ-builder", "r6-bell-maker"]
    state = building(player(held="WMMM", craftsmen=row), round_number=6)
    play(state, "convert r6-organ-builder", "convert r6-bell-maker", "convert r6-bell-maker")
    assert (state.points[0], holds(state)) == (24, "")


def test_22_the_order_matters() -> None:
    builder = player(gold=29, held="WW", craftsmen=["r1-woodworker", "r6-goldsmith"])
    state = building(builder, round_number=6)
    play(state, "convert r1-woodworker")
    assert gold(state) == 30
    play(state, "convert r1-woodworker", *["convert r6-goldsmith"] * 8)
    assert (state.points[0], gold(state)) == (18, 6)
    state = building(builder, round_number=6)
    play(state, *["convert r6-goldsmith"] * 8)
    assert (state.points[0], gold(state)) == (18, 5)
    play(state, *["convert r1-woodworker"] * 2)
    assert gold(state) == 13


def test_23_five_resources_are_kept() -> None:
    state = building(player(held="SSSWWMM"), decision="return-resources")
    play(state, "return sand")
    assert state.actors == (0,)
    play(state, "return sand")
    assert holds(state) == "SWWMM"
    assert state.round == 2


def test_24_each_kind_is_traded_one_way() -> None:
    state = trading(player(gold=10, held="W"), player(), market=(0,))
    play(state, "buy sand 2")
    assert refusal(state, "sell sand 1")[0] == "bought-before"
    assert "sell wood 1" in legal(state)
    play(state, "sell wood 1")
    assert refusal(state, "buy wood 1")[0] == "sold-before"
    state, _ = resolving(player(gold=5), places=standing(bishop=[0], market=[0]))
    play(state, "collect sand")
    assert "sell sand 1" in legal(state)


def test_25_gold_at_the_start() -> None:
    state = start(3, starting_player=2)
    assert [gold(state, seat) for seat in range(3)] == [21, 22, 20]


def test_26_the_next_start_player() -> None:
    everybody = [player(gold=5) for _ in range(4)]
    turned = {"start_player": 1, "actor": 1, "cursor": 0}
    ready = [{**each, "passed": seat != 1, "workers": 2} for seat, each in enumerate(everybody)]
    state = position(*ready, **turned)
    play(state, "pass")
    assert (state.start_player, state.actors) == (2, (2,))
    state = position(*ready, **turned, places=standing(start_player=[0]))
    play(state, "pass")
    assert (state.start_player, state.actors) == (0, (0,))


def test_27_ties() -> None:
    def ranking(first: int) -> tuple[tuple[int, ...], ...]:
        players = [player(gold=first, points=47), player(gold=5, points=47), player(gold=9, points=40)]
        state, _ = resolving(*players, round_number=6, places=standing(court=[0, 1, 2]))
        assert state.result is not None
        return state.result.ranking

    assert ranking(3) == ((1,), (0,), (2,))
    assert ranking(5) == ((0, 1), (2,))


def test_28_brother_remigius() -> None:
    state = drawing(player(gold=2, advantages=["remigius"]), player(gold=9, bag=1), handled=1)
    assert legal(state) == ["use remigius", "wait"]
    events = play(state, "use remigius", "place court")
    assert gold(state) == 2
    assert state.advantages[0] == 0
    assert BuilderPlaced(0, "court", 0, 0) in events
    assert draws(events) == [(1, 5)]


def test_29_the_extra_tax_is_no_tax() -> None:
    owner = player(gold=10, advantages=["francis", "loyalty"])
    state, events = resolving(owner, next_event="extra-tax", places=standing(court=[0]))
    paid = [event for event in events if isinstance(event, Paid) and event.seat == 0]
    assert paid == [Paid(0, "extra-tax", 4, 4, 0), Paid(0, "court", 0, 0, 0)]
    assert gold(state) == 6
    assert state.view(None)["players"][0]["advantages"] == ["francis", "loyalty"]


def test_30_protected_from_the_winter() -> None:
    worker = player(cards=["wood-medium", "stone-small"])
    state, _ = resolving(worker, next_event="cold-winter", places=standing(bishop=[0]))
    other = state.copy()
    play(state, "bishop protection")
    assert holds(state) == "WWWTT"
    play(other, "bishop resource", "collect sand")
    assert holds(other) == "SWWT"


def test_31_income_without_a_card() -> None:
    owner = player(workers=12, advantages=["tom"])
    state, events = resolving(owner, next_event="royal-victory", places=standing(court=[None, 0]))
    assert Gained(0, "wool-mill", gold=12) in events
    assert holds(state) == "T"
