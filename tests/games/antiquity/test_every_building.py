"""What each of the nineteen buildings does while it works, and that it does nothing otherwise."""

from __future__ import annotations

from typing import Unpack

from pentapolis.games.antiquity.components import BUILDINGS, GOODS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.buildings import harvest_of
from pentapolis.games.antiquity.rules.exploring import explorable_tokens
from pentapolis.games.antiquity.rules.famine import famine_graves, grave_squares
from pentapolis.games.antiquity.rules.pollution import pollutable, pollution_of
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import changing
from tests.games.antiquity.building import (
    PlayerFields,
    PositionFields,
    builder,
    finish_plans,
    goods,
    legal,
    names,
    play,
    player,
    position,
    refusal,
    sites,
    zone,
)


def idle(building: str, **fields: Unpack[PlayerFields]) -> dict[str, object]:
    """Somebody who has a building without a man."""
    return player(building, **fields)


def working(building: str, **fields: Unpack[PlayerFields]) -> dict[str, object]:
    """Somebody who has a building, manned if that is possible."""
    return player(building, manned=True, **fields)


def graved(building: str, **fields: Unpack[PlayerFields]) -> dict[str, object]:
    """Somebody who has a building with a grave on its last square."""
    mine = player(building, **fields)
    [placed] = position(mine).realms[0].buildings
    state = position(mine)
    changing(state, 0).graves = 1 << placed.mask.bit_length() - 1
    return {**mine, "graves": state.view(0)["players"][0]["cities"][0]["graves"]}


def plan(mine: dict[str, object], **fields: Unpack[PositionFields]) -> Antiquity:
    """The own plan, in the city."""
    return position(mine, phase="city", **fields)


# One after another, in the order of the rules ---------------------------------------------------------


def test_house() -> None:
    state = plan(player())
    play(state, "build house-1", "place 1A1 0", seat=0)
    assert state.view(0)["players"][0]["idle"] == 1
    assert "man 1A1" not in legal(state, 0)
    assert not grave_squares(state.realms[0]) & state.realms[0].houses


def test_cart_shop() -> None:
    state = position(working("cart-shop", goods={"wood": 2}))
    play(state, "woodcutter 0,-3")
    assert [country.kind for country in state.realms[0].country] == [0]
    assert state.view(None)["phase"] == "harvest", "one shop, one building"
    for other in (idle, graved):
        state = position(other("cart-shop", goods={"wood": 2}), options={"resignation": True})
        assert refusal(state, "woodcutter 0,-3") == "no-cart"


def test_fountain() -> None:
    state = plan(player(goods={"wine": 1}), famine=4)
    play(state, "build fountain", "place 1A1 0", seat=0)
    finish_plans(state)
    assert state.famine == 3
    for mine, markers in ((idle, 2), (graved, 3)):
        state = position(mine("fountain"))
        assert pollution_of(state, state.realms[0]) == markers


def test_storage() -> None:
    stock = {"wood": 7}
    for mine, kept in ((working, 6), (idle, 0), (graved, 0)):
        state = plan(mine("storage-2x3", goods=stock))
        finish_plans(state)
        assert sum(goods(state).values()) == kept


def test_granary() -> None:
    for mine, graves in ((idle, 2), (graved, 5)):
        state = position(mine("granary"), famine=5)
        assert famine_graves(state, state.realms[0]) == graves


def test_brewery() -> None:
    stock = {"fish": 1}
    assert sites(position(builder("brewery", goods=stock)), "inn")
    assert refusal(position(builder(goods=stock), options={"resignation": True}), "inn -2,3") == "not-working"


def test_harbour() -> None:
    assert len(zone(position(working("harbour")))) == 37
    assert len(zone(position(idle("harbour")))) == len(zone(position(graved("harbour")))) == 24


def test_stable() -> None:
    assert len(zone(position(working("stable")))) == 33
    assert len(zone(position(idle("stable")))) == len(zone(position(graved("stable")))) == 24


def test_explorer() -> None:
    faces = {"-3,2": "wine"}
    state = position(working("explorer"), phase="exploration", faces=faces)
    play(state, "explore -3,2")
    assert goods(state) == {"wine": 1}
    for other in (idle, graved):
        assert explorable_tokens(position(other("explorer")), 0) == 0


def test_market() -> None:
    stock = {"wood": 2}
    state = plan(working("market", goods=stock))
    play(state, "exchange wood", "exchange wood", "take pearls", seat=0)
    assert goods(state) == {"pearls": 1}
    for other in (idle, graved):
        assert refusal(plan(other("market", goods=stock)), "exchange wood", 0) == "not-working"


def test_hospital() -> None:
    state = plan(working("hospital", graves=["1G7"]))
    play(state, "heal 1G7", seat=0)
    assert state.realms[0].graves == 0
    assert refusal(plan(idle("hospital", graves=["1G7"])), "heal 1G7", 0) == "not-working"


def test_university() -> None:
    grid = [["university", "1A1", 0], ["biology", "1A3", 0], ["alchemy", "1C1", 0], ["theology", "1E4", 0]]
    state = position(player(buildings=grid, men=1), phase="city")
    play(state, "man 1A1", seat=0)
    shown = {b["building"]: b["works"] for b in state.view(0)["players"][0]["cities"][0]["buildings"]}
    assert shown == {"university": True, "biology": True, "alchemy": True, "theology": False}


def test_theology() -> None:
    grid = ("theology", "cathedral")
    state = plan(player(*grid, manned=True, saint="giorgio"))
    play(state, "raze", seat=0)
    assert state.view(0)["players"][0]["saint"] is None
    assert refusal(plan(player(*grid, saint="giorgio")), "raze", 0) == "not-working"


def test_philosophy() -> None:
    stock = {"pearls": 2}
    state = plan(working("philosophy", goods=stock))
    play(state, "build stable", "place 1E1 0", seat=0)
    assert goods(state) == {}
    assert refusal(plan(idle("philosophy", goods=stock)), "build stable", 0) == "price"


def test_biology() -> None:
    state = position(builder("biology"))
    play(state, "free-farm wine 2,-2")
    assert [GOODS[country.good] for country in state.realms[0].country] == ["wine"]
    state = position(builder("granary"), options={"resignation": True})
    assert refusal(state, "free-farm wine 2,-2") == "not-working"


def test_alchemy() -> None:
    state = position(builder("alchemy"), polluted=["2,-2", "2,-1", "-4,0"])
    play(state, "clean 2,-2")
    assert names(state.polluted) >= {"-4,0"}
    assert not names(state.polluted) & {"2,-2", "2,-1"}
    assert not sites(position(builder("granary"), polluted=["2,-2"], options={"resignation": True}), "clean")


def test_forced_labour() -> None:
    for how, expected in ((working, (3, 1)), (idle, (1, 0)), (graved, (1, 0))):
        state = position(how("forced-labour"))
        assert harvest_of(state, state.realms[0]) == expected, "goods taken and lost"


def test_dump() -> None:
    for mine, markers in ((working, 0), (idle, 2), (graved, 3)):
        state = position(mine("dump"))
        assert pollution_of(state, state.realms[0]) == markers
    for theirs, protects in ((working, True), (idle, False)):
        state = position(player(cities=["-1,9"]), theirs("dump", cities=["-1,14"]))
        assert (pollutable(state, 0) & zone_of(state, 1) == 0) == protects


def test_cathedral() -> None:
    stock = {"wood": 5}
    for mine, kept in ((idle, 5), (graved, 0)):
        state = plan(mine("cathedral", saint="christofori", goods=stock))
        finish_plans(state)
        assert sum(goods(state).values()) == kept


def test_every_building_has_its_test() -> None:
    missing = [name for name in BUILDINGS if f"test_{name.replace('-', '_')}" not in globals()]
    assert missing == []
