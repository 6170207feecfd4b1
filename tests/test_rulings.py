"""Whatever code and tests say of rulings and parts of the rules is written down in docs/rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pentapolis
from tests.games.playing import every_game

ROOT = Path(__file__).resolve().parents[1]
RULINGS = ROOT / "docs" / "rulings"

RULING = re.compile(r"^(\d+)\. \*\*", re.MULTILINE)
PART = re.compile(r"^\| ([A-Z]?\d[\d.a-z]*) \|", re.MULTILINE)
MENTIONED = re.compile(r"\brulings? (\d+)(?:(?:, | and | to )(\d+))*")
NUMBER = re.compile(r"\d+")


def sources(key: str) -> Iterator[tuple[Path, str]]:
    """The code and tests of a game."""
    for folder in (ROOT / "src" / "pentapolis" / "games" / key, ROOT / "tests" / "games" / key):
        for path in sorted(folder.rglob("*.py")):
            yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


def listed(key: str, what: re.Pattern[str]) -> set[str]:
    """The numbers in the game's page of rulings."""
    return set(what.findall((RULINGS / f"{key}.md").read_text(encoding="utf-8")))


def test_every_game_has_its_page() -> None:
    assert {path.stem for path in RULINGS.glob("*.md")} == set(pentapolis.keys())


@every_game
def test_every_ruling_that_is_mentioned_is_written_down(key: str) -> None:
    known = listed(key, RULING)
    mentioned = {
        (str(path), number)
        for path, text in sources(key)
        for mention in MENTIONED.finditer(text)
        for number in NUMBER.findall(mention[0])
    }
    assert mentioned
    assert {(path, number) for path, number in mentioned if number not in known} == set()


@every_game
def test_every_part_of_the_rules_that_a_refusal_names_is_written_down(key: str) -> None:
    known = listed(key, PART)
    named = {
        (str(path), number)
        for path, text in sources(key)
        for number in re.findall(rf'"{key}\.([A-Z]?\d[\d.a-z]*)"', text)
    }
    assert named
    assert {(path, number) for path, number in named if number not in known} == set()
