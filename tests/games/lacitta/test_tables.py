"""What La Città prepares or keeps for speed agrees with what it stands for."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.games.lacitta.actions import ACTION_TYPES, EVERY_ACTION, FOUND
from pentapolis.games.lacitta.board import by_byte, hexes_of, list_hexes, pick
from pentapolis.games.lacitta.components import EVERY_HEX
from pentapolis.games.lacitta.rules import LaCitta
from pentapolis.games.lacitta.rules.decisions import EFFECT, LEGAL, WHY_NOT
from pentapolis.games.lacitta.state import EMPTY, OVER
from pentapolis.kernel.actions import ActionSpace
from tests.games.lacitta.building import OPTIONS, game


def test_every_action_is_made_beforehand() -> None:
    space = list(ActionSpace(ACTION_TYPES))
    assert frozenset(space) == EVERY_ACTION
    assert len(space) == len(EVERY_ACTION)


def test_every_phase_has_its_decisions() -> None:
    phases = set(range(OVER))
    assert phases == LEGAL.keys() == WHY_NOT.keys() == EFFECT.keys()
    assert all(WHY_NOT[phase].keys() == EFFECT[phase].keys() for phase in phases)
    assert {kind for kinds in EFFECT.values() for kind in kinds} == set(ACTION_TYPES)


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


@pytest.mark.parametrize("seats", game().seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_kept_is_what_a_fresh_look_finds(seats: int, options: dict[str, object]) -> None:
    rng = Random(seats)
    state = game().start(seats=seats, seed=seats, options=options)
    while state.actors:
        fresh = game().load(state.dump())
        assert kept(state) == kept(fresh)
        assert state.legal(state.actors[0]) == fresh.legal(state.actors[0])
        state.play(state.actors[0], rng.choice(state.legal(state.actors[0])))
