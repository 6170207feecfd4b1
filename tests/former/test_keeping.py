"""Keeping rules: what an archive holds, and what cannot be kept."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

import pentapolis
from pentapolis.cli import main
from pentapolis.former import SHARED, archives_in
from pentapolis.former.keeping import archive_name, archive_of, keep, require_alike
from tests.games.playing import every_game
from tests.guests.installing import NINE_PLOTS, install, run
from tests.guests.installing import pentapolis as command


def module_of(key: str) -> str:
    return f"pentapolis.games.{key}"


@every_game
def test_the_present_rules_can_be_kept_and_play_the_same(key: str, tmp_path: Path) -> None:
    game = pentapolis.game(key)
    archive = keep(game, module_of(key), tmp_path)
    assert archive == tmp_path / archive_name(game)
    assert list(archives_in(tmp_path, key)) == [game.rules_version]
    assert archive.read_bytes() == archive_of(game, module_of(key))
    names = zipfile.ZipFile(archive).namelist()
    assert f"pentapolis/games/{key}/components.toml" in names
    assert names == sorted(names)
    assert not {f"{module.replace('.', '/')}.py" for module in SHARED} & set(names)
    assert keep(game, module_of(key), tmp_path) == archive


def test_a_version_is_kept_once(tmp_path: Path) -> None:
    game = pentapolis.game("palatinus")
    archive = keep(game, module_of("palatinus"), tmp_path)
    archive.write_bytes(b"other rules")
    with pytest.raises(pentapolis.CannotKeep, match="is there already with other rules"):
        keep(game, module_of("palatinus"), tmp_path)
    assert archive.read_bytes() == b"other rules"


def test_rules_that_play_differently_are_told_apart() -> None:
    with pytest.raises(pentapolis.CannotKeep, match="after 0 moves"):
        require_alike(pentapolis.game("lacitta"), pentapolis.game("lacitta", 1))


def test_the_command_keeps_in_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "keep", "palatinus", "--to", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"Palatinus: rules 1 kept in {tmp_path / 'palatinus-1.zip'}\n"
    assert main(["rules", "keep", "chess"]) == 2


# Games of other packages ---------------------------------------------------------------------------


@pytest.fixture
def raised(tmp_path: Path) -> Path:
    """A folder with the example, whose rules were kept and then changed."""
    folder = install(NINE_PLOTS, tmp_path / "installed")
    told = command(folder, "rules", "keep", "nineplots")
    assert told == f"Nine Plots: rules 1 kept in {folder / 'nineplots/former/nineplots-1.zip'}\n"
    state = folder / "nineplots" / "state.py"
    state.write_text(state.read_text("utf-8").replace("RULES_VERSION = 1", "RULES_VERSION = 2"), "utf-8")
    # Changed within a second and as long as before, it would be taken for what was compiled a moment ago.
    shutil.rmtree(state.parent / "__pycache__")
    return folder


PLAY = """
import pentapolis
from random import Random
former, present = pentapolis.game("nineplots", 1), pentapolis.game("nineplots")
state = former.start(2, 3)
bot = pentapolis.bot("nineplots", "easy", 1, rules=1)
record = pentapolis.Record("nineplots", 2, 3, rules=1)
while state.actors:
    seat = state.actors[0]
    action = bot.choose(state.resample(seat, Random(1)), seat)
    record.add(seat, action)
    state.play(seat, action)
record.close(state)
print(pentapolis.Record.parse(str(record)).verify() == state)
print(pentapolis.versions("nineplots"), present.rules_version, former.box.package)
print(type(state).__module__)
"""


def test_a_guest_keeps_former_rules_of_its_own(raised: Path) -> None:
    finished = run(raised, "-c", PLAY)
    assert finished.stdout.splitlines() == [
        "True",
        "(1, 2) 2 pentapolis.former.nineplots_1.nineplots",
        "pentapolis.former.nineplots_1.nineplots.rulebook",
    ], finished.stderr
    assert "Nine Plots" in command(raised, "games")
    assert "rules 2, keeps 1" in command(raised, "games")


def test_a_guest_whose_former_rules_are_broken_says_so(raised: Path) -> None:
    (raised / "nineplots" / "former" / "nineplots-1.zip").write_bytes(b"not an archive")
    finished = run(raised, "-c", "import pentapolis; pentapolis.game('nineplots', 1)")
    assert "cannot be played: its rules of version 1: BadZipFile" in finished.stderr
    assert "rules 2, keeps 1" in command(raised, "games")
    finished = run(raised, "-c", "import pentapolis; pentapolis.game('nineplots', 3)")
    assert "Nine Plots has no rules of version 3 here, only of version 1 and 2" in finished.stderr


def test_rules_that_need_more_than_the_kernel_cannot_be_kept(raised: Path) -> None:
    shutil.rmtree(raised / "nineplots" / "former")
    view = raised / "nineplots" / "view.py"
    view.write_text(view.read_text("utf-8") + "\nfrom pentapolis.games import titles\n", "utf-8")
    finished = run(raised, "-m", "pentapolis.cli", "rules", "keep", "nineplots")
    assert finished.returncode == 2
    assert finished.stderr.startswith("pentapolis: nineplots/view.py imports pentapolis.games.titles, which")
    assert not (raised / "nineplots" / "former" / "nineplots-1.zip").exists()
