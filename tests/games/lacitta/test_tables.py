"""What La Città prepares or keeps for speed agrees with what it stands for."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

from pentapolis.games.lacitta.actions import (
    ACTION_TYPES,
    BUILD,
    CHEER,
    FOUND,
    HARVEST_FARM,
    KEEP,
    LOOK,
    PASS,
    PAY,
    PLACE_CASTLE,
    REFRESH,
    REMOVE,
    SEND,
    STARVE,
    TAKE,
    TAKE_GOLD,
    WELCOME,
    WISH,
)
from pentapolis.games.lacitta.components import EVERY_HEX
from pentapolis.games.lacitta.components.board import by_byte, hexes_of, list_hexes, pick
from pentapolis.games.lacitta.rulebook import RULEBOOK, LaCitta
from pentapolis.games.lacitta.state import OVER
from pentapolis.kernel.actions import Action, ActionSpace
from pentapolis.kernel.forms import EMPTY
from tests.games.lacitta.building import OPTIONS, game


def test_every_action_is_made_beforehand() -> None:
    made = [
        *(*PLACE_CASTLE, TAKE_GOLD, *FOUND, *SEND, *chain.from_iterable(BUILD), *TAKE, *PAY),
        *(*chain.from_iterable(CHEER), *WELCOME, *HARVEST_FARM, *LOOK, PASS, REFRESH, KEEP),
        *(*WISH, *REMOVE, *STARVE),
    ]
    assert made == list(ActionSpace(ACTION_TYPES))


def test_every_phase_has_its_decisions() -> None:
    assert RULEBOOK.over == OVER
    assert all(phase.decisions for phase in RULEBOOK.phases)
    assert {kind for kinds in RULEBOOK.decisions for kind in kinds} == set(ACTION_TYPES)


@pytest.mark.parametrize("size", [0, 1, 2, 8, 19, 20, 21, 80, len(EVERY_HEX)])
def test_the_hexes_of_a_mask(size: int) -> None:
    rng = Random(size)
    for _ in range(20):
        numbers = sorted(rng.sample(EVERY_HEX, size))
        mask = sum(1 << number for number in numbers)
        assert list_hexes(mask) == numbers
        assert hexes_of(mask) == tuple(numbers)
        assert pick(by_byte(FOUND), mask) == [FOUND[number] for number in numbers]


def kept(state: LaCitta) -> dict[str, object]:
    """What is kept up to date for speed; cities by their castles, because loading numbers them anew."""
    cities = {
        castle: (state.arches[city], state.near[city], state.reach[city])
        for city, castle in enumerate(state.castles)
        if castle != EMPTY
    }
    names = ("occupied", "touched", "contested", "crowded", "pools", "food")
    return {"cities": cities} | {name: getattr(state, name) for name in names}


def one_by_one(state: LaCitta) -> list[Action]:
    """What the seat in turn can do, listed decision by decision."""
    decisions = RULEBOOK.phases[state.phase].decisions
    return [action for decision in decisions for action in decision.choices(state, state.actors[0])]


@pytest.mark.parametrize("seats", game().seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_kept_is_what_a_fresh_look_finds(seats: int, options: dict[str, object]) -> None:
    rng = Random(seats)
    state = game().start(seats=seats, seed=seats, options=options)
    while state.actors:
        fresh = game().load(state.dump())
        assert kept(state) == kept(fresh)
        assert state.legal(state.actors[0]) == fresh.legal(state.actors[0])
        assert state.legal(state.actors[0]) == one_by_one(state)
        state.play(state.actors[0], rng.choice(state.legal(state.actors[0])))
