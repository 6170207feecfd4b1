"""Where several seats decide at the same time, their moves may cross on the way."""

from __future__ import annotations

import pentapolis
from pentapolis.server.play import is_answered
from pentapolis.server.positions import Position
from tests.games.playing import TABLES


def planning_together() -> Position:
    """A game of Antiquity in which both players plan their cities."""
    assert ("antiquity", 2) in TABLES
    first = pentapolis.game("antiquity").start(seats=2, seed=1)
    position = Position(0, [], first, (), (first,))
    while len(position.state.actors) < 2:
        position = played(position, position.state.actors[0])
    return position


def played(position: Position, seat: int) -> Position:
    """The position after the first of the seat's legal actions."""
    return position.play(seat, str(position.state.legal(seat)[0]))


def test_a_plan_is_accepted_though_others_have_planned_meanwhile() -> None:
    position = planning_together()
    ply = position.ply
    crossed = played(played(position, 1), 1)
    assert crossed.state.actors == (0, 1)
    assert is_answered(crossed, ply, 0)
    assert is_answered(crossed, crossed.ply, 0)


def test_a_repeated_plan_is_not_accepted() -> None:
    position = planning_together()
    assert not is_answered(played(position, 0), position.ply, 0)


def test_a_move_that_was_decided_on_before_the_own_turn_is_not_accepted() -> None:
    position = planning_together()
    assert not is_answered(position, 0, 1)
    assert not is_answered(position, position.ply + 1, 1)
    assert not is_answered(position, -1, 1)
