"""What a position keeps up from move to move is what it would find out if it began anew."""

from __future__ import annotations

import random

import pytest

from pentapolis.games.attika.components import BIT, BOX, HEXES, LETTERS, hexes_of
from pentapolis.games.attika.rulebook import Attika
from pentapolis.games.attika.rules.building import ways_for_site
from pentapolis.games.attika.rules.symbols import ALL_KINDS, EVERYWHERE, LEVELS
from pentapolis.games.attika.rules.table import occupied
from pentapolis.games.attika.state import PAYING
from tests.games.attika.building import game


def positions(seats: int, seed: int, every: int) -> list[Attika]:
    """Some positions of a random game."""
    rng = random.Random(seed)
    state = game().start(seats, seed)
    found = [state.copy()]
    while state.actors:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)))
        if state.ply % every == 0 or state.phase == PAYING:
            found.append(state.copy())
    return found


def symbols_around(state: Attika, site: int, letters: str) -> int:
    """The uncovered symbols of some kinds on a hex and beside it, counted one by one."""
    box = BOX
    zone = [site, *hexes_of(state.board.near[site])]
    shown = [number for number in zone if not BIT[number] & occupied(state)]
    return sum(box.tiles.symbols[number // 7][number % 7] in letters for number in shown)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_symbols_are_counted_for_every_hex(seats: int) -> None:
    for state in positions(seats, seats, every=40):
        assert state.around[EVERYWHERE] == state.board.every
        for site in hexes_of(state.board.every):
            for row, letters in enumerate((*LETTERS, "".join(LETTERS))):
                counted = symbols_around(state, site, letters)
                levels = state.around[row * LEVELS + 1 : (row + 1) * LEVELS]
                assert [bool(hexes & BIT[site]) for hexes in levels] == [
                    number <= counted for number in range(1, LEVELS)
                ], (HEXES[site], letters)
        assert len(state.around) == (ALL_KINDS + 1) * LEVELS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_snapshot_leads_to_the_same_masks(seats: int) -> None:
    for state in positions(seats, 10 + seats, every=15):
        again = game().load(state.dump())
        assert again.around == state.around
        assert again.vacant == state.vacant
        assert again.near_own == state.near_own
        assert again.free_next == state.free_next
        assert [set(settlements) for settlements in again.settlements] == [
            set(settlements) for settlements in state.settlements
        ]


@pytest.mark.parametrize("seats", [2, 4])
def test_ways_to_pay_are_those_of_the_hand_that_pays(seats: int) -> None:
    paying = [state for state in positions(seats, 20 + seats, every=1000) if state.phase == PAYING]
    assert paying
    for state in paying:
        actor = state.actors[0]
        for viewer in (None, *range(seats)):
            redrawn = state.resample(viewer, random.Random(state.ply))
            for tried in (state, redrawn, redrawn.copy()):
                assert ways_for_site(tried, actor) == ways_for_site(game().load(tried.dump()), actor)
