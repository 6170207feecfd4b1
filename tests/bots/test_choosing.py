"""What every level does in every game: it plays legally, by its seat's knowledge alone, and repeatably."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

import pentapolis
from pentapolis.bots import ALL_LEVELS, LEVELS, Budget, bot
from pentapolis.testing.playing import random_game, view_bytes
from tests.games.playing import TABLES, every_game, every_table

SHORT = Budget(simulations=6)
SHORTEST = Budget(simulations=2)
"""Enough to see every part of a search at work in whole games, of which there are many."""
THOUGHT_ABOUT = 3
"""Of the decisions in such a game every third is left to the level, the others to a medium bot."""


def test_levels_are_named_in_order_of_strength() -> None:
    assert LEVELS == ("easy", "medium", "hard")
    assert list(ALL_LEVELS) == ["random", *LEVELS]


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        pentapolis.UnknownBot, match="unknown bot level 'brutal'; choose from random, easy, medium, hard"
    ):
        bot("palatinus", "brutal")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(pentapolis.UnknownGame):
        bot("ludo", "easy")


def test_the_package_offers_bots() -> None:
    assert repr(pentapolis.bot("palatinus", "hard")) == "<pentapolis.bot('palatinus', 'hard')>"


@every_table
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_a_game_of_bots_is_legal_to_the_end(key: str, seats: int, level: str) -> None:
    state = pentapolis.game(key).start(seats=seats, seed=seats)
    bots = [bot(key, level, seed=seat) for seat in range(seats)]
    helper = bot(key, "medium", seed=seats)
    rng = Random(seats)
    for number in count():
        if not state.actors:
            break
        seat = state.actors[-1]
        given = state.resample(seat, rng)
        before = given.dump()
        thinker = helper if number % THOUGHT_ABOUT else bots[seat]
        state.play(seat, thinker.choose(given, seat, SHORTEST))
        assert given.dump() == before, "thinking must not change the position"
    assert state.result is not None


@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_what_the_seat_cannot_know_changes_nothing(key: str, seats: int, level: str) -> None:
    rng = Random(1)
    told_apart = 0
    for number, turn in enumerate(random_game(pentapolis.game(key), seats, seed=7)):
        if number % 5 != 4:
            continue
        twin = turn.state.resample(turn.seat, rng)
        assert view_bytes(twin, turn.seat) == view_bytes(turn.state, turn.seat)
        told_apart += twin.dump()["pieces"] != turn.state.dump()["pieces"] if key == "palatinus" else 1
        first, second = (
            bot(key, level, seed=3).choose(position, turn.seat, SHORT) for position in (turn.state, twin)
        )
        assert first == second
    assert told_apart


@every_game
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_the_same_seed_chooses_the_same(key: str, level: str) -> None:
    seats = pentapolis.game(key).seats[0]
    for number, turn in enumerate(random_game(pentapolis.game(key), seats, seed=8)):
        if number % 10 == 9:
            twins = [bot(key, level, seed=5).choose(turn.state, turn.seat, SHORT) for _ in range(2)]
            assert twins[0] == twins[1]


@every_game
def test_other_seeds_choose_otherwise(key: str) -> None:
    state = pentapolis.game(key).start(seats=pentapolis.game(key).seats[0], seed=1)
    seat = state.actors[0]
    assert len({bot(key, "random", seed=seed).choose(state, seat) for seed in range(20)}) > 1


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_a_seat_that_has_nothing_to_decide_is_refused(level: str) -> None:
    state = pentapolis.game("palatinus").start(seats=3, seed=1)
    with pytest.raises(pentapolis.NotYourTurn):
        bot("palatinus", level).choose(state, (state.actors[0] + 1) % 3)
    with pytest.raises(pentapolis.UnknownSeat):
        bot("palatinus", level).choose(state, 3)


def test_a_finished_game_is_refused() -> None:
    key, seats = TABLES[0]
    state = pentapolis.game(key).start(seats=seats, seed=1)
    while state.actors:
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    with pytest.raises(pentapolis.GameOver):
        bot(key, "hard").choose(state, 0)


def test_a_position_of_another_game_is_refused() -> None:
    state = pentapolis.game("palatinus").start(seats=2, seed=1)
    stranger = bot("palatinus", "easy")
    stranger.key = "ludo"
    with pytest.raises(pentapolis.OtherGame, match="plays ludo, not palatinus"):
        stranger.choose(state, state.actors[0])
