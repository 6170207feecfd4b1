"""The goals of Antiquity's planner: what each still wants, how long it takes, and what is done for it."""

from __future__ import annotations

from random import Random
from typing import Unpack

import pytest

import pentapolis
from pentapolis.games.antiquity import actions as act
from pentapolis.games.antiquity.bot.advisor import AntiquityAdvisor
from pentapolis.games.antiquity.bot.enclosing import Ring, threat_to
from pentapolis.games.antiquity.bot.goals import GOALS, Goal, nearest_goal
from pentapolis.games.antiquity.bot.goals.nicolo import price_of_all
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.survey import COLLECTED, Survey
from pentapolis.games.antiquity.components import FOOD, GIORGIO, GOODS, NICOLO, SAINTS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.scoring import encloses_somebody
from pentapolis.games.antiquity.state.phases import CITY_BUILDING, COUNTRY
from pentapolis.testing.playing import random_game
from tests.games.antiquity.building import PlayerFields, builder, play, player, position

ADVISOR = AntiquityAdvisor()
RNG = Random(1)
FIRST_HOUSES = ("house-1", "house-2", "house-3", "house-4")
ENOUGH = {GOODS[good]: 3 for good in COLLECTED}
AROUND_B = ["-4,16", "1,12"]
"""Two inns from which, with a Stable, the zone of the other capital is enclosed (example E25)."""


def steps(state: Antiquity, phase: int, seat: int = 0) -> list[str]:
    """Everything that the planner does in a phase."""
    done = []
    while state.phase == phase and seat in state.actors:
        action = ADVISOR.best_looking(state, seat, RNG)
        done.append(str(action))
        state.play(seat, action)
    return done


def goal(state: Antiquity, saint: int, seat: int = 0) -> Goal:
    return GOALS[saint](Survey(state, seat))


# All goals ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_every_goal_can_be_judged_in_every_position(seats: int) -> None:
    assert sorted(GOALS) == [*range(len(SAINTS))]
    for number, turn in enumerate(random_game(pentapolis.game("antiquity"), seats, seed=seats)):
        state = turn.state
        assert isinstance(state, Antiquity)
        if number % 20 == 0 and not state.realms[turn.seat].out:
            survey = Survey(state, turn.seat)
            for kind in GOALS.values():
                judged = kind(survey)
                assert len(judged.needs) == len(GOODS)
                assert judged.forecast() < 1000


def test_at_the_beginning_the_hoard_is_nearest() -> None:
    state = position(player(goods={"wood": 6}), phase="city")
    rounds = {saint: goal(state, saint).forecast() for saint in GOALS}
    assert nearest_goal(Survey(state, 0)).saint == min(rounds, key=rounds.__getitem__)
    assert SAINTS[nearest_goal(Survey(state, 0)).saint] == "christofori"


def test_a_search_may_think_about_several_saints() -> None:
    owner = player(*FIRST_HOUSES, "brewery", inns=AROUND_B[1:], goods={"stone": 1}, men=4)
    state = position(owner, phase="city", round=4)
    play(state, "build cathedral")
    play(state, str(ADVISOR.best_looking(state, 0, RNG)))
    candidates = ADVISOR.candidates(state, 0, state.legal(0), RNG)
    assert {"saint christofori", "saint giorgio"} <= {*map(str, candidates)}
    assert all(isinstance(action, act.ChooseSaint) for action in candidates)


# San Christofori ---------------------------------------------------------------------------


def test_when_the_hoard_is_complete_no_more_land_is_spoilt() -> None:
    seed = ENOUGH | {"grain": 5}
    state = position(builder("cathedral", "brewery", goods=seed, saint="christofori"))
    assert Outlook(state, 0).goal.is_within_reach()
    done = steps(state, COUNTRY)
    assert done[0].startswith("inn ")
    assert not [step for step in done if step.startswith("farm ")]
    assert min(Outlook(state, 0).counts[good] for good in COLLECTED) >= 3


# San Nicolo ---------------------------------------------------------------------------


def test_all_houses_cost_half_with_san_nicolo() -> None:
    price = price_of_all(0b1111)
    assert price.food + price.luxury == 30
    assert price_of_all((1 << 20) - 1).food == 0
    only_two = price_of_all((1 << 20) - 1 & ~(0b11 << 8))
    assert (only_two.food, only_two.luxury) == (1, 2)


def test_with_san_nicolo_a_second_house_comes_with_each() -> None:
    state = position(
        player(*FIRST_HOUSES, "cathedral", goods={"fish": 1, "gold": 1}, men=4, saint="nicolo"),
        phase="city",
        round=4,
    )
    done = steps(state, CITY_BUILDING)
    assert "build house-8" in done
    assert "build house-7" in done
    assert goal(state, NICOLO).needs[FOOD[0]] > 0


# San Giorgio ---------------------------------------------------------------------------


def besieger(*pieces: str, **fields: Unpack[PlayerFields]) -> dict[str, object]:
    return builder("brewery", "stable", *pieces, **fields)


def test_a_closed_ring_needs_no_inns() -> None:
    state = position(besieger("cathedral", inns=AROUND_B, saint="giorgio"))
    assert encloses_somebody(state, 0)
    assert Ring.nearest(state, 0).inns == 0
    apart = position(besieger("cathedral", inns=[], saint="giorgio"))
    assert 2 < Ring.nearest(apart, 0).inns < 8


def test_the_last_inns_close_the_ring() -> None:
    state = position(besieger("cathedral", inns=AROUND_B[1:], goods={"fish": 2}, saint="giorgio"))
    assert Ring.nearest(state, 0).inns == 2
    assert [step.split()[0] for step in steps(state, COUNTRY)[:2]] == ["inn", "inn"]
    assert encloses_somebody(state, 0)


def test_whoever_has_almost_enclosed_somebody_chooses_san_giorgio() -> None:
    state = position(
        player(
            *FIRST_HOUSES, "cart-shop", "cart-shop", "brewery", "stable",
            inns=AROUND_B[1:], goods={"fish": 2, "stone": 1}, men=4,
        ),
        phase="city",
        round=4,
    )  # fmt: skip
    assert nearest_goal(Survey(state, 0)).saint == GIORGIO
    done = steps(state, CITY_BUILDING)
    assert "saint giorgio" in done
    assert sum(step.startswith("man ") for step in done) >= 2


def test_whoever_may_be_enclosed_builds_an_inn_elsewhere() -> None:
    attacker = besieger("cathedral", inns=AROUND_B[1:], goods={"fish": 1}, saint="giorgio")
    state = position(attacker, builder("brewery", goods={"fish": 1}), turn=1)
    threat = threat_to(state, 1)
    assert threat is not None
    assert threat.inns == 2
    assert steps(state, COUNTRY, seat=1)[0].startswith("inn ")
    assert Ring.nearest(state, 0).missing.bit_count() > threat.missing.bit_count()


def test_nobody_is_afraid_of_another_saint() -> None:
    attacker = besieger("cathedral", inns=AROUND_B[1:], saint="christofori")
    assert threat_to(position(attacker, builder()), 1) is None


# People, food, room ---------------------------------------------------------------------------


def test_a_house_is_built_before_its_price_is_lost() -> None:
    shops = ("cart-shop", "cart-shop", "cart-shop")
    poor = player(*FIRST_HOUSES, *shops, goods={"fish": 1}, men=1)
    assert "build house-5" in steps(position(poor, phase="city", round=2), CITY_BUILDING)
    keeper = player(*FIRST_HOUSES, *shops, "cathedral", goods={"fish": 1}, men=1, saint="christofori")
    assert "build house-5" not in steps(position(keeper, phase="city", round=2), CITY_BUILDING)


def test_seed_is_not_bought_when_nobody_can_sow_it_in_time() -> None:
    owner = player(*FIRST_HOUSES, "cart-shop", goods={"wood": 1, "fish": 1, "gold": 1}, men=1)
    assert "build market" not in steps(position(owner, phase="city", round=2), CITY_BUILDING)


def test_an_inn_is_not_paid_with_the_last_seed() -> None:
    everywhere = ["-3,0", "-3,1", "-3,2", "-4,1", "-4,2", "-4,3", "-3,3", "-2,2", "-2,3", "-1,2", "-1,3"]
    owner = builder("cathedral", "brewery", goods={"olives": 1}, saint="christofori")
    state = position(owner, polluted=everywhere)
    assert not [step for step in steps(state, COUNTRY) if step.startswith("inn ")]


def test_another_city_is_wanted_when_room_and_land_run_out_early() -> None:
    def worth(rounds: float, clean: int) -> float:
        state = position(player("dump", "theology", "biology", "cathedral", "hospital", saint="christofori"))
        outlook = Outlook(state, 0)
        outlook.rounds, outlook.clean = rounds, clean
        return outlook.worth_of_city()

    assert worth(12.0, 0) > 0 > worth(12.0, 30)
    assert worth(3.0, 0) < 0
