"""A game without advice of its own: bots find out by random games, and see no more than their seat does."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.kernel.advice import PlainAdvisor
from pentapolis.kernel.state import State
from pentapolis.testing.playing import final_position, random_game


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_is_judged_between_lost_and_won_and_always_alike(seats: int) -> None:
    advisor = PlainAdvisor[State](by_points=True)
    for turn in random_game(pentapolis.game("palatinus"), seats, seed=seats):
        if turn.state.ply % 9 == 0:
            values = advisor.evaluate(turn.state)
            assert len(values) == seats
            assert all(0 <= value <= 1 for value in values)
            assert values == advisor.evaluate(turn.state.copy())


@pytest.mark.parametrize("seed", range(5))
def test_whoever_won_stands_best_at_the_end_and_whoever_came_close_stands_better(seed: int) -> None:
    state = final_position(pentapolis.game("palatinus"), 4, seed)
    result = state.result
    assert result is not None
    values = PlainAdvisor[State](by_points=True).evaluate(state)
    assert max(range(4), key=values.__getitem__) in result.winners
    losers = sorted(
        (seat for seat in range(4) if seat not in result.winners), key=lambda seat: result.scores[seat]
    )
    assert sorted(losers, key=lambda seat: values[seat]) == losers


def test_where_points_do_not_decide_only_victory_counts() -> None:
    state = final_position(pentapolis.game("attika"), 3, seed=1)
    assert sum(PlainAdvisor[State](by_points=False).evaluate(state)) == pytest.approx(1)


def test_a_look_at_the_actions_leaves_the_position_alone() -> None:
    state = pentapolis.game("palatinus").start(seats=2, seed=1)
    seat, digest = state.actors[0], state.digest()
    advisor = PlainAdvisor[State](by_points=True)
    values = advisor.appraise(state, seat, state.legal(seat)[:4])
    assert len(values) == 4
    assert values == advisor.appraise(state, seat, state.legal(seat)[:4])
    assert advisor.best_looking(state, seat, Random(1)) in state.legal(seat)
    assert state.digest() == digest
