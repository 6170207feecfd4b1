"""Every advantage card, event card and place does what it says."""

from __future__ import annotations

import pytest

from pentapolis.games.pillars.components import BOX
from pentapolis.games.pillars.events import Gained, Paid, PointsLost
from tests.games.pillars.building import (
    ADVANTAGES,
    EVENTS,
    LAST_ADVANTAGES,
    SPACES,
    Player,
    chance_for_roll,
    drawing,
    gold,
    holds,
    legal,
    play,
    player,
    position,
    resolving,
    standing,
    trading,
)

# Advantage cards ---------------------------------------------------------------------------


def in_kingsbridge(card: str, winner: Player, **given: object) -> tuple[int, str, int, list[str]]:
    """Gold, resources, points and advantages of a seat that gets a card at Kingsbridge and pays no tax."""
    others = [other for other in ADVANTAGES if other != card]
    here = [card, others[0]] if card in ADVANTAGES else [*LAST_ADVANTAGES]
    spaces = [0] if card != LAST_ADVANTAGES[1] else [None, 0]
    places = standing(kingsbridge=spaces, court=[1, 0])
    state, _ = resolving(winner, player(), kingsbridge=here, places=places, **given)
    return gold(state), holds(state), state.points[0], state.view(None)["players"][0]["advantages"]


@pytest.mark.parametrize(
    ("card", "gained", "cubes", "points"),
    [
        ("toledo", 0, "MM", 0),
        ("wool-fair", 8, "", 0),
        ("madonna", 0, "", 3),
        ("festivities", 0, "M", 0),
        ("completion", 0, "WT", 0),
    ],
)
def test_an_immediate_card_brings_its_gain_and_is_gone(
    card: str, gained: int, cubes: str, points: int
) -> None:
    last = 6 if card in LAST_ADVANTAGES else 1
    assert in_kingsbridge(card, player(gold=3), round_number=last) == (3 + gained, cubes, 10 + points, [])


@pytest.mark.parametrize(("card", "cube"), [("aliena", "W"), ("richard", "S"), ("tom", "T")])
def test_income_comes_in_the_round_in_which_the_card_is_gained(card: str, cube: str) -> None:
    assert in_kingsbridge(card, player()) == (0, cube, 10, [card])


def test_philip_counts_in_the_round_in_which_he_is_gained() -> None:
    places = standing(kingsbridge=[0], priory=[0], court=[0])
    state, _ = resolving(player(), player(), kingsbridge=["philip", "tom"], places=places)
    assert state.points[0] == 13


def test_francis_makes_the_tax_two_in_the_round_in_which_he_is_gained() -> None:
    places = standing(kingsbridge=[0])
    chance = chance_for_roll(5)
    state, _ = resolving(
        player(gold=9), player(), kingsbridge=["francis", "tom"], places=places, chance=chance
    )
    assert gold(state) == 7


@pytest.mark.parametrize(("had", "points"), [(1, 10), (0, 9)])
def test_debts_with_francis(had: int, points: int) -> None:
    state, _ = resolving(player(gold=had, advantages=["francis"]), chance=chance_for_roll(5))
    assert (gold(state), state.points[0]) == (0, points)


def test_ellen_shows_the_event_to_her_owner_alone() -> None:
    state, _ = resolving(player(gold=9, advantages=["ellen"]))
    assert state.round == 2
    assert state.view(0)["known_event"] == BOX.events[state.unseen_events[0]].id
    assert state.view(1)["known_event"] is None
    assert state.view(None)["known_event"] is None


def test_ellen_tells_nothing_in_the_round_in_which_she_is_gained() -> None:
    places = standing(kingsbridge=[0], market=[0])
    state, _ = resolving(player(gold=9), player(), kingsbridge=["ellen", "tom"], places=places)
    assert state.view(0)["decision"] == "trade"
    assert state.view(0)["known_event"] is None
    play(state, "stop")
    assert state.view(0)["known_event"] is not None


def test_jack_allows_six_craftsmen_from_shiring_in_the_same_round() -> None:
    five = ["start-mortar-mixer", "start-woodworker", "start-stonecutter", "r2-carpenter", "r2-potter"]
    places = standing(kingsbridge=[0], shiring=[0], court=[0])
    given: dict[str, object] = {"kingsbridge": ["jack", "tom"], "shiring": ["r1-mason", None]}
    state, _ = resolving(player(craftsmen=five), player(), places=places, **given)
    assert state.round == 2
    assert len(state.view(None)["players"][0]["craftsmen"]) == 6


def test_otto_works_from_the_next_round_on() -> None:
    places = standing(kingsbridge=[0])
    state, _ = resolving(player(gold=9), player(), kingsbridge=["otto", "tom"], places=places)
    workers = state.view(None)["players"][0]["workers"]
    assert (workers["total"], workers["free"], workers["black"]) == (13, 13, 1)


def test_thomas_wards_off_a_bad_event_once() -> None:
    owner = player(gold=9, points=10, advantages=["thomas"])
    state, _ = resolving(owner, next_event="conflict")
    assert legal(state) == ["use thomas", "decline"]
    kept = state.copy()
    play(state, "use thomas")
    play(kept, "decline")
    assert (state.points[0], kept.points[0]) == (10, 8)
    assert state.view(None)["players"][0]["advantages"] == []
    assert kept.view(None)["players"][0]["advantages"] == ["thomas"]


def test_thomas_is_not_asked_at_a_good_event() -> None:
    state, _ = resolving(player(gold=9, advantages=["thomas"]), next_event="royal-victory")
    assert state.round == 2


def test_thomas_leaves_the_bishops_guest_the_cube() -> None:
    owner = player(points=12, advantages=["thomas"])
    state, _ = resolving(owner, next_event="conflict", places=standing(bishop=[0], court=[0]))
    play(state, "bishop resource", "use thomas", "collect wood")
    assert (state.points[0], holds(state)) == (12, "WM")


def test_whoever_is_protected_by_the_bishop_keeps_thomas() -> None:
    owner = player(points=12, advantages=["thomas"], gold=9)
    state, _ = resolving(owner, next_event="conflict", places=standing(bishop=[0]))
    play(state, "bishop protection")
    assert state.points[0] == 12
    assert state.view(None)["players"][0]["advantages"] == ["thomas"]


def test_loyalty_is_not_asked_of_those_at_court() -> None:
    state, _ = resolving(player(advantages=["loyalty"]), places=standing(court=[0]))
    assert state.round == 2


def test_loyalty_helps_in_the_round_in_which_it_is_gained() -> None:
    places = standing(kingsbridge=[0])
    state, _ = resolving(player(gold=9), player(), kingsbridge=["loyalty", "tom"], places=places)
    play(state, "use loyalty")
    assert gold(state) == 9


def test_remigius_places_for_nothing_even_who_could_pay() -> None:
    state = drawing(player(gold=20, advantages=["remigius"]), player(gold=9, bag=1))
    assert "use remigius" in legal(state)
    play(state, "use remigius")
    assert "wait" not in legal(state)
    play(state, "place bishop")
    assert gold(state) == 20


def test_remigius_is_not_offered_for_a_builder_that_costs_nothing() -> None:
    owner = player(gold=20, advantages=["remigius"])
    state = drawing(owner, player(), handled=7, decision="place-free")
    assert "use remigius" not in legal(state)


# Event cards ---------------------------------------------------------------------------


def after_event(event: str, **given: object) -> tuple[int, str, int]:
    """Gold, resources and points after a round with an event for somebody with 10 gold who pays no tax."""
    state, _ = resolving(player(gold=10), next_event=event, places=standing(court=[1, 0]), **given)
    return gold(state), holds(state), state.points[0]


@pytest.mark.parametrize(
    ("event", "outcome"),
    [
        ("archbishop", (10, "", 10)),
        ("volunteers", (10, "", 10)),
        ("royal-victory", (15, "", 10)),
        ("castle-taken", (10, "M", 10)),
        ("generosity", (10, "", 10)),
        ("extra-tax", (6, "", 10)),
        ("cold-winter", (10, "", 10)),
        ("city-wall", (10, "", 10)),
        ("conflict", (10, "", 8)),
    ],
)
def test_what_an_event_does_to_somebody_without_cards_and_workers(
    event: str, outcome: tuple[int, str, int]
) -> None:
    options: dict[str, object] = {"archbishop_scope": "all-craftsmen"}
    assert after_event(event, options=options) == outcome


def test_all_events_are_looked_at() -> None:
    assert {event.id for event in BOX.events} == set(EVENTS)


def test_the_collapse_takes_a_craftsman_of_everybodys_choice() -> None:
    state, _ = resolving(player(gold=9), player(gold=9), next_event="collapse")
    assert legal(state) == [
        "dismiss start-mortar-mixer",
        "dismiss start-woodworker",
        "dismiss start-stonecutter",
    ]
    play(state, "dismiss start-woodworker")
    assert state.actors == (1,)
    play(state, "dismiss start-stonecutter")
    rows = [seat["craftsmen"] for seat in state.view(None)["players"]]
    assert rows == [
        ["start-mortar-mixer", "start-stonecutter"],
        ["start-mortar-mixer", "start-woodworker"],
    ]


def test_the_city_wall_limits_the_next_round_to_those_whom_nobody_protected() -> None:
    state, _ = resolving(player(gold=9), player(gold=9), next_event="city-wall", places=standing(bishop=[1]))
    play(state, "bishop protection")
    walled = [seat["walled"] for seat in state.view(None)["players"]]
    assert (state.round, walled) == (2, [True, False])


def test_the_extra_tax_can_cost_points() -> None:
    state, events = resolving(player(gold=1, points=10), next_event="extra-tax", places=standing(court=[0]))
    assert Paid(0, "extra-tax", 4, 1, 1) in events
    assert state.points[0] == 9


def test_the_conflict_leaves_nobody_below_nothing() -> None:
    state, events = resolving(player(points=1), next_event="conflict", places=standing(court=[0]))
    assert PointsLost(0, 1) in events
    assert state.points[0] == 0


def test_volunteers_and_winter_leave_income_alone() -> None:
    owner = player(cards=["stone-small"], advantages=["tom"])
    for event, stones in (("volunteers", 4), ("cold-winter", 2)):
        state, _ = resolving({**owner, "craftsmen": []}, next_event=event)
        assert holds(state) == "T" * stones


def test_the_archbishop_helps_all_if_that_is_the_option() -> None:
    row = ["r4-sculptor", "r2-potter", "r6-bell-maker"]
    builder = player(held="TTTSSSMMM", craftsmen=row)
    options: dict[str, object] = {"archbishop_scope": "all-craftsmen"}
    state, _ = resolving(builder, next_event="archbishop", options=options)
    workshop = state.view(None)["workshop"]
    assert workshop is not None
    assert workshop["uses_left"] == {"r2-potter": 3, "r4-sculptor": 3, "r6-bell-maker": 2}
    assert state.view(None)["decision"] == "convert"


# Places ---------------------------------------------------------------------------


def test_every_place_has_its_spaces() -> None:
    assert {place.id: place.spaces for place in BOX.places if place.spaces} == SPACES
    assert sum(SPACES.values()) == 17
    assert [place.id for place in BOX.places] == [
        "event",
        "bishop",
        "wool-mill",
        "kingsbridge",
        "priory",
        "forest",
        "quarry",
        "gravel-pit",
        "court",
        "shiring",
        "castle",
        "market",
        "cathedral",
        "start-player",
    ]


def test_the_bishops_guest_takes_a_cube_at_a_good_event() -> None:
    state, _ = resolving(player(gold=9), next_event="royal-victory", places=standing(bishop=[0]))
    assert legal(state) == ["collect sand", "collect wood", "collect stone"]


def test_cards_at_kingsbridge_without_a_builder_leave_the_game() -> None:
    state, _ = resolving(player(gold=9), kingsbridge=["tom", "otto"])
    assert state.view(None)["advantages_gone"] == ["tom", "otto"]


def test_the_priory_pays_two_and_one() -> None:
    state, _ = resolving(player(gold=9), player(gold=9), places=standing(priory=[1, 0]))
    assert state.points == [11, 12]


def test_the_sites_yield_in_their_order() -> None:
    worker = player(cards=["sand-small", "stone-small", "wood-small"], craftsmen=())
    _, events = resolving(worker, next_event="royal-victory")
    sites = [
        event.reason for event in events if isinstance(event, Gained) and event.reason != "royal-victory"
    ]
    assert sites == ["forest", "quarry", "gravel-pit"]


def test_only_the_first_space_at_court_gives_metal() -> None:
    state, _ = resolving(player(), player(), places=standing(court=[1, 0]))
    assert (holds(state, 0), holds(state, 1)) == ("", "M")


def test_two_builders_at_court_bring_no_more_than_one() -> None:
    state, _ = resolving(player(gold=3), player(gold=9), places=standing(court=[0, 0, 0]))
    assert (holds(state), gold(state)) == ("M", 3)


def test_shiring_gives_its_craftsmen_for_nothing() -> None:
    shiring = ["r1-tool-maker", "r1-mason"]
    state, _ = resolving(player(gold=9), player(gold=9), shiring=shiring, places=standing(shiring=[1]))
    assert "r1-tool-maker" in state.view(None)["players"][1]["craftsmen"]
    assert gold(state, 1) >= 4, "only the tax was paid"
    assert "r1-mason" in state.view(None)["craftsmen_gone"]


def test_a_craftsman_from_shiring_may_be_the_one_to_go() -> None:
    five = ["start-mortar-mixer", "start-woodworker", "start-stonecutter", "r2-carpenter", "r2-potter"]
    places = standing(shiring=[0, 0])
    state, _ = resolving(
        player(gold=9, craftsmen=five), player(gold=9), shiring=["r1-mason", "r1-woodworker"], places=places
    )
    play(state, "dismiss r1-mason")
    assert state.view(None)["decision"] == "dismiss"
    play(state, "dismiss r2-potter")
    assert state.view(None)["players"][0]["craftsmen"] == [
        "start-mortar-mixer",
        "start-woodworker",
        "start-stonecutter",
        "r1-woodworker",
        "r2-carpenter",
    ]


def test_the_castle_lends_two_workers_for_one_round() -> None:
    state, _ = resolving(player(gold=9), places=standing(castle=[0]))
    assert state.workers == [14, 12]
    assert state.view(None)["players"][0]["workers"]["grey"] == 2


def test_castle_and_start_player_do_nothing_in_the_last_round() -> None:
    places = standing(castle=[1], start_player=[1])
    state, _ = resolving(player(gold=9), player(gold=9), round_number=6, places=places)
    assert state.result is not None
    assert state.start_player == 0


def test_the_market_goes_round_and_round() -> None:
    state = trading(player(gold=20, held="MM"), player(gold=20, held="MM"), market=(0, 1, 0))
    seats = []
    for line in ("sell metal 1", "buy sand 1", "buy stone 1", "buy wood 1", "stop", "stop", "stop"):
        seats.append(state.actors[0])
        play(state, line)
    assert seats == [0, 1, 0, 0, 1, 0, 0]


def test_the_cathedral_grows_by_one_part_a_round() -> None:
    state = position(player(workers=2), player(workers=2, passed=True), round_number=3)
    assert state.view(None)["cathedral"] == ["nave", "portal"]
    play(state, "pass")
    assert state.view(None)["cathedral"] == ["nave", "portal", "apse"]
