"""Hints: the hard bot's best choices with chances and reasons, by the seat's knowledge alone, repeatably."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import pentapolis
from pentapolis.bots import Budget, Hint, bot, hint
from pentapolis.bots.reasons import WORLDS, Said, averaged, telling
from pentapolis.bots.search import Edge, SearchBot, Trial, weighed
from pentapolis.games.palatinus.bot import PalatinusAdvisor
from pentapolis.kernel.actions import Action
from pentapolis.kernel.advice import Reason
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State
from pentapolis.testing.playing import random_game
from pentapolis.words import LANGUAGES, words
from tests.games.playing import every_game
from tests.test_words import every_variable

SHORT = Budget(simulations=24)


def decisions(key: str, *, every: int, most: int = 60) -> Iterator[tuple[State, int]]:
    """Positions of a game of easy bots, and who has to decide."""
    state = pentapolis.game(key).start(seats=2, seed=4)
    player = bot(key, "easy", seed=1)
    for number in range(most):
        if not state.actors:
            return
        seat = state.actors[0]
        if number % every == every - 1:
            yield state, seat
        state.play(seat, player.choose(state, seat))


# In every game ---------------------------------------------------------------------------


@every_game
def test_hints_name_legal_choices_the_best_first(key: str) -> None:
    rng = Random(2)
    for state, seat in decisions(key, every=7):
        before = state.dump()
        legal = state.legal(seat)
        about = rng.choice(legal)
        found = hint(key, state, seat, about=about, budget=SHORT, seed=1)
        assert state.dump() == before
        told = [choice.action for choice in found.choices]
        assert str(about) in told
        assert 1 <= len(told) <= 4
        assert len({*told}) == len(told)
        assert {*told} <= {*map(str, legal)}
        chances = [choice.chance for choice in found.choices]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert found.choices[0].loss == 0
        assert not found.choices[0].sure
        assert all(choice.loss >= 0 for choice in found.choices)


@every_game
def test_every_reason_has_words(key: str) -> None:
    known = every_variable()
    for state, seat in decisions(key, every=5):
        for choice in hint(key, state, seat, budget=SHORT, seed=1).choices:
            assert len(choice.reasons) <= 3
            assert len(choice.against) <= 2
            for message in (*choice.reasons, *choice.against):
                assert message.id.startswith(f"{key}-")
                assert known[message.id] <= message.args.keys(), message
                assert all(words(language).knows(message.id) for language in LANGUAGES)


@every_game
def test_reasons_leave_the_position_as_it_is(key: str) -> None:
    advisor = pentapolis.game(key).advisor()
    for state, seat in decisions(key, every=8):
        before = state.dump()
        for action in state.legal(seat)[:3]:
            advisor.reasons(state, seat, action)
        assert state.dump() == before


@every_game
def test_what_the_seat_cannot_know_changes_no_hint(key: str) -> None:
    rng = Random(1)
    for number, turn in enumerate(random_game(pentapolis.game(key), 2, seed=7)):
        if number % 8 == 5 and number < 60:
            twin = turn.state.resample(turn.seat, rng)
            first, second = (
                hint(key, position, turn.seat, budget=SHORT, seed=3) for position in (turn.state, twin)
            )
            assert first == second


@every_game
def test_the_same_seed_gives_the_same_hint(key: str) -> None:
    state, seat = next(decisions(key, every=20))
    first, second, other = (hint(key, state, seat, budget=SHORT, seed=seed) for seed in (5, 5, 6))
    assert first == second
    assert isinstance(other, Hint)


@pytest.mark.parametrize("key", ["palatinus", "antiquity"])
def test_hints_by_former_rules_have_no_reasons(key: str) -> None:
    former = pentapolis.versions(key)[0]
    state = pentapolis.game(key, former).start(seats=2, seed=1)
    found = hint(key, state, state.actors[0], budget=SHORT, seed=1, rules=former)
    assert found.choices
    if former != pentapolis.game(key).rules_version:
        assert not any(choice.reasons or choice.against for choice in found.choices)


# What is asked about ---------------------------------------------------------------------------


def test_the_best_three_are_judged_to_the_end() -> None:
    state, seat = next(decisions("palatinus", every=20))
    found = SearchBot("palatinus", "hard", 1).weigh(state, seat, Budget(simulations=90), kept=3)
    assert len(found) == 3
    assert len({choice.visits for choice in found}) <= 2  # the last world may not be finished
    assert [choice.value for choice in found] == sorted((choice.value for choice in found), reverse=True)
    assert found[0].error == 0
    assert all(choice.loss == found[0].value - choice.value for choice in found)


def test_a_terrible_choice_is_judged_although_nobody_thinks_of_it() -> None:
    state, seat = attika_with_a_gift_on_the_table()
    about = pentapolis.game("attika").parse("finish")
    found = hint("attika", state, seat, about=about, budget=Budget(simulations=60), seed=1)
    judged = found.about("finish")
    assert judged is not None
    assert judged.loss > 0.12
    assert judged.sure


def attika_with_a_gift_on_the_table() -> tuple[State, int]:
    """A position in which ending the turn gives actions away for nothing."""
    for state, seat in decisions("attika", every=1):
        if {"finish", "draw 1"} <= {*map(str, state.legal(seat))}:
            return state, seat
    raise AssertionError


def test_what_is_asked_about_must_be_possible() -> None:
    state = pentapolis.game("attika").start(seats=2, seed=1)
    with pytest.raises(pentapolis.IllegalAction):
        hint("attika", state, state.actors[0], about=pentapolis.game("attika").parse("store"), budget=SHORT)
    with pytest.raises(pentapolis.NotYourTurn):
        hint("attika", state, 1 - state.actors[0], budget=SHORT)


def test_choices_that_the_bot_would_not_think_about_are_told_for_comparison() -> None:
    """The first tile of Palatinus can lie anywhere: all places are the same, and the bot tries one."""
    state = pentapolis.game("palatinus").start(seats=2, seed=4)
    seat = state.actors[0]
    about = state.legal(seat)[-1]
    found = hint("palatinus", state, seat, about=about, budget=Budget(simulations=60), seed=1)
    assert len(found.choices) >= 3
    assert [choice.loss for choice in found.choices] == pytest.approx([0] * len(found.choices), abs=0.05)


def test_the_chance_of_what_is_settled_is_no_lower_for_it() -> None:
    """The planner of Antiquity often names a single action; its chance is judged like any other."""
    state = pentapolis.game("antiquity").start(seats=2, seed=1)
    seat = state.actors[0]
    assert len(state.legal(seat)) > 3
    found = hint("antiquity", state, seat, budget=Budget(simulations=20), seed=1)
    assert len(found.choices) == 3
    advisor = pentapolis.game("antiquity").advisor()
    assert found.choices[0].chance > 0.75 * advisor.evaluate(state)[seat]


def test_nobody_is_told_to_give_up_or_to_begin_a_step_again() -> None:
    """Not even where there is hardly anything else to do."""
    asides = pentapolis.game("antiquity").advisor().asides
    state = pentapolis.game("antiquity").start(seats=2, seed=1)
    player = bot("antiquity", "easy", seed=1)
    told = 0
    while told < 12:
        seat = state.actors[0]
        legal = state.legal(seat)
        if {type(action) for action in legal} & {*asides}:
            told += 1
            found = hint("antiquity", state, seat, budget=Budget(simulations=6), seed=1)
            parsed = [pentapolis.game("antiquity").parse(choice.action) for choice in found.choices]
            assert not any(isinstance(action, asides) for action in parsed[1:])
            assert len(parsed) == min(3, sum(not isinstance(action, asides) for action in legal))
        state.play(seat, player.choose(state, seat, Budget(simulations=1)))


def test_what_the_bot_would_do_comes_first_unless_something_is_surely_better() -> None:
    good, better, worse = (trial_of(number) for number in range(3))
    good.values = [0.5, 0.4, 0.5, 0.4, 0.5, 0.4]
    better.values = [0.5, 0.5, 0.4, 0.6, 0.4, 0.5]  # by luck
    worse.values = [0.2] * 6
    advised = [good.edge.action]
    told = weighed([better, good, worse], advised)
    assert [one.action for one in told] == [trial.edge.action for trial in (good, better, worse)]
    assert [one.value for one in told] == pytest.approx([0.45, 0.45, 0.2])
    assert [one.loss for one in told] == pytest.approx([0, 0, 0.25])
    better.values = [0.8, 0.7, 0.8, 0.7, 0.8, 0.8]
    assert [one.action for one in weighed([better, good, worse], advised)] == [
        trial.edge.action for trial in (better, good, worse)
    ]


def test_a_lead_that_percentages_do_not_show_is_none_however_sure() -> None:
    advised, other = trial_of(0), trial_of(1)
    advised.values, other.values = [0.9] * 6, [0.904] * 6
    assert [one.action for one in weighed([other, advised], [advised.edge.action])] == [
        advised.edge.action,
        other.edge.action,
    ]


def test_what_there_was_no_time_to_try_is_not_told() -> None:
    tried, untried = trial_of(0), trial_of(1)
    tried.values = [0.5]
    assert [one.action for one in weighed([tried, untried], [untried.edge.action])] == [tried.edge.action]
    tried.values = []
    assert len(weighed([tried, untried], [untried.edge.action])) == 2


def trial_of(number: int) -> Trial:
    """A trial of some action, untried."""
    return Trial(Edge(pentapolis.game("palatinus").action(number), 0.3))


# Reasons ---------------------------------------------------------------------------


def reason(name: str, weight: float, **args: str | int) -> Reason:
    return Reason(Message(name, args), weight)


def test_reasons_with_the_same_words_are_one_with_average_figures() -> None:
    one = [reason("lead", 0.3, hill="B", own=5, player=1), reason("lead", 0.1, hill="C", own=2, player=1)]
    other = [reason("lead", 0.1, hill="B", own=8, player=1), reason("lead", 0.1, hill="B", own=8, player=2)]
    assert averaged([one, other]) == [
        reason("lead", 0.2, hill="B", own=6, player=1),
        reason("lead", 0.05, hill="C", own=2, player=1),
        reason("lead", 0.05, hill="B", own=8, player=2),
    ]


def test_what_holds_in_few_worlds_is_not_told() -> None:
    rare, common = reason("rare", 0.9), reason("common", 0.1)
    assert [found.message.id for found in averaged([[rare, common], [common], [common]])] == ["common"]


def test_the_strongest_reasons_are_told() -> None:
    own = [reason(f"r{weight}", weight / 10) for weight in (-1, 4, 2, -3, 1, 3, -2)]
    assert [[message.id for message in side] for side in telling([own])[0]] == [
        ["r4", "r3", "r2"],
        ["r-3", "r-2"],
    ]


def test_what_all_choices_share_is_told_only_where_there_is_nothing_else() -> None:
    shared, alike = reason("tax", -0.2, gold=1), reason("tax", -0.205, gold=1)
    first, second = telling([[shared, reason("food", 0.1)], [alike, reason("wood", 0.1)]])
    assert first == Said((Message("food"),), ())
    assert second == Said((Message("wood"),), ())
    stronger = telling([[shared, reason("food", 0.1)], [reason("tax", -0.5, gold=1)]])
    assert stronger[0].against == (Message("tax", {"gold": 1}),)


def test_what_all_choices_share_is_told_of_all_or_of_none() -> None:
    shared = reason("tax", -0.2, gold=1)
    first, second = telling([[shared, reason("food", 0.1)], [shared]])
    assert first == Said((Message("food"),), (Message("tax", {"gold": 1}),))
    assert second == Said((), (Message("tax", {"gold": 1}),))


def test_what_all_choices_share_is_told_if_nothing_else_speaks_for_the_best() -> None:
    shared = reason("food", 0.3)
    first, second = telling([[shared, reason("gold", -0.1)], [shared, reason("gold", -0.4)]])
    assert first == Said((Message("food"),), (Message("gold"),))
    assert second == Said((Message("food"),), (Message("gold"),))
    only_costs = telling(
        [[reason("tax", -0.2), reason("gold", -0.1)], [reason("tax", -0.2), reason("wood", -0.1)]]
    )
    assert [said.against for said in only_costs] == [(Message("gold"),), (Message("wood"),)]


def test_what_holds_for_one_choice_only_finds_room_beside_what_is_shared() -> None:
    shared = [reason(f"shared{number}", 0.5 + number / 10) for number in range(3)]
    first, second = telling([[*shared, reason("own", 0.1)], shared])
    assert [message.id for message in first.reasons] == ["shared2", "shared1", "own"]
    assert [message.id for message in second.reasons] == ["shared2", "shared1", "shared0"]


def test_what_speaks_for_one_choice_and_against_another_is_told_of_both() -> None:
    """The last chance to use a card: taken by one, missed by the other."""
    taken, missed = telling([[reason("last", 0.004)], [reason("last", -0.004), reason("gold", 0.1)]])
    assert taken.reasons == (Message("last"),)
    assert missed.against == (Message("last"),)


def test_reasons_are_asked_in_several_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Action, int]] = []

    def reasons(_self: PalatinusAdvisor, world: State, _seat: int, action: Action) -> Sequence[Reason]:
        asked.append((action, id(world)))
        return [reason("palatinus-title", len(asked) / 100, action=str(action))]

    monkeypatch.setattr(PalatinusAdvisor, "reasons", reasons)
    state, seat = next(decisions("palatinus", every=20))
    found = hint("palatinus", state, seat, budget=SHORT, seed=1)
    assert len(asked) == WORLDS * len(found.choices)
    assert [choice.reasons[0].args["action"] for choice in found.choices] == [
        choice.action for choice in found.choices
    ]
