"""`pentapolis arena`."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

import pentapolis
from pentapolis.bots.arena import GamePlayed, Match
from pentapolis.cli import main
from pentapolis.commands import arena

SMALL = ["arena", "palatinus", "--seats", "easy,random", "--games", "3", "--simulations", "1"]


def test_it_prints_shares_intervals_points_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--seed", "2"]) == 0
    printed = capsys.readouterr()
    assert "Palatinus, 3 games, at most 1 simulation per decision, seed 2" in printed.out
    assert "easy   │ 100.0% │ 43.9% - 100.0% │" in printed.out
    assert "random │   0.0% │" in printed.out
    assert "so seats are not balanced" in " ".join(printed.out.split())
    assert not printed.err, "no progress bar when nobody watches"


def test_it_writes_every_game_as_a_record(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert main([*SMALL, "--records", str(folder), "--option", "handedness=left"]) == 0
    records = [pentapolis.Record.read(path) for path in sorted(folder.iterdir())]
    assert [record.players[0] for record in records] == ["easy", "random", "easy"]
    assert all(record.options == {"handedness": "left"} for record in records)
    for record in records:
        record.verify()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "easy,brutal"], "unknown bot level 'brutal'; choose from random, easy, medium, hard"),
        (["--seats", "easy"], "Palatinus needs 2 to 5 players, got 1"),
        (["--games", "0"], "at least one game, got 0"),
        (["--jobs", "0"], "--jobs must be at least 1, got 0"),
        (["--simulations", "0"], "positive whole number of simulations, got 0"),
        (["--option", "handedness"], "--option: expected NAME=VALUE, got 'handedness'"),
        (["--option", "handedness=up"], "handedness"),
    ],
)
def test_bad_input_ends_in_one_sentence(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SMALL, *arguments]) == 2
    printed = capsys.readouterr()
    assert says in printed.err
    assert printed.err.count("\n") == 1


def test_an_unknown_game_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ludo", "--seats", "easy,easy"]) == 2
    assert "unknown game 'ludo'" in capsys.readouterr().err


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_prints_what_there_is(
    jobs: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def interrupt(match: Match, played: GamePlayed, records: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "_write_record", interrupt)
    assert main([*SMALL, "--records", str(tmp_path), "--jobs", str(jobs)]) == 130
    assert "Interrupted after 1 of 3 games." in capsys.readouterr().out
    assert not multiprocessing.active_children(), "no process is left behind"
