"""`pentapolis box`, and the option `--boxes` of the other commands."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import pentapolis
from tests.boxes.processes import CHANGED, run, run_code


@pytest.mark.parametrize("key", pentapolis.keys())
@pytest.mark.parametrize("boxes", [None, CHANGED], ids=["ours", "changed"])
def test_a_box_that_is_shown_can_be_loaded_again(tmp_path: Path, key: str, boxes: Path | None) -> None:
    shown = run(["-m", "pentapolis.cli", "box", "show", key], boxes)
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.splitlines()[1].startswith("box.whole = true")
    (tmp_path / f"{key}.toml").write_text(shown.stdout, "utf-8")
    digest = f"import pentapolis; print(pentapolis.game({key!r}).box.digest)"
    assert run_code(digest, tmp_path) == run_code(digest, boxes)


def test_our_own_box_is_shown_with_its_remarks() -> None:
    shown = run(["-m", "pentapolis.cli", "box", "show", "attika"], None).stdout
    assert 'box.name = "My Attika" # choose a name' in shown
    assert "designed   chosen for this edition, because the printed figure is not known to us" in shown


def test_check_says_what_a_box_changes_and_plays_with_it() -> None:
    file = CHANGED / "palatinus.toml"
    done = run(["-m", "pentapolis.cli", "box", "check", str(file), "--games", "1"], None)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert (
        lines[0] == f"{file} is in order: 'Palatinus with more water', a box of Palatinus (73aa82a41ba766fd)."
    )
    assert "  scoring.farmer_for_empty_field: 3 instead of 2" in lines
    assert "  stocks.4.kinds.soldier: 2 instead of 1" in lines
    assert lines[-1].startswith("4 random games with 2 to 5 players came to their end, after ")


def test_check_says_everything_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "attika.toml"
    file.write_text('box.name = "Mine"\nturn.draws = 0\nturn.dice = 1', "utf-8")
    done = run(["-m", "pentapolis.cli", "box", "check", str(file)], None)
    assert (done.returncode, done.stdout) == (1, "")
    first, second, last = done.stderr.splitlines()
    assert first == f"{file}: turn.draws: expected a whole number from 1 to 9999, got 0"
    assert second.startswith(f"{file}: turn.dice: unknown key; choose from draws, builds, ")
    assert last == "2 problems: this box cannot be played with."


@pytest.mark.parametrize(
    ("name", "code", "problem"),
    [
        ("chess.toml", 1, "a box file is named after its game: palatinus.toml"),
        ("attika.txt", 1, "a box file is named after its game"),
        ("attika.toml", 2, "there is no such file"),
    ],
)
def test_check_says_which_file_it_wants(tmp_path: Path, name: str, code: int, problem: str) -> None:
    done = run(["-m", "pentapolis.cli", "box", "check", str(tmp_path / name)], None)
    assert done.returncode == code
    assert problem in done.stderr


def test_a_file_with_our_own_figures_is_our_own_box(tmp_path: Path) -> None:
    file = tmp_path / "attika.toml"
    file.write_text('box.name = "The same"\nturn.draws = 2\ntiles.source = "rulebook"', "utf-8")
    done = run(["-m", "pentapolis.cli", "box", "check", str(file), "--games", "0"], None)
    assert done.stdout == f"{file} is in order, and has the same figures as our own box of Attika.\n"


def test_commands_take_a_folder_of_boxes(tmp_path: Path) -> None:
    boxes = tmp_path / "boxes"
    shutil.copytree(CHANGED, boxes)
    records = tmp_path / "records"
    match = ["arena", "palatinus", "--seats", "random,random", "--games", "2", "--jobs", "2"]
    played = run(["-m", "pentapolis.cli", *match, "--records", str(records), "--boxes", str(boxes)], None)
    assert played.returncode == 0, played.stderr
    record = str(min(records.iterdir()))
    with_box = run(["-m", "pentapolis.cli", "replay", record, "--verify", "--boxes", str(boxes)], None)
    assert with_box.returncode == 0, with_box.stderr
    without = run(["-m", "pentapolis.cli", "replay", record, "--verify"], None)
    assert without.returncode == 2
    assert without.stderr.startswith("pentapolis: made with the box 'Palatinus with more water'")


def test_a_server_does_not_start_with_a_broken_box(tmp_path: Path) -> None:
    (tmp_path / "attika.toml").write_text('box.name = "Mine"\nturn.draws = 0', "utf-8")
    done = run(["-m", "pentapolis.cli", "serve", "--port", "0", "--boxes", str(tmp_path)], None)
    assert done.returncode == 2
    assert "attika.toml: turn.draws: expected a whole number" in done.stderr
