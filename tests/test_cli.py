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


@pytest.mark.parametrize(
    "command", [command.__name__.rpartition(".")[2].replace("_", " ") for command in COMMANDS]
)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
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


def changed_record(folder: Path, old: str, new: str) -> str:
    """The path of a record in which something else stands."""
    text = (RECORDS / "2-shared.record").read_text("utf-8")
    assert old in text
    path = folder / "changed.record"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return str(path)


@pytest.mark.parametrize("verify", [[], ["--verify"]])
def test_a_broken_record_ends_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, verify: list[str]
) -> None:
    unknown = changed_record(tmp_path, "game palatinus", "game chess")
    assert run(capsys, "replay", unknown, *verify)[2].startswith("pentapolis: unknown game 'chess'; choose")
    first = pentapolis.Record.read(RECORDS / "2-shared.record").moves[0]
    wrong = changed_record(tmp_path, f"\n{first.seat} {first.action}", f"\n{1 - first.seat} {first.action}")
    told = f"pentapolis: move 1, seat {1 - first.seat}, {first.action!r}: It is not your turn.\n"
    assert run(capsys, "replay", wrong, *verify)[::2] == (2, told)


def test_a_record_that_was_cut_off_is_not_confirmed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    cut = pentapolis.Record.read(RECORDS / "2-shared.record")
    cut.moves, cut.outcome, cut.digest = cut.moves[:9], None, None
    cut.write(tmp_path / "cut.record")
    code, out, err = run(capsys, "replay", "--verify", str(tmp_path / "cut.record"))
    assert (code, out) == (2, "")
    assert "all 9 moves are possible, but the record ends without a result" in err
    cut.digest = cut.replay().digest()
    cut.write(tmp_path / "cut.record")
    code, out, _ = run(capsys, "replay", "--verify", str(tmp_path / "cut.record"))
    assert code == 0
    assert "9 moves, position confirmed" in out


def test_a_record_that_an_editor_marked_as_unicode_is_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    marked = changed_record(tmp_path, "pentapolis record", "\ufeffpentapolis record")
    assert run(capsys, "replay", "--verify", marked)[0] == 0


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
