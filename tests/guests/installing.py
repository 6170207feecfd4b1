"""Packages that bring games, installed into folders of their own: nothing here is changed by it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NINE_PLOTS = ROOT / "examples" / "nineplots"

SERVE = "import sys; from pentapolis.cli import main; sys.exit(main(['serve', '--port', '0', *sys.argv[1:]]))"
"""A program for `tests.server.processes.running`: our server, wherever there is a free port."""


def install(package: Path, folder: Path) -> Path:
    """Install a package as `pip` does it, without asking any other machine; the folder that it is in."""
    finished = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--no-index", "--no-build-isolation", "--target", folder, package),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    return folder


def with_packages(*folders: Path) -> Mapping[str, str]:
    """The environment of a process that finds the packages of these folders, besides its own."""
    path = [*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Python with the packages of that folder, besides those that are there anyway."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=with_packages(folder),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def pentapolis(folder: Path, *arguments: str | Path) -> str:
    """What our program prints with the packages of that folder; it must succeed, and complain of nothing."""
    finished = run(folder, "-m", "pentapolis.cli", *arguments)
    assert (finished.returncode, finished.stderr) == (0, ""), finished.stdout + finished.stderr
    return finished.stdout
