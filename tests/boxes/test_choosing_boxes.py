"""Which box a process plays with, how it is chosen, and what was made with another one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import pentapolis
from pentapolis.kernel.boxes import BoxLabel
from tests.boxes.processes import CHANGED, run, run_code

RECORD = """
import pentapolis
record = pentapolis.Record("palatinus", 2, 7)
state = record.start()
for _ in range(10):
    seat = state.actors[0]
    action = state.legal(seat)[0]
    record.add(seat, action)
    state.play(seat, action)
record.close(state)
print(record, end="")
"""


def test_the_built_in_box_leaves_no_trace_in_records_and_snapshots() -> None:
    for key in pentapolis.keys():
        game = pentapolis.game(key)
        assert (game.box.name, game.box.label, game.box.mark()) == ("Pentapolis", None, {})
        assert "box" not in game.start(seats=2, seed=1).dump()
        assert "\nbox " not in str(pentapolis.Record(key, 2, 1))


def test_a_record_carries_the_box_it_was_made_with() -> None:
    text = run_code(RECORD)
    assert text.splitlines()[2:5] == [
        "rules 1",
        'box {"name":"Palatinus with more water","digest":"73aa82a41ba766fd"}',
        "seats 2",
    ]
    record = pentapolis.Record.parse(text)
    assert record.box == BoxLabel("Palatinus with more water", "73aa82a41ba766fd")
    assert str(record).strip() == text
    code = f"import pentapolis; print(pentapolis.Record.parse({text + chr(10)!r}).verify().ply)"
    assert run_code(code) == "10"


def test_a_record_made_with_another_box_is_refused_by_name() -> None:
    record = pentapolis.Record.parse(run_code(RECORD))
    wanted = r"made with the box 'Palatinus with more water' \(73aa82a41ba766fd\); Palatinus is played with"
    with pytest.raises(pentapolis.OtherBox, match=wanted):
        record.verify()


def test_a_record_of_the_built_in_box_is_refused_where_another_is_played() -> None:
    text = run_code(RECORD, None)
    code = f"""
import pentapolis
try:
    pentapolis.Record.parse({text + chr(10)!r}).verify()
except pentapolis.OtherBox as error:
    print(error)
"""
    assert run_code(code) == (
        "made with the box 'Pentapolis' (built in); "
        "Palatinus is played with 'Palatinus with more water' (73aa82a41ba766fd) here"
    )


def test_a_snapshot_made_with_another_box_is_refused_by_name() -> None:
    code = (
        'import json, pentapolis; print(json.dumps(pentapolis.game("attika").start(seats=2, seed=1).dump()))'
    )
    foreign = msgspec.json.decode(run_code(code))
    assert foreign["box"]["name"] == "Attika by the sea"
    game = pentapolis.game("attika")
    with pytest.raises(pentapolis.OtherBox, match="made with the box 'Attika by the sea'"):
        game.load(foreign)
    with pytest.raises(pentapolis.BadSnapshot):
        game.load({**foreign, "box": 7})
    own = game.start(seats=2, seed=1).dump()
    assert game.load({**own, "box": None}) == game.load(own)


def test_the_library_chooses_boxes_before_games() -> None:
    told = run_code(
        f"""
import os, pentapolis
pentapolis.use_boxes({str(CHANGED)!r})
print(pentapolis.game("attika").box.name, os.environ["PENTAPOLIS_BOXES"] == {str(CHANGED)!r})
pentapolis.use_boxes({str(CHANGED)!r})
""",
        None,
    )
    assert told == "Attika by the sea True"


def test_a_box_chosen_too_late_is_refused_and_changes_nothing() -> None:
    told = run_code(
        f"""
import os, pentapolis
pentapolis.game("attika")
try:
    pentapolis.use_boxes({str(CHANGED)!r})
except pentapolis.BoxTooLate as error:
    print(error)
print(os.environ.get("PENTAPOLIS_BOXES"), pentapolis.game("attika").box.name)
""",
        None,
    )
    problem = "Attika is already played with the box 'Pentapolis' here"
    advice = "choose boxes before the first call of game('attika')"
    assert told.splitlines() == [f"{problem}: {advice}", "None Pentapolis"]


def test_going_back_to_the_built_in_boxes_is_too_late_as_well() -> None:
    told = run_code("""
import pentapolis
pentapolis.game("attika")
try:
    pentapolis.use_boxes(None)
except pentapolis.BoxTooLate as error:
    print(error)
""")
    assert told.startswith("Attika is already played with the box 'Attika by the sea' here")


def test_processes_that_are_started_play_with_the_same_box() -> None:
    told = run_code(
        f"""
import pentapolis
from pentapolis.bots.arena import Match, play_match
if __name__ == "__main__":
    pentapolis.use_boxes({str(CHANGED)!r})
    match = Match("palatinus", ("random", "random"), 4, 1)
    for played in play_match(match, 2):
        assert "Palatinus with more water" in played.record
        pentapolis.Record.parse(played.record).verify()
    print("four games")
""",
        None,
    )
    assert told == "four games"


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        (None, "", "nowhere: there is no such folder"),
        ("atika.toml", "", "atika.toml: a box file is named after its game: palatinus.toml, attika.toml"),
        ("attika.toml", "box.name = 1", "attika.toml: box.name: every box has a name"),
    ],
)
def test_a_folder_that_cannot_be_used_is_told_wherever_a_game_is_asked_for(
    tmp_path: Path, name: str | None, text: str, problem: str
) -> None:
    folder = tmp_path / "nowhere"
    if name is not None:
        folder.mkdir()
        (folder / name).write_text(text, "utf-8")
    done = run(["-c", "import pentapolis; pentapolis.game('attika')"], folder)
    assert done.returncode == 1
    assert "BadBox" in done.stderr
    assert problem in done.stderr
