"""Positions of Attika made up by hand: what can be played on from, and what is refused."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.attika.actions import REACH
from pentapolis.games.attika.components import layout_for
from tests.games.attika.building import BOARD_OF_EXAMPLES, game, player, position

STACKS = [["harbour"], ["ship"], ["ship"], ["ship"]]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"starting_player": 2}, "starting_player: 2 is not a seat"),
        ({"chance": -1}, "64 bits"),
        ({"supply": -1}, "supply: must be 0 or more, got -1"),
        ({"players": []}, "expected one player for each seat"),
        ({"tiles": {"23": [0, 0, 0]}}, "unknown tile number"),
        ({"tiles": {"1": [0, 0, 6]}}, "rotations are 0 to 5"),
        ({"tiles": {"1": [-3, 1, 0]}}, "covers another one or a shrine"),
        ({"tiles": {"1": [0, 0, 0], "2": [1, 1, 0]}}, "covers another one or a shrine"),
        ({"tiles": {"1": [0, 900, 0]}}, "tile 1 lies too far out at 0 900"),
        ({"tile_stack": [16]}, "both on the table and in the stack"),
        ({"tile_stack": [2, 2]}, "unknown or equal tiles"),
        ({"deck": ["sea"]}, "unknown landscape"),
        ({"discard": {"sea": 1}}, "unknown landscape"),
        ({"discard": {"water": -1}}, "impossible number of cards"),
        ({"ending": "attika-ending-shrines"}, "belongs to a game that is over"),
        ({"winner": 5}, "winner: 5 is not a seat"),
    ],
)
def test_a_snapshot_that_is_no_position_is_refused(change: dict[str, object], problem: str) -> None:
    good = position(player(stacks=STACKS)).dump()
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        game().load({**good, **change})


@pytest.mark.parametrize("to_come", [1, 2, 5])
def test_tiles_may_lie_as_far_out_as_the_next_ones_can_be_laid(to_come: int) -> None:
    """Wherever the tiles to come may be laid, there is an action that lays them there."""
    good = position(player(stacks=STACKS)).dump()
    turn = good["turn"]
    assert isinstance(turn, dict)
    laying = {**turn, "phase": "tile", "tile": 2, "mode": "draw", "made": 1}
    furthest = REACH - 3 * to_come
    stack = list(range(3, 2 + to_come))

    def load(out: int) -> pentapolis.State:
        snapshot = {
            **good,
            "turn": laying,
            "tile_stack": stack,
            "tiles": {"1": [out, 0, 0], "22": [0, -out, 0]},
        }
        return game().load(snapshot)

    state = load(furthest)
    while state.actors and any(str(action).startswith("tile ") for action in state.legal(0)):
        layings = state.legal(0)
        assert all(state.refusal(0, action) is None for action in layings)
        assert all(game().action(game().number(action)) == action for action in layings)
        state.play(0, max(layings, key=lambda action: abs(int(str(action).split()[1]))))
    with pytest.raises(pentapolis.BadSnapshot, match=f"no coordinate may be beyond {furthest}"):
        load(furthest + 1)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"number": 0}, "number: must be 1 or more, got 0"),
        ({"seat": 1}, "another number"),
        ({"mode": "draw", "made": 3}, "cannot have been made"),
        ({"bought": True}, "bought when the others are used up"),
        ({"building": "palace", "phase": "drawn"}, "building: unknown building 'palace'"),
        ({"building": "well", "phase": "drawn"}, "when buildings are drawn"),
        ({"building": "well", "phase": "paying", "site": "16.0"}, "when buildings are drawn or built"),
        ({"building": "well"}, "drawn or paid for, or none"),
        ({"phase": "paying", "building": "well", "site": "99.9"}, "site: unknown hex '99.9'"),
        ({"site": "16.0"}, "a site is there to be paid for"),
        ({"tile": 2}, "there to be laid"),
        ({"phase": "tile", "tile": 16, "mode": "draw", "made": 1}, "is elsewhere"),
        ({"paid": {"water": 1}}, "given for a site only"),
        (
            {"phase": "paying", "mode": "build", "made": 1, "building": "well", "site": "2.0"},
            "not a free hex",
        ),
        ({"mode": "build", "made": 3, "bought": True}, "can do nothing"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(change: dict[str, object], problem: str) -> None:
    good = position(player(stacks=STACKS)).dump()
    turn = good["turn"]
    assert isinstance(turn, dict)
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        game().load({**good, "turn": {**turn, **change}})


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"stacks": []}, "4 stacks"),
        ({"stored": {"palace": 1}}, "unknown building"),
        ({"stored": {"well": -1}}, "stored: must be 0 or more, got -1"),
        ({"built": {"16.9": "well"}}, "unknown hex '16.9'"),
        ({"built": {"2.0": "well"}}, "not on the board"),
        ({"amphorae": -1}, "amphorae: must be 0 or more, got -1"),
    ],
)
def test_a_player_who_cannot_be_is_refused(change: dict[str, object], problem: str) -> None:
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        position({**player(stacks=STACKS), **change}, player())


def test_two_buildings_on_a_hex_are_refused() -> None:
    with pytest.raises(pentapolis.BadSnapshot, match=r"two buildings stand on 16\.0"):
        position(player({(0, 0): "well"}), player({(0, 0): "oracle"}))


def test_the_examples_lie_on_the_board_for_two() -> None:
    layout = layout_for(2)
    assert [(q, r) for q, r, _ in BOARD_OF_EXAMPLES.values()] == [tuple(centre) for centre in layout.centres]
