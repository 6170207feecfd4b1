"""Buildings and saints in the city, one by one."""

from __future__ import annotations

import pytest

from pentapolis.games.antiquity.components import BUILDINGS, DUMP, FISH, GRANARY, PIECES, PRICES, unpacked
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import works
from pentapolis.games.antiquity.rules.famine import famine_graves
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.scoring import conditions_met, is_fulfilled
from tests.games.antiquity.building import (
    builder,
    finish_plans,
    goods,
    legal,
    play,
    player,
    position,
    refusal,
    zone,
)

UNIQUE = BUILDINGS[:15]


@pytest.mark.parametrize("building", UNIQUE)
def test_a_unique_building_is_paid_for_and_built_once(building: str) -> None:
    price = PRICES[PIECES.index(building)]
    wood, stone = unpacked(price.fixed)[:2]
    stock = {"wood": wood, "stone": stone} | dict.fromkeys(["gold", "wine"][: price.luxury], 1)
    state = position(player(goods={good: number for good, number in stock.items() if number}), phase="city")
    play(state, f"build {building}", "place 1A1 0", seat=0)
    assert goods(state) == {}
    if building == "cathedral":
        play(state, "saint nicolo", seat=0)
    assert refusal(state, f"build {building}", 0) == "built"
    assert building not in state.view(0)["players"][0]["unbuilt"]


def test_pieces_lie_on_empty_squares_of_one_grid() -> None:
    state = position(player("granary", goods={"wood": 1}), phase="city")
    play(state, "build market", seat=0)
    assert refusal(state, "place 1A1 0", 0) == "no-fit"
    assert refusal(state, "place 1G7 0", 0) == "no-fit", "over the edge"
    assert refusal(state, "place 1F6 1", 0) == "no-fit", "a square looks the same however it is turned"
    play(state, "place 1F6 0", seat=0)


def test_graves_leave_no_room() -> None:
    state = position(player(goods={"wood": 1}, graves=["1A1"]), phase="city")
    play(state, "build market", seat=0)
    assert refusal(state, "place 1A1 0", 0) == "no-fit"


def test_a_house_brings_a_man_who_can_work_at_once() -> None:
    state = position(player("cart-shop"), phase="city")
    assert refusal(state, "man 1A2", 0) == "no-men"
    play(state, "build house-3", "place 1G7 0", "man 1A2", seat=0)
    assert state.realms[0].men == 0
    assert refusal(state, "build house-3", 0) == "built"


def test_men_go_only_where_they_are_needed() -> None:
    state = position(player("cart-shop", "granary", graves=["1C2"], men=2), phase="city")
    view = state.view(0)["players"][0]["cities"][0]["buildings"]
    squares = {building["building"]: building["square"] for building in view}
    assert refusal(state, f"man {squares['granary']}", 0) == "needs-no-man"
    assert refusal(state, "man 1G7", 0) == "no-building"
    play(state, f"man {squares['cart-shop']}", seat=0)
    assert refusal(state, f"man {squares['cart-shop']}", 0) == "manned"


def test_a_building_with_a_grave_cannot_be_manned() -> None:
    state = position(player("market", graves=["1B2"], men=1), phase="city")
    assert refusal(state, "man 1A1", 0) == "grave-on-building"


def test_a_faculty_beside_a_manned_university_takes_no_man() -> None:
    buildings = [["university", "1A1", 0], ["alchemy", "1A3", 0]]
    state = position(player(buildings=buildings, men=2), phase="city")
    play(state, "man 1A1", seat=0)
    assert refusal(state, "man 1A3", 0) == "taught"
    apart = [["university", "1A1", 0], ["alchemy", "1A4", 0]]
    state = position(player(buildings=apart, men=2), phase="city")
    play(state, "man 1A1", "man 1A4", seat=0)


def test_the_hospital_removes_five_graves_a_round() -> None:
    graves = [f"1G{column}" for column in range(1, 8)]
    state = position(player("hospital", manned=True, graves=graves), phase="city")
    play(state, *(f"heal {square}" for square in graves[:5]), seat=0)
    assert refusal(state, "heal 1G7", 0) == "healed"
    assert state.realms[0].graves.bit_count() == 2


def test_theology_razes_a_cathedral_but_not_santa_marias() -> None:
    mine = player("theology", "cathedral", saint="nicolo", manned=True, goods={"stone": 1})
    state = position(mine, phase="city")
    play(state, "raze", seat=0)
    assert state.view(0)["players"][0]["saint"] is None
    place = next(line for line in legal_after_build(state) if line.startswith("place"))
    play(state, "build cathedral", place, "saint maria", seat=0)
    assert refusal(state, "raze", 0) == "razed"
    assert state.realms[0].cathedrals == 1
    state = position(player("theology", "cathedral", saint="maria", manned=True), phase="city")
    assert refusal(state, "raze", 0) == "maria-stays"


def legal_after_build(state: Antiquity) -> list[str]:
    """Where a Cathedral can be placed."""
    after = state.copy()
    play(after, "build cathedral", seat=0)
    return legal(after, 0)


def test_the_bank_needs_a_manned_market() -> None:
    state = position(player("market", goods={"wood": 4}, men=1), phase="city")
    assert refusal(state, "exchange wood", 0) == "not-working"
    play(state, "man 1A1", "exchange wood", seat=0)
    assert refusal(state, "take gold", 0) == "give-first"
    play(state, "exchange wood", "take gold", "exchange wood", "exchange wood", "take dye", seat=0)
    assert goods(state) == {"gold": 1, "dye": 1}
    assert refusal(state, "exchange dye", 0) == "exchange"


def test_saints_need_a_cathedral_without_a_grave() -> None:
    state = position(player("cathedral", saint="christofori", goods={"wood": 3}), phase="city")
    finish_plans(state)
    assert goods(state) == {"wood": 3}
    state = position(
        player("cathedral", saint="christofori", goods={"wood": 3}, graves=["1A2"]), phase="city"
    )
    finish_plans(state)
    assert goods(state) == {}


def test_santa_maria_wins_with_two_conditions() -> None:
    stock = dict.fromkeys(["grain", "sheep", "olives", "fish", "gold", "wine", "pearls", "dye"], 3)
    mine = player("cathedral", saint="maria", goods=stock)
    state = position(mine)
    assert conditions_met(state, 0) == [2]
    assert not is_fulfilled(state, 0)
    mine["houses"] = [*range(1, 21)]
    mine["house_squares"] = [f"1{row}{column}" for row in "EFG" for column in range(1, 8)][:20]
    assert is_fulfilled(position(mine), 0)
    assert not is_fulfilled(position({**mine, "graves": ["1A2"]}), 0)


def test_granary_and_dump_work_as_their_figures_say() -> None:
    state = position(player("granary", "dump", manned=True), famine=5)
    realm = state.realms[0]
    assert works(state, realm, GRANARY)
    assert works(state, realm, DUMP)
    assert famine_graves(state, realm) == 2
    assert pollution_of(state, realm) == 0


def test_giorgios_fish_comes_to_those_whose_cathedral_works() -> None:
    state = position(player("cathedral", saint="giorgio", graves=["1A2"]), phase="city", cathedrals=0)
    finish_plans(state)
    assert unpacked(state.realms[0].goods)[FISH] == 0


def test_a_harbour_without_a_man_reaches_no_water() -> None:
    assert zone(position(builder("harbour"))) > zone(position(player("harbour")))
