"""How a year and the game end: migration, tiles given up, feeding, final scoring; the display; previews."""

from __future__ import annotations

import pentapolis
from pentapolis.games.lacitta.components.board import ROADS
from pentapolis.games.lacitta.events import (
    Famine,
    Refreshed,
    Starved,
    WishChosen,
)
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import food_of
from tests.games.lacitta.building import (
    EVERY_KIND,
    FAR,
    FERTILE,
    before_the_vote,
    city,
    legal,
    lost,
    moves,
    people,
    play,
    player,
    position,
    reason,
    removed,
    start,
    vote,
)

# Migration and removal (5.5 to 5.7)
# --------------------------------------------------------------------------------------------------------


def test_the_owner_may_choose_the_wish_that_brings_nothing() -> None:
    red = player(city(78, 4, {79: "farm", 80: "farm", 81: "school"}))
    blue = player(city(55, 4, {62: "statue", 69: "quarry"}))
    state = before_the_vote(red, blue, voices="CCKK", land=FERTILE)
    vote(state)
    assert reason(state, "wish health") == "no-such-wish"
    events = play(state, "wish culture")
    assert moves(events) == []
    assert [event.castle for event in events if isinstance(event, WishChosen)] == ["78"]


def test_a_city_without_neighbours_is_not_asked() -> None:
    state = before_the_vote(player(city(78, 3, {79: "statue"})), FAR, voices="CCKK")
    vote(state)
    assert state.result is not None


def test_coloured_citizens_draw_people_too() -> None:
    red = player(city(78, 4, {79: "farm", 80: "farm", 81: "statue"}), figures=[(81, "culture")])
    blue = player(city(55, 4, {62: "statue", 69: "quarry"}))
    state = before_the_vote(red, blue, voices="CCKH", land=FERTILE)
    assert moves(vote(state)) == [(55, 78, True)]


def test_emptied_tiles_count_until_everybody_has_moved() -> None:
    # Blue loses its only spare citizen to red, and its palazzo still draws one from yellow.
    red = player(city(76, 3, {75: "cathedral"}))
    blue = player(city(79, 2, {68: "palazzo"}))
    yellow = player(city(82, 3, {83: "statue"}))
    state = before_the_vote(red, blue, yellow, voices="CCKH", land=FERTILE)
    assert moves(vote(state)) == [(79, 76, True), (82, 79, True)]


def test_a_lost_city_gives_its_castle_back() -> None:
    red = player(city(76, 3, {75: "cathedral"}))
    blue = player(city(79, 1), city(126, 3))
    state = before_the_vote(red, blue, voices="CCKH", land=FERTILE, year=1)
    assert lost(vote(state)) == [79]
    assert state.view(None)["players"][1]["castles"] == 3
    assert 79 not in people(state)
    assert not state.occupied >> 78 & 1


def test_a_removed_tile_is_free_again_for_everything() -> None:
    state = before_the_vote(player(city(78, 2, {79: "farm", 80: "farm"})), FAR, year=1, land=FERTILE)
    assert removed(vote(state)) == [80]
    fresh = position(player(city(78, 2, {79: "farm"})), FAR)
    for name in ("occupied", "touched", "contested", "crowded", "near", "reach"):
        assert getattr(state, name) == getattr(fresh, name), name


# Feeding (5.8)
# --------------------------------------------------------------------------------------------------------


def test_players_are_fed_in_turn_and_lose_tiles_before_the_next_one() -> None:
    red = player(city(78, 4, {79: "statue", 77: "statue", 68: "statue"}))
    blue = player(city(86, 5))
    state = before_the_vote(red, blue, year=1)
    events = vote(state)
    assert [event.seat for event in events if isinstance(event, Famine)] == [0]
    assert legal(state) == ["remove 68", "remove 77", "remove 79"]
    assert reason(state, "remove 86") == "not-your-building"
    events = play(state, "remove 68")
    assert [event.seat for event in events if isinstance(event, Famine)] == [1]


def test_where_all_must_starve_nobody_is_asked() -> None:
    barren = {"B2": "W", "C2": "W", "C3": "M", "C4": "M"}
    state = before_the_vote(player(city(78, 2), city(109, 2)), FAR, land=barren)
    events = vote(state)
    assert sorted(lost(events)) == [78, 109]
    assert state.result is not None
    assert state.result.scores[0] == -5


def test_where_one_city_alone_has_citizens_left_nobody_is_asked() -> None:
    state = before_the_vote(player(city(78, 1), city(109, 8)), FAR, year=1)
    vote(state)
    assert (state.victims, legal(state)) == (3, ["starve 78", "starve 109"])
    events = play(state, "starve 78")
    # The other two can only come from 109: they go by themselves, and so does the empty city.
    assert [event.castle for event in events if isinstance(event, Starved)] == ["78", "109", "109"]
    assert lost(events) == [78]
    assert people(state)[109] == 6
    assert state.view(None)["phase"] != "starve"


def test_harvest_feeds_only_while_the_farm_stands() -> None:
    red = player(city(78, 1, {79: "farm"}), figures=[(79, "harvest")])
    state = before_the_vote(red, FAR, year=5)
    assert removed(vote(state)) == [79]
    assert food_of(state, 0) == 3


# The end (6)
# --------------------------------------------------------------------------------------------------------


def test_the_result_explains_every_point() -> None:
    complete = city(78, 6, {79: "farm", 77: "hospital", 68: "statue"})
    state = before_the_vote(player(complete), FAR)
    vote(state)
    result = state.result
    assert result is not None
    lines = [(line.message.id.removeprefix("lacitta-score-"), line.points) for line in result.breakdown[0]]
    assert lines == [("city", 6), ("complete", 3)]
    assert state.view(0)["history"] == [[9, 3]]


def test_coloured_citizens_do_not_complete_a_city() -> None:
    red = player(city(78, 4, {79: "hospital"}), figures=[(79, "health")])
    state = position(red, FAR)
    assert not state.view(0)["cities"][0]["complete"]


def test_equal_points_and_gold_share_the_victory() -> None:
    state = before_the_vote(player(city(78, 3), gold=3), FAR)
    vote(state)
    result = state.result
    assert result is not None
    assert (result.ending, result.winners) == ("lacitta-ending-shared", (0, 1))


# The moving display (5.12)
# --------------------------------------------------------------------------------------------------------


def test_a_moving_display_closes_the_gap_and_fills_the_last_place() -> None:
    options: dict[str, object] = {"moving_display": True}
    state = position(player(city(78, 3)), FAR, deck=["bath"], options=options)
    play(state, "take palazzo", "build palazzo 79")
    assert state.view(0)["display"] == [*EVERY_KIND[1:], "bath"]


def test_the_start_player_may_replace_the_oldest_card_from_the_second_year_on() -> None:
    options: dict[str, object] = {"moving_display": True}
    state = before_the_vote(player(city(78, 3)), FAR, year=1, options=options, deck=["bath"])
    vote(state)
    assert (state.actors, legal(state)) == ((1,), ["refresh", "keep"])
    other = state.copy()
    events = play(state, "refresh")
    assert [event.card for event in events if isinstance(event, Refreshed)] == ["palazzo"]
    assert state.view(0)["display"] == [*EVERY_KIND[1:], "bath"]
    assert state.view(0)["discard"] == {"palazzo": 1}
    play(other, "keep")
    assert other.view(0)["display"] == list(EVERY_KIND)
    assert other.actors == (1,)


# Previews
# --------------------------------------------------------------------------------------------------------


def test_a_preview_tells_what_a_building_brings() -> None:
    state = position(player(city(78, 4)), FAR)
    told = state.preview(0, pentapolis.game("lacitta").parse("build farm 79"))
    assert told is not None
    assert (told["castle"], told["food"], told["people"], told["gold"]) == ("78", 4, 0, 0)
    told = state.preview(0, pentapolis.game("lacitta").parse("build market 79"))
    assert told is not None
    assert (told["limit"], told["people"]) == (8, 1)


def test_a_preview_of_a_building_shows_how_far_the_city_reaches_from_there() -> None:
    state = position(player(city(78, 4)), FAR)
    told = state.preview(0, pentapolis.game("lacitta").parse("build statue 79"))
    assert told is not None
    assert len(told["ring"]) == ROADS[2].around[78].bit_count()


def test_a_preview_of_a_new_city_shows_its_ring() -> None:
    state = position(player(city(78, 4)), FAR)
    told = state.preview(0, pentapolis.game("lacitta").parse("found 119"))
    assert told is not None
    assert told["people"] == 2
    assert len(told["ring"]) == ROADS[2].around[118].bit_count()


def test_a_preview_of_a_wish_names_who_would_lose() -> None:
    red = player(city(78, 4, {79: "farm", 80: "farm", 81: "school"}))
    blue = player(city(55, 4, {62: "statue", 69: "quarry"}))
    state = before_the_vote(red, blue, voices="CCKK", land=FERTILE)
    vote(state)
    for wish, migrants in (("knowledge", ["55"]), ("culture", [])):
        told = state.preview(0, pentapolis.game("lacitta").parse(f"wish {wish}"))
        assert told is not None
        assert told["migrants"] == migrants


def test_the_engine_keeps_what_follows_up_to_date() -> None:
    """What is kept for speed equals what a fresh reading of the same position gives."""
    state = start(4, seed=9)
    turns = 0
    while state.actors:
        choices = state.legal(state.actors[0])
        state.play(state.actors[0], choices[turns * 7 % len(choices)])
        turns += 1
        again = pentapolis.game("lacitta").load(state.dump())
        assert isinstance(again, LaCitta)
        for name in ("occupied", "touched", "contested", "crowded", "food", "pools", "built"):
            assert getattr(state, name) == getattr(again, name), name
