"""Notation and numbering, for every action type of every game."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pentapolis
from pentapolis.kernel.actions import Action, ActionSpace, Domain
from tests.games.playing import every_game


class Move(Action, frozen=True):
    """A made-up action."""

    verb = "move"
    piece: Annotated[int, Domain("piece", ("King", "Rook"))]
    steps: Annotated[int, Domain.numbers("steps", 3, 5)]


class Pass(Action, frozen=True):
    """An action without parts."""

    verb = "pass"


SPACE = ActionSpace((Move, Pass))


def test_numbers_run_without_gaps_last_field_fastest() -> None:
    assert [str(action) for action in SPACE] == [
        "move King 3",
        "move King 4",
        "move King 5",
        "move Rook 3",
        "move Rook 4",
        "move Rook 5",
        "pass",
    ]
    assert [SPACE.number(action) for action in SPACE] == list(range(7)) == list(range(len(SPACE)))


@every_game
@given(data=st.data())
def test_notation_and_numbering_round_trip(key: str, data: st.DataObject) -> None:
    game = pentapolis.game(key)
    number = data.draw(st.integers(0, game.action_space.size - 1))
    action = game.action(number)
    assert game.number(action) == number
    assert game.parse(str(action)) == action
    assert game.parse(f"  {str(action).upper()} ") == action
    assert hash(game.parse(str(action))) == hash(action)


@every_game
def test_every_action_type_of_a_game_is_numbered(key: str) -> None:
    game = pentapolis.game(key)
    assert {type(action) for action in game.action_space} == set(game.action_types)
    assert len({str(action) for action in game.action_space}) == game.action_space.size


@every_game
@given(text=st.text(max_size=80))
def test_any_text_is_an_action_or_a_clear_error(key: str, text: str) -> None:
    game = pentapolis.game(key)
    try:
        action = game.parse(text)
    except pentapolis.UnknownAction:
        return
    assert str(action).lower() == " ".join(text.lower().split())


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "the first word is one of move, pass"),
        ("jump King 3", "the first word is one of move, pass"),
        ("move King", "the form is 'move <piece> <steps>'"),
        ("move King 3 4", "the form is 'move <piece> <steps>'"),
        ("move Queen 3", "no piece 'Queen'; there is King, Rook"),
        ("move King 9", "no steps '9'; there is 3, 4, 5"),
    ],
)
def test_errors_say_what_would_have_been_right(text: str, problem: str) -> None:
    with pytest.raises(pentapolis.UnknownAction, match=problem.replace("'", ".")):
        SPACE.parse(text)


def test_foreign_things_have_no_number_and_no_text() -> None:
    for number in (-1, 7, "0", None, True, 1.0):
        with pytest.raises(pentapolis.UnknownAction):
            SPACE.action(number)  # type: ignore[arg-type]
    for text in (None, 3, b"pass"):
        with pytest.raises(pentapolis.UnknownAction):
            SPACE.parse(text)  # type: ignore[arg-type]
    with pytest.raises(pentapolis.UnknownAction):
        SPACE.number(Move(0, 9))
    with pytest.raises(pentapolis.UnknownAction):
        ActionSpace((Pass,)).number(Move(0, 3))


def test_a_wrongly_declared_action_is_noticed_at_once() -> None:
    class Vague(Action, frozen=True):
        verb = "vague"
        what: int

    class Other(Action, frozen=True):
        verb = "PASS"

    with pytest.raises(TypeError, match=r"Vague\.what needs exactly one Domain"):
        ActionSpace((Vague,))
    with pytest.raises(ValueError, match="share a verb"):
        ActionSpace((Pass, Other))
    for names in (["a", "a"], ["a b"], [""]):
        with pytest.raises(ValueError, match="different single words"):
            Domain("thing", names)
