"""The drawings of Palatinus' help, played. The docstring of a check is the caption that it proves."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.palatinus.components import BOX
from pentapolis.games.palatinus.events import HillScored, SoldiersActed
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.tiles import open_slots
from tests.games.palatinus.building import FLAT_LAURELS, FLAT_SLOTS, play, position, start
from tests.help.reading import Spec

COLOURS = ("red", "blue", "green", "yellow")


def on_board(spec: Spec) -> Palatinus:
    """The drawn inhabitants on a whole board, placed and counted."""
    drawn = {tile["slot"]: tile["letter"] for tile in spec["tiles"] if "slot" in tile}
    drawn = drawn or {0: spec["tiles"][0]["letter"]}
    others = iter([letter for letter in FLAT_SLOTS if letter not in drawn.values()])
    slots = tuple(drawn.get(slot) or next(others) for slot in range(len(FLAT_SLOTS)))
    laurels = {
        **FLAT_LAURELS,
        **{tile["letter"]: tile["laurel"] for tile in spec["tiles"] if "laurel" in tile},
    }
    pieces = {piece["space"]: (COLOURS.index(piece["colour"]), piece["role"]) for piece in spec["pieces"]}
    state = position(pieces, seats=4, slots=slots, laurels=laurels, options={"colours": COLOURS})
    assert all(set(tile["springs"]) == springs_of(tile["letter"]) for tile in spec["tiles"])
    return state


def springs_of(letter: str) -> set[int]:
    """The springs of a tile in the box."""
    return next(set(tile.springs) for tile in BOX.tiles if tile.letter == letter)


def scored(state: Palatinus, hill: str) -> HillScored:
    """How a hill was decided."""
    assert state.count is not None
    return next(event for event in state.count.events if isinstance(event, HillScored) and event.hill == hill)


def paid_to(state: Palatinus, space: str) -> dict[str, int]:
    """What each space pays to the inhabitant of a space."""
    found = scored(state, space[0])
    return dict(next(one.parts for one in found.influence if one.space == space))


def complete_board(spec: Spec) -> None:
    """A complete board. Springs are the blue basins; the small arrow on each tile shows where counting
    starts; it goes clockwise.
    """
    assert all(set(tile["springs"]) == springs_of(tile["letter"]) for tile in spec["tiles"])
    assert sorted(tile["slot"] for tile in spec["tiles"]) == [*range(7)]
    assert Counter(tile["laurel"] for tile in spec["tiles"]) == Counter(
        (BOX.laurels.centre, *BOX.laurels.others)
    )
    assert spec["tiles"][0]["laurel"] == BOX.laurels.centre


def second_outer_tile(spec: Spec) -> None:
    """After the first outer tile, the next one may go in either of the two marked spots."""
    state = start(2)
    outer = next(tile["slot"] for tile in spec["tiles"] if tile["slot"])
    play(state, next(str(action) for action in state.legal(state.actors[0]) if f" {outer} " in f"{action} "))
    places = {tile["slot"] for tile in state.view(None)["tiles"] if tile["slot"]}
    assert places == {outer}
    assert sorted(open_slots(state)) == spec["slots"]


def inhabitants(spec: Spec) -> None:
    """Clockwise from the arrow: a merchant, a farmer, a soldier, and a wolf that may be a merchant or a
    farmer. The small badge shows the owner’s emblem.
    """
    roles = [piece.get("role") for piece in sorted(spec["pieces"], key=lambda piece: piece["space"])]
    assert roles == ["merchant", "farmer", "soldier", None]
    assert {kind.role for kind in BOX.kinds if kind.wolf} == {"merchant", "farmer"}


def soldier_captures(spec: Spec) -> None:
    """The soldier on A0 sees two farmers and one merchant. It captures both farmers."""
    state = on_board(spec)
    assert state.count is not None
    acted = next(event for event in state.count.events if isinstance(event, SoldiersActed))
    (soldier,) = acted.soldiers
    assert (soldier.space, soldier.farmers, soldier.merchants) == ("A0", 2, 1)
    marked = [piece["space"] for piece in spec["pieces"] if piece.get("mark") == "captured"]
    assert sorted(soldier.captures) == sorted(marked)


def merchant_earns(spec: Spec) -> None:
    """The merchant on A2 earns 3 from the soldier on the next tile, 1 from the merchant and 2 from the
    farmer: 6. The soldier does not act until hill E.
    """
    assert paid_to(on_board(spec), "A2") == {"E4": 3, "A3": 1, "A1": 2}


def farmer_earns(spec: Spec) -> None:
    """The farmer on C0 earns 2 from its own spring, 2 each from the springs C1 (although occupied) and
    D4, and 2 from the empty field C5: 8. The occupied field D3 gives nothing.
    """
    state = on_board(spec)
    assert paid_to(state, "C0") == {"C0": 2, "C1": 2, "D4": 2, "C5": 2}


def shared_hill(spec: Spec) -> None:
    """Red and blue earn 1 from each other, green earns nothing. Red and blue get a 2-point disc each; the
    4-point laurel is lost.
    """
    state = on_board(spec)
    hill = scored(state, "E")
    assert hill.totals == (1, 1, 0, 0)
    won = state.view(None)["winnings"]
    assert [one["two_discs"] for one in won] == [1, 1, 0, 0]
    assert [one["laurels"] for one in won] == [[], [], [], []]
    assert next(tile["laurel"] for tile in spec["tiles"]) == 4


CHECKS = (
    complete_board,
    second_outer_tile,
    inhabitants,
    soldier_captures,
    merchant_earns,
    farmer_earns,
    shared_hill,
)
