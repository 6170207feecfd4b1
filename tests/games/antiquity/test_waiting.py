"""Who waits for whom in phases that may be played at once, what they are told, and how it is saved."""

from __future__ import annotations

from typing import Unpack

import pytest

import pentapolis
from pentapolis.games.antiquity.components import DUMP
from pentapolis.games.antiquity.components.board import LaidTile
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import BIT_OF_NAME, names_of
from pentapolis.games.antiquity.components.squares import SQUARE_NAMES
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import empty_squares, works
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes
from pentapolis.games.antiquity.rules.pollution import pollutable
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.kernel.plain import Snapshot
from tests.games.antiquity.building import (
    PositionFields,
    due,
    game,
    goods,
    legal,
    play,
    player,
    position,
    refusal,
)

BETWEEN = "-3,3"
"""An inn there, in the zone of the first player, has a zone of its own around it."""


def polluting(*players: dict[str, object], **fields: Unpack[PositionFields]) -> Antiquity:
    """The beginning of the pollution phase: a grave of the first player ends the famine."""
    state = position(*players, phase="famine", due=due(count=1), **fields)
    play(state, legal(state)[0])
    assert state.view(None)["phase"] == "pollution"
    return state


def deciders(state: Antiquity) -> tuple[int, ...]:
    """Those who decide, in order of play. A call, as the type checker takes an attribute to stay the same."""
    return state.actors


def turns(state: Antiquity) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those who decide, and those who wait."""
    return state.actors, state.waiting


def shared(state: Antiquity) -> int:
    """The hexes that both of the first two could pollute."""
    return zone_of(state, 0) & zone_of(state, 1) & clean_free_hexes(state)


def all_but(state: Antiquity, hexes: int) -> list[str]:
    """All other hexes on which nothing stands: to be polluted."""
    return names_of(clean_free_hexes(state) & ~hexes)


# At once, or in order ---------------------------------------------------------------------------


def test_zones_apart_are_polluted_at_once() -> None:
    state = polluting(player(), player())
    assert not zone_of(state, 0) & zone_of(state, 1)
    assert deciders(state) == (0, 1)
    before = legal(state, 0)
    play(state, *legal(state, 1)[:3], seat=1)
    assert deciders(state) == (0,)
    assert legal(state, 0) == before
    play(state, *before[:3], seat=0)
    assert state.view(None)["round"] == 2


def test_zones_that_share_a_clean_hex_are_polluted_in_order_of_play() -> None:
    state = polluting(player(), player(inns=[BETWEEN]))
    assert zone_of(state, 0) >> BIT_OF_NAME[BETWEEN] & 1
    assert shared(state)
    assert turns(state) == ((0,), (1,))
    assert legal(state, 1) == []
    with pytest.raises(pentapolis.NotYourTurn):
        play(state, legal(state)[0], seat=1)
    play(state, *legal(state)[:3])
    assert turns(state) == ((1,), ())


def test_the_order_of_play_counts_not_the_number_of_the_seat() -> None:
    state = position(player(), player(inns=[BETWEEN]), phase="famine", order=[1, 0], turn=1, due=due(count=1))
    play(state, legal(state)[0])
    assert turns(state) == ((1,), (0,))


def test_the_last_clean_hex_is_for_the_first_in_order() -> None:
    """Here the order matters: whoever comes second buries what finds no hex."""
    crowded = position(player(), player(inns=[BETWEEN]))
    three = sum(1 << bit for bit in bits_of(shared(crowded))[:3])
    own = sum(
        1 << bit for bit in bits_of(zone_of(crowded, 0) & clean_free_hexes(crowded) & ~shared(crowded))[:1]
    )
    state = polluting(player(), player(inns=[BETWEEN]), polluted=all_but(crowded, three | own))
    assert deciders(state) == (0,), "four hexes for three markers"
    play(state, *(f"pollute {name}" for name in names_of(three)))
    assert deciders(state) == (1,)
    assert state.realms[1].due == 3, "all three markers of the second become graves"


def test_hexes_that_nobody_can_pollute_any_more_keep_nobody_waiting() -> None:
    crowded = position(player(), player(inns=[BETWEEN]))
    state = polluting(player(), player(inns=[BETWEEN]), polluted=names_of(shared(crowded)))
    assert zone_of(state, 0) & zone_of(state, 1)
    assert deciders(state) == (0, 1)


def test_nobody_waits_for_a_player_without_pollution() -> None:
    clean = player("fountain", "fountain", "fountain")
    assert deciders(polluting(clean, player(inns=[BETWEEN]))) == (1,)
    state = polluting(player(), player("fountain", "fountain", "fountain", inns=[BETWEEN]))
    assert turns(state) == ((0,), ()), "whoever has nothing to place is done at once"


def buried() -> dict[str, object]:
    """Somebody with two cities, graves everywhere but on a manned Dump."""
    mine = player("dump", cities=["-1,0", "-2,4"], manned=True)
    empty = position(mine).realms[0]
    graves = [SQUARE_NAMES[bit] for bit in bits_of(empty_squares(empty))]
    return {**mine, "graves": graves}


def test_a_dump_that_may_fall_keeps_its_neighbours_waiting() -> None:
    """Its markers find no hex, its graves no empty square: the Dump may protect its zone no longer."""
    theirs = player("dump", manned=True, cities=["-1,14", "3,8"], inns=[BETWEEN])
    crowded = position(player(cities=["-1,0", "-2,4"]), theirs)
    contested = shared(crowded) & -shared(crowded)
    apart = sum(
        1 << bit
        for bit in bits_of(zone_of(crowded, 1) & clean_free_hexes(crowded) & ~zone_of(crowded, 0))[:5]
    )
    state = position(
        buried(),
        theirs,
        phase="famine",
        turn=1,
        due=due(count=1),
        polluted=all_but(crowded, contested | apart),
    )
    play(state, "bury 1G7")
    assert deciders(state) == (0,)
    assert {action.split()[0] for action in legal(state)} == {"bury"}
    assert not pollutable(state, 1) & contested
    play(state, *legal(state)[:2])
    assert not works(state, state.realms[0], DUMP)
    assert deciders(state) == (1,)
    assert pollutable(state, 1) & contested


def test_of_three_only_those_wait_whose_zones_meet() -> None:
    tiles = [LaidTile(face, False, 0) for face in (0, 2, 4, 6, 1, 3)]
    players = [player(cities=["-1,0"]), player(cities=["-10,18"], inns=[BETWEEN]), player(cities=["8,10"])]
    state = position(*players, tiles=tiles, phase="famine", due=due(count=1))
    play(state, legal(state)[0])
    assert turns(state) == ((0, 2), (1,))
    assert state.prompt(1).id == "antiquity-prompt-pollution-waiting-you"
    assert state.prompt(1).args == {"players": "0"}
    assert state.prompt(None).id == "antiquity-prompt-pollution-together"
    assert state.prompt(None).args == {"players": "0 2"}
    play(state, *legal(state, 0)[:3], seat=0)
    assert turns(state) == ((1, 2), ()), "whoever waited for the first need not wait for the third"


def test_famine_harvest_and_storage_wait_for_nobody() -> None:
    farm = {"kind": "farm", "good": "grain", "centre": "0,-3", "site": ["0,-3"]}
    mine = {**farm, "goods": ["0,-3", "0,-2", "1,-3"]}
    theirs = {**farm, "centre": "-1,12", "site": ["-1,12"], "goods": ["-1,12", "-1,11", "0,11"]}
    stock = {"wood": 3, "stone": 2}
    state = position(
        player("storage-1x2", manned=True, goods=stock, country=[mine], inns=["-2,10"]),
        player("storage-1x2", manned=True, goods=stock, country=[theirs], inns=[BETWEEN]),
        famine=3,
    )
    play(state, "done")
    assert state.view(None)["phase"] == "storage"
    assert deciders(state) == (0, 1)
    play(state, "discard wood", "discard wood", "discard stone", seat=1)
    assert deciders(state) == (0,)
    play(state, "discard wood", "discard wood", "discard wood", seat=0)
    assert (goods(state, 0), goods(state, 1)) == ({"stone": 2}, {"wood": 1, "stone": 1})
    assert state.view(None)["phase"] == "harvest"
    assert deciders(state) == (0, 1)
    play(state, "harvest 0,11", seat=1)
    play(state, "harvest 1,-3", seat=0)
    assert state.view(None)["phase"] == "famine"
    assert deciders(state) == (0, 1)
    assert [mine["due"] for mine in state.view(None)["players"]] == [2, 2]


# What they are told ---------------------------------------------------------------------------


def test_everybody_sees_who_still_decides_and_only_the_own_decision_is_asked_for() -> None:
    state = position(player(), player(), famine=2)
    play(state, "done")
    assert state.prompt(0).id == "antiquity-prompt-famine-you"
    assert state.prompt(None).id == "antiquity-prompt-famine-together"
    assert (state.view(0)["due"], state.view(None)["due"]) == (2, 0)
    play(state, "bury 1A1", seat=1)
    assert [mine["due"] for mine in state.view(0)["players"]] == [2, 1]
    assert (state.view(0)["due"], state.view(1)["due"]) == (2, 1)
    play(state, "bury 1A2", seat=1)
    assert state.view(1)["actors"] == [0]
    assert state.prompt(1).id == "antiquity-prompt-famine"
    assert state.prompt(1).args == {"player": 0, "count": 2}
    assert state.view(1)["due"] == 2, "whoever decides alone is shown to all"
    assert refusal(state, "pollute 0,-3", 0) == "phase"


def test_keeping_the_rest_is_told_so_that_it_is_the_same_whoever_has_finished() -> None:
    free = {"discard_freely": True}
    mine = player("storage-2x3", manned=True, goods={"wood": 2})
    theirs = player("storage-2x3", manned=True, goods={"wood": 1})
    state = position(mine, theirs, options=free)
    play(state, "done")
    assert deciders(state) == (0, 1)
    alone = state.copy()
    first = state.play(1, game().parse("done"))
    alone.play(0, game().parse("done"))
    assert alone.play(1, game().parse("done"))[:1] == first[:1]


# Snapshots ---------------------------------------------------------------------------


def test_several_who_decide_are_saved_with_what_each_has_to_do() -> None:
    state = position(player(), player(), famine=3)
    play(state, "done")
    play(state, "bury 1A1", seat=1)
    assert state.dump()["together"] == {
        "deciding": [{"seat": 1, "count": 2, "markers": 0, "building": 0, "taken": 0}],
        "waiting": [],
    }
    loaded = game().load(state.dump())
    assert deciders(loaded) == (0, 1)
    assert loaded == state
    play(state, "bury 1A2", "bury 1A3", seat=1)
    assert state.dump()["together"] == {"deciding": [], "waiting": []}
    assert deciders(game().load(state.dump())) == (0,)
    play(state, "bury 1A1", "bury 1A2", "bury 1A3")
    assert "together" in state.dump(), "pollution is decided at once too"


def test_a_snapshot_of_one_who_decides_while_the_others_wait_is_as_it_always_was() -> None:
    state = polluting(player(), player(inns=[BETWEEN]))
    assert "together" not in state.dump()
    old = position(player(), player(), phase="famine", famine=2, due=due(count=2))
    assert turns(old) == ((0,), (1,))
    play(old, "bury 1A1", "bury 1A2")
    assert deciders(old) == (1,), "the other one begins then"
    assert old.realms[1].due == 2


def deciding(seat: int, **fields: int) -> Snapshot:
    """What one of several has still to decide."""
    return {"seat": seat, "count": 1, "markers": 0, "building": 0, "taken": 0, **fields}


@pytest.mark.parametrize(
    ("together", "problem"),
    [
        ({"deciding": [deciding(0)], "waiting": []}, "twice"),
        ({"deciding": [deciding(1)], "waiting": [1]}, "twice"),
        ({"deciding": [deciding(2)], "waiting": []}, "unknown decides"),
        ({"deciding": [], "waiting": [2]}, "unknown waits"),
        ({"deciding": [deciding(1, count=-1)], "waiting": []}, "is negative"),
    ],
)
def test_snapshots_in_which_nobody_could_go_on_are_refused(together: Snapshot, problem: str) -> None:
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        position(player(), player(), phase="famine", famine=2, due=due(count=2), together=together)


def test_whoever_decides_first_comes_first_in_a_snapshot() -> None:
    with pytest.raises(pentapolis.BadSnapshot, match="before the first"):
        position(
            player(),
            player(),
            phase="famine",
            turn=1,
            due=due(count=2),
            together={"deciding": [deciding(0)], "waiting": []},
        )


def test_in_the_countryside_one_decides_after_another_in_a_snapshot_too() -> None:
    with pytest.raises(pentapolis.BadSnapshot, match="one decides after another"):
        position(player(), player(), together={"deciding": [deciding(1)], "waiting": []})
