"""What the bots know of Palatinus agrees with its rules, and leads to the obviously best placements."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.bot import Judge, PalatinusAdvisor
from pentapolis.games.palatinus.components import ROLE_OF
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.testing.playing import random_game
from tests.games.palatinus.building import position

GAME = pentapolis.game("palatinus")
THINK = Budget(simulations=150)

# Judging boards ---------------------------------------------------------------------------


def positions(seats: int, seed: int, options: dict[str, object] | None = None) -> list[Palatinus]:
    """Some positions of a random game, placement only, and its end."""
    kept, last = [], None
    for turn in random_game(GAME, seats, seed, options):
        last = turn.state
        assert isinstance(last, Palatinus)
        if not last.pile and last.ply % 4 == 0:
            kept.append(last.copy())
    assert isinstance(last, Palatinus)
    return [*kept, last]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("spring_is_field", [False, True])
def test_a_finished_board_counts_as_the_rules_count_it(seats: int, spring_is_field: bool) -> None:
    for seed in range(25):
        end = positions(seats, seed, {"empty_spring_also_empty_field": spring_is_field})[-1]
        assert end.result is not None
        counted = Judge(end, as_it_is=True).count(end.owners, roles_of(end))
        assert tuple(counted.points) == end.result.scores


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_more_inhabitant_counts_as_the_whole_board_with_it(seats: int) -> None:
    rng = Random(seats)
    for state in positions(seats, seed=seats)[:-1]:
        judge = Judge(state, as_it_is=False)
        count = judge.count(state.owners, roles_of(state))
        for action in rng.choices(state.legal(state.actors[0]), k=10):
            assert isinstance(action, PlaceInhabitant)
            seat, role, space = state.actors[0], ROLE_OF[action.kind], action.space
            owners, roles = state.owners.copy(), roles_of(state)
            owners[space], roles[space] = seat, role
            with_it = judge.points_with(count, seat, role, space)
            assert list(with_it) == pytest.approx(judge.count(owners, roles).points)


@pytest.mark.parametrize("seats", GAME.seats)
def test_judgements_lie_between_lost_and_won(seats: int) -> None:
    advisor = PalatinusAdvisor()
    start = GAME.start(seats=seats, seed=0)
    assert isinstance(start, Palatinus)
    for state in [start, *positions(seats, seed=3)]:
        for values in (advisor.evaluate(state), advisor.playout(state.copy(), 3, Random(1))):
            assert len(values) == seats
            assert all(0 <= value <= 1 for value in values)


def test_of_each_role_one_kind_is_thought_of_wolves_first() -> None:
    stock = {"wolf-merchant": 1, "merchant": 1, "extra-merchant": 1, "extra-farmer": 2, "soldier": 1}
    state = position({}, seats=2, stocks=[stock, {"farmer": 6}])
    candidates = PalatinusAdvisor().candidates(state, 0, state.legal(0), Random(0))
    assert {str(action).split()[1] for action in candidates} == {"wolf-merchant", "extra-farmer", "soldier"}


# Playing well ---------------------------------------------------------------------------


def margins(state: Palatinus, seat: int) -> dict[str, int]:
    """The lead over the rival that each last placement leads to."""
    found = {}
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        assert after.result is not None
        found[str(action)] = after.result.scores[seat] - after.result.scores[1 - seat]
    return found


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize(
    "pieces",
    [
        # A rival's soldier is about to take three merchants: two farmers beside it would send it home.
        {"A0": (1, "soldier"), "A1": (0, "merchant"), "A5": (0, "merchant"), "B3": (0, "farmer")},
        # The rival leads hill A by little.
        {"A1": (1, "farmer"), "A3": (0, "farmer"), "A0": (1, "merchant"), "E4": (1, "farmer")},
        # Two free laurels, one of 5 and one of 3.
        {"A0": (1, "farmer"), "B0": (0, "merchant"), "B1": (1, "merchant"), "C4": (1, "merchant")},
    ],
)
def test_the_last_placement_is_the_best_one(pieces: dict[str, tuple[int, str]], level: str) -> None:
    state = position(pieces, seats=2, stocks=[{"farmer": 1}, {}])
    found = margins(state, 0)
    chosen = bot("palatinus", level, seed=1).choose(state, 0, THINK)
    assert found[str(chosen)] == max(found.values()) > min(found.values())


def test_hard_thinks_of_the_reply() -> None:
    """One piece each: it takes the placement after which the best reply leaves it most."""
    pieces = {"A0": (0, "merchant"), "A1": (1, "merchant")}
    state = position(pieces, seats=2, stocks=[{"farmer": 1}, {"merchant": 1}])
    guaranteed = {}
    for action in state.legal(0):
        after = state.copy()
        after.play(0, action)
        guaranteed[action] = -max(margins(after, 1).values())
    chosen = bot("palatinus", "hard", seed=1).choose(state, 0, THINK)
    assert guaranteed[chosen] == max(guaranteed.values())
