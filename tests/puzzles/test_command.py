"""`pentapolis puzzles` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pentapolis.cli import main
from pentapolis.commands import puzzles as command
from pentapolis.puzzles import Found, Puzzle, puzzles
from pentapolis.puzzles.files import read, write
from pentapolis.words import LANGUAGES


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """What a command returns and prints."""
    code = main(["puzzles", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_puzzles_are_listed_with_their_stars(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list", "attika")
    first = puzzles("attika")[0]
    assert code == 0
    assert len(out.splitlines()) == len(puzzles("attika"))
    assert out.startswith(f"attika      {first.name}  {first.kind}")
    assert "*" * first.rating + "." * (5 - first.rating) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_shown_in_words(capsys: pytest.CaptureFixture[str], language: str) -> None:
    one = puzzles("attika")[0]
    code, out, _ = run(capsys, "show", "attika", one.name, "--language", language)
    assert code == 0
    assert "attika-puzzle" not in out, "a message without words"
    assert "\n".join(f"  {entry}" for entry in one.solution) in out


def test_what_is_not_true_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = puzzles("attika")[0], replace(puzzles("attika")[1], best=7)
    monkeypatch.setattr(command, "puzzles", lambda key: (good, bad))
    code, out, err = run(capsys, "check", "attika")
    assert code == 1
    assert out == "1 of 2 puzzles are proved.\n"
    assert f"pentapolis: attika {bad.name}: the best is" in err


def test_ratings_that_changed_are_written_down(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = puzzles("attika")[0]
    old = replace(one, found=Found(0, 0, 0, 3))
    monkeypatch.setattr(command, "puzzles", lambda key: (old,))
    monkeypatch.setattr(command, "file_of", lambda key: tmp_path / "puzzles.json")
    code, out, _ = run(capsys, "rate", "attika")
    assert (code, out) == (0, "attika: 1 of 1 ratings changed.\n")
    assert written(tmp_path / "puzzles.json") == (one,)


def written(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of Attika in a file."""
    return read("attika", path.read_bytes(), str(path))


def test_files_are_read_as_they_were_written_the_easiest_first(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write(path, reversed(puzzles("attika")))
    assert written(path) == puzzles("attika")
    assert len(path.read_text("utf-8").splitlines()) == len(puzzles("attika")) + 2


def test_new_puzzles_are_found_and_added(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first, second = puzzles("attika")[:2]
    path = tmp_path / "puzzles.json"
    write(path, [first])
    monkeypatch.setattr(command, "find", lambda *_: iter([second]))
    arguments = ("make", "attika", "--kind", second.kind, "--count", "1", "--output", str(path))
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert out.endswith("1 new puzzles, 2 in all, in puzzles.json.\n")
    assert written(path) == (first, second)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["show", "attika", "nothing"], "attika has no puzzle 'nothing'"),
        (["show", "chess", "nothing"], "unknown game 'chess'"),
        (["make", "attika", "--kind", "chess"], "attika has no kind of puzzles 'chess'; kinds: "),
    ],
)
def test_bad_input_ends_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert problem in err
    assert len(err.splitlines()) == 1


def test_a_broken_file_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text('[{"name": 3}]', "utf-8")
    code, _, err = run(capsys, "make", "attika", "--output", str(path))
    assert code == 2
    assert "puzzles.json: " in err
