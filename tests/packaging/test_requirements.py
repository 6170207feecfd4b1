"""The pinned packages: all of them, on every platform, each with the hashes of its files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

pytestmark = pytest.mark.packaging


def entries(file: Path) -> list[str]:
    """The requirements in a file, each with its hashes in one line."""
    text = file.read_text("utf-8").replace("\\\n", " ")
    return [line for line in text.splitlines() if not line.startswith("#")]


def requirements(*names: str) -> list[Requirement]:
    """The packages that some files pin."""
    files = [ROOT / "requirements" / f"{name}.txt" for name in names]
    return [Requirement(entry.partition(" --hash")[0]) for file in files for entry in entries(file)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_package_has_an_exact_version_and_hashes(file: Path) -> None:
    found = entries(file)
    assert found
    for entry in found:
        pin, *hashes = re.split(r" +--hash=", entry.strip())
        assert re.fullmatch(r"[\w.-]+(\[[\w,-]+\])?==[\w.]+( ; .+)?", pin), pin
        assert hashes, f"{pin} has no hash; run ./dev pin"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes), pin
        assert hashes == sorted(set(hashes)), pin


def test_the_index_is_left_to_the_settings_of_pip() -> None:
    assert not [file.name for file in FILES if "//" in file.read_text("utf-8") or "index" in file.read_text()]


def test_what_the_project_asks_for_is_pinned_to_a_version_that_it_accepts() -> None:
    pinned = {canonicalize_name(one.name): one for one in requirements("runtime")}
    for text in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]):
        wanted = Requirement(text)
        [exact] = pinned[canonicalize_name(wanted.name)].specifier
        assert exact.version in wanted.specifier, text


PLATFORMS = {
    "linux": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "macos": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    "windows": {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
}


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("files", [["runtime", "build"], ["runtime", "build", "dev"]], ids="-".join)
def test_nothing_unpinned_is_needed_on_any_platform(files: list[str], platform: str, python: str) -> None:
    """Among packages with hashes, pip installs none without; `files` are what ./dev installs at once."""
    there = {**PLATFORMS[platform], "python_version": python, "python_full_version": f"{python}.0"}
    pinned = [one for one in requirements(*files) if is_for(one, there)]
    names = {canonicalize_name(one.name) for one in pinned}
    wanted = [Requirement(text) for text in PROJECT["optional-dependencies"]["server"]]
    missing = {
        f"{needed.name} for {package.name}"
        for package in [*pinned, *wanted]
        for needed in needs_of(package, there)
        if canonicalize_name(needed.name) not in names
    }
    assert not missing


def needs_of(package: Requirement, there: dict[str, str]) -> Iterator[Requirement]:
    """What an installed package needs somewhere; one that is needed only on other systems needs nothing."""
    try:
        texts = metadata.requires(package.name) or []
    except metadata.PackageNotFoundError:
        assert package.marker is not None, f"{package} is not installed"
        return
    for text in texts:
        needed = Requirement(text)
        if any(is_for(needed, {**there, "extra": extra}) for extra in ("", *package.extras)):
            yield needed


def is_for(package: Requirement, there: dict[str, str]) -> bool:
    return package.marker is None or package.marker.evaluate(there)
