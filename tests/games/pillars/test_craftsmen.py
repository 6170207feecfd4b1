"""Every craftsman does what his card says."""

from __future__ import annotations

import pytest

from pentapolis.games.pillars.components import CRAFTSMEN
from tests.games.pillars.building import building, choosing, gold, holds, legal, play, player, trading

WORK = {
    # cost, what one use takes, gold and points that it makes, uses
    "start-mortar-mixer": (0, "SSS", 0, 1, 3),
    "start-woodworker": (0, "WW", 0, 1, 4),
    "start-stonecutter": (0, "TT", 0, 1, 4),
    "r1-woodworker": (3, "W", 4, 0, 2),
    "r1-mortar-mixer": (4, "SS", 0, 1, 3),
    "r1-mason": (5, "T", 0, 1, 2),
    "r2-carpenter": (3, "W", 0, 1, 2),
    "r2-mason": (4, "T", 0, 1, 3),
    "r2-potter": (5, "S", 0, 1, 2),
    "r3-mason": (4, "T", 0, 1, 4),
    "r3-carpenter": (5, "W", 0, 1, 3),
    "r3-sculptor": (6, "T", 0, 2, 1),
    "r3-potter": (7, "S", 0, 1, 3),
    "r4-mason": (5, "T", 0, 1, 5),
    "r4-carpenter": (6, "W", 0, 1, 4),
    "r4-sculptor": (7, "T", 0, 2, 2),
    "r4-glassblower": (8, "SM", 0, 3, 1),
    "r5-carpenter": (6, "W", 0, 1, 5),
    "r5-goldsmith": (7, "", -3, 1, 6),
    "r5-sculptor": (8, "T", 0, 2, 3),
    "r5-glassblower": (9, "SM", 0, 3, 2),
    "r6-goldsmith": (7, "", -3, 1, 8),
    "r6-sculptor": (8, "T", 0, 2, 4),
    "r6-organ-builder": (9, "WM", 0, 6, 1),
    "r6-bell-maker": (10, "M", 0, 4, 2),
}
BY_THEMSELVES = {"r1-tool-maker": 2, "r2-architect": 6}
MASONS = [name for name in WORK if name.endswith("-mason")]


def test_all_craftsmen_are_looked_at() -> None:
    assert {*WORK, *BY_THEMSELVES} == set(CRAFTSMEN)


@pytest.mark.parametrize("craftsman", WORK)
def test_a_craftsman_works_as_often_as_his_capacity_allows(craftsman: str) -> None:
    _, takes, makes_gold, points, uses = WORK[craftsman]
    # A mason needs a mortar mixer. Cubes enough for one use more; wood and a woodworker keep the turn open.
    others = ["start-mortar-mixer"] if craftsman in MASONS else []
    spare = "start-woodworker" if craftsman != "start-woodworker" else "r2-potter"
    held = takes * (uses + 1) + "WWS"
    had = 30 if makes_gold < 0 else 0
    state = building(player(gold=had, held=held, craftsmen=[craftsman, spare, *others]), round_number=6)
    play(state, *[f"convert {craftsman}"] * uses)
    assert state.points[0] == 10 + points * uses
    assert gold(state) == had + makes_gold * uses
    assert sorted(holds(state)) == sorted(takes + "WWS")
    assert f"convert {craftsman}" not in legal(state)


@pytest.mark.parametrize("craftsman", WORK)
def test_a_craftsman_needs_everything_that_he_works_with(craftsman: str) -> None:
    _, takes, makes_gold, _, _ = WORK[craftsman]
    spare = "start-woodworker" if craftsman != "start-woodworker" else "r2-potter"
    others = ["start-mortar-mixer"] if craftsman in MASONS else []
    for missing in takes:
        held = takes.replace(missing, "", 1) + ("WW" if "W" not in takes else "S" * 2)
        rest = "start-woodworker" if "W" not in takes else "r2-potter"
        state = building(player(held=held, craftsmen=[craftsman, rest, *others]), round_number=6)
        assert f"convert {craftsman}" not in legal(state)
    if makes_gold < 0:
        state = building(player(gold=2, held="WW", craftsmen=[craftsman, spare]), round_number=6)
        assert f"convert {craftsman}" not in legal(state)


@pytest.mark.parametrize("craftsman", [*WORK, *BY_THEMSELVES])
def test_a_craftsman_is_hired_for_his_cost(craftsman: str) -> None:
    cost = WORK[craftsman][0] if craftsman in WORK else BY_THEMSELVES[craftsman]
    if not cost:
        return
    other = player(workers=2)
    state = choosing(player(gold=cost), other, cards=["sand-small"], craftsmen=[craftsman])
    play(state, f"hire {craftsman}")
    assert gold(state) == 0
    assert craftsman in state.view(None)["players"][0]["craftsmen"]
    state = choosing(player(gold=cost - 1, workers=2), other, cards=["sand-small"], craftsmen=[craftsman])
    assert legal(state) == ["take sand-small", "pass"]


@pytest.mark.parametrize(("held", "earned"), [("M", 2), ("", 0)])
def test_the_tool_maker_needs_a_metal_that_stays(held: str, earned: int) -> None:
    state = trading(
        player(held=held + "W", craftsmen=["r1-tool-maker", "r2-carpenter"]), player(), market=(0,)
    )
    play(state, "stop")
    assert (gold(state), holds(state)) == (earned, "W" + held)


def test_the_architect_needs_nothing() -> None:
    state = trading(player(held="W", craftsmen=["r2-architect", "r2-carpenter"]), player(), market=(0,))
    play(state, "stop")
    assert state.points[0] == 11
