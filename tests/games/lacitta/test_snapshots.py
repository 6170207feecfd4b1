"""Positions of La Città made up by hand: what can be played on from, and what is refused."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.kernel.plain import Snapshot
from tests.games.lacitta.building import city, game, player, position


def good() -> Snapshot:
    """A snapshot that can be played on from."""
    red = player(city(78, 4, {79: "palazzo", 77: "farm"}), city(109, 3))
    return position(red, player(city(86, 3), city(55, 3))).dump()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"starting_player": 2}, "starting_player: 2 is not a seat"),
        ({"start_player": -1}, "start_player: -1 is not a seat"),
        ({"chance": -1}, "64 bits"),
        ({"ply": -1}, "ply: must be 0 or more, got -1"),
        ({"year": 7}, "year: must be 0 to 6, got 7"),
        ({"year": 0, "voices": []}, "placed before the first year"),
        ({"players": []}, "expected one player for each seat"),
        ({"history": [[1]]}, "points for every seat"),
        ({"landscapes": {}}, "every area has one landscape"),
        ({"display": ["palazzo"]}, "7 places"),
        ({"deck": ["queen"]}, "unknown politics card"),
        ({"discard": {"palazzo": -1}}, "discard: must be 0 or more, got -1"),
        ({"buried_old": 1}, "buried_old counts"),
        ({"facedown_old": 1}, "facedown_old counts"),
        ({"facedown": ["bath"]}, "every card drawn unseen"),
        ({"shuffled_known": []}, "every kind of card is counted"),
        ({"voices": ["culture"]}, "4 voice cards"),
        ({"voices": ["music"] * 4}, "unknown voice card"),
        ({"voice_pile": []}, "20 voice cards are needed"),
        ({"voices_gone": [0]}, "every kind of voice card"),
        ({"voices_gone": [0, 0, -1]}, "voices_gone: must be 0 or more, got -1"),
    ],
)
def test_a_snapshot_that_is_no_position_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        game().load({**good(), **change})


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seat": 2}, "of no seat"),
        ({"seat": 1}, "another seat's turn"),
        ({"number": 10}, "turn number out of range"),
        ({"card": "bath"}, "a card is being carried out"),
        ({"phase": "build"}, "a card is being carried out"),
        ({"phase": "build", "card": "bath"}, "left its place"),
        ({"phase": "build", "card": "queen", "slot": 0}, "unknown politics card"),
        ({"phase": "pay", "card": "bath", "slot": 0}, "no choice of prices"),
        ({"phase": "welcome", "card": "golden-times", "slot": 0, "price": 3}, "prices are 0, 2, 5"),
        ({"phase": "look", "card": "contact", "slot": 0, "price": 5}, "no such price"),
        ({"phase": "cheer", "card": "bread-and-games", "slot": 0, "price": 0}, "for bread and games only"),
        ({"phase": "send"}, "no castle fits"),
        ({"phase": "send", "site": "80"}, "no castle fits"),
        ({"phase": "send", "site": "999"}, "unknown hex"),
        ({"slot": 9}, "slot: must be 0 to 6, got 9"),
        ({"wishes": ["culture"]}, "when the voices are turned up"),
        ({"phase": "wish", "wishes": ["culture"]}, "nothing to choose"),
        ({"phase": "wish", "wishes": ["culture", "health"]}, "a city is to be handled"),
        ({"phase": "wish", "wishes": ["culture", "health"], "queue": ["86"]}, "another seat's city"),
        ({"phase": "remove", "wishes": ["culture"], "queue": ["80"]}, "one of castles"),
        ({"phase": "remove", "wishes": ["culture"], "queue": ["78"]}, "no tile must be given up"),
        ({"phase": "wish", "wishes": ["culture", "health"], "queue": ["78", "78"]}, "in the queue twice"),
        ({"phase": "starve", "wishes": ["culture"]}, "in a famine only"),
        ({"phase": "starve", "wishes": ["culture"], "victims": 9}, "that many citizens"),
        ({"feeding": 3}, "seat out of range"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(change: dict[str, object], problem: str) -> None:
    snapshot = good()
    turn = snapshot["turn"]
    assert isinstance(turn, dict)
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        game().load({**snapshot, "turn": {**turn, **change}})


def test_a_player_in_turn_must_have_something_to_do() -> None:
    with pytest.raises(pentapolis.BadSnapshot, match="can do nothing"):
        position(player(city(78, 1)), player(city(86, 3)), phase="build", card="cathedral", slot=0)


@pytest.mark.parametrize(
    ("red", "problem"),
    [
        (player(city(9, 3)), "not used by 2 players"),
        (player(city(78, 3, {78: "farm"})), "on one hex"),
        (player(city(78, 3), city(78, 3)), "two tiles lie on 78"),
        (player(city(78, 3), city(79, 3)), "touch each other"),
        (player(city(78, 3, {80: "farm"})), "hang together"),
        (player(city(78, -1)), "negative number of citizens"),
        (player(city(78, 3, {79: "tower"})), "unknown building"),
        (player(city(78, 3), figures=[(79, "culture")]), "building of its owner"),
        (player(city(78, 3, {79: "statue"}), figures=[(79, "health")]), "cannot stand for health"),
        (player(city(78, 3, {79: "statue"}), figures=[(79, "harvest")]), "cannot stand for harvest"),
        (player(city(78, 3, {79: "statue"}), figures=[(79, "culture")] * 5), "4 figures"),
        (player(city(78, 3), gold=-1), "gold: must be 0 or more, got -1"),
        (player(city(78, 3), action_cards=4), "action_cards: must be 0 to 3, got 4"),
        (player(city(78, 3), looked=[0]), "circles are 1 to 3"),
        (player(*(city(castle, 1) for castle in (78, 109, 52, 90, 127))), "4 castles"),
    ],
)
def test_a_player_who_cannot_be_is_refused(red: dict[str, object], problem: str) -> None:
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        position(red, player(city(86, 3)))


def test_more_tiles_than_the_box_holds_are_refused() -> None:
    chain = dict.fromkeys([79, 80, 81, 82, 83, 84, 85, 70, 69, 62, 68, 61, 54, 94, 101, 108], "statue")
    with pytest.raises(pentapolis.BadSnapshot, match="more tiles lie there"):
        position(player(city(78, 20, chain)), player(city(98, 3)))
