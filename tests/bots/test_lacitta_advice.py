"""What the bots know of La Città agrees with its rules, and leads to the obviously best cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import pentapolis
from pentapolis.bots import Budget, bot
from pentapolis.games.lacitta.actions import SEND, Build, Found, Take, TakeGold
from pentapolis.games.lacitta.bot import ROUNDS_OF_NEXT_YEAR, LaCittaAdvisor
from pentapolis.games.lacitta.bot.choices import chances_at_the_end
from pentapolis.games.lacitta.bot.intentions import Intentions, is_possible
from pentapolis.games.lacitta.bot.means import Means, turns_left
from pentapolis.games.lacitta.bot.memory import card_key, remembered_worth
from pentapolis.games.lacitta.bot.movement import after_migration, likely_wishes, neighbouring
from pentapolis.games.lacitta.bot.outlook import seat_worth
from pentapolis.games.lacitta.bot.plain_choices import PLAIN_CHOICES, tile_worth
from pentapolis.games.lacitta.bot.prospects import best_donor, outcomes
from pentapolis.games.lacitta.components import BUILDINGS, CASTLE, YEARS
from pentapolis.games.lacitta.components.board import hexes_of
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.games.lacitta.rules.cities import food_of, people_of
from pentapolis.games.lacitta.rules.turns import round_of
from pentapolis.games.lacitta.state import OVER, SENDING, TURN, tile_at
from pentapolis.testing.playing import random_game
from tests.games.lacitta.building import (
    OPTIONS,
    S2_BLUE,
    before_the_vote,
    city,
    game,
    number_of,
    people,
    player,
    position,
    vote,
)

ADVISOR = LaCittaAdvisor()
THINK = Budget(simulations=60)
GAME = game()
RIVAL = player(city(86, 3), city(55, 3))


def positions(
    seats: int, seed: int, every: int, options: dict[str, object] | None = None
) -> Iterator[LaCitta]:
    """Some positions of a random game."""
    for number, turn in enumerate(random_game(pentapolis.game("lacitta"), seats, seed, options)):
        if number % every == 0:
            assert isinstance(turn.state, LaCitta)
            yield turn.state.copy()


# Judging ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS)
def test_judgements_are_chances_and_candidates_are_legal(seats: int, options: dict[str, object]) -> None:
    for state in positions(seats, seed=seats, every=19, options=options):
        seat = state.actors[0]
        legal = state.legal(seat)
        kept = ADVISOR.candidates(state, seat, legal, Random(1))
        assert kept
        assert set(kept) <= set(legal)
        for values in (ADVISOR.evaluate(state), ADVISOR.playout(state.copy(), 1, Random(1))):
            assert len(values) == seats
            assert sum(values) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in ADVISOR.appraise(state, seat, kept))


def tables(state: LaCitta, seat: int) -> dict[str, object]:
    """What a card can change."""
    return {
        "people": state.people,
        "tiles": state.tiles,
        "built": state.built,
        "arches": state.arches,
        "food": state.food,
        "gold": state.gold,
        "action cards": state.action_cards,
        "figures": state.figures,
        "turn": state.turn,
        "reach": state.reach,
        "founded": state.founded,
    }


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_card_is_expected_to_do_what_it_does(seats: int) -> None:
    compared = 0
    for state in positions(seats, seed=seats, every=3):
        seat = state.actors[0]
        if state.phase != TURN or state.turn >= 4 * seats:
            continue
        for action in ADVISOR.candidates(state, seat, state.legal(seat), Random(1)):
            expected = [tables(after, seat) for after in outcomes(state, seat, action)]
            after = state.copy()
            after.play(seat, action)
            if isinstance(action, Found) and after.phase == SENDING:
                after.play(seat, SEND[state.castles[best_donor(state, seat)]])
            if isinstance(action, Build | Found | TakeGold) and after.turn == state.turn + 1:
                assert expected == [tables(after, seat)]
                compared += 1
            elif isinstance(action, Take):
                assert len(expected) >= 1
    assert compared > 100


def test_turns_left_are_counted_from_the_seat_that_starts() -> None:
    three = [player(city(castle, 3)) for castle in (78, 109, 86)]
    state = position(*three, number=4, start_player=2)  # 2, 0, 1, 2 have played; it is 0's second turn
    assert [turns_left(state, seat) for seat in range(3)] == [4, 4, 3]


def test_gold_is_counted_as_half_an_action_card_and_politics_cards_must_be_paid() -> None:
    poor, rich = player(city(78, 4), gold=0, action_cards=1), player(city(86, 4), gold=4, action_cards=1)
    state = position(poor, rich, year=6, number=4)  # round 3: both have three turns left
    means = [Means(state, seat, years=0, builds=9) for seat in range(2)]
    assert [each.cards for each in means] == [1, 1 + 2 / 2]
    assert [each.slots for each in means] == [2, 2]
    assert [each.builders for each in means] == [1, 2]  # the master builder is on display


def test_positions_in_which_cities_belong_to_others_are_not_mixed_up() -> None:
    first, second = player(city(78, 3), city(109, 3)), player(city(86, 3), city(55, 3))
    assert card_key(position(first, second)) != card_key(position(second, first))


def test_what_is_remembered_is_what_would_be_found_again() -> None:
    for state in positions(2, seed=5, every=2):
        people = after_migration(state, neighbouring(state))
        for seat in range(2):
            assert remembered_worth(state, seat, people) == seat_worth(state, seat, people)


# Guesses ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_guesses_end_in_the_same_round_of_the_next_year(seats: int) -> None:
    for state in positions(seats, seed=seats, every=23):
        if state.phase != TURN:
            continue
        guess = state.copy()
        guess.play(state.actors[0], ADVISOR.best_looking(state, state.actors[0], Random(1)))
        ADVISOR.playout(guess, ADVISOR.foresight(state), Random(1))
        if state.year < YEARS:
            assert guess.year == state.year + 1
            assert round_of(guess) >= 1 + ROUNDS_OF_NEXT_YEAR
        else:
            assert not guess.actors


def test_intentions_can_be_carried_out_and_do_not_depend_on_the_decision_before() -> None:
    used = Intentions()
    for state in positions(2, seed=8, every=7):
        if state.phase == TURN:
            seat = state.actors[0]
            used.forget()
            plan = used.plan(state, seat)
            assert plan == Intentions().plan(state, seat)
            assert is_possible(state, seat, plan)
            used.play_card(state)


def test_the_plain_choices_of_guesses_are_legal() -> None:
    seen = set()
    for seed in range(4):
        for state in positions(2, seed=seed, every=1):
            choice = PLAIN_CHOICES.get(state.phase)
            if choice is not None:
                seen.add(state.phase)
                assert choice(state, state.actors[0]) in state.legal(state.actors[0])
    assert seen == set(PLAIN_CHOICES)


def test_a_city_gives_up_a_statue_rather_than_its_market() -> None:
    state = position(player(city(78, 5, {77: "market", 79: "farm", 80: "statue", 94: "statue"})), RIVAL)
    mine = number_of(state, 78)
    sites = sorted(
        hexes_of(state.tiles[mine] & ~state.built[CASTLE]), key=lambda site: tile_worth(state, mine, site)
    )
    assert [BUILDINGS[tile_at(state, site)] for site in sites] == ["statue", "statue", "farm", "market"]


def test_a_guess_that_is_lost_by_little_is_better_than_one_lost_by_much() -> None:
    lost_by = {}
    for own in (3, 6):
        state = position(player(city(78, own)), player(city(86, 9)), year=6, number=9)
        state.phase = OVER
        lost_by[own] = chances_at_the_end(state)
    assert lost_by[3][0] < lost_by[6][0] < 0.5
    assert all(sum(each) == pytest.approx(1) for each in lost_by.values())


# Migration ---------------------------------------------------------------------------


@pytest.mark.parametrize("market", [False, True])
def test_the_expected_migration_is_that_of_the_rules(market: bool) -> None:
    """Worked examples 15 and 16: culture draws a citizen, who finds room only with a market."""
    buildings = {79: "farm", 80: "palazzo", 81: "school"} | ({77: "market"} if market else {})
    red = player(city(78, 5 + market, buildings))
    blue = player(city(S2_BLUE[1], 4, {62: "statue", 69: "quarry"}))
    state = before_the_vote(red, blue, voices="CCKH", land=["3"] * 22)
    pairs = neighbouring(state)
    assert pairs == [(number_of(state, 78), number_of(state, S2_BLUE[1]))]
    state.turn += 1
    expected = after_migration(state, pairs)
    state.turn -= 1
    vote(state)
    assert {castle: expected[number_of(state, castle)] for castle in people(state)} == people(state)


@pytest.mark.parametrize(("voices", "wishes"), [("CCKH", "C"), ("CCKK", "CK"), ("HHHC", "H"), ("KKKK", "K")])
def test_likely_wishes_are_those_of_most_voices(voices: str, wishes: str) -> None:
    assert likely_wishes(["CKH".index(voice) for voice in voices]) == ["CKH".index(wish) for wish in wishes]


# Playing well ---------------------------------------------------------------------------


def chosen(state: LaCitta, level: str) -> str:
    """What a bot does here."""
    seat = state.actors[0]
    return str(bot("lacitta", level, seed=1).choose(state, seat, THINK))


both_levels = pytest.mark.parametrize("level", ["medium", "hard"])


@both_levels
def test_the_last_turn_before_a_famine_builds_a_farm(level: str) -> None:
    hungry = player(city(78, 6, {77: "market"}), action_cards=1, gold=0, founded=True)
    state = position(RIVAL, hungry, year=6, number=9, display=["contact"] * 7)
    assert food_of(state, 1) < people_of(state, 1)
    assert chosen(state, level).startswith("build farm")


@both_levels
def test_the_last_turn_completes_a_city(level: str) -> None:
    rich = player(
        city(78, 8, {77: "market", 79: "farm", 80: "palazzo", 76: "school", 81: "farm"}),
        gold=1,
        action_cards=1,
    )
    state = position(RIVAL, rich, year=6, number=9, land=["3"] * 22, display=["hospital"] + ["contact"] * 6)
    assert chosen(state, level) == "take hospital"


def test_a_city_is_founded_early() -> None:
    state = GAME.start(seats=2, seed=1)
    done = []
    while state.year == 1:
        done.append(chosen(state, "medium"))
        state.play(state.actors[0], GAME.parse(done[-1]))
    assert sum(line.startswith("found") for line in done) == 2
