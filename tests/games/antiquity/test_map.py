"""Zones, sites and ranges compared with a second calculation on random maps and along recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

import pentapolis
from pentapolis.games.antiquity.map.plane import NAME_OF_BIT, STEPS, names_of
from pentapolis.games.antiquity.masks import bits_of
from pentapolis.games.antiquity.rules import Antiquity
from tests.games.antiquity.building import game
from tests.games.antiquity.independent_map import Place, SecondMap, near, place
from tests.games.playing import random_game
from tests.games.playthrough import FIXTURES


def places(mask: int) -> set[Place]:
    """The coordinates of the hexes of a mask."""
    return {place(name) for name in names_of(mask)}


def compare(state: Antiquity) -> None:
    """Every zone and site, both ways."""
    for seat in range(state.seats):
        view = state.view(seat)
        second = SecondMap(view)
        mine = view["players"][seat]
        if mine["out"] or not mine["cities"]:
            continue
        assert places(state.zone(seat)) == second.zone(mine)
        assert places(state.wood_sites(seat)) == second.centres(mine, "F")
        assert places(state.farm_sites(seat)) == second.centres(mine, "G")
        both = places(state.mine_sites(seat, 1)) | places(state.mine_sites(seat, 6))
        assert both == second.centres(mine, "M")
        assert places(state.city_sites(seat)) == second.city_centres(mine)
        fisheries = {
            frozenset((place(NAME_OF_BIT[bit]), place(NAME_OF_BIT[bit + step])))
            for direction, step in enumerate(STEPS)
            for bit in bits_of(state.fishery_sites(seat, direction))
        }
        assert fisheries == second.fisheries(mine)


def positions_of(record: pentapolis.Record) -> Iterator[Antiquity]:
    """Some positions along a recorded game."""
    for step in record.steps():
        if step.state.ply % 40 == 0:
            yield cast("Antiquity", step.state)


@pytest.mark.parametrize("seats", game().seats)
@pytest.mark.parametrize("seed", range(8))
def test_zones_and_sites_agree_with_a_second_calculation(seats: int, seed: int) -> None:
    for turn in random_game(pentapolis.game("antiquity"), seats, seed):
        if turn.state.ply % 60 == 10:
            compare(cast("Antiquity", turn.state))


@pytest.mark.parametrize("name", ["2-barbara", "3-giorgio", "4-maria", "4-christofori"])
def test_zones_and_sites_agree_along_recorded_games(name: str) -> None:
    record = pentapolis.Record.read(FIXTURES / "antiquity" / f"{name}.record")
    for state in positions_of(record):
        compare(state)


@pytest.mark.parametrize("seed", range(10))
def test_ranges_are_mountains_that_hang_together_across_tiles(seed: int) -> None:
    state = game().start(seats=4, seed=seed)
    second = SecondMap(state.view(None))
    mountains = {where for where, letter in second.printed.items() if letter == "M"}
    assert set().union(*(places(mask) for mask in state.board.ranges)) == mountains
    for mask in state.board.ranges:
        inside = places(mask)
        assert not any(other in mountains - inside for where in inside for other in near(where))


@pytest.mark.parametrize("seats", game().seats)
def test_maps_have_tiles_without_overlap_and_two_tokens_on_each(seats: int) -> None:
    state = game().start(seats=seats, seed=7)
    assert state.board.every.bit_count() == {2: 244, 3: 366, 4: 488}[seats]
    assert len(state.board.spaces) == 4 * seats
    assert sorted(state.faces) == sorted([2, 3, 4, 7] * seats), "one of each for every player"
