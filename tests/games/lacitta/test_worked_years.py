"""The worked examples 14 to 38 of the rules: votes, migration, famine, cards, the end."""

from __future__ import annotations

import pytest

from pentapolis.games.lacitta.actions import Take
from pentapolis.games.lacitta.components.board import ROADS, hexes_of
from pentapolis.games.lacitta.events import Famine, Passed, Penalised, Starved, VoicesRevealed
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import castles_left, neighbours_of, people_of
from tests.games.lacitta.building import (
    FERTILE,
    X,
    Y,
    attraction,
    before_the_vote,
    can,
    city,
    food,
    game,
    hexes,
    legal,
    lost,
    moves,
    number_of,
    people,
    play,
    player,
    position,
    reason,
    removed,
    s2,
    start,
    tiles,
    vote,
)


@pytest.mark.parametrize(
    ("voices", "wishes"),
    [
        ("CCKH", ("culture",)),
        ("CCKK", ("culture", "knowledge")),
        ("HHHC", ("health",)),
        ("KKKK", ("knowledge",)),
    ],
)
def test_14_what_most_voices_say_is_the_wish(voices: str, wishes: tuple[str, ...]) -> None:
    state = before_the_vote(player(city(78, 3)), player(city(86, 3)), voices=voices)
    revealed = next(event for event in vote(state) if isinstance(event, VoicesRevealed))
    assert revealed.wishes == wishes


def test_15_a_full_city_still_drives_citizens_away() -> None:
    state = before_the_vote(
        player(city(78, 5, X), city(109, 3)), player(city(55, 4, Y), city(86, 3)), voices="CCKH"
    )
    assert attraction(state, 78) == "C2 K1 H0"
    assert attraction(state, 55) == "C1 K0 H0"
    events = vote(state)
    assert moves(events) == [(55, 78, False)]
    assert (people(state)[78], people(state)[55]) == (5, 3)
    assert removed(events) == []


def test_16_a_city_with_room_takes_them_in() -> None:
    red = player(city(78, 6, {**X, 77: "market"}), city(109, 3))
    state = before_the_vote(red, player(city(55, 4, Y), city(86, 3)), voices="CCKH")
    assert moves(vote(state)) == [(55, 78, True)]
    assert (people(state)[78], people(state)[55]) == (7, 3)


def test_17_two_wishes_take_one_citizen_not_two() -> None:
    state = before_the_vote(
        player(city(78, 5, X), city(109, 3)), player(city(55, 4, Y), city(86, 3)), voices="CCKK"
    )
    # Both wishes take from the same neighbour: there is nothing to ask.
    assert moves(vote(state)) == [(55, 78, False)]
    assert people(state)[55] == 3


def test_18_with_two_wishes_both_can_win_from_each_other() -> None:
    red = player(city(78, 6, {79: "market", 80: "hospital", 81: "farm"}), city(109, 3))
    blue = player(city(55, 5, {62: "statue", 69: "quarry"}), city(86, 1))
    state = before_the_vote(red, blue, voices="HHCC", land=FERTILE)
    vote(state)
    assert legal(state) == ["wish culture", "wish health"]
    play(state, "wish health")
    assert (people(state)[78], people(state)[55]) == (7, 4)
    play(state, "wish culture")
    assert (people(state)[78], people(state)[55]) == (6, 5)


def test_19_equal_attraction_takes_nobody() -> None:
    state = before_the_vote(
        player(city(79, 3, {68: "cathedral"})),
        player(city(76, 3, {75: "palazzo"})),
        player(city(82, 3, {83: "cathedral"})),
        voices="CCKH",
        land=FERTILE,
    )
    assert sorted(neighbours_of(state, number_of(state, 79))) == [number_of(state, 76), number_of(state, 82)]
    assert moves(vote(state)) == [(76, 79, True)]


def test_20_an_empty_city_can_lose_no_more_and_dies_unless_it_wins_somebody() -> None:
    strong = (player(city(76, 3, {75: "statue"})), player(city(82, 3, {83: "statue"})))
    state = before_the_vote(*strong, player(city(79, 1)), voices="CCKH", land=FERTILE)
    events = vote(state)
    assert moves(events) == [(79, 76, True)]
    assert lost(events) == [79]
    assert castles_left(state, 2) == 4
    saved = player(city(79, 1, {68: "hospital"}))
    others = (player(city(76, 3, {75: "statue"})), player(city(82, 3, {83: "statue", 95: "well"})))
    state = before_the_vote(*others, saved, voices="CCHH", land=FERTILE)
    vote(state)
    play(state, "wish culture")
    assert people(state)[79] == 0
    play(state, "wish health")
    assert people(state)[79] == 1


def test_21_tiles_are_given_up_from_the_outside() -> None:
    buildings = {79: "farm", 80: "school", 94: "statue"}
    state = before_the_vote(player(city(78, 2, buildings)), player(city(86, 2)))
    vote(state)
    assert legal(state) == ["remove 80", "remove 94"]
    assert reason(state, "remove 79") == "inside"
    assert reason(state, "remove 78") == "castle-last"
    play(state, "remove 80")
    assert tiles(state, 78) == {79: "farm"}
    state = before_the_vote(player(city(78, 1, buildings)), player(city(86, 2)))
    events = vote(state)
    assert sorted(removed(events)[:2]) == [80, 94]
    assert removed(events)[2] == 79


def test_22_any_tile_of_a_ring_is_on_the_outside() -> None:
    ring = [79, 94, 101, 108, 118, 117, 107, 100, 93, 76, 77]
    red = player(city(78, 11, dict.fromkeys(ring, "farm")))
    state = before_the_vote(red, player(city(86, 2)))
    vote(state)
    assert sorted(hexes(legal(state))) == sorted(ring)


def test_23_a_famine_costs_citizens_then_tiles_then_a_turn() -> None:
    first = city(78, 7, {79: "farm", 77: "statue", 76: "statue", 67: "statue"})
    second = city(109, 5, {102: "statue", 123: "quarry", 122: "statue", 124: "statue"})
    blue = player(city(86, 3), city(55, 3))

    def famine() -> LaCitta:
        return before_the_vote(player(first, second), blue, year=1)

    state = famine()
    assert (food(state, 0), people_of(state, 0)) == (10, 12)
    events = vote(state)
    assert [(event.food, event.people) for event in events if isinstance(event, Famine)] == [(10, 12)]
    assert legal(state) == ["starve 78", "starve 109"]
    events = play(state, "starve 78", "starve 78")
    assert removed(events) == []
    # Blue is the next start player; red's first turn is the penalty.
    assert state.actors == (1,)
    events = play(state, "gold")
    assert [event.seat for event in events if isinstance(event, Penalised)] == [0]
    assert state.actors == (1,)
    assert state.action_cards == [2, 2]
    state = famine()
    vote(state)
    play(state, "starve 109", "starve 109")
    gone = 0
    while state.view(None)["phase"] == "remove":
        play(state, legal(state)[0])
        gone += 1
    assert len(tiles(state, 109)) == 2


def test_24_a_rich_harvest_counts_a_farm_twice() -> None:
    first = city(78, 10, {79: "farm", 77: "school", 67: "farm"})
    blue = player(city(86, 3), city(55, 3))
    state = before_the_vote(player(first, city(109, 6), figures=[(79, "harvest")]), blue)
    assert (food(state, 0), people_of(state, 0)) == (16, 16)
    assert not any(isinstance(event, Famine) for event in vote(state))
    # The second card finds only the other farm.
    red = player(first, city(109, 6), figures=[(79, "harvest")])
    state = position(red, blue, display=["rich-harvest", *["contact"] * 6])
    play(state, "take rich-harvest")
    assert state.figures[0] == (4 * 66 + 3, 4 * 78 + 3)
    state = position(red, blue, display=["rich-harvest", *["contact"] * 6], year=6)
    assert reason(state, "take rich-harvest") == "last-harvest"


def test_25_bread_and_games_lasts_until_the_year_ends() -> None:
    buildings = {79: "palazzo", 77: "school", 68: "hospital"}
    red = player(city(78, 4, buildings), gold=2)
    display = ["bread-and-games", *["contact"] * 6]
    state = position(red, player(city(86, 3)), number=8, display=display, land=FERTILE)
    assert attraction(state, 78) == "C2 K2 H1"
    play(state, "take bread-and-games", "pay 2", "cheer 79 culture", "cheer 68 health")
    assert attraction(state, 78) == "C3 K2 H2"
    vote(state)
    assert state.year == 2
    assert attraction(state, 78) == "C2 K2 H1"


def test_26_golden_times_need_room_in_one_city() -> None:
    red = player(city(78, 4), city(109, 5, {102: "market"}), gold=5)
    blue = player(city(86, 3))

    def golden(*lines: str) -> LaCitta:
        state = position(red, blue, display=["golden-times", *["contact"] * 6])
        play(state, "take golden-times", *lines)
        return state

    assert legal(golden()) == ["pay 0", "pay 2", "pay 5"]
    assert legal(golden("pay 0")) == ["welcome 78", "welcome 109"]
    assert (people(golden("pay 2")), people(golden("pay 5"))) == (
        {78: 4, 109: 7, 86: 3},
        {78: 4, 109: 8, 86: 3},
    )


def test_27_who_can_carry_out_no_card_passes() -> None:
    stuck = player(city(78, 2, {79: "market"}), gold=2, action_cards=0)
    display = [
        "cathedral",
        "university",
        "master-builder",
        "cathedral",
        "university",
        "cathedral",
        "cathedral",
    ]
    state = position(player(city(86, 3)), stuck, display=display, deck=["palazzo", "bath"])
    events = play(state, "gold")
    assert [(event.seat, event.forced) for event in events if isinstance(event, Passed)] == [(1, True)]
    assert state.passes == [0, 1]
    assert len(state.deck) == 1
    assert state.actors == (0,)


def test_28_when_all_farms_and_quarries_are_built_there_are_none_left() -> None:
    row = [*range(74, 92), 92, 99, 106, *range(113, 132)]
    farms = dict.fromkeys(row, "farm")
    assert len(farms) == 40
    others = [player(city(5, 3)), player(city(9, 3)), player(city(14, 3))]
    state = position(player(city(73, 42, farms)), *others)
    assert reason(state, "build farm 66") == "no-tile"
    state = before_the_vote(player(city(73, 40, farms)), *others, year=1, land=FERTILE)
    vote(state)
    play(state, "remove 131")
    assert state.view(None)["pools"]["farm-quarry"] == 1
    assert can(state, "build farm 4")
    assert can(state, "build quarry 4")


@pytest.mark.parametrize(("first", "points"), [(9, 18), (10, 13)])
def test_29_citizens_complete_cities_and_a_famine_are_counted(first: int, points: int) -> None:
    land = {"B2": "3", "C2": "3", "B3": "3", "C3": "3", "C4": "W"}
    one = city(78, first, {77: "market", 76: "well", 67: "palazzo", 68: "hospital", 79: "farm"})
    two = city(109, 6, {102: "market", 123: "statue", 122: "well"})
    state = before_the_vote(player(one, two), player(city(86, 3)), land=land)
    assert food(state, 0) == 15
    vote(state)
    if first == 10:
        play(state, "starve 78")
    assert state.result is not None
    assert state.result.scores[0] == points


def test_30_a_tie_is_decided_by_gold() -> None:
    red = player(city(78, 27, dict.fromkeys((77, 76, 75, 74), "farm")))
    blue = player(city(86, 27, dict.fromkeys((87, 88, 89, 90), "farm")))
    state = before_the_vote(red, blue, start_player=1, land=FERTILE)
    vote(state)
    result = state.result
    assert result is not None
    assert (result.scores, result.tiebreaks, result.ranking) == ((27, 27), (3, 1), ((0,), (1,)))
    assert result.ending == "lacitta-ending-gold"


def test_31_castles_are_placed_around_and_back() -> None:
    state = start(4, setup="advanced", starting_player=2)
    order = []
    while state.view(None)["phase"] == "castle":
        order.append(state.actors[0])
        play(state, legal(state)[0])
    assert order == [2, 1, 0, 3, 3, 0, 1, 2]
    assert state.start_player == 3
    assert state.actors == (3,)


def test_32_with_five_players_all_cards_are_in_use_until_the_year_ends() -> None:
    snapshot = start(5, seed=3).dump()
    players = snapshot["players"]
    assert isinstance(players, list)
    rich = [{**one, "gold": 60} for one in players if isinstance(one, dict)]
    state = game().load({**snapshot, "players": rich})
    while state.year == 1 and state.turn < 24:
        options = state.legal(state.actors[0])
        state.play(state.actors[0], next((one for one in options if isinstance(one, Take)), options[0]))
    used = sum(map(len, state.used)) + sum(state.passes)
    assert (used, len(state.deck), sum(state.discard)) == (24, 1, 0)
    while state.year == 1:
        options = state.legal(state.actors[0])
        state.play(state.actors[0], next((one for one in options if isinstance(one, Take)), options[0]))
    assert sum(state.discard) + len(state.buried) == 25
    assert state.deck == []


def test_33_few_players_do_not_use_the_whole_board() -> None:
    for number in (9, 49):
        assert reason(s2(), f"found {number}") == "taboo"
    three = start(3, setup="advanced")
    assert can(three, "castle 9")
    assert reason(three, "castle 49") == "taboo"
    assert [len(hexes_of(ROADS[seats].usable)) for seats in (2, 3, 4, 5)] == [83, 117, 163, 163]


def test_34_a_city_above_its_limit_keeps_its_citizens() -> None:
    big = city(78, 7, {79: "farm", 80: "palazzo", 81: "school"})
    blue = player(city(55, 4, Y), city(86, 3))
    state = before_the_vote(player(big, city(109, 1)), blue, voices="CCKH", year=1, land=FERTILE)
    assert moves(vote(state)) == [(55, 78, False)]
    assert people(state)[78] == 7, "no growth either"
    state = position(player(big, city(109, 1)), blue)
    play(state, "build market 77")
    assert people(state)[78] == 8


def test_35_a_famine_is_counted_once() -> None:
    land = {"B2": "M", "C2": "W", "B3": "1"}
    state = before_the_vote(player(city(78, 3, {79: "farm"})), player(city(86, 3)), land=land)
    events = vote(state)
    assert sum(isinstance(event, Starved) for event in events) == 2
    assert removed(events) == [79]
    assert (people(state)[78], food(state, 0)) == (1, 0)
    result = state.result
    assert result is not None
    assert result.scores[0] == 1 - 5


@pytest.mark.parametrize(("red_wish", "moved"), [("culture", True), ("health", False)])
def test_36_what_one_player_chooses_changes_what_the_next_one_gets(red_wish: str, moved: bool) -> None:
    red = player(city(78, 5, X), city(109, 3))
    blue = player(city(55, 5, {**Y, 42: "hospital"}), city(86, 3))
    state = before_the_vote(red, blue, voices="CCHH", land=FERTILE)
    assert attraction(state, 55) == "C1 K1 H1"
    vote(state)
    assert legal(state) == ["wish culture", "wish health"]
    events = play(state, f"wish {red_wish}")
    assert moves(events) == ([(55, 78, False)] if moved else [])
    events = play(state, "wish health")
    assert moves(events) == [(78, 55, moved)]
    assert (people(state)[78], people(state)[55]) == (4, 5)
    assert removed(events) == []


def test_37_figures_leave_with_their_tiles() -> None:
    weak = player(city(78, 3, {79: "farm", 80: "palazzo"}), figures=[(79, "harvest"), (80, "culture")])
    blue = player(city(83, 4, {84: "school"}))
    yellow = player(city(75, 4, {74: "school"}))
    state = before_the_vote(blue, yellow, weak, voices="KKCH", land={**dict.fromkeys(["B1", "B4"], "3")})
    assert attraction(state, 78) == "C3 K0 H0"
    events = vote(state)
    assert sorted(moves(events)) == [(78, 75, True), (78, 83, True)]
    assert removed(events) == [80, 79]
    assert people(state)[78] == 1
    assert state.figures[2] == ()
    assert food(state, 2) == state.land.food[77]


def test_38_two_cities_of_one_player_take_one_citizen_each() -> None:
    red = player(city(76, 3, {75: "cathedral", 93: "statue"}), city(82, 3, {83: "palazzo"}))
    state = before_the_vote(red, player(city(79, 4, {68: "statue"})), voices="CCKH", land=FERTILE)
    assert moves(vote(state)) == [(79, 76, True), (79, 82, True)]
    assert people(state)[79] == 2
