"""What people get who install the wheel, with the core alone and with the extra `server`."""

import json
import os
import re
import socket
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import pytest

import pentapolis

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "pentapolis"
START_SECONDS = 30.0

pytestmark = pytest.mark.packaging


@pytest.fixture(scope="session")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    return folder


@pytest.fixture(scope="session")
def server(distributions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a virtual environment after `pip install "pentapolis[server]"`."""
    others = [path for path in installed_here() if "pentapolis" not in path.name]
    return install(f"{wheel(distributions)}[server]", others, tmp_path_factory.mktemp("server"))


@pytest.fixture(scope="session")
def core(distributions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a virtual environment after `pip install pentapolis`, with msgspec and nothing else."""
    msgspec_alone = [path for path in installed_here() if path.name.split("-")[0] == "msgspec"]
    return install(str(wheel(distributions)), msgspec_alone, tmp_path_factory.mktemp("core"))


def install(requirement: str, packages: list[Path], folder: Path) -> Path:
    """Install something into a new virtual environment in which there is nothing but these packages.

    They are links to the packages installed here, and pip has no index: whatever else the requirement needs
    makes it fail.
    """
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = folder / "bin" / "python"
    links = folder / "links"
    links.mkdir()
    for package in packages:
        (links / package.name).symlink_to(package)
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    (Path(site) / "links.pth").write_text(f"{links}\n", encoding="utf-8")
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-index", requirement, cwd=folder)
    return folder / "bin"


def installed_here() -> list[Path]:
    """Everything in the folders with the packages that these tests run with, but for path files."""
    folders = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    return [path for folder in folders for path in Path(folder).iterdir() if path.suffix != ".pth"]


def wheel(distributions: Path) -> Path:
    [found] = distributions.glob("*.whl")
    return found


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What a command prints; if it fails, the test fails with all of its words."""
    finished = subprocess.run(
        command, cwd=cwd, env=environment(), capture_output=True, text=True, check=False
    )
    assert finished.returncode == 0, f"{command}\n{finished.stdout}\n{finished.stderr}"
    return finished.stdout


def environment() -> dict[str, str]:
    """This environment, without anything that leads Python back to this folder."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }


def files_of_the_package() -> set[str]:
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {f"pentapolis/{path.relative_to(PACKAGE).as_posix()}" for path in files}


def test_the_wheel_holds_every_file_of_the_package(distributions: Path) -> None:
    names = set(zipfile.ZipFile(wheel(distributions)).namelist())
    assert files_of_the_package() <= names


def test_the_wheel_holds_the_page_and_the_box_of_every_game(distributions: Path) -> None:
    boxes = {f"pentapolis/games/{key}/components.toml" for key in pentapolis.keys()}
    names = set(zipfile.ZipFile(wheel(distributions)).namelist())
    page = {f"pentapolis/server/static/index.html{packed}" for packed in ("", ".br", ".gz")}
    assert {"pentapolis/py.typed", *page, *boxes} <= names


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_the_wheel_speaks(language: str, distributions: Path) -> None:
    names = zipfile.ZipFile(wheel(distributions)).namelist()
    assert [
        name for name in names if name.startswith(f"pentapolis/locales/{language}/") and name.endswith(".ftl")
    ]


def test_the_wheel_holds_the_license_and_nothing_but_the_package(distributions: Path) -> None:
    names = zipfile.ZipFile(wheel(distributions)).namelist()
    assert [name for name in names if name.endswith(".dist-info/licenses/LICENSE")]
    assert {name.split("/")[0].split("-")[0] for name in names} == {"pentapolis"}


def test_the_source_distribution_holds_the_built_page_and_its_sources_but_no_packages(
    distributions: Path,
) -> None:
    [found] = distributions.glob("*.tar.gz")
    with tarfile.open(found) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    assert {"src/pentapolis/server/static/index.html", "web/src/main.ts", "dev", "pyproject.toml"} <= names
    assert not [name for name in names if name.startswith(("web/node_modules", ".venv", ".cache"))]


def test_the_library_needs_nothing_beyond_the_standard_library_and_msgspec(
    distributions: Path, tmp_path: Path
) -> None:
    zipfile.ZipFile(wheel(distributions)).extractall(tmp_path)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    script = """
import json, sys
sys.path.insert(0, sys.argv[1])
import pentapolis
for key in pentapolis.keys():
    game = pentapolis.game(key)
    state = game.start(seats=game.seats[0], seed=1)
    state.view(state.actors[0])
loaded = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(json.dumps([pentapolis.__file__, sorted(loaded)]))
"""
    # -S leaves site-packages out: what the library would need besides cannot be found.
    place, loaded = json.loads(run(sys.executable, "-I", "-S", "-c", script, tmp_path, cwd=tmp_path))
    assert Path(place).is_relative_to(tmp_path)
    assert set(loaded) - {"__main__"} == {"msgspec", "pentapolis"}


def test_the_core_plays_whole_games_between_bots(core: Path, tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert re.fullmatch(
        r"\(\d+, \d+\) \([01, ]+\)\n", run(core / "python", "-I", "-c", example, cwd=tmp_path)
    )
    match = ["arena", "palatinus", "--seats", "easy,random", "--games", "2", "--simulations", "1"]
    assert "Palatinus, 2 games" in run(core / "pentapolis", *match, "--records", tmp_path, cwd=tmp_path)
    for record in tmp_path.glob("*.txt"):
        assert "result confirmed" in run(core / "pentapolis", "replay", "--verify", record, cwd=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["games"], "antiquity   ready"),
        (["box", "show", "attika"], "[[buildings]]"),
        (["bench", "palatinus", "--seconds", "0.01", "--rounds", "1"], "copies"),
        (["config"], "port = 8000  # default"),
        (["serve", "--help"], 'pip install "pentapolis[server]"'),
    ],
)
def test_commands_that_need_no_server_work_with_the_core(
    arguments: list[str], says: str, core: Path, tmp_path: Path
) -> None:
    assert says in run(core / "pentapolis", *arguments, cwd=tmp_path)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["serve"], "pentapolis serve"),
        (["bench", "server"], "pentapolis bench server"),
        (["replay", str(ROOT / "tests/fixtures/palatinus/2-points.record")], "putting a game into words"),
        (["play", "palatinus"], "putting a game into words"),
    ],
)
def test_without_the_extra_one_sentence_says_what_to_install(
    arguments: list[str], what: str, core: Path, tmp_path: Path
) -> None:
    finished = subprocess.run(
        [core / "pentapolis", *arguments],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    sentence = f'pentapolis: {what} needs more packages: pip install "pentapolis[server]"\n'
    assert (finished.returncode, finished.stdout, finished.stderr) == (2, "", sentence)


def test_with_the_extra_a_game_is_told_in_words(server: Path, tmp_path: Path) -> None:
    record = ROOT / "tests/fixtures/palatinus/2-points.record"
    assert "legt tegel" in run(server / "pentapolis", "replay", record, "--language", "nl", cwd=tmp_path)


def test_with_the_extra_the_program_serves_the_page(server: Path, tmp_path: Path) -> None:
    port = free_port()
    log = tmp_path / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [server / "pentapolis", "serve", "--port", str(port)],
            cwd=tmp_path,
            env={**environment(), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            page = first_answer(f"http://127.0.0.1:{port}/", process, log)
        finally:
            process.terminate()
            process.wait(START_SECONDS)
    assert "<title>Pentapolis" in page


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def first_answer(address: str, process: subprocess.Popen[bytes], log: Path) -> str:
    """What the server answers once it is up."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer:\n{log.read_text(errors='replace')}")
