"""Phases that list their choices all at once list what their decisions list one by one."""

from __future__ import annotations

import random

import pytest

from pentapolis.games.antiquity.actions import Accept, Decline
from pentapolis.games.antiquity.rulebook import RULEBOOK, Antiquity
from pentapolis.games.antiquity.state import phase_of
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, COUNTRY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from tests.games.antiquity.building import game
from tests.games.antiquity.scattered import scattered, some_options
from tests.games.antiquity.trader import trading


def parted(actions: list[Action]) -> tuple[list[Action], set[Action]]:
    """The actions in order, apart from answers to offers: those are listed offer by offer."""
    answers: set[Action] = {action for action in actions if isinstance(action, Accept | Decline)}
    return [action for action in actions if action not in answers], answers


def compare(state: Antiquity) -> None:
    for seat in state.actors:
        decisions = RULEBOOK.phases[phase_of(state, seat)].decisions
        one_by_one = [action for decision in decisions for action in decision.choices(state, seat)]
        assert parted(state.legal(seat)) == parted(one_by_one)


@pytest.mark.parametrize("seats", game().seats)
def test_what_is_listed_at_once_is_what_the_decisions_list(seats: int) -> None:
    """In games with many offers, and with other readings of the rules."""
    offered = 0
    for seed in range(3):
        options = {"resignation": seed == 1, "goods_limited": seed == 2}
        state, chance = game().start(seats, seed, options), Chance(seed)
        while state.actors and state.ply < 400:
            compare(state)
            offered += any(
                isinstance(action, Accept) for seat in state.actors for action in state.legal(seat)
            )
            seat, action = trading(state, chance)
            state.play(seat, action)
    assert offered > 10


@pytest.mark.parametrize("seats", game().seats)
def test_the_same_holds_for_cities_with_everything_in_them(seats: int) -> None:
    """Faculties, breweries, saints and graves, all readings of the rules."""
    rng = random.Random(seats)
    met: set[int] = set()
    for seed in range(40):
        state = scattered(seats, seed, some_options(rng))
        for _ in range(60):
            if not state.actors:
                break
            compare(state)
            met.update(phase_of(state, seat) for seat in state.actors)
            seat = rng.choice(state.actors)
            state.play(seat, rng.choice(state.legal(seat)))
    assert {CITY_BUILDING, COUNTRY} <= met
