"""What people get who install the wheel: everything in it, nothing else needed for it."""

import json
import os
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
def installed(distributions: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a virtual environment with the wheel in it.

    Its dependencies are the ones that are installed here, seen through a path file. The path file of this
    folder's own editable install is not followed, so `import pentapolis` finds the wheel's.
    """
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = folder / "bin" / "python"
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--no-deps",
        "--no-index",
        wheel(distributions),
    )
    site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    outer = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
    (Path(site) / "dependencies.pth").write_text("\n".join(sorted(outer)), encoding="utf-8")
    return folder / "bin"


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
    assert {"pentapolis/py.typed", "pentapolis/server/static/index.html", *boxes} <= names


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


def test_the_installed_program_lists_the_games(installed: Path, tmp_path: Path) -> None:
    listed = run(installed / "pentapolis", "games", cwd=tmp_path)
    assert [key for key in pentapolis.keys() if key not in listed] == []


def test_the_installed_program_serves_the_page(installed: Path, tmp_path: Path) -> None:
    port = free_port()
    log = tmp_path / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            [installed / "pentapolis", "serve", "--port", str(port)],
            cwd=tmp_path,
            env={**environment(), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            page = first_answer(f"http://127.0.0.1:{port}/", server, log)
        finally:
            server.terminate()
            server.wait(START_SECONDS)
    assert "<title>Pentapolis" in page


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def first_answer(address: str, server: subprocess.Popen[bytes], log: Path) -> str:
    """What the server answers once it is up."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer:\n{log.read_text(errors='replace')}")
