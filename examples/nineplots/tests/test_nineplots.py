"""The rules of Nine Plots, by example."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from nineplots.components import BOX, COMMISSIONS, KINDS
from nineplots.rulebook import NinePlots
from nineplots.scoring import fulfils, worth_of, worth_of_city
from pentapolis.kernel.forms import EMPTY

GAME = pentapolis.game("nineplots")
LETTERS = {"h": "house", "g": "garden", "s": "shop", "w": "workshop", "t": "tower"}


def city(rows: str) -> list[int]:
    """A city drawn in letters, row by row: `h` for a house, `.` for a free plot."""
    return [EMPTY if letter == "." else KINDS.index(LETTERS[letter]) for letter in "".join(rows.split())]


def start(seats: int = 2, seed: int = 1, **options: object) -> NinePlots:
    state = GAME.start(seats, seed, {"starting_player": 0, **options})
    assert isinstance(state, NinePlots)
    return state


def play(state: NinePlots, text: str) -> None:
    state.play(state.actors[0], GAME.parse(text))


@pytest.mark.parametrize(
    ("rows", "middle"),
    [
        (".g. shs .t.", 3),
        (".g. ghg .g.", 1),
        (".h. hhh .h.", 0),
        (".g. shw .t.", 2),
        (".w. whw .w.", 0),
        (".h. hgh .h.", 4),
        ("hhh hsh hhh", 4),
        ("hhh hwh hhh", 3),
        ("t.t .t. t.t", 3),
        ("... .tt ...", 0),
    ],
)
def test_a_building_is_worth_what_stands_around_it(rows: str, middle: int) -> None:
    assert worth_of(city(rows), 4) == middle


def test_a_city_is_worth_all_of_its_buildings() -> None:
    assert worth_of_city(city("hgh sht ghw")) == 2 + 3 + 2 + 2 + 3 + 3 + 1 + 0 + 3


@pytest.mark.parametrize(
    ("commission", "fulfilled", "missed"),
    [
        ("landlord", "hhh h.. ...", "hhh ... ..."),
        ("gardener", "g.g ..g ...", "g.g h.. ..."),
        ("merchant", "sss ... ...", "ss. ... ..."),
        ("guildmaster", "w.w w.. ...", "w.. w.. ..."),
        ("watchman", "t.. .t. ..t", "t.. .t. ..."),
        ("variety", "hgs wt. ...", "hgs wh. ..."),
        ("avenue", "s.. s.. s..", "s.. s.. .s."),
        ("corners", "h.g ... s.w", "h.g ... s.h"),
        ("courtyard", "... .g. ...", "ggg .h. ggg"),
    ],
)
def test_a_commission_knows_the_city_it_wants(commission: str, fulfilled: str, missed: str) -> None:
    wanted = BOX.commissions[COMMISSIONS.index(commission)]
    assert fulfils(city(fulfilled), wanted)
    assert not fulfils(city(missed), wanted)


def test_the_commission_kept_is_known_to_nobody_else() -> None:
    state = start(seats=3)
    kept = COMMISSIONS[state.hands[0][0]]
    events = state.play(0, GAME.parse(f"keep {kept}"))
    [own], [told] = ([event.seen_by(seat) for event in events] for seat in (0, 1))
    assert kept in str(own)
    assert kept not in str(told)
    assert [state.view(seat)["players"][0]["commissions"] for seat in (0, 1, None)] == [[kept], [], []]


def test_a_tile_from_the_yard_is_replaced_from_the_bag() -> None:
    state = start(commissions=False)
    following, kind = state.bag[-1], state.yard[0]
    play(state, f"build {KINDS[kind]} b2")
    assert state.cities[0][4] == kind
    assert state.yard[-1] == following
    assert state.actors == (1,)


def test_a_tile_from_the_bag_must_be_built_and_brings_a_point() -> None:
    state = start(commissions=False)
    kind, yard = state.bag[-1], [*state.yard]
    play(state, "draw")
    assert state.actors == (0,)
    refusal = state.refusal(0, GAME.parse(f"build {KINDS[yard[0]]} a1"))
    assert refusal is not None
    assert refusal.id == "nineplots-refusal-place-first"
    play(state, "place a1")
    assert (state.cities[0][0], state.daring, state.yard) == (kind, [1, 0], yard)


def test_what_is_drawn_for_the_last_plot_is_built_at_once() -> None:
    state = start(commissions=False)
    while len([kind for kind in state.cities[0] if kind == EMPTY]) > 1 or state.actors != (0,):
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    play(state, "draw")
    assert EMPTY not in state.cities[0]
    assert state.daring[0] == 1


def test_a_preview_tells_what_a_building_adds_to_the_city() -> None:
    state = start(commissions=False)
    for seed in range(40):
        if not state.actors:
            break
        seat = state.actors[0]
        action = Random(seed).choice(state.legal(seat))
        preview, before = state.preview(seat, action), worth_of_city(state.cities[seat])
        state.play(seat, action)
        if preview is not None:
            assert worth_of_city(state.cities[seat]) - before == preview["points"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_point_of_the_end_is_explained(seats: int) -> None:
    state = start(seats, seed=seats)
    rng = Random(seats)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)))
    result = state.result
    assert result is not None
    assert result.scores == tuple(sum(line.points for line in lines) for lines in result.breakdown)
    most = [line for lines in result.breakdown for line in lines if line.message.id == "nineplots-score-most"]
    assert all(line.points == 3 for line in most)
    assert 15 <= state.ply <= 60
