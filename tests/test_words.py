"""Words in three languages: every message that the engine can produce has a wording in each."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import pentapolis
from pentapolis.kernel.events import Event
from pentapolis.testing.playing import random_game, viewers
from pentapolis.words import LANGUAGES, words
from tests.games.playing import every_game

LOCALES = Path(pentapolis.__file__).parent / "locales"
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})


def variables(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with the arguments that its wording uses."""
    found = {}
    for entry in FluentParser(with_spans=False).parse((LOCALES / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _references(entry)
    return found


def _references(
    node: object, kind: type[ast.VariableReference | ast.MessageReference] = ast.VariableReference
) -> set[str]:
    names: set[str] = set()
    if isinstance(node, kind):
        names.add(node.id.name)
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                names |= _references(child, kind)
    return names


def every_variable() -> dict[str, set[str]]:
    """Every message with the arguments that its wording uses, also by way of the messages it refers to."""
    used: dict[str, set[str]] = {}
    referred: dict[str, set[str]] = {}
    for name in FILES:
        used |= variables("en", name)
        for entry in FluentParser(with_spans=False).parse((LOCALES / "en" / name).read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                # A message may refer to attributes of its own.
                referred[entry.id.name] = _references(entry, ast.MessageReference) - {entry.id.name}

    def of(message_id: str) -> set[str]:
        return used[message_id].union(*map(of, referred[message_id]))

    return {message_id: of(message_id) for message_id in used}


@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    english = variables("en", name)
    for language in LANGUAGES:
        other = variables(language, name)
        assert other.keys() == english.keys()
        for message_id, used in other.items():
            assert used == english[message_id], f"{language}: {message_id}"


def test_no_message_is_worded_in_two_files() -> None:
    ids = [message_id for name in FILES for message_id in variables("en", name)]
    assert sorted(ids) == sorted(set(ids))


@every_game
def test_every_message_of_a_game_has_words(key: str) -> None:
    game = pentapolis.game(key)
    needed = [*game.message_ids, *game.endings, "refusal-not-your-turn", "refusal-game-over"]
    for language in LANGUAGES:
        assert [message_id for message_id in needed if not words(language).knows(message_id)] == []


@every_game
def test_prompts_and_log_lines_of_a_game_have_words_for_all_their_arguments(key: str) -> None:
    game = pentapolis.game(key)
    known = variables("en", f"{key}.ftl")
    for seats in game.seats:
        events: list[Event] = []
        messages: list[pentapolis.Message] = []
        for turn in random_game(game, seats, seats):
            messages += [turn.state.prompt(viewer) for viewer in viewers(turn.state)]
            events += turn.state.copy().play(turn.seat, turn.action)
        for event in events:
            for viewer in viewers(game.start(seats=seats, seed=0)):
                seen = event.seen_by(viewer)
                messages += seen.messages() if seen else []
        for message in messages:
            assert known[message.id] <= message.args.keys(), message.id


def test_places_in_a_message_are_read_as_a_list() -> None:
    captured = pentapolis.Message(
        "palatinus-event-soldier-captures",
        {"player": 0, "space": "E1", "role": "farmer", "count": 3, "spaces": "E2 E3 F1", "hill": "E"},
    )
    told = {language: words(language).say(captured, ["Anna"]) for language in LANGUAGES}
    assert "(E2, E3 en F1)" in told["nl"]
    assert "(E2, E3 and F1)" in told["en"]
    assert "(E2, E3 und F1)" in told["de"]


def test_places_with_commas_in_their_names_are_kept_apart() -> None:
    polluted = pentapolis.Message("antiquity-event-polluted", {"player": 0, "count": 2, "spaces": "3,-2 4,1"})
    assert "(3,-2 · 4,1)" in words("en").say(polluted, ["Anna"])
