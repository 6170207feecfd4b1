"""The bots of Antiquity know the way to San Christofori, and take the obviously best steps on it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Unpack

import pytest

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.actions import lists
from pentapolis.games.antiquity.bot.advisor import AntiquityAdvisor
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.packing import border, most_compact
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.components import GOODS, GRANARY, WOODCUTTER, unpacked
from pentapolis.games.antiquity.components.plane import BITS, beside
from pentapolis.games.antiquity.components.squares import ORIENTATIONS, SQUARE_BITS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import ALL_GRIDS
from pentapolis.games.antiquity.rules.countryside.sites import goods_around
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state.phases import CITY_BUILDING
from pentapolis.kernel.chance import Chance
from pentapolis.testing.playing import random_game, random_options
from tests.games.antiquity.building import PlayerFields, due, game, legal, player, position

ADVISOR = AntiquityAdvisor()
RNG = Random(1)
ENOUGH = {GOODS[good]: 3 for good in COLLECTED}


def best(state: Antiquity, seat: int = 0) -> str:
    """What the planner would do."""
    return str(ADVISOR.best_looking(state, seat, RNG))


def planned(state: Antiquity, seat: int = 0) -> list[str]:
    """Everything that the planner does in the city until it has finished."""
    steps = []
    while state.phase == CITY_BUILDING and seat in state.actors:
        action = ADVISOR.best_looking(state, seat, RNG)
        steps.append(str(action))
        state.play(seat, action)
    return steps


def planning(*pieces: str, manned: bool = False, **fields: Unpack[PlayerFields]) -> Antiquity:
    """A position in which seat 0 plans."""
    return position(player(*pieces, manned=manned, **fields), phase="city", round=4)


# Whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_planners_come_to_their_saint_before_the_25th_round(seed: int) -> None:
    state = game().start(seats=2, seed=seed)
    while state.actors:
        seat = state.actors[0]
        state.play(seat, ADVISOR.best_looking(state, seat, RNG))
    assert state.result is not None
    assert state.fulfilled
    assert state.round < 25


def test_medium_beats_random() -> None:
    state = game().start(seats=2, seed=5)
    bots = [bot("antiquity", "medium", seed=1), bot("antiquity", "random", seed=2)]
    while state.actors:
        seat = state.actors[0]
        state.play(seat, bots[seat].choose(state.resample(seat, RNG), seat, Budget(simulations=1)))
    assert state.result is not None
    assert state.result.winners == (0,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_advice_in_every_position(seats: int) -> None:
    rng = Random(seats)
    for number, turn in enumerate(random_game(pentapolis.game("antiquity"), seats, seed=seats)):
        state = turn.state
        assert isinstance(state, Antiquity)
        assert sum(ADVISOR.evaluate(state)) == pytest.approx(1)
        if number % 3 == 0 and state.actors:
            legal = state.legal(turn.seat)
            candidates = ADVISOR.candidates(state, turn.seat, legal, rng)
            assert candidates
            assert set(candidates) <= set(legal)
            assert all(0 <= value <= 1 for value in ADVISOR.appraise(state, turn.seat, candidates))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_there_is_advice_whatever_the_table_has_chosen(seats: int, seed: int) -> None:
    antiquity = pentapolis.game("antiquity")
    state = antiquity.start(
        seats=seats, seed=seed, options={**random_options(antiquity, seats, Chance(seed)), "beginners": False}
    )
    assert isinstance(state, Antiquity)
    while state.actors and state.round < 12:
        seat = state.actors[0]
        candidates = ADVISOR.candidates(state, seat, state.legal(seat), RNG)
        assert set(candidates) <= set(state.legal(seat))
        state.play(seat, ADVISOR.best_looking(state, seat, RNG))


def test_a_phase_is_thought_about_a_few_times_only() -> None:
    state = game().start(seats=2, seed=8)
    thoughts: Counter[tuple[int, int, int]] = Counter()
    while state.actors:
        seat = state.actors[0]
        candidates = ADVISOR.candidates(state, seat, state.legal(seat), RNG)
        thoughts[state.round, state.phase, seat] += len(candidates) > 1
        state.play(seat, ADVISOR.best_looking(state, seat, RNG))
    assert 3 <= max(thoughts.values()) <= 5


def test_others_who_have_finished_are_taken_to_have_planned_well() -> None:
    real = game().start(seats=2, seed=3)
    while real.phase != CITY_BUILDING or 0 in real.actors:
        seat = real.actors[0]
        real.play(seat, ADVISOR.best_looking(real, seat, RNG))
    world = real.resample(1, Random(5))
    ADVISOR.imagine(world, 1)
    assert world.actors == (1,)
    assert world.realms[0].buildings == real.realms[0].buildings
    assert world.realms[0].finished
    assert world.view(1) == real.view(1)


# Judging ---------------------------------------------------------------------------


def test_whoever_has_more_of_the_goods_stands_better() -> None:
    state = position(player("cathedral", goods=ENOUGH, saint="christofori"), player("cathedral"))
    mine, theirs = ADVISOR.evaluate(state)
    assert mine > 0.9
    assert mine + theirs == pytest.approx(1)


def test_the_more_grows_the_sooner_the_goal_is_reached() -> None:
    def forecast(*country: dict[str, object]) -> float:
        state = position(player("cathedral", country=[*country], saint="christofori"))
        return Outlook(state, 0).forecast()

    farm: dict[str, object] = {
        "kind": "farm",
        "good": "wine",
        "centre": "2,-2",
        "site": ["2,-2"],
        "goods": ["2,-2", "3,-2", "2,-1"],
    }
    assert forecast(farm) < forecast()


def test_a_guess_plays_on_until_somebody_has_won() -> None:
    state = game().start(seats=2, seed=2)
    values = ADVISOR.playout(state, 0, RNG)
    assert state.result is not None
    winner = state.result.winners[0]
    assert 1 > values[winner] > 0.5 > values[1 - winner] > 0


def test_a_guess_prefers_the_quicker_victory() -> None:
    def judged(number: int) -> float:
        owner = player("cathedral", "market", goods=ENOUGH, saint="christofori")
        state = position(owner, player(), phase="city", round=number)
        return ADVISOR.playout(state, 0, RNG)[0]

    assert judged(8) > judged(9)


# The city ---------------------------------------------------------------------------


def test_the_first_houses_are_built_at_once() -> None:
    assert best(planning(goods={"wood": 6})) == "build house-1"


def test_stone_becomes_a_cathedral_for_san_christofori() -> None:
    houses = ("house-1", "house-2", "house-3", "house-4")
    steps = planned(planning(*houses, goods={"stone": 1}, men=4))
    assert steps[0] == "build cathedral"
    assert steps[2] == "saint christofori"


def test_the_last_goods_come_from_the_bank() -> None:
    goods = ENOUGH | {"fish": 2, "wood": 2}
    houses = ("house-1", "house-2", "house-3", "house-4")
    state = planning(*houses, "cathedral", "market", goods=goods, men=4, saint="christofori")
    steps = planned(state)
    assert steps[0].startswith("man ")
    assert steps[1:4] == ["exchange wood", "exchange wood", "take fish"]
    assert min(unpacked(state.realms[0].goods)[good] for good in COLLECTED) == 3


def test_the_last_seed_is_not_given_for_a_house() -> None:
    houses = ("house-1", "house-2", "house-3", "house-4")
    shops = ("cart-shop", "cart-shop", "cart-shop")
    state = planning(*houses, *shops, "cathedral", goods={"grain": 1, "wood": 3}, men=1, saint="christofori")
    assert "build house-5" not in planned(state)
    state = planning(*houses, *shops, "cathedral", goods={"fish": 1, "wood": 3}, men=1, saint="christofori")
    assert "build house-5" in planned(state)


def test_pieces_are_packed_so_that_the_rest_stays_together() -> None:
    state = planning(goods={"wood": 6})
    state.play(0, lists.BUILD[GRANARY])
    places = [action for action in state.legal(0) if isinstance(action, act.Place)]
    action = most_compact(state.realms[0], GRANARY, places)
    assert isinstance(action, act.Place)

    def rest(place: act.Place) -> int:
        mask = ORIENTATIONS[GRANARY][place.turns].mask << SQUARE_BITS[place.square]
        return border(ALL_GRIDS[1] & ~mask)

    assert rest(action) == min(map(rest, places))
    assert border(ALL_GRIDS[1]) == 28


def test_ideas_that_the_planner_does_not_care_for_are_tried() -> None:
    houses = ("house-1", "house-2", "house-3", "house-4")
    goods = {"stone": 1, "wood": 1}
    state = planning(*houses, "cathedral", goods=goods, saint="christofori")
    candidates = [*map(str, ADVISOR.candidates(state, 0, state.legal(0), RNG))]
    assert candidates[0] == best(state)
    assert {"build forced-labour", "build harbour", "done"} <= {*candidates}


def test_men_are_sent_to_work_without_a_thought() -> None:
    houses = ("house-1", "house-2", "house-3", "house-4")
    state = planning(*houses, "cart-shop", "cart-shop", "cart-shop", goods={"wood": 2}, men=2)
    candidates = ADVISOR.candidates(state, 0, state.legal(0), RNG)
    assert [type(action) for action in candidates] == [act.Man]


def test_what_the_bank_gives_is_thought_about() -> None:
    houses = ("house-1", "house-2", "house-3", "house-4")
    state = planning(*houses, "cathedral", "market", goods={"wood": 6}, men=4, saint="christofori")
    while not (takes := [action for action in state.legal(0) if isinstance(action, act.Take)]):
        state.play(0, ADVISOR.best_looking(state, 0, RNG))
    candidates = ADVISOR.candidates(state, 0, state.legal(0), RNG)
    assert 1 < len(candidates) < len(takes)
    assert candidates[0] == ADVISOR.best_looking(state, 0, RNG)


def test_offers_are_not_thought_about() -> None:
    state = planning("market", manned=True, goods={"wood": 1}, men=1)
    candidates = ADVISOR.candidates(state, 0, state.legal(0), RNG)
    assert not [action for action in candidates if isinstance(action, act.Offer | act.TakeBack)]


# The country ---------------------------------------------------------------------------


def test_the_last_wood_goes_into_a_woodcutter() -> None:
    state = position(player("cart-shop", manned=True, goods={"wood": 1}, houses=[1], house_squares=["1G7"]))
    action = ADVISOR.best_looking(state, 0, RNG)
    assert isinstance(action, act.BuildWoodcutter)
    hexes = goods_around(state, WOODCUTTER, BITS[action.hex])
    assert hexes.bit_count() >= 5


def test_what_fits_is_kept_where_goods_may_be_given_up() -> None:
    mine = player("storage-1x2", manned=True, goods={"wood": 1, "gold": 2})
    state = position(mine, phase="storage", due=due(count=1), options={"discard_freely": True})
    assert best(state).startswith("discard")
    state.play(0, ADVISOR.best_looking(state, 0, RNG))
    assert "done" in legal(state)
    assert best(state) == "done"


def test_nobody_thinks_of_resigning() -> None:
    state = position(player("cart-shop", manned=True, goods={"wood": 1}), options={"resignation": True})
    assert lists.RESIGN in state.legal(0)
    assert lists.RESIGN not in ADVISOR.candidates(state, 0, state.legal(0), RNG)


def test_of_each_good_one_site_is_thought_about() -> None:
    cutter = {"kind": "woodcutter", "good": "wood", "centre": "0,-3", "site": ["0,-3"], "goods": ["0,-3"]}
    goods = {"wood": 4, "grain": 1, "wine": 1}
    state = position(player("cart-shop", manned=True, goods=goods, country=[cutter]))
    candidates = ADVISOR.candidates(state, 0, state.legal(0), RNG)
    kinds = [
        (type(action), getattr(action, "crop", getattr(action, "ore", getattr(action, "catch", 0))))
        for action in candidates
    ]
    assert 1 < len(kinds) == len(set(kinds))


def test_the_first_city_lies_between_forest_and_coast() -> None:
    state = game().start(seats=2, seed=4)
    seat = state.actors[0]
    state.play(seat, ADVISOR.best_looking(state, seat, RNG))
    zone = zone_of(state, seat)
    assert (zone & state.board.forest).bit_count() >= 4
    assert zone & beside(state.board.water)
