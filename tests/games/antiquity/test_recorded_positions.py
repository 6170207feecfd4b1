"""What every game must keep, looked at in developed cities, which random players never reach."""

from __future__ import annotations

import json
import random

import pytest

import pentapolis
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.kernel.chance import Chance
from pentapolis.testing.playing import actions_to_try, legal_texts, view_bytes, viewers
from pentapolis.words import LANGUAGES, words
from tests.games.antiquity.building import game, player, position
from tests.games.antiquity.census import antiquity_census
from tests.games.playthrough import FIXTURES

RICH = ["2-barbara", "3-giorgio", "4-maria", "2-nicolo", "3-shared"]
EVERY = 97


def check(state: Antiquity, chance: Chance, rng: random.Random) -> None:
    """Legality, saving, copying and secrets of one position."""
    digest = state.digest()
    for seat in range(state.seats):
        legal = set(state.legal(seat))
        for action in [*legal, *actions_to_try(pentapolis.game("antiquity"), chance)]:
            assert (state.refusal(seat, action) is None) == (action in legal), f"{action} for seat {seat}"
        for action in legal:
            after = state.copy()
            preview = after.preview(seat, action)
            assert state.resample(seat, rng).preview(seat, action) == preview
            after.play(seat, action)
    assert game().load(json.loads(json.dumps(state.dump()))) == state
    for viewer in viewers(state):
        other = state.resample(viewer, rng)
        assert view_bytes(other, viewer) == view_bytes(state, viewer)
        assert viewer is None or legal_texts(other, viewer) == legal_texts(state, viewer)
        assert antiquity_census(other) == antiquity_census(state)
        assert game().load(other.dump()) == other
    assert state.digest() == digest


@pytest.mark.parametrize("name", RICH)
def test_positions_of_recorded_games_keep_the_contract(name: str) -> None:
    chance, rng = Chance(1), random.Random(1)
    for step in pentapolis.Record.read(FIXTURES / "antiquity" / f"{name}.record").steps():
        if step.state.ply % EVERY == 0 and step.state.actors:
            assert isinstance(step.state, Antiquity)
            check(step.state, chance, rng)


@pytest.mark.parametrize("saint", ["barbara", "maria"])
def test_a_rearranging_planner_keeps_the_contract(saint: str) -> None:
    chance, rng = Chance(2), random.Random(2)
    pieces = ["cathedral", "market", "hospital", "theology", "cart-shop", "house-1", "house-2"]
    stock = {"wood": 2, "stone": 1, "fish": 1, "gold": 1, "wine": 1}
    mine = player(*pieces, saint=saint, goods=stock, manned=True, men=2, graves=["1G7", "1A1"])
    state = position(mine, player("market", goods=stock, manned=True), phase="city")
    for number in range(120):
        seat = chance.choice(state.actors)
        legal = [action for action in state.legal(seat) if str(action) != "done"] or state.legal(seat)
        if number % 6 == 0:
            check(state, chance, rng)
        state.play(seat, chance.choice(legal))


@pytest.mark.parametrize("name", RICH)
def test_everything_that_happens_in_recorded_games_has_words(name: str) -> None:
    told = set()
    for step in pentapolis.Record.read(FIXTURES / "antiquity" / f"{name}.record").steps():
        for event in step.events:
            told |= {message.id for message in event.messages()}
    for language in LANGUAGES:
        assert [message_id for message_id in sorted(told) if not words(language).knows(message_id)] == []
