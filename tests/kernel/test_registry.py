"""Games are found by key."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games import affiliation, titles
from tests.games.playing import every_game


@every_game
def test_a_game_is_found_and_says_what_it_is(key: str) -> None:
    game = pentapolis.game(key)
    assert game is pentapolis.game(key)
    assert game.key == key
    assert game.title == titles()[key].title["en"]
    assert (game.seats[0], game.seats[-1]) == titles()[key].seats
    assert repr(game) == f"<pentapolis.game({key!r})>"
    assert game.start(seats=game.seats[0], seed=0).key == key


def test_an_unknown_game_is_named_in_the_error() -> None:
    with pytest.raises(pentapolis.UnknownGame, match="unknown game 'chess'; choose from palatinus"):
        pentapolis.game("chess")
    assert issubclass(pentapolis.UnknownGame, pentapolis.PentapolisError)


def test_the_five_games_are_announced() -> None:
    assert list(titles()) == ["palatinus", "attika", "lacitta", "pillars", "antiquity"]
    assert set(pentapolis.keys()) <= set(titles())
    assert "not affiliated" in affiliation()["en"]
    assert set(affiliation()) == {"nl", "en", "de"}
    assert all(set(title.title) == {"nl", "en", "de"} for title in titles().values())
    assert all(set(title.subtitle) == {"nl", "en", "de"} for title in titles().values())
