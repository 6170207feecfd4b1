"""`pentapolis play`: whole games in the terminal, by number, notation and question, in three languages."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest

import pentapolis
from pentapolis.bots import Budget
from pentapolis.cli import main
from pentapolis.commands.dialogue import Dialogue
from pentapolis.commands.text_game import TextGame, new_game, resumed_game
from pentapolis.languages import LANGUAGES
from pentapolis.words import words
from tests.games.playing import every_game

WITHOUT_WORDS = re.compile(r"\b(text|play|ask|palatinus|attika|lacitta|pillars|antiquity)-[a-z]+-[a-z-]+")
"""An id of a message where words should be."""


def game_of(key: str, *, seed: int = 1, seat: int = 0, bots: int | None = None) -> TextGame:
    """A new game against bots that play at random."""
    others = pentapolis.game(key).seats[0] - 1 if bots is None else bots
    return new_game(key, ["random"] * others, seat, seed, {}, None)


def talk(game: TextGame, typed: Iterable[str], language: str = "en") -> None:
    """Say these things, then end the input."""
    lines = iter(typed)

    def read(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    Dialogue(game, words(language), read).run()


def by_number(game: TextGame, seed: int) -> Iterable[str]:
    """Any choice, by its number, until the game is over."""
    rng = random.Random(seed)
    while game.state.actors:
        yield str(rng.randint(1, len(game.state.legal(game.seat))))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_whole_game_is_played_by_numbers(
    capsys: pytest.CaptureFixture[str], key: str, language: str
) -> None:
    game = game_of(key, seed=LANGUAGES.index(language))
    talk(game, by_number(game, 3), language)
    assert game.state.result is not None
    out = capsys.readouterr().out
    colours = [words(language).text(f"colour-{name}", {}) for name in pentapolis.game(key).colours]
    assert words(language).say(game.state.prompt(game.seat), colours) in out
    assert [found[0] for found in WITHOUT_WORDS.finditer(out)] == []


def test_moves_can_be_typed_in_the_notation_and_refusals_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    game = new_game("palatinus", ["random"], 0, 1, {"starting_player": 0}, None)
    talk(game, ["xyzzy", "place farmer A0", "  LAY  1 3 "])
    out = capsys.readouterr().out
    assert "Finish the board first" in out
    assert "I did not understand that." in out
    assert [move.action for move in game.record.moves if move.seat == 0] == ["lay 1 3"]


def test_questions_are_answered_without_a_move(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_of("palatinus")
    talk(game, ["what is nowhere", "help", "describe", "choices", "score", "log", "save", "999"])
    out = capsys.readouterr().out
    assert all(move.seat != game.seat for move in game.record.moves)
    assert "save FILE: save the game" in out
    assert "Type a file name, too: save FILE" in out
    assert "You can ask, for example:" in out


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_hint_tells_the_best_choices_with_their_numbers(
    capsys: pytest.CaptureFixture[str], key: str, language: str
) -> None:
    rivals = pentapolis.game(key).seats[0] - 1
    game = new_game(key, ["random"] * rivals, 0, 1, {}, Budget(simulations=12))
    typed = words(language).text("play-hint", {}).split(",")[0]
    talk(game, [typed], language)
    out = capsys.readouterr().out
    assert game.saved, "nothing was played"
    heading = words(language).text("hint-choices", {})
    told = out[out.index(f"{heading}:") :]
    numbers = [int(found) for found in re.findall(r"^(\d+)\. ", told, re.MULTILINE)]
    listed = [choice.action for group in game.telling().choices for choice in group.choices]
    assert 1 <= len(numbers) <= 3
    assert {listed[number - 1] for number in numbers} <= {str(action) for action in game.state.legal(0)}
    assert len(re.findall(r": \d+ ?%$", told, re.MULTILINE)) == len(numbers)
    assert [found[0] for found in WITHOUT_WORDS.finditer(out)] == []


def test_there_is_no_hint_when_the_game_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_of("palatinus")
    talk(game, chain(by_number(game, 3), ["hint"]))
    assert game.state.result is not None
    assert "There is nothing to decide now." in capsys.readouterr().out


def test_undo_goes_back_to_before_the_last_move_unless_it_showed_something(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = new_game("palatinus", ["random"], 0, 5, {"ring_placement": "random"}, None)
    talk(game, ["undo", "1", "undo", "2"])
    out = capsys.readouterr().out
    assert "You have no move to undo." in out
    assert "Your last move is undone." in out
    assert [move.seat for move in game.record.moves] in ([0, 1], [1, 0, 1])
    laid = game_of("palatinus", seed=4)
    talk(laid, ["1", "undo"])
    assert "That move showed you something new, so it stands." in capsys.readouterr().out
    assert laid.record.moves != []


def test_a_saved_game_goes_on_where_it_was(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "evening.record"
    game = game_of("attika", seat=1)
    talk(game, ["1", "1", f"save {path}"])
    assert f"pentapolis play --resume {path}" in capsys.readouterr().out
    resumed = resumed_game(path, [], None, None)
    assert (resumed.seat, resumed.levels) == (1, {0: "random"})
    assert resumed.state == game.state
    talk(resumed, by_number(resumed, 1))
    assert resumed.state.result is not None


def test_a_record_of_others_goes_on_against_named_bots(tmp_path: Path) -> None:
    record = pentapolis.Record("palatinus", 2, 7, players=["Anna", "Bo"])
    record.write(tmp_path / "table.record")
    with pytest.raises(pentapolis.BadMatch, match="add --against"):
        resumed_game(tmp_path / "table.record", [], None, None)
    resumed = resumed_game(tmp_path / "table.record", ["easy"], 1, None)
    assert (resumed.seat, resumed.levels) == (1, {0: "easy"})


def test_a_file_that_cannot_be_written_does_not_end_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = game_of("palatinus")
    talk(game, ["1", f"save {tmp_path}/nowhere/x.record", "1"])
    assert "x.record cannot be written: No such file or directory" in capsys.readouterr().out
    assert len([move for move in game.record.moves if move.seat == 0]) == 2


def test_the_command_plays_through_a_pipe_and_ends_politely(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert main(["play", "palatinus", "--against", "random,random", "--language", "nl", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Palatinus, beginwaarde 3\nJij bent Rood.\n")
    assert out.rstrip().endswith("De partij is niet bewaard; dat doe je met ‘bewaar BESTAND’.")


def test_an_interruption_ends_politely(capsys: pytest.CaptureFixture[str]) -> None:
    def read(_prompt: str) -> str:
        raise KeyboardInterrupt

    Dialogue(game_of("palatinus"), words("de"), read).run()
    assert capsys.readouterr().out.rstrip().endswith("Auf Wiedersehen.")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play"], "name a game: palatinus"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", "palatinus", "--against", "clever"], "unknown bot level 'clever'"),
        (["play", "palatinus", "--seat", "5"], "seats are numbered 0 to 1, got 5"),
        (
            ["play", "palatinus", "--against", "easy,easy,easy,easy,easy"],
            "Palatinus needs 2 to 5 players, got 6",
        ),
        (["play", "palatinus", "--option", "colour"], "expected NAME=VALUE"),
        (
            ["play", "palatinus", "--resume", "x.record"],
            "--resume takes game, seed and options from the file",
        ),
        (["play", "--resume", "nowhere.record"], "nowhere.record: No such file or directory"),
    ],
)
def test_bad_input_ends_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert problem in error
    assert len(error.splitlines()) == 1


# Long things ---------------------------------------------------------------------------


def test_a_number_that_no_choice_has_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    talk(game_of("palatinus"), ["4321", "1" * 5000])
    out = capsys.readouterr().out
    assert "There is no choice 4321." in out
    assert "There is no choice 11111" in out


def test_kinds_of_choices_that_are_not_listed_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_of("lacitta", seed=3, bots=2)
    talk(game, ["1"] * 4)
    [line, *_] = [line for line in capsys.readouterr().out.splitlines() if "more kinds of choices" in line]
    assert "Found a city" in line


def test_one_more_choice_is_told_rather_than_announced(capsys: pytest.CaptureFixture[str]) -> None:
    talk(game_of("palatinus", bots=2), [])
    out = capsys.readouterr().out
    assert "6. rotation 5" in out
    assert "One more" not in out


def test_the_log_is_told_from_its_beginning(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = game_of("palatinus", bots=2)
    talk(game, ["1"] * 12)
    game.save(tmp_path / "evening.record")
    told = [words("en").say(message, ["Red", "Blue", "Green"]) for message in game.told()]
    capsys.readouterr()
    talk(resumed_game(tmp_path / "evening.record", [], None, None), ["log"])
    out = capsys.readouterr().out
    before, _, after = out.partition("Overview:")
    assert told[0] not in before
    assert re.search(r"\d+ earlier lines are in the log", before)
    assert told[0] in after


def test_only_what_differs_is_called_sorted(capsys: pytest.CaptureFixture[str]) -> None:
    talk(game_of("lacitta", seed=3, bots=2), ["1"] * 2)
    headings = [line for line in capsys.readouterr().out.splitlines() if line.endswith(":")]
    assert "Build a farm with an action card, by food:" in headings
    assert "Build a statue with an action card, 1 culture arch:" in headings


def test_after_the_end_it_can_be_asked_and_saved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = game_of("palatinus")

    def typed() -> Iterable[str]:
        yield from by_number(game, 3)
        yield from ("score", "choices", "what is A0", f"save {tmp_path / 'evening.record'}", "quit")

    talk(game, typed())
    end = capsys.readouterr().out.split("\nResult:\n")[-1]
    assert "Decided by" in end
    assert end.index("You can still ask about the game") < end.index("Overview:")
    assert "The game is over." in end
    assert "A0, " in end
    assert end.endswith("Goodbye.\n")
    assert pentapolis.Record.read(tmp_path / "evening.record").replay().result is not None
