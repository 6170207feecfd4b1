"""The worked examples of the rules in the city and around the table, each with its exact result."""

from __future__ import annotations

from typing import Unpack

import pytest

from pentapolis.games.antiquity.components.board import LaidTile
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import names_of
from pentapolis.games.antiquity.components.squares import SQUARE_BITS, SQUARES, square_names
from pentapolis.games.antiquity.events.reveal import FamineFell
from pentapolis.games.antiquity.events.rounds import Ended
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import carts_of, empty_squares, people_of, put_grave
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes
from pentapolis.games.antiquity.rules.famine import famine_graves
from pentapolis.games.antiquity.rules.pollution import pollution_of
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.scoring import (
    ENDING_RUIN,
    ENDING_SHARED,
    ENDING_TIE_BREAK,
    clean_hexes,
    saintly_ending,
    tied_winners,
)
from pentapolis.games.antiquity.state import changing
from tests.games.antiquity.building import (
    PositionFields,
    builder,
    due,
    finish_plans,
    game,
    goods,
    legal,
    play,
    player,
    position,
    refusal,
)

CAPITALS = ("0,0", "-10,18", "8,10")


def three(*players: dict[str, object], phase: str, **fields: Unpack[PositionFields]) -> Antiquity:
    """A position of three players."""
    for mine, capital in zip(players, CAPITALS, strict=True):
        mine["cities"] = mine["cities"] or [capital]
    tiles = [LaidTile(face, False, 0) for face in (0, 2, 4, 6, 0, 2)]
    return position(*players, phase=phase, tiles=tiles, **fields)


def carters(men: int) -> dict[str, object]:
    """A player with so many men, who will all go to cart shops and the explorer."""
    return player(*["cart-shop"] * (men - 1), "explorer", men=men)


def man_everything(state: Antiquity, seat: int) -> None:
    """Send men wherever they can go."""
    while lines := [line for line in legal(state, seat) if line.startswith("man ")]:
        play(state, lines[0], seat=seat)


def test_e14_fewer_men_on_carts_come_first_and_ties_stay() -> None:
    state = three(carters(4), carters(4), carters(5), phase="city", order=[2, 0, 1])
    for seat in range(3):
        man_everything(state, seat)
    finish_plans(state)
    assert state.order == (0, 1, 2)


@pytest.mark.parametrize(
    ("manned", "grave", "markers"), [(True, False, 4), (False, False, 7), (False, True, 8)]
)
def test_e15_fountains_and_the_dump_take_pollution_off(manned: bool, grave: bool, markers: int) -> None:
    cities = ["-1,0", "-2,4", "3,-2"]
    mine = player("fountain", "dump", manned=manned, cities=cities, graves=["1A1"] if grave else [])
    state = position(mine)
    assert pollution_of(state, state.realms[0]) == markers


def test_e16_pollution_without_room_becomes_graves() -> None:
    state = position(player(cities=["-1,0", "-2,4"]), phase="exploration")
    room = zone_of(state, 0) & clean_free_hexes(state)
    polluted = names_of(sum(1 << bit for bit in bits_of(room)[3:]))
    state = position(
        player(cities=["-1,0", "-2,4"]), phase="famine", polluted=polluted, due=due(count=1), famine=0
    )
    play(state, "bury 1A1")
    assert state.famine == 1
    assert state.realms[0].due == 3, "three markers found their hexes by themselves"
    assert legal(state)[-1] == "bury 2F6"
    play(state, "bury 2F6", "bury 1B1", "bury 2A1")
    assert state.realms[0].graves.bit_count() == 4


def test_e17_food_and_a_granary_save_graves() -> None:
    stock = {"fish": 2, "wine": 1}
    state = position(player("granary", goods=stock), famine=7)
    assert famine_graves(state, state.realms[0]) == 2
    state = position(player("granary", goods=stock, graves=["1A2"]), famine=7)
    assert famine_graves(state, state.realms[0]) == 5


def test_e18_a_storage_keeps_one_good_per_square() -> None:
    stock = {"wood": 5, "fish": 4}
    state = position(player("storage-2x3", manned=True, goods=stock), phase="city")
    man_everything(state, 0)
    state = position(player("storage-2x3", men=1, goods=stock), phase="city")
    unmanned = state.copy()
    man_everything(state, 0)
    finish_plans(state)
    assert state.realms[0].due == 3
    play(state, "discard fish", "discard wood", "discard wood")
    assert goods(state) == {"wood": 3, "fish": 3}
    finish_plans(unmanned)
    assert goods(unmanned) == {}
    saintly = position(player("cathedral", saint="christofori", goods=stock), phase="city")
    finish_plans(saintly)
    assert goods(saintly) == stock


def test_e19_university_and_faculties_fill_a_colony() -> None:
    mine = player(men=1, goods={"stone": 6, "wood": 1}, cities=["-1,0", "-2,4"])
    state = position(mine, phase="city")
    for building, square in (
        ("theology", "2A1"),
        ("biology", "2A4"),
        ("alchemy", "2D1"),
        ("philosophy", "2D4"),
        ("university", "2C3"),
    ):
        play(state, f"build {building}", f"place {square} 0", seat=0)
    assert goods(state) == {}
    assert state.view(0)["players"][0]["cities"][1]["empty"] == 0
    assert [line for line in legal(state, 0) if line.startswith("man")] == [
        "man 2A1",
        "man 2A4",
        "man 2C3",
        "man 2D1",
        "man 2D5",
    ]
    play(state, "man 2C3", seat=0)
    works = [building["works"] for building in state.view(0)["players"][0]["cities"][1]["buildings"]]
    assert works == [True] * 5


def test_e20_forced_labour_takes_three_and_keeps_two() -> None:
    hexes = ["2,-2", "3,-2", "3,-3", "1,-2", "1,-1", "2,-1", "2,-3"]
    farm = {"kind": "farm", "good": "wine", "centre": "2,-2", "site": ["2,-2"], "goods": hexes}
    mine = player("forced-labour", "storage-4x4", country=[farm], men=2, houses=[1, 2, 3])
    mine["house_squares"] = ["1G5", "1G6", "1G7"]
    state = position(mine, phase="city", options={"beginners": True})
    kept = []
    for _ in range(3):
        man_everything(state, 0)
        finish_plans(state)
        while state.view(0)["phase"] != "city":
            play(state, legal(state)[0])
        kept.append(goods(state).get("wine", 0))
    assert kept == [2, 4, 4]
    assert state.realms[0].country == ()
    assert state.realms[0].men == 3


def test_e21_different_luxuries_unless_philosophy_works() -> None:
    state = position(player(goods={"pearls": 2}), phase="city")
    assert refusal(state, "build stable", 0) == "price"
    state = position(player("philosophy", manned=True, goods={"pearls": 2}), phase="city")
    play(state, "build stable", legal_after(state, "build stable"), seat=0)
    assert goods(state) == {}
    stock = {"grain": 1, "fish": 1, "gold": 1, "dye": 1, "pearls": 1}
    state = position(player(goods=stock), phase="city")
    play(state, "build house-17", "place 1A1 0", seat=0)
    assert goods(state) == {}


def legal_after(state: Antiquity, line: str) -> str:
    """The first thing that can be done after an action of seat 0."""
    after = state.copy()
    play(after, line, seat=0)
    return legal(after, 0)[0]


def test_e22_nicolo_gives_a_second_lower_house() -> None:
    houses = [number for number in range(1, 21) if number not in (9, 10)]
    stock = {"fish": 1, "gold": 1, "wine": 1}
    mine = player("cathedral", saint="nicolo", goods=stock, houses=houses)
    mine["house_squares"] = SQUARES[31:49]
    state = position(mine, phase="city")
    assert "build house-9" not in legal(state, 0), "three different foods are not there"
    play(state, "build house-10", "place 1A1 0", seat=0)
    assert legal(state, 0) == ["build house-9", "done", "take-back"]
    play(state, "build house-9", "place 1A3 0", seat=0)
    assert people_of(state.realms[0]) == 20
    assert state.realms[0].men == 2
    stock = {"fish": 1, "grain": 1, "olives": 1}
    mine = player("cathedral", saint="nicolo", goods=stock, houses=houses)
    mine["house_squares"] = SQUARES[31:49]
    state = position(mine, phase="city")
    play(state, "build house-9", "place 1A1 0", seat=0)
    assert not any("house-10" in line for line in legal(state, 0))


def test_e23_fountains_of_all_lower_the_famine() -> None:
    state = three(
        player(goods={"wine": 2}), player(goods={"gold": 1}), player(), phase="city", famine=1, round=2
    )
    for square in ("1A1", "1A2"):
        play(state, "build fountain", f"place {square} 0", seat=0)
    play(state, "build fountain", "place 1A1 0", seat=1)
    events = finish_plans(state)
    assert [event for event in events if isinstance(event, FamineFell)] == [FamineFell(3, 0)]
    assert state.view(0)["phase"] == "pollution"
    assert state.famine == 1


def test_e24_giorgio_gets_a_fish_for_every_new_cathedral() -> None:
    builder_of_one = {"stone": 1}
    old = player("cathedral", saint="maria")
    state = three(player(goods=builder_of_one), player(goods=builder_of_one), old, phase="city", round=6)
    play(state, "build cathedral", "place 1A1 0", "saint giorgio", seat=0)
    play(state, "build cathedral", "place 1A1 0", "saint nicolo", seat=1)
    finish_plans(state)
    assert [goods(state, seat).get("fish", 0) for seat in range(3)] == [2, 0, 2]


def test_e26_a_grave_without_a_place_eliminates() -> None:
    pieces = ["dump", *["storage-2x3"] * 2, "theology", "brewery", "hospital"]
    mine = player(*pieces, goods={}, houses=[1, 2, 3, 4, 5, 6])
    state = position(player(*pieces))
    empty = [name for name in SQUARES[:49] if name in names_of_empty_squares(state)]
    mine["house_squares"], rest = empty[:6], empty[6:]
    assert len(rest) == 3, "40 squares of buildings, 6 houses, 3 graves"
    mine["graves"] = rest
    full = position(mine, phase="city", famine=40)
    finish_plans(full)
    assert not full.realms[0].out
    doomed = position(mine, phase="city", famine=41)
    finish_plans(doomed)
    assert doomed.realms[0].out == 1
    assert doomed.realms[0].graves.bit_count() == 43, "those that fit are placed first"


@pytest.mark.parametrize(("earlier", "ranking"), [(4, ((0, 2), (1,))), (9, ((0, 2), (1,)))])
def test_in_a_ruin_those_who_fell_last_come_first(earlier: int, ranking: tuple[tuple[int, ...], ...]) -> None:
    fallen = player(out=earlier)
    state = three(player(), fallen, player(), phase="city", famine=60, round=9, order=[2, 0])
    events = finish_plans(state)
    result = state.result
    assert result is not None
    assert (result.ending, result.ranking) == (ENDING_RUIN, ranking), "also before somebody of this round"
    [ended] = [event for event in events if isinstance(event, Ended)]
    assert ended.ranking == ranking
    assert game().load(state.dump()) == state


def names_of_empty_squares(state: Antiquity) -> set[str]:
    """The empty squares of seat 0."""
    return set(square_names(empty_squares(state.realms[0])))


def tied(clean_a: int, clean_b: int) -> Antiquity:
    """Both fulfil San Nicolo's condition; their zones have so many clean hexes."""
    saintly = [player("cathedral", saint="nicolo") for _ in range(2)]
    state = position(*saintly)
    polluted = []
    for seat, clean in enumerate((clean_a, clean_b)):
        polluted += names_of(zone_of(state, seat))[clean:]
    return position(*saintly, polluted=polluted)


def test_e27_most_clean_hexes_break_a_tie() -> None:
    state = tied(17, 12)
    assert (clean_hexes(state, 0), clean_hexes(state, 1)) == (17, 12)
    assert tied_winners(state, (0, 1)) == (0,)
    assert saintly_ending(state, (0, 1)) == ENDING_TIE_BREAK
    level = tied(17, 17)
    assert tied_winners(level, (0, 1)) == (0, 1)
    assert saintly_ending(level, (0, 1)) == ENDING_SHARED


def test_e30_the_bank_gives_any_good_for_two() -> None:
    state = position(player("market", manned=True, goods={"wood": 1, "wine": 1}), phase="city")
    assert "exchange wine" not in legal(state, 0), "goods are given in the order of the box"
    play(state, "exchange wood", "exchange wine", seat=0)
    assert len([line for line in legal(state, 0) if line.startswith("take ")]) == 10
    play(state, "take stone", seat=0)
    assert goods(state) == {"stone": 1}


def test_a_cart_shop_can_carry_three_graves() -> None:
    state = position(builder(carts=1))
    for square in ("1A2", "1B1", "1B2"):
        put_grave(changing(state, 0), next(bit for bit in range(64) if square == name_of(bit)))
    assert state.realms[0].graves.bit_count() == 3
    assert carts_of(state.realms[0]) == 0


def name_of(bit: int) -> str | None:
    """The name of a square, if there is one."""
    return SQUARES[SQUARE_BITS.index(bit)] if bit in SQUARE_BITS else None
