"""All former rules are kept, and show and play what they did when they were the present ones."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec
import pytest

import pentapolis
from pentapolis.former import archives_in
from pentapolis.former.importing import FormerLoader
from pentapolis.games import READY
from pentapolis.kernel.events import Event
from pentapolis.kernel.messages import Message
from pentapolis.words import LANGUAGES, words
from tests.former.playing import RECORDS, every_kept, records_of
from tests.former.shown import FIXTURES, shown
from tests.games.playing import every_game

NOT_DRAWN = {"attika-1": {"race.medals.gold", "race.medals.silver", "race.medals.bronze"}}
"""Figures that were changed with the rules, and that the page does not draw."""

BOTS = ("easy", "medium", "hard")


@every_game
def test_no_version_is_missing(key: str) -> None:
    present = pentapolis.game(key).rules_version
    assert pentapolis.versions(key) == tuple(range(1, present + 1)), (
        f"before the rules of {key} change, keep them: python -m tests.former.keep {key}"
    )


def test_what_is_kept_is_tested() -> None:
    kept = {f"{key}-{rules}" for key in READY for rules in pentapolis.versions(key)[:-1]}
    assert {folder.name for folder in FIXTURES.iterdir()} == kept
    assert {name for name, _, _ in RECORDS} == kept


@pytest.mark.parametrize(("folder", "name", "digest"), RECORDS, ids=[f"{row[0]}-{row[1]}" for row in RECORDS])
def test_a_recorded_game_still_ends_and_shows_the_same(folder: str, name: str, digest: str) -> None:
    record = pentapolis.Record.read(FIXTURES / folder / f"{name}.record")
    assert f"{record.game}-{record.rules}" == folder
    record.verify()
    assert shown(record) == digest


@every_kept
def test_the_page_can_read_what_former_rules_show_and_offer(key: str, rules: int) -> None:
    """The page knows the present types alone: a field that former rules lack must be `NotRequired`."""
    present = pentapolis.game(key)
    event_types = present.event_types
    for record in records_of(key, rules)[::4]:
        for step in record.steps():
            state = step.state
            for viewer in (None, *range(record.seats)):
                msgspec.json.decode(msgspec.json.encode(state.view(viewer)), type=present.view_type)
                for event in step.events:
                    if (seen := event.seen_by(viewer)) is not None:
                        read_event(seen, event_types)
            for actor in state.actors:
                for action in state.legal(actor)[:3]:
                    assert str(present.parse(str(action))) == str(action)
                    if (preview := state.preview(actor, action)) is not None:
                        msgspec.json.decode(msgspec.json.encode(preview), type=present.preview_type)


@every_kept
def test_the_page_draws_former_games_with_the_present_figures(key: str, rules: int) -> None:
    """The page has the present figures built in: where others were drawn, it must learn to ask for them."""
    former, present = pentapolis.game(key, rules).box, pentapolis.game(key).box
    differing = set(_differing("", former.built_in_data, present.built_in_data))
    assert differing <= NOT_DRAWN.get(f"{key}-{rules}", set())


def _differing(name: str, one: object, other: object) -> Iterator[str]:
    """The names of the figures that differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for part in one.keys() | other.keys():
            yield from _differing(f"{name}.{part}".strip("."), one.get(part), other.get(part))
    elif one != other:
        yield name


def read_event(event: Event, kinds: tuple[type[Event], ...]) -> None:
    """Read an event of former rules as the page does, by the present type of its tag."""
    [kind] = [kind for kind in kinds if kind.__struct_config__.tag == event.__struct_config__.tag]
    msgspec.json.decode(msgspec.json.encode(event), type=kind)


@every_kept
def test_whatever_former_rules_say_has_words(key: str, rules: int) -> None:
    game = pentapolis.game(key, rules)
    said: set[str] = {*game.message_ids, *game.endings}
    for record in records_of(key, rules)[::4]:
        events = [event for step in record.steps() for event in step.events]
        said |= {message.id for event in events for message in event.messages()}
    for language in LANGUAGES:
        assert [name for name in sorted(said) if not words(language).knows(name)] == []


@every_kept
@pytest.mark.parametrize("level", BOTS)
def test_bots_play_by_former_rules(key: str, rules: int, level: str) -> None:
    game = pentapolis.game(key, rules)
    bot = pentapolis.bot(key, level, 7, rules=rules)
    state = game.start(game.seats[-1], 7)
    for _ in range(12):
        seat = state.actors[0]
        known = game.load(state.resample(seat, bot.rng).dump())
        state.play(seat, bot.choose(known, seat, pentapolis.Budget(simulations=4)))
    assert state.ply == 12


@every_kept
def test_a_bot_knows_by_which_rules_it_plays(key: str, rules: int) -> None:
    former, present = pentapolis.game(key, rules), pentapolis.game(key)
    with pytest.raises(pentapolis.OtherVersion, match=f"version {present.rules_version}, not {rules}"):
        pentapolis.bot(key, "easy").choose(former.start(2, 1), 0)
    with pytest.raises(pentapolis.OtherVersion, match=f"version {rules}, not {present.rules_version}"):
        pentapolis.bot(key, "easy", rules=rules).choose(present.start(2, 1), 0)


@every_kept
def test_former_and_present_rules_do_not_touch(key: str, rules: int) -> None:
    former, present = pentapolis.game(key, rules), pentapolis.game(key)
    assert (former.key, former.rules_version, former.title) == (key, rules, present.title)
    assert former is pentapolis.game(key, rules)
    assert present is pentapolis.game(key, present.rules_version)
    state, today = former.start(2, 3), present.start(2, 3)
    [action, *_] = state.legal(state.actors[0])
    with pytest.raises(pentapolis.UnknownAction):
        today.play(today.actors[0], action)
    with pytest.raises(pentapolis.OtherVersion, match=rf"game\('{key}', rules\) gives the rules of another"):
        present.load(state.dump())
    for error in (pentapolis.NotYourTurn, pentapolis.IllegalAction, pentapolis.PentapolisError):
        with pytest.raises(error) as refused:
            state.play(1 - state.actors[0], action)
        assert isinstance(refused.value, pentapolis.NotYourTurn)
        assert type(refused.value.refusal) is pentapolis.Refusal
    assert type(state.prompt(0)) is Message
    with pytest.raises(pentapolis.BadOptions):
        former.start(2, 3, {"surprise": 1})


@every_kept
def test_archives_hold_the_code_that_errors_point_into(key: str, rules: int) -> None:
    loader = sys.modules[type(pentapolis.game(key, rules)).__module__].__loader__
    assert isinstance(loader, FormerLoader)
    assert loader.origin.endswith(f"{key}-{rules}.zip/pentapolis/games/{key}/__init__.py")
    assert "def make(title: str)" in loader.get_source("")


def test_rules_that_are_not_there_are_named() -> None:
    with pytest.raises(pentapolis.UnknownRules) as unknown:
        pentapolis.game("attika", 9)
    assert str(unknown.value) == "Attika has no rules of version 9 here, only of version 1 and 2"
    assert (unknown.value.key, unknown.value.rules, unknown.value.known) == ("attika", 9, (1, 2))
    with pytest.raises(pentapolis.OtherVersion, match="has no rules of version 9 here, only of version 1"):
        pentapolis.Record("palatinus", 2, 1, rules=9).replay()


def test_other_files_are_no_archives() -> None:
    assert archives_in(FIXTURES, "attika") == {}
    assert archives_in(FIXTURES / "nowhere", "attika") == {}
