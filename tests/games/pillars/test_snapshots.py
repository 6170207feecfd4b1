"""Snapshots of The Pillars of the Earth that play cannot go on from are refused."""

from __future__ import annotations

import pytest

import pentapolis
from tests.games.pillars.building import building, drawing, game, player, standing, start, trading


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"round": 7}, "round: must be 1 to 6, got 7"),
        ({"stage": "lunch"}, "unknown stage"),
        ({"decision": "lunch"}, "unknown decision"),
        ({"decision": "trade"}, "comes at another stage"),
        ({"actor": None}, "somebody decides"),
        ({"actor": 9}, "actor is not a seat"),
        ({"actor": 1}, "another seat's turn"),
        ({"start_player": 2}, "start_player: 2 is not a seat"),
        ({"cursor": 99}, "cursor is too far"),
        ({"resource_cards": ["sand-small", "sand-small"]}, "resource card 'sand-small' is named twice"),
        ({"unseen_events": ["conflict", "collapse", "conflict"]}, "conflict: one appears twice"),
        ({"shiring": ["r1-mason", "r1-mason"]}, "one appears twice"),
        ({"resource_cards": ["gravel"]}, "unknown"),
        ({"shiring": [None]}, "2 cards"),
        ({"market": {"sand": 1}}, "for each resource"),
        ({"market": {"sand": -1, "wood": 0, "stone": 0, "metal": 0}}, "market: must be 0 or more, got -1"),
        ({"market": {"sand": 100, "wood": 0, "stone": 0, "metal": 0}}, "impossible"),
        ({"tax_roll": 6}, "no such face"),
        ({"event": "conflict"}, "last one revealed"),
        ({"unseen_events": []}, "still to come"),
        ({"unseen_advantages": ["tom"]}, "still to come"),
        ({"unseen_advantages": ["festivities"]}, "last-round"),
        ({"stacks": []}, "stacks of craftsmen"),
        ({"places": {}}, "for each place"),
        ({"places": {**standing(), "court": [0]}}, "4 spaces"),
        ({"places": standing(court=[5])}, "court is not a seat"),
        ({"black_worker": 4}, "black_worker: 4 is not a seat"),
        ({"chance": -1}, "64 bits"),
        ({"ply": -1}, "ply: must be 0 or more, got -1"),
        ({"players": []}, "expected one player for each seat"),
    ],
)
def test_a_broken_snapshot_is_refused(changes: dict[str, object], problem: str) -> None:
    snapshot = start(2, starting_player=0).dump()
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        game().load({**snapshot, **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"gold": 31},
        {"gold": -1},
        {"resources": {"sand": 1}},
        {"resources": {"sand": -1, "wood": 0, "stone": 0, "metal": 0}},
        {"points": -1},
        {"tally": {"start": 1}},
        {"tally": {"luck": 2}},
        {"workers": -1},
        {"bag": 4},
        {"bag": -1},
        {"craftsmen": ["baker"]},
    ],
)
def test_a_broken_player_is_refused(changes: dict[str, object]) -> None:
    snapshot = start(2, starting_player=0).dump()
    players = snapshot["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    with pytest.raises(pentapolis.BadSnapshot):
        game().load({**snapshot, "players": [{**players[0], **changes}, players[1]]})


def test_a_decision_needs_what_it_is_about() -> None:
    builders: dict[str, object] = {"drawn": None, "handled": 0, "rejections": 0, "waiting": []}
    with pytest.raises(pentapolis.BadSnapshot, match="no builder is drawn"):
        drawing(player(gold=9), builders=builders)
    with pytest.raises(pentapolis.BadSnapshot, match="somebody else's"):
        drawing(player(gold=9), builders=builders, decision="place-free")
    with pytest.raises(pentapolis.BadSnapshot, match="different prices"):
        drawing(player(gold=9), builders={**builders, "waiting": [[0, 7], [1, 7]]})
    with pytest.raises(pentapolis.BadSnapshot, match="start player may reject"):
        drawing(player(gold=9), decision="reject-builder")
    with pytest.raises(pentapolis.BadSnapshot, match="does not stand in the market"):
        trading(player(gold=9), places=standing(), market=(0,))
    with pytest.raises(pentapolis.BadSnapshot, match="no cube is due"):
        building(player(), stage="bishop", decision="bishop-resource")
    with pytest.raises(pentapolis.BadSnapshot, match="a craftsman cannot work that often"):
        building(player(held="WW"), workshop={"used": {"start-woodworker": 99}, "boosted": []})
