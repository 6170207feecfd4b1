"""`pentapolis` on the command line: each command, its help, and its errors."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis
from pentapolis.cli import COMMANDS, main
from pentapolis.words import LANGUAGES, Words

RECORDS = Path(__file__).parent / "fixtures" / "palatinus"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """What a command returns and prints."""
    code = main(arguments)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize("command", ["serve", "games", "box", "replay", "arena", "bench"])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert len(COMMANDS) == 6
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"usage: pentapolis {command}" in capsys.readouterr().out


def test_without_a_command_the_usage_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2
    assert "COMMAND" in capsys.readouterr().err


def test_games_lists_all_five_and_whose_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "palatinus   ready   2-5 players" in out
    assert "antiquity   ready   2-4 players" in out
    assert "not affiliated" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_game_in_words(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, err = run(capsys, "replay", str(RECORDS / "5-items.record"), "--language", language)
    assert (code, err) == (0, "")
    assert "palatinus-" not in out, "a message without words"
    assert "random 3" in out
    result = pentapolis.Record.read(RECORDS / "5-items.record").replay().result
    assert result is not None
    assert f"1. random {result.winners[0] + 1}: {result.scores[result.winners[0]]}" in out


def test_replay_names_no_first_place_in_a_lost_race(capsys: pytest.CaptureFixture[str]) -> None:
    path = RECORDS.parent / "attika" / "1-race-lost.record"
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert "\n- " in out
    assert "1. " not in out


def test_replay_as_a_seat_hides_what_that_seat_did_not_see(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(RECORDS / "3-points.record")
    _, everything, _ = run(capsys, "replay", path)
    _, seen, _ = run(capsys, "replay", path, "--seat", "1")
    assert everything != seen
    assert len(everything.splitlines()) == len(seen.splitlines())


def test_replay_verifies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "replay", "--verify", str(RECORDS / "2-shared.record"))
    assert code == 0
    assert "38 moves, result confirmed" in out
    forged = tmp_path / "forged.record"
    forged.write_text((RECORDS / "2-shared.record").read_text("utf-8").replace("scores", "scored"), "utf-8")
    code, _, err = run(capsys, "replay", "--verify", str(forged))
    assert code == 2
    assert err.startswith("pentapolis: line ")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["replay", "nowhere.record"], "pentapolis: nowhere.record: No such file or directory"),
        (["replay", str(RECORDS / "2-points.record"), "--seat", "7"], "seats are numbered 0 to 1, got 7"),
        (["replay", __file__], "pentapolis: line 1: expected 'pentapolis record 1'"),
        (["bench", "chess"], "unknown game 'chess'; choose from palatinus"),
        (["bench", "--rounds", "0"], "--rounds must be at least 1"),
        (["bench", "--seats", "9"], "Palatinus needs 2 to 5 players, got 9"),
    ],
)
def test_bad_input_ends_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert problem in err
    assert len(err.splitlines()) == 1


def test_bench_prints_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "palatinus", "--seconds", "0.01", "--rounds", "1")
    assert code == 0
    for figure in ("moves", "copies", "views with JSON", "through numbers", "one by one", "replays in"):
        assert figure in out


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'"):
        Words("fr")


def test_names_stand_for_seats() -> None:
    english = Words("en")
    tied = pentapolis.Message("palatinus-event-hill-tied", {"players": "0 2 1", "hill": "C", "influence": 8})
    assert "Anna, Cem and Bo" in english.say(tied, ["Anna", "Bo", "Cem"])
    assert english.text("no-such-message", {"hill": "C"}) == "no-such-message hill C"
