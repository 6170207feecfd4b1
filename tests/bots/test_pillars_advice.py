"""What the bots know of The Pillars of the Earth agrees with its rules, and leads to plainly good actions."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.games.pillars.bot.advisor import PillarsAdvisor, is_beginning
from pentapolis.games.pillars.bot.builders import space_worths
from pentapolis.games.pillars.bot.outlook import holding, prospect, standing
from pentapolis.games.pillars.bot.worth import end_of_round, gold_table, keeping, round_worth
from pentapolis.games.pillars.components import CAPACITY, CRAFTSMEN, GOLD, KINDS, mask_of
from pentapolis.games.pillars.rulebook import Pillars
from pentapolis.games.pillars.rules.cathedral import able
from pentapolis.games.pillars.rules.phase_two import free_space
from pentapolis.games.pillars.state import BOOSTING, BUILDERS, FIRST_PLACE
from pentapolis.games.pillars.view.planning import best_plan
from pentapolis.testing.playing import random_game
from tests.games.pillars.building import (
    STARTING_CARDS,
    building,
    choosing,
    drawing,
    game,
    play,
    player,
    position,
    revealed,
    start,
    trading,
)
from tests.games.pillars.building import standing as standing_at

ADVISOR = PillarsAdvisor()
THINK = Budget(simulations=40)
NO_INCOME = (0,) * len(KINDS)
LEVELS = ["medium", "hard"]


def chosen(state: Pillars, level: str = "medium") -> str:
    """What a bot does here."""
    return str(bot("pillars", level, seed=1).choose(state, state.actors[0], THINK))


def candidates(state: Pillars) -> list[str]:
    """What is worth a thought here."""
    seat = state.actors[0]
    return [str(action) for action in ADVISOR.candidates(state, seat, state.legal(seat), Random(0))]


def row_of(*names: str) -> int:
    """Craftsmen as a mask."""
    return mask_of(CRAFTSMEN.index(name) for name in names)


def finished(state: Pillars) -> Pillars:
    """The position when bots have played on to the end of the game."""
    while state.actors:
        seat = state.actors[0]
        state.play(seat, ADVISOR.best_looking(state, seat, Random(0)))
    return state


# Judging ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judgements_are_chances_that_add_up(seats: int) -> None:
    for number, turn in enumerate(random_game(pentapolis.game("pillars"), seats, seed=seats)):
        if number % 7 == 0:
            assert isinstance(turn.state, Pillars)
            values = ADVISOR.evaluate(turn.state)
            assert len(values) == seats
            assert all(0 <= value <= 1 for value in values)
            assert sum(values) == pytest.approx(1)


def test_a_better_row_is_worth_more_and_an_idle_mason_nothing() -> None:
    start_row = row_of(*STARTING_CARDS)
    plain = round_worth(start_row, NO_INCOME)
    assert round_worth(start_row | row_of("r4-sculptor"), NO_INCOME) > plain + 2
    without_mixer = row_of("start-woodworker", "start-stonecutter")
    idle = without_mixer | row_of("r4-mason")
    assert round_worth(idle, NO_INCOME) == round_worth(without_mixer, NO_INCOME)


def test_each_further_cube_and_piece_of_gold_is_worth_something_but_not_more_than_the_one_before() -> None:
    tables = keeping(row_of(*STARTING_CARDS, "r3-sculptor"), NO_INCOME, 3)
    for table in (*tables, gold_table(3, 0)):
        steps = [after - before for before, after in pairwise(table)]
        assert min(steps) > 0
        assert all(later <= earlier + 1e-9 for earlier, later in pairwise(steps))


def test_after_the_last_building_only_points_count() -> None:
    assert not any(any(table) for table in keeping(row_of(*STARTING_CARDS), NO_INCOME, 6))


@pytest.mark.parametrize("seed", range(30))
def test_the_last_round_is_built_for_most_points(seed: int) -> None:
    rng = Random(seed)
    row = mask_of(rng.sample(range(len(CRAFTSMEN)), 5))
    stock = (*[rng.randrange(6) for _ in KINDS], rng.randrange(31))
    plan = best_plan(stock, [(craftsman, CAPACITY[craftsman]) for craftsman in able(row)])
    settled = end_of_round(6, row, NO_INCOME, stock)
    assert settled.worth == pytest.approx(plan.points + gold_table(6, 0)[plan.gold])


def test_what_is_settled_counts_before_it_happens() -> None:
    """Cards, mill workers, builders and the tax lead to the same goods as playing the round does."""
    state = drawing(
        player(gold=9, workers=4, cards=("stone-small", "sand-small"), bag=0),
        player(),
        kingsbridge=["tom", "wool-fair"],
        next_event="archbishop",
    )
    held, _ = holding(state, 0)
    assert held.stock == (2, 0, 2, 0, 9 + 4 - 3)
    play(state, "place court")
    assert state.phase == BOOSTING
    assert state.stocks[0] == [2, 0, 2, 1, 9 - 7 + 4]


@pytest.mark.parametrize("target", ["court", "priory", "shiring-1", "kingsbridge-2"])
def test_a_space_is_worth_what_the_standing_gains_by_a_builder_there(target: str) -> None:
    state = drawing(
        player(gold=15, held="TTS", workers=3),
        player(),
        handled=7,
        decision="place-free",
        shiring=["r3-sculptor", "r3-potter"],
        kingsbridge=["francis", "toledo"],
        round_number=3,
    )
    action = game().parse(f"place {target}")
    worth = dict(zip(map(str, state.legal(0)), ADVISOR.appraise(state, 0, state.legal(0)), strict=True))
    before, space = standing(state, 0), free_space(state, state.legal(0).index(action))
    gained = space_worths(state, 0)[space]
    state.places[space] = 0
    assert standing(state, 0) - before == pytest.approx(gained)
    assert worth[str(action)] > worth["place castle"]


def test_guesses_end_when_cards_are_chosen_or_builders_placed() -> None:
    for seed in range(4):
        state = start(3, seed)
        seat = state.actors[0]
        state.play(seat, ADVISOR.best_looking(state, seat, Random(0)))
        ADVISOR.playout(state, ADVISOR.foresight(state), Random(0))
        assert is_beginning(state)
        assert (state.stage, state.round) == (BUILDERS, 1)
        seat = state.actors[0]
        state.play(seat, ADVISOR.best_looking(state, seat, Random(0)))
        ADVISOR.playout(state, ADVISOR.foresight(state), Random(0))
        assert state.stage >= FIRST_PLACE or (is_beginning(state) and state.round == 2)


# Playing well ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_better_craftsman_is_hired(level: str) -> None:
    state = choosing(
        player(gold=20, held="TTT", workers=1),
        player(workers=1, passed=True),
        craftsmen=("r4-mason", "r4-sculptor"),
        round_number=4,
    )
    assert chosen(state, level) == "hire r4-sculptor"


@pytest.mark.parametrize("level", LEVELS)
def test_workers_fetch_what_the_row_needs(level: str) -> None:
    row = ("start-mortar-mixer", "r3-sculptor", "r4-sculptor")
    state = choosing(
        player(gold=5, craftsmen=row, workers=8),
        player(passed=True),
        cards=("wood-small", "stone-medium", "sand-large"),
        round_number=5,
    )
    assert chosen(state, level) == "take stone-medium"


@pytest.mark.parametrize("level", LEVELS)
def test_metal_is_fetched_for_the_bell_maker(level: str) -> None:
    bell_maker = player(craftsmen=("r6-bell-maker",))
    state = drawing(bell_maker, player(bag=1), handled=7, decision="place-free", round_number=6)
    assert chosen(state, level) == "place court"


def test_in_the_last_round_nobody_goes_to_the_castle() -> None:
    state = drawing(player(gold=9), player(bag=2), handled=3, round_number=6)
    assert chosen(state, "hard") not in ("place castle", "place start-player")


@pytest.mark.parametrize("level", LEVELS)
def test_the_most_harmful_event_is_warded_off(level: str) -> None:
    state = drawing(
        player(gold=9),
        player(),
        handled=7,
        decision="place-free",
        next_event="conflict",
    )
    play(state, "place bishop")
    assert chosen(state, level) == "bishop protection"


def test_with_sculptors_stone_is_bought() -> None:
    state = trading(player(gold=12, craftsmen=("r5-sculptor",)), player(), market=(0,), round_number=6)
    assert candidates(state) == ["buy stone 3"]


def test_what_nobody_can_use_is_sold_to_a_goldsmith() -> None:
    state = trading(
        player(gold=1, held="WW", craftsmen=("r6-goldsmith",)), player(), market=(0,), round_number=6
    )
    assert candidates(state) == ["sell wood 2"]


def test_conversions_follow_the_best_plan() -> None:
    row = ("r6-organ-builder", "r6-bell-maker", "start-woodworker")
    state = building(player(held="WMMM", craftsmen=row), round_number=6)
    while state.actors:
        (line,) = candidates(state)
        play(state, line)
    assert state.points[0] == 10 + 14


def test_stone_is_kept_for_sculptors_instead_of_being_cut_two_for_a_point() -> None:
    row = (*STARTING_CARDS, "r5-sculptor")
    state = building(player(gold=5, held="TTTTT", craftsmen=row), round_number=5)
    play(state, *["convert r5-sculptor"] * 3)
    assert candidates(state) == ["finish"]


def test_the_least_useful_cube_is_returned() -> None:
    row = ("start-mortar-mixer", "r5-sculptor")
    state = building(player(held="STTTTM", craftsmen=row), round_number=5, decision="return-resources")
    assert candidates(state) == ["return sand"]


def test_the_archbishop_helps_whoever_makes_most_of_it() -> None:
    row = (*STARTING_CARDS, "r4-sculptor")
    state = building(player(held="TTT", craftsmen=row), "archbishop", decision="boost", round_number=6)
    assert candidates(state) == ["boost r4-sculptor"]


def test_medium_beats_random() -> None:
    for seed in range(2):
        state = start(2, seed)
        bots = [bot("pillars", level, seed=seed) for level in ("medium", "random")]
        while state.actors:
            seat = state.actors[0]
            state.play(seat, bots[seat].choose(state, seat))
        assert state.points[0] > state.points[1] + 10


def test_what_looks_best_makes_a_fair_game() -> None:
    state = finished(start(4, seed=3))
    assert max(state.points) >= 40
    assert state.stocks[0][GOLD] >= 0


def test_too_many_craftsmen_count_as_the_best_that_may_stay() -> None:
    row = (*STARTING_CARDS, "r3-sculptor", "r3-potter", "r4-sculptor")
    state = choosing(player(gold=9, held="TTS", craftsmen=row[:5]), cards=("sand-small",), round_number=4)
    held, _ = holding(state, 0)
    everybody = held._replace(row=row_of(*row))
    best = max(prospect(held._replace(row=row_of(*row) ^ row_of(name)), False) for name in row)
    assert prospect(everybody, False) == best


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("event", ["conflict", "collapse", "city-wall"])
def test_the_bishop_protects_from_what_strikes_now_and_later(level: str, event: str) -> None:
    state = position(
        player(gold=5, held="TT"),
        stage="event",
        decision="bishop-choice",
        places=standing_at(bishop=[0]),
        round_number=3,
        **revealed(event, tax_roll=0),
    )
    assert chosen(state, level) == "bishop protection"


def test_nobody_wants_to_be_spared_by_a_wall_that_comes_too_late() -> None:
    state = position(
        player(gold=5, held="TT"),
        stage="event",
        decision="bishop-choice",
        places=standing_at(bishop=[0]),
        round_number=6,
        **revealed("city-wall", tax_roll=0),
    )
    assert chosen(state) == "bishop resource"


# What hints compare -----------------------------------------------------------------------------


def chance_after(state: Pillars, line: str) -> float:
    """The chance of the seat that decides, as it looks right after an action."""
    seat, after = state.actors[0], state.copy()
    after.play(seat, game().parse(line))
    return ADVISOR.evaluate(after)[seat]


def test_a_purchase_that_nobody_can_use_is_not_better_than_leaving_the_market() -> None:
    row = ("start-mortar-mixer", "r3-sculptor")
    state = trading(player(gold=5, held="SSST", craftsmen=row), market=[0], round_number=6)
    assert chance_after(state, "buy sand 1") < chance_after(state, "stop")


def test_stopping_counts_for_less_than_the_work_that_it_leaves_undone() -> None:
    row = ("r1-mortar-mixer", "r1-mason")
    for round_number in range(1, 6):
        state = building(player(held="T", craftsmen=row), round_number=round_number)
        assert chance_after(state, "convert r1-mason") > chance_after(state, "finish")


def test_the_order_of_work_that_takes_nothing_from_others_does_not_matter() -> None:
    row = ("start-mortar-mixer", "r2-potter", "r3-sculptor")
    state = building(player(held="STSS", craftsmen=row), round_number=6)
    potter, sculptor = (chance_after(state, f"convert {one}") for one in ("r2-potter", "r3-sculptor"))
    assert potter == pytest.approx(sculptor)
