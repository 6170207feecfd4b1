"""Short questions about a position: understood in three languages, answered from what a seat may know."""

from __future__ import annotations

import random
from itertools import islice

import pytest

import pentapolis
from pentapolis.kernel.state import State
from pentapolis.testing.playing import random_game
from pentapolis.text import Answer, ask
from pentapolis.words import LANGUAGES, words
from tests.games.playing import every_game

NAMES = ("Anna", "Bo", "Cem", "Dora", "Eva")


def placing() -> State:
    """Palatinus for two, the board laid, some inhabitants placed; the first of the two decides."""
    game = pentapolis.game("palatinus")
    state = game.start(seats=2, seed=1, options={"ring_placement": "random", "starting_player": 0})
    for seat, text in (
        (0, "place soldier C4"),
        (1, "place merchant C3"),
        (0, "place soldier A0"),
        (1, "place farmer B0"),
    ):
        state.play(seat, game.parse(text))
    return state


def asked(question: str, language: str = "en", state: State | None = None, seat: int | None = 0) -> Answer:
    """The answer to a question about a position."""
    position = placing() if state is None else state
    game = pentapolis.game(position.key)
    return ask(game, position, seat, question, words(language), names=NAMES)


def lines(answer: Answer, language: str = "en") -> list[str]:
    """The lines of an answer in words."""
    return [words(language).line(line, NAMES) for line in answer.lines]


def actions(answer: Answer) -> list[str]:
    """The choices of an answer."""
    return [choice.action for group in answer.choices for choice in group.choices]


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Where can I farm?"),
        ("en", "where can i place a farmer"),
        ("nl", "waar kan ik een boer plaatsen?"),
        ("de", "Wo kann ich einen Bauern setzen?"),
    ],
)
def test_where_finds_the_choices_that_are_meant(language: str, question: str) -> None:
    found = actions(asked(question, language))
    assert found
    assert all("farmer" in action for action in found)
    assert {action.split()[2] for action in found} == {
        str(action).split()[2] for action in placing().legal(0)
    }


def test_what_is_out_of_reach_is_refused_with_the_reason() -> None:
    answer = asked("where can I put a soldier")
    assert actions(answer) == []
    assert lines(answer)[1:] == ["You have no soldiers left."]


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "why not C4"),
        ("en", "Why not farmer c4?"),
        ("nl", "waarom niet boer C4"),
        ("de", "warum nicht C4"),
    ],
)
def test_why_not_gives_the_reasons_of_the_rules(language: str, question: str) -> None:
    refusal = placing().refusal(0, pentapolis.game("palatinus").parse("place farmer C4"))
    assert refusal is not None
    assert words(language).text(refusal.id, refusal.args) in lines(asked(question, language), language)


def test_why_not_says_what_is_possible_after_all() -> None:
    answer = asked("why not farmer C5")
    assert lines(answer)[0] == "This is possible:"
    assert "place farmer C5" in actions(answer)


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "what is c4"), ("en", "around C4"), ("nl", "wat ligt er op C4"), ("de", "Was liegt auf C4?")],
)
def test_a_place_is_described_with_what_lies_around_it(language: str, question: str) -> None:
    [place] = asked(question, language).parts
    assert place.key == "place-C4"


def test_a_place_that_can_be_chosen_comes_with_the_choices() -> None:
    assert all(action.endswith(" C5") for action in actions(asked("what is C5")))


@pytest.mark.parametrize(
    ("language", "question", "key"),
    [
        ("en", "score", "standing"),
        ("nl", "tussenstand", "standing"),
        ("de", "wer führt?", "standing"),
        ("en", "my inhabitants", "seat-0"),
        ("en", "Bo's inhabitants", "seat-1"),
        ("nl", "mijn inwoners", "seat-0"),
        ("de", "Hügel C", "hill-C"),
    ],
)
def test_a_part_is_found_by_its_title(language: str, question: str, key: str) -> None:
    [part] = asked(question, language).parts
    assert part.key == key


def test_what_changed_compares_with_what_was_seen_before() -> None:
    game, state = pentapolis.game("palatinus"), placing()
    earlier = state.view(0)
    unchanged = ask(game, state, 0, "what changed", words("en"), earlier)
    assert lines(unchanged) == ["Nothing has changed."]
    state.play(0, game.parse("place farmer D0"))
    state.play(1, game.parse("place soldier D1"))
    changed = ask(game, state, 0, "what changed", words("en"), earlier, NAMES)
    said = [words("en").line(line, NAMES) for part in changed.parts for line in part.lines]
    assert any(line.startswith("D1, ") and "Bo’s soldier" in line for line in said)
    assert not any(line.startswith("D3, ") for line in said)
    assert lines(ask(game, state, 0, "what changed", words("en"))) == [
        "There is nothing earlier to compare with."
    ]


def test_an_action_in_the_notation_is_recognised_or_refused() -> None:
    assert asked(" PLACE  farmer c5 ").action == "place farmer C5"
    refused = asked("place farmer C4")
    assert refused.action is None
    assert lines(refused) == ["C4 is occupied. Each space holds only one inhabitant."]


def test_those_who_have_nothing_to_decide_are_told_so() -> None:
    assert lines(asked("where can I farm", seat=1)) == ["It is not your turn."]
    assert lines(asked("what can I do", seat=None)) == [
        "You are watching, so there is nothing for you to choose."
    ]


@pytest.mark.parametrize("question", ["", "?", "xyzzy", "why not xyzzy", "what is xyzzy", "a" * 10_000])
def test_what_is_not_understood_is_answered_with_examples_that_work(question: str) -> None:
    answer = asked(question)
    assert not answer.understood
    assert lines(answer)[0] == "I did not understand that."
    examples = [words("en").say(item, NAMES).strip("“”") for item in answer.lines[1].items]
    assert len(examples) == 7
    for example in examples:
        assert asked(example).understood, example


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_examples_work_in_every_game(key: str, language: str) -> None:
    state = pentapolis.game(key).start(seats=3, seed=2)
    seat = state.actors[0]
    for item in asked("help", language, state, seat).lines[0].items:
        example = words(language).say(item, NAMES).strip("“”‘’„?")
        assert asked(example, language, state, seat).understood, example


@every_game
def test_answers_tell_nothing_that_the_seat_does_not_know(key: str) -> None:
    """In a world that looks the same to a seat, everything is answered the same."""
    rng = random.Random(5)
    game = pentapolis.game(key)
    for turn in islice(random_game(game, 3, 11), 4, 120, 23):
        other = turn.state.resample(turn.seat, rng)
        legal = [str(action) for action in turn.state.legal(turn.seat)]
        names = {word for action in legal[:3] for word in action.split()}
        questions = ["overview", "what can I do", "score", *(f"why not {name}" for name in names)]
        for question in [*questions, *(f"what is {name}" for name in names)]:
            assert asked(question, "en", turn.state, turn.seat) == asked(question, "en", other, turn.seat)


def test_former_rules_are_described_by_the_present_game() -> None:
    rules = pentapolis.game("attika", 1)
    state = rules.start(seats=2, seed=3)
    seat = state.actors[0]
    answer = ask(rules, state, seat, "where can I build", words("en"), names=NAMES)
    assert set(actions(answer)) == {
        str(action) for action in state.legal(seat) if str(action).startswith("build")
    }


# What is named ---------------------------------------------------------------------------


def la_citta() -> State:
    """La Città for three, at the first decision of the first year."""
    game = pentapolis.game("lacitta")
    state = game.start(seats=3, seed=3)
    while not any(str(action).startswith("build farm") for action in state.legal(state.actors[0])):
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    return state


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "where can I farm"),
        ("en", "where can I build a farm"),
        ("nl", "waar kan ik een boerderij bouwen"),
        ("de", "Wo kann ich einen Bauernhof bauen?"),
    ],
)
def test_what_stands_there_instead_of_a_farm_is_no_farm(language: str, question: str) -> None:
    state = la_citta()
    seat = state.actors[0]
    found = actions(asked(question, language, state, seat))
    assert {*found} == {str(action) for action in state.legal(seat) if str(action).startswith("build farm ")}


def test_the_beginning_of_a_move_lists_the_moves_that_begin_so() -> None:
    state = pentapolis.game("palatinus").start(seats=3, seed=3)
    seat = state.actors[0]
    found = actions(asked("lay 3", "en", state, seat))
    assert len(found) == 6
    assert all(action.startswith("lay 3 ") for action in found)


@pytest.mark.parametrize(
    ("language", "question", "word"),
    [
        ("en", "how much gold do I have", "gold"),
        ("nl", "hoeveel goud heb ik?", "goud"),
        ("de", "Wie viel Gold habe ich?", "Gold"),
    ],
)
def test_how_many_finds_what_the_position_says_of_it(language: str, question: str, word: str) -> None:
    state = la_citta()
    answer = asked(question, language, state, state.actors[0])
    assert answer.parts[0].key == "overview"
    said = [words(language).line(line, NAMES) for part in answer.parts for line in part.lines]
    assert said
    assert all(word in line for line in said)


def test_a_place_that_is_not_there_yet_is_understood_all_the_same() -> None:
    state = pentapolis.game("palatinus").start(seats=3, seed=3)
    said = [line for part in asked("describe everything", state=state).parts for line in part.lines]
    places = [words("en").line(line, NAMES).split(",")[0] for line in said]
    tile = next(name for name in "ABCDEFG" if f"{name}0" not in places)
    answer = asked(f"what is {tile.lower()}0", "en", state, state.actors[0])
    assert answer.understood
    assert lines(answer) == [f"There is nothing to tell about {tile}0 now."]


def test_the_overview_is_short_and_the_position_is_all_of_it() -> None:
    assert [part.key for part in asked("overview").parts] == ["overview"]
    assert len(asked("describe everything").parts) > 5


def test_reasons_come_before_what_is_possible_after_all() -> None:
    state = la_citta()
    seat = state.actors[0]
    place = next(str(action).split()[1] for action in state.legal(seat) if str(action).startswith("found "))
    answer = asked(f"why not {place}", "en", state, seat)
    assert lines(answer)[-1] == "This is possible:"
    assert len(lines(answer)) > 1
    assert f"found {place}" in actions(answer)


def test_places_of_the_valley_are_asked_for_by_number_or_name() -> None:
    state = pentapolis.game("pillars").start(seats=3, seed=3)
    for language, question in (("en", "what is place 9"), ("nl", "wat is 9"), ("de", "Was ist Ort 9?")):
        assert [part.key for part in asked(question, language, state, 0).parts] == ["place-court"]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_understood_and_in_words_of_the_language(key: str, language: str) -> None:
    state = pentapolis.game(key).start(seats=3, seed=3)
    seat = state.actors[0]
    [_, examples] = asked("xyzzy", language, state, seat).lines
    for example in examples.items:
        question = words(language).say(example, NAMES)
        assert not any(f"-{name}" in question for name in ("small", "mixer", "mine"))
        assert asked(question, language, state, seat).understood, question


def test_the_reason_that_speaks_of_what_was_asked_comes_first() -> None:
    game = pentapolis.game("attika")
    state = game.start(seats=3, seed=5)
    seat = state.actors[0]
    absent = next(
        place for tile in range(1, 20) if game.describe_place(state.view(seat), place := f"{tile}.3") is None
    )
    assert lines(asked(f"why not {absent}", "en", state, seat))[0] == f"{absent} is not on the board."
