"""Positions in words: goldens of every game that describes itself, and words for everything that is said."""

from __future__ import annotations

from itertools import islice

import pytest

import pentapolis
from pentapolis.testing.descriptions import check_descriptions
from pentapolis.testing.playing import final_position, random_game
from pentapolis.words import LANGUAGES
from tests.games.descriptions import MOMENTS, check_words, described_games, description, path_of
from tests.games.playing import every_game


def test_all_our_games_describe_themselves() -> None:
    assert described_games() == [*pentapolis.keys()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("key", described_games())
def test_the_golden_description_is_unchanged(key: str, moment: str, language: str) -> None:
    expected = path_of(key, moment, language).read_text("utf-8")
    assert description(key, moment, language).splitlines() == expected.splitlines()


@every_game
def test_everything_that_is_said_has_words_for_exactly_its_arguments(key: str) -> None:
    game = pentapolis.game(key)
    for seats in game.seats:
        turns = islice(random_game(game, seats, seats + 40), 0, 220, 11)
        states = [turn.state.copy() for turn in turns]
        check_words(key, check_descriptions(game, [*states, final_position(game, seats, seats + 40)]))
