"""The power and the condition of victory of each patron saint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from pentapolis.games.antiquity.components import BUILDINGS, CATHEDRAL, FOOD, GOODS, LUXURY, SAINTS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import has_power, people_of
from pentapolis.games.antiquity.scoring import conditions_met, is_fulfilled
from pentapolis.games.antiquity.state import changing
from tests.games.antiquity.building import (
    PlayerFields,
    finish_plans,
    goods,
    legal,
    play,
    player,
    position,
    refusal,
)

PRECIOUS = {GOODS[good]: 3 for good in (*FOOD, *LUXURY)}
HOUSES = [f"house-{number}" for number in range(1, 21)]
ALL_TYPES = [*(name for name in BUILDINGS if name not in {"storage", "house"}), "storage-1x2", "house-1"]
THREE_CITIES = ["-1,0", "-2,4", "3,-2"]
SAINTLY = ("nicolo", "barbara", "christofori", "giorgio", "maria")


def devotee(
    saint: str, /, *pieces: str, manned: Sequence[str] | bool = (), **fields: Unpack[PlayerFields]
) -> dict[str, object]:
    """Somebody with a Cathedral."""
    fields["saint"] = saint
    return player("cathedral", *pieces, manned=manned, **fields)


def wins(state: Antiquity) -> bool:
    """Does seat 0 fulfil its saint's condition?"""
    return is_fulfilled(state, 0)


def test_the_saints_are_these() -> None:
    assert SAINTS == SAINTLY


# San Nicolo ---------------------------------------------------------------------------


def test_nicolo_gives_a_lower_house_to_each_paid_one() -> None:
    state = position(devotee("nicolo", goods={"fish": 1}), phase="city")
    play(state, "build house-5", "place 1A5 0", seat=0)
    assert refusal(state, "build house-6", 0) == "second-house"
    play(state, "build house-4", "place 1A6 0", seat=0)
    assert goods(state) == {}
    assert people_of(state.realms[0]) == state.realms[0].men == 2
    state = position(devotee("nicolo"), phase="city")
    play(state, "build house-4", "place 1A5 0", "done", seat=0)
    assert people_of(state.realms[0]) == 1, "it may be left"


def test_nicolo_wins_with_twenty_people() -> None:
    assert wins(position(devotee("nicolo", *HOUSES)))
    assert not wins(position(devotee("nicolo", *HOUSES[:19])))


# Santa Barbara ---------------------------------------------------------------------------


def test_barbara_rearranges() -> None:
    for saint, may in (("barbara", True), ("nicolo", False)):
        state = position(devotee(saint, "market"), phase="city")
        assert any(line.startswith("lift") for line in legal(state, 0)) == may


def test_barbara_wins_with_all_nineteen_types() -> None:
    assert wins(position(player(*ALL_TYPES, saint="barbara", cities=THREE_CITIES)))
    for missing in ALL_TYPES:
        rest = [piece for piece in ALL_TYPES if piece != missing]
        assert not wins(position(player(*rest, saint="barbara", cities=THREE_CITIES))), missing


# San Christofori ---------------------------------------------------------------------------


def test_christofori_keeps_everything() -> None:
    state = position(devotee("christofori", goods={"wood": 30, "dye": 2}), phase="city")
    finish_plans(state)
    assert goods(state) == {"wood": 30, "dye": 2}


@pytest.mark.parametrize("scarce", PRECIOUS)
def test_christofori_wins_with_three_of_each_food_and_luxury(scarce: str) -> None:
    assert wins(position(devotee("christofori", goods=PRECIOUS)))
    assert not wins(position(devotee("christofori", goods={**PRECIOUS, scarce: 2})))


# San Giorgio ---------------------------------------------------------------------------


def test_giorgio_brings_fish_for_new_cathedrals() -> None:
    state = position(devotee("giorgio"), player(goods={"stone": 1}), phase="city")
    play(state, "build cathedral", "place 1A1 0", "saint maria", seat=1)
    finish_plans(state)
    assert goods(state, 0) == goods(state, 1) == {"fish": 1}


def test_giorgio_wins_by_enclosing_an_opponent() -> None:
    inns = ["-4,16", "1,12"]
    mine = devotee("giorgio", "stable", manned=["stable"], inns=inns)
    assert wins(position(mine))
    assert not wins(position({**mine, "manned": []}))
    assert not wins(position({**mine, "inns": inns[:1]}))


# Santa Maria ---------------------------------------------------------------------------


def test_maria_has_all_four_powers() -> None:
    state = position(devotee("maria", "market", goods={"wood": 9}), phase="city")
    assert any(line.startswith("lift") for line in legal(state, 0))
    play(state, "build house-4", "place 1G7 0", "build house-3", "place 1G6 0", seat=0)
    changing(state, 0).cathedrals = 1
    finish_plans(state)
    assert goods(state) == {"wood": 9, "fish": 1}


def test_maria_wins_with_any_two_conditions_of_the_moment() -> None:
    mine = player("cathedral", *HOUSES, saint="maria", goods=PRECIOUS)
    state = position(mine)
    assert [SAINTS[saint] for saint in conditions_met(state, 0)] == ["nicolo", "christofori"]
    assert wins(state)
    assert not wins(position({**mine, "goods": {**PRECIOUS, "gold": 2}}))


def test_maria_cannot_be_razed() -> None:
    state = position(devotee("maria", "theology", manned=["theology"]), phase="city")
    assert refusal(state, "raze", 0) == "maria-stays"


# All of them ---------------------------------------------------------------------------


@pytest.mark.parametrize("saint", SAINTLY)
def test_no_saint_wins_or_helps_with_a_grave_on_the_cathedral(saint: str) -> None:
    state = position(
        player(*ALL_TYPES, *HOUSES[1:], saint=saint, goods=PRECIOUS, cities=[*THREE_CITIES, "2,3"])
    )
    assert wins(state) == (saint != "giorgio")
    cathedral = state.realms[0].masks[CATHEDRAL]
    changing(state, 0).graves = cathedral & -cathedral
    assert not wins(state)
    assert not has_power(state, state.realms[0], SAINTS.index(saint))
