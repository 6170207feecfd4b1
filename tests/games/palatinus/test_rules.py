"""The rules of play of Palatinus, in rulebook order."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import pentapolis
from pentapolis.games.palatinus.box import Box, problems
from pentapolis.games.palatinus.components import (
    BOX,
    KINDS,
    ROUNDS,
    STOCKS,
    kinds_in_game,
)
from pentapolis.games.palatinus.events import LaurelsDealt, Placed, TileDrawn, TileLaid
from pentapolis.kernel.box_files import read_built_in
from pentapolis.kernel.chance import Chance
from pentapolis.testing.playing import random_options, recorded_game
from tests.games.palatinus.building import play, position, start

GAME = pentapolis.game("palatinus")


def refusal(state: pentapolis.State, line: str) -> tuple[str, dict[str, str | int]]:
    """Why the seat in turn cannot do this."""
    found = state.refusal(state.actors[0], GAME.parse(line))
    assert found is not None
    return found.id.removeprefix("palatinus-refusal-"), found.args


# The box
# --------------------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(BOX.tiles) == 7
    assert sorted([BOX.laurels.centre, *BOX.laurels.others]) == [3, 3, 4, 4, 5, 5, 6]
    assert ROUNDS == {2: 16, 3: 12, 4: 8, 5: 7}
    per_role = {seats: Counter[str]() for seats in STOCKS}
    for seats, stock in STOCKS.items():
        for kind, number in zip(BOX.kinds, stock, strict=True):
            per_role[seats][kind.role] += number
    assert per_role[5] == {"merchant": 3, "farmer": 3, "soldier": 1}
    assert per_role[4] == {"merchant": 4, "farmer": 3, "soldier": 1}
    assert per_role[3] == {"merchant": 6, "farmer": 4, "soldier": 2}
    assert per_role[2] == {"merchant": 8, "farmer": 6, "soldier": 2}


def test_a_box_that_contradicts_its_totals_is_refused() -> None:
    from importlib.resources import files

    text = files("pentapolis.games.palatinus").joinpath("components.toml").read_text("utf-8")
    with pytest.raises(ValueError, match="the box should hold"):
        read_built_in(text.replace("per_colour = 3", "per_colour = 4", 1), Box, problems)
    with pytest.raises(ValueError, match="more of soldier than one colour"):
        read_built_in(text.replace("soldier = 2", "soldier = 3", 1), Box, problems)


# Laying the tiles
# -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "laid"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1]), (5, [2, 1, 1, 1, 1])]
)
def test_players_lay_the_tiles_in_turn_from_the_starting_player(seats: int, laid: list[int]) -> None:
    state = start(seats, starting_player=1)
    turns: Counter[int] = Counter()
    for slot in range(1, 7):
        turns[state.actors[0]] += 1
        play(state, f"lay {slot} 0")
    assert [turns[(1 + turn) % seats] for turn in range(seats)] == laid
    assert state.actors == (1,), "the same player opens the placement (ruling 4)"


def test_the_middle_tile_carries_the_laurel_of_6_and_the_others_are_dealt_at_the_end() -> None:
    state = start(4, seed=9)
    centre = state.view(None)["tiles"][0]
    assert (centre["slot"], centre["rotation"], centre["laurel"]) == (0, 0, 6)
    events: list[pentapolis.Event] = []
    for slot in (3, 4, 2, 5, 1, 6):
        events += state.play(state.actors[0], GAME.parse(f"lay {slot} {slot % 6}"))
    assert [type(event) for event in events[:3]] == [TileLaid, TileDrawn, TileLaid]
    dealt = events[-1]
    assert isinstance(dealt, LaurelsDealt)
    assert sorted(dealt.laurels.values()) == [3, 3, 4, 4, 5, 5, 6]
    assert dealt.laurels[centre["letter"]] == 6
    assert {tile["slot"]: tile["rotation"] for tile in state.view(None)["tiles"]} == {
        0: 0,
        **{slot: slot % 6 for slot in range(1, 7)},
    }


def test_a_tile_may_not_lie_on_or_away_from_the_others() -> None:
    state = start(3)
    play(state, "lay 2 5")
    assert refusal(state, "lay 2 0") == ("slot-taken", {"slot": 2})
    assert refusal(state, "lay 4 0") == ("slot-apart", {"slot": 4})
    assert refusal(state, "place farmer A0") == ("phase-tiles", {})


def test_the_quick_game_deals_the_ring() -> None:
    state = start(3, seed=4, ring_placement="random")
    view = state.view(None)
    assert len(view["tiles"]) == 7
    assert view["phase"] == "placement"
    assert state.ply == 0
    rotations = {start(3, seed=seed, ring_placement="random").rotations[3] for seed in range(40)}
    assert rotations == set(range(6))


def test_the_drawn_tile_is_shown_and_the_pile_is_not() -> None:
    state = start(2, seed=3)
    view = state.view(0)
    assert view["next_tile"] in [*"ABCDEFG"]
    assert view["tiles_left"] == 6
    assert len(view["tiles"]) == 1


# Placing inhabitants
# ----------------------------------------------------------------------------------------------


def test_a_piece_goes_on_any_empty_space_and_stays_there() -> None:
    state = start(3, ring_placement="random", starting_player=0)
    assert len(state.legal(0)) == 5 * 42
    play(state, "place farmer C4")
    assert refusal(state, "place merchant C4") == ("space-taken", {"space": "C4"})
    assert refusal(state, "lay 1 0") == ("phase-placement", {})
    assert refusal(state, "place extra-farmer C5") == ("none-left", {"kind": "extra-farmer"})
    play(state, "place soldier A0", "place soldier A1")
    assert refusal(state, "place farmer C5") == ("none-left", {"kind": "farmer"})


def test_soldiers_are_refused_late_and_demanded_in_time() -> None:
    late = position(
        {f"A{index}": (0, "merchant") for index in range(4)},
        seats=4,
        stocks=[{"soldier": 1, "merchant": 2}] * 4,
    )
    assert refusal(late, "place soldier B0") == ("soldier-late", {"left": 3, "lock": 3})
    due = position({}, seats=3, stocks=[{"soldier": 2, "merchant": 4}] * 3)
    assert refusal(due, "place merchant B0") == ("soldier-due", {"left": 6, "lock": 4, "soldiers": 2})
    assert due.prompt(0).id == "palatinus-prompt-soldier-you"
    assert due.prompt(1).id == "palatinus-prompt-soldier"


def test_wolves_hide_the_role_from_all_but_their_owner() -> None:
    state = start(3, ring_placement="random", starting_player=0)
    (event,) = state.play(0, GAME.parse("place wolf-farmer D2"))
    assert isinstance(event, Placed)
    assert event.role == "farmer"
    assert event.seen_by(0) == event
    for viewer in (1, 2, None):
        seen = event.seen_by(viewer)
        assert isinstance(seen, Placed)
        assert seen.role is None
        (piece,) = state.view(viewer)["pieces"]
        assert (piece["space"], piece["wolf"], piece["role"]) == ("D2", True, None)
    assert state.view(0)["pieces"][0]["role"] == "farmer"


def test_a_swapped_secret_changes_no_byte_for_others() -> None:
    lines = ["place wolf-farmer D2", "place merchant A0", "place soldier A1", "place wolf-merchant E1"]
    swapped = ["place wolf-merchant D2", "place merchant A0", "place soldier A1", "place wolf-farmer E1"]
    one, other = (start(3, ring_placement="random", starting_player=0) for _ in range(2))
    play(one, *lines)
    play(other, *swapped)
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert str(one.view(viewer)) == str(other.view(viewer))
    assert one.view(0) != other.view(0)


def test_open_pieces_show_their_role() -> None:
    state = start(3, ring_placement="random", starting_player=0)
    play(state, "place soldier D2")
    assert state.view(None)["pieces"][0]["role"] == "soldier"


def test_two_players_have_a_second_colour_each() -> None:
    state = start(2, ring_placement="random", starting_player=0, colours=["blue", "yellow"])
    assert state.view(None)["extra_colours"] == ["red", "green"]
    play(state, "place extra-wolf-merchant A0", "place extra-farmer A1", "place merchant A2")
    pieces = {piece["space"]: (piece["seat"], piece["colour"]) for piece in state.view(None)["pieces"]}
    assert pieces == {"A0": (0, "red"), "A1": (1, "green"), "A2": (0, "blue")}


def test_the_remaining_stock_is_told_as_far_as_it_can_be_deduced() -> None:
    state = start(2, ring_placement="random", starting_player=0)
    play(state, "place wolf-merchant A0", "place soldier A1")
    mine, others = state.view(0)["stocks"]
    assert mine["kinds"]["wolf-merchant"] == 2
    assert others["kinds"] == {
        "merchant": 3,
        "farmer": 1,
        "soldier": 1,
        "extra-merchant": 1,
        "extra-farmer": 1,
        "wolf": 6,
        "extra-wolf": 2,
    }
    quiet = start(2, ring_placement="random", show_remaining_stock=False)
    assert quiet.view(0)["stocks"][1] == {"total": 16, "kinds": {}}
    assert quiet.view(0)["stocks"][0]["kinds"]["soldier"] == 2


def test_resampling_really_redraws_wolves_and_pile() -> None:
    import random

    rng = random.Random(1)
    state = start(3, ring_placement="random", starting_player=0)
    play(state, "place wolf-farmer D2", "place wolf-farmer A0", "place wolf-merchant A1")
    kinds = Counter(KINDS[state.resample(0, rng).kinds[0]] for _ in range(200))
    assert set(kinds) == {"wolf-farmer", "wolf-merchant"}
    assert {KINDS[state.resample(0, rng).kinds[3 * 6 + 2]] for _ in range(50)} == {"wolf-farmer"}
    laying = start(3)
    assert {tuple(laying.resample(0, rng).pile[:1]) for _ in range(50)} == {tuple(laying.pile[:1])}
    assert len({tuple(laying.resample(0, rng).pile) for _ in range(50)}) > 20
    assert laying.resample(0, rng).chance != laying.chance


# Prompts and previews
# -----------------------------------------------------------------------------------------------


def test_the_prompt_names_the_player_and_the_round() -> None:
    state = start(2, starting_player=1)
    assert str(state.prompt(1)) == "palatinus-prompt-lay-you player 1"
    assert str(state.prompt(None)) == "palatinus-prompt-lay player 1"
    quick = start(2, ring_placement="random", starting_player=1)
    assert str(quick.prompt(0)) == "palatinus-prompt-place player 1, round 1, rounds 16"


def test_a_preview_counts_what_is_known_and_gives_a_span_for_wolves() -> None:
    state = position(
        {"A1": (1, "wolf-farmer"), "B3": (1, "farmer"), "B4": (0, "wolf-merchant"), "D2": (1, "soldier")},
        seats=2,
        stocks=[{"merchant": 6, "soldier": 1}, {"merchant": 7}],
    )
    # Next to A0: a wolf of the other (1 or 2), a farmer (2), an own merchant (1), a soldier (3).
    merchant = state.preview(0, GAME.parse("place merchant A0"))
    assert merchant is not None
    assert merchant["influence"] == {"least": 7, "most": 8}
    assert merchant["merchants"] is None
    soldier = state.preview(0, GAME.parse("place soldier A0"))
    assert soldier is not None
    assert soldier["merchants"] == {"least": 1, "most": 2}
    assert soldier["farmers"] == {"least": 1, "most": 2}
    assert state.preview(0, GAME.parse("place farmer A0")) is None, "there is no farmer to place"
    assert state.preview(1, GAME.parse("place merchant A0")) is None, "it is not seat 1's turn"


# Hand-made positions
# ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"pieces": {"H9": {"seat": 0, "kind": "farmer"}}}, "unknown space"),
        ({"pieces": {"A0": {"seat": 2, "kind": "farmer"}}}, "unknown seat"),
        ({"pieces": {"A0": {"seat": 0, "kind": "bishop"}}}, "unknown kind 'bishop'"),
        ({"stocks": [{}]}, "one stock for each seat"),
        ({"stocks": [{"farmer": 3}, {}]}, "seat 0 must have 2 inhabitants left"),
        ({"stocks": [{"farmer": -1}, {}]}, "stocks: must be 0 or more, got -1"),
        ({"stocks": [{"bishop": 1}, {}]}, "unknown kind 'bishop'"),
        ({"stocks": [{"farmer": 40}, {"farmer": 40}]}, "too few free spaces"),
        ({"laurels": {"A": 6}}, "laurels lie"),
        ({"laurels": dict.fromkeys("ABCDEFG", 9)}, "unknown laurel value"),
        ({"tiles": {}}, "each tile must be"),
        ({"pile": ["A"]}, "each tile must be"),
        ({"starting_player": 5}, "not a seat"),
        ({"chance": -1}, "64 bits"),
    ],
)
def test_an_impossible_snapshot_says_what_is_wrong(change: dict[str, object], problem: str) -> None:
    good = position({}, seats=2, stocks=[{"farmer": 1}, {"farmer": 1}]).dump()
    with pytest.raises(pentapolis.BadSnapshot, match=problem):
        GAME.load({**good, **change})


def test_the_extra_colour_is_for_two_players() -> None:
    good = position({}, seats=3, stocks=[{"farmer": 1}] * 3).dump()
    extra = KINDS[kinds_in_game(3).stop]
    with pytest.raises(pentapolis.BadSnapshot, match="a kind that is not in the game"):
        GAME.load({**good, "stocks": [{extra: 1}, {"farmer": 1}, {"farmer": 1}]})


def test_tiles_in_a_snapshot_must_form_an_arc() -> None:
    state = start(2)
    play(state, "lay 1 0", "lay 2 0")
    good = state.dump()
    tiles = good["tiles"]
    assert isinstance(tiles, dict)
    letter = next(letter for letter, tile in tiles.items() if tile == {"slot": 2, "rotation": 0})
    for wrong, problem in (
        ({"slot": 4, "rotation": 0}, "neighbouring slots"),
        ({"slot": 2, "rotation": 6}, "0 to 5"),
    ):
        with pytest.raises(pentapolis.BadSnapshot, match=problem):
            GAME.load({**good, "tiles": {**tiles, letter: wrong}})


# The option that lets the starting player choose how the tiles mesh (ruling 5)
# --------------------------------------------------------------------------------------------------------


def test_the_starting_player_chooses_how_the_tiles_mesh_and_then_lays_the_first() -> None:
    state = start(3, starting_player=1, handedness="chosen")
    assert state.actors == (1,)
    assert [str(action) for action in state.legal(1)] == ["mesh right", "mesh left"]
    assert state.view(0)["handedness"] is None
    assert state.prompt(1).id == "palatinus-prompt-mesh-you"
    ways = 0
    for way in ("right", "left"):
        after = state.copy()
        play(after, f"mesh {way}")
        assert (after.actors, after.ply, after.view(0)["handedness"]) == ((1,), 1, way)
        ways += len(after.legal(1))
    assert ways == 72


def test_a_mesh_is_settled_once_and_before_any_tile() -> None:
    state = start(2, handedness="chosen")
    assert refusal(state, "lay 1 0")[0] == "mesh-first"
    play(state, "mesh left")
    assert refusal(state, "mesh right")[0] == "mesh-settled"
    assert refusal(start(2), "mesh left")[0] == "mesh-settled"


@pytest.mark.parametrize("way", ["right", "left"])
def test_a_chosen_mesh_plays_like_a_fixed_one(way: str) -> None:
    chosen = start(3, seed=4, starting_player=0, handedness="chosen")
    fixed = start(3, seed=4, starting_player=0, handedness=way)
    play(chosen, f"mesh {way}")
    chance = random.Random(1)
    while fixed.actors:
        action = chance.choice(fixed.legal(fixed.actors[0]))
        assert chosen.legal(chosen.actors[0]) == fixed.legal(fixed.actors[0])
        chosen.play(chosen.actors[0], action)
        fixed.play(fixed.actors[0], action)
        assert chosen.view(None)["tiles"] == fixed.view(None)["tiles"]
    assert chosen.result == fixed.result


def test_a_dealt_ring_has_its_mesh_drawn() -> None:
    drawn = {start(2, seed, handedness="chosen", ring_placement="random").handedness for seed in range(20)}
    assert drawn == {"right", "left"}


def test_a_mesh_in_a_snapshot_belongs_to_tables_where_it_is_chosen() -> None:
    with pytest.raises(pentapolis.BadSnapshot, match="where it is chosen"):
        GAME.load({**start(2).dump(), "handedness": "left"})
    state = start(2, handedness="chosen")
    play(state, "mesh left", "lay 1 0")
    with pytest.raises(pentapolis.BadSnapshot, match="before the second one lies"):
        GAME.load({**state.dump(), "handedness": None})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_with_options_at_random_are_recorded_and_replayed(seats: int) -> None:
    for seed in range(12):
        options = random_options(GAME, seats, Chance(seed))
        record = recorded_game(GAME, seats, seed, options)
        assert pentapolis.Record.parse(str(record)).verify().result is not None


def test_older_snapshots_do_not_know_the_newer_option() -> None:
    options = start(2).dump()["options"]
    assert isinstance(options, dict)
    assert "capture_pays_owner_once" not in options
    changed = start(2, capture_pays_owner_once=True).dump()["options"]
    assert isinstance(changed, dict)
    assert changed["capture_pays_owner_once"] is True
