"""Notation and numbering, for every action type of every game."""

from __future__ import annotations

import hashlib
import pickle
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pentapolis
from pentapolis.kernel.actions import Action, ActionSpace, Domain, GameActions
from pentapolis.testing.inputs import unchecked
from pentapolis.testing.playing import random_game
from tests.games.playing import every_game, every_table


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


FIRST_NUMBERS = {
    "palatinus": (414, "9d448b69be2262c6"),
    "attika": (109843, "f13410e20b60e6ea"),
    "lacitta": (3446, "f9ac2d2ff9587583"),
    "pillars": (247, "45bbb869793e361d"),
    "antiquity": (14865, "2d87d36fdaf645f7"),
}
"""How many actions each game had at first, and a digest of their numbers and texts. New ones come later."""


@every_game
def test_an_action_keeps_its_number_from_release_to_release(key: str) -> None:
    count, expected = FIRST_NUMBERS[key]
    digest = hashlib.blake2b(digest_size=8)
    for number, action in zip(range(count), pentapolis.game(key).action_space, strict=False):
        digest.update(f"{number} {action}\n".encode())
    assert digest.hexdigest() == expected


@every_table
def test_the_numbers_of_a_legal_list_are_those_of_its_actions(key: str, seats: int) -> None:
    game = pentapolis.game(key)
    counted = ActionSpace(game.action_types)
    for turn in random_game(game, seats, 8):
        for seat in range(seats):
            numbers = game.legal_numbers(turn.state, seat)
            assert numbers == [counted.number(action) for action in turn.state.legal(seat)]
            # A copy, and a position from a snapshot, go on by themselves.
            assert game.legal_numbers(turn.state.copy(), seat) == numbers
        if turn.state.ply % 9 == 0:
            loaded = game.load(turn.state.dump())
            assert game.legal_numbers(loaded, turn.seat) == game.legal_numbers(turn.state, turn.seat)
    for nobody in (-1, seats):
        with pytest.raises(pentapolis.UnknownSeat):
            game.legal_numbers(turn.state, nobody)


def test_a_kept_number_is_no_part_of_an_action() -> None:
    numbered, fresh = Move(1, 4), Move(1, 4)
    assert GameActions((Pass, Move)).number(numbered) == 5
    assert numbered == fresh
    assert hash(numbered) == hash(fresh)
    assert repr(numbered) == repr(fresh)
    assert msgspec.json.encode(numbered) == msgspec.json.encode(fresh)
    assert pickle.loads(pickle.dumps(numbered)) == fresh
    # Other types around it, another number.
    assert GameActions((Move, Pass)).number(numbered) == SPACE.number(numbered) == 4


def test_the_same_number_gives_the_same_object() -> None:
    space = GameActions((Move, Pass))
    assert [space.number(space.action(number)) for number in range(7)] == list(range(7))
    assert space.action(3) is space.action(3)


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
        ("", "expected one of move, pass"),
        ("jump King 3", "expected one of move, pass"),
        ("move King", "expected the form 'move <piece> <steps>'"),
        ("move King 3 4", "expected the form 'move <piece> <steps>'"),
        ("move Queen 3", "unknown piece 'Queen'; choose from King, Rook"),
        ("move King 9", "unknown steps '9'; choose from 3, 4, 5"),
    ],
)
def test_errors_say_what_would_have_been_right(text: str, problem: str) -> None:
    with pytest.raises(pentapolis.UnknownAction, match=problem.replace("'", ".")):
        SPACE.parse(text)


@pytest.mark.parametrize("make", [ActionSpace, GameActions])
def test_foreign_things_have_no_number_and_no_text(make: type[ActionSpace]) -> None:
    space = make((Move, Pass))
    assert [space.action(number) for number in range(7)] == list(space)
    for number in (-1, 7, "0", None, True, 1.0):
        with pytest.raises(pentapolis.UnknownAction):
            unchecked(space.action)(number)
    for text in (None, 3, b"pass"):
        with pytest.raises(pentapolis.UnknownAction):
            unchecked(space.parse)(text)
    things: list[object] = [Move(0, 9), None, "pass", 3, [], {}]
    for thing in things:
        with pytest.raises(pentapolis.UnknownAction):
            unchecked(space.number)(thing)
    move = Move(0, 3)
    assert space.number(move) == 0
    with pytest.raises(pentapolis.UnknownAction):
        make((Pass,)).number(move)


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
