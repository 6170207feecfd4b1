"""Proof by a margin: one choice is far ahead in many worlds, or there is no puzzle."""

from __future__ import annotations

from random import Random

import pentapolis
from pentapolis.kernel.messages import Message
from pentapolis.kernel.puzzles import MarginKind, Solved
from pentapolis.kernel.state import State
from pentapolis.puzzles.finder import Position, positions
from pentapolis.puzzles.margin import FEWEST, Lead, prove


class BestBuilder(MarginKind[State]):
    """Where to put a builder in the Pillars."""

    key = "builder"

    def poses(self, state: State, seat: int) -> bool:
        return 3 <= len(state.legal(seat)) <= 12

    def goal(self, solved: Solved[State]) -> Message:
        return Message("goal")

    def explain(self, solved: Solved[State]) -> tuple[Message, ...]:
        return ()


class Demanding(BestBuilder):
    """The same, but nothing is ever that far ahead."""

    lead = 0.9


def first_lead() -> tuple[Position, Lead]:
    """The first decision of a game that has a clear answer."""
    kind = BestBuilder()
    for state, seat in positions("pillars", 3, 3):
        if kind.poses(state, seat):
            drawn = state.resample(seat, Random(0))
            found = prove(kind, drawn, seat)
            if found is not None:
                return Position(drawn, seat), found
    raise AssertionError("no decision has a clear answer")


def test_a_choice_far_ahead_is_proved_the_same_each_time() -> None:
    (state, seat), found = first_lead()
    assert found.lead >= BestBuilder.lead
    assert found.worlds >= FEWEST
    assert prove(BestBuilder(), state, seat) == found
    assert prove(Demanding(), state, seat) is None


def test_the_best_choice_is_the_best_by_plain_averages() -> None:
    (state, seat), found = first_lead()
    advisor = pentapolis.game("pillars").advisor()

    def average(action: pentapolis.Action) -> float:
        total = 0.0
        for number in range(found.worlds):
            world = state.resample(seat, Random(number))
            advisor.imagine(world, seat)
            world.play(seat, action)
            total += advisor.playout(world, advisor.foresight(state), Random(number))[seat]
        return total / found.worlds

    averages = {action: average(action) for action in state.legal(seat)}
    assert max(averages, key=averages.__getitem__) == found.action
