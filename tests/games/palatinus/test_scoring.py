"""The count at the end, compared with a second scorer and looked at in detail."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.palatinus.components import (
    HILLS,
    IS_SPRING,
    MERCHANT,
    SOLDIER,
    SPACES,
    space_neighbours,
)
from pentapolis.games.palatinus.events import HillScored, SoldiersActed, WolvesRevealed
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.scoring import NO_ROLE, count_up
from pentapolis.kernel.forms import EMPTY
from pentapolis.testing.playing import final_position
from tests.games.palatinus.building import position
from tests.games.palatinus.independent_scorer import score

VARIANTS: list[dict[str, object]] = [
    {},
    {"handedness": "left"},
    {"handedness": "chosen"},
    {"capture_pays_owner_once": True},
    {"empty_spring_also_empty_field": True, "ring_placement": "random"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "standard")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_independent_scorer_agrees_on_random_boards(seats: int, options: dict[str, object]) -> None:
    game = pentapolis.game("palatinus")
    for seed in range(60):
        state = final_position(game, seats, seed, options)
        assert isinstance(state, Palatinus)
        assert state.result is not None
        tallies = score(state.view(None), bool(options.get("capture_pays_owner_once")))
        assert [tally.points for tally in tallies] == list(state.result.scores)
        assert [tally.items for tally in tallies] == list(state.result.tiebreaks)


@pytest.mark.parametrize("handedness", ["right", "left"])
def test_the_board_has_the_known_shape(handedness: str) -> None:
    assert handedness in ("right", "left")
    neighbours = space_neighbours(
        "right" if handedness == "right" else "left", tuple(range(7)), (0, 1, 2, 3, 4, 5, 0)
    )
    degrees = [len(near) for near in neighbours]
    assert sum(degrees) == 2 * 78
    assert {degree: degrees.count(degree) for degree in set(degrees)} == {2: 12, 3: 6, 4: 6, 5: 18}
    assert all(space in neighbours[near] for space in range(42) for near in neighbours[space])
    assert all(degree == 5 for degree in degrees[:6]), "the middle tile is surrounded"
    assert sum(IS_SPRING) == 12


KNOWN_NEIGHBOURS = {
    "A": "A1 A5 B3 B4 D2|A0 A2 B3 E4 E5|A1 A3 E4 F0 F5|A2 A4 F5 G0 G1|A3 A5 C1 C2 G0|A0 A4 C1 D2 D3",
    "B": "B1 B5|B0 B2|B1 B3 E0 E5|A0 A1 B2 B4 E5|A0 B3 B5 D1 D2|B0 B4 D1",
    "C": "C1 C5 D3 D4|A4 A5 C0 C2 D3|A4 C1 C3 G0 G5|C2 C4 G5|C3 C5|C0 C4",
    "D": "D1 D5|B4 B5 D0 D2|A0 A5 B4 D1 D3|A5 C0 C1 D2 D4|C0 D3 D5|D0 D4",
    "E": "B2 E1 E5|E0 E2|E1 E3|E2 E4 F0 F1|A1 A2 E3 E5 F0|A1 B2 B3 E0 E4",
    "F": "A2 E3 E4 F1 F5|E3 F0 F2|F1 F3|F2 F4|F3 F5 G1 G2|A2 A3 F0 F4 G1",
    "G": "A3 A4 C2 G1 G5|A3 F4 F5 G0 G2|F4 G1 G3|G2 G4|G3 G5|C2 C3 G0 G4",
}


def test_the_neighbours_on_the_board_of_the_worked_examples_are_known() -> None:
    state = position({}, seats=2)
    for hill, rows in KNOWN_NEIGHBOURS.items():
        for index, row in enumerate(rows.split("|")):
            near = state.neighbours[SPACES.index(f"{hill}{index}")]
            assert " ".join(SPACES[other] for other in near) == row


def test_the_end_is_reported_hill_by_hill_and_adds_up() -> None:
    game = pentapolis.game("palatinus")
    state = final_position(game, 4, 12)
    assert isinstance(state, Palatinus)
    assert state.count is not None
    hills = [event for event in state.count.events if isinstance(event, HillScored)]
    assert [event.hill for event in hills] == list(HILLS)
    for event in hills:
        totals = [0] * 4
        for one in event.influence:
            assert one.points == sum(points for _, points in one.parts)
            totals[one.seat] += one.points
        assert tuple(totals) == event.totals
        assert [one.space for one in event.influence] == sorted(one.space for one in event.influence)
    for acted in [event for event in state.count.events if isinstance(event, SoldiersActed)]:
        captures = [space for soldier in acted.soldiers for space in soldier.captures]
        assert len(captures) == sum(1 + len(taken.discs) for taken in acted.captured)


def test_all_wolves_are_turned_over_before_the_first_hill() -> None:
    game = pentapolis.game("palatinus")
    record = pentapolis.Record("palatinus", 5, 3)
    state = game.start(seats=5, seed=3)
    while len(state.actors) and state.ply < 40:
        record.add(state.actors[0], state.legal(state.actors[0])[0])
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    last = state.play(state.actors[0], state.legal(state.actors[0])[0])
    kinds = [type(event) for event in last]
    assert kinds[1] is WolvesRevealed
    assert HillScored in kinds[2:]
    revealed = last[1]
    assert isinstance(revealed, WolvesRevealed)
    assert len(revealed.wolves) == 15
    assert revealed.revealed_to(5) == (0, 1, 2, 3, 4)


def test_of_three_soldiers_on_one_inhabitant_one_gets_the_piece_and_two_a_disc() -> None:
    # On the real board no space touches three of one hill; the rule is kept for any board (ruling 11).
    prey = SPACES.index("B0")
    neighbours: list[tuple[int, ...]] = [()] * len(SPACES)
    roles, owners = [NO_ROLE] * len(SPACES), [EMPTY] * len(SPACES)
    for space, owner in ((0, 2), (1, 0), (2, 0)):
        neighbours[space], roles[space], owners[space] = (prey,), SOLDIER, owner
    roles[prey], owners[prey] = MERCHANT, 1
    count = count_up(neighbours, owners, roles, [3] * 7, seats=3)
    acted = count.events[0]
    assert isinstance(acted, SoldiersActed)
    assert [(taken.captor, taken.discs) for taken in acted.captured] == [(2, (0, 0))]
    assert [(won.captured, won.ones) for won in count.winnings] == [(0, 2), (0, 0), (1, 0)]


def test_the_option_rewards_each_owner_once_for_an_inhabitant() -> None:
    # Both soldiers of hill A are seat 0's and reach the merchant between them; seat 1's reaches it too.
    prey = SPACES.index("B0")
    neighbours: list[tuple[int, ...]] = [()] * len(SPACES)
    roles, owners = [NO_ROLE] * len(SPACES), [EMPTY] * len(SPACES)
    for space, owner in ((0, 0), (1, 0), (2, 1)):
        neighbours[space], roles[space], owners[space] = (prey,), SOLDIER, owner
    roles[prey], owners[prey] = MERCHANT, 1
    for once, expected in ((False, [(1, 1), (0, 1)]), (True, [(1, 0), (0, 1)])):
        count = count_up(neighbours, owners, roles, [3] * 7, seats=2, pays_owner_once=once)
        assert [(won.captured, won.ones) for won in count.winnings] == expected
        lines = count.result.breakdown
        assert [sum(line.points for line in of_seat) for of_seat in lines] == list(count.result.scores)


def test_two_own_soldiers_on_the_board_are_rewarded_once_with_the_option() -> None:
    between = {"A0": (0, "soldier"), "A1": (1, "merchant"), "A2": (0, "soldier")}
    scores = []
    for once in (False, True):
        state = position(between, seats=3, options={"capture_pays_owner_once": once})
        assert state.result is not None
        scores.append(state.result.scores[0])
    assert scores == [2, 1]


def test_the_option_pays_an_empty_spring_twice() -> None:
    lone_farmer = {"D3": (0, "farmer")}
    counted = []
    for option in (False, True):
        state = position(lone_farmer, seats=2, options={"empty_spring_also_empty_field": option})
        assert state.count is not None
        hill = next(
            event for event in state.count.events if isinstance(event, HillScored) and event.hill == "D"
        )
        counted.append(hill.totals[0])
    assert counted == [10, 18]
