"""The guide to adding a game is followed step by step: its blocks make a package that passes every check."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.guests.installing import ROOT, install, pentapolis, run

GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`((?:src|tests|web|docs|examples)/[\w./<>-]+)`")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every file that the guide shows."""
    folder = tmp_path_factory.mktemp("walls")
    for _, name, text in BLOCK.findall(GUIDE.read_text("utf-8")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        assert not file.exists(), f"{name} is shown twice"
        file.write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def walls(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same package, installed."""
    return install(package, tmp_path_factory.mktemp("packages"))


def test_the_package_of_the_guide_passes_its_tests(package: Path, walls: Path) -> None:
    finished = run(
        walls, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", package / "tests"
    )
    assert finished.returncode == 0, finished.stdout + finished.stderr
    assert re.search(r"\b1\d\d passed", finished.stdout), finished.stdout


def test_the_commands_of_the_guide_work(walls: Path) -> None:
    assert "walls       ready   2-3 players  Walls (You, 2026)" in pentapolis(walls, "games")
    table = pentapolis(
        walls, "arena", "walls", "--seats", "medium,random", "--games", "4", "--simulations", "4"
    )
    assert table.startswith("Walls, 4 games")


def test_every_message_of_its_game_has_words(walls: Path) -> None:
    script = """
import pentapolis
from pentapolis.words import words
game = pentapolis.game("walls")
told = [kind.__struct_config__.tag for kind in game.event_types if kind.__name__ != "Drawn"]
print([each for each in (*game.message_ids, *game.endings, *told) if not words("nl").knows(each)])
"""
    finished = run(walls, "-c", script)
    assert finished.stdout == "[]\n", finished.stdout + finished.stderr


def test_whatever_the_guide_names_is_there() -> None:
    text = re.sub(BLOCK, "", GUIDE.read_text("utf-8"))
    named = [name.replace("<key>", "palatinus").replace("<language>", "en") for name in NAMED.findall(text)]
    assert {"web/scripts/types.mjs", "tests/browser/palatinus.py"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []
