"""The rules of play of Attika, in rulebook order, with the rulings that decide something."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import pentapolis
from pentapolis.games.attika.board import Board, Placement, hex_of
from pentapolis.games.attika.box import Box, problems
from pentapolis.games.attika.components import (
    BOX,
    BUILDINGS,
    HEXES,
    cards_in,
    names_of,
)
from pentapolis.games.attika.events import (
    AmphoraSpent,
    BuildingDrawn,
    Built,
    CardPaid,
    CardsDrawn,
    Reshuffled,
    SiteChosen,
    TileLaid,
    TileTurned,
)
from pentapolis.games.attika.rulebook import Attika
from pentapolis.kernel.box_files import read_built_in
from pentapolis.kernel.hexes import Hex
from pentapolis.testing.playing import random_game
from tests.games.attika.building import (
    build,
    legal,
    name_at,
    play,
    player,
    position,
    price,
    refusal,
    start,
)

COMPONENTS = files("pentapolis.games.attika").joinpath("components.toml").read_text("utf-8")
SHIPS = [["harbour"], ["ship"] * 4, ["ship"] * 4, ["ship"] * 4]
"""Stacks from which nothing can be built for nothing on the board of the examples."""


# The box
# --------------------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(BOX.tiles.symbols), len(BUILDINGS), len(HEXES)) == (22, 24, 154)
    assert sum(building.count for building in BOX.buildings) == 30
    assert Counter(building.group for building in BOX.buildings for _ in range(building.count)) == {
        "city": 10,
        "defence": 4,
        "supply": 4,
        "shipping": 4,
        "minting": 2,
        "wine": 2,
        "streets": 4,
    }
    costs = Counter(letter for building in BOX.buildings for letter in building.cost * building.count)
    assert costs == {"W": 18, "F": 18, "H": 18, "M": 18, "*": 20}
    assert Counter("".join(BOX.tiles.symbols)) == {"W": 17, "F": 17, "H": 17, "M": 17, ".": 86}
    assert sum(len(building.cost) == 2 for building in BOX.buildings) == 7


@pytest.mark.parametrize(
    ("wrong", "right", "problem"),
    [
        ("count = 3", "count = 4", "the box should hold 30, but holds 31"),
        ('cost = "MMM"', 'cost = "MMX"', "silver-mine costs 'MMX'"),
        ('cost = "MMM"', 'cost = "M*"', "silver-mine costs"),
        ('free_next_to = ["plaza"]', 'free_next_to = ["palace"]', "market is free next to something"),
        ('".W.W.W."', '".W.W.W"', "a tile has 7 hexes"),
    ],
)
def test_a_box_that_contradicts_itself_is_refused(wrong: str, right: str, problem: str) -> None:
    assert wrong in COMPONENTS
    with pytest.raises(ValueError, match=problem):
        read_built_in(COMPONENTS.replace(wrong, right, 1), Box, problems)


# Geometry
# --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "centres", "by_shrine"), [(2, 30, 4), (3, 36, 6), (4, 40, 6)])
def test_the_bare_start_boards_have_the_known_places_for_a_tile(
    seats: int, centres: int, by_shrine: int
) -> None:
    board = start(seats).board
    found = [hex_of(cell) for cell in board.open_cells()]
    assert len(found) == centres
    hexes = [place for placed in board.placements for place in placed.hexes()]
    only_shrine = [centre for centre in found if all(centre.distance(place) > 2 for place in hexes)]
    assert len(only_shrine) == by_shrine


def test_places_for_a_tile_are_found_by_looking_at_every_hex() -> None:
    for seed in range(6):
        state = final(4, seed)
        board = state.board
        lying = {place for placed in board.placements for place in placed.hexes()} | set(board.shrines)
        expected = []
        for q in range(-45, 46):
            for r in range(-45, 46):
                tile = [Hex(q, r), *Hex(q, r).neighbours()]
                touches = any(near in lying for place in tile for near in place.neighbours())
                if touches and not lying & set(tile):
                    expected.append((q, r))
        assert sorted(tuple(hex_of(cell)) for cell in board.open_cells()) == sorted(expected)


def final(seats: int, seed: int) -> Attika:
    state: pentapolis.State = start(seats, seed)
    for turn in random_game(pentapolis.game("attika"), seats, seed):
        state = turn.state
    assert isinstance(state, Attika)
    return state


def test_what_touches_what_agrees_with_the_plane() -> None:
    board = final(3, 1).board
    hexes = {
        f"{placed.tile + 1}.{number}": place
        for placed in board.placements
        for number, place in enumerate(placed.hexes())
    }
    for name, place in hexes.items():
        assert HEXES[board.hex_at(place) or 0] == name
        near = {other for other, there in hexes.items() if there in set(place.neighbours())}
        assert set(names_of(board.near[HEXES.index(name)])) == near
    for shrine, mask in zip(board.shrines, board.shrine_near, strict=True):
        assert set(names_of(mask)) == {name for name, place in hexes.items() if place.distance(shrine) == 1}


def test_a_turned_tile_keeps_its_names_and_moves_its_symbols() -> None:
    board = Board([]).with_tile(Placement(15, Hex(0, 0), 2))
    assert board.hex_at(Hex(0, 0)) == HEXES.index("16.0")
    assert board.hex_at(Hex(-1, 1)) == HEXES.index("16.1"), "east became south-west"
    assert board.hex_at(Hex(5, 5)) is None


# Drawing and building
# --------------------------------------------------------------------------------------------------------


def test_a_turn_is_for_drawing_or_for_building() -> None:
    state = position(player(stored=["vineyard"], stacks=SHIPS))
    assert {"draw 1", "draw 2", "draw 3", "draw 4", "finish"} <= set(legal(state))
    drawing = state.copy()
    play(drawing, "draw 2", "store")
    assert refusal(drawing, f"build vineyard {name_at(0, 1)}") == ("mode-draw", {})
    build(state, "vineyard", 0, 1)
    assert state.actors == (1,), "with nothing left to build the turn ends by itself"
    state = position(player(stored=["vineyard", "well"], stacks=SHIPS))
    build(state, "vineyard", 0, 1)
    assert refusal(state, "draw 1") == ("mode-build", {})


def test_a_drawn_building_is_shown_and_built_or_stored() -> None:
    state = position(player(stacks=[["quarry", "well"], ["ship"], ["ship"], ["ship"]], stored=["vineyard"]))
    (drawn,) = play(state, "draw 1")
    assert isinstance(drawn, BuildingDrawn)
    assert (drawn.building, drawn.stack, drawn.revealed_to(2)) == ("well", 1, (0, 1))
    assert state.view(None)["building"] == "well"
    assert refusal(state, f"build vineyard {name_at(0, 1)}") == ("other-drawn", {"building": "well"})
    assert refusal(state, "draw 2") == ("drawn-first", {})
    assert refusal(state, "finish") == ("drawn-first", {})
    events = play(state, f"build well {name_at(2, 1)}")
    assert isinstance(events[0], Built)
    assert state.stored[0] == [BUILDINGS.index("vineyard")]
    assert refusal(state, "store") == ("nothing-drawn", {})


def test_two_draws_or_three_builds() -> None:
    state = position(player(stacks=SHIPS))
    play(state, "draw 2", "store", "draw 3", "store")
    assert (state.actors, state.turn) == ((1,), 2)
    state = position(player(stored=["well", "well", "vineyard", "well"], hand="HW"))
    for building, q, r in (("well", 2, 1), ("vineyard", 3, 1), ("well", 2, 2)):
        build(state, building, q, r)
    assert (state.actors, state.turn) == ((1,), 2)


def test_sites_are_free_hexes_of_the_board() -> None:
    state = position(player({(1, 1): "oracle"}, stored=["vineyard"], hand="HHHH"), player({(0, 0): "well"}))
    assert refusal(state, f"build vineyard {name_at(0, 0)}") == ("hex-taken", {"space": "16.0"})
    assert refusal(state, f"build vineyard {name_at(1, 1)}") == ("hex-taken", {"space": "14.4"})
    assert refusal(state, "build vineyard 2.0") == ("off-board", {"space": "2.0"})
    assert refusal(state, "build tower 16.1") == ("not-stored", {"building": "tower"})
    assert len([line for line in legal(state) if line.startswith("build")]) == 26


def test_what_cannot_be_paid_is_refused_with_the_price() -> None:
    state = position(player(stored=["silver-mine"], hand="F"))
    told = {"building": "silver-mine", "space": name_at(-1, 3), "cards": 6, "held": 1}
    assert refusal(state, f"build silver-mine {name_at(-1, 3)}") == ("price", told)


def test_an_empty_stack_gives_nothing() -> None:
    state = position(player(stacks=[["quarry"], [], ["ship"], []]))
    assert legal(state) == ["draw 1", "draw 3", "finish"]
    assert refusal(state, "draw 2") == ("stack-empty", {"stack": 2})


def test_a_foreign_building_or_a_shrine_is_no_own_neighbour() -> None:
    # (-1, 1) touches the first shrine and the foreign building, but no own one (ruling 14).
    state = position(player({(2, 4): "well"}, stored=["vineyard"], hand="HH"), player({(-1, 0): "oracle"}))
    told = price(state, "vineyard", -1, 1)
    assert told["settlement"] == 1


def test_the_symbol_of_the_site_counts_and_is_covered_for_everybody() -> None:
    state = position(player(stored=["well", "vineyard"]), player(stored=["well"], hand="W"))
    told = price(state, "well", 2, 1)
    assert told["symbols"] == [name_at(2, 1)], "the site's own symbol (ruling 6)"
    build(state, "well", 2, 1)
    play(state, "finish")
    told = price(state, "well", 2, 2)
    assert (told["symbols"], told["need"]) == ([], "W"), "covered for the other one too (ruling 7)"


def test_a_free_building_costs_nothing_at_all() -> None:
    state = position(player({(1, 0): "fortress"}, stored=["tower"], hand="HHM"))
    (built, *_) = build(state, "tower", 2, 0)
    assert isinstance(built, Built)
    assert (built.paid, built.price.free_by, built.revealed_to(2)) == ("", name_at(1, 0), ())
    assert cards_in(state.hands[0]) == 3 + 2, "nothing was paid (ruling 41); two actions were left out"


# Paying
# --------------------------------------------------------------------------------------------------------


def paying() -> Attika:
    state = position(player({(0, 0): "tavern", (0, 1): "statue"}, stored=["fortress"], hand="HMFWWW"))
    events = build(state, "fortress", 1, 0)
    assert [type(event) for event in events] == [SiteChosen]
    return state


def test_payment_is_chosen_card_by_card_in_landscape_order() -> None:
    state = paying()
    assert legal(state) == ["pay water", "pay hill"], "no payment begins with forest or mountain"
    assert refusal(state, "pay forest") == ("card-unfit", {"landscape": "forest"})
    events = play(state, "pay water")
    assert [type(event) for event in events] == [CardPaid]
    assert state.view(1)["paid"] == {"water": 1}
    assert legal(state) == ["pay water", "pay forest"]
    play(state, "pay forest")
    assert refusal(state, "pay water") == ("card-order", {"landscape": "water"})
    assert refusal(state, "finish") == ("pay-first", {})
    events = play(state, "pay hill")
    built = events[1]
    assert isinstance(built, Built)
    assert built.paid == "WFH"
    assert built.revealed_to(3) == (1, 2)
    assert state.discard == sum(1 << 8 * kind for kind in (0, 1, 2))


def test_the_rest_is_paid_when_only_one_way_is_left() -> None:
    state = paying()
    events = play(state, "pay hill")
    assert isinstance(events[-1], CardsDrawn) or any(isinstance(event, Built) for event in events)
    built = next(event for event in events if isinstance(event, Built))
    assert built.paid == "HM"
    state = position(player(stored=["silver-mine"], hand="MMM"))
    (built_at_once, *_) = build(state, "silver-mine", -1, 4)
    assert isinstance(built_at_once, Built)
    assert built_at_once.paid == "MMM"
    assert refusal(position(player(hand="W")), "pay water") == ("nothing-to-pay", {})


def test_a_card_that_is_not_held_cannot_be_paid() -> None:
    state = position(player({(0, 0): "tavern", (0, 1): "statue"}, stored=["fortress"], hand="HHHM"))
    build(state, "fortress", 1, 0)
    assert refusal(state, "pay water") == ("card-missing", {"landscape": "water"})


# Amphorae and cards
# --------------------------------------------------------------------------------------------------------


def test_an_amphora_buys_an_action_only_when_the_others_are_used_up() -> None:
    state = position(player(stacks=SHIPS, amphorae=1))
    assert refusal(state, "amphora") == ("no-mode", {})
    assert refusal(state, "amphora-card") == ("not-cards-yet", {})
    play(state, "draw 2", "store")
    assert refusal(state, "amphora") == ("actions-left", {"left": 1})
    play(state, "draw 2", "store")
    assert refusal(state, "draw 2") == ("used-up", {"actions": 2})
    events = play(state, "amphora")
    assert isinstance(events[0], AmphoraSpent)
    assert refusal(state, "finish") == ("bought-first", {}), "it must be carried out (ruling 39)"
    assert refusal(state, "amphora") == ("no-amphora", {})
    play(state, "draw 2", "store")
    assert state.actors == (1,)


def test_amphorae_buy_cards_after_the_last_action() -> None:
    state = position(player(stacks=SHIPS, amphorae=2))
    play(state, "finish")
    assert legal(state) == ["amphora-card", "end"]
    assert refusal(state, "draw 1") == ("only-cards", {})
    play(state, "amphora-card", "end")
    assert (cards_in(state.hands[0]), state.amphorae[0], state.supply) == (4, 1, 16)
    assert refusal(state, "end") == ("not-cards-yet", {})


def test_without_cards_in_the_pile_an_amphora_is_kept() -> None:
    state = position(player(stacks=SHIPS, amphorae=1), deck="WF")
    play(state, "finish")
    assert (cards_in(state.hands[0]), state.amphorae[0], state.actors) == (2, 1, (1,))


def test_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    state = position(player(stacks=SHIPS), deck="W", discard="FHM")
    events = play(state, "finish")
    assert [type(event) for event in events[:3]] == [CardsDrawn, Reshuffled, CardsDrawn]
    assert state.discard == 0
    assert len(state.deck) == 1
    assert cards_in(state.hands[0]) == 3


def test_whoever_can_afford_nothing_still_says_so() -> None:
    # Going on by itself would tell the others something about the hand.
    state = position(player(stored=["well", "silver-mine"]))
    build(state, "well", 2, 1)
    assert legal(state) == ["finish"]


# Extension tiles
# --------------------------------------------------------------------------------------------------------


def test_a_tile_comes_after_the_building_is_placed_and_can_be_used_at_once() -> None:
    state = position(player(stacks=[["vineyard"], ["ship"], [], []]), tile_stack=[2, 3])
    events = play(state, "draw 1", f"build vineyard {name_at(0, 1)}")
    assert isinstance(events[-1], TileTurned)
    assert state.view(1)["turned_tile"] == {"tile": 3, "symbols": ".H.H.H."}
    assert refusal(state, "draw 2") == ("tile-first", {})
    laid = play(state, "tile 4 -2 3")[0]
    assert isinstance(laid, TileLaid)
    assert (laid.tile, laid.q, laid.r, laid.rotation) == (3, 4, -2, 3)
    play(state, "draw 2")
    assert not any(line.endswith(" 3.0") for line in legal(state)), "too dear, but on the board"
    assert refusal(state, "build ship 3.0")[0] == "price"
    assert refusal(state, "build ship 2.0")[0] == "off-board"
    assert refusal(position(player()), "tile 4 -2 3") == ("no-tile", {})


def test_new_hexes_count_symbols_of_their_neighbours_and_free_places() -> None:
    state = position(
        player({(2, 0): "harbour", (3, 1): "well"}, stacks=[["quarry"], ["ship"], [], []]), tile_stack=[2]
    )
    play(state, "draw 1", "store", "tile 4 -2 0", "draw 2")
    beside = name_on_new(state, 3, -1)
    assert f"build ship {beside}" in legal(state), "free beside the harbour, on the new tile"


def name_on_new(state: Attika, q: int, r: int) -> str:
    number = state.board.hex_at(Hex(q, r))
    assert number is not None
    return HEXES[number]


def test_every_place_near_the_board_is_legal_or_refused_with_the_right_reason() -> None:
    state = position(player(stacks=[["quarry"], ["ship"], [], []]), tile_stack=[2])
    play(state, "draw 1", "store")
    choices = set(legal(state))
    reasons = Counter[str]()
    for q in range(-9, 10):
        for r in range(-9, 10):
            line = f"tile {q} {r} 4"
            if line in choices:
                reasons["legal"] += 1
            else:
                reasons[refusal(state, line)[0]] += 1
    assert set(reasons) == {"legal", "tile-covers", "tile-apart"}
    assert reasons["legal"] == 30


# The solo race
# --------------------------------------------------------------------------------------------------------


def test_the_race_is_for_one_player_on_the_board_for_two() -> None:
    state = start(1, solo_race=True)
    assert (len(state.board.placements), len(state.board.shrines)) == (4, 2)
    assert cards_in(state.hands[0]) == 4
    with pytest.raises(pentapolis.BadSeats, match="Attika needs exactly 1 player with these options"):
        start(2, solo_race=True)
    with pytest.raises(pentapolis.BadSeats, match="2 to 4 players"):
        start(1)
