"""La Città in words."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.lacitta.rulebook import LaCitta
from tests.games.describing import choices, described, lines_of, offered, place, tell_a_game
from tests.games.lacitta.building import OPTIONS, city, game, play, player, position, start


def two_cities_side_by_side() -> LaCitta:
    """Red's city 78 with a school and a well-fed farm, two steps from blue's 81 with a statue."""
    return position(
        player(city(78, 5, {77: "school", 68: "farm"}), city(109, 3), gold=2),
        player(city(81, 4, {82: "statue"}), city(55, 3), hungry=True),
        year=2,
        voices="HKKC",
    )


# Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, OPTIONS[0]), (3, OPTIONS[1]), (4, OPTIONS[2]), (5, OPTIONS[0]), (2, OPTIONS[3])],
)
def test_every_moment_is_told_and_every_choice_once(seats: int, options: dict[str, object]) -> None:
    tell_a_game("lacitta", seats, seats, ("hex", "castle", "building"), options)


def test_what_former_rules_show_can_be_told() -> None:
    former = pentapolis.game("lacitta", 1)
    state = former.start(seats=2, seed=1)
    preview = {str(action): state.preview(state.actors[0], action) for action in state.legal(state.actors[0])}
    view = state.view(state.actors[0])
    assert lines_of(game().describe(view), "overview")
    actions = [game().parse(text) for text in preview]
    groups = game().describe_choices(view, actions, lambda action: preview[str(action)])
    assert sum(len(group.choices) for group in groups) == len(actions)


# The position ---------------------------------------------------------------------------


def test_the_overview_says_what_to_do_and_how_things_stand() -> None:
    assert lines_of(described(two_cities_side_by_side(), 0), "overview") == [
        "Year 2, round 1 of 5: play an action card or take a politics card.",
        "Year 2 of 6, round 1 of 5. Order of play: Anna, Bob.",
        "2 gold, 3 action cards, 11 food for 8 citizens.",
        "Points if the game ended now: Anna 8, Bob 7.",
    ]


def test_the_overview_warns_of_a_famine() -> None:
    now = position(player(city(46, 3)), player(city(55, 3)), year=2)
    assert "Famine ahead: 1 food short!" in lines_of(described(now, 0), "overview")
    soon = position(player(city(86, 3)), player(city(55, 3)), year=2)
    assert "1 citizen comes next year: too little food." in lines_of(described(soon, 0), "overview")


def test_a_city_of_ones_own_is_told_with_neighbours_and_building_sites() -> None:
    assert lines_of(described(two_cities_side_by_side(), 0), "city-78") == [
        "5 of at most 5 citizens (2 spare)",
        "Buildings, 8 food in all: castle on 78 (3 food), farm on 68 (5 food), cloister school on 77.",
        "Arches: culture 0, education 1, health 0.",
        "For 3 extra points at the end it still needs: culture, health.",
        (
            "Neighbour: Bob’s city 81 with 4 citizens: culture 0 against 1 (loses a citizen), "
            "education 1 against 0 (draws a citizen), health 0 against 0."
        ),
        (
            "Free hexes to build on: 61 next to 68 (farm 5); 79 next to 78 (farm 4); "
            "67 next to 77 (farm 2, water); 76 next to 77 (farm 1, water)."
        ),
    ]


def test_a_city_of_somebody_else_is_told_in_short() -> None:
    assert lines_of(described(two_cities_side_by_side(), 0), "city-81") == [
        "4 of at most 5 citizens (2 spare)",
        "Buildings, 3 food in all: castle on 81 (3 food), statue on 82.",
        "Arches: culture 1, education 0, health 0.",
        "Neighbours: your city 78, your city 109.",
    ]


def test_a_player_who_starved_is_known_to_lose_a_turn() -> None:
    assert lines_of(described(two_cities_side_by_side(), 0), "seat-1") == [
        "1 gold, 3 action cards, 6 food for 7 citizens.",
        "After the famine: the first turn is lost.",
        "Next year 2 citizens come by growth: then there are 9 to feed.",
        "2 castles left for new cities.",
    ]


def test_voices_are_told_as_far_as_the_seat_knows_them() -> None:
    state = two_cities_side_by_side()
    hidden = "voice 1 hidden, voice 2 hidden, voice 3 hidden."
    wanted = f"The cards that say what the people want this year: face up health, {hidden}"
    assert lines_of(described(state, 0), "voices")[0] == wanted
    play(state, "take contact", "pay 0", "look 1,3")
    seen = "voice 1 education (seen by Anna), voice 2 hidden, voice 3 culture (seen by Anna)."
    assert lines_of(described(state, 0), "voices")[0].endswith(f"face up health, {seen}")
    unseen = "voice 1 hidden (seen by Anna), voice 2 hidden, voice 3 hidden (seen by Anna)."
    assert lines_of(described(state, 1), "voices")[0].endswith(f"face up health, {unseen}")
    assert lines_of(described(state, None), "voices")[0].endswith(f"face up health, {unseen}")


def test_own_cities_come_before_those_of_others() -> None:
    keys = [part.key for part in described(two_cities_side_by_side(), 1)]
    assert keys == ["overview", "voices", "seat-1", "cards", "seat-0", "map", "supply"]


def test_the_end_is_told_with_every_point() -> None:
    state = position(player(city(78, 3)), player(city(86, 2)), year=6, number=9)
    play(state, "gold")
    parts = described(state, 0)
    assert lines_of(parts, "overview") == ["Game over. Anna won."]
    assert lines_of(parts, "result-0") == ["3 points: City at 78: 3 citizens."]


# Places ---------------------------------------------------------------------------


def test_a_free_hex_is_told_with_its_surroundings() -> None:
    assert place(two_cities_side_by_side(), 0, "79") == [
        "Hex 79",
        "Next to it: B3 farmland 3 to the north-east, C2 farmland 1 to the south-west.",
        "A farm here yields 4 food, a quarry 0 gold a year. No water: no fountain or bathhouse.",
        "Free. Only one city can grow onto it: Your city 78.",
        (
            "Roads: east to 80 (free, farm 3, quarry 1); south-east to 94 (free, farm 1, quarry 1); "
            "west to 78 (your castle); north-west to 68 (your farm)."
        ),
        "Nearest cities: 1 step to your city 78, 2 steps to Bob’s city 81.",
    ]


def test_a_hex_between_two_cities_is_told_to_be_no_ones() -> None:
    state = position(player(city(78, 3)), player(city(80, 3)))
    told = place(state, 0, "79") or []
    assert "Free, but no one can build here. It lies between: Your city 78, Bob’s city 80." in told


def test_an_area_is_told_with_what_is_built_around_it() -> None:
    assert place(two_cities_side_by_side(), 1, "c3") == [
        "C3 mountain",
        "Every quarry next to it yields 1 gold a year.",
        "Built around it: your castle on 81, Anna’s castle on 109.",
        "Free hexes around it: 80, 94, 95, 101, 102, 108, 119, 120, 121 and 122.",
    ]


def test_hexes_out_of_play_and_unknown_places() -> None:
    state = two_cities_side_by_side()
    assert (place(state, 0, "1") or [])[1] == "Light brown: not in play with 2 players."
    assert place(state, 0, "164") is None
    assert place(state, 0, "contact") is None


def test_a_building_can_be_asked_for() -> None:
    assert place(two_cities_side_by_side(), 0, "bath") == [
        "Bathhouse",
        "Only next to water. 2 health arches. Together with a market it lifts the limit of the city.",
        "1 gold with its politics card, 2 gold with Master builder.",
        "Tiles left: fountains and bathhouses 15.",
    ]


# Choices ---------------------------------------------------------------------------


def test_farms_are_offered_by_their_food() -> None:
    assert offered(two_cities_side_by_side(), "build-farm")[:3] == [
        "build farm 61: 61 next to 68, city 78: 5 food.",
        "build farm 123: 123 next to castle 109: 5 food.",
        "build farm 79: 79 next to castle 78: 4 food.",
    ]


def test_buildings_with_arches_are_offered_where_they_win_most() -> None:
    assert offered(two_cities_side_by_side(), "build-statue")[:2] == [
        (
            "build statue 76: 76 next to 77, city 78: level with Bob’s city 81 in culture, "
            "instead of a farm with 1 food."
        ),
        (
            "build statue 67: 67 next to 77, city 78: level with Bob’s city 81 in culture, "
            "instead of a farm with 2 food."
        ),
    ]


def test_politics_cards_are_offered_by_their_price() -> None:
    assert offered(two_cities_side_by_side(), "take")[:3] == [
        "take contact: Ear to the ground: free for 2, up to 3 for 2 gold; look at hidden voices",
        "take palazzo: Palace: 1 gold, 2 culture arches",
        "take hospital: Hospital: 1 gold, 1 education arch, 1 health arch",
    ]


def test_a_hundred_sites_for_a_castle_are_grouped_by_food() -> None:
    state = start(5, setup="advanced")
    groups = choices(state, state.actors[0])
    assert sum(len(group.choices) for group in groups) == 163
    assert [group.key for group in groups] == sorted({group.key for group in groups}, reverse=True)
    for group in groups:
        foods = [choice.facts["food"] for choice in group.choices]
        assert foods == sorted(foods, reverse=True)


def test_the_wishes_say_who_would_come() -> None:
    state = position(
        player(city(78, 4, {77: "school"})), player(city(81, 3)), year=2, number=9, voices="KKHH"
    )
    play(state, "gold")
    assert offered(state, "wish") == [
        "wish knowledge: education: 1 citizen comes, from city 81.",
        "wish health: health: No one moves to this city.",
    ]
