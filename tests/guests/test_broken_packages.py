"""Packages that bring a game: what is wrong with one is said in a sentence, and all others go on."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

import pentapolis
from pentapolis.server.types.games import GameInfo
from tests.guests.installing import SERVE, run, with_packages
from tests.server.processes import running

OURS = pentapolis.keys()

TITLE = """
title = { en = "Marsh" }
subtitle = { de = "Eine Stadt im Moor" }
designer = "A. Nobody"
publisher = "at home"
year = 2024
seats = [2, 4]
minutes = [10, 20]
"""


def package(folder: Path, name: str, key: str, source: str, title: str = TITLE) -> None:
    """A package as `pip` would have installed it, with one module of that name."""
    module = folder / name
    module.mkdir()
    (module / "__init__.py").write_text(source, "utf-8")
    (module / "title.toml").write_text(title, "utf-8")
    information = folder / f"{name}-1.5.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.5\n", "utf-8")
    (information / "entry_points.txt").write_text(f"[pentapolis.games]\n{key} = {name}\n", "utf-8")


def said(folder: Path, script: str) -> str:
    """What a script prints that must succeed."""
    finished = run(folder, "-c", f"import pentapolis\n{script}")
    assert finished.returncode == 0, finished.stderr
    return finished.stdout.strip()


BROKEN = {
    "an import that fails": ("raise RuntimeError('no\\n  luck')", "RuntimeError: no luck"),
    "no maker": ("", "AttributeError: module 'marsh' has no attribute 'make'"),
    "a maker that is none": ("make = 5", "TypeError: 'int' object is not callable"),
    "no game": (
        "def make(title): return title",
        "marsh.make gives 'Marsh', which is no pentapolis.Game",
    ),
    "the rules of another game": (
        "from pentapolis.games.palatinus import make",
        "its rules say that its key is 'palatinus'",
    ),
    "a colour that nobody can draw": (
        """
from pentapolis.games.palatinus import PalatinusGame
class Marsh(PalatinusGame):
    key, colours = "marsh", ("red", "teal")
make = Marsh
""",
        "nothing is drawn in 'teal'; colours are red, blue, green, yellow, purple, black",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_told_of_in_a_sentence_and_takes_nothing_down(name: str, tmp_path: Path) -> None:
    source, reason = BROKEN[name]
    package(tmp_path, "marsh", "marsh", source)
    finished = run(tmp_path, "-m", "pentapolis.cli", "games")
    assert finished.returncode == 0
    assert finished.stderr == f"pentapolis: the game 'marsh' of marsh 1.5 cannot be played: {reason}\n"
    assert [line.split()[0] for line in finished.stdout.splitlines()[: len(OURS)]] == list(OURS)
    assert "marsh" not in finished.stdout


def test_a_broken_package_is_named_to_whoever_asks_for_its_game(tmp_path: Path) -> None:
    package(tmp_path, "marsh", "marsh", "import nothing_of_that_name")
    script = """
for attempt in range(2):
    try:
        pentapolis.game("marsh")
    except pentapolis.BrokenGame as error:
        print(error, "|", error.key, "|", error.package, "|", "marsh" in pentapolis.keys())
"""
    reason = "ModuleNotFoundError: No module named 'nothing_of_that_name'"
    line = f"the game 'marsh' of marsh 1.5 cannot be played: {reason} | marsh | marsh 1.5 | False"
    assert said(tmp_path, script) == f"{line}\n{line}"
    assert issubclass(pentapolis.BrokenGame, pentapolis.UnknownGame)


def test_a_server_leaves_a_broken_package_out_and_says_so(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    package(packages, "marsh", "marsh", "import nothing_of_that_name")
    database = f"sqlite:///{tmp_path / 'pentapolis.sqlite3'}"
    log = (tmp_path / "log").open("w+")
    with (
        log,
        running(
            SERVE, "--database", database, stderr=log.fileno(), environment=with_packages(packages)
        ) as process,
        process.house.guest() as person,
    ):
        assert [game.key for game in person.get("/api/games", list[GameInfo])] == list(OURS)
        assert person.refused("GET", "/api/games/marsh/help").id == "problem-unknown-game"
        process.end(signal.SIGTERM)
        assert "Left out: the game 'marsh' of marsh 1.5 cannot be played: " in (tmp_path / "log").read_text()


def test_a_title_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    package(tmp_path, "marsh", "marsh", "def make(title): ...", TITLE.replace("year = 2024", ""))
    problems = "from pentapolis.kernel.registry import playable, problems; playable(); print(*problems())"
    assert said(tmp_path, problems) == (
        "the game 'marsh' of marsh 1.5 cannot be played: "
        "ValidationError: Object missing required field `year`"
    )


def test_our_own_games_cannot_be_replaced(tmp_path: Path) -> None:
    package(tmp_path, "attica", "attika", "raise RuntimeError")
    finished = run(tmp_path, "-m", "pentapolis.cli", "games")
    assert finished.stderr == (
        "pentapolis: the game 'attika' of attica 1.5 cannot be played: Pentapolis has a game with that key\n"
    )
    assert "attika      ready" in finished.stdout
    assert said(tmp_path, "print(pentapolis.game('attika').__module__)") == "pentapolis.games.attika"


def test_two_packages_with_the_same_key_are_both_left_out(tmp_path: Path) -> None:
    package(tmp_path, "marsh", "marsh", "raise RuntimeError")
    package(tmp_path, "swamp", "marsh", "raise RuntimeError")
    finished = run(tmp_path, "-m", "pentapolis.cli", "arena", "marsh", "--seats", "easy,easy")
    assert finished.returncode == 2
    [line] = finished.stderr.splitlines()
    assert line.startswith("pentapolis: the game 'marsh' of ")
    assert line.endswith(" 1.5 brings a game with that key, too; uninstall all but one")
    assert {"marsh 1.5", "swamp 1.5"} == {name for name in ("marsh 1.5", "swamp 1.5") if name in line}


@pytest.mark.parametrize("key", ["Marsh", "m", "the-marsh", "9marsh"])
def test_a_key_that_fits_no_address_is_refused(key: str, tmp_path: Path) -> None:
    package(tmp_path, "marsh", key, "raise RuntimeError")
    finished = run(tmp_path, "-m", "pentapolis.cli", "games")
    assert finished.stderr == (
        f"pentapolis: the game {key!r} of marsh 1.5 cannot be played: "
        "a key is 2 to 31 small letters and digits, beginning with a letter\n"
    )


def test_nothing_of_a_package_is_imported_before_it_is_asked_for(tmp_path: Path) -> None:
    package(tmp_path, "marsh", "marsh", "print('imported')")
    script = "pentapolis.game('palatinus').start(2, 1); print(pentapolis.keys())"
    assert said(tmp_path, script) == str((*OURS, "marsh"))
