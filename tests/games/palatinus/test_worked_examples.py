"""Every worked example of the rules: boards, final counts, soldier window, slots, hidden information."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from pentapolis.games.palatinus.components import KINDS, ROUNDS
from pentapolis.games.palatinus.events import HillScored
from pentapolis.games.palatinus.rules.inhabitants import placeable_kinds
from pentapolis.games.palatinus.rules.tiles import open_slots
from pentapolis.games.palatinus.scoring import Winnings, final_ranking
from pentapolis.kernel.forms import EMPTY
from tests.games.palatinus.building import CODES, KIND_OF_CODE, play, position, start


class Example(msgspec.Struct):
    """A board and what it comes to."""

    id: str
    text: str
    pieces: dict[str, str]
    influence: dict[str, dict[str, int]]
    retreated: list[str]
    captured: list[str]
    winners: list[str]
    result: dict[str, tuple[int, int, int, list[int], int, int]]


class Examples(msgspec.Struct):
    """The file of examples."""

    slots: tuple[str, ...]
    laurels: dict[str, int]
    boards: list[Example]


EXAMPLES = msgspec.convert(
    tomllib.loads((Path(__file__).parent / "worked_examples.toml").read_text("utf-8")), Examples
)


@pytest.mark.parametrize("example", EXAMPLES.boards, ids=lambda example: f"{example.id} {example.text}")
def test_worked_example(example: Example) -> None:
    codes = sorted({piece[0] for piece in example.pieces.values()})
    colours = [CODES[code] for code in codes] if len(codes) > 1 else [CODES[codes[0]], "purple"]
    state = position(
        {space: (codes.index(piece[0]), KIND_OF_CODE[piece[1]]) for space, piece in example.pieces.items()},
        seats=len(colours),
        slots=EXAMPLES.slots,
        laurels=EXAMPLES.laurels,
        options={"colours": colours},
    )
    count = state.count
    assert count is not None
    influence = {
        event.hill: {codes[seat]: total for seat, total in enumerate(event.totals) if total}
        for event in count.events
        if isinstance(event, HillScored) and any(event.totals)
    }
    assert influence == example.influence
    view = state.view(None)
    fates = {piece["space"]: piece["fate"] for piece in view["pieces"]}
    assert sorted(space for space, fate in fates.items() if fate == "retreated") == example.retreated
    assert sorted(space for space, fate in fates.items() if fate == "captured") == example.captured
    for code, expected in example.result.items():
        won = view["winnings"][codes.index(code)]
        assert (
            won["captured"],
            won["one_discs"],
            won["two_discs"],
            won["laurels"],
            won["points"],
            won["items"],
        ) == expected
    assert state.result is not None
    scored = {codes[seat] for seat in state.result.winners if seat < len(codes)}
    # A player of whom there is no piece in the example shares nobody's victory in it.
    assert sorted(scored) == example.winners


def winnings(captured: int, ones: int, twos: int, laurels: list[int]) -> Winnings:
    won = Winnings()
    won.captured, won.ones, won.twos, won.laurels = captured, ones, twos, laurels
    return won


def test_w15_the_final_count_adds_discs_laurels_and_captured_inhabitants() -> None:
    won = winnings(2, 1, 1, [5, 4])
    assert (won.points, won.items) == (14, 6)


def test_w16_equal_points_are_decided_by_items_and_then_shared() -> None:
    x, y, z = winnings(1, 0, 0, [6, 3]), winnings(3, 0, 1, [5]), winnings(2, 0, 2, [4])
    assert [(won.points, won.items) for won in (x, y, z)] == [(10, 3), (10, 5), (10, 5)]
    assert final_ranking((x.points, y.points), (x.items, y.items)) == ((1,), (0,))
    assert final_ranking((x.points, y.points, z.points), (x.items, y.items, z.items)) == ((1, 2), (0,))


@pytest.mark.parametrize(
    ("wolves", "worlds"),
    [(2, {("M", "F"), ("F", "M"), ("F", "F")}), (3, {("M", "F", "F"), ("F", "M", "F"), ("F", "F", "M")})],
)
def test_w17_placed_wolves_are_any_of_the_seats_wolves_with_equal_chance(
    wolves: int, worlds: set[tuple[str, ...]]
) -> None:
    state = start(5, ring_placement="random", starting_player=0)
    spaces = ["A0", "A1", "A2"][:wolves]
    stand_ins = iter(["B0", "B1", "B2", "B3", "B4", "B5", "C0", "C1"])
    for space, kind in zip(spaces, ["wolf-farmer", "wolf-farmer", "wolf-merchant"], strict=False):
        play(state, f"place {kind} {space}")
        play(state, *(f"place merchant {next(stand_ins)}" for _ in range(4) if space != spaces[-1]))
    rng = random.Random(17)
    seen: Counter[tuple[str, ...]] = Counter()
    for _ in range(3000):
        dumped = state.resample(1, rng).dump()["pieces"]
        assert isinstance(dumped, dict)
        pieces = msgspec.convert(dumped, dict[str, dict[str, str | int]])
        seen[tuple(str(pieces[space]["kind"])[len("wolf-")].upper() for space in spaces)] += 1
    assert set(seen) == worlds
    assert all(900 < number < 1100 for number in seen.values())


@pytest.mark.parametrize(
    ("text", "seats", "stock", "may_place"),
    [
        (
            "L1: five players, round 4: the soldier must go down now",
            5,
            {"wolf-merchant": 1, "merchant": 1, "wolf-farmer": 1, "soldier": 1},
            {"soldier"},
        ),
        (
            "L2: five players, round 3: still a free choice",
            5,
            {"wolf-merchant": 1, "merchant": 1, "wolf-farmer": 2, "soldier": 1},
            {"wolf-merchant", "merchant", "wolf-farmer", "soldier"},
        ),
        (
            "L3: three players, round 7 with both soldiers: one of them now",
            3,
            {"wolf-merchant": 2, "wolf-farmer": 2, "soldier": 2},
            {"soldier"},
        ),
        (
            "L3: three players, round 8 with a soldier: now",
            3,
            {"wolf-merchant": 2, "wolf-farmer": 2, "soldier": 1},
            {"soldier"},
        ),
        (
            "L4: three players, round 7 with one soldier: free",
            3,
            {"wolf-merchant": 2, "wolf-farmer": 3, "soldier": 1},
            {"wolf-merchant", "wolf-farmer", "soldier"},
        ),
        (
            "L5: two players, round 12 with a soldier: now",
            2,
            {"wolf-merchant": 2, "wolf-farmer": 2, "soldier": 1},
            {"soldier"},
        ),
        (
            "L6: four players, round 5 without a soldier: free",
            4,
            {"wolf-merchant": 2, "wolf-farmer": 1, "farmer": 1},
            {"wolf-merchant", "wolf-farmer", "farmer"},
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_w18_soldier_window(text: str, seats: int, stock: dict[str, int], may_place: set[str]) -> None:
    left = sum(stock.values())
    placed = seats * (ROUNDS[seats] - left)
    pieces = {f"{hill}{index}": (0, "merchant") for hill in "ABCDEFG" for index in range(6)}
    state = position(
        dict(list(pieces.items())[:placed]),
        seats=seats,
        starting_player=0,
        stocks=[stock] + [{"merchant": left}] * (seats - 1),
    )
    assert state.actors == (0,)
    assert {str(action).split()[1] for action in state.legal(0)} == may_place
    assert {KINDS[kind] for kind in placeable_kinds(state, 0)} == may_place


@pytest.mark.parametrize(
    ("filled", "may_fill"),
    [([], [1, 2, 3, 4, 5, 6]), ([1], [2, 6]), ([1, 2], [3, 6]), ([1, 2, 3, 4, 6], [5])],
)
def test_w19_tiles_lie_beside_tiles(filled: list[int], may_fill: list[int]) -> None:
    state = start(2)
    # Lay in an order that keeps every tile beside another one.
    for slot in [slot for slot in filled if slot != 6] + [slot for slot in filled if slot == 6]:
        play(state, f"lay {slot} 0")
    assert [slot for slot, hill in enumerate(state.slots) if slot and hill != EMPTY] == filled
    assert open_slots(state) == may_fill
    legal = {str(action) for action in state.legal(state.actors[0])}
    assert legal == {f"lay {slot} {rotation}" for slot in may_fill for rotation in range(6)}
