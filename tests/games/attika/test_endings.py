"""How games of Attika end, and what is told of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pentapolis.games.attika.components import BOX
from pentapolis.games.attika.events import Ended, TileTurned
from pentapolis.games.attika.rulebook import Attika
from pentapolis.words import LANGUAGES, words
from tests.games.attika.building import (
    build,
    legal,
    name_at,
    play,
    player,
    position,
    start,
)

CHAIN = {(-1, 1): "well", (-1, 2): "oracle", (-1, 3): "theatre", (0, 3): "tavern", (1, 3): "plaza"}
"""All but one building, at (2, 3), between the two shrines."""


def idle_table() -> Attika:
    """Nothing to draw, nothing to build, no card left."""
    return position(
        player({(0, 0): "well", (1, 0): "oracle"}, hand="W"),
        player({(2, 1): "well", (2, 2): "oracle"}, amphorae=1),
        player({(1, 4): "well"}, amphorae=5),
        deck="",
        tiles={
            "16": (0, 0, 0),
            "14": (2, 1, 0),
            "1": (-1, 3, 0),
            "21": (1, 4, 0),
            "2": (4, 2, 0),
            "3": (-2, 6, 0),
        },
    )


def test_when_nobody_can_do_anything_for_a_round_the_game_ends() -> None:
    state = idle_table()
    events = []
    for turns in range(1, 4):
        assert legal(state) == ["finish"]
        events = play(state, "finish")
        assert state.idle == turns
    end = events[-1]
    assert isinstance(end, Ended)
    assert end.ending == "attika-ending-stalemate"
    assert end.ranking == ((1,), (0,), (2,)), "as many buildings, but an amphora against a card (ruling 31)"
    assert state.result is not None
    assert state.result.scores == (2, 2, 1)


def test_a_card_or_a_building_breaks_the_stalemate() -> None:
    state = position(player(stored=["vineyard"]), player(stored=["vineyard"], hand="HHHH"), deck="", idle=1)
    build(state, "vineyard", 0, 1)
    assert (state.idle, state.actors) == (0, (1,))
    state = position(player(stored=["silver-mine"]), deck="W", idle=1)
    play(state, "finish")
    assert (state.idle, state.actors) == (0, (1,))


def test_equal_losers_share_their_rank_and_the_winner_need_not_have_most_buildings() -> None:
    many = {
        (2, 0): "well",
        (3, 0): "oracle",
        (3, 1): "tavern",
        (2, 1): "mill",
        (1, 1): "mint",
        (0, 0): "quarry",
    }
    more = {**many, (1, 0): "ship"}
    state = position(player(CHAIN, stored=["vineyard"], hand="H"), player(more))
    events = build(state, "vineyard", 2, 3)
    assert isinstance(events[-1], Ended)
    result = state.result
    assert result is not None
    assert (result.ranking, result.scores) == (((0,), (1,)), (6, 7))
    assert result.ending == "attika-ending-shrines"
    assert state.view(1)["chain"] == [name_at(q, r) for q, r in [*CHAIN, (2, 3)]]
    assert state.view(1)["joined_shrines"] == [0, 1]
    lines = {str(line.message.args["group"]): line.points for line in result.breakdown[1]}
    assert lines == {"supply": 2, "city": 2, "minting": 1, "defence": 1, "shipping": 1}


def test_the_last_building_of_a_stack_that_wins_brings_no_tile() -> None:
    state = position(player(CHAIN, stacks=[["vineyard"], [], [], []], hand="H"), tile_stack=[2])
    events = play(state, "draw 1", f"build vineyard {name_at(2, 3)}")
    assert isinstance(events[-1], Ended)
    assert not any(isinstance(event, TileTurned) for event in events), "ruling 24"


def test_one_building_beside_two_shrines_is_enough_and_a_third_shrine_is_no_bridge() -> None:
    # A tile between the two shrines of the board for four at (5, 0) and (2, 6) does not exist at the start.
    state = start(4)
    near = state.board.shrine_near
    assert all(first & second == 0 for number, first in enumerate(near) for second in near[number + 1 :])
    tiles = {"16": (-4, 1, 0), "14": (0, 0, 0)}
    west = player({(-3, 1): "well", (-1, 1): "oracle"}, stored=["tavern"], hand="WF", tiles=tiles)
    state = position(west, tiles=tiles)
    assert len(state.settlements[0]) == 2, "only a shrine lies between them (ruling 28)"


def test_joined_shrines_do_not_end_the_race() -> None:
    state = position(player(CHAIN, stored=["vineyard", "street"], hand="H"), options={"solo_race": True})
    build(state, "vineyard", 2, 3)
    assert state.actors == (0,)


def test_the_race_is_lost_after_its_last_turn() -> None:
    state = start(1, solo_race=True)
    turns = 0
    while state.actors:
        play(state, "finish")
        turns += 1
    assert turns == 24
    assert state.result is not None
    assert state.result.ending == "attika-ending-race-lost"
    assert state.result.ranking == ((), (0,)), "nobody has won"
    assert state.result.winners == ()
    assert state.prompt(0).id == "attika-prompt-over-race"


def test_the_tie_break_of_a_race_is_what_is_left_of_its_turns() -> None:
    state = position(player(CHAIN, stored=["vineyard"], hand="H"), options={"solo_race": True}, number=24)
    play(state, "finish")
    assert state.result is not None
    assert state.result.tiebreaks == (0,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_help_tell_the_medals_of_the_box(language: str) -> None:
    race = BOX.race
    medals = [race.medals.gold, race.medals.silver, race.medals.bronze]
    option = words(language).text("attika-option-solo_race-help", {})
    assert [int(number) for number in re.findall(r"\d+", option)] == [race.turns, *medals]
    rules = Path(__file__).parents[3] / "docs" / "rules" / f"attika.{language}.md"
    told = [" ".join(part.split()) for part in rules.read_text("utf-8").split("\n\n")]
    figures = [re.findall(r"\d+", part) for part in told]
    wanted = [str(number) for number in (race.hand, race.turns, *medals)]
    assert wanted in figures
