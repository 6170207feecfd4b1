"""The rules of play of La Città, in rulebook order, with the rulings that decide something."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import pentapolis
from pentapolis.games.lacitta.box import Box, problems
from pentapolis.games.lacitta.components import (
    AREAS,
    AREAS_BESIDE,
    BOX,
    HEXES,
    PLACES,
)
from pentapolis.games.lacitta.components.board import ROADS, hexes_of
from pentapolis.games.lacitta.events import (
    CardTurnedUp,
    Famine,
    Grown,
    Income,
    Passed,
    Penalised,
    Reshuffled,
    SiteChosen,
    YearBegan,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.kernel.box_files import read_built_in
from tests.games.lacitta.building import (
    FAR,
    FERTILE,
    attraction,
    before_the_vote,
    can,
    city,
    display,
    legal,
    people,
    play,
    player,
    position,
    reason,
    refusal,
    start,
    tiles,
    vote,
)

COMPONENTS = files("pentapolis.games.lacitta").joinpath("components.toml").read_text("utf-8")
# The box
# --------------------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(HEXES), len(AREAS)) == (163, 22)
    assert Counter(landscape.id[:5] for landscape in BOX.landscapes for _ in range(landscape.count)) == {
        "field": 14,
        "mount": 3,
        "water": 5,
    }
    assert sum(pool.tiles for pool in BOX.pools) + 20 == 141
    assert sum(card.count for card in BOX.cards) == 32
    assert [attraction.voice_cards for attraction in BOX.attractions] == [9, 9, 9]


@pytest.mark.parametrize(
    ("wrong", "right", "problem"),
    [
        ("tiles = 40", "tiles = 41", "the box should hold"),
        ("hexes = 83", "hexes = 84", "light-green should be 84 hexes"),
        ("neighbours = 2", "neighbours = 3", "one ring shows both"),
        ('cells = "b  A1 b', 'cells = "b  Z1 b', "there should be 22 areas"),
        ('["2 W 2 W 1"', '["2 W 2 W W"', "set-up for 2 does not use the pieces"),
    ],
)
def test_a_box_that_contradicts_itself_is_refused(wrong: str, right: str, problem: str) -> None:
    assert wrong in COMPONENTS
    with pytest.raises(ValueError, match=problem):
        read_built_in(COMPONENTS.replace(wrong, right, 1), Box, problems)


def test_the_map_is_as_it_was_designed() -> None:
    roads = ROADS[5]
    neighbours = [near.bit_count() for near in roads.near]
    assert Counter(neighbours) == {2: 52, 3: 96, 4: 15}
    assert sum(neighbours) == 2 * 226
    assert Counter(map(len, AREAS_BESIDE)) == {2: 101, 1: 62}
    assert Counter(area for areas in AREAS_BESIDE for area in areas) == dict.fromkeys(range(22), 12)
    assert max(around.bit_count() for around in roads.around) == 15
    for seats in (2, 3, 4):
        usable = ROADS[seats].usable
        assert ROADS[seats].connected_to(usable & -usable, usable) == usable
    places = set(PLACES)
    assert all((14 - place.q, 16 - place.r) in places for place in PLACES), "the half turn"


# Set-up (3)
# --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_beginners_start_with_two_castles_and_six_food_each(seats: int) -> None:
    state = start(seats)
    for seat_view in state.view(None)["players"]:
        assert (seat_view["food"], seat_view["people"], seat_view["castles"]) == (6, 8, 2)
        assert (seat_view["gold"], seat_view["action_cards"], seat_view["figures_left"]) == (1, 3, 4)
    assert state.view(None)["deck"] == 25
    assert len(state.view(None)["display"]) == 7


def test_castles_keep_apart_from_the_beginning() -> None:
    state = start(5, setup="advanced", seed=3)
    while state.view(None)["phase"] == "castle":
        play(state, legal(state)[-1])
    around = ROADS[5].around
    castles = [castle for castle in state.castles if castle >= 0]
    assert len(castles) == 10
    assert all(not around[one] >> other & 1 for one in castles for other in castles if one != other)


def test_a_hex_too_near_to_a_castle_is_refused() -> None:
    state = start(2, setup="advanced")
    play(state, "castle 79")
    assert reason(state, "castle 79") == "taken"
    assert refusal(state, "castle 76") == ("castle-near", {"space": "76", "free": 3})
    assert can(state, "castle 75")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_balanced_landscape_has_no_hex_between_two_mountains(seats: int) -> None:
    for seed in range(20):
        state = start(seats, seed=seed, setup="advanced", balanced_shuffle=True)
        usable = hexes_of(ROADS[state.seats].usable)
        assert max(state.land.gold[site] for site in usable) < 2
        landscapes = state.view(None)["landscapes"]
        wide = [landscapes[name] for area, name in enumerate(AREAS) if _usable_borders(state, area) >= 6]
        assert wide.count("water") >= 2
        assert wide.count("mountain") >= 1


def _usable_borders(state: LaCitta, area: int) -> int:
    return sum(area in AREAS_BESIDE[site] for site in hexes_of(ROADS[state.seats].usable))


# The year (4)
# --------------------------------------------------------------------------------------------------------


def test_the_opening_tells_how_the_first_year_began() -> None:
    state = start(3, seed=5)
    began, *grown = pentapolis.game("lacitta").opening(seats=3, seed=5)
    voice = state.view(None)["voices"][0]
    assert voice is not None
    assert began == YearBegan(1, state.start_player, voice)
    order = [(state.start_player + step) % 3 for step in range(3)]
    assert [event.seat for event in grown if isinstance(event, Grown)] == order
    assert len(grown) == 3, "nobody has a quarry yet"


def test_nothing_happens_before_the_first_castle_of_the_advanced_set_up() -> None:
    assert pentapolis.game("lacitta").opening(seats=3, seed=5, options={"setup": "advanced"}) == []


def test_the_start_player_moves_on_every_year() -> None:
    state = before_the_vote(FAR, player(city(78, 3)), year=1)
    vote(state)
    assert (state.year, state.start_player, state.actors) == (2, 1, (1,))


def test_growth_is_told_city_by_city() -> None:
    state = before_the_vote(FAR, player(city(78, 3), city(109, 5)), year=1, land=FERTILE)
    grown = [event for event in vote(state) if isinstance(event, Grown)]
    assert [(event.seat, event.castles, event.full) for event in grown] == [
        (1, ("78",), ("109",)),
        (0, ("86",), ()),
    ]


def test_income_comes_before_growth_and_is_what_the_bank_has_left() -> None:
    red = player(city(109, 4, {122: "quarry", 102: "quarry"}), gold=30)
    options: dict[str, object] = {"gold_unlimited": False}
    state = before_the_vote(red, player(city(86, 3), gold=0, action_cards=1), year=1, options=options)
    events = vote(state)
    assert state.gold == [30, 2]
    assert [event.gold for event in events if isinstance(event, Income)] == [0]
    assert state.view(0)["gold_left"] == 0


def test_a_scarce_supply_stops_growth_and_cards() -> None:
    options: dict[str, object] = {"citizens_unlimited": False}
    many = dict.fromkeys((77, 76, 75, 74), "farm")
    red, blue = player(city(78, 127, many)), player(city(86, 3))
    state = position(red, blue, display=display("golden-times"), options=options)
    assert state.view(0)["citizens_left"] == 0
    assert reason(state, "take golden-times") == "all-full"
    assert reason(state, "found 119") == "no-citizens"
    assert reason(state, "build market 79") == "no-citizens"


# Political turns (5.2)
# --------------------------------------------------------------------------------------------------------


def test_a_place_in_the_display_is_filled_when_the_card_has_been_carried_out() -> None:
    state = position(player(city(78, 3)), FAR, display=display("palazzo"), deck=["bath"])
    play(state, "take palazzo")
    assert state.view(0)["display"][0] is None
    assert state.view(0)["card"] == "palazzo"
    events = play(state, "build palazzo 79")
    assert [(event.slot, event.card) for event in events if isinstance(event, CardTurnedUp)] == [(0, "bath")]
    assert state.gold[0] == 0
    assert state.view(0)["players"][0]["cards"] == ["palazzo"]


def test_a_card_with_one_site_is_carried_out_at_once() -> None:
    # Of the two hexes beside the castle one lies beside water.
    state = position(player(city(74, 3)), FAR, display=display("bath"), land={"B1": "1", "C1": "W"})
    play(state, "take bath")
    assert tiles(state, 74) == {75: "bath"}
    assert state.actors == (1,)
    state = position(player(city(74, 3)), FAR, display=display("bath"), land={"B1": "1", "C1": "1"})
    assert reason(state, "take bath") == "no-site"


def test_cards_that_cannot_be_carried_out_cannot_be_taken() -> None:
    cards = [
        "palazzo",
        "cathedral",
        "master-builder",
        "bread-and-games",
        "golden-times",
        "rich-harvest",
        "bath",
    ]
    state = position(player(city(78, 5, {79: "quarry"}), gold=1), FAR, display=cards)
    assert legal(state, "take") == ["take palazzo", "take master-builder"]
    assert refusal(state, "take cathedral") == ("gold", {"gold": 3, "held": 1})
    assert reason(state, "take bread-and-games") == "no-arches"
    assert reason(state, "take golden-times") == "all-full"
    assert reason(state, "take rich-harvest") == "no-farm"
    assert reason(state, "take bath") == "no-site"
    assert reason(state, "take contact") == "not-displayed"


def test_without_a_coloured_citizen_there_is_no_bread_and_no_harvest() -> None:
    figures = [(79, "culture")] * 4
    red = player(city(78, 3, {79: "statue", 77: "farm"}), figures=figures)
    state = position(red, FAR, display=display("bread-and-games", "rich-harvest"))
    assert reason(state, "take bread-and-games") == "no-figure"
    assert reason(state, "take rich-harvest") == "no-figure"


def test_nobody_passes_who_can_play_a_card() -> None:
    assert reason(position(player(city(78, 3)), FAR), "pass") == "no-pass"
    state = position(player(city(78, 3)), FAR, options={"voluntary_pass": True})
    events = play(state, "pass")
    assert [(event.seat, event.forced) for event in events if isinstance(event, Passed)] == [(0, False)]


def test_who_has_no_city_takes_gold_and_looks() -> None:
    state = position(player(), FAR)
    assert legal(state) == ["gold", "take contact"]


def test_gold_alone_is_taken_without_asking() -> None:
    state = position(FAR, player(), display=["palazzo"] * 7, deck=[])
    play(state, "gold")
    assert (state.actors, state.gold) == ((0,), [3, 3])


def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    snapshot = position(player(city(78, 3)), FAR, deck=[]).dump()
    state = pentapolis.game("lacitta").load({**snapshot, "discard": {"palazzo": 1, "bath": 1}})
    assert isinstance(state, LaCitta)
    events = play(state, "take contact", "look 1,2")
    assert [event.count for event in events if isinstance(event, Reshuffled)] == [2]
    assert (len(state.deck), sum(state.discard)) == (1, 0)


def test_without_any_card_left_a_place_stays_empty() -> None:
    state = position(player(city(78, 3)), FAR, deck=[])
    play(state, "take contact", "look 1,2")
    assert state.view(0)["display"][6] is None


def test_a_penalty_costs_the_first_turn_and_an_action_card() -> None:
    state = before_the_vote(player(city(78, 3)), player(city(86, 9)), year=1)
    events = vote(state)
    assert any(isinstance(event, Famine) for event in events)
    assert any(isinstance(event, Penalised) for event in events), "blue is the next start player"
    assert state.action_cards == [3, 2]
    assert state.actors == (0,)
    assert not state.view(0)["players"][1]["hungry"]


# Founding and building (5.3)
# --------------------------------------------------------------------------------------------------------


def test_a_new_city_needs_a_castle_a_citizen_and_an_action_card() -> None:
    four = [city(78, 3), city(109, 3), city(52, 3), city(90, 3)]
    assert reason(position(player(*four), FAR), "found 127") == "no-castle"
    assert reason(position(player(city(78, 1)), FAR), "found 127") == "no-donor"
    assert reason(position(player(city(78, 3), action_cards=0), FAR), "found 127") == "no-action-card"


def test_a_single_donor_sends_its_citizen_without_asking() -> None:
    state = position(player(city(78, 3), city(109, 1)), FAR)
    events = play(state, "found 127")
    assert not any(isinstance(event, SiteChosen) for event in events)
    assert people(state) == {78: 2, 109: 1, 127: 3, 86: 3}
    state = position(player(city(78, 3), city(109, 2)), FAR)
    events = play(state, "found 127")
    assert any(isinstance(event, SiteChosen) for event in events)
    assert legal(state) == ["send 78", "send 109"]
    assert reason(state, "send 86") == "not-your-city"
    assert reason(state, "gold") == "first-send"


def test_why_a_building_cannot_stand_somewhere() -> None:
    state = position(player(city(78, 4, {77: "market"}), city(109, 1)), FAR, land={"B2": "1", "B3": "1"})
    assert reason(state, "build palazzo 79") == "not-simple"
    assert reason(state, "build farm 9") == "taboo"
    assert reason(state, "build farm 78") == "taken"
    assert reason(state, "build farm 36") == "apart"
    assert reason(state, "build well 79") == "no-water"
    assert reason(state, "build market 79") == "second-market"
    assert refusal(state, "build farm 102") == (
        "no-spare",
        {"building": "farm", "space": "102", "space_from": "109"},
    )
    assert can(state, "build market 102"), "a market needs no spare citizen"


def test_cities_of_one_player_keep_apart_too() -> None:
    state = position(player(city(78, 3), city(81, 3)), FAR)
    play(state, "build farm 79", "gold")
    assert reason(state, "build farm 80") == "other-city"


def test_a_hospital_is_no_water_building() -> None:
    state = position(player(city(78, 3, {77: "market", 79: "hospital"})), FAR)
    assert state.view(0)["cities"][0]["limit"] == 8
    with_bath = position(player(city(78, 3, {77: "market", 79: "bath"})), FAR)
    assert with_bath.view(0)["cities"][0]["limit"] is None
    without_market = position(player(city(78, 3, {79: "bath"})), FAR)
    assert without_market.view(0)["cities"][0]["limit"] == 5


# Politics cards (5.4)
# --------------------------------------------------------------------------------------------------------


def test_the_master_builder_asks_more_for_larger_buildings() -> None:
    state = position(player(city(78, 4), gold=2), FAR, display=display("master-builder"))
    play(state, "take master-builder")
    kinds = {line.split()[1] for line in legal(state)}
    assert kinds == {"farm", "quarry", "school", "statue", "market", "palazzo", "hospital"}
    assert refusal(state, "build cathedral 79") == ("gold", {"gold": 4, "held": 2})
    play(state, "build palazzo 79")
    assert state.gold[0] == 0


def test_bread_and_games_stay_in_one_city() -> None:
    one, two = city(78, 3, {79: "statue"}), city(109, 3, {102: "hospital"})
    red = player(one, two, gold=5)

    def bread(**options: object) -> LaCitta:
        state = position(red, FAR, display=display("bread-and-games"), options=options)
        play(state, "take bread-and-games", "pay 2", "cheer 102 health")
        return state

    assert legal(bread()) == ["cheer 102 knowledge", "cheer 102 health"]
    assert reason(bread(), "cheer 79 culture") == "spread"
    assert reason(bread(), "cheer 102 culture") == "no-such-arch"
    assert reason(bread(), "cheer 109 culture") == "no-such-arch"
    assert reason(bread(), "cheer 86 culture") == "not-your-building"
    assert "cheer 79 culture" in legal(bread(bread_spread="all_own_cities"))
    assert legal(bread(bread_spread="one_building")) == ["cheer 102 knowledge", "cheer 102 health"]


def test_figures_can_be_stacked_and_join_earlier_ones() -> None:
    red = player(city(78, 3, {79: "statue"}), figures=[(79, "culture")], gold=5)
    state = position(red, FAR, display=display("bread-and-games"))
    play(state, "take bread-and-games")
    assert legal(state) == ["pay 0", "pay 2", "pay 5"]
    play(state, "pay 5")
    assert attraction(state, 78) == "C5 K0 H0", "with one building there is nothing to choose"
    assert state.gold[0] == 0


def test_the_price_follows_the_figures_left() -> None:
    red = player(city(78, 3, {79: "statue"}), figures=[(79, "culture")] * 3, gold=5)
    state = position(red, FAR, display=display("bread-and-games"))
    play(state, "take bread-and-games")
    assert state.gold[0] == 5, "one figure for nothing was all there was"
    assert attraction(state, 78) == "C5 K0 H0"


def test_looking_at_voices_is_known_but_not_what_they_say() -> None:
    state = position(player(city(78, 3), gold=2), FAR, voices="CKHC")
    play(state, "take contact")
    assert reason(state, "pay 5") == "no-such-price"
    play(state, "pay 0", "look 1,3")
    assert state.view(0)["voices"] == ["culture", "knowledge", None, "culture"]
    assert state.view(1)["voices"] == ["culture", None, None, None]
    assert state.view(None)["players"][0]["looked"] == [1, 3]
    state = position(player(city(78, 3), gold=2), FAR, voices="CKHC")
    play(state, "take contact", "pay 2")
    assert state.view(0)["voices"] == ["culture", "knowledge", "health", "culture"]


def test_a_harvest_doubles_one_farm_and_no_castle() -> None:
    red = player(city(78, 4, {79: "farm", 77: "farm"}), gold=0)
    state = position(red, FAR, display=display("rich-harvest"))
    play(state, "take rich-harvest")
    assert legal(state) == ["harvest 77", "harvest 79"]
    assert reason(state, "harvest 78") == "not-your-farm"
    play(state, "harvest 79")
    assert state.view(None)["players"][0]["food"] == 3 + 3 + 4 + 4
