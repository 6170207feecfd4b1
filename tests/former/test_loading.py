"""Former rules are loaded once, in any thread and process, with the box of the process."""

from __future__ import annotations

import pickle
from pathlib import Path

import pentapolis
from tests.boxes.processes import CHANGED, run, run_code
from tests.former.playing import every_kept

THREADS = """
from concurrent.futures import ThreadPoolExecutor
import threading
import pentapolis
barrier = threading.Barrier(8)
def ask(number):
    barrier.wait()
    return pentapolis.game("attika", 1 + number % 2)
with ThreadPoolExecutor(8) as threads:
    games = list(threads.map(ask, range(8)))
print(len({id(game) for game in games}), [game.rules_version for game in games[:2]])
"""


def test_threads_that_ask_at_once_get_the_same_rules() -> None:
    assert run_code(THREADS, None) == "2 [1, 2]"


@every_kept
def test_a_position_can_be_sent_to_another_process(key: str, rules: int, tmp_path: Path) -> None:
    state = pentapolis.game(key, rules).start(2, 5)
    assert pickle.loads(pickle.dumps(state)) == state
    (tmp_path / "sent").write_bytes(pickle.dumps(state))
    code = f"import pickle; print(pickle.load(open({str(tmp_path / 'sent')!r}, 'rb')).digest())"
    assert run_code(code, None) == state.digest()


def test_nothing_of_former_rules_is_loaded_before_they_are_asked_for() -> None:
    code = """
import sys, pentapolis
pentapolis.game("attika"), pentapolis.versions("attika")
print([name for name in sys.modules if name.startswith("pentapolis.former.attika")])
"""
    assert run_code(code, None) == "[]"


def test_a_module_that_is_not_in_an_archive_is_not_found() -> None:
    code = """
import importlib, pentapolis
for name in ("attika_1.pentapolis.games.attika.nothing", "attika_9", "chess_1", "attika_1.os"):
    try:
        importlib.import_module(f"pentapolis.former.{name}")
    except ModuleNotFoundError as error:
        print(error.name)
"""
    assert run_code(code, None).split() == [
        "pentapolis.former.attika_1.pentapolis.games.attika.nothing",
        "pentapolis.former.attika_9",
        "pentapolis.former.chess_1",
        "pentapolis.former.attika_1.os",
    ]


def test_former_rules_are_played_with_the_box_of_the_process() -> None:
    code = """
import pentapolis
former, present = pentapolis.game("attika", 1), pentapolis.game("attika")
print(former.box.name == present.box.name != "Pentapolis", former.box.label is not None)
record = pentapolis.Record("attika", 2, 1, rules=1)
try:
    record.start()
except pentapolis.OtherBox as error:
    print(error)
"""
    told = run_code(code, CHANGED).splitlines()
    assert told[0] == "True True"
    assert told[1].startswith("made with the box 'Pentapolis' (built in); Attika is played with")


def test_choosing_a_box_too_late_is_noticed_for_former_rules_too() -> None:
    code = f"""
import pentapolis
pentapolis.game("attika", 1)
pentapolis.use_boxes({str(CHANGED)!r})
"""
    done = run(["-c", code], None)
    assert "BoxTooLate: Attika is already played with the box 'Pentapolis' here" in done.stderr
