"""The example is a package that touches no file of ours, and everything of ours works with its game."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pentapolis as ours
from tests.guests.installing import NINE_PLOTS, pentapolis, run


def test_the_example_is_not_installed_here() -> None:
    assert "nineplots" not in ours.keys()


def test_its_own_tests_pass(nine_plots: Path) -> None:
    finished = run(nine_plots, "-m", "pytest", "-q", "-p", "no:cacheprovider", NINE_PLOTS / "tests")
    assert finished.returncode == 0, finished.stdout + finished.stderr


def test_it_is_listed_after_our_own_games(nine_plots: Path) -> None:
    lines = pentapolis(nine_plots, "games").splitlines()
    assert [line.split()[0] for line in lines[:6]] == [*ours.keys(), "nineplots"]
    assert lines[5] == "nineplots   ready   2-4 players  Nine Plots (Pentapolis, 2026)  rules 1"


def test_bots_play_it_and_its_records_are_told_in_its_own_words(nine_plots: Path, tmp_path: Path) -> None:
    match = ("--seats", "medium,random", "--games", "4", "--simulations", "6", "--records", tmp_path)
    table = pentapolis(nine_plots, "arena", "nineplots", *match)
    assert table.startswith("Nine Plots, 4 games")
    wins = {line.split()[0]: line.split("│")[1].strip() for line in table.splitlines() if "%" in line[:20]}
    assert wins == {"medium": "100.0%", "random": "0.0%"}
    record, *_ = sorted(tmp_path.iterdir())
    assert pentapolis(nine_plots, "replay", "--verify", record).startswith(f"{record.name}: ")
    story = pentapolis(nine_plots, "replay", "--language", "de", record)
    assert story.startswith("Neun Parzellen: ")
    assert "Der Auftrag von " in story
    assert "nineplots-" not in story


def test_it_is_told_in_words_field_by_field(nine_plots: Path) -> None:
    script = """
import pentapolis
from pentapolis.text import Telling, ask
from pentapolis.words import words
game = pentapolis.game("nineplots")
state, german, names = game.start(seats=2, seed=1), words("de"), ["Anna", "Bo"]
for _ in range(2):
    state.play(state.actors[0], state.legal(state.actors[0])[0])
seat = state.actors[0]
telling = Telling(game, state, seat)
for part in telling.parts:
    print("#", german.say(part.title, names))
    for line in part.lines:
        print(german.line(line, names))
for group in telling.choices:
    print(">", german.say(group.title, names), len(group.choices))
print(len(ask(game, state, seat, "what can I do", german, names=names).choices))
"""
    finished = run(nine_plots, "-c", script)
    told = finished.stdout.splitlines()
    assert told[0] == "# Überblick", finished.stderr
    assert [line for line in told if line.startswith("#")] == [
        "# Überblick",
        "# Auf dem Tisch",
        "# Du",
        "# Anna",
    ]
    assert [line.split()[-1] for line in told if line.startswith(">")] == ["9", "1"]
    assert "> Vom Bauhof bauen 9" in told
    assert any(re.fullmatch(r"Stadt, Reihe 1: nichts, nichts, nichts\.", line) for line in told), told
    assert "nineplots-" not in finished.stdout


def test_it_is_played_in_a_terminal(nine_plots: Path) -> None:
    script = """
import io, sys
from pentapolis.cli import main
sys.stdin = io.StringIO("1\\n" * 200)
main(["play", "nineplots", "--against", "random", "--seed", "2"])
"""
    told = run(nine_plots, "-c", script).stdout
    assert told.startswith("Nine Plots, seed 2")
    assert "Result:" in told


def test_a_record_says_what_is_missing_where_the_package_is(nine_plots: Path, tmp_path: Path) -> None:
    pentapolis(
        nine_plots, "arena", "nineplots", "--seats", "random,random", "--games", "1", "--records", tmp_path
    )
    [record] = tmp_path.iterdir()
    finished = run(tmp_path, "-m", "pentapolis.cli", "replay", record)
    assert finished.returncode == 2
    assert "unknown game 'nineplots'; choose from palatinus, " in finished.stderr


def test_it_is_played_with_a_box_of_somebodys_own(nine_plots: Path, tmp_path: Path) -> None:
    box = tmp_path / "nineplots.toml"
    box.write_text(
        pentapolis(nine_plots, "box", "show", "nineplots").replace("tower = 3", "tower = 4"), "utf-8"
    )
    checked = pentapolis(nine_plots, "box", "check", box, "--games", "2")
    assert "scoring.tower: 4 instead of 3" in checked
    assert "6 random games with 2 to 4 players came to their end" in checked


def test_words_that_are_missing_in_a_language_come_in_another(nine_plots: Path, tmp_path: Path) -> None:
    script = """
from pathlib import Path
import nineplots
from pentapolis.words import words
dutch = Path(nineplots.__file__).parent / "locales" / "nl" / "nineplots.ftl"
left = [line for line in dutch.read_text("utf-8").splitlines() if "score-daring" not in line]
dutch.write_text("\\n".join(left), "utf-8")
print(words("nl").text("nineplots-score-daring", {}), words("nl").text("nineplots-action-keep", {}))
"""
    copy = tmp_path / "copy"
    shutil.copytree(nine_plots, copy)
    finished = run(copy, "-c", script)
    assert finished.stdout == "Daring Houden\n", finished.stderr


def test_its_lesson_is_played_like_ours(nine_plots: Path) -> None:
    script = """
from pentapolis.kernel.messages import Message
from pentapolis.learning import GO_ON, Lesson, chapter
from pentapolis.puzzles import puzzles
from pentapolis.words import words
german, names = words("de"), ["Anna", "Bo"]
lesson = Lesson.begin(chapter("nineplots", "first"))
print(german.say(Message("nineplots-lesson-first-about"), names))
for entry in ["build house b2", "build garden b1", "draw", "place a1", GO_ON]:
    print(german.say(lesson.said, names))
    lesson = lesson.answer(entry).lesson
assert lesson.step is None, lesson.step
assert puzzles("nineplots") == ()
"""
    told = run(nine_plots, "-c", script)
    assert told.returncode == 0, told.stderr
    assert "nineplots-" not in told.stdout
    assert len(told.stdout.splitlines()) == 6
    assert "Schon 2 Punkte: Der Garten hat ein Haus" in told.stdout
